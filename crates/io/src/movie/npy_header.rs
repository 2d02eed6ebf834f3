//! The header of NumPy's `.npy`: a Python dictionary in one line.

use super::positioned::Positioned;
use crate::file_error::{FileError, malformed};

/// The first bytes of a `.npy`.
pub(crate) const MAGIC: &[u8] = b"\x93NUMPY";

/// The longest header that is read, bytes. Longer ones describe records of many fields.
const MAX_HEADER_BYTES: u64 = 1 << 20;

/// The content of a header.
#[derive(Debug, PartialEq)]
pub(crate) struct NpyHeader {
    /// The type without its byte order, such as `u2`.
    pub element_type: String,
    pub big_endian: bool,
    pub fortran_order: bool,
    pub shape: Vec<u64>,
    /// The offset of the first value.
    pub start: u64,
}

impl NpyHeader {
    /// Reads the header of a file.
    pub(super) fn read(file: &Positioned) -> Result<Self, FileError> {
        let malformed = |what: String| malformed(file.path(), what);
        let mut head = [0; 12];
        let available = file.len().min(12) as usize;
        file.read(0, &mut head[..available])?;
        if !head.starts_with(MAGIC) {
            return Err(malformed("it does not start like a .npy".into()));
        }
        let Some((start, bytes)) = dictionary_place(&head) else {
            let version = head[6];
            return Err(malformed(format!(
                "its version is {version}: 1 to 3 are known"
            )));
        };
        if bytes > MAX_HEADER_BYTES {
            return Err(malformed(format!("its header claims {bytes} bytes")));
        }
        let text = file.bytes(start, bytes)?;
        let header = Self::parse(&String::from_utf8_lossy(&text), start + bytes);
        header.ok_or_else(|| {
            let what = "its header does not describe one array of numbers: \
                        save an array of a plain type";
            malformed(what.into())
        })
    }

    /// The header of a `.npy` in memory. None if it is damaged, too long or not that of a plain
    /// array.
    pub(crate) fn of_bytes(npy: &[u8]) -> Option<Self> {
        if !npy.starts_with(MAGIC) {
            return None;
        }
        let (start, bytes) = dictionary_place(npy.first_chunk()?)?;
        if bytes > MAX_HEADER_BYTES {
            return None;
        }
        let end = start + bytes;
        let text = npy.get(start as usize..usize::try_from(end).ok()?)?;
        Self::parse(std::str::from_utf8(text).ok()?, end)
    }

    /// Parses the dictionary. Its keys may be in any order.
    fn parse(text: &str, start: u64) -> Option<Self> {
        let after = |key: &str| {
            let quoted = [format!("'{key}'"), format!("\"{key}\"")];
            let (_, rest) = quoted
                .iter()
                .find_map(|key| text.split_once(key.as_str()))?;
            rest.trim_start().strip_prefix(':').map(str::trim_start)
        };
        let descr = after("descr")?;
        let quote = descr.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
        let (descr, _) = descr[1..].split_once(quote)?;
        let (byte_order, element_type) = descr.split_at_checked(1)?;
        let big_endian = match byte_order {
            ">" => true,
            "<" => false,
            "|" | "=" => cfg!(target_endian = "big"),
            _ => return None,
        };
        let order = after("fortran_order")?;
        let fortran_order = order.starts_with("True");
        if !fortran_order && !order.starts_with("False") {
            return None;
        }
        let (sides, _) = after("shape")?.strip_prefix('(')?.split_once(')')?;
        let sides = sides.split(',').map(str::trim);
        let sides = sides.filter(|side| !side.is_empty());
        // Python 2 wrote long integers as 7L.
        let sides = sides.map(|side| side.trim_end_matches('L').parse().ok());
        Some(Self {
            element_type: element_type.into(),
            big_endian,
            fortran_order,
            shape: sides.collect::<Option<_>>()?,
            start,
        })
    }
}

/// Offset and length of the dictionary, from the first bytes. None for an unknown version.
fn dictionary_place(head: &[u8; 12]) -> Option<(u64, u64)> {
    match head[6] {
        1 => Some((10, u16::from_le_bytes([head[8], head[9]]).into())),
        2 | 3 => {
            let length = u32::from_le_bytes([head[8], head[9], head[10], head[11]]);
            Some((12, length.into()))
        }
        _ => None,
    }
}

/// Returns the header of a `.npy` in C order, for a type such as `"<u2"`. The values follow it.
pub fn write_header(dtype: &str, shape: &[usize]) -> Vec<u8> {
    let mut sides: String = shape.iter().map(|side| format!("{side}, ")).collect();
    if shape.len() > 1 {
        sides.truncate(sides.len() - 2);
    }
    let sides = sides.trim_end();
    let mut text = format!("{{'descr': '{dtype}', 'fortran_order': False, 'shape': ({sides}), }}")
        .into_bytes();
    // The header ends with a newline, and the values start at a multiple of 64.
    let unpadded = MAGIC.len() + 4 + text.len() + 1;
    text.resize(text.len() + unpadded.next_multiple_of(64) - unpadded, b' ');
    text.push(b'\n');
    let mut out = MAGIC.to_vec();
    // Version 1, with a length of two bytes: enough for a shape of thousands of dimensions.
    out.extend([1, 0]);
    out.extend((text.len() as u16).to_le_bytes());
    out.extend(text);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Option<(String, bool, bool, Vec<u64>)> {
        let header = NpyHeader::parse(text, 0)?;
        let NpyHeader {
            element_type,
            big_endian,
            fortran_order,
            shape,
            ..
        } = header;
        Some((element_type, big_endian, fortran_order, shape))
    }

    #[test]
    fn keys_may_be_in_any_order() {
        let text = "{'shape': (7, 13L, 17), \"fortran_order\" : True, 'descr': '>u2', }   \n";
        let expected = ("u2".into(), true, true, vec![7, 13, 17]);
        assert_eq!(parsed(text), Some(expected));
        let text = "{'descr': '<f8', 'fortran_order': False, 'shape': (), }";
        assert_eq!(parsed(text), Some(("f8".into(), false, false, vec![])));
        let text = "{'descr': '|b1', 'fortran_order': False, 'shape': (3,), }";
        assert_eq!(parsed(text), Some(("b1".into(), false, false, vec![3])));
    }

    #[test]
    fn other_headers_are_rejected() {
        for text in [
            "",
            "{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (3,), }",
            "{'descr': '<u2', 'fortran_order': 1, 'shape': (3,), }",
            "{'descr': '<u2', 'fortran_order': False, 'shape': (-3,), }",
            "{'descr': '<u2', 'fortran_order': False, 'shape': (3",
            "{'descr': 'é', 'fortran_order': False, 'shape': (3,), }",
        ] {
            assert_eq!(parsed(text), None, "{text}");
        }
    }

    #[test]
    fn written_header_is_read_back() {
        let bytes = write_header("<f4", &[2, 3]);
        assert!(bytes.len().is_multiple_of(64));
        let header = NpyHeader::of_bytes(&bytes).expect("a header");
        assert_eq!(
            (header.shape, header.start),
            (vec![2, 3], bytes.len() as u64)
        );
        assert_eq!(NpyHeader::of_bytes(&bytes[..40]), None);
    }
}
