//! NumPy's `.npy`: movies, read frame by frame, and small arrays, read whole.

use std::path::Path;

use super::OpenOptions;
use super::error::{FileError, malformed, unsupported};
use super::flat::{Flat, Header};
use super::npy_header::describe;
use super::pixels::{Kind, Sample};
use super::positioned::Positioned;
use crate::partial::write_whole;

pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// A movie: an array (frames, height, width) in C order.
pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let path = file.path();
    let said = describe(&file)?;
    let &[frames, height, width] = said.shape.as_slice() else {
        let what = format!("an array of {} dimensions as a movie", said.shape.len());
        return Err(unsupported(
            path,
            what,
            "save one of 3, (frames, height, width)",
        ));
    };
    if said.fortran {
        let instead = "save it with np.save(path, np.ascontiguousarray(movie))";
        return Err(unsupported(path, "a movie in Fortran order", instead));
    }
    let kind = match said.kind.as_str() {
        "u1" | "b1" => Kind::U8,
        "u2" => Kind::U16,
        "f4" => Kind::F32,
        other => {
            let what = format!("a movie of type {other}");
            let instead = "save movie.astype(np.uint16) or movie.astype(np.float32)";
            return Err(unsupported(path, what, instead));
        }
    };
    let header = Header {
        source: "its header",
        beside: None,
        start: said.start,
        sample: Sample {
            kind,
            big_endian: said.big_endian,
        },
        frames: Some(frames),
        height,
        width,
    };
    Flat::new(file, "npy", &header, false, options)
}

/// A small array, read whole and brought into C order.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Its sides, the slowest first.
    shape: Vec<usize>,
    values: Vec<f64>,
}

impl Array {
    /// Its sides, the slowest first.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// Its values in C order. Integers beyond 2^53 were rounded; true is 1.
    pub fn to_f64(&self) -> Vec<f64> {
        self.values.clone()
    }

    /// As [`to_f64`](Self::to_f64), without a copy.
    pub fn into_f64(self) -> Vec<f64> {
        self.values
    }
}

/// Reads an array of numbers or truth values, whatever its type and order: camera maps, corners, frames.
///
/// # Errors
///
/// If it is no `.npy`, is cut short, or holds something else.
pub fn read_array(path: &Path) -> Result<Array, FileError> {
    let file = Positioned::open(path)?;
    let said = describe(&file)?;
    let Some(decode) = decoder(&said.kind) else {
        let what = format!("an array of type {}", said.kind);
        return Err(unsupported(path, what, "save numbers, as in np.float64"));
    };
    let size = decode.bytes as u64;
    let count = said
        .shape
        .iter()
        .try_fold(1u64, |count, &side| count.checked_mul(side));
    let bytes = count.and_then(|count| count.checked_mul(size));
    let there = file.len() - said.start;
    let bytes = match bytes {
        Some(bytes) if bytes <= there => file.bytes(said.start, bytes)?,
        _ => {
            let sides = &said.shape;
            let what = format!("an array {sides:?} of {size} bytes each does not fit in {there}");
            return Err(malformed(path, what));
        }
    };
    let values = bytes.chunks_exact(decode.bytes);
    let mut values: Vec<f64> = values
        .map(|value| {
            let mut native = [0; 8];
            native[..value.len()].copy_from_slice(value);
            if said.big_endian {
                native[..value.len()].reverse();
            }
            (decode.value)(native)
        })
        .collect();
    let shape: Vec<usize> = said.shape.iter().map(|&side| side as usize).collect();
    if said.fortran {
        values = to_c_order(&values, &shape);
    }
    Ok(Array { shape, values })
}

/// How many bytes a number has, and what they mean when the lowest stands first and zeros follow.
struct Decode {
    bytes: usize,
    value: fn([u8; 8]) -> f64,
}

fn decoder(kind: &str) -> Option<Decode> {
    /// The first bytes of eight.
    fn first<const N: usize>(all: [u8; 8]) -> [u8; N] {
        std::array::from_fn(|i| all[i])
    }
    let value: fn([u8; 8]) -> f64 = match kind {
        "u1" | "u2" | "u4" | "u8" => |bytes| u64::from_le_bytes(bytes) as f64,
        "b1" => |bytes| f64::from(u8::from(bytes[0] != 0)),
        "i1" => |bytes| f64::from(i8::from_le_bytes(first(bytes))),
        "i2" => |bytes| f64::from(i16::from_le_bytes(first(bytes))),
        "i4" => |bytes| f64::from(i32::from_le_bytes(first(bytes))),
        "i8" => |bytes| i64::from_le_bytes(bytes) as f64,
        "f4" => |bytes| f64::from(f32::from_le_bytes(first(bytes))),
        "f8" => f64::from_le_bytes,
        _ => return None,
    };
    let bytes = usize::from(kind.as_bytes()[1] - b'0');
    Some(Decode { bytes, value })
}

/// From the first index running fastest to the last one.
fn to_c_order(values: &[f64], shape: &[usize]) -> Vec<f64> {
    let mut index = vec![0; shape.len()];
    let mut out = Vec::with_capacity(values.len());
    for _ in 0..values.len() {
        let mut stride = 1;
        let mut at = 0;
        for (&i, &side) in index.iter().zip(shape) {
            at += i * stride;
            stride *= side;
        }
        out.push(values[at]);
        for (i, &side) in index.iter_mut().zip(shape).rev() {
            *i += 1;
            if *i < side {
                break;
            }
            *i = 0;
        }
    }
    out
}

/// The header of a `.npy` of this type, as in `"<u2"`, in C order; the values follow it.
pub fn write_header(dtype: &str, shape: &[usize]) -> Vec<u8> {
    let mut sides: String = shape.iter().map(|side| format!("{side}, ")).collect();
    if shape.len() > 1 {
        sides.truncate(sides.len() - 2);
    }
    let sides = sides.trim_end();
    let mut text = format!("{{'descr': '{dtype}', 'fortran_order': False, 'shape': ({sides}), }}")
        .into_bytes();
    // Values start at a multiple of 64, after a newline.
    let unpadded = MAGIC.len() + 4 + text.len() + 1;
    text.resize(text.len() + unpadded.next_multiple_of(64) - unpadded, b' ');
    text.push(b'\n');
    let mut out = MAGIC.to_vec();
    // Shapes of thousands of sides do not exist: two bytes suffice for the length.
    out.extend([1, 0]);
    out.extend((text.len() as u16).to_le_bytes());
    out.extend(text);
    out
}

/// Writes an array of this type, whose bytes are in C order, to a `.npy` file that is there whole or not at all.
pub(crate) fn write_array(
    path: &Path,
    dtype: &str,
    shape: &[usize],
    bytes: impl Iterator<Item = u8>,
) -> Result<(), FileError> {
    let mut file = write_header(dtype, shape);
    file.extend(bytes);
    write_whole(path, &file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fortran_order_becomes_c_order() {
        // [[0, 1, 2], [3, 4, 5]]
        let stored = [0.0, 3.0, 1.0, 4.0, 2.0, 5.0];
        assert_eq!(to_c_order(&stored, &[2, 3]), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(to_c_order(&[7.0], &[]), [7.0]);
        assert!(to_c_order(&[], &[0, 3]).is_empty());
    }

    #[test]
    fn numbers_of_every_type_are_read() {
        let folder = tempfile::tempdir().expect("made");
        let path = folder.path().join("a.npy");
        let read = |dtype: &str, bytes: &[u8]| {
            let mut all = write_header(
                dtype,
                &[bytes.len() / (dtype.as_bytes()[2] - b'0') as usize],
            );
            all.extend(bytes);
            std::fs::write(&path, all).expect("written");
            read_array(&path).expect("read").to_f64()
        };
        assert_eq!(read("|b1", &[0, 1]), [0.0, 1.0]);
        assert_eq!(read("|i1", &[255]), [-1.0]);
        assert_eq!(read("<i2", &[254, 255]), [-2.0]);
        assert_eq!(read(">i4", &[255, 255, 255, 253]), [-3.0]);
        assert_eq!(read(">u2", &[1, 0, 0, 1]), [256.0, 1.0]);
        assert_eq!(read("<f4", &1.5f32.to_le_bytes()), [1.5]);
        assert_eq!(read(">f8", &(-2.5f64).to_be_bytes()), [-2.5]);
        assert_eq!(read("<u8", &u64::MAX.to_le_bytes()), [u64::MAX as f64]);
    }
}
