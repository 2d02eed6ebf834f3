//! TIFF movies: classic TIFF and BigTIFF of either byte order, in strips or tiles,
//! uncompressed or with any lossless compression in use; the stacks of ImageJ, MetaMorph, OME and
//! Micro-Manager, and files of an NDTiff whose index is missing.

mod description;
mod facts;
mod frames;
mod ifd;
mod layout;
mod meta_morph;
mod ome;
mod order;
mod parse_description;
mod part;
mod series;
mod strips;

use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use gaussmle::PixelSize;
use gaussmle_base::plural::quantity;

use self::description::Writer;
use self::frames::frames_of;
use self::layout::Layout;
use self::order::Order;
use self::part::Part;
use crate::file_error::{FileError, malformed, not_written, unsupported};
use crate::movie::format::{MovieFormat, Writing};
use crate::movie::limits;
use crate::movie::metadata::MovieMetadata;
use crate::movie::output::{self, MovieFile, Output};
use crate::movie::pixels::{PixelType, Pixels};
use crate::movie::positioned::Positioned;
use crate::movie::sample::SampleType;
use crate::movie::tiff_writer::TiffWriter;
use crate::movie::types::{Movie, OpenOptions, Shape};

/// True if the first bytes are those of a TIFF.
pub(in crate::movie) fn is_tiff(start: &[u8]) -> bool {
    let magics = [b"II*\0", b"MM\0*", b"II+\0", b"MM\0+"];
    magics.iter().any(|magic| start.starts_with(*magic))
}

/// The pages of one file, or of a series of files.
#[derive(Debug)]
pub(super) struct Tiff {
    parts: Vec<Part>,
    /// The first plane of each part.
    starts: Vec<usize>,
    /// The planes that are frames.
    order: Order,
    shape: Shape,
    pixel_type: PixelType,
    metadata: MovieMetadata,
    notes: Vec<String>,
}

pub(super) const TIFF: MovieFormat = MovieFormat {
    name: "TIFF",
    label: "TIFF (BigTIFF, ImageJ, OME, Micro-Manager, MetaMorph .stk)",
    extensions: &["tif", "tiff", "stk"],
    sidecar: None,
    folder_has: None,
    recognizes: |source| is_tiff(&source.start),
    open: |source, options| source.open_file(|file| open(file, options)),
    writing: Some(Writing {
        extensions: &["tif", "tiff"],
        start,
    }),
};

fn start(
    path: &Path,
    shape: Shape,
    pixel_type: PixelType,
    pixel_size_um: Option<PixelSize>,
) -> Result<Box<dyn Output>, FileError> {
    if shape.frames == 0 {
        return Err(unsupported(path, "a TIFF of 0 frames", "write one or more"));
    }
    let writer = TiffWriter::movie_of(output::create(path)?, shape, pixel_type, pixel_size_um);
    Ok(Box::new(
        writer.map_err(|source| not_written(path, source))?,
    ))
}

impl Output for TiffWriter<MovieFile> {
    fn write(&mut self, frames: &Pixels) -> io::Result<()> {
        match frames {
            Pixels::U16(pixels) => self.write_u16(pixels),
            Pixels::F32(pixels) => self.write_f32(pixels),
        }
    }

    fn finish(self: Box<Self>) -> io::Result<MovieFile> {
        TiffWriter::finish(*self)
    }
}

fn open(file: Positioned, options: &OpenOptions) -> Result<Tiff, FileError> {
    let first = Part::open(file)?;
    let first_layout = *first.layout()?;
    let has_several_images = !first.description.images.is_empty();
    let path = first.file.path().to_owned();
    let series = series::find(&path, &first.description, first.frames());
    let mut notes = metadata_notes(&first);
    notes.extend(series.notes);
    let other_files = series.parts.len();
    let (mut parts, mut starts, mut frames) = (Vec::new(), Vec::new(), 0);
    let mut ended = false;
    let mut files = series.parts.into_iter();
    let mut next = Some(first);
    while let Some(part) = next {
        if !has_several_images {
            check_same_frames(&first_layout, &part)?;
        }
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
    let found = frames_of(&path, &mut parts, options, &mut notes)?;
    let chosen = found.order.frames(frames) as u64;
    if chosen == 0 {
        let what = format!("none of its {frames} planes is of the chosen image, channel and z");
        return Err(malformed(&path, what));
    }
    let layout = match has_several_images {
        true => common_layout(&path, &parts, &starts, &found.order, chosen as usize)?,
        false => first_layout,
    };
    let pixel_type = layout.sample.sample_type.pixel_type().ok_or_else(|| {
        let instead = "convert it to 16-bit unsigned or 32-bit float (ImageJ: Image > Type)";
        unsupported(&path, "a movie of 64-bit float", instead)
    })?;
    let sides = [chosen, layout.height as u64, layout.width as u64];
    Ok(Tiff {
        shape: limits::check_shape(&path, sides, layout.sample.bytes_in_memory())?,
        metadata: MovieMetadata {
            stored_pixels: Some(layout.sample.sample_type.name()),
            ..facts::metadata(&parts[0], &found)
        },
        parts,
        starts,
        order: found.order,
        pixel_type,
        notes,
    })
}

/// The layout of all frames, which may be those of one of several images.
fn common_layout(
    path: &Path,
    parts: &[Part],
    starts: &[usize],
    order: &Order,
    frames: usize,
) -> Result<Layout, FileError> {
    let layout_of = |frame: usize| {
        let plane = order.plane(frame);
        let part = starts.partition_point(|&start| start <= plane) - 1;
        parts[part].layout_of(plane - starts[part])
    };
    let first = layout_of(0)?;
    for frame in 1..frames {
        let other = layout_of(frame)?;
        if !other.same_frames(first) {
            let (found, first) = (other.name(), first.name());
            let what = format!("frame {frame} is {found}, frame 0 {first}");
            return Err(malformed(path, what));
        }
    }
    Ok(*first)
}

/// Notes about metadata of the first file that are not followed.
fn metadata_notes(part: &Part) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some((companion, false)) = &part.companion {
        notes.push(format!(
            "its description is in {}, which is missing: all planes are read in the order of the file",
            companion.display()
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
            "{file} is cut short: nothing after its {} is read",
            quantity(complete, "whole frame")
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
pub(in crate::movie) fn read_map(file: Positioned) -> Result<(usize, usize, Vec<f64>), FileError> {
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
        SampleType::I16 | SampleType::F32 => {
            to_f64(&bytes, |value| f64::from(f32::from_ne_bytes(value)))
        }
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
            _ if first.is_ndtiff => "NDTiff",
            Writer::ImageJ => "ImageJ TIFF",
            Writer::Ome => "OME-TIFF",
            Writer::MetaMorph => "MetaMorph STK",
            Writer::MicroManager => "Micro-Manager TIFF",
            Writer::Other | Writer::Tifffile if first.encoding.big => "BigTIFF",
            Writer::Other | Writer::Tifffile => "TIFF",
        }
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn metadata(&self) -> MovieMetadata {
        self.metadata.clone()
    }

    fn files(&self) -> Vec<PathBuf> {
        let parts = self.parts.iter();
        let mut files: Vec<PathBuf> = parts.map(|part| part.file.path().to_owned()).collect();
        let first = self.parts.first();
        if let Some((companion, true)) = first.and_then(|part| part.companion.clone()) {
            files.push(companion);
        }
        files
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let path = self.parts[0].file.path();
        let pixels = limits::check_frames(path, self.shape, &frames)?;
        into.resize(self.pixel_type, pixels);
        let bytes = self.shape.pixels() * self.pixel_type.bytes();
        for (frame, out) in frames.zip(into.bytes_mut().chunks_exact_mut(bytes)) {
            let plane = self.order.plane(frame);
            let part = self.starts.partition_point(|&start| start <= plane) - 1;
            self.parts[part].read(plane - self.starts[part], out)?;
        }
        Ok(())
    }
}
