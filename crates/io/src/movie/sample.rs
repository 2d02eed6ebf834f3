//! Pixels as files store them.

use super::pixels::PixelType;
use super::positioned::Positioned;
use crate::file_error::FileError;

/// The type of stored pixels. Maps may be `F64`, movies may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SampleType {
    U8,
    U16,
    I16,
    F32,
    F64,
}

impl SampleType {
    /// The type in memory, None for `F64`. Signed integers become floats, which hold them exactly.
    pub(super) fn pixel_type(self) -> Option<PixelType> {
        match self {
            SampleType::U8 | SampleType::U16 => Some(PixelType::U16),
            SampleType::I16 | SampleType::F32 => Some(PixelType::F32),
            SampleType::F64 => None,
        }
    }

    /// The type in words.
    pub(super) fn name(self) -> &'static str {
        match self {
            SampleType::U8 => "8-bit unsigned",
            SampleType::U16 => "16-bit unsigned",
            SampleType::I16 => "16-bit signed",
            SampleType::F32 => "32-bit float",
            SampleType::F64 => "64-bit float",
        }
    }
}

/// Type and byte order of stored pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    pub(super) sample_type: SampleType,
    pub(super) big_endian: bool,
}

impl Sample {
    /// Bytes of a stored pixel.
    pub(super) fn bytes(self) -> usize {
        match self.sample_type {
            SampleType::U8 => 1,
            SampleType::U16 | SampleType::I16 => 2,
            SampleType::F32 => 4,
            SampleType::F64 => 8,
        }
    }

    /// Bytes of a pixel in memory, where 8 bits are widened to 16, and signed integers to floats.
    pub(super) fn bytes_in_memory(self) -> usize {
        match self.sample_type {
            SampleType::U8 => 2,
            SampleType::I16 => 4,
            SampleType::U16 | SampleType::F32 | SampleType::F64 => self.bytes(),
        }
    }

    /// Reads consecutive pixels into `out`, which has their size in memory.
    pub(super) fn read(
        self,
        file: &Positioned,
        offset: u64,
        out: &mut [u8],
    ) -> Result<(), FileError> {
        let stored = out.len() / self.bytes_in_memory() * self.bytes();
        let start = out.len() - stored;
        file.read(offset, &mut out[start..])?;
        self.to_native(&mut out[start..]);
        match self.sample_type {
            SampleType::U8 => widen(out, |byte: [u8; 1]| u16::from(byte[0]).to_ne_bytes()),
            SampleType::I16 => widen(out, float_of),
            SampleType::U16 | SampleType::F32 | SampleType::F64 => {}
        }
        Ok(())
    }

    /// Converts stored pixels to the byte order of this machine.
    pub(super) fn to_native(self, bytes: &mut [u8]) {
        if self.big_endian == cfg!(target_endian = "big") {
            return;
        }
        match self.sample_type {
            SampleType::U8 => {}
            SampleType::U16 | SampleType::I16 => reverse::<2>(bytes),
            SampleType::F32 => reverse::<4>(bytes),
            SampleType::F64 => reverse::<8>(bytes),
        }
    }
}

fn reverse<const N: usize>(bytes: &mut [u8]) {
    for value in bytes.as_chunks_mut::<N>().0 {
        value.reverse();
    }
}

/// A signed integer as the bytes of a float.
pub(super) fn float_of(value: [u8; 2]) -> [u8; 4] {
    f32::from(i16::from_ne_bytes(value)).to_ne_bytes()
}

/// Widens the values in the second half of the buffer to twice their bytes, in place.
///
/// In ascending order, each value is read before it is overwritten.
fn widen<const NARROW: usize, const WIDE: usize>(
    bytes: &mut [u8],
    convert: impl Fn([u8; NARROW]) -> [u8; WIDE],
) {
    let count = bytes.len() / WIDE;
    for i in 0..count {
        let mut value = [0; NARROW];
        let from = bytes.len() - (count - i) * NARROW;
        value.copy_from_slice(&bytes[from..from + NARROW]);
        bytes[WIDE * i..WIDE * (i + 1)].copy_from_slice(&convert(value));
    }
}

#[cfg(test)]
mod tests {
    use super::super::pixels::Pixels;
    use super::*;

    #[test]
    fn bytes_are_widened_in_place() {
        let mut pixels = Pixels::U16(vec![0; 5]);
        pixels.bytes_mut()[5..].copy_from_slice(&[1, 2, 255, 4, 5]);
        widen(pixels.bytes_mut(), |byte: [u8; 1]| {
            u16::from(byte[0]).to_ne_bytes()
        });
        assert_eq!(pixels, Pixels::U16(vec![1, 2, 255, 4, 5]));
    }

    #[test]
    fn signed_integers_become_floats_in_place() {
        let mut pixels = Pixels::F32(vec![0.0; 3]);
        let stored: Vec<u8> = [-5_i16, 32_767, -32_768]
            .iter()
            .flat_map(|value| value.to_ne_bytes())
            .collect();
        pixels.bytes_mut()[6..].copy_from_slice(&stored);
        widen(pixels.bytes_mut(), float_of);
        assert_eq!(pixels, Pixels::F32(vec![-5.0, 32_767.0, -32_768.0]));
    }
}
