//! Reads the pixels of a page from its strips or tiles.

use std::io::Read;

use flate2::read::ZlibDecoder;
use weezl::{BitOrder, decode::Decoder};

use super::ifd::{Directory, DirectoryReader, Encoding, Field};
use super::layout::{Compression, Layout, Predictor};
use crate::file_error::{FileError, malformed};
use crate::movie::positioned::Positioned;
use crate::movie::sample::{Sample, SampleType, float_of};

const STRIP_OFFSETS: u16 = 273;
const STRIP_BYTES: u16 = 279;
const TILE_OFFSETS: u16 = 324;
const TILE_BYTES: u16 = 325;

/// An upper bound of the compression ratio: deflate's limit is 1032, LZW's is below 2800, that of
/// PackBits is 64.
const MAX_RATIO: u64 = 4096;

/// The same for Zstandard, which stores a block of 128 KiB of equal bytes in 4 bytes.
const MAX_RATIO_ZSTD: u64 = 1 << 15;

/// The place of a page's pixels.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// Uncompressed and without gaps from an offset.
    Contiguous(u64),
    /// In strips or tiles. Their tables are read with the frame: in some movies each row is a
    /// strip, and the tables of all frames would take much memory.
    Table {
        offsets: Field,
        bytes: Option<Field>,
    },
}

/// Finds a page's pixels. None if they reach beyond the end of the file.
pub(super) fn find(
    reader: &DirectoryReader,
    directory: &Directory,
    layout: &Layout,
) -> Result<Option<Place>, FileError> {
    let path = reader.file.path();
    let (offsets, bytes) = match layout.tiled {
        true => (TILE_OFFSETS, TILE_BYTES),
        false => (STRIP_OFFSETS, STRIP_BYTES),
    };
    let Some(&offsets) = directory.field(offsets) else {
        return Err(malformed(path, "a page has no offsets of its pixels"));
    };
    let bytes = directory.field(bytes);
    let (columns, rows) = layout.tiles();
    let count = (columns * rows) as u64;
    if offsets.count < count || bytes.is_some_and(|bytes| bytes.count < count) {
        let what = format!(
            "a page of {count} strips or tiles has {} offsets",
            offsets.count
        );
        return Err(malformed(path, what));
    }
    if count > 1 {
        reader.count_table(2 * count)?;
    }
    // Entries beyond the needed ones are ignored.
    let offsets = offsets.first(count);
    let bytes = bytes.map(|bytes| bytes.first(count));
    if !reader.holds(&offsets) || bytes.is_some_and(|bytes| !reader.holds(&bytes)) {
        return Ok(None);
    }
    if layout.compression != Compression::None {
        return find_compressed(reader, layout, offsets, bytes);
    }
    let mut next = None;
    let mut contiguous = layout.tile.0 == layout.width
        && (!layout.tiled || layout.height.is_multiple_of(layout.tile.1));
    let mut start = 0;
    for index in 0..count {
        let offset = strip_offset(reader, &offsets, index)?;
        let bytes = layout.stored_bytes(index as usize / columns) as u64;
        if !reader.file.holds(offset, bytes) {
            return Ok(None);
        }
        match next {
            None => start = offset,
            Some(next) => contiguous &= next == offset,
        }
        next = Some(offset + bytes);
    }
    if contiguous {
        return Ok(Some(Place::Contiguous(start)));
    }
    // Byte counts follow from the size; those in files may be wrong.
    let bytes = None;
    Ok(Some(Place::Table { offsets, bytes }))
}

/// The offset of a strip or tile. It is 0 after a crash of the writing program.
fn strip_offset(reader: &DirectoryReader, offsets: &Field, index: u64) -> Result<u64, FileError> {
    let offset = reader.value(offsets, index)?;
    if offset < 8 {
        let what = format!("the pixels of a page start at {offset}, in the header");
        return Err(malformed(reader.file.path(), what));
    }
    Ok(offset)
}

/// Checks that compressed strips are in the file and can expand to the expected size.
fn find_compressed(
    reader: &DirectoryReader,
    layout: &Layout,
    offsets: Field,
    bytes: Option<Field>,
) -> Result<Option<Place>, FileError> {
    let path = reader.file.path();
    let Some(bytes) = bytes else {
        let what = "a compressed page has no lengths of its strips";
        return Err(malformed(path, what));
    };
    let (columns, rows) = layout.tiles();
    for index in 0..columns * rows {
        let offset = strip_offset(reader, &offsets, index as u64)?;
        let compressed = reader.value(&bytes, index as u64)?;
        if !reader.file.holds(offset, compressed) {
            return Ok(None);
        }
        let needed = layout.stored_bytes(index / columns) as u64;
        let max_ratio = match layout.compression {
            Compression::Zstd => MAX_RATIO_ZSTD,
            _ => MAX_RATIO,
        };
        if needed > compressed.saturating_mul(max_ratio) {
            let what = format!("a compressed strip of {compressed} bytes cannot hold {needed}");
            return Err(malformed(path, what));
        }
    }
    let bytes = Some(bytes);
    Ok(Some(Place::Table { offsets, bytes }))
}

/// Reads a page into `out`, which has the size of its pixels in memory.
pub(super) fn read(
    file: &Positioned,
    encoding: Encoding,
    layout: &Layout,
    place: &Place,
    out: &mut [u8],
) -> Result<(), FileError> {
    let (offsets, bytes) = match place {
        Place::Contiguous(offset) => return layout.sample.read(file, *offset, out),
        Place::Table { offsets, bytes } => (offsets, bytes),
    };
    let reader = DirectoryReader::new(file, encoding);
    let offsets = reader.values(offsets)?;
    let bytes = bytes.map(|bytes| reader.values(&bytes)).transpose()?;
    let (columns, rows) = layout.tiles();
    let mut tile = Vec::new();
    let strips = offsets.iter().enumerate().take(columns * rows);
    for (index, &offset) in strips {
        let (column, row) = (index % columns, index / columns);
        tile.resize(layout.stored_bytes(row), 0);
        match &bytes {
            None => file.read(offset, &mut tile)?,
            Some(bytes) => {
                let bytes = bytes.get(index).copied().unwrap_or(0);
                let compressed = file.bytes(offset, bytes)?;
                decompress(layout.compression, &compressed, &mut tile).map_err(|what| {
                    malformed(file.path(), format!("the strip at {offset}: {what}"))
                })?;
            }
        }
        for row in tile.chunks_exact_mut(layout.tile.0 * layout.sample.bytes()) {
            unpredict(layout.predictor, layout.sample, row);
        }
        copy_tile(layout, (column, row), &tile, out);
    }
    Ok(())
}

/// Fills `out`. Further bytes of the strip are not decompressed.
fn decompress(compression: Compression, compressed: &[u8], out: &mut [u8]) -> Result<(), String> {
    match compression {
        Compression::None => Err("it is not compressed".into()),
        Compression::Deflate => {
            let mut decoder = ZlibDecoder::new(compressed);
            decoder.read_exact(out).map_err(|error| error.to_string())
        }
        Compression::Lzw => decompress_lzw(compressed, out),
        Compression::PackBits => decompress_packbits(compressed, out),
        Compression::Zstd => {
            let decoder = zstd::stream::read::Decoder::with_buffer(compressed);
            let filled = decoder.and_then(|mut decoder| decoder.read_exact(out));
            filled.map_err(|error| error.to_string())
        }
    }
}

/// PackBits (TIFF 6.0, section 9): a byte n from 0 to 127 precedes n + 1 literal bytes, one from
/// -127 to -1 a byte that is repeated 1 - n times.
fn decompress_packbits(compressed: &[u8], mut out: &mut [u8]) -> Result<(), String> {
    let mut rest = compressed;
    while !out.is_empty() {
        let early = |left: usize| format!("its PackBits runs end {left} bytes early");
        let (&head, after) = rest.split_first().ok_or_else(|| early(out.len()))?;
        let head = head.cast_signed();
        let (count, stored) = match head {
            -128 => (0, 0),
            0.. => (
                usize::from(head.unsigned_abs()) + 1,
                usize::from(head.unsigned_abs()) + 1,
            ),
            _ => (usize::from(head.unsigned_abs()) + 1, 1),
        };
        let bytes = after.get(..stored).ok_or_else(|| early(out.len()))?;
        let (to, left) = out.split_at_mut(count.min(out.len()));
        match stored {
            1 => to.fill(bytes[0]),
            _ => to.copy_from_slice(&bytes[..to.len()]),
        }
        (out, rest) = (left, &after[stored..]);
    }
    Ok(())
}

fn decompress_lzw(mut compressed: &[u8], mut out: &mut [u8]) -> Result<(), String> {
    let mut decoder = Decoder::with_tiff_size_switch(BitOrder::Msb, 8);
    while !out.is_empty() {
        let result = decoder.decode_bytes(compressed, out);
        if let Err(error) = result.status {
            return Err(error.to_string());
        }
        if result.consumed_in == 0 && result.consumed_out == 0 {
            return Err(format!("its LZW codes end {} bytes early", out.len()));
        }
        compressed = compressed.get(result.consumed_in..).unwrap_or_default();
        out = out.get_mut(result.consumed_out..).unwrap_or_default();
    }
    Ok(())
}

/// Undoes the predictor of a row and converts it to the byte order of this machine.
fn unpredict(predictor: Predictor, sample: Sample, row: &mut [u8]) {
    match predictor {
        Predictor::None => sample.to_native(row),
        Predictor::Horizontal => {
            sample.to_native(row);
            match sample.sample_type {
                SampleType::U8 => cumulative_sum(row, |a: [u8; 1], b| [a[0].wrapping_add(b[0])]),
                SampleType::U16 | SampleType::I16 => cumulative_sum(row, |a, b| {
                    let (a, b) = (u16::from_ne_bytes(a), u16::from_ne_bytes(b));
                    a.wrapping_add(b).to_ne_bytes()
                }),
                // The differences are those of the bits, not of the numbers.
                SampleType::F32 => cumulative_sum(row, |a, b| {
                    let (a, b) = (u32::from_ne_bytes(a), u32::from_ne_bytes(b));
                    a.wrapping_add(b).to_ne_bytes()
                }),
                SampleType::F64 => cumulative_sum(row, |a, b| {
                    let (a, b) = (u64::from_ne_bytes(a), u64::from_ne_bytes(b));
                    a.wrapping_add(b).to_ne_bytes()
                }),
            }
        }
        Predictor::Float => {
            cumulative_sum(row, |a: [u8; 1], b| [a[0].wrapping_add(b[0])]);
            let planes = row.to_vec();
            let count = row.len() / 4;
            for (i, value) in row.as_chunks_mut::<4>().0.iter_mut().enumerate() {
                let bytes = std::array::from_fn(|byte| planes[byte * count + i]);
                *value = u32::from_be_bytes(bytes).to_ne_bytes();
            }
        }
    }
}

/// Replaces the differences along a row by their running sums.
fn cumulative_sum<const N: usize>(row: &mut [u8], add: impl Fn([u8; N], [u8; N]) -> [u8; N]) {
    let mut total = [0; N];
    for value in row.as_chunks_mut::<N>().0 {
        total = add(total, *value);
        *value = total;
    }
}

/// Copies the part of a strip or tile that lies on the page. Widens 8 bits to 16, and signed integers
/// to floats.
fn copy_tile(layout: &Layout, (column, row): (usize, usize), tile: &[u8], out: &mut [u8]) {
    let size = layout.sample.bytes();
    let (tile_width, tile_height) = layout.tile;
    let (x, y) = (column * tile_width, row * tile_height);
    let width = tile_width.min(layout.width - x);
    let wide = layout.sample.bytes_in_memory();
    let rows = out.chunks_exact_mut(layout.width * wide).skip(y);
    for (to, from) in rows.zip(tile.chunks_exact(tile_width * size)) {
        let to = &mut to[x * wide..(x + width) * wide];
        let from = &from[..width * size];
        match layout.sample.sample_type {
            SampleType::U8 => {
                for (to, &from) in to.as_chunks_mut::<2>().0.iter_mut().zip(from) {
                    *to = u16::from(from).to_ne_bytes();
                }
            }
            SampleType::I16 => {
                let values = from.as_chunks::<2>().0;
                for (to, &from) in to.as_chunks_mut::<4>().0.iter_mut().zip(values) {
                    *to = float_of(from);
                }
            }
            SampleType::U16 | SampleType::F32 | SampleType::F64 => to.copy_from_slice(from),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Apple's technical note TN1023, which defined the scheme.
    #[test]
    fn packbits_has_literals_runs_and_bytes_without_effect() {
        let packed = [
            0xfe, 0xaa, 0x02, 0x80, 0x00, 0x2a, 0xfd, 0xaa, 0x03, 0x80, 0x00, 0x2a, 0x22, 0x80,
            0xf7, 0xaa,
        ];
        let expected = [
            0xaa, 0xaa, 0xaa, 0x80, 0x00, 0x2a, 0xaa, 0xaa, 0xaa, 0xaa, 0x80, 0x00, 0x2a, 0x22,
            0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa,
        ];
        let mut out = [0; 24];
        decompress_packbits(&packed, &mut out).expect("complete");
        assert_eq!(out, expected);
        for end in 0..packed.len() {
            assert!(
                decompress_packbits(&packed[..end], &mut out).is_err(),
                "{end}"
            );
        }
        // A single literal byte, and a strip that ends within a run.
        let mut out = [0; 2];
        decompress_packbits(&[0, 7, 0xf7, 9], &mut out).expect("complete");
        assert_eq!(out, [7, 9]);
    }
}
