//! NDTiff data sets of Micro-Manager 2 and Pycro-Manager: a folder with an index of all images, and
//! TIFF files with their pixels.
//!
//! The format is defined at <https://github.com/micro-manager/NDTiffStorage>. The pixels are found
//! through the index, so the directories of the TIFF files are not read.

mod data_set;
mod gaps;
mod index;

use std::ops::Range;
use std::path::{Path, PathBuf};

use self::data_set::{Layout, Place, Stacks, accept_end, folder_of, is_ndtiff, without_unwritten};
use self::gaps::steps;
use self::index::{Entry, INDEX, Index};
use crate::file_error::{FileError, malformed};
use crate::movie::coordinates::Coordinates;
use crate::movie::format::MovieFormat;
use crate::movie::limits;
use crate::movie::listed_frames::{ListedFrames, listed_frames};
use crate::movie::metadata::MovieMetadata;
use crate::movie::micro_manager::{channel_names, offer_facts};
use crate::movie::pixels::{PixelType, Pixels};
use crate::movie::types::{Movie, OpenOptions, Shape, Written};

/// The images of a data set that are frames.
#[derive(Debug)]
pub(super) struct NdTiff {
    folder: PathBuf,
    stacks: Stacks,
    /// The file and the offset of each frame.
    frames: Vec<Place>,
    layout: Layout,
    shape: Shape,
    metadata: MovieMetadata,
    notes: Vec<String>,
    is_finished: bool,
}

pub(super) const NDTIFF: MovieFormat = MovieFormat {
    name: "NDTiff",
    label: "NDTiff",
    // Many files end with `.index`: the name of the index tells.
    extensions: &[],
    sidecar: None,
    folder_has: Some("an NDTiff.index"),
    recognizes: |source| {
        source.file.as_ref().is_none_or(is_ndtiff) && folder_of(source.path).is_some()
    },
    open: |source, options| {
        let Some(folder) = folder_of(source.path) else {
            return Ok(None);
        };
        let movie = open(&folder, source.path, options)?;
        Ok(movie.map(|movie| Box::new(movie) as Box<dyn Movie>))
    },
    writing: None,
};

/// Opens the data set in a folder. `given` is the path that the user gave: the folder, the index or
/// a file. None if it is a file that the index does not name.
fn open(folder: &Path, given: &Path, options: &OpenOptions) -> Result<Option<NdTiff>, FileError> {
    let path = folder.join(INDEX);
    let mut index = Index::read(&path)?;
    let name = given.file_name().unwrap_or_default().to_string_lossy();
    let is_other =
        given.is_file() && name != INDEX && !index.files.iter().any(|file| *file == name);
    if is_other && index.is_closed {
        return Ok(None);
    }
    let mut notes = Vec::new();
    let dropped = without_unwritten(folder, &mut index);
    let is_cut = !index.is_closed || dropped > 0;
    if is_cut && !options.allow_truncated {
        return Err(FileError::Unfinished {
            path,
            complete: index.entries.len(),
        });
    }
    if index.entries.is_empty() {
        return Err(malformed(&path, "it has no image"));
    }
    if is_cut {
        notes.push(format!(
            "{} is not closed: it is still written, or its writer was interrupted; its {} whole images are read",
            path.display(),
            index.entries.len()
        ));
    }
    time_of_only_axis(&mut index.entries, &mut notes);
    let stacks = Stacks::open(folder, &index)?;
    let mut metadata = MovieMetadata::default();
    let texts = [stacks.summary(), stacks.text(&index.entries[0])];
    for text in texts.iter().flatten() {
        offer_facts(&mut metadata, text);
    }
    let names = texts[0].as_ref().map(channel_names).unwrap_or_default();
    let places: Vec<Coordinates> = index.entries.iter().map(|e| e.place.clone()).collect();
    let found = listed_frames(given, &places, names, options, &mut notes)?;
    let chosen = chosen(&index, &found, options, &mut notes, given)?;
    let layout = Layout::of(&path, chosen[0])?;
    let (frames, end) = stacks.frames(&path, &layout, &chosen)?;
    accept_end(
        &stacks,
        frames.len(),
        chosen.len(),
        end,
        options,
        &mut notes,
    )?;
    if index.files.len() > 1 {
        notes.push(format!("{} files are read as one movie", index.files.len()));
    }
    let sides = [frames.len() as u64, layout.height, layout.width];
    metadata.stored_pixels = Some(layout.pixel_name());
    metadata.axes = found.axes.listed();
    metadata.channels = found.axes.channels();
    metadata.series = found.series;
    metadata.frames_per_plane = found.frames_per_plane.map(|frames| frames as usize);
    Ok(Some(NdTiff {
        shape: limits::check_shape(&path, sides, layout.bytes_in_memory())?,
        is_finished: !is_cut && stacks.are_closed(&index),
        folder: folder.into(),
        stacks,
        frames,
        layout,
        metadata,
        notes,
    }))
}

/// The images that are frames, up to the first one that is missing.
fn chosen<'a>(
    index: &'a Index,
    found: &ListedFrames,
    options: &OpenOptions,
    notes: &mut Vec<String>,
    given: &Path,
) -> Result<Vec<&'a Entry>, FileError> {
    let numbers = found.planes.iter();
    let mut chosen: Vec<&Entry> = numbers.map(|&n| &index.entries[n as usize]).collect();
    if chosen.is_empty() {
        let all = index.entries.len();
        let what = format!("none of its {all} images is of the chosen position, channel and z");
        return Err(malformed(given, what));
    }
    if options.every_plane {
        return Ok(chosen);
    }
    let places: Vec<&Coordinates> = chosen.iter().map(|entry| &entry.place).collect();
    let found = steps(&places, found.frames_per_plane.is_some());
    if let Some(gap) = found.gap {
        if !options.allow_truncated {
            return Err(FileError::MissingImage {
                path: given.into(),
                place: gap.place,
                complete: gap.frames,
            });
        }
        notes.push(format!(
            "it has no image of {}: the {} frames before it are read",
            gap.place, gap.frames
        ));
        chosen.truncate(gap.frames);
    } else if found.step > 1 {
        notes.push(format!(
            "the times of its frames are {} apart: they are read as consecutive frames",
            found.step
        ));
    }
    Ok(chosen)
}

/// Programs may name the only axis as they like. Its images are frames in time.
fn time_of_only_axis(entries: &mut [Entry], notes: &mut Vec<String>) {
    let first = entries[0].place.clone();
    let only = |place: &Coordinates| {
        let (axis, number) = place.other.strip_suffix(", ")?.rsplit_once(' ')?;
        let number: i64 = number.parse().ok()?;
        let is_known = matches!(axis, "position" | "row" | "column") || axis.contains(", ");
        let is_alone =
            (place.time, place.z, &place.channel) == (first.time, first.z, &first.channel);
        (!is_known && is_alone).then(|| (axis.to_owned(), number))
    };
    let found: Option<Vec<(String, i64)>> =
        entries.iter().map(|entry| only(&entry.place)).collect();
    let Some(found) = found.filter(|found| found.len() > 1) else {
        return;
    };
    let axis = found[0].0.clone();
    if found.iter().any(|(other, _)| *other != axis) {
        return;
    }
    for (entry, (_, number)) in entries.iter_mut().zip(found) {
        entry.place.time = number;
        entry.place.other.clear();
    }
    notes.push(format!("its only axis, {axis}, is read as time"));
}

impl Movie for NdTiff {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        PixelType::U16
    }

    fn format(&self) -> &'static str {
        "NDTiff"
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn metadata(&self) -> MovieMetadata {
        self.metadata.clone()
    }

    fn files(&self) -> Vec<PathBuf> {
        let mut files = self.stacks.paths();
        files.push(self.folder.join(INDEX));
        files
    }

    fn written(&self) -> Written {
        Written {
            frames: self.shape.frames,
            is_finished: self.is_finished,
        }
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::check_frames(&self.folder, self.shape, &frames)?;
        into.resize(PixelType::U16, pixels);
        let bytes = self.shape.pixels() * PixelType::U16.bytes();
        for (frame, out) in frames.zip(into.bytes_mut().chunks_exact_mut(bytes)) {
            self.stacks.read(&self.layout, self.frames[frame], out)?;
        }
        Ok(())
    }
}
