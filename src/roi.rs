//! Stacks of regions of interest (ROIs).

use std::ops::{Range, RangeInclusive};

use gaussmle_kernels::spec::{MAX_SIZE, MIN_SIZE, Pixels as PixelKind};
use ndarray::{ArrayView, ArrayView2, ArrayView3, Axis, CowArray, Dimension, Ix3, RemoveAxis};

use crate::error::{Error, Result, value};

/// The known light of a pixel, photoelectrons: far below the variance of masked pixels.
const LIGHT: RangeInclusive<f32> = 0.0..=(1u64 << 40) as f32;

/// The pixels of a stack.
#[derive(Clone, Debug)]
pub(crate) enum Pixels<'a> {
    U16(CowArray<'a, u16, Ix3>),
    F32(CowArray<'a, f32, Ix3>),
}

/// A type of pixels.
pub(crate) trait Pixel: bytemuck::Pod + Send + Sync {
    /// The pixels of a stack of this type, in the order of its ROIs.
    fn of<'a>(rois: &'a RoiStack<'_>) -> &'a [Self];
}

impl Pixel for u16 {
    fn of<'a>(rois: &'a RoiStack<'_>) -> &'a [Self] {
        match &rois.pixels {
            Pixels::U16(pixels) => pixels.as_slice().unwrap_or_default(),
            Pixels::F32(_) => &[],
        }
    }
}

impl Pixel for f32 {
    fn of<'a>(rois: &'a RoiStack<'_>) -> &'a [Self] {
        match &rois.pixels {
            Pixels::F32(pixels) => pixels.as_slice().unwrap_or_default(),
            Pixels::U16(_) => &[],
        }
    }
}

/// A stack of square ROIs, `[spot][row = y][column = x]`, in camera units (ADU).
///
/// Arrays in standard (C) order are borrowed. Others are copied once.
///
/// ```
/// use gaussmle::RoiStack;
/// use ndarray::{Array3, array};
///
/// # fn main() -> gaussmle::Result<()> {
/// let pixels = Array3::<u16>::zeros((2, 11, 11));
/// let corners = array![[30, 7], [102, 64]]; // (x, y) of each first pixel on the sensor
/// let rois = RoiStack::from_u16(pixels.view())?
///     .with_corners(corners.view())?
///     .with_frames(&[0, 3])?;
/// assert_eq!((rois.len(), rois.size()), (2, 11));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct RoiStack<'a> {
    pub(crate) pixels: Pixels<'a>,
    pub(crate) corners: Option<ArrayView2<'a, i32>>,
    pub(crate) frames: Option<&'a [u32]>,
    pub(crate) light: Option<&'a [f32]>,
}

/// A part of a job: ROIs that stay where they are until their fits are finished. See
/// [`Fitter::fit_parts`](crate::Fitter::fit_parts).
pub trait RoiSource {
    /// The ROIs. Each call returns the same.
    ///
    /// # Errors
    ///
    /// Returns an error if they are not a valid stack.
    fn rois(&self) -> Result<RoiStack<'_>>;
}

impl RoiSource for RoiStack<'_> {
    fn rois(&self) -> Result<RoiStack<'_>> {
        Ok(self.slice(0..self.len()))
    }
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
    /// The valid sides of a ROI, pixels.
    pub const SIZES: RangeInclusive<usize> = MIN_SIZE..=MAX_SIZE;

    /// A stack of 16-bit pixels.
    ///
    /// # Errors
    ///
    /// Returns an error if the ROIs are not square, or a side is not in [`RoiStack::SIZES`].
    pub fn from_u16(pixels: ArrayView3<'a, u16>) -> Result<Self> {
        Ok(Self {
            pixels: Pixels::U16(standard(pixels)?),
            corners: None,
            frames: None,
            light: None,
        })
    }

    /// A stack of 32-bit floating-point pixels. A spot with a pixel that is not finite, or whose
    /// magnitude exceeds 2^40, gets the status [`BadInput`](crate::Status::BadInput).
    ///
    /// # Errors
    ///
    /// Returns an error if the ROIs are not square, or a side is not in [`RoiStack::SIZES`].
    pub fn from_f32(pixels: ArrayView3<'a, f32>) -> Result<Self> {
        Ok(Self {
            pixels: Pixels::F32(standard(pixels)?),
            corners: None,
            frames: None,
            light: None,
        })
    }

    /// Adds the corner of each ROI: (x, y) of its first pixel on the sensor, from 0.
    ///
    /// # Errors
    ///
    /// Returns an error unless there are two columns, and one row per ROI.
    pub fn with_corners(mut self, corners: ArrayView2<'a, i32>) -> Result<Self> {
        if corners.ncols() != 2 {
            return Err(Error::CornerColumns(corners.ncols()));
        }
        self.count("corners", corners.nrows())?;
        self.corners = Some(corners);
        Ok(self)
    }

    /// Adds the frame of each ROI, from 0.
    ///
    /// # Errors
    ///
    /// Returns an error unless there is one frame per ROI.
    pub fn with_frames(mut self, frames: &'a [u32]) -> Result<Self> {
        self.count("frames", frames.len())?;
        self.frames = Some(frames);
        Ok(self)
    }

    /// Adds light that is known: the photoelectrons that each pixel has beside the spot and an even
    /// background, `[spot][row = y][column = x]`. It is part of the mean of the pixel, so its noise
    /// counts. Such a stack is fitted on the CPU.
    ///
    /// # Errors
    ///
    /// Returns an error unless there is one value per pixel, from 0 to 2^40.
    pub fn with_light(mut self, light: &'a [f32]) -> Result<Self> {
        let area = self.size() * self.size();
        if light.len() != self.len() * area {
            self.count("images of known light", light.len() / area)?;
            return Err(value(
                None,
                "the number of pixels with known light",
                light.len() as f64,
                "it must be that of all pixels of the ROIs",
            ));
        }
        if let Some(at) = light.iter().position(|light| !LIGHT.contains(light)) {
            let what = format!("the known light of ROI {} (photoelectrons)", at / area);
            let needed = "it must be from 0 to 2^40 in each pixel";
            return Err(value(None, what, light[at].into(), needed));
        }
        self.light = Some(light);
        Ok(self)
    }

    /// A range of the ROIs, borrowed from this stack.
    ///
    /// # Panics
    ///
    /// Panics if the range leaves the stack.
    pub fn slice(&self, range: Range<usize>) -> RoiStack<'_> {
        RoiStack {
            pixels: match &self.pixels {
                Pixels::U16(pixels) => Pixels::U16(rows(pixels.view(), &range).into()),
                Pixels::F32(pixels) => Pixels::F32(rows(pixels.view(), &range).into()),
            },
            corners: self.corners.map(|corners| rows(corners, &range)),
            frames: self.frames.map(|frames| &frames[range.clone()]),
            light: self.light.map(|light| {
                let area = self.size() * self.size();
                &light[range.start * area..range.end * area]
            }),
        }
    }

    fn count(&self, what: &'static str, have: usize) -> Result<()> {
        let rois = self.len();
        if have != rois {
            return Err(Error::Count { what, have, rois });
        }
        Ok(())
    }

    /// The number of ROIs.
    pub fn len(&self) -> usize {
        match &self.pixels {
            Pixels::U16(pixels) => pixels.shape()[0],
            Pixels::F32(pixels) => pixels.shape()[0],
        }
    }

    /// True if the stack is empty. An empty stack is valid.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The side of the ROIs, pixels.
    pub fn size(&self) -> usize {
        match &self.pixels {
            Pixels::U16(pixels) => pixels.shape()[1],
            Pixels::F32(pixels) => pixels.shape()[1],
        }
    }

    /// Bytes of the pixels.
    pub(crate) fn bytes(&self) -> usize {
        match &self.pixels {
            Pixels::U16(pixels) => size_of_val(pixels.as_slice().unwrap_or_default()),
            Pixels::F32(pixels) => size_of_val(pixels.as_slice().unwrap_or_default()),
        }
    }

    pub(crate) fn pixel_type(&self) -> PixelKind {
        match &self.pixels {
            Pixels::U16(_) => PixelKind::PackedU16,
            Pixels::F32(_) => PixelKind::F32,
        }
    }

    /// The corner of a ROI; (0, 0) without corners.
    pub(crate) fn corner(&self, roi: usize) -> (i32, i32) {
        match &self.corners {
            Some(corners) => (corners[[roi, 0]], corners[[roi, 1]]),
            None => (0, 0),
        }
    }
}
