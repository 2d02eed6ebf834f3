//! The detector: from the pixels of a frame to the corners of ROIs.

use std::ops::Range;

use gaussmle::{Camera, RoiStack};
use gaussmle_base::value::{OutOfRange, positive};

use super::band_pass::{self, BandPass, Limit};
use super::counts::{BrightestPeak, SearchCounts};
use super::detected_peak::DetectedPeak;
use super::frame::{Corner, Frame};
use super::isolation::crowded;
use super::net_gradient::NetGradient;
use super::options::{Border, Criterion, Detection};
use super::repair;
use super::tile::TileBuffers;
use crate::error::{Error, Result};

/// Bytes of a pixel of a camera with maps: nine 32-bit numbers, while the filter's noise is computed.
const MAP_BYTES: usize = 9 * 4;

/// Bytes of a row or a column of pixels: the powers of the filter, and the places of tiles.
const AXIS_BYTES: usize = 16;

/// Bytes of a pixel of a frame that is searched: a copy in which non-finite pixels are filled in, and
/// the statistics of its block.
const FRAME_BYTES: usize = 5;

/// Bytes of the buffers of a tile, for each thread.
const TILE_BYTES: usize = 1 << 20;

/// Buffers for searching frames, reused from one frame to the next. Each thread needs its own.
#[derive(Debug, Default)]
pub struct Workspace {
    band_pass: band_pass::Workspace,
    net_gradient: TileBuffers,
    peaks: Vec<(usize, usize)>,
    /// A frame whose non-finite pixels were filled in.
    repaired: Vec<f32>,
    /// A frame without the light that stays.
    pub(crate) blinking: Vec<f32>,
}

impl Workspace {
    /// Sets the number of threads that search a frame together, which changes no result. By default it
    /// is one.
    pub(crate) fn set_threads(&mut self, threads: usize) {
        self.band_pass.threads = threads;
    }
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
        Ok(Self {
            width,
            height,
            roi: detection.roi,
            border: detection.border,
            isolated: detection.isolated,
            method: Method::new(detection, camera, width, height)?,
        })
    }

    /// Bytes that a detector and its search of a block of frames need, on all threads. The frames and the
    /// spots are not counted. Callers that must not end for want of memory ask for it first.
    pub fn memory_bytes(camera: &Camera, width: usize, height: usize, frames: usize) -> usize {
        let at_once = frames.min(rayon::current_num_threads());
        let area = width.saturating_mul(height);
        let maps = camera
            .map_size()
            .map_or(0, |_| area.saturating_mul(MAP_BYTES));
        let axes = width.saturating_add(height).saturating_mul(AXIS_BYTES);
        let of_frame = area.saturating_mul(FRAME_BYTES).saturating_add(TILE_BYTES);
        let frames = at_once.saturating_mul(of_frame);
        maps.saturating_add(axes).saturating_add(frames)
    }

    /// The same detector with vectors of at most so many f32: AVX2 instead of AVX-512 below 16. No result
    /// changes. Benchmarks measure narrower processors with it.
    #[doc(hidden)]
    pub fn with_lanes(mut self, most: usize) -> Self {
        if most >= 16 {
            return self;
        }
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
        corners.clear();
        self.search(frame, workspace, |_, corner, _| corners.push(corner))
    }

    /// Finds the peaks of a frame whose ROIs [`Detector::find`] returns, in the same order. Returns the
    /// number of spots found and left out.
    ///
    /// # Panics
    ///
    /// Panics if the frame has another size.
    pub fn peaks(
        &self,
        frame: Frame<'_>,
        workspace: &mut Workspace,
        peaks: &mut Vec<DetectedPeak>,
    ) -> SearchCounts {
        peaks.clear();
        self.search(frame, workspace, |(x, y), corner, over_threshold| {
            peaks.push(DetectedPeak {
                x,
                y,
                corner,
                over_threshold: over_threshold(),
            });
        })
    }

    /// Searches a frame. `take` gets each peak that is not left out, the corner of its ROI, and a
    /// function for the ratio of the peak to its threshold.
    fn search(
        &self,
        frame: Frame<'_>,
        workspace: &mut Workspace,
        mut take: impl FnMut((usize, usize), Corner, &dyn Fn() -> f64),
    ) -> SearchCounts {
        let width = self.width;
        assert_eq!(frame.len(), width * self.height, "pixels of the frame");
        let Workspace {
            band_pass,
            net_gradient,
            peaks,
            repaired: copy,
            blinking: _,
        } = workspace;
        peaks.clear();
        match &self.method {
            Method::BandPass(method) => {
                let frame = repaired(frame, width, copy);
                let close = method.find(frame, band_pass, peaks);
                self.keep(peaks, close, |(x, y), corner| {
                    let ratio = || method.over_threshold(frame, band_pass, x, y);
                    take((x, y), corner, &ratio);
                })
            }
            Method::NetGradient(method) => {
                method.find(frame, net_gradient, peaks);
                self.keep(peaks, 0, |(x, y), corner| {
                    take((x, y), corner, &|| method.over_threshold(frame, x, y));
                })
            }
        }
    }

    /// Leaves out peaks at the border and, if the options say so, those that are not isolated. `take`
    /// gets the others. `close` is the number of those left out before.
    fn keep(
        &self,
        peaks: &[(usize, usize)],
        close: usize,
        mut take: impl FnMut((usize, usize), Corner),
    ) -> SearchCounts {
        let crowded = match self.isolated {
            true => {
                let corners: Vec<_> = peaks.iter().map(|&peak| self.corner(peak)).collect();
                crowded(peaks, &corners, self.roi)
            }
            false => Vec::new(),
        };
        let mut counts = SearchCounts {
            found: peaks.len() as u64,
            close: close as u64,
            ..SearchCounts::default()
        };
        for (i, &peak) in peaks.iter().enumerate() {
            match self.corner(peak) {
                None => counts.border += 1,
                Some(_) if crowded.get(i) == Some(&true) => counts.crowded += 1,
                Some(corner) => take(peak, corner),
            }
        }
        counts
    }

    /// The brightest peak of a frame, to explain why nothing was found. `None` for the net gradient,
    /// which is not compared with noise.
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

    /// The columns and the rows whose peaks are fitted.
    pub fn searched(&self) -> [Range<usize>; 2] {
        [self.width, self.height].map(|side| self.border.searched(self.roi, side))
    }

    /// The corner of the ROI around a peak; none if the ROI would leave the frame and is skipped.
    fn corner(&self, (x, y): (usize, usize)) -> Option<Corner> {
        Corner::around([x, y], self.roi, [self.width, self.height], self.border)
    }
}

impl Method {
    fn new(detection: &Detection, camera: &Camera, width: usize, height: usize) -> Result<Self> {
        let roi = detection.roi;
        let limit = match detection.criterion {
            Criterion::NetGradient(threshold) => {
                if !threshold.is_finite() {
                    let needed = "it must be finite";
                    let what = "the net gradient";
                    return Err(OutOfRange::new("min_net_gradient", what, threshold, needed).into());
                }
                if roi.is_multiple_of(2) {
                    let cause = format!("it is {roi}: it must be odd for the net gradient");
                    return Err(bad_roi(cause));
                }
                let method = NetGradient::new(roi, threshold as f32, width, height);
                return Ok(Method::NetGradient(method));
            }
            Criterion::FalseAlarms(number) => {
                let what = "the expected number of false alarms a frame";
                positive("false_alarms", what, number)?;
                let along = |side| detection.border.searched(roi, side).len();
                Limit::FalseAlarms(number / (along(width) * along(height)) as f64)
            }
            Criterion::Deviations(number) => {
                positive("threshold", "the threshold (standard deviations)", number)?;
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

/// An error of the side of ROIs.
fn bad_roi(cause: String) -> Error {
    Error::Config {
        option: "roi",
        cause,
    }
}

/// Refuses ROIs that cannot be fitted or do not fit in the frame, and maps of another size.
fn check_sizes(roi: usize, camera: &Camera, width: usize, height: usize) -> Result<()> {
    if !RoiStack::SIZES.contains(&roi) {
        let (least, most) = (RoiStack::SIZES.start(), RoiStack::SIZES.end());
        let cause = format!("it is {roi}: sides from {least} to {most} pixels can be fitted");
        return Err(bad_roi(cause));
    }
    if width.min(height) < roi {
        let cause = format!(
            "it is {roi}: it must fit in the frames of {height}x{width} pixels (height x width)"
        );
        return Err(bad_roi(cause));
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
