//! Expected cumulants of the deviance of pixels with known light.
//!
//! The kernel gets known light as a part of the variance of a pixel, but it has the noise of light, not that of
//! the read-out. So the cumulants are those of the camera without known light, as a function of the mean
//! alone, with the read noise of most pixels: polynomials in `t = 1 / (5 + mean)` with the terms t to t^5, which
//! the kernel evaluates for cameras with maps, and no term of the variance of a pixel.

use gaussmle_base::least_squares;
use gaussmle_kernels::moment_coefficients;
use gaussmle_kernels::spec::Noise;
use gaussmle_kernels::spec::constant::{MOMENTS_COUNT, MOMENTS_LEN};

/// The terms t to t^5.
const TERMS: usize = 5;

/// The constant c of `t = 1 / (c + mean)` for light alone, and with read noise: `moment_offset` of the kernel.
const OF_LIGHT: f64 = 1.0;
const WITH_READ_NOISE: f64 = 5.0;

/// The light of the pixels in which the tables hold, photoelectrons, and the weight of darker ones.
const LEAST_LIGHT: f64 = 0.4;
const DARK_WEIGHT: f64 = 0.03;

/// The light of bright pixels, and their weight: most pixels of a bright background have alike errors.
const BRIGHT: f64 = 15.0;
const BRIGHT_WEIGHT: f64 = 2.0;

/// The range of the light of the fitted pixels, and their number.
const LIGHT: [f64; 2] = [0.05, 1e4];
const POINTS: usize = 240;

/// The coefficients of mean, variance and third cumulant for a camera whose noise is `noise`, with the read-noise
/// variance of most pixels in the units of the kernel.
pub(super) fn light_moments(
    noise: Noise,
    excess: f64,
    variance: f64,
) -> [[f32; MOMENTS_LEN]; MOMENTS_COUNT] {
    moment_coefficients(noise, excess, variance).map(|table| {
        let of_mean = |mean: f64| value(noise, &table, mean, variance);
        let mut out = [0.0; MOMENTS_LEN];
        for (out, coefficient) in out.iter_mut().zip(fitted(of_mean, variance)) {
            *out = coefficient as f32;
        }
        out
    })
}

/// A cumulant of a pixel less that of a bright one, from its table.
fn value(noise: Noise, table: &[f32; MOMENTS_LEN], mean: f64, variance: f64) -> f64 {
    let sum = |offset: f64, first: i32, coefficients: &[f32]| -> f64 {
        let t = 1.0 / (offset + mean);
        let powers = (first..).map(|power| t.powi(power));
        let terms = coefficients.iter().zip(powers);
        terms.map(|(&c, power)| f64::from(c) * power).sum()
    };
    match noise {
        Noise::Poisson => sum(OF_LIGHT, 1, table),
        Noise::Uniform | Noise::Maps => {
            let (of_mean, of_share) = table.split_at(TERMS);
            let share = variance / mean;
            sum(WITH_READ_NOISE, 1, of_mean) + share * sum(WITH_READ_NOISE, 2, of_share)
        }
    }
}

/// The polynomial nearest to a function of the mean.
fn fitted(of_mean: impl Fn(f64) -> f64, variance: f64) -> [f64; TERMS] {
    let ratio = libm::pow(LIGHT[1] / LIGHT[0], 1.0 / (POINTS - 1) as f64);
    let points: [(f64, [f64; TERMS]); POINTS] = std::array::from_fn(|i| {
        let light = LIGHT[0] * ratio.powi(i as i32);
        let mean = variance + light;
        let weight = match light {
            BRIGHT.. => BRIGHT_WEIGHT,
            LEAST_LIGHT.. => 1.0,
            _ => DARK_WEIGHT,
        };
        // From 0 to 1.
        let t = WITH_READ_NOISE / (WITH_READ_NOISE + mean);
        let terms = std::array::from_fn(|k| weight * t.powi(k as i32 + 1));
        (weight * of_mean(mean), terms)
    });
    let residuals = |at: [f64; TERMS]| {
        points.iter().map(move |(value, terms)| {
            let sum: f64 = at.iter().zip(terms).map(|(c, term)| c * term).sum();
            (sum - value, *terms)
        })
    };
    let fit = least_squares::fit([0.0; TERMS], residuals);
    // The equations are regular: their points are the same for all cameras, but for the variance.
    let scaled = fit.map_or([0.0; TERMS], |fit| fit.parameters);
    std::array::from_fn(|k| scaled[k] * WITH_READ_NOISE.powi(k as i32 + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polynomials_of_the_mean_follow_the_tables_of_the_camera() {
        for (noise, excess, variance, most) in [
            (Noise::Poisson, 1.0, 0.0, [0.02, 0.11, 0.4]),
            (Noise::Poisson, 1.5, 0.0, [0.02, 0.06, 0.2]),
            (Noise::Poisson, 2.0, 0.0, [0.02, 0.01, 0.06]),
            (Noise::Uniform, 1.0, 0.1, [0.02, 0.11, 0.4]),
            (Noise::Uniform, 1.0, 2.56, [0.002; 3]),
            (Noise::Maps, 1.0, 30.0, [0.001; 3]),
            (Noise::Maps, 1.0, 1e4, [0.001; 3]),
        ] {
            let tables = moment_coefficients(noise, excess, variance);
            let fitted = light_moments(noise, excess, variance);
            for light in [0.45, 0.7, 1.0, 2.0, 5.0, 13.0, 40.0, 150.0, 900.0] {
                let mean = variance + light;
                for k in 0..MOMENTS_COUNT {
                    let right = value(noise, &tables[k], mean, variance);
                    let found = value(Noise::Maps, &fitted[k], mean, mean);
                    assert!(
                        (found - right).abs() < most[k],
                        "{noise:?} {excess} {variance}, {light} e-, cumulant {k}: {found} for {right}"
                    );
                }
            }
        }
    }
}
