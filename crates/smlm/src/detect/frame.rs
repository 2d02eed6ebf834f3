//! A frame, and the place of a ROI in it.

/// The pixels of one frame, `[row = y][column = x]`, in camera units.
#[derive(Clone, Copy, Debug)]
pub enum Frame<'a> {
    /// Integers, as cameras write them.
    U16(&'a [u16]),
    /// Floating-point numbers, as some programs write them.
    F32(&'a [f32]),
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
