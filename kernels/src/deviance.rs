//! Coefficients of the expected mean, variance and third cumulant of the deviance.
//!
//! The Poisson deviance of one pixel is far from chi-squared at low light: its mean is 0.47 at 0.1
//! photoelectrons, 1.15 at 1, and 1.02 at 10. Variance and third cumulant are taken about the mean
//! deviance at the fitted mean: a patch that happens to be bright has another mean deviance, and is
//! compared with that.
//!
//! `kernels/derivations/deviance.py` computed all three by summing the distribution, fitted the
//! polynomials described at `add_moments` (`pixels/cumulants.rs`), and printed these tables. The
//! largest errors of mean, variance and third cumulant, for pixels of 0.4 photoelectrons or more:
//!
//! | noise | mean | variance | third cumulant |
//! |---|---|---|---|
//! | Poisson | 0.0013 | 0.037 | 0.40 |
//! | doubled | 0.0011 | 0.0028 | 0.027 |
//! | read noise | 0.0017 | 0.032 | 1.1 |
//!
//! Without light, variance and third cumulant are 0.

use crate::spec::Noise;
use crate::spec::constant::{MOMENTS_COUNT, MOMENTS_LEN};

const POISSON_MEAN: [f32; 6] = [
    0.16773713,
    -0.69204335,
    14.926844,
    -46.924763,
    51.916947,
    -20.374177,
];
const POISSON_VARIANCE: [f32; 6] = [
    -1.6498546, 44.846345, -188.35197, 274.24273, -163.19042, 32.103162,
];
const POISSON_THIRD: [f32; 6] = [
    -2.9261836, 307.36274, -2033.6172, 4544.9151, -4302.3927, 1478.6582,
];

/// Electron multiplication at high gain: the number of electrons from each is exponentially
/// distributed, which doubles the variance.
const DOUBLED_MEAN: [f32; 6] = [
    0.063799761,
    -1.246185,
    7.7514363,
    -20.000858,
    20.99003,
    -8.5103055,
];
const DOUBLED_VARIANCE: [f32; 6] = [
    -0.46033527,
    1.2408475,
    -4.8257598,
    -7.1092119,
    16.981792,
    -7.8273327,
];
const DOUBLED_THIRD: [f32; 6] = [
    -1.9696289, -15.063796, 40.727423, -80.463235, 71.464139, -22.694902,
];

/// The terms t to t^5, then s t^2 to s t^5.
const READ_NOISE_MEAN: [f32; 9] = [
    0.36865272, -3.6774439, -105.28736, 3031.5662, -15013.451, 8.7446962, 153.46796, -1906.0073,
    3522.6385,
];
const READ_NOISE_VARIANCE: [f32; 9] = [
    7.7078212, -459.07536, 9017.2174, -62355.856, 130307.4, 107.02013, 5351.8084, -74239.45,
    229766.75,
];

const READ_NOISE_THIRD: [f32; 9] = [
    -82.280569, 1694.9078, 9806.6349, -315515.0, 1308685.8, 3249.1967, 50446.999, -985461.88,
    3258652.0,
];

/// Returns the coefficients of the mean, the variance and the third cumulant.
///
/// `excess` is the excess-noise factor; between 1 and 2 the tables are interpolated. For read noise
/// below about 0.7 e- rms they are extrapolated.
pub fn moment_coefficients(noise: Noise, excess: f64) -> [[f32; MOMENTS_LEN]; MOMENTS_COUNT] {
    let mut out = [[0.0; MOMENTS_LEN]; MOMENTS_COUNT];
    match noise {
        Noise::Poisson => {
            let doubled = (excess - 1.0).clamp(0.0, 1.0);
            let mix =
                |a: f32, b: f32| (f64::from(a) * (1.0 - doubled) + f64::from(b) * doubled) as f32;
            for i in 0..POISSON_MEAN.len() {
                out[0][i] = mix(POISSON_MEAN[i], DOUBLED_MEAN[i]);
                out[1][i] = mix(POISSON_VARIANCE[i], DOUBLED_VARIANCE[i]);
                out[2][i] = mix(POISSON_THIRD[i], DOUBLED_THIRD[i]);
            }
        }
        Noise::Uniform | Noise::Maps => {
            out[0] = READ_NOISE_MEAN;
            out[1] = READ_NOISE_VARIANCE;
            out[2] = READ_NOISE_THIRD;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sums the mean of the deviance of a Poisson pixel, and the variance and the third cumulant of
    /// its part that is uncorrelated with the residual.
    fn summed(m: f64) -> [f64; 3] {
        let count = (m + 14.0 * m.sqrt() + 60.0) as usize;
        let mut probability = (-m).exp();
        let all: Vec<(f64, f64, f64)> = (0..count)
            .map(|k| {
                let d = k as f64;
                if k > 0 {
                    probability *= m / d;
                }
                let information = if k > 0 { d * (d / m).ln() } else { 0.0 };
                (probability, d - m, 2.0 * (m - d + information))
            })
            .collect();
        let sum =
            |of: &dyn Fn(f64, f64) -> f64| all.iter().map(|&(p, r, d)| p * of(r, d)).sum::<f64>();
        let mean = sum(&|_, d| d);
        let slope = sum(&|r, d| (d - mean) * r) / m;
        let power = |n: i32| sum(&|r, d| (d - mean - slope * r).powi(n));
        [mean, power(2), power(3)]
    }

    #[test]
    fn tables_agree_with_sums() {
        let tables = moment_coefficients(Noise::Poisson, 1.0);
        for m in [
            1e-3, 0.01, 0.03, 0.1, 0.3, 0.4, 0.7, 1.0, 3.0, 10.0, 50.0, 300.0,
        ] {
            let t = 1.0 / (1.0 + m);
            let expected = summed(m);
            let tolerance = if m < 0.4 {
                [0.02, 0.13, 1.4]
            } else {
                [0.002, 0.04, 0.42]
            };
            for (j, limit) in [1.0, 2.0, 8.0].into_iter().enumerate() {
                let terms = (0..6).map(|i| f64::from(tables[j][i]) * t.powi(i as i32 + 1));
                let table = limit + terms.sum::<f64>();
                assert!(
                    (table - expected[j]).abs() < tolerance[j],
                    "cumulant {} at {m}: {table}, sum {}",
                    j + 1,
                    expected[j]
                );
                assert!(j != 1 || table > 0.0, "variance {table} at {m}");
            }
        }
    }
}
