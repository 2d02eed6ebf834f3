//! Single images: the maps of a camera.

use std::path::Path;

use super::formats::tiff;
use super::npy_array::read_array;
use super::npy_header;
use super::positioned::Positioned;
use crate::file_error::{FileError, unsupported};

/// Reads a map from a TIFF of one page or a `.npy` of two dimensions. Returns its height, width and
/// values, row by row. 64-bit floats are read too.
///
/// # Errors
///
/// Returns an error if the file cannot be read, or holds something else.
pub fn read_image(path: &Path) -> Result<(usize, usize, Vec<f64>), FileError> {
    let file = Positioned::open(path)?;
    let mut start = [0; 8];
    let available = file.len().min(start.len() as u64) as usize;
    file.read(0, &mut start[..available])?;
    if tiff::is_tiff(&start) {
        return tiff::read_map(file);
    }
    if !start.starts_with(npy_header::MAGIC) {
        let instead = "maps are read from TIFF and .npy";
        return Err(unsupported(path, "an image of this format", instead));
    }
    let array = read_array(path)?;
    match *array.shape() {
        [height, width] => Ok((height, width, array.into_f64())),
        _ => {
            let what = format!("an array of {} dimensions as a map", array.shape().len());
            Err(unsupported(path, what, "save one of 2, (height, width)"))
        }
    }
}
