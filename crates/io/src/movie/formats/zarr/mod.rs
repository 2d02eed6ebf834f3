//! Zarr arrays of version 2 and 3, and OME-Zarr groups.

mod blosc_codec;
mod chunks;
mod codecs;
mod group;
mod store;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gaussmle_base::caught::caught;

use self::chunks::{last_row, missing_note};
use self::group::{Multiscale, json, multiscale};
use self::store::{ChunkBytes, ZarrStore};
use crate::file_error::{FileError, malformed, unsupported};
use crate::movie::format::MovieFormat;
use crate::movie::limits;
use crate::movie::metadata::MovieMetadata;
use crate::movie::names::choose_series;
use crate::movie::pixels::{PixelType, Pixels};
use crate::movie::plane_axes::{AxisKind, PlaneAxes, PlaneAxis};
use crate::movie::sample::SampleType;
use crate::movie::types::{Movie, OpenOptions, Shape, Written};
use serde_json::Value;
use zarrs::array::data_type::{Float32DataType, Int16DataType, UInt8DataType, UInt16DataType};
use zarrs::array::{
    Array, ArrayCreateError, ArrayError, ArrayMetadata, ArrayShardedExt, ArraySubset, ChunkShape,
    FromArrayBytes,
};

/// The size of the largest chunk, bytes. A chunk is decoded as a whole.
const MAX_CHUNK_BYTES: u64 = limits::MAX_FRAME_BYTES;

/// The size of the largest index of a shard, bytes: 4 million chunks. An index is read as a whole.
const MAX_INDEX_BYTES: u64 = 64 << 20;

/// The most codecs of an array, those of its shards among them. Each adds to the stack of the Zarr
/// library.
const MAX_CODECS: usize = 16;

/// The bytes of the index for each chunk of a shard: an offset and a length.
const INDEX_ENTRY: u64 = 16;

/// An array. Its leading axes count the frames, in C order.
#[derive(Debug)]
pub(super) struct Zarr {
    path: PathBuf,
    array: Array<ZarrStore>,
    /// Lengths of the axes before y and x. Empty for a single frame.
    lead: Vec<u64>,
    /// The place on each of these axes. None for an axis that counts frames.
    places: Vec<Option<u64>>,
    shape: Shape,
    element_type: ElementType,
    frames_together: usize,
    format: &'static str,
    metadata: MovieMetadata,
    notes: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
enum ElementType {
    U8,
    U16,
    I16,
    F32,
}

impl ElementType {
    /// The type in words.
    fn name(self) -> &'static str {
        let sample = match self {
            ElementType::U8 => SampleType::U8,
            ElementType::U16 => SampleType::U16,
            ElementType::I16 => SampleType::I16,
            ElementType::F32 => SampleType::F32,
        };
        sample.name()
    }
}

pub(super) const ZARR: MovieFormat = MovieFormat {
    name: "Zarr",
    label: "Zarr",
    extensions: &["zarr"],
    sidecar: None,
    folder_has: Some("a Zarr array or group"),
    recognizes: |source| source.file.is_none() && is_zarr(source.path),
    open: |source, options| Ok(Some(Box::new(open(source.path, options)?))),
    writing: None,
};

/// True if a folder is a Zarr array or group.
fn is_zarr(folder: &Path) -> bool {
    let files = ["zarr.json", ".zarray", ".zgroup", ".zattrs"];
    files.iter().any(|file| folder.join(file).is_file())
}

fn open(folder: &Path, options: &OpenOptions) -> Result<Zarr, FileError> {
    let group = multiscale(folder)?;
    let at = group.as_ref().map_or("", |group| group.path.as_str());
    // The Zarr library expands what these metadata claim, so they are checked before.
    let array_folder = folder.join(at);
    let index = match json(&array_folder.join("zarr.json"))? {
        Some(metadata) => {
            check_codecs(folder, &metadata["codecs"])?;
            index_bytes(folder, &metadata)?
        }
        None => 0,
    };
    if let Some(metadata) = json(&array_folder.join(".zarray"))? {
        check_codecs(folder, &metadata["filters"])?;
    }
    codecs::register();
    blosc_codec::register();
    let store = Arc::new(ZarrStore::new(folder.into()));
    let array = guarded(folder, || {
        let array = Array::open(store.clone(), &format!("/{at}"));
        array.map_err(|error| not_opened(folder, &error))
    })?;

    let data_type = array.data_type();
    let (element_type, bytes) = if data_type.is::<UInt8DataType>() {
        (ElementType::U8, 2)
    } else if data_type.is::<UInt16DataType>() {
        (ElementType::U16, 2)
    } else if data_type.is::<Int16DataType>() {
        (ElementType::I16, 4)
    } else if data_type.is::<Float32DataType>() {
        (ElementType::F32, 4)
    } else {
        let what = format!("a Zarr array of type {data_type:?}");
        let instead = "save it as uint8, uint16, int16 or float32";
        return Err(unsupported(folder, what, instead));
    };
    let [lead @ .., height, width] = array.shape() else {
        return Err(few_axes(folder, array.shape().len()));
    };
    let lead = lead.to_vec();
    let own_names: Vec<String> = match array.dimension_names() {
        Some(names) => names
            .iter()
            .map(|name| name.clone().unwrap_or_default())
            .collect(),
        None => Vec::new(),
    };
    let names = group.as_ref().map_or(&own_names, |group| &group.axes);
    check_last_axes(folder, names, array.shape())?;
    let axes = plane_axes(names, &lead, group.as_ref());
    choose_series(folder, &[], options)?;
    let choice = axes.choose(folder, options)?;
    check_scan(folder, &axes, choice.frames_per_plane)?;
    let counting = lead
        .iter()
        .zip(&choice.places)
        .filter(|(_, place)| place.is_none());
    let frames = counting
        .map(|(axis, _)| axis)
        .try_fold(1u64, |all, &axis| all.checked_mul(axis));
    let frames = frames.unwrap_or(u64::MAX);
    let shape = limits::check_shape(folder, [frames, *height, *width], bytes)?;
    let (outer, chunk) = chunks(folder, &array)?;
    let bytes_of = |shape: &ChunkShape| {
        let sides = shape.iter().map(|side| side.get());
        sides.fold(bytes as u64, u64::saturating_mul)
    };
    let size = bytes_of(&chunk);
    if size > MAX_CHUNK_BYTES {
        let what = format!("a chunk of {size} bytes");
        return Err(unsupported(
            folder,
            what,
            "save it in chunks of at most 1 GiB",
        ));
    }
    store.limit_chunks(ChunkBytes {
        chunk: stored_bytes(bytes_of(&outer)).saturating_add(index),
        part: stored_bytes(size).max(index),
    });
    let frames_together = match innermost(&lead, &choice.places) {
        Some(axis) => chunk[axis].get().min(lead[axis]).max(1),
        None => 1,
    };
    let mut notes = choice.notes;
    notes.extend(axes_note(&axes, &choice.places));
    notes.extend(missing_note(folder, &array)?);
    let format = match (&group, array.metadata()) {
        (Some(_), _) => "OME-Zarr",
        (None, ArrayMetadata::V2(_)) => "Zarr v2",
        (None, ArrayMetadata::V3(_)) => "Zarr v3",
    };
    Ok(Zarr {
        path: folder.into(),
        metadata: MovieMetadata {
            stored_pixels: Some(element_type.name()),
            ..metadata(&axes, group.as_ref(), choice.frames_per_plane)
        },
        places: choice.places,
        lead,
        shape,
        element_type,
        frames_together: frames_together as usize,
        format,
        notes,
        array,
    })
}

/// The counting axis along which consecutive frames lie. Axes of length 1 after it do not matter.
fn innermost(lead: &[u64], places: &[Option<u64>]) -> Option<usize> {
    let counts = |axis: &usize| places[*axis].is_none();
    let long = (0..lead.len())
        .rev()
        .filter(counts)
        .find(|&axis| lead[axis] > 1);
    long.or_else(|| (0..lead.len()).find(counts))
}

/// The axes before y and x.
fn plane_axes(names: &[String], lead: &[u64], group: Option<&Multiscale>) -> PlaneAxes {
    let named = names.len() == lead.len() + 2;
    let axes = lead.iter().enumerate().map(|(axis, &len)| {
        let name = if named {
            names[axis].clone()
        } else {
            String::new()
        };
        let kind = match name.to_ascii_lowercase().as_str() {
            "t" | "time" => AxisKind::Time,
            "c" | "channel" => AxisKind::Channel,
            "z" => AxisKind::Z,
            _ => AxisKind::Other,
        };
        PlaneAxis { kind, name, len }
    });
    PlaneAxes {
        axes: axes.collect(),
        channel_names: group.map_or(Vec::new(), |group| group.channels.clone()),
    }
}

/// Checks that the frames of each plane along z follow one another in the order of the array.
fn check_scan(
    folder: &Path,
    axes: &PlaneAxes,
    frames_per_plane: Option<u64>,
) -> Result<(), FileError> {
    let z = axes.axes.iter().position(|axis| axis.kind == AxisKind::Z);
    let before = z.map_or(&[][..], |z| &axes.axes[..z]);
    let slower = before
        .iter()
        .find(|axis| axis.len > 1 && axis.kind != AxisKind::Channel);
    match (frames_per_plane, slower) {
        (Some(2..), Some(slower)) => {
            let what = format!(
                "a scan through focus whose axis {} is slower than z",
                slower.name
            );
            Err(unsupported(
                folder,
                what,
                "save it with z as the first axis",
            ))
        }
        _ => Ok(()),
    }
}

fn metadata(
    axes: &PlaneAxes,
    group: Option<&Multiscale>,
    frames_per_plane: Option<u64>,
) -> MovieMetadata {
    let named = axes.axes.iter().all(|axis| !axis.name.is_empty());
    let mut found = MovieMetadata {
        axes: if named { axes.listed() } else { Vec::new() },
        channels: axes.channels(),
        frames_per_plane: frames_per_plane.map(|frames| frames as usize),
        ..MovieMetadata::default()
    };
    let size = group.and_then(|group| group.pixel_size_um);
    found.offer_pixel_size(size, "the scale of OME-Zarr");
    let step = group.and_then(|group| group.z_step_um);
    found.offer_z_step(step, "the scale of OME-Zarr");
    found
}

fn few_axes(folder: &Path, axes: usize) -> FileError {
    let what = format!("a Zarr array of {axes} axes as a movie");
    unsupported(
        folder,
        what,
        "save one of 2 or more, the last of them y and x",
    )
}

/// The shape of a chunk, and that which is decoded as a whole: in a shard, its inner chunk.
fn chunks(folder: &Path, array: &Array<ZarrStore>) -> Result<(ChunkShape, ChunkShape), FileError> {
    guarded(folder, || {
        let first = vec![0; array.dimensionality()];
        let outer = array.chunk_shape(&first);
        let outer = outer.map_err(|error| damaged(folder, &error))?;
        // A shard that is compressed is decoded as a whole.
        let inner = match array.codecs().bytes_to_bytes_codecs() {
            [] => array.effective_subchunk_shape(),
            _ => None,
        };
        Ok((outer.clone(), inner.unwrap_or(outer)))
    })
}

/// The most bytes of a file for these bytes of pixels. Compressions add less than a quarter to noise,
/// and some arrays are stored in a wider type.
fn stored_bytes(pixels: u64) -> u64 {
    pixels.saturating_mul(2).saturating_add(1 << 16)
}

/// Refuses a list of codecs that is too long.
fn check_codecs(folder: &Path, codecs: &Value) -> Result<(), FileError> {
    let have = codec_count(codecs);
    if have <= MAX_CODECS {
        return Ok(());
    }
    let what = format!("a Zarr array with {have} codecs");
    let instead = format!("save it with at most {MAX_CODECS}");
    Err(unsupported(folder, what, instead))
}

/// The number of codecs in a list and in the lists of its codecs. JSON limits how deep they are.
fn codec_count(codecs: &Value) -> usize {
    let codecs = codecs.as_array().into_iter().flatten();
    let counts = codecs.map(|codec| {
        let configuration = codec["configuration"].as_object().into_iter().flatten();
        let lists = configuration.filter(|(key, _)| key.ends_with("codecs"));
        1 + lists.map(|(_, list)| codec_count(list)).sum::<usize>()
    });
    counts.sum()
}

/// The bytes of the largest index of a shard, which may hold shards in turn. Refuses one that is too
/// large, and chunks of several sizes, of which the metadata may claim any number.
fn index_bytes(folder: &Path, metadata: &Value) -> Result<u64, FileError> {
    let grid = &metadata["chunk_grid"];
    match grid["name"].as_str() {
        None | Some("regular") => {}
        Some(other) => {
            let what = format!("a Zarr array with a chunk grid `{other}`");
            return Err(unsupported(folder, what, "save it in chunks of one size"));
        }
    }
    let chunks = |shape: &Value| {
        let sides = shape.as_array().into_iter().flatten();
        sides.fold(1, |all: u64, side| {
            all.saturating_mul(side.as_u64().unwrap_or(u64::MAX))
        })
    };
    let mut outer = chunks(&grid["configuration"]["chunk_shape"]);
    let (mut codecs, mut largest) = (&metadata["codecs"], 0);
    loop {
        let all = codecs.as_array().into_iter().flatten();
        let mut configurations = all.map(|codec| &codec["configuration"]);
        let Some(shard) = configurations.find(|of| of["chunk_shape"].is_array()) else {
            return Ok(largest);
        };
        let inner = chunks(&shard["chunk_shape"]);
        let index = (outer / inner.max(1)).saturating_mul(INDEX_ENTRY);
        if index > MAX_INDEX_BYTES {
            let what = format!("a shard whose index has {index} bytes");
            let most = MAX_INDEX_BYTES / INDEX_ENTRY;
            let instead = format!(
                "an index has at most {MAX_INDEX_BYTES}: save it in shards of at most {most} chunks"
            );
            return Err(unsupported(folder, what, instead));
        }
        // A checksum follows the index.
        largest = largest.max(index + 64);
        (outer, codecs) = (inner, &shard["codecs"]);
    }
}

/// Returns an error if the last axes are not (y, x).
fn check_last_axes(folder: &Path, names: &[String], shape: &[u64]) -> Result<(), FileError> {
    let [.., y, x] = names else {
        return Ok(());
    };
    let last = [y, x].map(|name| name.to_ascii_lowercase());
    if names.len() == shape.len() && !last[1].is_empty() && last != ["y", "x"] {
        let what = format!("a Zarr array with the axes ({})", names.join(", "));
        return Err(unsupported(folder, what, "save it with y and x last"));
    }
    Ok(())
}

/// A note if several axes count frames, as in an array without names of its axes.
fn axes_note(axes: &PlaneAxes, places: &[Option<u64>]) -> Option<String> {
    let counting = axes.axes.iter().zip(places);
    let counting = counting.filter(|(axis, place)| place.is_none() && axis.len > 1);
    let sides: Vec<String> = counting
        .map(|(axis, _)| match axis.name.is_empty() {
            true => axis.len.to_string(),
            false => format!("{} ({})", axis.name, axis.len),
        })
        .collect();
    (sides.len() > 1).then(|| {
        format!(
            "its axes {} are read as frames, the last axis fastest",
            sides.join(", ")
        )
    })
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

/// Runs the Zarr library and catches its panics: some of its assertions fail for damaged files.
fn guarded<T>(path: &Path, run: impl FnOnce() -> Result<T, FileError>) -> Result<T, FileError> {
    let panicked = |_| Err(malformed(path, "its content makes the Zarr library panic"));
    caught(run).unwrap_or_else(panicked)
}

impl Zarr {
    /// The part of the array with frames that are consecutive along the innermost counting axis.
    fn subset(&self, frames: Range<usize>) -> ArraySubset {
        let mut rest = frames.start as u64;
        let mut ranges = Vec::with_capacity(self.lead.len() + 2);
        let innermost = innermost(&self.lead, &self.places);
        for (axis, &len) in self.lead.iter().enumerate().rev() {
            if let Some(place) = self.places[axis] {
                ranges.push(place..place + 1);
                continue;
            }
            let count = if Some(axis) == innermost {
                frames.len() as u64
            } else {
                1
            };
            ranges.push(rest % len..rest % len + count);
            rest /= len;
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
            (ElementType::I16, Pixels::F32(all)) => {
                let run: Vec<i16> = self.retrieve(&subset)?;
                for (to, from) in all[at..].iter_mut().zip(run) {
                    *to = from.into();
                }
            }
            (ElementType::F32, Pixels::F32(all)) => {
                let run: Vec<f32> = self.retrieve(&subset)?;
                all[at..at + run.len()].copy_from_slice(&run);
            }
            _ => return Err(malformed(&self.path, "its type changed")),
        }
        Ok(())
    }

    /// The frames before the last chunk along the axis of frames that has a file. None if several
    /// axes count frames.
    fn frames_of_earlier_chunks(&self) -> Option<usize> {
        let counts = |axis: &usize| self.places[*axis].is_none() && self.lead[*axis] > 1;
        let mut counting = (0..self.lead.len()).filter(counts);
        let axis = counting.next()?;
        if counting.next().is_some() {
            return None;
        }
        let first = vec![0; self.array.dimensionality()];
        let shape = guarded(&self.path, || {
            let shape = self.array.chunk_shape(&first);
            shape.map_err(|error| damaged(&self.path, &error))
        });
        let shape: Vec<u64> = shape.ok()?.iter().map(|side| side.get()).collect();
        let place = |axis: usize| match axis < self.lead.len() {
            true => Some(self.places[axis].unwrap_or(0) / shape[axis]),
            false => None,
        };
        let fixed: Vec<Option<u64>> = (0..shape.len()).map(place).collect();
        let row = last_row(&self.path, &self.array, axis, &fixed)?;
        Some(((row * shape[axis]) as usize).min(self.shape.frames))
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
            ElementType::I16 | ElementType::F32 => PixelType::F32,
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

    fn metadata(&self) -> MovieMetadata {
        self.metadata.clone()
    }

    fn frames_together(&self) -> usize {
        self.frames_together
    }

    /// A chunk is written again with each of its frames, so the frames of the last chunk in time may
    /// change. Without any other axis of time, nothing is known before the end.
    fn written(&self) -> Written {
        Written {
            frames: self.frames_of_earlier_chunks().unwrap_or(0),
            is_finished: false,
        }
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::check_frames(&self.path, self.shape, &frames)?;
        into.resize(self.pixel_type(), pixels);
        // Without a counting axis, there is one frame.
        let innermost = innermost(&self.lead, &self.places);
        let innermost = innermost.map_or(1, |axis| self.lead[axis]).max(1) as usize;
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
