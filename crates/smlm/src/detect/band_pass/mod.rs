//! Peaks of the band-passed frame that stand out of its noise.
//!
//! The frame is smoothed to the width of a spot and to the width of its surroundings. The
//! difference of the two is compared with its own standard deviation, which follows from the camera
//! and the background. With maps of an sCMOS camera the weight of a pixel is `m / (m + v)`, where
//! `v` is its read-noise variance and `m` the median of all unmasked pixels, at least 1 e-^2 (after
//! Huang 2013): a hot pixel is not taken for a spot, and a masked pixel has no weight.
//!
//! The frame is filtered in tiles. Tiles of u16 are filtered in 16-bit integers first, and only
//! pixels that may be spots in f32 ([`integer_filter`](super::integer_filter)). `pulp` selects the
//! vector instructions of the processor. Sums of f32 keep their order and nothing is fused, so every
//! processor finds the same spots.

mod search;

use gaussmle::Camera;
use pulp::{Arch, NullaryFnOnce};
use rayon::prelude::*;

use self::search::Search;
use super::background::Blocks;
use super::block_statistics::BlockStatistics;
use super::counts::BrightestPeak;
use super::exact::Exact;
use super::frame::Frame;
use super::integer_filter::{Extent, IntegerKernel};
use super::kernel::Kernel;
use super::lanes::{Floats, Integers, Portable};
use super::noise::{AxisPower, Noise};
use super::options::Detection;
use super::peaks::{Peak, separate};
use super::threshold::{PixelNoise, Threshold};
use super::tile::{Tile, TileBuffers};
use super::values::Values;
use crate::error::{Result, positive, value};

/// The least background that noise is computed from, photons per pixel. Without it, a single photon
/// would be a spot where the background is 0.
const MIN_BACKGROUND: f32 = 0.01;

/// The widths that can be searched, pixels. Narrower spots are single pixels; wider ones do not fit
/// in a ROI.
const MIN_SIGMA: f64 = 0.3;
const MAX_SIGMA: f64 = 8.0;

/// The form in which the threshold is given.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    /// The expected number of false alarms per pixel.
    FalseAlarms(f64),
    /// Standard deviations.
    Deviations(f64),
}

#[derive(Debug)]
pub(super) struct BandPass {
    pub arch: Arch,
    kernel: Kernel,
    integers: IntegerKernel,
    width: usize,
    height: usize,
    blocks: Blocks,
    noise: Noise,
    excess: f32,
    threshold: Threshold,
    /// The square of the least distance of two peaks, pixels.
    squared_separation: f64,
}

/// The buffers of frames that are searched together.
#[derive(Debug, Default)]
pub(super) struct Workspace {
    frames: Vec<FrameBuffers>,
    tile: TileBuffers,
}

/// The buffers of one frame.
#[derive(Debug, Default)]
struct FrameBuffers {
    statistics: BlockStatistics,
    /// The background of each block, electrons.
    background: Vec<f32>,
    /// Minima along rows of the background.
    minima: Vec<f32>,
    /// A lower bound of the thresholds in each block.
    block_thresholds: Vec<f32>,
    /// Peaks above their thresholds.
    candidates: Vec<Peak>,
}

impl BandPass {
    pub fn new(
        detection: &Detection,
        limit: Limit,
        camera: &Camera,
        width: usize,
        height: usize,
    ) -> Result<Self> {
        positive("the width of spots (um)", detection.sigma_um)?;
        let pixel_um = camera.pixel_size_um();
        let sigma_px = detection.sigma_um / pixel_um;
        if !(MIN_SIGMA..=MAX_SIGMA).contains(&sigma_px) {
            let needed = "it must be 0.3 to 8 pixels; widths and pixel sizes are in um";
            return Err(value("the width of spots (pixels)", sigma_px, needed));
        }
        let kernel = Kernel::new(sigma_px);
        let separation_um = detection
            .min_separation_um
            .unwrap_or(2.0 * detection.sigma_um);
        positive("the least distance of two spots (um)", separation_um)?;
        let blocks = Blocks::new(width, height);
        Ok(Self {
            arch: Arch::new(),
            width,
            height,
            noise: Noise::new(camera, [width, height], &kernel, &blocks),
            blocks,
            excess: camera.excess_noise_factor() as f32,
            threshold: threshold(limit, camera, &kernel),
            squared_separation: (separation_um / pixel_um).powi(2),
            integers: IntegerKernel::new(&kernel),
            kernel,
        })
    }

    /// Searches frames together: what maps say of a tile is then read from memory once. `take` gets
    /// the index of each frame, its peaks, and the number of those that are left out because a
    /// brighter one is near.
    pub fn find(
        &self,
        frames: &[Frame<'_>],
        work: &mut Workspace,
        peaks: &mut Vec<(usize, usize)>,
        mut take: impl FnMut(usize, &[(usize, usize)], usize),
    ) {
        self.dispatch(frames, work);
        for (i, buffers) in work.frames[..frames.len()].iter_mut().enumerate() {
            // Tiles beside each other, and hits of a row.
            let candidates = &mut buffers.candidates;
            candidates.sort_unstable_by_key(|peak| (peak.y, peak.x));
            peaks.clear();
            separate(candidates, self.squared_separation, peaks);
            take(i, peaks, candidates.len() - peaks.len());
        }
    }

    /// True for a camera with maps.
    pub fn has_maps(&self) -> bool {
        matches!(self.noise, Noise::Maps(_))
    }

    /// A frame with what the filter needs to know of its pixels.
    fn values<'a>(&'a self, frame: Frame<'a>) -> Values<'a> {
        Values {
            frame,
            width: self.width,
            noise: &self.noise,
        }
    }

    /// The brightest pixel of the filtered frame, relative to its noise. It is slow: every pixel is
    /// filtered on its own.
    pub fn brightest(&self, frame: Frame<'_>, work: &mut Workspace) -> BrightestPeak {
        self.dispatch(&[frame], work);
        let exact = Exact {
            values: self.values(frame),
            kernel: &self.kernel,
            height: self.height,
        };
        let background = &work.frames[0].background;
        let row = |y: usize| {
            let peaks = (0..self.width).map(|x| self.peak(background, exact.at(x, y), x, y));
            peaks.fold(NO_PEAK, brighter)
        };
        let rows = (0..self.height).into_par_iter();
        rows.map(row).reduce(|| NO_PEAK, brighter)
    }

    /// Searches frames with the instructions of the processor.
    fn dispatch(&self, frames: &[Frame<'_>], work: &mut Workspace) {
        if work.frames.len() < frames.len() {
            work.frames.resize_with(frames.len(), Default::default);
        }
        match self.arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V4(simd) => simd.vectorize(Search {
                method: self,
                frames,
                work,
                lanes: (Floats(simd), Integers(simd)),
            }),
            #[cfg(target_arch = "x86_64")]
            Arch::V3(simd) => simd.vectorize(Search {
                method: self,
                frames,
                work,
                lanes: (Floats(simd), Integers(simd)),
            }),
            _ => Search {
                method: self,
                frames,
                work,
                lanes: (Floats(Portable), Integers(Portable)),
            }
            .call(),
        }
    }

    /// Computes a lower bound of the thresholds in each block.
    #[inline(always)]
    fn set_block_thresholds(&self, buffers: &mut FrameBuffers) {
        let FrameBuffers {
            statistics,
            background,
            minima,
            block_thresholds,
            ..
        } = buffers;
        self.blocks.median_filter(&statistics.means, background);
        self.blocks.min_filter(background, minima, block_thresholds);
        // The threshold in standard deviations falls as the background rises.
        let deviations = self.threshold.at(f32::INFINITY);
        match &self.noise {
            Noise::Uniform(camera) => {
                for threshold in block_thresholds {
                    let background = threshold.max(MIN_BACKGROUND);
                    let variance = camera.read_variance + self.excess * background;
                    *threshold = deviations * ((camera.min_power * variance).sqrt() / camera.gain);
                }
            }
            Noise::Maps(maps) => {
                for (threshold, (read, per_photon)) in
                    block_thresholds.iter_mut().zip(&maps.block_min)
                {
                    let background = threshold.max(MIN_BACKGROUND);
                    *threshold = deviations * (read + per_photon * background).sqrt();
                }
            }
        }
    }

    /// The extent of the values that the filter of a tile reads, and its lowest threshold.
    fn extent(&self, tile: &Tile, buffers: &FrameBuffers) -> Extent {
        let mut extent = Extent {
            lowest: f32::INFINITY,
            highest: f32::NEG_INFINITY,
            scale: 1.0,
            threshold: f32::INFINITY,
            base: match &self.noise {
                Noise::Uniform(_) => None,
                Noise::Maps(maps) => Some(maps.scales.base),
            },
        };
        let blocks = &self.blocks;
        let [columns, rows] = tile.source(self.kernel.radius());
        for row in blocks.row_of(rows.start)..=blocks.row_of(rows.end - 1) {
            for column in blocks.column_of(columns.start)..=blocks.column_of(columns.end - 1) {
                let block = row * blocks.columns + column;
                extent.lowest = extent.lowest.min(buffers.statistics.lowest[block]);
                extent.highest = extent.highest.max(buffers.statistics.highest[block]);
                extent.threshold = extent.threshold.min(buffers.block_thresholds[block]);
                if let Noise::Maps(maps) = &self.noise {
                    extent.scale = extent.scale.max(maps.scales.block_max[block]);
                }
            }
        }
        extent
    }

    /// A value of the filtered frame in units of its noise, and the threshold of its pixel.
    fn peak(&self, background: &[f32], filtered: f32, x: usize, y: usize) -> BrightestPeak {
        let background = self.blocks.interpolate(background, x, y);
        let lit = background.max(MIN_BACKGROUND);
        let (height, variance, equivalent) = match &self.noise {
            Noise::Uniform(camera) => {
                let power = AxisPower::total(camera.columns[x], camera.rows[y]);
                let variance = power * (camera.read_variance + self.excess * lit);
                (filtered * camera.gain, variance, lit)
            }
            Noise::Maps(maps) => {
                let pixel = y * self.width + x;
                let (read, per_photon) = (maps.read[pixel], maps.per_photon[pixel]);
                let variance = read + per_photon * lit;
                (
                    filtered,
                    variance,
                    lit * (variance / (per_photon * lit)).powi(3),
                )
            }
        };
        BrightestPeak {
            deviations: f64::from(height / variance.sqrt()),
            threshold: self.threshold.at(equivalent).into(),
            background: background.into(),
        }
    }

    /// True if a value of the filtered frame is above the threshold of its pixel.
    fn exceeds_threshold(&self, background: &[f32], filtered: f32, x: usize, y: usize) -> bool {
        let background = self.blocks.interpolate(background, x, y);
        let background = background.max(MIN_BACKGROUND);
        match &self.noise {
            Noise::Uniform(camera) => {
                let power = AxisPower::total(camera.columns[x], camera.rows[y]);
                let variance = power * (camera.read_variance + self.excess * background);
                filtered * camera.gain > self.threshold.at(background) * variance.sqrt()
            }
            Noise::Maps(maps) => {
                let pixel = y * self.width + x;
                let (read, per_photon) = (maps.read[pixel], maps.per_photon[pixel]);
                let variance = read + per_photon * background;
                // The table of thresholds has no read noise. It is read at the background that has
                // the same skewness: a pixel's is F (2 F - 1) b / (F b + v)^1.5.
                let variance_ratio = variance / (per_photon * background);
                let equivalent_background = background * variance_ratio.powi(3);
                filtered > self.threshold.at(equivalent_background) * variance.sqrt()
            }
        }
    }
}

/// Less than every peak.
const NO_PEAK: BrightestPeak = BrightestPeak {
    deviations: f64::NEG_INFINITY,
    threshold: f64::NAN,
    background: f64::NAN,
};

/// The brighter of two peaks. A peak of NaN is none.
fn brighter(a: BrightestPeak, b: BrightestPeak) -> BrightestPeak {
    match b.deviations > a.deviations {
        true => b,
        false => a,
    }
}

/// The threshold of a camera's frames after the filter.
fn threshold(limit: Limit, camera: &Camera, kernel: &Kernel) -> Threshold {
    let per_pixel = match limit {
        Limit::FalseAlarms(per_pixel) => per_pixel,
        Limit::Deviations(number) => return Threshold::Fixed(number as f32),
    };
    // Read noise of maps enters as an equivalent background, see `exceeds_threshold`.
    let [_, _, read_noise_e] = camera.numbers().unwrap_or_default();
    let noise = PixelNoise {
        excess: camera.excess_noise_factor(),
        read_variance: read_noise_e * read_noise_e,
    };
    let (plane, side) = kernel.plane();
    Threshold::from_false_alarms(per_pixel, noise, &plane, side)
}

#[cfg(test)]
mod tests;
