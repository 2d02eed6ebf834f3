//! The files of an NDTiff data set.

use std::path::{Path, PathBuf};

use gaussmle_base::plural::quantity;
use serde_json::{Map, Value};

use super::index::{Entry, INDEX, Index};
use crate::file_error::{FileError, malformed, unsupported};
use crate::movie::micro_manager;
use crate::movie::positioned::Positioned;
use crate::movie::sample::{Sample, SampleType};
use crate::movie::types::OpenOptions;

/// The folder of the images at full resolution, in data sets of version 2 and those with a pyramid.
const FULL_RESOLUTION: &str = "Full resolution";

/// The largest metadata of an image, bytes. Micro-Manager writes about 10,000.
const MAX_TEXT_BYTES: u64 = 1 << 20;

/// The folder of the index, for a data set's folder, its index, or a file beside its index.
pub(super) fn folder_of(path: &Path) -> Option<PathBuf> {
    let has_index = |folder: &Path| folder.join(INDEX).is_file();
    if path.is_dir() {
        let inside = path.join(FULL_RESOLUTION);
        let folders = [path.to_owned(), inside];
        return folders.into_iter().find(|folder| has_index(folder));
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    has_index(folder).then(|| folder.into())
}

/// True for the index of a data set, and for one of its TIFF files.
pub(super) fn is_ndtiff(file: &Positioned) -> bool {
    let is_index = file.path().file_name().is_some_and(|name| name == INDEX);
    is_index || micro_manager::is_ndtiff(file)
}

/// Removes images from the end whose pixels are not written yet, and returns their number.
///
/// Files are allocated in advance, so zeros may be in the place of pixels. The metadata of an image
/// are written after its pixels.
pub(super) fn without_unwritten(folder: &Path, index: &mut Index) -> usize {
    let all = index.entries.len();
    while let Some(last) = index.entries.last() {
        let (start, bytes) = last.text;
        let Some(end) = start.checked_add(bytes).filter(|_| bytes > 0) else {
            break;
        };
        // Files that are missing or too short have errors of their own.
        let Ok(file) = Positioned::open(&folder.join(&index.files[last.file])) else {
            break;
        };
        let mut byte = [1];
        if !file.holds(end - 1, 1) || file.read(end - 1, &mut byte).is_err() || byte != [0] {
            break;
        }
        index.entries.pop();
    }
    all - index.entries.len()
}

/// Size and type of the frames.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    pub(super) width: u64,
    pub(super) height: u64,
    sample_type: SampleType,
}

impl Layout {
    pub(super) fn of(path: &Path, entry: &Entry) -> Result<Self, FileError> {
        const INSTEAD: &str = "record 8 or 16 bits a pixel in one component, without compression";
        if entry.compression != 0 {
            let what = format!("compression {} of an NDTiff", entry.compression);
            return Err(unsupported(path, what, INSTEAD));
        }
        let sample_type = match entry.pixel_type {
            0 => SampleType::U8,
            2 => {
                return Err(unsupported(
                    path,
                    "an NDTiff of colour images (RGB)",
                    INSTEAD,
                ));
            }
            // 16, 10, 12, 14 and 11 bits, in 16.
            1 | 3..=6 => SampleType::U16,
            other => {
                let what = format!("pixel type {other} of an NDTiff");
                return Err(unsupported(path, what, INSTEAD));
            }
        };
        Ok(Self {
            width: entry.width.into(),
            height: entry.height.into(),
            sample_type,
        })
    }

    fn sample(&self, big_endian: bool) -> Sample {
        Sample {
            sample_type: self.sample_type,
            big_endian,
        }
    }

    /// The type of the pixels, in words.
    pub(super) fn pixel_name(&self) -> &'static str {
        self.sample_type.name()
    }

    /// Bytes of a pixel in memory.
    pub(super) fn bytes_in_memory(&self) -> usize {
        self.sample(false).bytes_in_memory()
    }

    /// Bytes of a frame in a file.
    fn frame_bytes(&self) -> u64 {
        let area = self.width.saturating_mul(self.height);
        area.saturating_mul(self.sample(false).bytes() as u64)
    }

    fn name(&self) -> String {
        let bits = 8 * self.sample(false).bytes();
        format!(
            "{}x{} pixels (height x width) of {bits} bits",
            self.height, self.width
        )
    }
}

/// The TIFF files of a data set, in the order of the index.
#[derive(Debug)]
pub(super) struct Stacks {
    /// With true for those of big-endian numbers. None for one that is missing.
    files: Vec<Option<(Positioned, bool)>>,
    paths: Vec<PathBuf>,
}

impl Stacks {
    pub(super) fn open(folder: &Path, index: &Index) -> Result<Self, FileError> {
        let paths: Vec<PathBuf> = index.files.iter().map(|name| folder.join(name)).collect();
        let mut files = Vec::with_capacity(paths.len());
        for path in &paths {
            if !path.is_file() {
                files.push(None);
                continue;
            }
            let file = Positioned::open(path)?;
            let mut start = [0; 2];
            let available = file.len().min(2) as usize;
            file.read(0, &mut start[..available])?;
            files.push(Some((file, start == *b"MM")));
        }
        Ok(Self { files, paths })
    }

    pub(super) fn paths(&self) -> Vec<PathBuf> {
        let paths = self.paths.iter().zip(&self.files);
        let present = paths.filter(|(_, file)| file.is_some());
        present.map(|(path, _)| path.clone()).collect()
    }

    fn file(&self, number: usize) -> Option<&(Positioned, bool)> {
        self.files.get(number)?.as_ref()
    }

    /// The summary metadata, at the start of each file.
    pub(super) fn summary(&self) -> Option<Map<String, Value>> {
        let (file, _) = self.files.iter().flatten().next()?;
        micro_manager::summary(file).map(|(summary, _)| summary)
    }

    /// The metadata of an image.
    pub(super) fn text(&self, entry: &Entry) -> Option<Map<String, Value>> {
        let (file, _) = self.file(entry.file)?;
        let (start, bytes) = entry.text;
        let text = file.bytes(start, bytes.min(MAX_TEXT_BYTES)).ok()?;
        serde_json::from_slice(&text).ok()
    }

    /// The places of the frames in the files, and what ends them, if they end early.
    pub(super) fn frames(
        &self,
        index: &Path,
        layout: &Layout,
        chosen: &[&Entry],
    ) -> Result<(Vec<Place>, Option<End>), FileError> {
        let bytes = layout.frame_bytes();
        let mut frames = Vec::with_capacity(chosen.len());
        for (number, entry) in chosen.iter().enumerate() {
            let own = Layout::of(index, entry)?;
            if own != *layout {
                let (own, first) = (own.name(), layout.name());
                let what = format!("frame {number} is {own}, frame 0 {first}");
                return Err(malformed(index, what));
            }
            if entry.offset < 8 {
                let what = format!(
                    "the pixels of frame {number} start at {}, in the header of {}",
                    entry.offset,
                    self.paths[entry.file].display()
                );
                return Err(malformed(index, what));
            }
            match self.file(entry.file) {
                None => return Ok((frames, Some(End::Missing(entry.file)))),
                Some((file, _)) if !file.holds(entry.offset, bytes) => {
                    return Ok((frames, Some(End::CutShort(entry.file))));
                }
                Some(_) => frames.push((entry.file as u32, entry.offset)),
            }
        }
        Ok((frames, None))
    }

    /// Reads a frame into `out`, which has the size of its pixels in memory.
    pub(super) fn read(
        &self,
        layout: &Layout,
        (file, offset): Place,
        out: &mut [u8],
    ) -> Result<(), FileError> {
        match self.file(file as usize) {
            Some((file, big_endian)) => layout.sample(*big_endian).read(file, offset, out),
            None => Err(malformed(&self.paths[file as usize], "it is missing")),
        }
    }

    /// True if each file ends with its last image: writers allocate more, and cut the file when they
    /// close it.
    pub(super) fn are_closed(&self, index: &Index) -> bool {
        let mut ends = vec![0; self.files.len()];
        for entry in &index.entries {
            let (start, bytes) = entry.text;
            let end = &mut ends[entry.file];
            *end = start.saturating_add(bytes).max(*end);
        }
        let mut files = self.files.iter().zip(ends);
        // Images start at even offsets.
        files.all(|(file, end)| file.as_ref().is_some_and(|(file, _)| file.len() <= end + 1))
    }
}

/// The file of a frame, and the offset of its pixels.
pub(super) type Place = (u32, u64);

/// The reason why the frames end before the index does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum End {
    /// The file of this number is missing.
    Missing(usize),
    /// The file of this number is shorter than its images.
    CutShort(usize),
}

/// Adds a note about frames that end early: the `complete` ones of those `promised` by the index.
/// Returns an error without `allow_truncated`, and without any frame.
pub(super) fn accept_end(
    stacks: &Stacks,
    complete: usize,
    promised: usize,
    end: Option<End>,
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<(), FileError> {
    let Some(end) = end else {
        return Ok(());
    };
    let (End::Missing(number) | End::CutShort(number)) = end;
    let path = &stacks.paths[number];
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if !options.allow_truncated || complete == 0 {
        return Err(match end {
            End::Missing(_) => FileError::MissingPart {
                path: path.with_file_name(INDEX),
                part: name.into_owned(),
                complete,
            },
            End::CutShort(_) => FileError::Truncated {
                path: path.clone(),
                complete,
                promised: Some(promised),
            },
        });
    }
    notes.push(match end {
        End::Missing(_) => format!("{name} is missing: the {complete} frames before it are read"),
        End::CutShort(_) => format!(
            "{} is cut short: nothing after its {} is read",
            path.display(),
            quantity(complete, "whole frame")
        ),
    });
    Ok(())
}
