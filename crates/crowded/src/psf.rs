//! The PSF of a model, in pixels: widths, profiles along an axis, and the parameters of an emitter.

use std::f32::consts::{FRAC_1_SQRT_2, LOG2_E};

use gaussmle::model::{Given, Model};
use gaussmle::{Astigmatism, PixelSize};

use crate::lanes::{LANES, Lanes, NUMBERS, in_lanes, padded};

/// The most parameters of an emitter: x, y, z and photons.
pub(crate) const MOST: usize = 4;

/// The most pixels along a side of the window that holds the light of an emitter.
pub(crate) const WINDOW: usize = 64;

/// `1 / sqrt(2 pi)`.
const PER_ROOT_2PI: f32 = 0.398_942_3;

/// Widths within which all light of an emitter is drawn: beyond are 2e-7 of it.
const DRAWN: f64 = 5.2;

/// The least widths that half a window has of an emitter beyond the range of z. Such a row is not usable, so windows
/// of twice the size bring nothing.
const DRAWN_BEYOND: f64 = 2.0;

/// Steps in which the curve is followed beyond the range of z, each a hundredth of the range.
const STEPS: u32 = 100;

/// The least width beyond the range of z, widths in focus.
const NARROWEST: f64 = 0.5;

/// The PSF.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Psf {
    /// The width in focus, pixels: of both axes, their geometric mean.
    pub sigma: f64,
    pixel: PixelSize,
    widths: Widths,
    /// The largest width in the range of z, pixels.
    pub widest: f64,
    /// The range of z, um.
    pub depth: [f64; 2],
    /// The range of z that fits take, um. It is longer than that of the PSF: with a bound there, a wider spot looks
    /// like two emitters.
    pub fitted_depth: [f64; 2],
    /// The largest width that fits take, pixels.
    pub widest_fitted: f64,
    /// Half the side of the window of an emitter, pixels.
    pub half_window: i32,
}

/// The widths, um.
#[derive(Clone, Copy, Debug)]
enum Widths {
    Given(f64),
    Curve(Astigmatism),
}

impl Psf {
    /// The PSF of a model; `None` if it has a free width.
    pub fn new(model: &Model, pixel: PixelSize, depth: [f64; 2]) -> Option<Self> {
        let (focus, widths, widest) = match model.given() {
            Given::Width(um) => (um, Widths::Given(um), um),
            Given::Curve(curve) => {
                let focus = (curve.sigma_x0_um * curve.sigma_y0_um).sqrt();
                let ends = depth.map(|z| curve.widths_um(z));
                let widest = ends
                    .iter()
                    .fold(focus, |widest, (x, y)| widest.max(*x).max(*y));
                (focus, Widths::Curve(curve), widest)
            }
            Given::StartWidth(_) | Given::Spline(_) => return None,
        };
        let [x_um, y_um] = pixel.xy();
        let widest = widest / x_um.min(y_um);
        let half = (DRAWN * widest).ceil();
        let mut psf = Self {
            sigma: focus / pixel.mean_um(),
            pixel,
            widths,
            widest,
            depth,
            fitted_depth: depth,
            widest_fitted: widest,
            half_window: half.min((WINDOW / 2 - 1) as f64) as i32,
        };
        if psf.has_depth() {
            let [low, high] = depth;
            psf.fitted_depth = [
                psf.last_depth(low, low - high),
                psf.last_depth(high, high - low),
            ];
            let ends = psf.fitted_depth.map(|z| psf.widths(z));
            psf.widest_fitted = ends.into_iter().flatten().fold(widest, f64::max);
        }
        Some(psf)
    }

    /// The last depth to which the curve is followed from an end of the range, at most `most` away: no width shrinks
    /// that has grown, as polynomials do far away, and none is too large for the window.
    fn last_depth(&self, end: f64, most: f64) -> f64 {
        let allowed = NARROWEST * self.sigma..=f64::from(self.half_window) / DRAWN_BEYOND;
        let (mut last, mut has_grown) = (end, [false; 2]);
        for k in 1..=STEPS {
            let next = end + most * f64::from(k) / f64::from(STEPS);
            let (before, after) = (self.widths(last), self.widths(next));
            for axis in 0..2 {
                let grows = after[axis] > before[axis];
                if has_grown[axis] && !grows || !allowed.contains(&after[axis]) {
                    return last;
                }
                has_grown[axis] |= grows;
            }
            last = next;
        }
        last
    }

    /// The nearest depth in the range.
    pub fn within(&self, z: f64) -> f64 {
        z.clamp(self.depth[0], self.depth[1])
    }

    /// True if emitters have a depth.
    pub fn has_depth(&self) -> bool {
        match self.widths {
            Widths::Given(_) => false,
            Widths::Curve(_) => true,
        }
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

    /// The index of a parameter in x, y, z and photons.
    pub fn on_frame(&self, k: usize) -> usize {
        if k == self.photons() { 3 } else { k }
    }

    /// The index of the photons.
    pub fn photons(&self) -> usize {
        self.parameters() - 1
    }

    /// The widths along x and y at a depth.
    pub fn widths(&self, z: f64) -> [f64; 2] {
        let (x, y) = match self.widths {
            Widths::Given(um) => (um, um),
            Widths::Curve(curve) => curve.widths_um(z),
        };
        [x / self.pixel.x_um(), y / self.pixel.y_um()]
    }

    /// The slopes of the widths, pixels per um.
    pub fn slopes(&self, z: f64) -> [f64; 2] {
        const STEP: f64 = 1e-4;
        let (after, before) = (self.widths(z + STEP), self.widths(z - STEP));
        std::array::from_fn(|axis| (after[axis] - before[axis]) / (2.0 * STEP))
    }
}

/// The factors of the pixels along an axis: the share of the light, its derivatives by the centre and
/// by the width, and the second one by the centre.
pub(crate) const FACTORS: usize = 4;

/// The factors of the pixels from `first` on, one after the other, each as long as a fourth of `out`. They
/// are 0 beyond the `side` of a window.
#[inline(always)]
pub(crate) fn factors<L: Lanes>(
    l: L,
    centre: f64,
    sigma: f64,
    first: i32,
    side: usize,
    out: &mut [f32],
) {
    let len = out.len() / FACTORS;
    let (offset, sigma) = ((centre - f64::from(first)) as f32, sigma as f32);
    let per_sigma = l.splat(1.0 / sigma);
    // Each edge of a pixel is one of the next. Windows have an odd side, so the last pixel is beyond.
    let (mut edges, mut gausses, mut halves) = (
        [0.0; WINDOW + LANES],
        [0.0; WINDOW + LANES],
        [0.0; WINDOW + LANES],
    );
    for j in (0..len).step_by(LANES) {
        let at = l.add(l.vector(NUMBERS), l.splat(j as f32 - 0.5 - offset));
        let z = l.mul(at, per_sigma);
        let (gauss, half) = edge(l, z);
        l.store(&mut edges, j, z);
        l.store(&mut gausses, j, l.mul(l.splat(PER_ROOT_2PI), gauss));
        l.store(&mut halves, j, half);
    }
    for j in (0..len).step_by(LANES) {
        let (low, high) = (l.load(&gausses, j), l.load(&gausses, j + 1));
        let left = l.mul(l.load(&edges, j), low);
        let right = l.mul(l.load(&edges, j + 1), high);
        // 1 in the window, 0 beyond it.
        let inside = in_lanes(l, [0, side as i32 - j as i32], l.splat(1.0));
        let per_sigma = l.mul(inside, per_sigma);
        let slope = l.mul(l.sub(left, right), per_sigma);
        let share = l.sub(l.load(&halves, j + 1), l.load(&halves, j));
        l.store(out, j, l.mul(inside, share));
        l.store(out, len + j, l.mul(l.sub(low, high), per_sigma));
        l.store(out, 2 * len + j, slope);
        l.store(out, 3 * len + j, l.mul(slope, per_sigma));
    }
}

/// The Gaussian of an edge, `exp(-z^2 / 2)`, and half of `erf(z / sqrt(2))`.
///
/// `erfc(x)` is `t P(t) exp(-x^2)` with `t = 1 / (1 + 0.3 x)`, as in the kernel.
#[inline(always)]
fn edge<L: Lanes>(l: L, z: L::Vector) -> (L::Vector, L::Vector) {
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
    let gauss = exp_negative(l, l.mul(l.mul(l.splat(-0.5), z), z));
    let one = l.splat(1.0);
    let away = l.max(z, l.sub(l.zero(), z));
    let t = l.div(one, l.add_product(one, l.splat(0.3 * FRAC_1_SQRT_2), away));
    let mut p = l.splat(TAIL[0]);
    for k in 1..TAIL.len() {
        p = l.add_product(l.splat(TAIL[k]), p, t);
    }
    let half = l.by_sign(z, l.splat(-0.5), l.splat(0.5));
    let tail = l.mul(l.mul(p, t), gauss);
    (gauss, l.sub(half, l.mul(half, tail)))
}

/// The sum with this has no digits after the point.
const ROUNDER: f32 = 12_582_912.0;

/// `exp(x)` for `x <= 0`, by the polynomial of the kernel.
#[inline(always)]
fn exp_negative<L: Lanes>(l: L, x: L::Vector) -> L::Vector {
    const POWER: [f32; 6] = [
        0.001_327_647_1,
        0.009_675_541,
        0.055_507_133,
        0.240_221_2,
        0.693_146_97,
        1.0,
    ];
    let x = l.max(x, l.splat(-87.0));
    let rounder = l.splat(ROUNDER);
    let n = l.sub(l.add_product(rounder, x, l.splat(LOG2_E)), rounder);
    // ln 2 is split in two, which makes the remainder exact.
    let r = l.add_product(x, n, l.splat(-0.693_145_75));
    let r = l.add_product(r, n, l.splat(-1.428_606_8e-6));
    let f = l.mul(r, l.splat(LOG2_E));
    let mut p = l.splat(POWER[0]);
    for k in 1..POWER.len() {
        p = l.add_product(l.splat(POWER[k]), p, f);
    }
    l.mul(p, l.power_of_two(n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Portable;

    /// The curve is followed for the length of the range, or until a width turns or fills half of the window.
    #[test]
    fn fits_go_beyond_the_range_as_far_as_the_curve_does() {
        let psf = |range: f64, by: f64| {
            let curve = Astigmatism::from_numbers([0.13, 0.13, 0.0, 0.0, 0.0, by, 0.2, 0.4]);
            let psf = Psf::new(&Model::astigmatic(curve), 0.1.into(), [-range, range]);
            psf.expect("widths")
        };
        let is_at = |z: f64, expected: f64| (z - expected).abs() < 1e-9;
        // 4.7 pixels at 1.2 um: the window has 13 on each side.
        let [low, high] = psf(0.4, 0.0).fitted_depth;
        assert!(is_at(low, -1.2) && is_at(high, 1.2), "{low} {high}");
        // `1 + t^2 - t^4 / 16` is largest at `t^2 = 8`: at 0.931 um along y.
        let [low, high] = psf(0.4, -1.0 / 16.0).fitted_depth;
        assert!(is_at(low, -1.2), "{low}");
        assert!((0.92..0.9314).contains(&high), "{high}");
        // 1.3 pixels times the root of 1 + t^2 are 15.5 at 4.55 um: half of 31.
        let [low, high] = psf(1.6, 0.0).fitted_depth;
        assert!(
            (4.51..4.552).contains(&high) && is_at(low, -high),
            "{low} {high}"
        );
        let sides = psf(1.6, 0.0).half_window;
        assert_eq!(sides, 31);
    }

    #[test]
    fn edges_have_the_gaussian_and_its_integral() {
        for i in -8000..=8000 {
            let z = i as f32 * 1e-3;
            let (gauss, half_erf) = edge(Portable, [z; LANES]);
            let (gauss, half_erf) = (gauss[0], half_erf[0]);
            let exact = f64::from(z);
            let expected = libm::exp(-0.5 * exact * exact);
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
