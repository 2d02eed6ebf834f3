//! TIFF movies: classic and BigTIFF, of either byte order, in strips or tiles, plain, LZW or deflate; the
//! stacks of ImageJ, OME and Micro-Manager.

mod description;
mod ifd;
mod layout;
mod part;
mod series;
mod strips;

use std::ops::Range;
use std::path::PathBuf;

use self::description::By;
use self::layout::Layout;
use self::part::Part;
use super::error::{FileError, malformed, unsupported};
use super::pixels::{Depth, Kind, Pixels};
use super::positioned::Positioned;
use super::{Movie, OpenOptions, Shape, limits};

/// Whether a file starts as a TIFF does.
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
    depth: Depth,
    notes: Vec<String>,
}

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Tiff, FileError> {
    let first = Part::open(file)?;
    let layout = *first.layout()?;
    let path = first.file.path().to_owned();
    let depth = layout.sample.depth().ok_or_else(|| {
        let instead = "convert it to 16-bit unsigned or 32-bit float (ImageJ: Image > Type)";
        unsupported(&path, "a movie of 64-bit float", instead)
    })?;

    let series = series::find(&path, &first.description, first.frames());
    let mut notes = remarks(&first);
    notes.extend(series.notes);
    let later = series.parts.len();
    let (mut parts, mut starts, mut frames) = (Vec::new(), Vec::new(), 0);
    let mut ended = false;
    let mut files = series.parts.into_iter();
    let mut next = Some(first);
    while let Some(part) = next {
        same(&layout, &part)?;
        starts.push(frames);
        frames += part.frames();
        ended = part.cut_short;
        if part.cut_short {
            cut_short(&part, options, &mut notes)?;
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
            let whole = frames;
            return Err(FileError::MissingPart { path, part, whole });
        }
        notes.push(format!(
            "{part} is missing: the {frames} frames before it are read"
        ));
    }
    if later > 0 {
        notes.push(format!("{} files are read as one movie", parts.len()));
    }
    let promised = parts[0].description.planes.unwrap_or(frames as u64);
    if promised != frames as u64 && !ended && !series.later {
        notes.push(format!(
            "its description says {promised} frames, {frames} are there and read"
        ));
    }
    let sides = [frames as u64, layout.height as u64, layout.width as u64];
    Ok(Tiff {
        shape: limits::shape(&path, sides, layout.sample.bytes_wide())?,
        parts,
        starts,
        depth,
        notes,
    })
}

/// What a user should be told about a first file.
fn remarks(part: &Part) -> Vec<String> {
    let said = &part.description;
    let mut notes = Vec::new();
    if said.channels > 1 || said.slices > 1 {
        notes.push(format!(
            "it says that it has {} channels and {} slices: its planes are taken as frames, in the file's order",
            said.channels.max(1),
            said.slices.max(1)
        ));
    }
    if part.not_brightness {
        notes.push(
            "it says that its numbers are inverted, or places in a palette: they are taken as they are stored"
                .into(),
        );
    }
    if part.turned {
        notes.push("its orientation tag is not followed: pixels are as they are stored".into());
    }
    notes
}

/// Refuses a part of another size or type.
fn same(layout: &Layout, part: &Part) -> Result<(), FileError> {
    let other = part.layout()?;
    if layout.same_frames(other) {
        return Ok(());
    }
    let what = format!(
        "its pages are {}, those of the series {}",
        other.name(),
        layout.name()
    );
    Err(malformed(part.file.path(), what))
}

/// Refuses a part that is cut short, or notes it.
fn cut_short(part: &Part, options: &OpenOptions, notes: &mut Vec<String>) -> Result<(), FileError> {
    let whole = part.frames();
    if options.allow_truncated {
        let file = part.file.path().display();
        notes.push(format!(
            "{file} is cut short: its {whole} whole frames are read, and nothing after them"
        ));
        return Ok(());
    }
    let promised = part.description.planes;
    Err(FileError::Truncated {
        path: part.file.path().into(),
        whole,
        promised: promised
            .filter(|&promised| promised > whole as u64)
            .map(|promised| promised as usize),
    })
}

/// A single page as a map: its height, width and values.
pub(super) fn read_map(file: Positioned) -> Result<(usize, usize, Vec<f64>), FileError> {
    let part = Part::open(file)?;
    let layout = *part.layout()?;
    if part.frames() != 1 || part.cut_short {
        let what = format!("a TIFF of {} pages as a map", part.frames());
        return Err(unsupported(part.file.path(), what, "save its one page"));
    }
    let mut bytes = vec![0; layout.height * layout.width * layout.sample.bytes_wide()];
    part.read(0, &mut bytes)?;
    let values = match layout.sample.kind {
        Kind::U8 | Kind::U16 => widen(&bytes, |value| f64::from(u16::from_ne_bytes(value))),
        Kind::F32 => widen(&bytes, |value| f64::from(f32::from_ne_bytes(value))),
        Kind::F64 => widen(&bytes, f64::from_ne_bytes),
    };
    Ok((layout.height, layout.width, values))
}

fn widen<const N: usize>(bytes: &[u8], value: impl Fn([u8; N]) -> f64) -> Vec<f64> {
    bytes.as_chunks::<N>().0.iter().map(|&v| value(v)).collect()
}

impl Movie for Tiff {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn depth(&self) -> Depth {
        self.depth
    }

    fn format(&self) -> &'static str {
        let first = &self.parts[0];
        match first.description.by {
            By::ImageJ => "ImageJ TIFF",
            By::Ome => "OME-TIFF",
            By::MicroManager => "Micro-Manager TIFF",
            By::Nobody | By::Tifffile if first.dialect.big => "BigTIFF",
            By::Nobody | By::Tifffile => "TIFF",
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
        let pixels = limits::frames(path, self.shape, &frames)?;
        into.resize(self.depth, pixels);
        let bytes = self.shape.pixels() * self.depth.bytes();
        for (frame, out) in frames.zip(into.bytes_mut().chunks_exact_mut(bytes)) {
            let part = self.starts.partition_point(|&start| start <= frame) - 1;
            self.parts[part].read(frame - self.starts[part], out)?;
        }
        Ok(())
    }
}
