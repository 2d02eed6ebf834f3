//! Decodes chunks of Blosc 1.
//!
//! A chunk has a header of 16 bytes, the offset of each block, and the blocks. A block is one stream,
//! or a stream for each byte of an element. A stream has a length of 4 bytes and as many compressed
//! bytes. The bytes or bits of a block's elements may be shuffled before compression. C-Blosc describes
//! the format in `README_CHUNK_FORMAT.rst`; where it says nothing, this follows `blosc_d` of C-Blosc
//! 1.21. All numbers are little-endian.

mod blosclz;
mod shuffle;
mod streams;

use streams::Decoder;

const HEADER: usize = 16;

/// The version of the format that Blosc 1 writes. Blosc 2 writes later ones.
const VERSION: u8 = 2;

/// The version of the streams of each codec.
const STREAM_VERSION: u8 = 1;

/// Flags in the header.
const SHUFFLED_BYTES: u8 = 0x01;
const STORED: u8 = 0x02;
const SHUFFLED_BITS: u8 = 0x04;
const UNKNOWN: u8 = 0x08;
const NOT_SPLIT: u8 = 0x10;

/// A block is split into streams if its elements have at most these bytes, and if it has at least
/// these elements.
const MAX_SPLITS: usize = 16;
const MIN_SPLIT: usize = 128;

/// The shortest block of several. C-Blosc asks for 128 bytes, and cuts the block to whole elements.
const MIN_BLOCK: usize = 64;

/// The header of a chunk.
struct Header {
    flags: u8,
    element: usize,
    bytes: usize,
    block: usize,
}

/// Decodes a chunk, which has at most `most` bytes.
pub(super) fn decode(chunk: &[u8], most: usize) -> Result<Vec<u8>, String> {
    let header = Header::of(chunk)?;
    if header.bytes > most {
        return Err(format!("it inflates to {} bytes", header.bytes));
    }
    if header.flags & STORED != 0 {
        let stored = &chunk[HEADER..];
        if stored.len() != header.bytes {
            let have = stored.len();
            return Err(format!("{have} of {} bytes are stored", header.bytes));
        }
        return Ok(stored.to_vec());
    }
    if header.bytes == 0 {
        return Ok(Vec::new());
    }
    header.check_blocks()?;
    let starts = header.starts(chunk)?;
    let mut decoder = Decoder::of(header.flags >> 5)?;
    let mut out = vec![0; header.bytes];
    let mut shuffled = vec![0; header.block];
    for (block, start) in out.chunks_mut(header.block).zip(starts) {
        let start = u32::from_le_bytes(*start) as usize;
        let streams = chunk.get(start..).unwrap_or_default();
        header.decode_block(&mut decoder, streams, &mut shuffled, block)?;
    }
    Ok(out)
}

impl Header {
    fn of(chunk: &[u8]) -> Result<Self, String> {
        let have = chunk.len();
        let Some(header) = chunk.first_chunk::<HEADER>() else {
            return Err(format!(
                "the header of Blosc has {HEADER} bytes, not {have}"
            ));
        };
        let [version, stream_version, flags, element, sizes @ ..] = *header;
        if version != VERSION {
            return Err(format!(
                "its version of Blosc is {version}: save it with Blosc 1, whose version is {VERSION}"
            ));
        }
        if flags & UNKNOWN != 0 || flags & STORED == 0 && stream_version != STREAM_VERSION {
            return Err(format!(
                "its flags {flags:#x} or its version {stream_version} of streams are not those of Blosc 1"
            ));
        }
        let [bytes, block, compressed] = [0, 4, 8].map(|at| {
            let size = std::array::from_fn(|byte| sizes[at + byte]);
            u32::from_le_bytes(size) as usize
        });
        if compressed != have {
            return Err(format!("its header states {compressed} compressed bytes"));
        }
        Ok(Self {
            flags,
            element: element.into(),
            bytes,
            block,
        })
    }

    /// Bounds the number of blocks, each of which costs time, by the bytes of the chunk.
    fn check_blocks(&self) -> Result<(), String> {
        let shortest = MIN_BLOCK.min(self.bytes);
        if self.element == 0 || !(shortest..=self.bytes).contains(&self.block) {
            return Err(format!(
                "its {} bytes are in blocks of {} with elements of {}",
                self.bytes, self.block, self.element
            ));
        }
        Ok(())
    }

    /// The offset of each block.
    fn starts<'a>(&self, chunk: &'a [u8]) -> Result<&'a [[u8; 4]], String> {
        let blocks = self.bytes.div_ceil(self.block);
        let starts = chunk[HEADER..].as_chunks().0.get(..blocks);
        starts.ok_or_else(|| format!("it ends within the offsets of its {blocks} blocks"))
    }

    /// The streams of a block. The last block, if it is shorter, has one.
    fn splits(&self, bytes: usize) -> usize {
        let split = self.flags & NOT_SPLIT == 0
            && self.element <= MAX_SPLITS
            && bytes / self.element >= MIN_SPLIT
            && bytes == self.block;
        if split { self.element } else { 1 }
    }

    /// Decodes a block. `shuffled` has room for one.
    fn decode_block(
        &self,
        decoder: &mut Decoder,
        streams: &[u8],
        shuffled: &mut [u8],
        block: &mut [u8],
    ) -> Result<(), String> {
        let splits = self.splits(block.len());
        let shuffled = &mut shuffled[..block.len()];
        if self.flags & SHUFFLED_BYTES != 0 && self.element > 1 {
            fill(decoder, streams, splits, shuffled)?;
            shuffle::join_bytes(self.element, shuffled, block);
        } else if self.flags & SHUFFLED_BITS != 0 {
            fill(decoder, streams, splits, shuffled)?;
            shuffle::join_bits(self.element, shuffled, block);
        } else {
            fill(decoder, streams, splits, block)?;
        }
        Ok(())
    }
}

/// Fills a block from its streams, each of which has an equal part of it.
fn fill(
    decoder: &mut Decoder,
    mut streams: &[u8],
    splits: usize,
    block: &mut [u8],
) -> Result<(), String> {
    if !block.len().is_multiple_of(splits) {
        let bytes = block.len();
        return Err(format!("a block of {bytes} bytes is in {splits} streams"));
    }
    for part in block.chunks_exact_mut(block.len() / splits) {
        let cut = || "it ends within a block".to_owned();
        let (length, rest) = streams.split_first_chunk().ok_or_else(cut)?;
        let length = u32::from_le_bytes(*length) as usize;
        let (stream, rest) = rest.split_at_checked(length).ok_or_else(cut)?;
        decoder.fill(stream, part)?;
        streams = rest;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
