//! Single images: the camera's maps.

use std::path::Path;

use super::error::{FileError, unsupported};
use super::npy::{self, read_array};
use super::positioned::Positioned;
use super::tiff;

/// Reads a map from a TIFF of one page, or from a `.npy` of two dimensions: its height, width and values by
/// rows. 64-bit floats can be read too.
///
/// # Errors
///
/// If it cannot be read, or holds something else.
pub fn read_image(path: &Path) -> Result<(usize, usize, Vec<f64>), FileError> {
    let file = Positioned::open(path)?;
    let mut start = [0; 8];
    let known = file.len().min(start.len() as u64) as usize;
    file.read(0, &mut start[..known])?;
    if tiff::is_tiff(&start) {
        return tiff::read_map(file);
    }
    if !start.starts_with(npy::MAGIC) {
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
