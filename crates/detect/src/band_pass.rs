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

mod block_thresholds;
mod brightest;
mod pixel_threshold;
mod plan;
mod tile_filter;
mod tile_search;

use gaussmle::{Camera, PixelSize};
use gaussmle_base::value::{OutOfRange, positive};
use pulp::Arch;

use super::background::Blocks;
use super::counts::BrightestPeak;
use super::frame::Frame;
use super::frame_parts::{at_once, parts_of_frame};
use super::instructions;
use super::integer_filter::IntegerKernel;
use super::kernel::Kernel;
use super::noise::Noise;
use super::options::Detection;
use super::peaks::{Peak, separate};
use super::threshold::{PixelNoise, Threshold, false_alarm_thresholds};
use super::threshold_cache::{Key, thresholds};
use super::tile::{Tile, tiles};
use super::values::Values;
use crate::error::Result;
use block_thresholds::{BlockBuffers, StatisticsTask, ThresholdTask};
use brightest::{BrightestTask, NO_PEAK, brighter};
use plan::SearchPlan;
use tile_search::{PartBuffers, SearchTask};

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
    plan: SearchPlan,
    /// The square of the least distance of two peaks, pixels.
    squared_separation: f64,
}

/// The buffers of one frame.
#[derive(Debug, Default)]
pub(super) struct Workspace {
    /// The threads that search a frame; 0 is one.
    pub threads: usize,
    blocks: BlockBuffers,
    /// One for each part of the frame that is searched at once.
    parts: Vec<PartBuffers>,
    /// Peaks above their thresholds.
    candidates: Vec<Peak>,
}

/// The width of spots in pixels, if the search can be tuned to it. `option` has set it. The search takes spots
/// on pixels that are not square for round.
///
/// # Errors
///
/// Returns an error if it is too small or too large.
pub fn width_px(option: &'static str, sigma_um: f64, pixel_size_um: PixelSize) -> Result<f64> {
    positive(option, "the width of spots (um)", sigma_um)?;
    let sigma_px = sigma_um / pixel_size_um.mean_um();
    if (MIN_SIGMA..=MAX_SIGMA).contains(&sigma_px) {
        return Ok(sigma_px);
    }
    let needed = "it must be 0.3 to 8 pixels; widths and pixel sizes are in um";
    // Three digits tell as much as sixteen.
    let shown = (1000.0 * sigma_px).round() / 1000.0;
    Err(OutOfRange::new(option, "the width of spots (pixels)", shown, needed).into())
}

impl BandPass {
    pub fn new(
        detection: &Detection,
        limit: Limit,
        camera: &Camera,
        width: usize,
        height: usize,
    ) -> Result<Self> {
        let pixel_um = camera.pixel_size_um();
        let sigma_px = width_px("sigma_um", detection.sigma_um, pixel_um)?;
        let kernel = Kernel::new(sigma_px);
        let separation_um = detection
            .min_separation_um
            .unwrap_or(2.0 * detection.sigma_um);
        let what = "the least distance of two spots (um)";
        positive("min_separation_um", what, separation_um)?;
        let blocks = Blocks::new(width, height);
        Ok(Self {
            arch: Arch::new(),
            plan: SearchPlan {
                width,
                height,
                noise: Noise::new(camera, [width, height], &kernel, &blocks),
                blocks,
                excess: camera.excess_noise() as f32,
                threshold: threshold(limit, camera, &kernel),
                integers: IntegerKernel::new(&kernel),
                kernel,
            },
            squared_separation: (separation_um / pixel_um.mean_um()).powi(2),
        })
    }

    /// Adds the peaks of a frame. Returns the number of those that are left out because a brighter
    /// one is near.
    pub fn find(
        &self,
        frame: Frame<'_>,
        work: &mut Workspace,
        peaks: &mut Vec<(usize, usize)>,
    ) -> usize {
        let values = self.plan.values(frame);
        self.search(values, self.parts(work), work);
        // Tiles beside each other, and hits of a row.
        work.candidates
            .sort_unstable_by_key(|peak| (peak.y, peak.x));
        let before = peaks.len();
        separate(&work.candidates, self.squared_separation, peaks);
        work.candidates.len() - (peaks.len() - before)
    }

    /// The brightest pixel of the filtered frame, relative to its noise.
    pub fn brightest(&self, frame: Frame<'_>, work: &mut Workspace) -> BrightestPeak {
        let values = self.plan.values(frame);
        work.threads = rayon::current_num_threads();
        let count = self.parts(work);
        self.search(values, count, work);
        let (blocks, parts) = (&work.blocks, &mut work.parts);
        let tiles: Vec<Tile> = tiles(self.plan.width, self.plan.height).collect();
        let tiles = tiles.chunks(tiles.len().div_ceil(count));
        let mut peaks = vec![NO_PEAK; count];
        let tasks = tiles.zip(parts).zip(&mut peaks);
        let tasks = tasks.map(|((tiles, part), peak)| BrightestTask {
            plan: &self.plan,
            values,
            tiles,
            blocks,
            buffers: &mut part.tile,
            peak,
        });
        at_once(tasks.collect(), |task| instructions::run(self.arch, task));
        peaks.into_iter().fold(NO_PEAK, brighter)
    }

    /// The number of parts in which a frame is searched at once.
    fn parts(&self, work: &Workspace) -> usize {
        parts_of_frame(self.plan.width * self.plan.height, work.threads)
    }

    /// Finds the peaks above their thresholds, with the instructions of the processor. `count` parts of
    /// the frame are searched at once.
    fn search(&self, values: Values<'_>, count: usize, work: &mut Workspace) {
        let Workspace {
            blocks,
            parts,
            candidates,
            ..
        } = work;
        parts.resize_with(count, PartBuffers::default);
        let rows = blocks.statistics.split(&self.plan.blocks, count);
        let tasks = rows.zip(&mut *parts).map(|(rows, part)| StatisticsTask {
            blocks: &self.plan.blocks,
            values,
            rows,
            buffers: &mut part.statistics,
        });
        at_once(tasks.collect(), |task| instructions::run(self.arch, task));
        let task = ThresholdTask {
            plan: &self.plan,
            blocks: &mut *blocks,
        };
        instructions::run(self.arch, task);
        let blocks = &*blocks;
        let tiles: Vec<Tile> = tiles(self.plan.width, self.plan.height).collect();
        let tiles = tiles.chunks(tiles.len().div_ceil(count));
        let tasks = tiles.zip(&mut *parts).map(|(tiles, part)| SearchTask {
            plan: &self.plan,
            values,
            tiles,
            blocks,
            part,
        });
        at_once(tasks.collect(), |task| task.run(self.arch));
        candidates.clear();
        for part in parts {
            candidates.append(&mut part.candidates);
        }
    }

    /// The value of a pixel over its threshold. The buffers are those of the frame's search.
    pub fn over_threshold(&self, frame: Frame<'_>, work: &Workspace, x: usize, y: usize) -> f64 {
        let plan = &self.plan;
        let filtered = plan.exact(plan.values(frame)).at(x, y);
        let peak = plan.peak(&work.blocks.background, filtered, x, y);
        peak.deviations / peak.threshold
    }
}

/// The threshold of a camera's frames after the filter.
fn threshold(limit: Limit, camera: &Camera, kernel: &Kernel) -> Threshold {
    let per_pixel = match limit {
        Limit::FalseAlarms(per_pixel) => per_pixel,
        Limit::Deviations(number) => return Threshold::Fixed(number as f32),
    };
    // Read noise of maps enters as an equivalent background, see `exceeds_threshold`.
    let read_noise_e = camera.read_noise_e().unwrap_or(0.0);
    let noise = PixelNoise {
        excess: camera.excess_noise(),
        read_variance: read_noise_e * read_noise_e,
    };
    Threshold::Table(thresholds(Key::new(per_pixel, noise, kernel), || {
        let (plane, side) = kernel.plane();
        false_alarm_thresholds(per_pixel, noise, &plane, side)
    }))
}

#[cfg(test)]
mod tests;
