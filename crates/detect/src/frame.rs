//! A frame, and the place of a ROI in it.

use gaussmle_io::movie::FramePixels;

use super::options::Border;

/// The pixels of one frame, `[row = y][column = x]`, in camera units.
#[derive(Clone, Copy, Debug)]
pub enum Frame<'a> {
    /// Integers, as cameras write them.
    U16(&'a [u16]),
    /// Floating-point numbers, as some programs write them.
    F32(&'a [f32]),
}

impl<'a> From<FramePixels<'a>> for Frame<'a> {
    fn from(pixels: FramePixels<'a>) -> Self {
        match pixels {
            FramePixels::U16(pixels) => Self::U16(pixels),
            FramePixels::F32(pixels) => Self::F32(pixels),
        }
    }
}

impl Frame<'_> {
    /// The number of pixels.
    pub(super) fn len(&self) -> usize {
        match self {
            Frame::U16(pixels) => pixels.len(),
            Frame::F32(pixels) => pixels.len(),
        }
    }
}

/// The first pixel of a ROI in its frame, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    /// The column.
    pub x: usize,
    /// The row.
    pub y: usize,
}

impl Corner {
    /// The corner of the ROI around a pixel, (x, y), in a frame of (width, height) pixels, each at
    /// least the side of the ROI. None if the ROI would leave the frame and is skipped.
    pub fn around(
        [x, y]: [usize; 2],
        roi: usize,
        [width, height]: [usize; 2],
        border: Border,
    ) -> Option<Self> {
        let along = |peak: usize, side: usize| {
            let last = side - roi;
            match (peak.checked_sub(roi / 2), border) {
                (Some(first), _) if first <= last => Some(first),
                (_, Border::Skip) => None,
                (first, Border::Shift) => Some(first.unwrap_or(0).min(last)),
            }
        };
        Some(Self {
            x: along(x, width)?,
            y: along(y, height)?,
        })
    }
}
