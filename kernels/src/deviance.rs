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
//! | read noise | 0.0025 | 0.042 | 1.1 |
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

/// Terms t^i s^j; j varies fastest.
const READ_NOISE_MEAN: [f32; 18] = [
    0.088820762,
    0.20396216,
    0.017075047,
    0.52364568,
    6.4250101,
    0.2985671,
    10.329791,
    -7.6218121,
    -29.747382,
    -71.118035,
    -137.85143,
    199.18151,
    170.42901,
    326.65779,
    -399.42383,
    -157.64689,
    -153.5181,
    232.89458,
];
const READ_NOISE_VARIANCE: [f32; 18] = [
    -1.4682732,
    -0.77035436,
    2.627144,
    39.42549,
    272.37976,
    -88.762617,
    -93.922242,
    -2297.8952,
    872.35462,
    -335.19332,
    6980.0511,
    -2984.228,
    1531.8702,
    -9616.6429,
    4338.8847,
    -1640.3684,
    5479.2327,
    -2480.0743,
];

const READ_NOISE_THIRD: [f32; 18] = [
    -57.635632, -43.532059, 39.378798, 1229.5995, 6416.9807, -1953.3412, -11026.138, -62073.918,
    25375.254, 60506.455, 190062.7, -100811.55, -164517.41, -167183.85, 127085.13, 156680.76,
    -30246.683, -23829.618,
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
