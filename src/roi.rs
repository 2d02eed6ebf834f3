//! Stacks of regions of interest, borrowed as they are.

use std::ops::Range;

use gaussmle_kernels::spec::{MAX_SIZE, MIN_SIZE, Pixels as PixelKind};
use ndarray::{ArrayView, ArrayView2, ArrayView3, Axis, CowArray, Dimension, Ix3, RemoveAxis};

use crate::error::{Error, Result};

/// The pixels of a stack, as the camera or the program before wrote them.
#[derive(Clone, Debug)]
pub(crate) enum Pixels<'a> {
    U16(CowArray<'a, u16, Ix3>),
    F32(CowArray<'a, f32, Ix3>),
}

/// A stack of square ROIs, `[spot][row = y][column = x]`, in camera units (ADU).
///
/// It borrows arrays in standard (C) order, and copies others once.
#[derive(Clone, Debug)]
pub struct RoiStack<'a> {
    pub(crate) pixels: Pixels<'a>,
    pub(crate) corners: Option<ArrayView2<'a, i32>>,
    pub(crate) frames: Option<&'a [u32]>,
}

/// A range of the first axis.
fn rows<'a, T, D: Dimension + RemoveAxis>(
    view: ArrayView<'a, T, D>,
    range: &Range<usize>,
) -> ArrayView<'a, T, D> {
    let from = view.split_at(Axis(0), range.start).1;
    from.split_at(Axis(0), range.len()).0
}

fn check(shape: &[usize]) -> Result<()> {
    let (height, width) = (shape[1], shape[2]);
    if width != height {
        return Err(Error::NotSquare { width, height });
    }
    if !(MIN_SIZE..=MAX_SIZE).contains(&width) {
        return Err(Error::Size(width));
    }
    Ok(())
}

fn standard<'a, T: Clone>(view: ArrayView3<'a, T>) -> Result<CowArray<'a, T, Ix3>> {
    check(view.shape())?;
    if view.is_standard_layout() {
        return Ok(CowArray::from(view));
    }
    Ok(CowArray::from(view.as_standard_layout().into_owned()))
}

impl<'a> RoiStack<'a> {
    /// ROIs of 16-bit pixels.
    ///
    /// # Errors
    ///
    /// If they are not square, or smaller than 5 or larger than 32 pixels.
    pub fn from_u16(pixels: ArrayView3<'a, u16>) -> Result<Self> {
        Ok(Self {
            pixels: Pixels::U16(standard(pixels)?),
            corners: None,
            frames: None,
        })
    }

    /// ROIs of 32-bit floating-point pixels. A pixel that is not finite, or beyond 2^40 in magnitude, makes its
    /// spot [`BadInput`](crate::Status::BadInput).
    ///
    /// # Errors
    ///
    /// If they are not square, or smaller than 5 or larger than 32 pixels.
    pub fn from_f32(pixels: ArrayView3<'a, f32>) -> Result<Self> {
        Ok(Self {
            pixels: Pixels::F32(standard(pixels)?),
            corners: None,
            frames: None,
        })
    }

    /// Adds each ROI's corner: (x, y) of its first pixel on the sensor, from 0.
    ///
    /// # Errors
    ///
    /// If there are not two columns, and a row for each ROI.
    pub fn corners(mut self, corners: ArrayView2<'a, i32>) -> Result<Self> {
        if corners.ncols() != 2 {
            return Err(Error::CornerColumns(corners.ncols()));
        }
        self.count("corners", corners.nrows())?;
        self.corners = Some(corners);
        Ok(self)
    }

    /// Adds each ROI's frame, from 0.
    ///
    /// # Errors
    ///
    /// If there is not one for each ROI.
    pub fn frames(mut self, frames: &'a [u32]) -> Result<Self> {
        self.count("frames", frames.len())?;
        self.frames = Some(frames);
        Ok(self)
    }

    /// Some of the ROIs, borrowed from this stack.
    ///
    /// # Panics
    ///
    /// If the range leaves the stack.
    pub fn slice(&self, range: Range<usize>) -> RoiStack<'_> {
        RoiStack {
            pixels: match &self.pixels {
                Pixels::U16(pixels) => Pixels::U16(rows(pixels.view(), &range).into()),
                Pixels::F32(pixels) => Pixels::F32(rows(pixels.view(), &range).into()),
            },
            corners: self.corners.map(|corners| rows(corners, &range)),
            frames: self.frames.map(|frames| &frames[range]),
        }
    }

    fn count(&self, what: &'static str, have: usize) -> Result<()> {
        let rois = self.len();
        if have != rois {
            return Err(Error::Count { what, have, rois });
        }
        Ok(())
    }

    /// Number of ROIs.
    pub fn len(&self) -> usize {
        match &self.pixels {
            Pixels::U16(pixels) => pixels.shape()[0],
            Pixels::F32(pixels) => pixels.shape()[0],
        }
    }

    /// Whether there are none, which is a valid stack.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Pixels along a side.
    pub fn size(&self) -> usize {
        match &self.pixels {
            Pixels::U16(pixels) => pixels.shape()[1],
            Pixels::F32(pixels) => pixels.shape()[1],
        }
    }

    pub(crate) fn kind(&self) -> PixelKind {
        match &self.pixels {
            Pixels::U16(_) => PixelKind::PackedU16,
            Pixels::F32(_) => PixelKind::F32,
        }
    }

    /// A ROI's corner, (0, 0) if none was given.
    pub(crate) fn corner(&self, roi: usize) -> (i32, i32) {
        match &self.corners {
            Some(corners) => (corners[[roi, 0]], corners[[roi, 1]]),
            None => (0, 0),
        }
    }
}
