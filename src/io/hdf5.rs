//! Maps in HDF5 files.

use std::path::Path;

use hdf5_pure::File;
use ndarray::Array2;

use super::error::{FileError, malformed};
use super::limits::FRAME;

fn open(path: &Path) -> Result<File, FileError> {
    File::open_streaming(path).map_err(|error| match error {
        hdf5_pure::Error::Io(source) => FileError::Open {
            path: path.into(),
            source,
        },
        other => malformed(path, format!("as HDF5: {other}")),
    })
}

/// Whether a file has a dataset.
pub(crate) fn has(path: &Path, dataset: &str) -> Result<bool, FileError> {
    Ok(open(path)?.dataset(dataset).is_ok())
}

/// A dataset of two axes, y and x.
pub(crate) fn read_map(path: &Path, dataset: &str) -> Result<Array2<f64>, FileError> {
    let file = open(path)?;
    let wrong = |what: String| malformed(path, format!("its dataset `{dataset}` {what}"));
    let map = file
        .dataset(dataset)
        .map_err(|error| wrong(format!("cannot be had: {error}")))?;
    let shape = map.shape().map_err(|error| wrong(error.to_string()))?;
    let [height, width] = shape[..] else {
        return Err(wrong(format!(
            "has the shape {shape:?}: a map has two axes"
        )));
    };
    let bytes = height.checked_mul(width).and_then(|n| n.checked_mul(8));
    if bytes.is_none_or(|bytes| bytes > FRAME) {
        return Err(wrong(format!(
            "has {width}x{height} pixels, more than can be"
        )));
    }
    let values = map.read_f64().map_err(|error| wrong(error.to_string()))?;
    Array2::from_shape_vec((height as usize, width as usize), values)
        .map_err(|error| wrong(error.to_string()))
}
