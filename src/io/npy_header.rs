//! The header of a `.npy`: a Python dictionary in one line.

use super::error::{FileError, malformed};
use super::npy::MAGIC;
use super::positioned::Positioned;

/// Longer headers describe records of many fields, which are not read.
const LONGEST: u64 = 1 << 20;

/// What a header says.
#[derive(Debug, PartialEq)]
pub(super) struct Described {
    /// The type without its byte order, as in `u2`.
    pub(super) kind: String,
    pub(super) big_endian: bool,
    pub(super) fortran: bool,
    pub(super) shape: Vec<u64>,
    /// Where the values start.
    pub(super) start: u64,
}

pub(super) fn describe(file: &Positioned) -> Result<Described, FileError> {
    let broken = |what: &str| malformed(file.path(), what);
    let mut head = [0; 12];
    let known = file.len().min(12) as usize;
    file.read(0, &mut head[..known])?;
    if !head.starts_with(MAGIC) {
        return Err(broken("it does not start as a .npy does"));
    }
    let (start, bytes) = match head[6] {
        1 => (10, u16::from_le_bytes([head[8], head[9]]).into()),
        2 | 3 => (
            12,
            u32::from_le_bytes([head[8], head[9], head[10], head[11]]).into(),
        ),
        version => {
            return Err(broken(&format!(
                "its version is {version}: 1 to 3 are known"
            )));
        }
    };
    if bytes > LONGEST {
        return Err(broken(&format!("its header claims {bytes} bytes")));
    }
    let text = file.bytes(start, bytes)?;
    let text = String::from_utf8_lossy(&text);
    let (kind, big_endian, fortran, shape) = parse(&text).ok_or_else(|| {
        let what = "its header is none of one array of numbers: save an array of a plain type";
        broken(what)
    })?;
    Ok(Described {
        kind,
        big_endian,
        fortran,
        shape,
        start: start + bytes,
    })
}

/// Type, whether big-endian, whether in Fortran order, shape.
fn parse(text: &str) -> Option<(String, bool, bool, Vec<u64>)> {
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
    let (order, kind) = descr.split_at_checked(1)?;
    let big_endian = match order {
        ">" => true,
        "<" => false,
        "|" | "=" => cfg!(target_endian = "big"),
        _ => return None,
    };
    let order = after("fortran_order")?;
    let fortran = order.starts_with("True");
    if !fortran && !order.starts_with("False") {
        return None;
    }
    let (sides, _) = after("shape")?.strip_prefix('(')?.split_once(')')?;
    let sides = sides.split(',').map(str::trim);
    let sides = sides.filter(|side| !side.is_empty());
    // Python 2 wrote long numbers as 7L.
    let shape: Option<Vec<u64>> = sides
        .map(|side| side.trim_end_matches('L').parse().ok())
        .collect();
    Some((kind.into(), big_endian, fortran, shape?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_read_in_any_order_of_keys() {
        let text = "{'shape': (7, 13L, 17), \"fortran_order\" : True, 'descr': '>u2', }   \n";
        let expected = ("u2".into(), true, true, vec![7, 13, 17]);
        assert_eq!(parse(text), Some(expected));
        let text = "{'descr': '<f8', 'fortran_order': False, 'shape': (), }";
        assert_eq!(parse(text), Some(("f8".into(), false, false, vec![])));
        let text = "{'descr': '|b1', 'fortran_order': False, 'shape': (3,), }";
        assert_eq!(parse(text), Some(("b1".into(), false, false, vec![3])));
    }

    #[test]
    fn what_is_no_plain_array_is_refused() {
        for text in [
            "",
            "{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (3,), }",
            "{'descr': '<u2', 'fortran_order': 1, 'shape': (3,), }",
            "{'descr': '<u2', 'fortran_order': False, 'shape': (-3,), }",
            "{'descr': '<u2', 'fortran_order': False, 'shape': (3",
            "{'descr': 'é', 'fortran_order': False, 'shape': (3,), }",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
