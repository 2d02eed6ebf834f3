//! The TIFF that is written: a head, all pixels without a gap, then all directories. Whoever knows where the
//! first frame starts can map the file; and offsets are known before anything is written.

use super::Shape;
use super::pixels::Depth;

/// Fields of a directory.
const FIELDS: u64 = 10;

/// Where the pixels start: readers like them aligned.
const START: u64 = 16;

/// Sizes that differ between classic TIFF and BigTIFF.
struct Dialect {
    big: bool,
}

impl Dialect {
    /// Classic TIFF counts bytes with 32 bits.
    fn of(shape: Shape, depth: Depth) -> Self {
        let classic = Self { big: false };
        let end = classic.directory_at(shape, depth, shape.frames);
        Self {
            big: end > u64::from(u32::MAX),
        }
    }

    fn directory_bytes(&self) -> u64 {
        if self.big {
            8 + FIELDS * 20 + 8
        } else {
            2 + FIELDS * 12 + 4
        }
    }

    /// Where a page's directory starts, at an even byte as the pixels' end is; the one after the last is the file's end.
    fn directory_at(&self, shape: Shape, depth: Depth, page: usize) -> u64 {
        pixels_at(shape, depth, shape.frames) + page as u64 * self.directory_bytes()
    }

    /// A number as wide as an offset.
    fn wide(&self, number: u64) -> Vec<u8> {
        match self.big {
            true => number.to_ne_bytes().to_vec(),
            false => (number as u32).to_ne_bytes().to_vec(),
        }
    }
}

/// Where a page's pixels start.
fn pixels_at(shape: Shape, depth: Depth, page: usize) -> u64 {
    START + page as u64 * (shape.pixels() * depth.bytes()) as u64
}

/// The bytes before the pixels.
pub(super) fn head(shape: Shape, depth: Depth) -> Vec<u8> {
    let dialect = Dialect::of(shape, depth);
    let order: &[u8] = if cfg!(target_endian = "big") {
        b"MM"
    } else {
        b"II"
    };
    let mut head = order.to_vec();
    let numbers: &[u16] = if dialect.big { &[43, 8, 0] } else { &[42] };
    head.extend(numbers.iter().flat_map(|number| number.to_ne_bytes()));
    head.extend(dialect.wide(dialect.directory_at(shape, depth, 0)));
    head.resize(START as usize, 0);
    head
}

/// A page's directory.
pub(super) fn directory(shape: Shape, depth: Depth, page: usize) -> Vec<u8> {
    let dialect = Dialect::of(shape, depth);
    let format = match depth {
        Depth::U16 => 1,
        Depth::F32 => 3,
    };
    let (short, long) = (3u16, if dialect.big { 16u16 } else { 4 });
    // Width, height, bits, compression, black is 0, where, samples, rows of a strip, its bytes, format.
    let fields: [(u16, u16, u64); FIELDS as usize] = [
        (256, long, shape.width as u64),
        (257, long, shape.height as u64),
        (258, short, 8 * depth.bytes() as u64),
        (259, short, 1),
        (262, short, 1),
        (273, long, pixels_at(shape, depth, page)),
        (277, short, 1),
        (278, long, shape.height as u64),
        (279, long, (shape.pixels() * depth.bytes()) as u64),
        (339, short, format),
    ];
    let mut out = match dialect.big {
        true => FIELDS.to_ne_bytes().to_vec(),
        false => (FIELDS as u16).to_ne_bytes().to_vec(),
    };
    let width = dialect.wide(0).len();
    for (tag, kind, value) in fields {
        out.extend([tag.to_ne_bytes(), kind.to_ne_bytes()].concat());
        out.extend(dialect.wide(1));
        // A short number stands first in its field, in either byte order.
        let mut field = match kind == short {
            true => (value as u16).to_ne_bytes().to_vec(),
            false => dialect.wide(value),
        };
        field.resize(width, 0);
        out.extend(field);
    }
    let last = page + 1 == shape.frames;
    let next = dialect.directory_at(shape, depth, page + 1);
    out.extend(dialect.wide(if last { 0 } else { next }));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_beyond_4_gib_make_a_bigtiff() {
        let mut shape = Shape {
            frames: 8188,
            height: 512,
            width: 512,
        };
        assert_eq!(&head(shape, Depth::U16)[..4], b"II*\0");
        shape.frames = 8192;
        let head = head(shape, Depth::U16);
        assert_eq!((&head[..4], head.len()), (&b"II+\0"[..], 16));
        for page in [0, 8191] {
            let bytes = directory(shape, Depth::U16, page);
            assert_eq!(bytes.len(), 8 + 200 + 8);
            let next = bytes.last_chunk().map(|next| u64::from_ne_bytes(*next));
            let expected = (page == 0).then_some(16 + (8192 << 19) + 216);
            assert_eq!(next, Some(expected.unwrap_or(0)));
        }
    }
}
