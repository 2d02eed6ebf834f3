//! Small arrays in NumPy's `.npy`, read and written as a whole.

use std::path::Path;

use super::limits::MAX_FRAME_BYTES;
use super::npy_header::{NpyHeader, write_header};
use super::positioned::Positioned;
use crate::file_error::write_atomically;
use crate::file_error::{FileError, malformed, unsupported};
use crate::scalar::Scalar;

/// The most values of the largest map, as numbers of 8 bytes.
const MAX_VALUES: u64 = MAX_FRAME_BYTES / 8;

/// A small array in C order.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    shape: Vec<usize>,
    values: Vec<f64>,
}

impl Array {
    /// The length of each axis, the slowest first.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The values in C order. Integers beyond 2^53 are rounded; true is 1.
    pub fn to_f64(&self) -> Vec<f64> {
        self.values.clone()
    }

    /// As [`to_f64`](Self::to_f64), without a copy.
    pub fn into_f64(self) -> Vec<f64> {
        self.values
    }
}

/// Reads an array of numbers or booleans of any type and order: camera maps, corners, frames.
///
/// # Errors
///
/// Returns an error if the file is not a `.npy`, is cut short, or holds something else.
pub fn read_array(path: &Path) -> Result<Array, FileError> {
    read_array_within(path, MAX_VALUES)
}

/// As [`read_array`], of at most this many values or 2^27.
///
/// # Errors
///
/// As [`read_array`].
pub fn read_array_within(path: &Path, most: u64) -> Result<Array, FileError> {
    let file = Positioned::open(path)?;
    let header = NpyHeader::read(&file)?;
    let element_type = header.element_type.as_str();
    let Some(scalar) = Scalar::of_numpy(element_type, header.big_endian) else {
        let what = format!("an array of type {element_type}");
        return Err(unsupported(path, what, "save numbers, as in np.float64"));
    };
    let size = scalar.bytes() as u64;
    let count = header
        .shape
        .iter()
        .try_fold(1u64, |count, &side| count.checked_mul(side));
    let most = most.max(MAX_VALUES);
    if let Some(count) = count.filter(|&count| count > most) {
        let what = format!("an array of {count} values where at most {most} can belong");
        return Err(malformed(path, what));
    }
    let bytes = count.and_then(|count| count.checked_mul(size));
    let available = file.len() - header.start;
    let bytes = match bytes {
        Some(bytes) if bytes <= available => file.bytes(header.start, bytes)?,
        _ => {
            let shape = &header.shape;
            let what = format!(
                "an array {shape:?} of {size} bytes each needs more than the {available} bytes there"
            );
            return Err(malformed(path, what));
        }
    };
    let mut values: Vec<f64> = scalar.column(&bytes, scalar.bytes(), 0).collect();
    if element_type == "b1" {
        for value in &mut values {
            *value = f64::from(u8::from(*value != 0.0));
        }
    }
    let shape: Vec<usize> = header.shape.iter().map(|&side| side as usize).collect();
    if header.fortran_order {
        values = to_c_order(&values, &shape);
    }
    Ok(Array { shape, values })
}

/// Reorders values from Fortran order, where the first index is the fastest.
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

/// Writes an array to a `.npy` file, which appears when it is complete. The bytes are those of the
/// type, such as `"<f4"`, in C order.
///
/// # Errors
///
/// Returns an error if the file cannot be written.
pub fn write_array(
    path: &Path,
    dtype: &str,
    shape: &[usize],
    bytes: impl Iterator<Item = u8>,
) -> Result<(), FileError> {
    let mut file = write_header(dtype, shape);
    file.extend(bytes);
    write_atomically(path, &file)
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
            let size = usize::from(dtype.as_bytes()[2] - b'0');
            let mut all = write_header(dtype, &[bytes.len() / size]);
            all.extend(bytes);
            std::fs::write(&path, all).expect("written");
            read_array(&path).expect("read").to_f64()
        };
        assert_eq!(read("|b1", &[0, 1, 2]), [0.0, 1.0, 1.0]);
        assert_eq!(read("|i1", &[255]), [-1.0]);
        assert_eq!(read("<i2", &[254, 255]), [-2.0]);
        assert_eq!(read(">i4", &[255, 255, 255, 253]), [-3.0]);
        assert_eq!(read(">u2", &[1, 0, 0, 1]), [256.0, 1.0]);
        assert_eq!(read("<f4", &1.5f32.to_le_bytes()), [1.5]);
        assert_eq!(read(">f8", &(-2.5f64).to_be_bytes()), [-2.5]);
        assert_eq!(read("<u8", &u64::MAX.to_le_bytes()), [u64::MAX as f64]);
    }
}
