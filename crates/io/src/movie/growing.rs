//! A movie that another program is still writing.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use flate2::Crc;

use super::open::open;
use super::pixels::Pixels;
use super::types::{Movie, OpenOptions};
use crate::file_error::FileError;

/// A movie that another program is still writing.
///
/// It is opened again when its files have changed, so its frames are those of [`open`]. A frame that
/// is half written does not count.
#[derive(Debug)]
pub struct GrowingMovie {
    path: PathBuf,
    options: OpenOptions,
    /// The files when the movie was opened last.
    files: Vec<Stamp>,
    /// Its folder then.
    folder: Option<Stamp>,
    movie: Option<Arc<dyn Movie>>,
    /// Why it could not be opened last.
    failure: Option<FileError>,
    /// Frames from the first on that do not change.
    frames: usize,
    /// Checksums of the first and the last of these frames.
    checksums: [u32; 2],
    is_finished: bool,
}

/// The state of a growing movie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Growth {
    /// Frames from the first on that do not change.
    pub frames: usize,
    /// True if its files have changed since the last look.
    pub has_changed: bool,
    /// True if the files state that no frame follows. Most formats cannot.
    pub is_finished: bool,
}

/// A file, and what changes when it is written.
#[derive(Clone, Debug, PartialEq)]
struct Stamp {
    path: PathBuf,
    /// None if the file is not there.
    state: Option<(u64, Option<SystemTime>)>,
    /// The number of the file, which another file of the same name does not have.
    identity: u64,
}

impl Stamp {
    fn of(path: &Path) -> Self {
        let metadata = std::fs::metadata(path).ok();
        Self {
            state: metadata
                .as_ref()
                .map(|metadata| (metadata.len(), metadata.modified().ok())),
            identity: metadata.as_ref().map_or(0, identity),
            path: path.into(),
        }
    }

    fn len(&self) -> u64 {
        self.state.map_or(0, |(len, _)| len)
    }
}

#[cfg(unix)]
fn identity(metadata: &std::fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(metadata)
}

#[cfg(not(unix))]
fn identity(_: &std::fs::Metadata) -> u64 {
    0
}

impl GrowingMovie {
    /// A movie that may not be there yet. `options` are those of [`open`]; incomplete frames at the
    /// end are never an error.
    pub fn new(path: &Path, options: &OpenOptions) -> Self {
        Self {
            path: path.into(),
            options: OpenOptions {
                allow_truncated: true,
                ..options.clone()
            },
            files: Vec::new(),
            folder: None,
            movie: None,
            failure: None,
            frames: 0,
            checksums: [0; 2],
            is_finished: false,
        }
    }

    /// The movie with the frames that were there at the last look. None if it could not be opened
    /// yet.
    pub fn movie(&self) -> Option<&Arc<dyn Movie>> {
        self.movie.as_ref()
    }

    /// Looks for new frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie is one that more frames do not make readable, or if frames that
    /// were there have changed or are gone.
    pub fn look(&mut self) -> Result<Growth, FileError> {
        let (files, folder) = (self.stamps(), self.folder());
        let before = self.frames;
        let has_changed = files != self.files;
        if has_changed || folder != self.folder || self.is_opened_always() {
            self.open_again(&files)?;
            // Stamps of files that were not known before are missing: they are opened once more.
            (self.files, self.folder) = (files, folder);
        } else if let Some(movie) = self.movie.clone() {
            // Nothing was written since the last look, so the last frame is not in the making.
            self.settle(movie.as_ref(), movie.shape().frames)?;
        }
        Ok(Growth {
            frames: self.frames,
            has_changed: has_changed || self.frames > before,
            is_finished: self.is_finished && self.failure.is_none(),
        })
    }

    /// Ends the wait for frames: the frames that are there are all. Returns their number.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be opened, or as [`GrowingMovie::look`].
    pub fn finish(&mut self) -> Result<usize, FileError> {
        let stamps = self.stamps();
        self.open_again(&stamps)?;
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        if let Some(movie) = self.movie.clone() {
            self.settle(movie.as_ref(), movie.shape().frames)?;
        }
        Ok(self.frames)
    }

    /// The files of the movie as they are now. The first is the one that was given.
    fn stamps(&self) -> Vec<Stamp> {
        let files = self.movie.as_ref().map(|movie| movie.files());
        let files = files.unwrap_or_default();
        let all = std::iter::once(&self.path).chain(&files);
        all.map(|path| Stamp::of(path)).collect()
    }

    /// The folder of the movie, in which other files of it appear.
    fn folder(&self) -> Option<Stamp> {
        let folder = self.path.parent()?;
        Some(match folder.as_os_str().is_empty() {
            true => Stamp::of(Path::new(".")),
            false => Stamp::of(folder),
        })
    }

    /// True while the movie cannot be opened, and for a Zarr, whose folder does not change with its
    /// chunks.
    fn is_opened_always(&self) -> bool {
        let is_folder = |movie: &Arc<dyn Movie>| movie.files().iter().any(|file| file.is_dir());
        self.failure.is_some() || self.movie.as_ref().is_none_or(is_folder)
    }

    fn open_again(&mut self, stamps: &[Stamp]) -> Result<(), FileError> {
        self.check_file(stamps)?;
        match open(&self.path, &self.options) {
            Ok(movie) => {
                self.check_movie(movie.as_ref())?;
                let written = movie.written();
                self.is_finished = written.is_finished;
                self.settle(movie.as_ref(), written.frames)?;
                self.movie = Some(Arc::from(movie));
                self.failure = None;
            }
            Err(error) if self.is_shorter(stamps) => {
                return Err(self.changed(&format!("it became shorter ({error})")));
            }
            Err(error) if self.may_become_readable(&error, stamps) => {
                self.is_finished = false;
                self.failure = Some(error);
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Counts frames that do not change any more, and remembers the last of them.
    fn settle(&mut self, movie: &dyn Movie, frames: usize) -> Result<(), FileError> {
        if frames <= self.frames {
            return Ok(());
        }
        if self.frames == 0 {
            self.checksums[0] = checksum(movie, 0)?;
        }
        self.checksums[1] = checksum(movie, frames - 1)?;
        self.frames = frames;
        Ok(())
    }

    /// Returns an error if another file has the name of the movie.
    fn check_file(&self, stamps: &[Stamp]) -> Result<(), FileError> {
        let (Some(old), Some(new)) = (self.files.first(), stamps.first()) else {
            return Ok(());
        };
        let is_other = old.identity != new.identity || new.state.is_none();
        if self.frames > 0 && old.state.is_some() && is_other && !self.path.is_dir() {
            return Err(self.changed("another file has taken its place, or it was removed"));
        }
        Ok(())
    }

    /// Returns an error if the frames that were there are not those of the opened movie.
    fn check_movie(&self, movie: &dyn Movie) -> Result<(), FileError> {
        let Some(before) = self.movie.as_ref().filter(|_| self.frames > 0) else {
            return Ok(());
        };
        let (old, new) = (before.shape(), movie.shape());
        if new.frames < self.frames {
            let what = format!("it had {} frames, and has {} now", self.frames, new.frames);
            return Err(self.changed(&what));
        }
        let is_same = (old.width, old.height, before.pixel_type())
            == (new.width, new.height, movie.pixel_type());
        let checks = [(0, self.checksums[0]), (self.frames - 1, self.checksums[1])];
        let has_same = |(frame, expected): (usize, u32)| {
            checksum(movie, frame).is_ok_and(|found| found == expected)
        };
        match is_same && checks.into_iter().all(has_same) {
            true => Ok(()),
            false => Err(self.changed("frames that were there before have changed")),
        }
    }

    fn changed(&self, what: &str) -> FileError {
        FileError::Refused {
            path: self.path.clone(),
            what: format!("{what}: a movie that is followed may only grow"),
        }
    }

    /// True if a file with frames became shorter.
    fn is_shorter(&self, stamps: &[Stamp]) -> bool {
        let len = |stamps: &[Stamp]| stamps.first().map_or(0, Stamp::len);
        self.frames > 0 && len(stamps) < len(&self.files) && !self.path.is_dir()
    }

    /// True for an error of a movie that is not complete.
    fn may_become_readable(&self, error: &FileError, stamps: &[Stamp]) -> bool {
        let len = stamps.first().map_or(0, Stamp::len);
        match error {
            FileError::Open { source, .. } => source.kind() == io::ErrorKind::NotFound,
            // The first bytes are not written yet, or a folder has no files yet.
            FileError::UnknownFormat { .. } | FileError::IsTable { .. } => {
                len < 8 || self.path.is_dir()
            }
            FileError::Read { .. }
            | FileError::Truncated { .. }
            | FileError::MissingPart { .. }
            | FileError::Unfinished { .. }
            | FileError::MissingSidecar { .. }
            | FileError::Malformed { .. } => true,
            // The chosen one is not there yet. Without a choice, more frames do not help.
            FileError::Planes { option, .. } => match *option {
                "series" => self.options.series.is_some(),
                "channel" => self.options.channel.is_some(),
                "z" => self.options.z.is_some(),
                _ => false,
            },
            FileError::Write { .. }
            | FileError::MissingImage { .. }
            | FileError::Unsupported { .. }
            | FileError::Refused { .. }
            | FileError::Frames { .. } => false,
        }
    }
}

fn checksum(movie: &dyn Movie, frame: usize) -> Result<u32, FileError> {
    let mut pixels = Pixels::default();
    movie.read(frame..frame + 1, &mut pixels)?;
    let mut checksum = Crc::new();
    checksum.update(pixels.bytes());
    Ok(checksum.sum())
}
