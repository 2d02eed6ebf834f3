//! Recognizes the format of a movie.

use std::path::Path;

use super::positioned::Positioned;
use super::types::{Movie, OpenOptions};
use super::{dax, ndtiff, npy, npy_header, raw, tiff, zarr};
use crate::extension::extension;
use crate::file_error::FileError;

/// Opens a movie. Its content determines the format; formats without a header are recognized by
/// their extension.
///
/// [`Movie`] has an example.
///
/// # Errors
///
/// Returns an error if the file cannot be read, has none of the formats, contradicts itself or is
/// cut short.
pub fn open(path: &Path, options: &OpenOptions) -> Result<Box<dyn Movie>, FileError> {
    if path.is_dir() {
        if let Some(folder) = ndtiff::folder_of(path)
            && let Some(movie) = ndtiff::open(&folder, path, options)?
        {
            return Ok(Box::new(movie));
        }
        return match zarr::is_zarr(path) {
            true => Ok(Box::new(zarr::open(path, options)?)),
            false => Err(FileError::UnknownFormat {
                path: path.into(),
                what: "is a folder without a Zarr array or group, and without an NDTiff.index"
                    .into(),
            }),
        };
    }
    let file = Positioned::open(path)?;
    if ndtiff::is_ndtiff(&file)
        && let Some(folder) = ndtiff::folder_of(path)
        && let Some(movie) = ndtiff::open(&folder, path, options)?
    {
        return Ok(Box::new(movie));
    }
    let mut start = [0; 8];
    let available = file.len().min(start.len() as u64) as usize;
    file.read(0, &mut start[..available])?;
    if tiff::is_tiff(&start) {
        return Ok(Box::new(tiff::open(file, options)?));
    }
    if start.starts_with(npy_header::MAGIC) {
        return Ok(Box::new(npy::open(file, options)?));
    }
    let extension = extension(path);
    let what = match extension.as_str() {
        _ if file.len() == 0 => "is empty".into(),
        "raw" => return Ok(Box::new(raw::open(file, options)?)),
        "dax" => return Ok(Box::new(dax::open(file, options)?)),
        "tif" | "tiff" | "stk" => {
            format!("is not a TIFF file, although its extension is .{extension}")
        }
        "npy" => "is not a NumPy file, although its extension is .npy".into(),
        "" => "has neither a known header nor an extension".into(),
        "csv" | "parquet" | "npz" | "hdf5" | "smlm" => {
            "is a table of localizations, not a movie: open it with the functions for tables".into()
        }
        "nd2" | "czi" | "lif" => format!(
            "is a .{extension}, which gaussmle does not read: export it as TIFF, or localize it from \
             Python with a package that reads it, as docs/files.md shows"
        ),
        "oib" | "oif" => {
            format!("is a .{extension}, which only programs of its vendor read: export it as TIFF")
        }
        other => format!("has no known header and an unknown extension, .{other}"),
    };
    Err(FileError::UnknownFormat {
        path: path.into(),
        what,
    })
}

/// True if a path has the content or the extension of a movie, even if [`open`] then finds it
/// damaged. Tables of localizations are not movies.
pub fn is_movie(path: &Path) -> bool {
    if path.is_dir() {
        return true;
    }
    if path.file_name().is_some_and(|name| name == ndtiff::INDEX) {
        return true;
    }
    let extension = extension(path);
    if MOVIE_EXTENSIONS.contains(&extension.as_str()) {
        return true;
    }
    let Ok(file) = Positioned::open(path) else {
        return false;
    };
    let mut start = [0; 8];
    let available = file.len().min(start.len() as u64) as usize;
    let read = file.read(0, &mut start[..available]);
    read.is_ok() && (tiff::is_tiff(&start) || start.starts_with(npy_header::MAGIC))
}

/// Extensions of movies, of formats that are not read, too.
const MOVIE_EXTENSIONS: [&str; 11] = [
    "tif", "tiff", "stk", "raw", "dax", "npy", "nd2", "czi", "lif", "oib", "oif",
];
