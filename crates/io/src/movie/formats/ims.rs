//! Imaris: HDF5 files with a dataset (z, y, x) for each time and channel, padded to whole chunks.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use gaussmle_base::caught::caught;
use hdf5_pure::{AttrValue, DType, Dataset, Error, File, Group, Layout};

use crate::file_error::{FileError, malformed, unsupported};
use crate::hdf5_chunks;
use crate::movie::format::MovieFormat;
use crate::movie::hdf5;
use crate::movie::limits;
use crate::movie::metadata::{MovieMetadata, length_um};
use crate::movie::names::choose_series;
use crate::movie::pixels::{PixelType, Pixels};
use crate::movie::plane_axes::{AxisKind, PlaneAxes};
use crate::movie::positioned::Positioned;
use crate::movie::sample::SampleType;
use crate::movie::types::{Movie, OpenOptions, Shape, Written};

/// The group of the images of full size.
const IMAGES: &str = "DataSet/ResolutionLevel 0";

/// Filters of HDF5 that are decoded: deflate, shuffle and the checksum.
const FILTERS: [u16; 3] = [1, 2, 3];

/// The number of the filter LZ4, which newer versions of Imaris offer.
const LZ4: u16 = 32004;

/// The images of a file.
#[derive(Debug)]
pub(super) struct Ims {
    path: PathBuf,
    /// Bytes of the file.
    bytes: u64,
    /// The groups of the time points, in order.
    times: Vec<Group>,
    /// Lengths of the axes of [`Axis`].
    lengths: [u64; 3],
    /// The place on each of these axes. None for an axis that counts frames.
    places: [Option<u64>; 3],
    /// The axes, the fastest first.
    order: [usize; 3],
    /// Consecutive planes along z in a chunk.
    chunk_planes: u64,
    shape: Shape,
    sample_type: SampleType,
    metadata: MovieMetadata,
    notes: Vec<String>,
}

const TIME: usize = 0;
const CHANNEL: usize = 1;
const Z: usize = 2;

pub(super) const IMS: MovieFormat = MovieFormat {
    name: "Imaris",
    label: "Imaris .ims",
    extensions: &["ims"],
    sidecar: None,
    folder_has: None,
    recognizes: |source| source.start == hdf5::MAGIC && has_images(source.path),
    open: |source, options| source.open_file(|file| open(file, options)),
    writing: None,
};

/// True if an HDF5 file has images of Imaris. Tables of localizations have none.
fn has_images(path: &Path) -> bool {
    let opened = || hdf5::open(Positioned::open(path).ok()?).ok();
    caught(|| opened().is_some_and(|file| file.group(IMAGES).is_ok())).unwrap_or(false)
}

fn open(file: Positioned, options: &OpenOptions) -> Result<Ims, FileError> {
    let path = file.path().to_owned();
    guarded(&path, || open_unguarded(&path, file, options))
}

fn open_unguarded(path: &Path, file: Positioned, options: &OpenOptions) -> Result<Ims, FileError> {
    let damaged = |error: Error| malformed(path, error.to_string());
    let bytes = file.len();
    let file = hdf5::open(file)?;
    let images = file.group(IMAGES).map_err(damaged)?;
    let numbered = numbered(&images, "TimePoint ").map_err(damaged)?;
    let mut times = Vec::with_capacity(numbered.len());
    let mut notes = Vec::new();
    for (number, time) in numbered {
        let complete = times.len();
        if number == complete as u64 {
            times.push(time);
            continue;
        }
        let place = format!("time {complete}");
        if !options.allow_truncated {
            let path = path.into();
            return Err(FileError::MissingImage {
                path,
                place,
                complete,
            });
        }
        notes.push(format!(
            "{place} is missing: the time points before it are read"
        ));
        break;
    }
    let first = times
        .first()
        .ok_or_else(|| malformed(path, "it has no time point"))?;
    let channels = numbered_channels(first).map_err(damaged)?;
    let image = Attributes::of(file.group("DataSetInfo/Image"));
    let channel = Attributes::of(first.group("Channel 0"));
    let side = |own: &str, of_image: &str| channel.number(own).or(image.number(of_image));
    let dataset = dataset(first, 0).map_err(damaged)?;
    let stored = dataset.shape().map_err(damaged)?;
    let [depth, height, width] = stored[..] else {
        let what = format!("its datasets have {} axes, not (z, y, x)", stored.len());
        return Err(malformed(path, what));
    };
    // Without sizes, nothing is padded.
    let depth = side("ImageSizeZ", "Z").unwrap_or(depth);
    let height = side("ImageSizeY", "Y").unwrap_or(height);
    let width = side("ImageSizeX", "X").unwrap_or(width);
    let sample_type = sample_type(path, &dataset)?;
    check_filters(path, &dataset)?;

    let mut axes = PlaneAxes::new([
        (AxisKind::Time, times.len() as u64),
        (AxisKind::Channel, channels),
        (AxisKind::Z, depth),
    ]);
    axes.channel_names = channel_names(&file, channels);
    choose_series(path, &[], options)?;
    let choice = axes.choose(path, options)?;
    let places = std::array::from_fn(|axis| choice.places[axis]);
    let lengths = [times.len() as u64, channels, depth];
    let counted = (0..3).filter(|&axis| places[axis].is_none());
    let frames = counted.fold(1, |all: u64, axis| all.saturating_mul(lengths[axis]));
    let memory = sample_type.pixel_type().map_or(8, PixelType::bytes);
    let chunk = dataset.chunk_shape().map_err(damaged)?;
    notes.extend(choice.notes);
    let info = Attributes::of(file.group("DataSetInfo/TimeInfo"));
    let (promised, found) = (info.number::<u64>("DatasetTimePoints"), lengths[TIME]);
    if let Some(promised) = promised.filter(|&promised| promised != found) {
        notes.push(format!(
            "its description has {promised} as the number of time points, the file holds {found}: these are read"
        ));
    }
    let movie = Ims {
        shape: limits::check_shape(path, [frames, height, width], memory)?,
        metadata: MovieMetadata {
            stored_pixels: Some(sample_type.name()),
            axes: axes.listed(),
            channels: axes.channels(),
            frames_per_plane: choice.frames_per_plane.map(|frames| frames as usize),
            ..sizes(&image, [width, height, depth])
        },
        path: path.into(),
        bytes,
        order: match choice.frames_per_plane {
            Some(2..) => [TIME, CHANNEL, Z],
            Some(0 | 1) | None => [Z, CHANNEL, TIME],
        },
        chunk_planes: chunk.and_then(|sides| sides.first().copied()).unwrap_or(1),
        lengths,
        places,
        times,
        sample_type,
        notes,
    };
    movie.without_missing_end(options)
}

/// The groups with a name and a number from 0.
fn numbered(of: &Group, name: &str) -> Result<BTreeMap<u64, Group>, Error> {
    let number = |(full, group): (String, Group)| {
        let number = full.strip_prefix(name)?.parse().ok()?;
        Some((number, group))
    };
    Ok(of.iter_groups()?.filter_map(number).collect())
}

fn numbered_channels(time: &Group) -> Result<u64, Error> {
    let all = numbered(time, "Channel ")?;
    Ok((0..)
        .zip(all.keys())
        .take_while(|(i, number)| i == *number)
        .count() as u64)
}

fn dataset(time: &Group, channel: u64) -> Result<Dataset, Error> {
    time.group(&format!("Channel {channel}"))?.dataset("Data")
}

/// The attributes of a group: text, stored as arrays of single characters.
struct Attributes(std::collections::HashMap<String, AttrValue>);

impl Attributes {
    fn of(group: Result<Group, Error>) -> Self {
        Self(group.and_then(|group| group.attrs()).unwrap_or_default())
    }

    fn text(&self, name: &str) -> Option<String> {
        let text = self.0.get(name)?.as_strings()?.concat();
        Some(text.trim().to_owned()).filter(|text| !text.is_empty())
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name)?.parse().ok()
    }
}

/// The names of the channels. None of them if a channel has none.
fn channel_names(file: &File, channels: u64) -> Vec<String> {
    let name = |channel: u64| {
        let group = file.group(&format!("DataSetInfo/Channel {channel}"));
        Attributes::of(group).text("Name")
    };
    let names: Option<Vec<String>> = (0..channels).map(name).collect();
    names.unwrap_or_default()
}

/// Pixel size and step along z: the extent of the image divided by the number of pixels.
fn sizes(image: &Attributes, pixels: [u64; 3]) -> MovieMetadata {
    let unit = match image.text("Unit") {
        // A letter of several bytes is no character of the array: the unit is the micrometre.
        Some(unit) if unit.contains('\u{fffd}') => "um".into(),
        unit => unit.unwrap_or_else(|| "um".into()),
    };
    let along = |axis: usize| {
        let [low, high] =
            ["ExtMin", "ExtMax"].map(|name| image.number::<f64>(&format!("{name}{axis}")));
        let um = length_um((high? - low?) / pixels[axis] as f64, &unit)?;
        // Imaris has 1 um for an unknown size.
        (um != 1.0).then_some(um)
    };
    const ENTRY: &str = "the extent of the image in Imaris";
    let mut found = MovieMetadata::default();
    found.offer_pixel_size(along(0).zip(along(1)).map(Into::<[f64; 2]>::into), ENTRY);
    found.offer_z_step(along(2).filter(|_| pixels[Z] > 1), ENTRY);
    found
}

fn sample_type(path: &Path, dataset: &Dataset) -> Result<SampleType, FileError> {
    let stored = dataset.dtype();
    match stored.map_err(|error| malformed(path, error.to_string()))? {
        DType::U8 => Ok(SampleType::U8),
        DType::U16 => Ok(SampleType::U16),
        DType::F32 => Ok(SampleType::F32),
        other => {
            let instead =
                "change it to 16-bit unsigned or 32-bit float in Imaris (Edit > Change Data Type)";
            Err(unsupported(
                path,
                format!("an Imaris file of type {other}"),
                instead,
            ))
        }
    }
}

fn check_filters(path: &Path, dataset: &Dataset) -> Result<(), FileError> {
    let other = dataset
        .filters()
        .into_iter()
        .find(|filter| !FILTERS.contains(filter));
    let Some(other) = other else { return Ok(()) };
    let what = match other {
        LZ4 => "an Imaris file compressed with LZ4".to_owned(),
        other => format!("an Imaris file compressed with the HDF5 filter {other}"),
    };
    let instead = "save it with gzip or without compression in Imaris, or export it as OME-TIFF";
    Err(unsupported(path, what, instead))
}

/// Runs the HDF5 library and catches its panics.
fn guarded<T>(path: &Path, run: impl FnOnce() -> Result<T, FileError>) -> Result<T, FileError> {
    let panicked = |_| Err(malformed(path, "its content makes the HDF5 library panic"));
    caught(run).unwrap_or_else(panicked)
}

impl Ims {
    /// Leaves out the time points at the end whose pixels are not in the file: it is cut short, or its
    /// writer makes the datasets of a recording before its images.
    fn without_missing_end(mut self, options: &OpenOptions) -> Result<Self, FileError> {
        let promised = self.times.len();
        let mut complete = promised;
        while complete > 0 && !self.has_pixels(complete - 1)? {
            complete -= 1;
        }
        if complete == promised {
            return Ok(self);
        }
        if complete == 0 {
            return Err(malformed(
                &self.path,
                "none of its time points has all pixels",
            ));
        }
        let frames = self.shape.frames / promised * complete;
        if !options.allow_truncated {
            return Err(FileError::Truncated {
                path: self.path,
                complete: frames,
                promised: Some(self.shape.frames),
            });
        }
        self.notes.push(format!(
            "{} is cut short: {complete} of {promised} time points are read, the others are not complete",
            self.path.display()
        ));
        self.times.truncate(complete);
        self.lengths[TIME] = complete as u64;
        self.shape.frames = frames;
        Ok(self)
    }

    fn has_pixels(&self, time: usize) -> Result<bool, FileError> {
        let channel = self.places[CHANNEL].unwrap_or(0);
        let damaged = |error: Error| malformed(&self.path, error.to_string());
        let dataset = dataset(&self.times[time], channel).map_err(damaged)?;
        let holds = |start: u64, bytes: u64| start.saturating_add(bytes) <= self.bytes;
        Ok(match dataset.layout().map_err(damaged)? {
            Layout::Contiguous { address, size } => address.is_some_and(|start| holds(start, size)),
            Layout::Chunked { .. } => {
                let chunks = dataset.chunks().map_err(damaged)?;
                let mut all = chunks.iter();
                !chunks.is_empty() && all.all(|chunk| holds(chunk.address, chunk.storage_size))
            }
            _ => true,
        })
    }

    /// The places of a frame on the axes.
    fn place(&self, frame: usize) -> [u64; 3] {
        let mut rest = frame as u64;
        let mut place = self.places.map(|place| place.unwrap_or(0));
        for axis in self.order {
            if self.places[axis].is_none() {
                place[axis] = rest % self.lengths[axis];
                rest /= self.lengths[axis];
            }
        }
        place
    }

    /// The images of a time and a channel, with sizes that memory can be allocated for. Returns
    /// the rows and columns of a padded plane, too.
    fn dataset(&self, [time, channel, _]: [u64; 3]) -> Result<(Dataset, [u64; 2]), FileError> {
        let malformed = |what: String| {
            let place = format!("its dataset of time {time} and channel {channel}");
            malformed(&self.path, format!("{place} {what}"))
        };
        let failed = |error: Error| malformed(format!("cannot be read: {error}"));
        let found = dataset(&self.times[time as usize], channel).map_err(failed)?;
        let stored = found.shape().map_err(failed)?;
        let needed = [
            self.lengths[Z],
            self.shape.height as u64,
            self.shape.width as u64,
        ];
        let [_, height, width] = stored[..] else {
            return Err(malformed(format!(
                "has the shape {stored:?}, not (z, y, x)"
            )));
        };
        if stored
            .iter()
            .zip(needed)
            .any(|(&stored, needed)| stored < needed)
        {
            let what = format!("has the shape {stored:?}, less than the image, {needed:?}");
            return Err(malformed(what));
        }
        if sample_type(&self.path, &found)? != self.sample_type {
            return Err(malformed("has another type than the first one".into()));
        }
        check_filters(&self.path, &found)?;
        let most = hdf5::most_bytes(self.bytes);
        let size = found.element_size().map_err(failed)?;
        let plane = height.saturating_mul(width).saturating_mul(size);
        let chunk = hdf5_chunks::decompressed_bytes(&found).map_err(failed)?;
        let largest = plane.max(chunk.unwrap_or(0));
        if largest > most {
            return Err(malformed(format!(
                "has planes or chunks of {largest} bytes, where a file of {} bytes can hold at most {most}",
                self.bytes
            )));
        }
        if let Some(chunk) = chunk {
            let chunks = hdf5_chunks::check_stored(&found, chunk, self.bytes).map_err(malformed)?;
            if chunks == 0 {
                return Err(malformed("has no pixels".into()));
            }
        }
        Ok((found, [height, width]))
    }

    /// Reads consecutive planes along z from the place of the first one.
    fn read_planes(
        &self,
        first: [u64; 3],
        planes: usize,
        into: &mut Pixels,
        at: usize,
    ) -> Result<(), FileError> {
        let (dataset, sides) = self.dataset(first)?;
        let (row, count) = (first[Z], planes as u64);
        let failed = |error: Error| malformed(&self.path, error.to_string());
        match (self.sample_type, into) {
            (SampleType::U8, Pixels::U16(all)) => {
                let stored = dataset.read_u8_rows(row, count).map_err(failed)?;
                self.crop(&stored, sides, &mut all[at..], |&value| value.into());
            }
            (SampleType::U16, Pixels::U16(all)) => {
                let stored = dataset.read_u16_rows(row, count).map_err(failed)?;
                self.crop(&stored, sides, &mut all[at..], |&value| value);
            }
            (SampleType::F32, Pixels::F32(all)) => {
                let stored = dataset.read_f32_rows(row, count).map_err(failed)?;
                self.crop(&stored, sides, &mut all[at..], |&value| value);
            }
            _ => return Err(malformed(&self.path, "its type changed")),
        }
        Ok(())
    }

    /// Copies padded planes without their padding.
    fn crop<S, T>(
        &self,
        stored: &[S],
        [height, width]: [u64; 2],
        into: &mut [T],
        convert: impl Fn(&S) -> T,
    ) {
        let (height, width) = (height as usize, width as usize);
        let planes = stored.chunks_exact(height * width);
        let rows = planes.flat_map(|plane| plane.chunks_exact(width).take(self.shape.height));
        for (to, from) in into.chunks_exact_mut(self.shape.width).zip(rows) {
            for (to, from) in to.iter_mut().zip(from) {
                *to = convert(from);
            }
        }
    }
}

impl Movie for Ims {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        self.sample_type.pixel_type().unwrap_or(PixelType::F32)
    }

    fn format(&self) -> &'static str {
        "Imaris"
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn metadata(&self) -> MovieMetadata {
        self.metadata.clone()
    }

    fn files(&self) -> Vec<PathBuf> {
        vec![self.path.clone()]
    }

    fn frames_together(&self) -> usize {
        let counts_z = self.order[0] == Z && self.places[Z].is_none();
        let together = self.chunk_planes.min(self.lengths[Z]).max(1);
        // Runs start at a multiple of it, which is the start of a chunk at every time.
        let is_aligned = self.lengths[Z].is_multiple_of(together) || self.lengths[TIME] == 1;
        match counts_z && is_aligned {
            true => together as usize,
            false => 1,
        }
    }

    /// HDF5 is not consistent until its writer closes it.
    fn written(&self) -> Written {
        Written {
            frames: 0,
            is_finished: false,
        }
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::check_frames(&self.path, self.shape, &frames)?;
        into.resize(self.pixel_type(), pixels);
        let mut start = frames.start;
        while start < frames.end {
            let first = self.place(start);
            let follows = |frame: usize| {
                let [time, channel, z] = first;
                self.place(frame) == [time, channel, z + (frame - start) as u64]
            };
            let mut end = start + 1;
            while end < frames.end && follows(end) {
                end += 1;
            }
            let at = (start - frames.start) * self.shape.pixels();
            guarded(&self.path, || {
                self.read_planes(first, end - start, into, at)
            })?;
            start = end;
        }
        Ok(())
    }
}
