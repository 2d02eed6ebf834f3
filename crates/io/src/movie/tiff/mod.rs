//! Reads TIFF movies: classic TIFF and BigTIFF of either byte order, in strips or tiles,
//! uncompressed, LZW or deflate; the stacks of ImageJ, OME and Micro-Manager.

mod description;
mod ifd;
mod layout;
mod part;
mod series;
mod strips;

use std::ops::Range;
use std::path::PathBuf;

use self::description::Writer;
use self::layout::Layout;
use self::part::Part;
use super::limits;
use super::pixels::{PixelType, Pixels};
use super::positioned::Positioned;
use super::sample::SampleType;
use super::types::{Movie, OpenOptions, Shape};
use crate::file_error::{FileError, malformed, unsupported};

/// True if the first bytes are those of a TIFF.
pub(super) fn is_tiff(start: &[u8]) -> bool {
    let magics = [b"II*\0", b"MM\0*", b"II+\0", b"MM\0+"];
    magics.iter().any(|magic| start.starts_with(*magic))
}

/// The pages of one file, or of a series of files.
#[derive(Debug)]
pub(super) struct Tiff {
    parts: Vec<Part>,
    /// The first frame of each part.
    starts: Vec<usize>,
    shape: Shape,
    pixel_type: PixelType,
    notes: Vec<String>,
}

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Tiff, FileError> {
    let first = Part::open(file)?;
    let layout = *first.layout()?;
    let path = first.file.path().to_owned();
    let pixel_type = layout.sample.sample_type.pixel_type().ok_or_else(|| {
        let instead = "convert it to 16-bit unsigned or 32-bit float (ImageJ: Image > Type)";
        unsupported(&path, "a movie of 64-bit float", instead)
    })?;

    let series = series::find(&path, &first.description, first.frames());
    let mut notes = metadata_notes(&first);
    notes.extend(series.notes);
    let other_files = series.parts.len();
    let (mut parts, mut starts, mut frames) = (Vec::new(), Vec::new(), 0);
    let mut ended = false;
    let mut files = series.parts.into_iter();
    let mut next = Some(first);
    while let Some(part) = next {
        check_same_frames(&layout, &part)?;
        starts.push(frames);
        frames += part.frames();
        ended = part.cut_short;
        if part.cut_short {
            accept_cut_short(&part, options, &mut notes)?;
            parts.push(part);
            break;
        }
        parts.push(part);
        next = match files.next() {
            Some(file) => Some(Part::open(Positioned::open(&file)?)?),
            None => None,
        };
    }
    if let (Some(part), false) = (series.missing, ended) {
        if !options.allow_truncated {
            return Err(FileError::MissingPart {
                path,
                part,
                complete: frames,
            });
        }
        notes.push(format!(
            "{part} is missing: the {frames} frames before it are read"
        ));
    }
    if other_files > 0 {
        notes.push(format!("{} files are read as one movie", parts.len()));
    }
    let promised = parts[0].description.planes.unwrap_or(frames as u64);
    if promised != frames as u64 && !ended && !series.starts_later {
        notes.push(format!(
            "its description has {promised} as the number of frames, the file holds {frames}: these are read"
        ));
    }
    let sides = [frames as u64, layout.height as u64, layout.width as u64];
    Ok(Tiff {
        shape: limits::check_shape(&path, sides, layout.sample.bytes_in_memory())?,
        parts,
        starts,
        pixel_type,
        notes,
    })
}

/// Notes about metadata of the first file that are not followed.
fn metadata_notes(part: &Part) -> Vec<String> {
    let description = &part.description;
    let mut notes = Vec::new();
    if description.channels > 1 || description.slices > 1 {
        notes.push(format!(
            "its metadata have {} channels and {} slices: its planes are read as frames, in the file's order",
            description.channels.max(1),
            description.slices.max(1)
        ));
    }
    if part.has_other_photometric {
        notes.push(
            "its photometric tag declares inverted or palette values: they are read as stored"
                .into(),
        );
    }
    if part.has_orientation {
        notes.push("its orientation tag is ignored: pixels are read as stored".into());
    }
    notes
}

/// Returns an error if a part has frames of another size or type.
fn check_same_frames(layout: &Layout, part: &Part) -> Result<(), FileError> {
    let other = part.layout()?;
    if layout.same_frames(other) {
        return Ok(());
    }
    let what = format!(
        "its pages are {}, but those of the series are {}",
        other.name(),
        layout.name()
    );
    Err(malformed(part.file.path(), what))
}

/// Adds a note about a part that is cut short. Returns an error without `allow_truncated`.
fn accept_cut_short(
    part: &Part,
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<(), FileError> {
    let complete = part.frames();
    if options.allow_truncated {
        let file = part.file.path().display();
        notes.push(format!(
            "{file} is cut short: its {complete} whole frames are read, and nothing after them"
        ));
        return Ok(());
    }
    let promised = part.description.planes;
    Err(FileError::Truncated {
        path: part.file.path().into(),
        complete,
        promised: promised
            .filter(|&promised| promised > complete as u64)
            .map(|promised| promised as usize),
    })
}

/// Reads a single page as a map. Returns its height, width and values.
pub(super) fn read_map(file: Positioned) -> Result<(usize, usize, Vec<f64>), FileError> {
    let part = Part::open(file)?;
    let layout = *part.layout()?;
    if part.frames() != 1 || part.cut_short {
        let what = format!("a TIFF of {} pages as a map", part.frames());
        return Err(unsupported(part.file.path(), what, "save one page"));
    }
    let mut bytes = vec![0; layout.height * layout.width * layout.sample.bytes_in_memory()];
    part.read(0, &mut bytes)?;
    let values = match layout.sample.sample_type {
        SampleType::U8 | SampleType::U16 => {
            to_f64(&bytes, |value| f64::from(u16::from_ne_bytes(value)))
        }
        SampleType::F32 => to_f64(&bytes, |value| f64::from(f32::from_ne_bytes(value))),
        SampleType::F64 => to_f64(&bytes, f64::from_ne_bytes),
    };
    Ok((layout.height, layout.width, values))
}

fn to_f64<const N: usize>(bytes: &[u8], value: impl Fn([u8; N]) -> f64) -> Vec<f64> {
    bytes.as_chunks::<N>().0.iter().map(|&v| value(v)).collect()
}

impl Movie for Tiff {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        self.pixel_type
    }

    fn format(&self) -> &'static str {
        let first = &self.parts[0];
        match first.description.writer {
            Writer::ImageJ => "ImageJ TIFF",
            Writer::Ome => "OME-TIFF",
            Writer::MicroManager => "Micro-Manager TIFF",
            Writer::Other | Writer::Tifffile if first.encoding.big => "BigTIFF",
            Writer::Other | Writer::Tifffile => "TIFF",
        }
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn files(&self) -> Vec<PathBuf> {
        let parts = self.parts.iter();
        parts.map(|part| part.file.path().to_owned()).collect()
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let path = self.parts[0].file.path();
        let pixels = limits::check_frames(path, self.shape, &frames)?;
        into.resize(self.pixel_type, pixels);
        let bytes = self.shape.pixels() * self.pixel_type.bytes();
        for (frame, out) in frames.zip(into.bytes_mut().chunks_exact_mut(bytes)) {
            let part = self.starts.partition_point(|&start| start <= frame) - 1;
            self.parts[part].read(frame - self.starts[part], out)?;
        }
        Ok(())
    }
}
