//! The PSF of a model, in pixels: widths, profiles along an axis, and the parameters of an emitter.

use std::f32::consts::{FRAC_1_SQRT_2, LOG2_E};

use gaussmle::Astigmatism;
use gaussmle::model::{Given, Model};

use crate::lanes::{LANES, padded};

/// The most parameters of an emitter: x, y, z and photons.
pub(crate) const MOST: usize = 4;

/// The most pixels along a side of the window that holds the light of an emitter.
pub(crate) const WINDOW: usize = 64;

/// `1 / sqrt(2 pi)`.
const PER_ROOT_2PI: f32 = 0.398_942_3;

/// Widths within which all light of an emitter is drawn: beyond are 2e-7 of it.
const DRAWN: f64 = 5.2;

/// The PSF.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Psf {
    /// The width in focus, pixels.
    pub sigma: f64,
    curve: Option<(Astigmatism, f64)>,
    /// The largest width in the range of z, pixels.
    pub widest: f64,
    /// The range of z, um.
    pub depth: [f64; 2],
    /// Half the side of the window of an emitter, pixels.
    pub half_window: i32,
}

impl Psf {
    /// The PSF of a model; `None` if it has a free width.
    pub fn new(model: &Model, pixel_size_um: f64, depth: [f64; 2]) -> Option<Self> {
        let (sigma, curve, widest) = match model.given() {
            Given::Width(um) => (um / pixel_size_um, None, um),
            Given::Curve(curve) => {
                let focus = (curve.sigma_x0_um * curve.sigma_y0_um).sqrt();
                let ends = depth.map(|z| curve.widths_um(z));
                let widest = ends
                    .iter()
                    .fold(focus, |widest, (x, y)| widest.max(*x).max(*y));
                (focus / pixel_size_um, Some((curve, pixel_size_um)), widest)
            }
            Given::StartWidth(_) => return None,
        };
        let half = (DRAWN * widest / pixel_size_um).ceil();
        Some(Self {
            sigma,
            curve,
            widest: widest / pixel_size_um,
            depth,
            half_window: half.min((WINDOW / 2 - 1) as f64) as i32,
        })
    }

    /// True if emitters have a depth.
    pub fn has_depth(&self) -> bool {
        self.curve.is_some()
    }

    /// True if the window cuts more than a ten-thousandth of the light off.
    pub fn is_cut(&self) -> bool {
        4.0 * self.widest > f64::from(self.half_window) + 1.0
    }

    /// The side of the window of an emitter, pixels.
    pub fn side(&self) -> usize {
        2 * self.half_window as usize + 1
    }

    /// The side of the window in whole vectors.
    pub fn padded_side(&self) -> usize {
        padded(self.side())
    }

    /// The first pixel of the window along an axis.
    pub fn first(&self, centre: f64) -> i32 {
        (centre + 0.5).floor() as i32 - self.half_window
    }

    /// The number of parameters of an emitter.
    pub fn parameters(&self) -> usize {
        if self.has_depth() { 4 } else { 3 }
    }

    /// The index of the photons.
    pub fn photons(&self) -> usize {
        self.parameters() - 1
    }

    /// The widths along x and y at a depth.
    pub fn widths(&self, z: f64) -> [f64; 2] {
        match self.curve {
            None => [self.sigma; 2],
            Some((curve, pixel_size_um)) => {
                let (x, y) = curve.widths_um(z);
                [x / pixel_size_um, y / pixel_size_um]
            }
        }
    }

    /// The slopes of the widths, pixels per um.
    pub fn slopes(&self, z: f64) -> [f64; 2] {
        const STEP: f64 = 1e-4;
        let (after, before) = (self.widths(z + STEP), self.widths(z - STEP));
        std::array::from_fn(|axis| (after[axis] - before[axis]) / (2.0 * STEP))
    }
}

/// The share of the light in each of the pixels from `first` on, and 0 beyond the `side` of a window.
#[inline(always)]
pub(crate) fn shares(centre: f64, sigma: f64, first: i32, side: usize, out: &mut [f32]) {
    let offset = (centre - f64::from(first)) as f32;
    let per_sigma = 1.0 / sigma as f32;
    for (block, out) in out.chunks_exact_mut(LANES).enumerate() {
        for lane in 0..LANES {
            let at = block * LANES + lane;
            let (_, left) = edge((at as f32 - 0.5 - offset) * per_sigma);
            let (_, right) = edge((at as f32 + 0.5 - offset) * per_sigma);
            out[lane] = if at < side { right - left } else { 0.0 };
        }
    }
}

/// The factors of the pixels along an axis: the share of the light, its derivatives by the centre and
/// by the width, and the second one by the centre.
pub(crate) const FACTORS: usize = 4;

/// The factors of the pixels from `first` on, one after the other, each as long as a fourth of `out`. They
/// are 0 beyond the `side` of a window.
#[inline(always)]
pub(crate) fn factors(centre: f64, sigma: f64, first: i32, side: usize, out: &mut [f32]) {
    let len = out.len() / FACTORS;
    let (offset, sigma) = ((centre - f64::from(first)) as f32, sigma as f32);
    let per_sigma = 1.0 / sigma;
    let [u, by_centre, by_width, twice] = out
        .get_disjoint_mut(std::array::from_fn(|k| k * len..(k + 1) * len))
        .expect("apart");
    for j in (0..len).step_by(LANES) {
        for lane in 0..LANES {
            let at = j + lane;
            let left = (at as f32 - 0.5 - offset) * per_sigma;
            let right = (at as f32 + 0.5 - offset) * per_sigma;
            let (low, before) = edge(left);
            let (high, after) = edge(right);
            let (low, high) = (PER_ROOT_2PI * low, PER_ROOT_2PI * high);
            let slope = (left * low - right * high) * per_sigma;
            let inside = if at < side { 1.0 } else { 0.0 };
            u[at] = inside * (after - before);
            by_centre[at] = inside * (low - high) * per_sigma;
            by_width[at] = inside * slope;
            twice[at] = inside * slope * per_sigma;
        }
    }
}

/// The Gaussian of an edge, `exp(-z^2 / 2)`, and half of `erf(z / sqrt(2))`.
///
/// `erfc(x)` is `t P(t) exp(-x^2)` with `t = 1 / (1 + 0.3 x)`, as in the kernel.
#[inline(always)]
fn edge(z: f32) -> (f32, f32) {
    const TAIL: [f32; 9] = [
        -0.129_522_75,
        0.485_562_47,
        -0.512_276_56,
        0.547_718_3,
        -0.094_649_53,
        0.214_925_55,
        0.148_339_3,
        0.170_715_21,
        0.169_188_01,
    ];
    let gauss = exp_negative(-0.5 * z * z);
    let t = 1.0 / (1.0 + 0.3 * FRAC_1_SQRT_2 * z.abs());
    let mut p = TAIL[0];
    for k in 1..TAIL.len() {
        p = p * t + TAIL[k];
    }
    let half = if z < 0.0 { -0.5 } else { 0.5 };
    (gauss, half - half * (p * t * gauss))
}

/// The sum with this has no digits after the point.
const ROUNDER: f32 = 12_582_912.0;

/// `exp(x)` for `x <= 0`, by the polynomial of the kernel.
#[inline(always)]
fn exp_negative(x: f32) -> f32 {
    const POWER: [f32; 6] = [
        0.001_327_647_1,
        0.009_675_541,
        0.055_507_133,
        0.240_221_2,
        0.693_146_97,
        1.0,
    ];
    let x = x.max(-87.0);
    let n = (x * LOG2_E + ROUNDER) - ROUNDER;
    // ln 2 is split in two, which makes the remainder exact.
    let r = x + n * -0.693_145_75;
    let f = (r + n * -1.428_606_8e-6) * LOG2_E;
    let mut p = POWER[0];
    for k in 1..POWER.len() {
        p = p * f + POWER[k];
    }
    p * f32::from_bits(((n as i32 + 127) << 23) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_have_the_gaussian_and_its_integral() {
        for i in -8000..=8000 {
            let z = i as f32 * 1e-3;
            let (gauss, half_erf) = edge(z);
            let exact = f64::from(z);
            let expected = (-0.5 * exact * exact).exp();
            assert!((f64::from(gauss) - expected).abs() < 5e-7, "{z}: {gauss}");
            let expected = 0.5 * libm::erf(exact * std::f64::consts::FRAC_1_SQRT_2);
            // Half of what the kernel states for the whole.
            assert!(
                (f64::from(half_erf) - expected).abs() < 3.5e-7,
                "{z}: {half_erf}"
            );
        }
    }
}
