//! Zarr arrays of version 2 and 3, and OME-Zarr groups.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use zarrs::array::data_type::{Float32DataType, UInt8DataType, UInt16DataType};
use zarrs::array::{
    Array, ArrayCreateError, ArrayError, ArrayMetadata, ArrayShardedExt, ArraySubset, ChunkShape,
    FromArrayBytes,
};
use zarrs::filesystem::FilesystemStore;

use super::error::{FileError, malformed, unsupported};
use super::pixels::{Depth, Pixels};
use super::zarr_group::multiscale;
use super::{Movie, Shape, limits};

/// Bytes of the largest chunk: it is decoded in one piece.
const CHUNK: u64 = limits::FRAME;

/// An array whose leading axes are taken as frames, in C order.
#[derive(Debug)]
pub(super) struct Zarr {
    path: PathBuf,
    array: Array<FilesystemStore>,
    /// The leading axes.
    lead: Vec<u64>,
    shape: Shape,
    kind: Kind,
    together: usize,
    format: &'static str,
    notes: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    U8,
    U16,
    F32,
}

/// Chunks that are looked for when an array is opened.
const MOST_CHUNKS: u64 = 1_000_000;

/// Whether a folder is a Zarr array or group.
pub(super) fn is_zarr(folder: &Path) -> bool {
    let files = ["zarr.json", ".zarray", ".zgroup", ".zattrs"];
    files.iter().any(|file| folder.join(file).is_file())
}

pub(super) fn open(folder: &Path) -> Result<Zarr, FileError> {
    let group = multiscale(folder)?;
    let at = group.as_ref().map_or("", |group| group.path.as_str());
    let array = guarded(folder, || {
        let store = FilesystemStore::new(folder).map_err(|error| refused(folder, &error))?;
        let array = Array::open(Arc::new(store), &format!("/{at}"));
        array.map_err(|error| not_opened(folder, &error))
    })?;

    let data_type = array.data_type();
    let (kind, bytes) = if data_type.is::<UInt8DataType>() {
        (Kind::U8, 2)
    } else if data_type.is::<UInt16DataType>() {
        (Kind::U16, 2)
    } else if data_type.is::<Float32DataType>() {
        (Kind::F32, 4)
    } else {
        let what = format!("a Zarr array of type {data_type:?}");
        let instead = "save it as uint8, uint16 or float32";
        return Err(unsupported(folder, what, instead));
    };
    let [lead @ .., height, width] = array.shape() else {
        return Err(few_axes(folder, array.shape().len()));
    };
    if lead.is_empty() {
        return Err(few_axes(folder, 2));
    }
    let frames = lead
        .iter()
        .try_fold(1u64, |all, &axis| all.checked_mul(axis));
    let frames = frames.unwrap_or(u64::MAX);
    let shape = limits::shape(folder, [frames, *height, *width], bytes)?;
    let lead = lead.to_vec();
    let chunk = chunk(folder, &array)?;
    let size = chunk
        .iter()
        .fold(bytes as u64, |size, side| size.saturating_mul(side.get()));
    if size > CHUNK {
        let what = format!("a chunk of {size} bytes");
        return Err(unsupported(
            folder,
            what,
            "save it in chunks of at most 1 GiB",
        ));
    }
    let innermost = innermost(&lead);
    let together = chunk[innermost].get().min(lead[innermost]).max(1);
    let names = group.as_ref().map_or(&[][..], |group| &group.axes);
    let mut notes = axes_note(folder, names, array.shape())?;
    notes.extend(missing_note(folder, &array));
    let format = match (&group, array.metadata()) {
        (Some(_), _) => "OME-Zarr",
        (None, ArrayMetadata::V2(_)) => "Zarr v2",
        (None, ArrayMetadata::V3(_)) => "Zarr v3",
    };
    Ok(Zarr {
        path: folder.into(),
        lead,
        shape,
        kind,
        together: together as usize,
        format,
        notes,
        array,
    })
}

/// The leading axis along which frames follow each other: axes of length 1 within it do not part them.
fn innermost(lead: &[u64]) -> usize {
    lead.iter().rposition(|&axis| axis > 1).unwrap_or(0)
}

fn few_axes(folder: &Path, axes: usize) -> FileError {
    let what = format!("a Zarr array of {axes} axes as a movie");
    unsupported(
        folder,
        what,
        "save one of 3 or more, the last of them y and x",
    )
}

/// What is decoded at once: in a shard, the chunks inside it.
fn chunk(folder: &Path, array: &Array<FilesystemStore>) -> Result<ChunkShape, FileError> {
    guarded(folder, || {
        let first = vec![0; array.dimensionality()];
        let whole = array.chunk_shape(&first);
        let inner = array.effective_subchunk_shape();
        inner.map_or_else(|| whole.map_err(|error| refused(folder, &error)), Ok)
    })
}

/// Notes leading axes that are not time alone, and refuses images that are not (y, x).
fn axes_note(folder: &Path, names: &[String], shape: &[u64]) -> Result<Vec<String>, FileError> {
    let named = names.len() == shape.len();
    if named && names[names.len() - 2..] != ["y", "x"] {
        let what = format!("a Zarr array with the axes ({})", names.join(", "));
        return Err(unsupported(folder, what, "save it with y and x last"));
    }
    let lead = &shape[..shape.len() - 2];
    let long: Vec<usize> = (0..lead.len()).filter(|&axis| lead[axis] > 1).collect();
    let other = |&axis: &usize| named && names[axis] != "t";
    if long.len() < 2 && !long.iter().any(other) {
        return Ok(Vec::new());
    }
    let sides = long.iter().map(|&axis| match named {
        true => format!("{} ({})", names[axis], lead[axis]),
        false => lead[axis].to_string(),
    });
    let sides: Vec<String> = sides.collect();
    Ok(vec![format!(
        "its axes {} are taken as frames, the last one running fastest",
        sides.join(", ")
    )])
}

/// What the library does not know is no damage.
fn not_opened(folder: &Path, error: &ArrayCreateError) -> FileError {
    use ArrayCreateError as E;
    match error {
        E::DataTypeCreateError(_)
        | E::CodecsCreateError(_)
        | E::StorageTransformersCreateError(_)
        | E::ChunkGridCreateError(_)
        | E::ChunkKeyEncodingCreateError(_)
        | E::AdditionalFieldUnsupportedError(_)
        | E::UnsupportedZarrV2Array(_) => {
            let what = format!("a Zarr array with this ({error})");
            let instead = "save it in plain chunks, with blosc, gzip, zlib, zstd or no compression";
            unsupported(folder, what, instead)
        }
        _ => refused(folder, error),
    }
}

fn refused(path: &Path, error: &dyn std::error::Error) -> FileError {
    malformed(path, error.to_string())
}

/// Chunks whose files are not there. That may be meant, since programs leave out chunks of nothing but the fill value; or a copy has stopped.
fn missing_note(folder: &Path, array: &Array<FilesystemStore>) -> Option<String> {
    let grid = array.chunk_grid_shape();
    let all = grid
        .iter()
        .try_fold(1u64, |all, &side| all.checked_mul(side))?;
    let key = |mut number: u64| {
        let mut place: Vec<u64> = grid
            .iter()
            .rev()
            .map(|&side| {
                let at = number % side;
                number /= side;
                at
            })
            .collect();
        place.reverse();
        array.chunk_key(&place)
    };
    let missing: Vec<u64> = (0..all.min(MOST_CHUNKS))
        .filter(|&number| !folder.join(key(number).as_str()).exists())
        .collect();
    let first = key(*missing.first()?);
    Some(format!(
        "{} of {all} chunks are not there, {first} for one: they are read as the fill value; if it is a copy, it may have stopped halfway",
        missing.len()
    ))
}

/// Runs the library, which asserts in places what a damaged file can break.
fn guarded<T>(path: &Path, run: impl FnOnce() -> Result<T, FileError>) -> Result<T, FileError> {
    let panicked = |_| {
        Err(malformed(
            path,
            "what it holds makes the Zarr library panic",
        ))
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(panicked)
}

impl Zarr {
    /// The part of the array with these frames, which follow each other along the innermost leading axis.
    fn subset(&self, frames: Range<usize>) -> ArraySubset {
        let mut rest = frames.start as u64;
        let mut ranges = Vec::with_capacity(self.lead.len() + 2);
        let innermost = innermost(&self.lead);
        for (place, &axis) in self.lead.iter().enumerate().rev() {
            let count = if place == innermost {
                frames.len() as u64
            } else {
                1
            };
            ranges.push(rest % axis..rest % axis + count);
            rest /= axis;
        }
        ranges.reverse();
        ranges.push(0..self.shape.height as u64);
        ranges.push(0..self.shape.width as u64);
        ArraySubset::new_with_ranges(&ranges)
    }

    fn read_run(
        &self,
        frames: Range<usize>,
        into: &mut Pixels,
        at: usize,
    ) -> Result<(), FileError> {
        let subset = self.subset(frames);
        match (self.kind, into) {
            (Kind::U8, Pixels::U16(all)) => {
                let run: Vec<u8> = self.retrieve(&subset)?;
                for (to, from) in all[at..].iter_mut().zip(run) {
                    *to = from.into();
                }
            }
            (Kind::U16, Pixels::U16(all)) => {
                let run: Vec<u16> = self.retrieve(&subset)?;
                all[at..at + run.len()].copy_from_slice(&run);
            }
            (Kind::F32, Pixels::F32(all)) => {
                let run: Vec<f32> = self.retrieve(&subset)?;
                all[at..at + run.len()].copy_from_slice(&run);
            }
            _ => return Err(malformed(&self.path, "its type changed")),
        }
        Ok(())
    }

    fn retrieve<T: FromArrayBytes>(&self, subset: &ArraySubset) -> Result<T, FileError> {
        guarded(&self.path, || {
            let pixels = self.array.retrieve_array_subset(subset);
            pixels.map_err(|error: ArrayError| refused(&self.path, &error))
        })
    }
}

impl Movie for Zarr {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn depth(&self) -> Depth {
        match self.kind {
            Kind::U8 | Kind::U16 => Depth::U16,
            Kind::F32 => Depth::F32,
        }
    }

    fn format(&self) -> &'static str {
        self.format
    }

    /// The folder, in which they lie.
    fn files(&self) -> Vec<PathBuf> {
        vec![self.path.clone()]
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn frames_together(&self) -> usize {
        self.together
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::frames(&self.path, self.shape, &frames)?;
        into.resize(self.depth(), pixels);
        let innermost = self.lead[innermost(&self.lead)] as usize;
        let mut start = frames.start;
        while start < frames.end {
            let end = frames.end.min(start - start % innermost + innermost);
            let at = (start - frames.start) * self.shape.pixels();
            self.read_run(start..end, into, at)?;
            start = end;
        }
        Ok(())
    }
}
