//! Camera maps in HDF5 files.

use std::path::Path;

use gaussmle_base::files;
use hdf5_pure::{File, ReadSeekSource};
use ndarray::Array2;

use super::limits::MAX_FRAME_BYTES;
use crate::file_error::{FileError, malformed};
use crate::hdf5_chunks;

/// The bytes that the map of any file may have: one value for all of 5792x5792 pixels compresses to
/// nothing.
const FREE: u64 = 256 << 20;

fn open(path: &Path) -> Result<File, FileError> {
    let file = files::open(path).map_err(|source| FileError::Open {
        path: path.into(),
        source,
    })?;
    let source = ReadSeekSource::new(file).map_err(hdf5_pure::Error::from);
    let opened = source.and_then(File::from_source);
    opened.map_err(|error| malformed(path, format!("as HDF5: {error}")))
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
    let have = path.metadata().map_or(0, |file| file.len());
    let most = (have.saturating_mul(hdf5_chunks::MAX_EXPANSION)).clamp(FREE, MAX_FRAME_BYTES);
    let check = |what: &str, bytes: u64| match bytes <= most {
        true => Ok(()),
        false => Err(malformed(format!(
            "{what} {bytes} bytes, where a file of {have} bytes can hold a map of at most {most}"
        ))),
    };
    check("has", height.saturating_mul(width).saturating_mul(8))?;
    // A chunk is read and decompressed as a whole.
    if let Some(chunk) = hdf5_chunks::decompressed_bytes(&map).map_err(failed)? {
        check("has chunks of", chunk)?;
        hdf5_chunks::check_stored(&map, chunk, have).map_err(malformed)?;
    }
    let values = map.read_f64().map_err(failed)?;
    Array2::from_shape_vec((height as usize, width as usize), values)
        .map_err(|error| malformed(format!("does not fit its shape: {error}")))
}
