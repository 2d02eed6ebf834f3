//! The detector: from the pixels of a frame to the corners of ROIs.

use gaussmle::bench::are_vectors_limited;
use gaussmle::{Camera, RoiStack};

use super::band_pass::{self, BandPass, Limit};
use super::counts::{BrightestPeak, SearchCounts};
use super::frame::{Corner, Frame};
use super::isolation::crowded;
use super::net_gradient::NetGradient;
use super::options::{Border, Criterion, Detection};
use super::repair;
use super::tile::TileBuffers;
use crate::error::{Result, positive, value};

/// Buffers for searching frames, reused from one frame to the next. Each thread needs its own.
#[derive(Debug, Default)]
pub struct Workspace {
    band_pass: band_pass::Workspace,
    net_gradient: TileBuffers,
    peaks: Vec<(usize, usize)>,
    /// A frame whose non-finite pixels were filled in.
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
    isolated: bool,
    method: Method,
}

impl Detector {
    /// Builds a detector for a camera's frames of `width` x `height` pixels.
    ///
    /// # Errors
    ///
    /// Returns an error if an option is out of range, the ROI does not fit in the frame, or the
    /// camera's maps have another size.
    pub fn new(
        detection: &Detection,
        camera: &Camera,
        width: usize,
        height: usize,
    ) -> Result<Self> {
        camera.check()?;
        check_sizes(detection.roi, camera, width, height)?;
        let detector = Self {
            width,
            height,
            roi: detection.roi,
            border: detection.border,
            isolated: detection.isolated,
            method: Method::new(detection, camera, width, height)?,
        };
        Ok(match are_vectors_limited() {
            true => detector.without_avx512(),
            false => detector,
        })
    }

    /// The same detector with AVX2 instead of AVX-512, for benchmarks of narrower processors.
    #[doc(hidden)]
    pub fn without_avx512(mut self) -> Self {
        let arch = match &mut self.method {
            Method::BandPass(method) => &mut method.arch,
            Method::NetGradient(method) => &mut method.arch,
        };
        #[cfg(target_arch = "x86_64")]
        if let (pulp::Arch::V4(_), Some(simd)) = (*arch, pulp::x86::V3::try_new()) {
            *arch = pulp::Arch::V3(simd);
        }
        let _ = arch;
        self
    }

    /// Pixels along a side of a ROI.
    pub fn roi(&self) -> usize {
        self.roi
    }

    /// Finds the spots of a frame. `corners` then holds their ROIs, row by row. Returns the number of
    /// spots found and left out.
    ///
    /// # Panics
    ///
    /// Panics if the frame has another size.
    pub fn find(
        &self,
        frame: Frame<'_>,
        workspace: &mut Workspace,
        corners: &mut Vec<Corner>,
    ) -> SearchCounts {
        let (width, height) = (self.width, self.height);
        assert_eq!(frame.len(), width * height, "pixels of the frame");
        let peaks = &mut workspace.peaks;
        peaks.clear();
        let close = match &self.method {
            Method::BandPass(method) => {
                let frame = repaired(frame, width, &mut workspace.repaired);
                method.find(frame, &mut workspace.band_pass, peaks)
            }
            Method::NetGradient(method) => {
                method.find(frame, &mut workspace.net_gradient, peaks);
                0
            }
        };
        corners.clear();
        corners.extend(peaks.iter().filter_map(|&(x, y)| self.corner(x, y)));
        let border = peaks.len() - corners.len();
        if self.isolated {
            self.keep_isolated(peaks, corners);
        }
        SearchCounts {
            found: peaks.len() as u64,
            border: border as u64,
            crowded: (peaks.len() - border - corners.len()) as u64,
            close: close as u64,
        }
    }

    /// Leaves out the ROIs of peaks that are not isolated.
    fn keep_isolated(&self, peaks: &[(usize, usize)], corners: &mut Vec<Corner>) {
        let all: Vec<Option<Corner>> = peaks.iter().map(|&(x, y)| self.corner(x, y)).collect();
        let crowded = crowded(peaks, &all, self.roi);
        let pairs = all.into_iter().zip(crowded);
        corners.clear();
        corners.extend(pairs.filter_map(|(corner, crowded)| corner.filter(|_| !crowded)));
    }

    /// The brightest peak of a frame, to explain why nothing was found. `None` for the net gradient,
    /// which is not compared with noise. It takes much longer than a search.
    ///
    /// # Panics
    ///
    /// Panics if the frame has another size.
    pub fn brightest(&self, frame: Frame<'_>, workspace: &mut Workspace) -> Option<BrightestPeak> {
        assert_eq!(frame.len(), self.width * self.height, "pixels of the frame");
        let Method::BandPass(method) = &self.method else {
            return None;
        };
        let frame = repaired(frame, self.width, &mut workspace.repaired);
        let peak = method.brightest(frame, &mut workspace.band_pass);
        peak.deviations.is_finite().then_some(peak)
    }

    /// The corner of the ROI around a peak; none if the ROI would leave the frame and is skipped.
    fn corner(&self, x: usize, y: usize) -> Option<Corner> {
        let along = |peak: usize, side: usize| {
            let last = side - self.roi;
            match (peak.checked_sub(self.roi / 2), self.border) {
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

impl Method {
    fn new(detection: &Detection, camera: &Camera, width: usize, height: usize) -> Result<Self> {
        let roi = detection.roi;
        let limit = match detection.criterion {
            Criterion::NetGradient(threshold) => {
                if !threshold.is_finite() {
                    return Err(value("the net gradient", threshold, "it must be finite"));
                }
                if roi.is_multiple_of(2) {
                    let needed = "it must be odd for the net gradient";
                    return Err(value("the ROI's side (pixels)", roi as f64, needed));
                }
                let method = NetGradient::new(roi, threshold as f32, width, height);
                return Ok(Method::NetGradient(method));
            }
            Criterion::FalseAlarms(number) => {
                positive("the expected number of false alarms a frame", number)?;
                let searched = match detection.border {
                    Border::Shift => width * height,
                    Border::Skip => (width - roi + 1) * (height - roi + 1),
                };
                Limit::FalseAlarms(number / searched as f64)
            }
            Criterion::Deviations(number) => {
                positive("the threshold (standard deviations)", number)?;
                Limit::Deviations(number)
            }
        };
        let method = BandPass::new(detection, limit, camera, width, height)?;
        Ok(Method::BandPass(Box::new(method)))
    }
}

/// The frame, or a copy whose non-finite pixels are filled in.
fn repaired<'a>(frame: Frame<'a>, width: usize, copy: &'a mut Vec<f32>) -> Frame<'a> {
    match frame {
        Frame::F32(pixels) if !repair::all_finite(pixels) => {
            repair::fill(pixels, width, copy);
            Frame::F32(copy)
        }
        intact => intact,
    }
}

/// Refuses ROIs that cannot be fitted or do not fit in the frame, and maps of another size.
fn check_sizes(roi: usize, camera: &Camera, width: usize, height: usize) -> Result<()> {
    if !RoiStack::SIZES.contains(&roi) {
        return Err(gaussmle::Error::Size(roi).into());
    }
    if width.min(height) < roi {
        let what = format!("the ROI's side (pixels) in frames of {width}x{height} pixels");
        return Err(value(what, roi as f64, "it must fit in the frame"));
    }
    match camera.map_size() {
        Some((map_width, map_height)) if (map_width, map_height) != (width, height) => {
            Err(gaussmle::Error::FrameSize {
                width,
                height,
                map_width,
                map_height,
            }
            .into())
        }
        _ => Ok(()),
    }
}
