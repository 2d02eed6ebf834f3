//! Pixels as callers get them, and samples as files hold them.

use super::error::FileError;
use super::positioned::Positioned;

/// The type of a movie's pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// 16-bit unsigned; 8-bit movies are widened to it.
    U16,
    /// 32-bit floating point.
    F32,
}

impl Depth {
    /// Bytes of a pixel.
    pub fn bytes(self) -> usize {
        match self {
            Self::U16 => 2,
            Self::F32 => 4,
        }
    }
}

/// A buffer of consecutive frames, `[frame][row = y][column = x]`, in camera units (ADU).
#[derive(Clone, Debug, PartialEq)]
pub enum Pixels {
    /// 16-bit unsigned.
    U16(Vec<u16>),
    /// 32-bit floating point.
    F32(Vec<f32>),
}

impl Default for Pixels {
    fn default() -> Self {
        Self::U16(Vec::new())
    }
}

impl Pixels {
    /// Their type.
    pub fn depth(&self) -> Depth {
        match self {
            Self::U16(_) => Depth::U16,
            Self::F32(_) => Depth::F32,
        }
    }

    /// Number of pixels.
    pub fn len(&self) -> usize {
        match self {
            Self::U16(pixels) => pixels.len(),
            Self::F32(pixels) => pixels.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Makes room for so many pixels, in the memory that is already there where it suffices.
    pub(super) fn resize(&mut self, depth: Depth, len: usize) {
        match (&mut *self, depth) {
            (Self::U16(pixels), Depth::U16) => pixels.resize(len, 0),
            (Self::F32(pixels), Depth::F32) => pixels.resize(len, 0.0),
            (_, Depth::U16) => *self = Self::U16(vec![0; len]),
            (_, Depth::F32) => *self = Self::F32(vec![0.0; len]),
        }
    }

    /// As bytes of this machine's order.
    pub(super) fn bytes(&self) -> &[u8] {
        match self {
            Self::U16(pixels) => bytemuck::cast_slice(pixels),
            Self::F32(pixels) => bytemuck::cast_slice(pixels),
        }
    }

    /// As bytes of this machine's order.
    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        match self {
            Self::U16(pixels) => bytemuck::cast_slice_mut(pixels),
            Self::F32(pixels) => bytemuck::cast_slice_mut(pixels),
        }
    }
}

/// What a file's samples are; the last can be read as a map, and not as a movie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    U8,
    U16,
    F32,
    F64,
}

/// A sample of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    pub(super) kind: Kind,
    pub(super) big_endian: bool,
}

impl Sample {
    /// Bytes in the file.
    pub(super) fn bytes(self) -> usize {
        match self.kind {
            Kind::U8 => 1,
            Kind::U16 => 2,
            Kind::F32 => 4,
            Kind::F64 => 8,
        }
    }

    /// Bytes in memory, where 8 bits are widened to 16.
    pub(super) fn bytes_wide(self) -> usize {
        self.bytes().max(2)
    }

    /// What callers get, unless it is f64.
    pub(super) fn depth(self) -> Option<Depth> {
        match self.kind {
            Kind::U8 | Kind::U16 => Some(Depth::U16),
            Kind::F32 => Some(Depth::F32),
            Kind::F64 => None,
        }
    }

    /// Reads consecutive samples straight into their place.
    pub(super) fn read(
        self,
        file: &Positioned,
        offset: u64,
        out: &mut [u8],
    ) -> Result<(), FileError> {
        let stored = out.len() / self.bytes_wide() * self.bytes();
        let start = out.len() - stored;
        file.read(offset, &mut out[start..])?;
        match self.kind {
            Kind::U8 => widen(out),
            _ => self.to_native(out),
        }
        Ok(())
    }

    /// Turns samples into this machine's byte order.
    pub(super) fn to_native(self, bytes: &mut [u8]) {
        if self.big_endian == cfg!(target_endian = "big") {
            return;
        }
        match self.kind {
            Kind::U8 => {}
            Kind::U16 => reverse::<2>(bytes),
            Kind::F32 => reverse::<4>(bytes),
            Kind::F64 => reverse::<8>(bytes),
        }
    }
}

fn reverse<const N: usize>(bytes: &mut [u8]) {
    for value in bytes.as_chunks_mut::<N>().0 {
        value.reverse();
    }
}

/// Spreads the bytes in the second half to 16 bits each. Going up, no byte is overwritten before it was read.
fn widen(bytes: &mut [u8]) {
    let count = bytes.len() / 2;
    for i in 0..count {
        let value = u16::from(bytes[count + i]);
        bytes[2 * i..2 * i + 2].copy_from_slice(&value.to_ne_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_widened_where_they_lie() {
        let mut pixels = Pixels::U16(vec![0; 5]);
        pixels.bytes_mut()[5..].copy_from_slice(&[1, 2, 255, 4, 5]);
        widen(pixels.bytes_mut());
        assert_eq!(pixels, Pixels::U16(vec![1, 2, 255, 4, 5]));
    }

    #[test]
    fn the_buffer_is_used_again() {
        let mut pixels = Pixels::U16(Vec::with_capacity(100));
        pixels.resize(Depth::U16, 80);
        pixels.resize(Depth::U16, 60);
        assert!(matches!(&pixels, Pixels::U16(all) if all.capacity() == 100 && all.len() == 60));
        pixels.resize(Depth::F32, 3);
        assert_eq!(pixels, Pixels::F32(vec![0.0; 3]));
    }
}
