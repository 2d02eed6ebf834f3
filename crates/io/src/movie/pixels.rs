//! Pixels of frames in memory.

/// The type of a movie's pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PixelType {
    /// 16-bit unsigned; 8-bit movies are widened to it.
    U16,
    /// 32-bit floating point.
    F32,
}

impl PixelType {
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

/// The pixels of one frame that is in memory, `[row = y][column = x]`, in camera units (ADU).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FramePixels<'a> {
    /// 16-bit unsigned.
    U16(&'a [u16]),
    /// 32-bit floating point.
    F32(&'a [f32]),
}

impl Default for Pixels {
    fn default() -> Self {
        Self::U16(Vec::new())
    }
}

impl Pixels {
    /// The type of the pixels.
    pub fn pixel_type(&self) -> PixelType {
        match self {
            Self::U16(_) => PixelType::U16,
            Self::F32(_) => PixelType::F32,
        }
    }

    /// Number of pixels.
    pub fn len(&self) -> usize {
        match self {
            Self::U16(pixels) => pixels.len(),
            Self::F32(pixels) => pixels.len(),
        }
    }

    /// True if there are no pixels.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Changes type and number of pixels. Memory is reused if the type stays.
    pub(super) fn resize(&mut self, pixel_type: PixelType, len: usize) {
        match (&mut *self, pixel_type) {
            (Self::U16(pixels), PixelType::U16) => pixels.resize(len, 0),
            (Self::F32(pixels), PixelType::F32) => pixels.resize(len, 0.0),
            (_, PixelType::U16) => *self = Self::U16(vec![0; len]),
            (_, PixelType::F32) => *self = Self::F32(vec![0.0; len]),
        }
    }

    /// The pixels as bytes, in the byte order of this machine.
    pub(super) fn bytes(&self) -> &[u8] {
        match self {
            Self::U16(pixels) => bytemuck::cast_slice(pixels),
            Self::F32(pixels) => bytemuck::cast_slice(pixels),
        }
    }

    /// The pixels as mutable bytes, in the byte order of this machine.
    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        match self {
            Self::U16(pixels) => bytemuck::cast_slice_mut(pixels),
            Self::F32(pixels) => bytemuck::cast_slice_mut(pixels),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resize_reuses_memory_of_the_same_type() {
        let mut pixels = Pixels::U16(Vec::with_capacity(100));
        pixels.resize(PixelType::U16, 80);
        pixels.resize(PixelType::U16, 60);
        assert!(matches!(&pixels, Pixels::U16(all) if all.capacity() == 100 && all.len() == 60));
        pixels.resize(PixelType::F32, 3);
        assert_eq!(pixels, Pixels::F32(vec![0.0; 3]));
    }
}
