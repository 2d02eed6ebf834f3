//! Tags and numbers of MAT-files of version 5 to 7.

use crate::psf::spline::fault::{Result, damaged};

/// The order of the bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    Big,
}

/// The bytes before the first element.
pub(super) const HEADER: usize = 128;

/// The order of bytes that the header of a file states. `None` for other files.
pub(super) fn order(bytes: &[u8]) -> Option<Order> {
    let end = bytes.get(..HEADER)?.get(HEADER - 4..)?;
    match end {
        [_, 1, b'I', b'M'] => Some(Order::Little),
        [1, _, b'M', b'I'] => Some(Order::Big),
        _ => None,
    }
}

impl Order {
    pub(super) fn u32(self, bytes: [u8; 4]) -> u32 {
        match self {
            Self::Little => u32::from_le_bytes(bytes),
            Self::Big => u32::from_be_bytes(bytes),
        }
    }
}

/// The kinds of elements.
pub(super) mod kind {
    pub(crate) const INT8: u32 = 1;
    pub(crate) const INT32: u32 = 5;
    pub(crate) const UINT32: u32 = 6;
    pub(crate) const MATRIX: u32 = 14;
    pub(crate) const COMPRESSED: u32 = 15;
}

/// An element: its kind and its bytes.
#[derive(Clone, Copy)]
pub(super) struct Element<'a> {
    pub(super) kind: u32,
    pub(super) bytes: &'a [u8],
}

/// Elements that follow each other.
#[derive(Clone, Copy)]
pub(super) struct Elements<'a> {
    pub(super) order: Order,
    pub(super) rest: &'a [u8],
}

impl<'a> Elements<'a> {
    /// The next element; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Element<'a>>> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        let short = || damaged("it ends within an element");
        let (tag, after) = self.rest.split_first_chunk::<8>().ok_or_else(short)?;
        let [a, b, c, d, size @ ..] = *tag;
        let first = self.order.u32([a, b, c, d]);
        if first >> 16 != 0 {
            // Up to 4 bytes within the tag.
            let count = (first >> 16) as usize;
            let bytes = self.rest.get(4..4 + count.min(5)).filter(|_| count <= 4);
            let bytes = bytes.ok_or_else(|| damaged("a short element has more than 4 bytes"))?;
            self.rest = after;
            return Ok(Some(Element {
                kind: first & 0xffff,
                bytes,
            }));
        }
        let size = self.order.u32(size) as usize;
        let bytes = after.get(..size).ok_or_else(|| {
            damaged(format!(
                "an element states {size} bytes, where {} are left",
                after.len()
            ))
        })?;
        // Compressed elements are not padded.
        let padded = match first {
            kind::COMPRESSED => size,
            _ => size.next_multiple_of(8),
        };
        self.rest = after.get(padded..).unwrap_or_default();
        Ok(Some(Element { kind: first, bytes }))
    }

    /// The next element, of a kind.
    pub(super) fn expect(&mut self, kinds: &[u32], what: &str) -> Result<&'a [u8]> {
        match self.next()? {
            Some(element) if kinds.contains(&element.kind) => Ok(element.bytes),
            Some(element) => Err(damaged(format!(
                "{what} of a value has the type {}: expected {kinds:?}",
                element.kind
            ))),
            None => Err(damaged(format!("a value ends before {what}"))),
        }
    }
}

/// The numbers of an element.
pub(super) fn numbers(element: Element<'_>, order: Order) -> Result<Vec<f64>> {
    macro_rules! of {
        ($type:ty, $size:literal) => {{
            let (numbers, rest) = element.bytes.as_chunks::<$size>();
            if !rest.is_empty() {
                return Err(damaged(format!(
                    "numbers of {} bytes have {} bytes",
                    $size,
                    element.bytes.len()
                )));
            }
            let number = |bytes: &[u8; $size]| match order {
                Order::Little => <$type>::from_le_bytes(*bytes) as f64,
                Order::Big => <$type>::from_be_bytes(*bytes) as f64,
            };
            Ok(numbers.iter().map(number).collect())
        }};
    }
    match element.kind {
        1 => of!(i8, 1),
        2 => of!(u8, 1),
        3 => of!(i16, 2),
        4 => of!(u16, 2),
        5 => of!(i32, 4),
        6 => of!(u32, 4),
        7 => of!(f32, 4),
        9 => of!(f64, 8),
        12 => of!(i64, 8),
        13 => of!(u64, 8),
        other => Err(damaged(format!("numbers have the unknown type {other}"))),
    }
}
