//! Frames of a caller, as those that are pushed to a session.

use std::ops::Range;

use gaussmle_detect::BLOCK_BYTES;
use gaussmle_io::movie::Pixels;
use ndarray::{ArrayView3, Axis, Slice};

/// Frames of the caller, `[frame][row = y][column = x]`, in camera units (ADU).
///
/// A session copies them.
#[derive(Clone, Copy, Debug)]
pub enum Frames<'a> {
    /// 8-bit unsigned pixels.
    U8(ArrayView3<'a, u8>),
    /// 16-bit unsigned pixels.
    U16(ArrayView3<'a, u16>),
    /// 32-bit floating-point pixels.
    F32(ArrayView3<'a, f32>),
}

/// The type of pushed pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PushedType {
    U8,
    U16,
    F32,
}

impl PushedType {
    /// The name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::U8 => "8-bit",
            Self::U16 => "16-bit",
            Self::F32 => "32-bit floating-point",
        }
    }

    /// Bytes of a pixel in the queue. 8-bit pixels are widened to 16 bits.
    pub fn queued_bytes(self) -> usize {
        match self {
            Self::U8 | Self::U16 => 2,
            Self::F32 => 4,
        }
    }
}

impl Frames<'_> {
    /// Frames, rows and columns.
    pub fn shape(&self) -> [usize; 3] {
        let (frames, rows, columns) = match self {
            Self::U8(pixels) => pixels.dim(),
            Self::U16(pixels) => pixels.dim(),
            Self::F32(pixels) => pixels.dim(),
        };
        [frames, rows, columns]
    }

    pub(super) fn pixel_type(&self) -> PushedType {
        match self {
            Self::U8(_) => PushedType::U8,
            Self::U16(_) => PushedType::U16,
            Self::F32(_) => PushedType::F32,
        }
    }

    /// Bytes of a copy of all frames.
    pub fn copied_bytes(&self) -> usize {
        let pixels = self.shape().into_iter().fold(1, usize::saturating_mul);
        pixels.saturating_mul(self.pixel_type().queued_bytes())
    }

    /// The number of frames in the blocks that [`Frames::blocks`] gives, except the last.
    pub fn block_length(&self) -> usize {
        let [frames, ..] = self.shape();
        let bytes_of_frame = self.copied_bytes() / frames.max(1);
        (BLOCK_BYTES / bytes_of_frame.max(1)).max(1)
    }

    /// Copies of the frames, in blocks of a good length for the search. 8-bit pixels are widened to 16
    /// bits.
    pub fn blocks(&self) -> impl Iterator<Item = Pixels> + '_ {
        let [frames, ..] = self.shape();
        let together = self.block_length();
        let starts = (0..frames).step_by(together);
        starts.map(move |start| self.copy(start..(start + together).min(frames)))
    }

    /// A copy of some of the frames.
    fn copy(&self, frames: Range<usize>) -> Pixels {
        let wanted = Slice::from(frames);
        match self {
            Self::U8(pixels) => {
                let pixels = pixels.slice_axis(Axis(0), wanted);
                Pixels::U16(pixels.iter().map(|&value| value.into()).collect())
            }
            Self::U16(pixels) => Pixels::U16(copied(pixels.slice_axis(Axis(0), wanted))),
            Self::F32(pixels) => Pixels::F32(copied(pixels.slice_axis(Axis(0), wanted))),
        }
    }
}

fn copied<T: Copy>(pixels: ArrayView3<'_, T>) -> Vec<T> {
    match pixels.as_slice() {
        Some(all) => all.to_vec(),
        None => pixels.iter().copied().collect(),
    }
}

impl<'a> From<ArrayView3<'a, u8>> for Frames<'a> {
    fn from(pixels: ArrayView3<'a, u8>) -> Self {
        Self::U8(pixels)
    }
}

impl<'a> From<ArrayView3<'a, u16>> for Frames<'a> {
    fn from(pixels: ArrayView3<'a, u16>) -> Self {
        Self::U16(pixels)
    }
}

impl<'a> From<ArrayView3<'a, f32>> for Frames<'a> {
    fn from(pixels: ArrayView3<'a, f32>) -> Self {
        Self::F32(pixels)
    }
}
