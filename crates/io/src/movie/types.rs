//! The interface of movies of all formats.

use std::fmt::Debug;
use std::ops::Range;
use std::path::PathBuf;

use super::metadata::MovieMetadata;
use super::pixels::{FramePixels, PixelType, Pixels};
use crate::file_error::FileError;

/// The size of a movie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Number of frames.
    pub frames: usize,
    /// Rows of a frame, along y.
    pub height: usize,
    /// Columns of a frame, along x.
    pub width: usize,
}

impl Shape {
    /// Number of pixels of a frame.
    pub fn pixels(&self) -> usize {
        self.height * self.width
    }
}

/// A movie in a file. Any of its frames can be read, from any thread.
///
/// ```
/// use gaussmle_io::movie::{self, OpenOptions, PixelType, Pixels, Shape};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-movie-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let path = folder.join("movie.tif");
/// let shape = Shape { frames: 3, height: 4, width: 5 };
/// let mut writer = movie::create(&path, shape, PixelType::U16)?;
/// writer.write(&Pixels::U16((0..60).collect()))?;
/// writer.finish()?;
///
/// let movie = movie::open(&path, &OpenOptions::default())?;
/// assert_eq!((movie.shape(), movie.format()), (shape, "TIFF"));
///
/// let mut frames = Pixels::default();
/// movie.read(1..3, &mut frames)?; // two frames, [frame][row][column]
/// assert_eq!(frames, Pixels::U16((20..60).collect()));
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
pub trait Movie: Send + Sync + Debug {
    /// The size of the movie.
    fn shape(&self) -> Shape;

    /// The type of its pixels.
    fn pixel_type(&self) -> PixelType;

    /// The format of the file, such as "ImageJ TIFF".
    fn format(&self) -> &'static str;

    /// Remarks for the user, such as ignored metadata or missing frames.
    fn notes(&self) -> &[String];

    /// All files that the movie is read from, with those that describe it.
    fn files(&self) -> Vec<PathBuf> {
        Vec::new()
    }

    /// Number of frames that are best read together, in runs that start at a multiple of it.
    ///
    /// It is above 1 where several frames are decoded at once, as in a chunk of a Zarr array.
    fn frames_together(&self) -> usize {
        1
    }

    /// The facts that the file states beyond the size and type of its pixels.
    fn metadata(&self) -> MovieMetadata {
        MovieMetadata::default()
    }

    /// The part that its writer has finished, of a movie that may still be written. The last frame
    /// may not be complete.
    fn written(&self) -> Written {
        Written {
            frames: self.shape().frames.saturating_sub(1),
            is_finished: false,
        }
    }

    /// Reads consecutive frames into a buffer. The buffer takes their size and pixel type; its
    /// memory is reused.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie does not have these frames, or they cannot be read. The
    /// content of `into` is then unspecified.
    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError>;

    /// The pixels of a frame, if they are in memory, as [`Movie::read`] would copy them.
    fn frame_in_memory(&self, frame: usize) -> Option<FramePixels<'_>> {
        let _ = frame;
        None
    }
}

/// The part of a movie that its writer has finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// Frames from the first on that do not change, as far as the file tells.
    pub frames: usize,
    /// True if the file states that no frame follows. Most formats cannot.
    pub is_finished: bool,
}

/// Options of [`open`](super::open).
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    /// Reads the complete frames of a file that is cut short. Without this, it is an error.
    pub allow_truncated: bool,
    /// The image (series) that is read, by its name or its number from 0. A file that holds several
    /// needs one: images of OME, positions of Micro-Manager.
    pub series: Option<String>,
    /// The channel that is read, by its name or its number from 0. A file of several channels needs
    /// one.
    pub channel: Option<String>,
    /// The plane along z that is read, from 0. A time series of several planes needs one.
    pub z: Option<usize>,
    /// Reads a scan through focus: planes along z are frames, the first plane first, and all times
    /// of a plane follow one another.
    pub z_stack: bool,
    /// Reads every plane as a frame, in the order of the file, whatever its image, channel and z.
    pub every_plane: bool,
}
