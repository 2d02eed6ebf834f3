//! The chunks of an HDF5 dataset, checked before any is read: memory for a chunk is allocated by the
//! size that the file states.

use hdf5_pure::{ChunkIndex, Dataset, Error};

/// The most bytes of values for each byte of their file: noise does not compress more.
pub(crate) const MAX_EXPANSION: u64 = 64;

/// The bytes of a decompressed chunk. None for a dataset without chunks.
pub(crate) fn decompressed_bytes(dataset: &Dataset) -> Result<Option<u64>, Error> {
    let size = dataset.element_size()?;
    let sides = dataset.chunk_shape()?;
    Ok(sides.map(|sides| sides.into_iter().fold(size, u64::saturating_mul)))
}

/// Checks that each chunk lies within its file of `file_bytes`, and has no more bytes in it than its
/// content can have. `chunk_bytes` is the size of a decompressed chunk. Returns the number of chunks
/// in the file.
///
/// # Errors
///
/// Returns what is wrong with the dataset.
pub(crate) fn check_stored(
    dataset: &Dataset,
    chunk_bytes: u64,
    file_bytes: u64,
) -> Result<usize, String> {
    let damaged = |error: Error| format!("is damaged: {error}");
    // The places of such chunks are computed, and none is missing.
    if dataset.chunk_index().map_err(damaged)? == Some(ChunkIndex::Implicit) {
        let shape = dataset.shape().map_err(damaged)?;
        let sides = dataset.chunk_shape().map_err(damaged)?.unwrap_or_default();
        let chunks = shape.iter().zip(sides).fold(1, |all: u64, (&len, side)| {
            all.saturating_mul(len.div_ceil(side.max(1)))
        });
        if chunks.saturating_mul(chunk_bytes) > file_bytes {
            return Err(format!(
                "has {chunks} chunks of {chunk_bytes} bytes, and the file only {file_bytes} bytes"
            ));
        }
    }
    // Compression adds little to noise, and has a header.
    let most = chunk_bytes.saturating_mul(2).saturating_add(1 << 16);
    let chunks = dataset.chunks().map_err(damaged)?;
    for chunk in &chunks {
        let (start, bytes) = (chunk.address, chunk.storage_size);
        if bytes > most {
            return Err(format!(
                "has a chunk of {bytes} bytes in the file, where at most {most} can belong"
            ));
        }
        if start.saturating_add(bytes) > file_bytes {
            return Err(format!(
                "has a chunk of {bytes} bytes from byte {start} on, and the file only {file_bytes} \
                 bytes"
            ));
        }
    }
    Ok(chunks.len())
}
