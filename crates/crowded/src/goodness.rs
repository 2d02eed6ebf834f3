//! The goodness of a fit: sums over the pixels of a ROI.

use crate::images::{Images, MASKED};
use crate::lanes::{LANES, Lanes, Work, in_lanes, run, totals};

/// The sums of a ROI.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Goodness {
    /// Pixels that are not masked.
    pub pixels: f64,
    /// Half the deviance.
    pub half: f64,
    /// The log-likelihood of the model that has the values for means.
    pub saturated: f64,
    /// One over the means.
    pub weights: f64,
    /// The terms of the cumulants of the deviance.
    pub moments: [f64; MOMENTS],
}

/// The terms of a cumulant.
pub(crate) const MOMENTS: usize = 9;

/// The sums: those of a cumulant follow four others.
const SUMS: usize = 4 + MOMENTS;

struct Sum<'a> {
    images: &'a Images,
    corner: [i32; 2],
    side: usize,
    has_variance: bool,
}

impl Work for Sum<'_> {
    type Output = Goodness;

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) -> Goodness {
        let ([x, y], images, one) = (self.corner, self.images, l.splat(1.0));
        let mut sums = [l.zero(); SUMS];
        for block in (0..self.side).step_by(LANES) {
            let columns = [0, (self.side - block) as i32];
            for j in 0..self.side {
                let at = images.index(x + block as i32, y + j as i32);
                let (d, m) = (l.load(&images.values, at), l.load(&images.means, at));
                let unmasked = l.by_sign(l.sub(m, l.splat(MASKED)), one, l.zero());
                let used = in_lanes(l, columns, unmasked);
                // Below 0 where a pixel is left out.
                let left_out = l.sub(used, l.splat(0.5));
                let here = |value| l.by_sign(left_out, one, value);
                let (d, m) = (here(d), here(m));
                let variance = here(l.load(&images.variances, at));
                let w = l.div(one, m);
                let mut terms = [one; SUMS];
                terms[1] = half_deviance(l, d, m, w);
                terms[2] = saturated_part(l, d);
                terms[3] = w;
                self.fill_moments(l, [m, l.mul(variance, w)], &mut terms[4..]);
                for (sum, term) in sums.iter_mut().zip(terms) {
                    *sum = l.add_product(*sum, used, term);
                }
            }
        }
        let sums = totals::<L, SUMS>(l, &sums).map(f64::from);
        let mut moments = [0.0; MOMENTS];
        moments.copy_from_slice(&sums[4..]);
        let [pixels, half, saturated, weights, ..] = sums;
        Goodness {
            pixels,
            half,
            saturated,
            weights,
            moments,
        }
    }
}

impl Sum<'_> {
    /// The terms of the cumulants of pixels, from their means and the parts of the read noise in these.
    #[inline(always)]
    fn fill_moments<L: Lanes>(&self, l: L, [m, share]: [L::Vector; 2], terms: &mut [L::Vector]) {
        let (beside, powers) = if self.has_variance {
            (5.0, 5)
        } else {
            (1.0, 6)
        };
        let t = l.div(l.splat(1.0), l.add(l.splat(beside), m));
        let mut power = l.splat(1.0);
        for k in 0..MOMENTS {
            // Those of the read noise begin with the second power.
            if k == powers {
                power = if self.has_variance {
                    l.mul(t, share)
                } else {
                    l.zero()
                };
            }
            power = l.mul(power, t);
            terms[k] = power;
        }
    }
}

/// The sums over the ROI with this first pixel and side.
pub(crate) fn of_roi(
    images: &Images,
    corner: [i32; 2],
    side: usize,
    has_variance: bool,
) -> Goodness {
    run(Sum {
        images,
        corner,
        side,
        has_variance,
    })
}

/// Half the deviance of values `d` from means `m`, whose inverses are `w`.
#[inline(always)]
fn half_deviance<L: Lanes>(l: L, d: L::Vector, m: L::Vector, w: L::Vector) -> L::Vector {
    /// The relative difference below which the logarithm is a series.
    const SMALL: f32 = 0.35;
    /// The last power of the series.
    const LAST: u8 = 12;
    let difference = l.sub(d, m);
    let r = l.mul(difference, w);
    // `(1 + r) ln(1 + r) - r` is `r^2/2 - r^3/6 + r^4/12 ...`.
    let coefficient = |k: u8| l.splat(1.0 / f32::from(k * (k - 1)));
    let mut series = coefficient(LAST);
    for k in (2..LAST).rev() {
        series = l.sub(coefficient(k), l.mul(series, r));
    }
    let near = l.mul(l.mul(difference, r), series);
    let ratio = l.max(l.mul(d, w), l.splat(f32::MIN_POSITIVE));
    let far = l.sub(l.mul(d, ln(l, ratio)), difference);
    // Values below 0 have the logarithm of the mean alone.
    let none = l.sub(m, l.mul(d, ln(l, m)));
    let far = l.by_sign(d, none, far);
    let size = l.max(r, l.sub(l.zero(), r));
    l.by_sign(l.sub(size, l.splat(SMALL)), near, far)
}

/// `d ln d - d - ln(d!)` of positive values, 0 of others.
#[inline(always)]
fn saturated_part<L: Lanes>(l: L, d: L::Vector) -> L::Vector {
    /// `ln(2 pi) / 2`.
    const HALF_LOG_2PI: f32 = 0.918_938_5;
    /// From here on, two terms of Stirling's series suffice.
    const LARGE: f32 = 8.0;
    let (one, least) = (l.splat(1.0), l.splat(f32::MIN_POSITIVE));
    let positive = l.max(d, least);
    let stirling = |n| {
        let inverse = l.div(one, n);
        let square = l.mul(inverse, inverse);
        let series = l.sub(l.splat(1.0 / 12.0), l.mul(square, l.splat(1.0 / 360.0)));
        l.mul(inverse, series)
    };
    // `ln(d!)` is `(d + 1/2) ln d - d + ln(2 pi) / 2` and the series.
    let log = ln(l, positive);
    let beside = l.add(
        l.splat(HALF_LOG_2PI),
        stirling(l.max(positive, l.splat(LARGE))),
    );
    let large = l.sub(l.sub(l.zero(), l.mul(l.splat(0.5), log)), beside);
    // `ln(d!)` is `ln((d + 8)!) - ln((d + 1) ... (d + 8))`.
    let (n, mut product) = (l.add(positive, l.splat(LARGE)), one);
    for k in 1..=8u8 {
        product = l.mul(product, l.add(positive, l.splat(f32::from(k))));
    }
    let beside = l.add(l.splat(HALF_LOG_2PI - LARGE), stirling(n));
    let log_n = l.mul(l.add(n, l.splat(0.5)), ln(l, n));
    let small = l.sub(l.mul(positive, log), log_n);
    let small = l.sub(l.add(small, ln(l, product)), beside);
    let part = l.by_sign(l.sub(positive, l.splat(LARGE)), small, large);
    l.by_sign(l.sub(least, positive), part, l.zero())
}

/// The logarithm of positive numbers that are not subnormal.
#[inline(always)]
fn ln<L: Lanes>(l: L, x: L::Vector) -> L::Vector {
    let (e, m) = l.exponent(x);
    // `ln m` is twice the inverse hyperbolic tangent of s, which is at most 0.172.
    let one = l.splat(1.0);
    let s = l.div(l.sub(m, one), l.add(m, one));
    let square = l.mul(s, s);
    let mut sum = l.splat(1.0 / 9.0);
    for odd in [7.0, 5.0, 3.0] {
        sum = l.add_product(l.splat(1.0 / odd), sum, square);
    }
    let twice = l.add(s, s);
    let log_m = l.add_product(twice, l.mul(twice, square), sum);
    l.add_product(log_m, e, l.splat(std::f32::consts::LN_2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Portable;

    #[test]
    fn logarithms_are_those_of_libm() {
        let mut x = 2e-38f32;
        while x < 1e38 {
            let expected = libm::log(x.into());
            let error = (f64::from(ln(Portable, [x; LANES])[5]) - expected).abs();
            assert!(error <= 1.2e-7 * expected.abs().max(1.0), "{x}: {error}");
            x *= 1.003;
        }
        assert_eq!(ln(Portable, [1.0; LANES])[0], 0.0);
    }

    #[test]
    fn deviances_are_those_in_f64() {
        for m in [0.05f32, 1.0, 10.0, 1e3, 1e5] {
            for part in [
                -0.5f32, 0.0, 0.3, 0.7, 0.64, 0.66, 0.999, 1.0, 1.1, 1.34, 1.36, 3.0, 50.0,
            ] {
                let d = m * part;
                let found = half_deviance(Portable, [d; LANES], [m; LANES], [1.0 / m; LANES])[7];
                let (d, m) = (f64::from(d), f64::from(m));
                let expected = match d > 0.0 {
                    true => m - d + d * libm::log(d / m),
                    false => m - d * libm::log(m),
                };
                let error = (f64::from(found) - expected).abs();
                assert!(
                    error <= 2e-6 * expected.abs() + 1e-9 * m,
                    "{m} {d}: {found} {expected}"
                );
            }
        }
    }

    #[test]
    fn a_saturated_model_has_the_probability_of_its_values() {
        let values = [
            0.0, -2.0, 1e-3, 0.5, 1.0, 2.5, 7.99, 8.0, 15.9, 16.0, 100.0, 1e5,
        ];
        for value in values {
            let found = f64::from(saturated_part(Portable, [value; LANES])[3]);
            let d = f64::from(value);
            let expected = match d > 0.0 {
                true => d * libm::log(d) - d - libm::lgamma(d + 1.0),
                false => 0.0,
            };
            assert!((found - expected).abs() < 1e-5, "{d}: {found} {expected}");
        }
    }

    #[test]
    fn sums_are_those_of_pixels_that_are_used() {
        let mut images = Images::default();
        images.reserve([24, 20], 20);
        for y in 0..20 {
            for (x, at) in images.row(y).enumerate() {
                images.values[at] = (x * y % 7) as f32 - 1.0;
                images.means[at] = 2.0 + (x + y) as f32;
                images.variances[at] = 0.5;
            }
        }
        let masked = images.index(5, 6);
        images.means[masked] = MASKED;
        for (side, has_variance) in [(11, false), (17, true)] {
            let found = of_roi(&images, [3, 2], side, has_variance);
            let mut expected = Goodness::default();
            for y in 2..2 + side as i32 {
                for x in 3..3 + side as i32 {
                    let at = images.index(x, y);
                    let (d, m) = (f64::from(images.values[at]), f64::from(images.means[at]));
                    if at == masked {
                        continue;
                    }
                    expected.pixels += 1.0;
                    expected.half += match d > 0.0 {
                        true => m - d + d * libm::log(d / m),
                        false => m - d * libm::log(m),
                    };
                    expected.weights += 1.0 / m;
                    let t = 1.0 / (m + if has_variance { 5.0 } else { 1.0 });
                    expected.moments[4] += t.powi(5);
                    expected.moments[6] += match has_variance {
                        true => 0.5 / m * t.powi(3),
                        false => 0.0,
                    };
                }
            }
            for (found, expected) in [
                (found.pixels, expected.pixels),
                (found.half, expected.half),
                (found.weights, expected.weights),
                (found.moments[4], expected.moments[4]),
                (found.moments[6], expected.moments[6]),
            ] {
                let error = (found - expected).abs();
                assert!(error <= 1e-6 * expected.abs(), "{side}: {found} {expected}");
            }
        }
    }
}
