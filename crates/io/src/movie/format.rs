//! The description of a format of movies.

use std::path::Path;

use gaussmle::PixelSize;

use super::output::Output;
use super::pixels::PixelType;
use super::positioned::Positioned;
use super::types::{Movie, OpenOptions, Shape};
use crate::extension::extension;
use crate::file_error::FileError;

type Open = fn(&mut Source<'_>, &OpenOptions) -> Result<Option<Box<dyn Movie>>, FileError>;

type Start = fn(&Path, Shape, PixelType, Option<PixelSize>) -> Result<Box<dyn Output>, FileError>;

/// A format. Its file has all of it.
pub(super) struct MovieFormat {
    /// The name, as in "not a NumPy file".
    pub name: &'static str,
    /// The format in a list of files that are read.
    pub label: &'static str,
    /// The extensions of its files or folders, in lower case.
    pub extensions: &'static [&'static str],
    /// The extension of the file that describes a movie and without which it cannot be read.
    pub sidecar: Option<&'static str>,
    /// The file that makes a folder a movie of this format.
    pub folder_has: Option<&'static str>,
    /// True if a file or folder seems to be of this format.
    pub recognizes: fn(&Source<'_>) -> bool,
    /// Opens a file or folder that was recognized. None if it is of another format after all.
    pub open: Open,
    /// The writer, if movies are written.
    pub writing: Option<Writing>,
}

/// The writer of a format of movies.
pub(super) struct Writing {
    /// The extensions that mean this format, the usual one first.
    pub extensions: &'static [&'static str],
    /// Starts a movie of a size and a pixel type.
    pub start: Start,
}

/// A file or a folder that may be a movie.
pub(super) struct Source<'a> {
    pub path: &'a Path,
    /// The file, until a format takes it. None for a folder.
    pub file: Option<Positioned>,
    /// The first bytes of a file, and zeros after its end.
    pub start: [u8; 8],
}

impl<'a> Source<'a> {
    pub(super) fn open(path: &'a Path) -> Result<Self, FileError> {
        let mut start = [0; 8];
        let file = match path.is_dir() {
            true => None,
            false => {
                let file = Positioned::open(path)?;
                let available = file.len().min(start.len() as u64) as usize;
                file.read(0, &mut start[..available])?;
                Some(file)
            }
        };
        Ok(Self { path, file, start })
    }

    /// Opens the file. None for a folder.
    pub(super) fn open_file<M: Movie + 'static>(
        &mut self,
        open: impl FnOnce(Positioned) -> Result<M, FileError>,
    ) -> Result<Option<Box<dyn Movie>>, FileError> {
        match self.file.take() {
            Some(file) => Ok(Some(Box::new(open(file)?))),
            None => Ok(None),
        }
    }

    /// True for a file with this extension and content, of a format without a header.
    pub(super) fn has_extension(&self, wanted: &str) -> bool {
        let is_empty = self.file.as_ref().is_none_or(|file| file.len() == 0);
        !is_empty && extension(self.path) == wanted
    }
}
