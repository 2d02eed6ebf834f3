//! The files of a Zarr array, none of which is read beyond the bytes that can belong there.

use std::io;
use std::path::PathBuf;
use std::sync::OnceLock;

use zarrs::storage::byte_range::{ByteRange, ByteRangeIterator, InvalidByteRangeError};
use zarrs::storage::{
    Bytes, MaybeBytes, MaybeBytesIterator, ReadableStorageTraits, StorageError, StoreKey,
};

use crate::file_error::FileError;
use crate::light_json::{MOST_JSON, without_large};
use crate::movie::positioned::Positioned;

/// The folder of an array.
#[derive(Debug)]
pub(super) struct ZarrStore {
    folder: PathBuf,
    /// Unknown until the metadata are read.
    chunks: OnceLock<ChunkBytes>,
}

/// The most bytes that chunks have in their files.
#[derive(Debug)]
pub(super) struct ChunkBytes {
    /// A chunk, which a file holds as a whole.
    pub(super) chunk: u64,
    /// A part of a shard: a chunk or the index.
    pub(super) part: u64,
}

impl ZarrStore {
    pub(super) fn new(folder: PathBuf) -> Self {
        let chunks = OnceLock::new();
        Self { folder, chunks }
    }

    /// Sets the limits of chunks, when the metadata are known.
    pub(super) fn limit_chunks(&self, most: ChunkBytes) {
        self.chunks.get_or_init(|| most);
    }

    fn open(&self, key: &StoreKey) -> Result<Option<Positioned>, StorageError> {
        match Positioned::open(&self.folder.join(key.as_str())) {
            Ok(file) => Ok(Some(file)),
            Err(FileError::Open { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
                Ok(None)
            }
            Err(error) => Err(failed(&error)),
        }
    }
}

impl ReadableStorageTraits for ZarrStore {
    fn get(&self, key: &StoreKey) -> Result<MaybeBytes, StorageError> {
        let chunks = self.chunks.get();
        let most = chunks.map_or(MOST_JSON, |most| most.chunk);
        let Some(file) = self.open(key)? else {
            return Ok(None);
        };
        let bytes = read(&file, 0, file.len(), most)?;
        if chunks.is_none() {
            // The library parses the metadata with all that a writer has added to them.
            let light = without_large(&bytes).map_err(|error| {
                StorageError::Other(format!("{}: {error}", file.path().display()))
            })?;
            return Ok(Some(light.into_owned().into()));
        }
        Ok(Some(bytes))
    }

    fn get_partial_many<'a>(
        &'a self,
        key: &StoreKey,
        ranges: ByteRangeIterator<'a>,
    ) -> Result<MaybeBytesIterator<'a>, StorageError> {
        let most = self.chunks.get().map_or(MOST_JSON, |most| most.part);
        let Some(file) = self.open(key)? else {
            return Ok(None);
        };
        let read = move |range: ByteRange| {
            let len = file.len();
            let place = match range {
                ByteRange::FromStart(start, Some(bytes)) => Some((start, bytes)),
                ByteRange::FromStart(start, None) => {
                    len.checked_sub(start).map(|left| (start, left))
                }
                ByteRange::Suffix(bytes) => len.checked_sub(bytes).map(|start| (start, bytes)),
            };
            match place {
                Some((start, bytes)) => read(&file, start, bytes, most),
                None => Err(InvalidByteRangeError::new(range, len).into()),
            }
        };
        Ok(Some(Box::new(ranges.map(read))))
    }

    fn size_key(&self, key: &StoreKey) -> Result<Option<u64>, StorageError> {
        Ok(self.open(key)?.map(|file| file.len()))
    }

    fn supports_get_partial(&self) -> bool {
        true
    }
}

fn read(file: &Positioned, start: u64, bytes: u64, most: u64) -> Result<Bytes, StorageError> {
    if bytes > most {
        let path = file.path().display();
        let what = format!("{path} has {bytes} bytes where at most {most} can belong");
        return Err(StorageError::Other(what));
    }
    let read = file.bytes(start, bytes).map_err(|error| failed(&error))?;
    Ok(read.into())
}

fn failed(error: &FileError) -> StorageError {
    StorageError::Other(error.to_string())
}
