//! Writes movies.

use std::io;
use std::path::{Path, PathBuf};

use gaussmle::PixelSize;

use super::choice::{companion, writing};
use super::limits;
use super::output::{MovieFile, Output};
use super::pixels::{PixelType, Pixels};
use super::types::Shape;
use crate::extension::extension;
use crate::file_error::{FileError, not_written, unsupported, write_atomically};

/// Starts a movie of a size and a pixel type. The extension determines the format: `.tif`, `.tiff`,
/// `.npy` or `.raw`.
///
/// ```
/// use gaussmle_io::movie::{self, PixelType, Pixels, Shape};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-create-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let path = folder.join("movie.npy");
/// let shape = Shape { frames: 100, height: 32, width: 32 };
/// let mut writer = movie::create(&path, shape, PixelType::F32)?;
/// for _ in 0..10 {
///     // Any number of complete frames at a time.
///     writer.write(&Pixels::F32(vec![0.5; 10 * shape.pixels()]))?;
/// }
/// assert!(!path.exists());
/// writer.finish()?;
/// assert!(path.exists());
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Returns an error if the extension is none of these, the frames are too large, or the file cannot
/// be created.
pub fn create(path: &Path, shape: Shape, pixel_type: PixelType) -> Result<MovieWriter, FileError> {
    create_with_pixel_size(path, shape, pixel_type, None)
}

/// As [`create`], for a movie whose file states the size of a camera pixel in the sample, if it is known
/// and the format is TIFF.
///
/// # Errors
///
/// As [`create`].
pub fn create_with_pixel_size(
    path: &Path,
    shape: Shape,
    pixel_type: PixelType,
    pixel_size_um: Option<PixelSize>,
) -> Result<MovieWriter, FileError> {
    let sides = [shape.frames, shape.height, shape.width].map(|side| side as u64);
    limits::check_shape(path, sides, pixel_type.bytes())?;
    let writing = writing(path).map_err(|usual| {
        let what = format!("a movie with the extension .{}", extension(path));
        unsupported(path, what, format!("name it {usual}"))
    })?;
    Ok(MovieWriter {
        output: (writing.start)(path, shape, pixel_type, pixel_size_um)?,
        path: path.into(),
        shape,
        pixel_type,
        frames_written: 0,
    })
}

/// Writes what is buffered, and lets the file appear under its name.
fn commit(file: MovieFile) -> io::Result<()> {
    file.into_inner().map_err(io::Error::from)?.commit()
}

/// A movie that is being written. The file appears with [`finish`](Self::finish); a writer that is
/// dropped leaves nothing.
pub struct MovieWriter {
    path: PathBuf,
    output: Box<dyn Output>,
    shape: Shape,
    pixel_type: PixelType,
    frames_written: usize,
}

impl MovieWriter {
    fn invalid(&self, what: String) -> FileError {
        let source = io::Error::new(io::ErrorKind::InvalidInput, what);
        not_written(&self.path, source)
    }

    /// Writes the next frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the pixels have another type, are not complete frames, are more than
    /// announced, or cannot be written.
    pub fn write(&mut self, frames: &Pixels) -> Result<(), FileError> {
        let Shape { height, width, .. } = self.shape;
        if frames.pixel_type() != self.pixel_type {
            let (given, own) = (frames.pixel_type(), self.pixel_type);
            return Err(self.invalid(format!("frames are {given:?}, the movie {own:?}")));
        }
        let area = self.shape.pixels();
        if !frames.len().is_multiple_of(area) {
            let pixels = frames.len();
            let what = format!(
                "{pixels} pixels are not whole frames of {height}x{width} (height x width)"
            );
            return Err(self.invalid(what));
        }
        let total = self.frames_written + frames.len() / area;
        if total > self.shape.frames {
            let announced = self.shape.frames;
            return Err(self.invalid(format!(
                "{total} frames are more than the {announced} announced"
            )));
        }
        let written = self.output.write(frames);
        written.map_err(|source| not_written(&self.path, source))?;
        self.frames_written = total;
        Ok(())
    }

    /// Completes the file and gives it its name.
    ///
    /// # Errors
    ///
    /// Returns an error if fewer frames were written than announced, or the file cannot be written.
    pub fn finish(self) -> Result<(), FileError> {
        let (written, announced) = (self.frames_written, self.shape.frames);
        if written != announced {
            let what = format!("{written} frames were written of the {announced} announced");
            return Err(self.invalid(what));
        }
        if let Some(description) = self.output.description()
            && let Some(sidecar) = companion(&self.path)
        {
            // First, because the pixels cannot be read without it.
            write_atomically(&sidecar, description.as_bytes())?;
        }
        let Self { path, output, .. } = self;
        let committed = output.finish().and_then(commit);
        committed.map_err(|source| not_written(&path, source))
    }
}
