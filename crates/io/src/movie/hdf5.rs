//! HDF5 files, and camera maps in them.

use std::path::Path;

use hdf5_pure::{File, FormatError, Source};
use ndarray::Array2;

use super::limits::MAX_FRAME_BYTES;
use super::positioned::Positioned;
use crate::file_error::{FileError, malformed};
use crate::hdf5_chunks;

/// The first bytes of a file.
pub(super) const MAGIC: [u8; 8] = *b"\x89HDF\r\n\x1a\n";

/// The bytes that a map or a chunk of any file may have: one value for all of 5792x5792 pixels
/// compresses to nothing.
const FREE: u64 = 256 << 20;

/// Any thread reads at its own position.
impl Source for Positioned {
    fn len(&self) -> u64 {
        Positioned::len(self)
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), FormatError> {
        let failed = |error: FileError| FormatError::Source(error.to_string());
        self.read(offset, buffer).map_err(failed)
    }
}

pub(super) fn open(file: Positioned) -> Result<File, FileError> {
    let path = file.path().to_owned();
    File::from_source(file).map_err(|error| malformed(&path, format!("as HDF5: {error}")))
}

/// The most bytes that a map or a chunk may have in a file of so many bytes.
pub(super) fn most_bytes(file_bytes: u64) -> u64 {
    let expanded = file_bytes.saturating_mul(hdf5_chunks::MAX_EXPANSION);
    expanded.clamp(FREE, MAX_FRAME_BYTES)
}

/// True if a file has a dataset.
pub(crate) fn has(path: &Path, dataset: &str) -> Result<bool, FileError> {
    Ok(open(Positioned::open(path)?)?.dataset(dataset).is_ok())
}

/// Reads a dataset of two axes, y and x.
pub(crate) fn read_map(path: &Path, dataset: &str) -> Result<Array2<f64>, FileError> {
    let file = Positioned::open(path)?;
    let have = file.len();
    let file = open(file)?;
    let malformed = |what: String| malformed(path, format!("its dataset `{dataset}` {what}"));
    let failed = |error: hdf5_pure::Error| malformed(format!("cannot be read: {error}"));
    let map = file.dataset(dataset).map_err(failed)?;
    let shape = map.shape().map_err(failed)?;
    let [height, width] = shape[..] else {
        return Err(malformed(format!(
            "has the shape {shape:?}: a map has two axes"
        )));
    };
    let most = most_bytes(have);
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
