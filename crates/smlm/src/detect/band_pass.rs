//! Peaks of the band-passed frame that stand out of its noise.
//!
//! The frame is smoothed to the width of a spot and to the width of its surroundings. The
//! difference of the two is compared with its own standard deviation, which follows from the camera
//! and the background. With maps of an sCMOS camera the weight of a pixel is `m / (m + v)`, where
//! `v` is its read-noise variance and `m` the median of all unmasked pixels, at least 1 e-^2 (after
//! Huang 2013): a hot pixel is not taken for a spot, and a masked pixel has no weight.
//!
//! `pulp` selects the vector instructions of the processor. Sums keep their order and nothing is
//! fused, so every processor finds the same spots.

use gaussmle::Camera;
use pulp::{Arch, Simd, WithSimd};

use super::background::Blocks;
use super::frame::Frame;
use super::kernel::Kernel;
use super::noise::{AxisPower, Noise};
use super::options::Detection;
use super::peaks::Filtered;
use super::planes::{Layout, Planes};
use super::smooth::{smooth_across_rows, smooth_along_row};
use super::threshold::{PixelNoise, Threshold};
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
    arch: Arch,
    kernel: Kernel,
    layout: Layout,
    blocks: Blocks,
    noise: Noise,
    excess: f32,
    threshold: Threshold,
    /// The square of the least distance of two peaks, pixels.
    squared_separation: f64,
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
            layout: Layout {
                width,
                height,
                border: kernel.radius(),
            },
            noise: Noise::new(camera, [width, height], &kernel, &blocks),
            blocks,
            excess: camera.excess_noise_factor() as f32,
            threshold: threshold(limit, camera, &kernel),
            squared_separation: (separation_um / pixel_um).powi(2),
            kernel,
        })
    }

    pub fn find(&self, frame: Frame<'_>, planes: &mut Planes, peaks: &mut Vec<(usize, usize)>) {
        planes.candidates.clear();
        self.arch.dispatch(Search {
            method: self,
            frame,
            planes: &mut *planes,
        });
        let filtered = Filtered {
            values: &planes.filtered,
            stride: self.layout.filtered_stride(),
            width: self.layout.width,
            height: self.layout.height,
        };
        let is_spot = |&&(x, y): &&(usize, usize)| {
            filtered.is_peak(x, y) && self.exceeds_threshold(planes, filtered.at(x, y), x, y)
        };
        let spots: Vec<_> = planes.candidates.iter().filter(is_spot).copied().collect();
        filtered.separate(&spots, self.squared_separation, peaks);
    }

    /// Computes a lower bound of the thresholds in each block.
    fn set_block_thresholds(&self, planes: &mut Planes) {
        let blocks = &self.blocks;
        blocks.median_filter(&planes.means, &mut planes.background);
        // The threshold in standard deviations falls as the background rises.
        let deviations = self.threshold.at(f32::INFINITY);
        planes.block_thresholds.clear();
        for row in 0..blocks.rows {
            for column in 0..blocks.columns {
                let background = blocks.neighbourhood_min(&planes.background, row, column);
                let background = background.max(MIN_BACKGROUND);
                let deviation = match &self.noise {
                    Noise::Uniform(camera) => {
                        let variance = camera.read_variance + self.excess * background;
                        (camera.min_power * variance).sqrt() / camera.gain
                    }
                    Noise::Maps(maps) => {
                        let (read, per_photon) = maps.block_min[row * blocks.columns + column];
                        (read + per_photon * background).sqrt()
                    }
                };
                planes.block_thresholds.push(deviations * deviation);
            }
        }
    }

    /// Filters row by row, and collects the candidates of each row.
    #[inline(always)]
    fn filter<S: Simd>(&self, simd: S, planes: &mut Planes) {
        let layout = self.layout;
        let (stride, filtered_stride) = (layout.stride(), layout.filtered_stride());
        planes.spot.resize(stride, 0.0);
        planes.surround.resize(stride, 0.0);
        planes.filtered.resize(layout.height * filtered_stride, 0.0);
        let rows = &planes.rows;
        let row = |y: isize| {
            let y = y.clamp(0, layout.height as isize - 1) as usize;
            &rows[y * stride..][..stride]
        };
        let radius = layout.border as isize;
        let mut window: Vec<&[f32]> = Vec::with_capacity(2 * layout.border + 1);
        for y in 0..layout.height {
            window.clear();
            window.extend((-radius..=radius).map(|dy| row(y as isize + dy)));
            let (spot, surround) = (&mut planes.spot, &mut planes.surround);
            smooth_across_rows(simd, &window, &self.kernel, spot, surround);
            let range = y * filtered_stride..(y + 1) * filtered_stride;
            let kernel = &self.kernel;
            let out = &mut planes.filtered[range.clone()];
            match &self.noise {
                Noise::Uniform(_) => smooth_along_row(simd, spot, surround, kernel, None, out),
                Noise::Maps(maps) => {
                    let scales = Some((&maps.spot[range.clone()], &maps.surround[range]));
                    smooth_along_row(simd, spot, surround, kernel, scales, out);
                }
            }
            let first_block = self.blocks.row_of(y) * self.blocks.columns;
            let thresholds = &planes.block_thresholds[first_block..];
            self.collect_candidates(out, thresholds, y, &mut planes.candidates);
        }
    }

    /// Adds the pixels of a filtered row that are above their block's threshold and not below their
    /// neighbours in the row.
    #[inline(always)]
    fn collect_candidates(
        &self,
        row: &[f32],
        thresholds: &[f32],
        y: usize,
        candidates: &mut Vec<(usize, usize)>,
    ) {
        for column in 0..self.blocks.columns {
            let threshold = thresholds[column];
            let range = self.blocks.pixel_columns(column);
            // No early exit: the loop is vectorized.
            let mut any = false;
            for &value in &row[range.clone()] {
                any |= value > threshold;
            }
            if !any {
                continue;
            }
            for x in range {
                let value = row[x];
                if value > threshold
                    && (x == 0 || value >= row[x - 1])
                    && (x + 1 >= self.layout.width || value >= row[x + 1])
                {
                    candidates.push((x, y));
                }
            }
        }
    }

    /// True if a value of the filtered frame is above the threshold of its pixel.
    fn exceeds_threshold(&self, planes: &Planes, filtered: f32, x: usize, y: usize) -> bool {
        let background = self.blocks.interpolate(&planes.background, x, y);
        let background = background.max(MIN_BACKGROUND);
        match &self.noise {
            Noise::Uniform(camera) => {
                let power = AxisPower::total(camera.columns[x], camera.rows[y]);
                let variance = power * (camera.read_variance + self.excess * background);
                filtered * camera.gain > self.threshold.at(background) * variance.sqrt()
            }
            Noise::Maps(maps) => {
                let pixel = y * self.layout.filtered_stride() + x;
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

/// The part of the search that is compiled for the processor's instructions. It is a type because a
/// closure would not be.
struct Search<'a> {
    method: &'a BandPass,
    frame: Frame<'a>,
    planes: &'a mut Planes,
}

impl WithSimd for Search<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let BandPass {
            layout,
            blocks,
            noise,
            ..
        } = self.method;
        match self.frame {
            Frame::U16(pixels) => self.planes.load(pixels, *layout, blocks, noise),
            Frame::F32(pixels) => self.planes.load(pixels, *layout, blocks, noise),
        }
        self.method.set_block_thresholds(self.planes);
        self.method.filter(simd, self.planes);
    }
}
