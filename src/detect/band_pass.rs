//! Peaks of the band-passed frame that stand out of its noise.
//!
//! The frame is smoothed twice, to the width of a spot and to that of its surroundings, and the difference is held against its own
//! standard deviation, which the camera and the background tell. With maps of an sCMOS camera each pixel counts by the inverse of
//! its read-noise variance (Huang 2013), so that a hot pixel is no spot, and a masked one counts nothing.
//!
//! `pulp` picks the vector instructions that the processor has. No sum is reordered and nothing is fused, so that every processor
//! finds the same spots.

use pulp::{Arch, Simd, WithSimd};

use super::background::Blocks;
use super::kernel::Kernel;
use super::lanes::{PADDING, lanes};
use super::noise::{Noise, Powers};
use super::threshold::{PixelNoise, Threshold};
use super::{Detection, Frame};
use crate::camera::{Calibration, Camera};
use crate::error::{Result, positive, value};

/// The least background that noise is computed from, photons a pixel: where there is none at all, one photon is no spot.
const LEAST_BACKGROUND: f32 = 0.01;

/// Widths that are searched with, pixels: below, spots are single pixels; above, they do not fit in a ROI.
const LEAST_SIGMA: f64 = 0.3;
const MOST_SIGMA: f64 = 8.0;

/// What peaks must stand out by.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    /// So many false ones are expected a pixel.
    FalseAlarms(f64),
    /// Standard deviations.
    Deviations(f64),
}

/// A frame on its way through the filter.
#[derive(Debug, Default)]
pub(super) struct Planes {
    /// Weighted electrons, or ADU where pixels are alike, each row with its border repeated on both sides.
    rows: Vec<f32>,
    columns: Vec<f32>,
    means: Vec<f32>,
    background: Vec<f32>,
    block_thresholds: Vec<f32>,
    spot: Vec<f32>,
    surround: Vec<f32>,
    passed: Vec<f32>,
    candidates: Vec<(usize, usize)>,
}

#[derive(Debug)]
pub(super) struct BandPass {
    arch: Arch,
    kernel: Kernel,
    width: usize,
    height: usize,
    blocks: Blocks,
    noise: Noise,
    excess: f32,
    threshold: Threshold,
    /// The least distance of two peaks, squared, pixels.
    separation: f64,
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
        let pixel = camera.pixel_size_um();
        let sigma = detection.sigma_um / pixel;
        if !(LEAST_SIGMA..=MOST_SIGMA).contains(&sigma) {
            let needed = "it must be 0.3 to 8 pixels; widths and pixel sizes are in um";
            return Err(value("the width of spots (pixels)", sigma, needed));
        }
        let kernel = Kernel::new(sigma);
        let separation = detection
            .min_separation_um
            .unwrap_or(2.0 * detection.sigma_um);
        positive("the least distance of two spots (um)", separation)?;
        let read_variance = match &camera.calibration {
            Calibration::Uniform { read_noise_e, .. } => read_noise_e * read_noise_e,
            // That of each pixel is put in terms of background.
            Calibration::Maps(_) => 0.0,
        };
        let (plane, side) = kernel.plane();
        let threshold = match limit {
            Limit::FalseAlarms(per_pixel) => {
                let noise = PixelNoise {
                    excess: camera.excess_noise,
                    read_variance,
                };
                Threshold::from_false_alarms(per_pixel, noise, &plane, side)
            }
            Limit::Deviations(number) => Threshold::Fixed(number as f32),
        };
        let blocks = Blocks::new(width, height);
        let noise = Noise::new(camera, [width, height], &kernel, &blocks);
        Ok(Self {
            arch: Arch::new(),
            kernel,
            width,
            height,
            blocks,
            noise,
            excess: camera.excess_noise as f32,
            threshold,
            separation: (separation / pixel).powi(2),
        })
    }

    /// Pixels of a row with its borders, in whole chunks.
    fn stride(&self) -> usize {
        self.stride_of_passed() + (2 * self.kernel.reach()).next_multiple_of(PADDING)
    }

    /// Pixels of a row of the filtered frame, in whole chunks.
    fn stride_of_passed(&self) -> usize {
        self.width.next_multiple_of(PADDING)
    }

    pub fn find(&self, frame: Frame<'_>, planes: &mut Planes, peaks: &mut Vec<(usize, usize)>) {
        planes.candidates.clear();
        self.arch.dispatch(Search {
            method: self,
            frame,
            planes: &mut *planes,
        });
        let stands = |&&(x, y): &&(usize, usize)| {
            self.is_peak(&planes.passed, x, y) && self.stands_out(planes, x, y)
        };
        let near: Vec<_> = planes.candidates.iter().filter(stands).copied().collect();
        self.part(&planes.passed, &near, peaks);
    }

    /// Fills the rows, and the means of blocks in electrons.
    #[inline(always)]
    fn load<T: Pixel>(&self, pixels: &[T], planes: &mut Planes) {
        let (width, reach, stride) = (self.width, self.kernel.reach(), self.stride());
        planes.rows.resize(self.height * stride, 0.0);
        planes.columns.clear();
        planes.columns.resize(width, 0.0);
        planes.means.clear();
        let (rows, columns) = (&mut planes.rows, &mut planes.columns);
        let mut lines = 0;
        for (y, (row, pixels)) in rows
            .chunks_exact_mut(stride)
            .zip(pixels.chunks_exact(width))
            .enumerate()
        {
            let (left, rest) = row.split_at_mut(reach);
            let (line, right) = rest.split_at_mut(width);
            match &self.noise {
                Noise::Uniform(_) => {
                    for ((out, pixel), sum) in line.iter_mut().zip(pixels).zip(&mut columns[..]) {
                        let value = pixel.number();
                        *out = value;
                        *sum += value;
                    }
                }
                Noise::Maps(maps) => {
                    let offsets = &maps.offset_adu[y * width..][..width];
                    let gains = &maps.weighted_gain[y * width..][..width];
                    for ((((out, pixel), sum), offset), gain) in line
                        .iter_mut()
                        .zip(pixels)
                        .zip(&mut columns[..])
                        .zip(offsets)
                        .zip(gains)
                    {
                        let value = (pixel.number() - offset) * gain;
                        *out = value;
                        *sum += value;
                    }
                }
            }
            left.fill(line[0]);
            right.fill(line[width - 1]);
            lines += 1;
            if self.blocks.ends(y) {
                for column in 0..self.blocks.columns {
                    let range = self.blocks.across(column);
                    let pixels = (lines * range.len()) as f32;
                    let sum: f32 = columns[range].iter().sum();
                    let block = planes.means.len();
                    planes.means.push(match &self.noise {
                        Noise::Uniform(camera) => (sum / pixels - camera.offset_adu) * camera.gain,
                        Noise::Maps(maps) if maps.block_weight[block] > 0.0 => {
                            sum / maps.block_weight[block]
                        }
                        Noise::Maps(_) => 0.0,
                    });
                }
                columns.fill(0.0);
                lines = 0;
            }
        }
    }

    /// What no spot of a block can be below.
    fn set_thresholds(&self, planes: &mut Planes) {
        let blocks = &self.blocks;
        blocks.smooth(&planes.means, &mut planes.background);
        // The threshold falls as counts rise.
        let deviations = self.threshold.at(f32::INFINITY);
        planes.block_thresholds.clear();
        for row in 0..blocks.rows {
            for column in 0..blocks.columns {
                let background = blocks.least(&planes.background, row, column);
                let background = background.max(LEAST_BACKGROUND);
                let deviation = match &self.noise {
                    Noise::Uniform(camera) => {
                        let variance = camera.read_variance + self.excess * background;
                        (camera.least_power * variance).sqrt() / camera.gain
                    }
                    Noise::Maps(maps) => {
                        let (read, light) = maps.block_least[row * blocks.columns + column];
                        (read + light * background).sqrt()
                    }
                };
                planes.block_thresholds.push(deviations * deviation);
            }
        }
    }

    /// Filters row by row, and notes what is above its block's threshold and not below its neighbours in the row.
    #[inline(always)]
    fn filter<S: Simd>(&self, simd: S, planes: &mut Planes) {
        let (stride, wide, reach) = (self.stride(), self.stride_of_passed(), self.kernel.reach());
        planes.spot.resize(stride, 0.0);
        planes.surround.resize(stride, 0.0);
        planes.passed.resize(self.height * wide, 0.0);
        let rows = &planes.rows;
        let row = |y: isize| {
            let y = y.clamp(0, self.height as isize - 1) as usize;
            &rows[y * stride..][..stride]
        };
        let mut window: Vec<&[f32]> = Vec::with_capacity(2 * reach + 1);
        for y in 0..self.height {
            window.clear();
            let reach = reach as isize;
            window.extend((-reach..=reach).map(|dy| row(y as isize + dy)));
            smooth_across_rows(
                simd,
                &window,
                &self.kernel,
                &mut planes.spot,
                &mut planes.surround,
            );
            let out = &mut planes.passed[y * wide..][..wide];
            match &self.noise {
                Noise::Uniform(_) => {
                    smooth_along_row(
                        simd,
                        &planes.spot,
                        &planes.surround,
                        &self.kernel,
                        None,
                        out,
                    );
                }
                Noise::Maps(maps) => {
                    let scales = (
                        &maps.spot[y * wide..][..wide],
                        &maps.surround[y * wide..][..wide],
                    );
                    let scales = Some(scales);
                    smooth_along_row(
                        simd,
                        &planes.spot,
                        &planes.surround,
                        &self.kernel,
                        scales,
                        out,
                    );
                }
            }
            let row = self.blocks.row(y);
            let thresholds = &planes.block_thresholds[row * self.blocks.columns..];
            for column in 0..self.blocks.columns {
                let threshold = thresholds[column];
                let range = self.blocks.across(column);
                // Without an early end, so that it is done on vectors.
                let mut any = false;
                for &value in &out[range.clone()] {
                    any |= value > threshold;
                }
                if !any {
                    continue;
                }
                for x in range {
                    let value = out[x];
                    if value > threshold
                        && (x == 0 || value >= out[x - 1])
                        && (x + 1 >= self.width || value >= out[x + 1])
                    {
                        planes.candidates.push((x, y));
                    }
                }
            }
        }
    }

    /// Whether none of its eight neighbours is brighter; of equal ones the first counts.
    fn is_peak(&self, passed: &[f32], x: usize, y: usize) -> bool {
        let wide = self.stride_of_passed();
        let value = passed[y * wide + x];
        let (left, right) = (x.saturating_sub(1), (x + 2).min(self.width));
        let row = |y: usize, from: usize, to: usize| &passed[y * wide + from..y * wide + to];
        let mut peak = row(y, left, x).iter().all(|&other| other < value)
            && row(y, x + 1, right).iter().all(|&other| other <= value);
        if y > 0 {
            peak &= row(y - 1, left, right).iter().all(|&other| other < value);
        }
        if y + 1 < self.height {
            peak &= row(y + 1, left, right).iter().all(|&other| other <= value);
        }
        peak
    }

    /// Whether a pixel is above its own threshold.
    fn stands_out(&self, planes: &Planes, x: usize, y: usize) -> bool {
        let background = self.blocks.between(&planes.background, x, y);
        let background = background.max(LEAST_BACKGROUND);
        let wide = self.stride_of_passed();
        let value = planes.passed[y * wide + x];
        match &self.noise {
            Noise::Uniform(camera) => {
                let power = Powers::of(camera.columns[x], camera.rows[y]);
                let variance = power * (camera.read_variance + self.excess * background);
                value * camera.gain > self.threshold.at(background) * variance.sqrt()
            }
            Noise::Maps(maps) => {
                let (read, light) = (maps.read[y * wide + x], maps.light[y * wide + x]);
                let variance = read + light * background;
                // Read noise makes noise more Gaussian, as more background does: the table is asked for the background that would make it
                // as skewed. (Skewness is F (2 F - 1) b / (F b + v)^1.5 in a pixel.)
                let gaussian = variance / (light * background);
                let as_skewed = background * gaussian.powi(3);
                value > self.threshold.at(as_skewed) * variance.sqrt()
            }
        }
    }

    /// Takes peaks from the brightest on, and leaves out those near to one that was taken. They come row by row, and go so.
    fn part(&self, passed: &[f32], near: &[(usize, usize)], peaks: &mut Vec<(usize, usize)>) {
        let wide = self.stride_of_passed();
        let value = |i: usize| passed[near[i].1 * wide + near[i].0];
        let mut order: Vec<usize> = (0..near.len()).collect();
        order.sort_by(|&a, &b| value(b).total_cmp(&value(a)));
        let rows = self.separation.sqrt() as usize;
        let mut taken = vec![false; near.len()];
        for i in order {
            let is_near = |j: usize| {
                let (dx, dy) = (near[i].0.abs_diff(near[j].0), near[i].1.abs_diff(near[j].1));
                ((dx * dx + dy * dy) as f64) <= self.separation
            };
            let before = (0..i).rev().take_while(|&j| near[i].1 - near[j].1 <= rows);
            let behind = (i + 1..near.len()).take_while(|&j| near[j].1 - near[i].1 <= rows);
            taken[i] = !before.chain(behind).any(|j| taken[j] && is_near(j));
        }
        let kept = near.iter().zip(taken).filter(|(_, taken)| *taken);
        peaks.extend(kept.map(|(peak, _)| *peak));
    }
}

/// What is worth the processor's own instructions. (Closures would not be compiled for them.)
struct Search<'a> {
    method: &'a BandPass,
    frame: Frame<'a>,
    planes: &'a mut Planes,
}

impl WithSimd for Search<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        match self.frame {
            Frame::U16(pixels) => self.method.load(pixels, self.planes),
            Frame::F32(pixels) => self.method.load(pixels, self.planes),
        }
        self.method.set_thresholds(self.planes);
        self.method.filter(simd, self.planes);
    }
}

/// A pixel as a number.
trait Pixel {
    fn number(&self) -> f32;
}

impl Pixel for u16 {
    #[inline(always)]
    fn number(&self) -> f32 {
        f32::from(*self)
    }
}

impl Pixel for f32 {
    #[inline(always)]
    fn number(&self) -> f32 {
        *self
    }
}

/// Smooths across the rows of a window by both Gaussians.
#[inline(always)]
fn smooth_across_rows<S: Simd>(
    simd: S,
    window: &[&[f32]],
    kernel: &Kernel,
    spot: &mut [f32],
    surround: &mut [f32],
) {
    let reach = window.len() / 2;
    let (near, far) = kernel.surround[1..].split_at(kernel.spot.len() - 1);
    let spot = S::as_mut_simd_f32s(spot).0;
    let surround = S::as_mut_simd_f32s(surround).0;
    let splat = |k: f32| simd.splat_f32s(k);
    for (i, (spot, surround)) in spot.iter_mut().zip(surround).enumerate() {
        let at = i * S::F32_LANES;
        let pair = |j: usize| {
            let (above, below) = (window[reach - j], window[reach + j]);
            simd.add_f32s(lanes::<S>(above, at), lanes::<S>(below, at))
        };
        let centre = lanes::<S>(window[reach], at);
        let mut a = simd.mul_f32s(splat(kernel.spot[0]), centre);
        let mut b = simd.mul_f32s(splat(kernel.surround[0]), centre);
        for (j, (k, k_spot)) in near.iter().zip(&kernel.spot[1..]).enumerate() {
            let pair = pair(j + 1);
            a = simd.add_f32s(a, simd.mul_f32s(splat(*k_spot), pair));
            b = simd.add_f32s(b, simd.mul_f32s(splat(*k), pair));
        }
        for (j, k) in far.iter().enumerate() {
            let pair = pair(j + kernel.spot.len());
            b = simd.add_f32s(b, simd.mul_f32s(splat(*k), pair));
        }
        *spot = a;
        *surround = b;
    }
}

/// Smooths along a row, and takes the difference, each part scaled if there are scales.
#[inline(always)]
fn smooth_along_row<S: Simd>(
    simd: S,
    spot: &[f32],
    surround: &[f32],
    kernel: &Kernel,
    scales: Option<(&[f32], &[f32])>,
    out: &mut [f32],
) {
    let reach = kernel.reach();
    for (i, out) in S::as_mut_simd_f32s(out).0.iter_mut().enumerate() {
        let at = i * S::F32_LANES;
        let mut a = along(simd, spot, at + reach, &kernel.spot);
        let mut b = along(simd, surround, at + reach, &kernel.surround);
        if let Some((spots, surrounds)) = scales {
            a = simd.mul_f32s(a, lanes::<S>(spots, at));
            b = simd.mul_f32s(b, lanes::<S>(surrounds, at));
        }
        *out = simd.sub_f32s(a, b);
    }
}

#[inline(always)]
fn along<S: Simd>(simd: S, row: &[f32], at: usize, half: &[f32]) -> S::f32s {
    let mut sum = simd.mul_f32s(simd.splat_f32s(half[0]), lanes::<S>(row, at));
    for (j, k) in half.iter().enumerate().skip(1) {
        let pair = simd.add_f32s(lanes::<S>(row, at - j), lanes::<S>(row, at + j));
        sum = simd.add_f32s(sum, simd.mul_f32s(simd.splat_f32s(*k), pair));
    }
    sum
}
