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

use gaussmle::Camera;
use pulp::Arch;

use super::background::Blocks;
use super::block_statistics::{BlockRows, BlockStatistics, ColumnStatistics};
use super::counts::BrightestPeak;
use super::exact::Exact;
use super::frame::Frame;
use super::frame_parts::{at_once, parts_of_frame};
use super::instructions::{self, Task};
use super::integer_filter::{Extent, IntegerKernel, Scaling};
use super::kernel::Kernel;
use super::lanes::Lanes;
use super::noise::{AxisPower, Noise};
use super::options::Detection;
use super::peaks::{Peak, separate};
use super::smooth::{Any, Fixed, Radii, Weights};
use super::threshold::{PixelNoise, Threshold, false_alarm_thresholds};
use super::threshold_cache::{Key, thresholds};
use super::tile::{FilterInput, Input, Tile, TileBuffers, tiles};
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

/// The statistics and thresholds of the blocks of a frame.
#[derive(Debug, Default)]
struct BlockBuffers {
    statistics: BlockStatistics,
    /// The background of each block, electrons.
    background: Vec<f32>,
    /// Minima along rows of the background.
    minima: Vec<f32>,
    /// A lower bound of the thresholds in each block.
    thresholds: Vec<f32>,
}

/// The buffers of a part of a frame.
#[derive(Debug, Default)]
struct PartBuffers {
    statistics: ColumnStatistics,
    tile: TileBuffers,
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

    /// Adds the peaks of a frame. Returns the number of those that are left out because a brighter
    /// one is near.
    pub fn find(
        &self,
        frame: Frame<'_>,
        work: &mut Workspace,
        peaks: &mut Vec<(usize, usize)>,
    ) -> usize {
        let values = Values {
            frame,
            width: self.width,
            noise: &self.noise,
        };
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
        let values = Values {
            frame,
            width: self.width,
            noise: &self.noise,
        };
        work.threads = rayon::current_num_threads();
        let count = self.parts(work);
        self.search(values, count, work);
        let (blocks, parts) = (&work.blocks, &mut work.parts);
        let tiles: Vec<Tile> = tiles(self.width, self.height).collect();
        let tiles = tiles.chunks(tiles.len().div_ceil(count));
        let mut peaks = vec![NO_PEAK; count];
        let tasks = tiles.zip(parts).zip(&mut peaks);
        let tasks = tasks.map(|((tiles, part), peak)| BrightestTask {
            method: self,
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
        parts_of_frame(self.width * self.height, work.threads)
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
        let rows = blocks.statistics.split(&self.blocks, count);
        let tasks = rows.zip(&mut *parts).map(|(rows, part)| StatisticsTask {
            blocks: &self.blocks,
            values,
            rows,
            buffers: &mut part.statistics,
        });
        at_once(tasks.collect(), |task| instructions::run(self.arch, task));
        let task = ThresholdTask {
            method: self,
            blocks: &mut *blocks,
        };
        instructions::run(self.arch, task);
        let blocks = &*blocks;
        let tiles: Vec<Tile> = tiles(self.width, self.height).collect();
        let tiles = tiles.chunks(tiles.len().div_ceil(count));
        let tasks = tiles.zip(&mut *parts).map(|(tiles, part)| SearchTask {
            method: self,
            values,
            tiles,
            blocks,
            part,
        });
        at_once(tasks.collect(), |task| instructions::run(self.arch, task));
        candidates.clear();
        for part in parts {
            candidates.append(&mut part.candidates);
        }
    }

    /// Computes a lower bound of the thresholds in each block.
    #[inline(always)]
    fn set_block_thresholds(&self, blocks: &mut BlockBuffers) {
        let BlockBuffers {
            statistics,
            background,
            minima,
            thresholds,
        } = blocks;
        self.blocks.median_filter(&statistics.means, background);
        self.blocks.min_filter(background, minima, thresholds);
        // The threshold in standard deviations falls as the background rises.
        let deviations = self.threshold.at(f32::INFINITY);
        match &self.noise {
            Noise::Uniform(camera) => {
                for threshold in thresholds {
                    let background = threshold.max(MIN_BACKGROUND);
                    let variance = camera.read_variance + self.excess * background;
                    *threshold = deviations * ((camera.min_power * variance).sqrt() / camera.gain);
                }
            }
            Noise::Maps(maps) => {
                for (threshold, (read, per_photon)) in thresholds.iter_mut().zip(&maps.block_min) {
                    let background = threshold.max(MIN_BACKGROUND);
                    *threshold = deviations * (read + per_photon * background).sqrt();
                }
            }
        }
    }

    /// The extent of the values that the filter of a tile reads, and its lowest threshold.
    fn extent(&self, tile: &Tile, of: &BlockBuffers) -> Extent {
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
                extent.lowest = extent.lowest.min(of.statistics.lowest[block]);
                extent.highest = extent.highest.max(of.statistics.highest[block]);
                extent.threshold = extent.threshold.min(of.thresholds[block]);
                if let Noise::Maps(maps) = &self.noise {
                    extent.scale = extent.scale.max(maps.scales.block_max[block]);
                }
            }
        }
        extent
    }

    /// The value of a pixel over its threshold. The buffers are those of the frame's search.
    pub fn over_threshold(&self, frame: Frame<'_>, work: &Workspace, x: usize, y: usize) -> f64 {
        let exact = Exact {
            values: Values {
                frame,
                width: self.width,
                noise: &self.noise,
            },
            kernel: &self.kernel,
            height: self.height,
        };
        let peak = self.peak(&work.blocks.background, exact.at(x, y), x, y);
        peak.deviations / peak.threshold
    }

    /// Adds the spots of a tile, by the f32 filter.
    #[inline(always)]
    fn search_floats<L: Lanes<Element = f32>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        values: Values<'_>,
        (blocks, part): (&BlockBuffers, &mut PartBuffers),
    ) {
        let weights = Weights::new(lanes, self.kernel.halves(), 0.0);
        let input = FloatInput {
            method: self,
            tile,
            values,
            thresholds: &blocks.thresholds,
        };
        tile.filter((lanes, radii), &weights, &mut part.tile, &input);
        let filtered = tile.filtered(lanes, &part.tile);
        for hit in &part.tile.hits {
            for (x, y) in tile.pixels(*hit) {
                let value = filtered.at(x, y);
                let is_peak = tile.all_neighbours(x, y, |other_x, other_y| {
                    let other = filtered.at(other_x, other_y);
                    is_lower(other, (other_x, other_y), value, (x, y))
                });
                if is_peak && self.exceeds_threshold(&blocks.background, value, x, y) {
                    part.candidates.push(Peak { x, y, value });
                }
            }
        }
    }

    /// Adds the spots of a tile: the integer filter leaves few pixels to compute in f32.
    #[inline(always)]
    fn search_integers<L: Lanes<Element = i16>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        values: Values<'_>,
        scaling: Scaling,
        (blocks, part): (&BlockBuffers, &mut PartBuffers),
    ) {
        let weights = Weights::new(lanes, self.integers.halves(), 0);
        let input = IntegerInput {
            method: self,
            tile,
            values,
            thresholds: &blocks.thresholds,
            scaling,
        };
        tile.filter((lanes, radii), &weights, &mut part.tile, &input);
        let filtered = tile.filtered(lanes, &part.tile);
        let exact = Exact {
            values,
            kernel: &self.kernel,
            height: self.height,
        };
        let slack = i32::from(scaling.slack());
        for hit in &part.tile.hits {
            for (x, y) in tile.pixels(*hit) {
                let value = exact.at(x, y);
                let block = self.blocks.row_of(y) * self.blocks.columns + self.blocks.column_of(x);
                if value <= blocks.thresholds[block]
                    || !self.exceeds_threshold(&blocks.background, value, x, y)
                {
                    continue;
                }
                let certain = i32::from(filtered.at(x, y)) - slack;
                let is_peak = tile.all_neighbours(x, y, |other_x, other_y| {
                    i32::from(filtered.at(other_x, other_y)) < certain || {
                        let other = exact.at(other_x, other_y);
                        is_lower(other, (other_x, other_y), value, (x, y))
                    }
                });
                if is_peak {
                    part.candidates.push(Peak { x, y, value });
                }
            }
        }
    }

    /// Writes the thresholds of a row, unless they are those of the row above.
    #[inline(always)]
    fn set_thresholds<T: Copy>(
        &self,
        tile: &Tile,
        y: usize,
        thresholds: &[f32],
        out: &mut [T],
        convert: impl Fn(f32) -> T,
    ) {
        let row = self.blocks.row_of(y);
        if y != tile.rows.start && y != self.blocks.pixel_rows(row).start {
            return;
        }
        let columns = &tile.filtered_columns;
        let (first, last) = (columns.start, columns.end - 1);
        for column in self.blocks.column_of(first)..=self.blocks.column_of(last) {
            let range = self.blocks.pixel_columns(column);
            let range = range.start.max(first)..range.end.min(columns.end);
            let threshold = convert(thresholds[row * self.blocks.columns + column]);
            out[range.start - first..range.end - first].fill(threshold);
        }
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

/// The values of a tile in f32.
struct FloatInput<'a> {
    method: &'a BandPass,
    tile: &'a Tile,
    values: Values<'a>,
    thresholds: &'a [f32],
}

impl Input<f32> for FloatInput<'_> {
    #[inline(always)]
    fn load(&self, x: usize, y: usize, out: &mut [f32]) {
        self.values.load(x, y, out);
    }
}

impl FilterInput<f32> for FloatInput<'_> {
    #[inline(always)]
    fn set_thresholds(&self, y: usize, out: &mut [f32]) {
        let (method, thresholds) = (self.method, self.thresholds);
        method.set_thresholds(self.tile, y, thresholds, out, |t| t);
    }

    #[inline(always)]
    fn scales(&self, x: usize, y: usize) -> Option<[&[f32]; 2]> {
        let first = y * self.values.width + x;
        match &self.method.noise {
            Noise::Uniform(_) => None,
            Noise::Maps(maps) => Some(maps.scales.floats.each_ref().map(|plane| &plane[first..])),
        }
    }

    #[inline(always)]
    fn slack(&self) -> f32 {
        0.0
    }
}

/// The values of a tile in integers.
struct IntegerInput<'a> {
    method: &'a BandPass,
    tile: &'a Tile,
    values: Values<'a>,
    thresholds: &'a [f32],
    scaling: Scaling,
}

impl Input<i16> for IntegerInput<'_> {
    #[inline(always)]
    fn load(&self, x: usize, y: usize, out: &mut [i16]) {
        self.scaling.load(self.values, x, y, out);
    }
}

impl FilterInput<i16> for IntegerInput<'_> {
    #[inline(always)]
    fn set_thresholds(&self, y: usize, out: &mut [i16]) {
        let (method, thresholds) = (self.method, self.thresholds);
        let convert = |t| self.scaling.threshold(t);
        method.set_thresholds(self.tile, y, thresholds, out, convert);
    }

    #[inline(always)]
    fn scales(&self, x: usize, y: usize) -> Option<[&[i16]; 2]> {
        let first = y * self.values.width + x;
        match &self.method.noise {
            Noise::Uniform(_) => None,
            Noise::Maps(maps) => Some(maps.scales.integers.each_ref().map(|plane| &plane[first..])),
        }
    }

    #[inline(always)]
    fn slack(&self) -> i16 {
        self.scaling.slack()
    }
}

/// True if a neighbour does not prevent a pixel from being a peak. Of equal pixels the first one is
/// the peak.
#[inline(always)]
fn is_lower(other: f32, other_at: (usize, usize), value: f32, at: (usize, usize)) -> bool {
    let is_before = (other_at.1, other_at.0) < (at.1, at.0);
    if is_before {
        other < value
    } else {
        other <= value
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
    Threshold::Table(thresholds(Key::new(per_pixel, noise, kernel), || {
        let (plane, side) = kernel.plane();
        false_alarm_thresholds(per_pixel, noise, &plane, side)
    }))
}

/// Computes the statistics of rows of blocks.
struct StatisticsTask<'a> {
    blocks: &'a Blocks,
    values: Values<'a>,
    rows: BlockRows<'a>,
    buffers: &'a mut ColumnStatistics,
}

impl Task for StatisticsTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, _: F, _: I) {
        self.buffers.fill(self.values, self.blocks, self.rows);
    }
}

/// Computes the thresholds of blocks from their statistics.
struct ThresholdTask<'a> {
    method: &'a BandPass,
    blocks: &'a mut BlockBuffers,
}

impl Task for ThresholdTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, _: F, _: I) {
        self.method.set_block_thresholds(self.blocks);
    }
}

/// Searches some tiles of a frame.
struct SearchTask<'a> {
    method: &'a BandPass,
    values: Values<'a>,
    tiles: &'a [Tile],
    blocks: &'a BlockBuffers,
    part: &'a mut PartBuffers,
}

impl Task for SearchTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, floats: F, integers: I) {
        let lanes = (floats, integers);
        let (spot, surround) = self.method.kernel.radii();
        // Spots of 0.5 to 2 pixels.
        match (spot, surround) {
            (2, 3) => self.run_with(lanes, Fixed::<2, 3>),
            (2, 4) => self.run_with(lanes, Fixed::<2, 4>),
            (3, 5) => self.run_with(lanes, Fixed::<3, 5>),
            (3, 6) => self.run_with(lanes, Fixed::<3, 6>),
            (4, 7) => self.run_with(lanes, Fixed::<4, 7>),
            (4, 8) => self.run_with(lanes, Fixed::<4, 8>),
            (5, 9) => self.run_with(lanes, Fixed::<5, 9>),
            (5, 10) => self.run_with(lanes, Fixed::<5, 10>),
            (6, 11) => self.run_with(lanes, Fixed::<6, 11>),
            (6, 12) => self.run_with(lanes, Fixed::<6, 12>),
            _ => self.run_with(lanes, Any { spot, surround }),
        }
    }
}

impl SearchTask<'_> {
    /// Searches tile by tile.
    #[inline(always)]
    fn run_with<F: Lanes<Element = f32>, I: Lanes<Element = i16>, R: Radii>(
        self,
        (floats, integers): (F, I),
        radii: R,
    ) {
        let Self {
            method,
            values,
            tiles,
            blocks,
            part,
        } = self;
        for tile in tiles {
            let scaling = match values.frame {
                Frame::U16(_) => method.integers.scaling(method.extent(tile, blocks)),
                Frame::F32(_) => None,
            };
            let buffers = (blocks, &mut *part);
            match scaling {
                Some(scaling) => {
                    method.search_integers((integers, radii), tile, values, scaling, buffers);
                }
                None => method.search_floats((floats, radii), tile, values, buffers),
            }
        }
    }
}

/// Finds the brightest pixel of some tiles, by the f32 filter.
struct BrightestTask<'a> {
    method: &'a BandPass,
    values: Values<'a>,
    tiles: &'a [Tile],
    blocks: &'a BlockBuffers,
    buffers: &'a mut TileBuffers,
    peak: &'a mut BrightestPeak,
}

impl Task for BrightestTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, floats: F, _: I) {
        /// More than the rounding errors of a bound.
        const SLACK: f64 = 1.001;
        let method = self.method;
        let weights = Weights::new(floats, method.kernel.halves(), 0.0);
        let (spot, surround) = method.kernel.radii();
        let radii = Any { spot, surround };
        let deviations = method.threshold.at(f32::INFINITY);
        for tile in self.tiles {
            let input = FloatInput {
                method,
                tile,
                values: self.values,
                thresholds: &self.blocks.thresholds,
            };
            tile.filter((floats, radii), &weights, self.buffers, &input);
            let filtered = tile.filtered(floats, self.buffers);
            for y in tile.rows.clone() {
                let row = method.blocks.row_of(y) * method.blocks.columns;
                for x in tile.columns.clone() {
                    let value = filtered.at(x, y);
                    // The threshold of the block is that many deviations of its lowest noise.
                    let lowest = self.blocks.thresholds[row + method.blocks.column_of(x)];
                    let most = SLACK * f64::from(value * deviations / lowest);
                    if value > 0.0 && most <= self.peak.deviations {
                        continue;
                    }
                    let peak = method.peak(&self.blocks.background, value, x, y);
                    *self.peak = brighter(*self.peak, peak);
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "band_pass_tests.rs"]
mod tests;
