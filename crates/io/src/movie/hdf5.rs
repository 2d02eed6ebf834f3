//! Camera maps in HDF5 files.

use std::path::Path;

use hdf5_pure::File;
use ndarray::Array2;

use super::limits::MAX_FRAME_BYTES;
use crate::file_error::{FileError, malformed};

fn open(path: &Path) -> Result<File, FileError> {
    File::open_streaming(path).map_err(|error| match error {
        hdf5_pure::Error::Io(source) => FileError::Open {
            path: path.into(),
            source,
        },
        other => malformed(path, format!("as HDF5: {other}")),
    })
}

/// True if a file has a dataset.
pub(crate) fn has(path: &Path, dataset: &str) -> Result<bool, FileError> {
    Ok(open(path)?.dataset(dataset).is_ok())
}

/// Reads a dataset of two axes, y and x.
pub(crate) fn read_map(path: &Path, dataset: &str) -> Result<Array2<f64>, FileError> {
    let file = open(path)?;
    let malformed = |what: String| malformed(path, format!("its dataset `{dataset}` {what}"));
    let failed = |error: hdf5_pure::Error| malformed(format!("cannot be read: {error}"));
    let map = file.dataset(dataset).map_err(failed)?;
    let shape = map.shape().map_err(failed)?;
    let [height, width] = shape[..] else {
        return Err(malformed(format!(
            "has the shape {shape:?}: a map has two axes"
        )));
    };
    let bytes = height.checked_mul(width).and_then(|n| n.checked_mul(8));
    if bytes.is_none_or(|bytes| bytes > MAX_FRAME_BYTES) {
        return Err(malformed(format!(
            "has {height}x{width} pixels (height x width): a map has at most 1 GiB"
        )));
    }
    let values = map.read_f64().map_err(failed)?;
    Array2::from_shape_vec((height as usize, width as usize), values)
        .map_err(|error| malformed(format!("does not fit its shape: {error}")))
}
