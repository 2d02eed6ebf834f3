//! Pixels of a page from its strips or tiles.

use std::io::Read;

use flate2::read::ZlibDecoder;
use weezl::{BitOrder, decode::Decoder};

use super::ifd::{Dialect, Directory, Field, Walker};
use super::layout::{Compression, Layout, Predictor};
use crate::io::error::{FileError, malformed};
use crate::io::pixels::{Kind, Sample};
use crate::io::positioned::Positioned;

const STRIP_OFFSETS: u16 = 273;
const STRIP_BYTES: u16 = 279;
const TILE_OFFSETS: u16 = 324;
const TILE_BYTES: u16 = 325;

/// What a byte can expand to at most: deflate's limit is 1032, LZW's below 2800.
const EXPANSION: u64 = 4096;

/// Where a page's pixels are.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// From here on without a gap, uncompressed.
    Contiguous(u64),
    /// In strips or tiles; their tables are read along with the frame, as some movies have a strip a row.
    Table {
        offsets: Field,
        bytes: Option<Field>,
    },
}

/// Finds a page's pixels. None if they lie beyond the file's end.
pub(super) fn find(
    walker: &Walker,
    directory: &Directory,
    layout: &Layout,
) -> Result<Option<Place>, FileError> {
    let path = walker.file.path();
    let (offsets, bytes) = match layout.tiled {
        true => (TILE_OFFSETS, TILE_BYTES),
        false => (STRIP_OFFSETS, STRIP_BYTES),
    };
    let Some(&offsets) = directory.field(offsets) else {
        return Err(malformed(path, "a page does not say where its pixels are"));
    };
    let bytes = directory.field(bytes);
    let (columns, rows) = layout.tiles();
    let count = (columns * rows) as u64;
    if offsets.count < count || bytes.is_some_and(|bytes| bytes.count < count) {
        let what = format!("a page of {count} strips or tiles names {}", offsets.count);
        return Err(malformed(path, what));
    }
    if count > 1 {
        walker.count(2 * count)?;
    }
    // More than are needed are left alone.
    let offsets = offsets.first(count);
    let bytes = bytes.map(|bytes| bytes.first(count));
    if !walker.holds(&offsets) || bytes.is_some_and(|bytes| !walker.holds(&bytes)) {
        return Ok(None);
    }
    if layout.compression != Compression::None {
        return packed(walker, layout, offsets, bytes);
    }
    let mut next = None;
    let mut contiguous = layout.tile.0 == layout.width
        && (!layout.tiled || layout.height.is_multiple_of(layout.tile.1));
    let mut start = 0;
    for index in 0..count {
        let offset = place(walker, &offsets, index)?;
        let bytes = layout.stored_bytes(index as usize / columns) as u64;
        if !walker.file.holds(offset, bytes) {
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
    // Byte counts are known from the size, and files have them wrong.
    let bytes = None;
    Ok(Some(Place::Table { offsets, bytes }))
}

/// Where a strip or tile starts. Programs that died leave 0.
fn place(walker: &Walker, offsets: &Field, index: u64) -> Result<u64, FileError> {
    let offset = walker.value(offsets, index)?;
    if offset < 8 {
        let what = format!("a page's pixels are said to be at {offset}, in the header");
        return Err(malformed(walker.file.path(), what));
    }
    Ok(offset)
}

/// Checks that compressed strips lie in the file and can be what they claim.
fn packed(
    walker: &Walker,
    layout: &Layout,
    offsets: Field,
    bytes: Option<Field>,
) -> Result<Option<Place>, FileError> {
    let path = walker.file.path();
    let Some(bytes) = bytes else {
        let what = "a compressed page does not say how long its strips are";
        return Err(malformed(path, what));
    };
    let (columns, rows) = layout.tiles();
    for index in 0..columns * rows {
        let offset = place(walker, &offsets, index as u64)?;
        let packed = walker.value(&bytes, index as u64)?;
        if !walker.file.holds(offset, packed) {
            return Ok(None);
        }
        let claimed = layout.stored_bytes(index / columns) as u64;
        if claimed > packed.saturating_mul(EXPANSION) {
            let what = format!("a strip of {packed} bytes claims to hold {claimed}");
            return Err(malformed(path, what));
        }
    }
    let bytes = Some(bytes);
    Ok(Some(Place::Table { offsets, bytes }))
}

/// Reads a page into `out`, which is as long as its pixels are in memory.
pub(super) fn read(
    file: &Positioned,
    dialect: Dialect,
    layout: &Layout,
    place: &Place,
    out: &mut [u8],
) -> Result<(), FileError> {
    let (offsets, bytes) = match place {
        Place::Contiguous(offset) => return layout.sample.read(file, *offset, out),
        Place::Table { offsets, bytes } => (offsets, bytes),
    };
    let walker = Walker::new(file, dialect);
    let offsets = walker.values(offsets)?;
    let bytes = bytes.map(|bytes| walker.values(&bytes)).transpose()?;
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
                let packed = file.bytes(offset, bytes)?;
                unpack(layout.compression, &packed, &mut tile).map_err(|what| {
                    malformed(file.path(), format!("the strip at {offset}: {what}"))
                })?;
            }
        }
        for row in tile.chunks_exact_mut(layout.tile.0 * layout.sample.bytes()) {
            unpredict(layout.predictor, layout.sample, row);
        }
        place_tile(layout, (column, row), &tile, out);
    }
    Ok(())
}

/// Unpacks into exactly as many bytes as are expected; more are not asked for.
fn unpack(compression: Compression, packed: &[u8], out: &mut [u8]) -> Result<(), String> {
    match compression {
        Compression::None => Err("it is not compressed".into()),
        Compression::Deflate => {
            let mut decoder = ZlibDecoder::new(packed);
            decoder.read_exact(out).map_err(|error| error.to_string())
        }
        Compression::Lzw => unpack_lzw(packed, out),
    }
}

fn unpack_lzw(mut packed: &[u8], mut out: &mut [u8]) -> Result<(), String> {
    let mut decoder = Decoder::with_tiff_size_switch(BitOrder::Msb, 8);
    while !out.is_empty() {
        let result = decoder.decode_bytes(packed, out);
        if let Err(error) = result.status {
            return Err(error.to_string());
        }
        if result.consumed_in == 0 && result.consumed_out == 0 {
            return Err(format!("its LZW codes end {} bytes early", out.len()));
        }
        packed = packed.get(result.consumed_in..).unwrap_or_default();
        out = out.get_mut(result.consumed_out..).unwrap_or_default();
    }
    Ok(())
}

/// Turns a stored row into values of this machine's byte order.
fn unpredict(predictor: Predictor, sample: Sample, row: &mut [u8]) {
    match predictor {
        Predictor::None => sample.to_native(row),
        Predictor::Horizontal => {
            sample.to_native(row);
            match sample.kind {
                Kind::U8 => sum(row, |a: [u8; 1], b| [a[0].wrapping_add(b[0])]),
                Kind::U16 => sum(row, |a, b| {
                    let (a, b) = (u16::from_ne_bytes(a), u16::from_ne_bytes(b));
                    a.wrapping_add(b).to_ne_bytes()
                }),
                // Of the bits, not of the numbers.
                Kind::F32 => sum(row, |a, b| {
                    let (a, b) = (u32::from_ne_bytes(a), u32::from_ne_bytes(b));
                    a.wrapping_add(b).to_ne_bytes()
                }),
                Kind::F64 => sum(row, |a, b| {
                    let (a, b) = (u64::from_ne_bytes(a), u64::from_ne_bytes(b));
                    a.wrapping_add(b).to_ne_bytes()
                }),
            }
        }
        Predictor::Float => {
            sum(row, |a: [u8; 1], b| [a[0].wrapping_add(b[0])]);
            let planes = row.to_vec();
            let count = row.len() / 4;
            for (i, value) in row.as_chunks_mut::<4>().0.iter_mut().enumerate() {
                let bytes = std::array::from_fn(|byte| planes[byte * count + i]);
                *value = u32::from_be_bytes(bytes).to_ne_bytes();
            }
        }
    }
}

/// Running sums along a row.
fn sum<const N: usize>(row: &mut [u8], add: impl Fn([u8; N], [u8; N]) -> [u8; N]) {
    let mut total = [0; N];
    for value in row.as_chunks_mut::<N>().0 {
        total = add(total, *value);
        *value = total;
    }
}

/// Copies the part of a strip or tile that lies on the page, and widens 8 bits to 16.
fn place_tile(layout: &Layout, (column, row): (usize, usize), tile: &[u8], out: &mut [u8]) {
    let size = layout.sample.bytes();
    let (tile_width, tile_height) = layout.tile;
    let (x, y) = (column * tile_width, row * tile_height);
    let width = tile_width.min(layout.width - x);
    let wide = layout.sample.bytes_wide();
    let rows = out.chunks_exact_mut(layout.width * wide).skip(y);
    for (to, from) in rows.zip(tile.chunks_exact(tile_width * size)) {
        let to = &mut to[x * wide..(x + width) * wide];
        let from = &from[..width * size];
        if size == wide {
            to.copy_from_slice(from);
            continue;
        }
        for (to, &from) in to.as_chunks_mut::<2>().0.iter_mut().zip(from) {
            *to = u16::from(from).to_ne_bytes();
        }
    }
}
