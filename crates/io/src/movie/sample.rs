//! Pixels as files store them.

use super::pixels::PixelType;
use super::positioned::Positioned;
use crate::file_error::FileError;

/// The type of stored pixels. Maps may be `F64`, movies may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SampleType {
    U8,
    U16,
    F32,
    F64,
}

impl SampleType {
    /// The type in memory, None for `F64`.
    pub(super) fn pixel_type(self) -> Option<PixelType> {
        match self {
            SampleType::U8 | SampleType::U16 => Some(PixelType::U16),
            SampleType::F32 => Some(PixelType::F32),
            SampleType::F64 => None,
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
            SampleType::U16 => 2,
            SampleType::F32 => 4,
            SampleType::F64 => 8,
        }
    }

    /// Bytes of a pixel in memory, where 8 bits are widened to 16.
    pub(super) fn bytes_in_memory(self) -> usize {
        self.bytes().max(2)
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
        match self.sample_type {
            SampleType::U8 => widen(out),
            _ => self.to_native(out),
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
            SampleType::U16 => reverse::<2>(bytes),
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

/// Widens the bytes in the second half of the buffer to 16 bits each, in place.
///
/// In ascending order, each byte is read before it is overwritten.
fn widen(bytes: &mut [u8]) {
    let count = bytes.len() / 2;
    for i in 0..count {
        let value = u16::from(bytes[count + i]);
        bytes[2 * i..2 * i + 2].copy_from_slice(&value.to_ne_bytes());
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
        widen(pixels.bytes_mut());
        assert_eq!(pixels, Pixels::U16(vec![1, 2, 255, 4, 5]));
    }
}
