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

use super::limits;
use super::pixels::{PixelType, Pixels};
use super::types::{Movie, Shape};
use super::zarr_group::multiscale;
use crate::file_error::{FileError, malformed, unsupported};

/// The size of the largest chunk, bytes. A chunk is decoded as a whole.
const MAX_CHUNK_BYTES: u64 = limits::MAX_FRAME_BYTES;

/// The number of chunks whose files are looked up when an array is opened.
const MAX_CHECKED_CHUNKS: u64 = 1_000_000;

/// An array. Its leading axes count the frames, in C order.
#[derive(Debug)]
pub(super) struct Zarr {
    path: PathBuf,
    array: Array<FilesystemStore>,
    /// Lengths of the axes before y and x.
    lead: Vec<u64>,
    shape: Shape,
    element_type: ElementType,
    frames_together: usize,
    format: &'static str,
    notes: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
enum ElementType {
    U8,
    U16,
    F32,
}

/// True if a folder is a Zarr array or group.
pub(super) fn is_zarr(folder: &Path) -> bool {
    let files = ["zarr.json", ".zarray", ".zgroup", ".zattrs"];
    files.iter().any(|file| folder.join(file).is_file())
}

pub(super) fn open(folder: &Path) -> Result<Zarr, FileError> {
    let group = multiscale(folder)?;
    let at = group.as_ref().map_or("", |group| group.path.as_str());
    let array = guarded(folder, || {
        let store = FilesystemStore::new(folder).map_err(|error| damaged(folder, &error))?;
        let array = Array::open(Arc::new(store), &format!("/{at}"));
        array.map_err(|error| not_opened(folder, &error))
    })?;

    let data_type = array.data_type();
    let (element_type, bytes) = if data_type.is::<UInt8DataType>() {
        (ElementType::U8, 2)
    } else if data_type.is::<UInt16DataType>() {
        (ElementType::U16, 2)
    } else if data_type.is::<Float32DataType>() {
        (ElementType::F32, 4)
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
    let shape = limits::check_shape(folder, [frames, *height, *width], bytes)?;
    let lead = lead.to_vec();
    let chunk = chunk(folder, &array)?;
    let size = chunk
        .iter()
        .fold(bytes as u64, |size, side| size.saturating_mul(side.get()));
    if size > MAX_CHUNK_BYTES {
        let what = format!("a chunk of {size} bytes");
        return Err(unsupported(
            folder,
            what,
            "save it in chunks of at most 1 GiB",
        ));
    }
    let innermost = innermost(&lead);
    let frames_together = chunk[innermost].get().min(lead[innermost]).max(1);
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
        element_type,
        frames_together: frames_together as usize,
        format,
        notes,
        array,
    })
}

/// The leading axis along which consecutive frames lie. Axes of length 1 after it do not matter.
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

/// The shape that is decoded as a whole: a chunk, or in a shard its inner chunk.
fn chunk(folder: &Path, array: &Array<FilesystemStore>) -> Result<ChunkShape, FileError> {
    guarded(folder, || {
        let first = vec![0; array.dimensionality()];
        let outer = array.chunk_shape(&first);
        let inner = array.effective_subchunk_shape();
        inner.map_or_else(|| outer.map_err(|error| damaged(folder, &error)), Ok)
    })
}

/// Notes about leading axes other than time. Returns an error if the last axes are not (y, x).
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
        "its axes {} are read as frames, the last axis fastest",
        sides.join(", ")
    )])
}

/// Distinguishes features that the Zarr library does not know from damage.
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
            let what = format!("a feature of this Zarr array ({error})");
            let instead = "save it in plain chunks, with blosc, gzip, zlib, zstd or no compression";
            unsupported(folder, what, instead)
        }
        _ => damaged(folder, error),
    }
}

fn damaged(path: &Path, error: &dyn std::error::Error) -> FileError {
    malformed(path, error.to_string())
}

/// A note about missing chunks. Programs leave out chunks that hold only the fill value, but chunks
/// are missing after an incomplete copy, too.
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
    let missing: Vec<u64> = (0..all.min(MAX_CHECKED_CHUNKS))
        .filter(|&number| !folder.join(key(number).as_str()).exists())
        .collect();
    let first = key(*missing.first()?);
    Some(format!(
        "{} of {all} chunks are missing, {first} for one: they are read as the fill value; the copy may be incomplete",
        missing.len()
    ))
}

/// Runs the Zarr library and catches its panics: some of its assertions fail for damaged files.
fn guarded<T>(path: &Path, run: impl FnOnce() -> Result<T, FileError>) -> Result<T, FileError> {
    let panicked = |_| Err(malformed(path, "its content makes the Zarr library panic"));
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(panicked)
}

impl Zarr {
    /// The part of the array with frames that are consecutive along the innermost leading axis.
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
        match (self.element_type, into) {
            (ElementType::U8, Pixels::U16(all)) => {
                let run: Vec<u8> = self.retrieve(&subset)?;
                for (to, from) in all[at..].iter_mut().zip(run) {
                    *to = from.into();
                }
            }
            (ElementType::U16, Pixels::U16(all)) => {
                let run: Vec<u16> = self.retrieve(&subset)?;
                all[at..at + run.len()].copy_from_slice(&run);
            }
            (ElementType::F32, Pixels::F32(all)) => {
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
            pixels.map_err(|error: ArrayError| damaged(&self.path, &error))
        })
    }
}

impl Movie for Zarr {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        match self.element_type {
            ElementType::U8 | ElementType::U16 => PixelType::U16,
            ElementType::F32 => PixelType::F32,
        }
    }

    fn format(&self) -> &'static str {
        self.format
    }

    /// The folder of the array.
    fn files(&self) -> Vec<PathBuf> {
        vec![self.path.clone()]
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn frames_together(&self) -> usize {
        self.frames_together
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::check_frames(&self.path, self.shape, &frames)?;
        into.resize(self.pixel_type(), pixels);
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
