//! Movies and maps in files.
//!
//! [`open`] finds a movie's format by its content and reads any of its frames, from any thread, without holding
//! more than was asked for. [`create`] writes one. What a file claims is compared with its size before memory
//! is taken for it.

mod dax;
mod error;
mod flat;
pub(crate) mod hdf5;
mod image;
mod limits;
mod movie_writer;
mod npy;
mod npy_header;
mod pixels;
mod positioned;
mod raw;
mod sidecar;
mod tiff;
mod tiff_pages;
mod zarr;
mod zarr_group;

use std::fmt::Debug;
use std::ops::Range;
use std::path::{Path, PathBuf};

pub use error::FileError;
pub use image::read_image;
pub use movie_writer::{MovieWriter, create};
pub(crate) use npy::write_array;
pub use npy::{Array, read_array, write_header};
pub use pixels::{Depth, Pixels};
use positioned::Positioned;

/// The size of a movie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Number of frames.
    pub frames: usize,
    /// Rows, along y.
    pub height: usize,
    /// Columns, along x.
    pub width: usize,
}

impl Shape {
    /// Pixels of a frame.
    pub fn pixels(&self) -> usize {
        self.height * self.width
    }
}

/// A movie in a file, of which any frames can be read.
pub trait Movie: Send + Sync + Debug {
    /// Its size.
    fn shape(&self) -> Shape;

    /// The type of its pixels.
    fn depth(&self) -> Depth;

    /// What kind of file it is, as in "ImageJ TIFF".
    fn format(&self) -> &'static str;

    /// What a user should be told about it.
    fn notes(&self) -> &[String];

    /// The files that it is read from, those beside it included.
    fn files(&self) -> Vec<PathBuf> {
        Vec::new()
    }

    /// Frames that are best read at once, from a multiple of it on: a chunk of a Zarr array holds several.
    fn frames_together(&self) -> usize {
        1
    }

    /// Reads consecutive frames. `into` takes their size and type; its memory is used again.
    ///
    /// # Errors
    ///
    /// If the movie has no such frames, or they cannot be read. `into` then holds nothing of use.
    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError>;
}

/// How to open a movie.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenOptions {
    /// Read the whole frames of a file that is cut short, rather than refuse it.
    pub allow_truncated: bool,
}

/// Opens a movie. Its content says what it is; only files without a header are known by their ending.
///
/// # Errors
///
/// If it cannot be read, is none of the formats, contradicts itself or is cut short.
pub fn open(path: &Path, options: &OpenOptions) -> Result<Box<dyn Movie>, FileError> {
    if path.is_dir() {
        return match zarr::is_zarr(path) {
            true => Ok(Box::new(zarr::open(path)?)),
            false => Err(FileError::UnknownFormat {
                path: path.into(),
                what: "is a folder, and no Zarr array or group".into(),
            }),
        };
    }
    let file = Positioned::open(path)?;
    let mut start = [0; 8];
    let known = file.len().min(start.len() as u64) as usize;
    file.read(0, &mut start[..known])?;
    if tiff::is_tiff(&start) {
        return Ok(Box::new(tiff::open(file, options)?));
    }
    if start.starts_with(npy::MAGIC) {
        return Ok(Box::new(npy::open(file, options)?));
    }
    let ending = ending(path);
    let what = match ending.as_str() {
        _ if file.len() == 0 => "is empty".into(),
        "raw" => return Ok(Box::new(raw::open(file, options)?)),
        "dax" => return Ok(Box::new(dax::open(file, options)?)),
        "tif" | "tiff" => "is no TIFF, although it is called one".into(),
        "npy" => "is no .npy, although it is called one".into(),
        "" => "has neither a known header nor an ending".into(),
        "csv" | "parquet" | "npz" | "hdf5" | "smlm" => {
            "is no movie but a table: report, render and info read it".into()
        }
        "nd2" | "czi" | "lif" | "oib" | "oif" => {
            format!("is a .{ending}, which only its maker's programs read: export it as TIFF")
        }
        ending => format!("has no header that is known, nor is its ending, .{ending}"),
    };
    Err(FileError::UnknownFormat {
        path: path.into(),
        what,
    })
}

/// What follows the last dot, in small letters.
fn ending(path: &Path) -> String {
    let ending = path.extension().unwrap_or_default();
    ending.to_string_lossy().to_ascii_lowercase()
}
