//! Where spots are: peaks of a band-passed frame that stand out of the noise, or Picasso's net gradient.
//!
//! A [`Detector`] is made once for a movie and used from many threads, each with a [`Workspace`] of its own. Every decision
//! depends on one frame alone, so frames can be searched in any order, and a part of a movie gives what the whole gives.

mod background;
mod band_pass;
mod kernel;
mod lanes;
mod net_gradient;
mod noise;
mod repair;
mod threshold;
mod weights;

use crate::camera::Camera;
use crate::error::{Error, Result, positive, value};

use band_pass::{BandPass, Limit};
use net_gradient::NetGradient;

/// What makes a peak a spot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Criterion {
    /// So many false spots are expected in a frame of nothing but even background.
    FalseAlarms(f64),
    /// So many standard deviations of the noise.
    Deviations(f64),
    /// Picasso's net gradient, in camera units, in a box of the ROI's size.
    NetGradient(f64),
}

/// What becomes of a spot whose ROI would leave the frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Border {
    /// It is left out.
    #[default]
    Skip,
    /// Its ROI is moved inwards, and the spot is off its centre.
    Shift,
}

/// How spots are looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Detection {
    /// What makes a peak a spot.
    pub criterion: Criterion,
    /// The width of spots, um: what the band-pass is tuned to.
    pub sigma_um: f64,
    /// The least distance of two peaks of the band-pass, um: twice the width if not given.
    pub min_separation_um: Option<f64>,
    /// Pixels along a side of a ROI.
    pub roi: usize,
    /// What becomes of a spot near the frame's border.
    pub border: Border,
}

/// The expected number of false spots in an empty frame, unless told otherwise.
pub const FALSE_ALARMS: f64 = 0.1;

impl Detection {
    /// Spots of a width, in ROIs of 11 pixels, with one false alarm in ten frames.
    pub fn new(sigma_um: f64) -> Self {
        Self {
            criterion: Criterion::FalseAlarms(FALSE_ALARMS),
            sigma_um,
            min_separation_um: None,
            roi: 11,
            border: Border::default(),
        }
    }
}

/// The pixels of one frame, `[row = y][column = x]`, in camera units.
#[derive(Clone, Copy, Debug)]
pub enum Frame<'a> {
    /// As cameras write them.
    U16(&'a [u16]),
    /// As other programs do.
    F32(&'a [f32]),
}

impl Frame<'_> {
    fn len(&self) -> usize {
        match self {
            Frame::U16(pixels) => pixels.len(),
            Frame::F32(pixels) => pixels.len(),
        }
    }
}

/// A spot found: the first pixel of its ROI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    /// Column.
    pub x: usize,
    /// Row.
    pub y: usize,
}

/// What a thread needs to search frames, kept from one to the next.
#[derive(Debug, Default)]
pub struct Workspace {
    band_pass: band_pass::Planes,
    net_gradient: net_gradient::Planes,
    peaks: Vec<(usize, usize)>,
    /// A frame whose pixels that are no numbers are filled in.
    repaired: Vec<f32>,
}

#[derive(Debug)]
enum Method {
    BandPass(Box<BandPass>),
    NetGradient(NetGradient),
}

/// Finds spots in frames of one size.
#[derive(Debug)]
pub struct Detector {
    width: usize,
    height: usize,
    roi: usize,
    border: Border,
    method: Method,
}

impl Detector {
    /// A detector for frames of `width` x `height` pixels of a camera.
    ///
    /// # Errors
    ///
    /// If a setting makes no sense, the ROI does not fit in the frame, or the camera's maps are of another size.
    pub fn new(
        detection: &Detection,
        camera: &Camera,
        width: usize,
        height: usize,
    ) -> Result<Self> {
        camera.check()?;
        let roi = detection.roi;
        check_side(roi)?;
        if width.min(height) < roi {
            let what = format!("the ROI's side (pixels) in frames of {width}x{height} pixels");
            return Err(value(what, roi as f64, "it must fit in the frame"));
        }
        if let Some((map_width, map_height)) = camera.map_size()
            && (map_width, map_height) != (width, height)
        {
            return Err(Error::FrameSize {
                width,
                height,
                map_width,
                map_height,
            });
        }
        let method = match detection.criterion {
            Criterion::NetGradient(least) => {
                if !least.is_finite() {
                    return Err(value("the net gradient", least, "it must be finite"));
                }
                if roi.is_multiple_of(2) {
                    let needed = "it must be odd for the net gradient";
                    return Err(value("the ROI's side (pixels)", roi as f64, needed));
                }
                Method::NetGradient(NetGradient::new(roi, least as f32, width, height))
            }
            Criterion::FalseAlarms(number) => {
                positive("the expected number of false alarms a frame", number)?;
                let searched = match detection.border {
                    Border::Shift => width * height,
                    Border::Skip => (width - roi + 1) * (height - roi + 1),
                };
                let limit = Limit::FalseAlarms(number / searched as f64);
                Method::BandPass(Box::new(BandPass::new(
                    detection, limit, camera, width, height,
                )?))
            }
            Criterion::Deviations(number) => {
                positive("the threshold (standard deviations)", number)?;
                let limit = Limit::Deviations(number);
                Method::BandPass(Box::new(BandPass::new(
                    detection, limit, camera, width, height,
                )?))
            }
        };
        Ok(Self {
            width,
            height,
            roi,
            border: detection.border,
            method,
        })
    }

    /// Pixels along a side of a ROI.
    pub fn roi(&self) -> usize {
        self.roi
    }

    /// The spots of a frame, row by row.
    ///
    /// # Panics
    ///
    /// If the frame is of another size.
    pub fn find(&self, frame: Frame<'_>, workspace: &mut Workspace, found: &mut Vec<Corner>) {
        let (width, height) = (self.width, self.height);
        assert_eq!(frame.len(), width * height, "pixels of the frame");
        let peaks = &mut workspace.peaks;
        peaks.clear();
        match &self.method {
            Method::BandPass(method) => {
                let frame = match frame {
                    Frame::F32(pixels) if !repair::is_sound(pixels) => {
                        repair::fill(pixels, width, &mut workspace.repaired);
                        Frame::F32(&workspace.repaired)
                    }
                    sound => sound,
                };
                method.find(frame, &mut workspace.band_pass, peaks);
            }
            Method::NetGradient(method) => method.find(frame, &mut workspace.net_gradient, peaks),
        }
        found.clear();
        found.extend(peaks.iter().filter_map(|&(x, y)| self.corner(x, y)));
    }

    /// Where the ROI of a peak begins.
    fn corner(&self, x: usize, y: usize) -> Option<Corner> {
        let along = |at: usize, side: usize| {
            let last = side - self.roi;
            match (at.checked_sub(self.roi / 2), self.border) {
                (Some(first), _) if first <= last => Some(first),
                (_, Border::Skip) => None,
                (first, Border::Shift) => Some(first.unwrap_or(0).min(last)),
            }
        };
        Some(Corner {
            x: along(x, self.width)?,
            y: along(y, self.height)?,
        })
    }
}

/// Refuses ROIs that cannot be fitted.
fn check_side(roi: usize) -> Result<()> {
    use gaussmle_kernels::spec::{MAX_SIZE, MIN_SIZE};
    if (MIN_SIZE..=MAX_SIZE).contains(&roi) {
        return Ok(());
    }
    Err(Error::Size(roi))
}
