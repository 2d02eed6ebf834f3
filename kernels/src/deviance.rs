//! Coefficients of the deviance's expected mean, variance and third cumulant.
//!
//! The Poisson deviance of one pixel is far from chi-squared at low light: its mean is 0.47 at 0.1
//! photoelectrons, 1.15 at 1, 1.02 at 10. Its variance and third cumulant are those about what is expected at the mean
//! that was fitted: a patch that happens to be bright has another mean deviance, and is compared with that. All three were
//! computed by summing the distribution, and fitted as described at `noise::add_moments` by
//! `kernels/derivations/deviance.py`, which prints these tables. Largest errors, for pixels of 0.4 photoelectrons or more:
//! Poisson 0.0013, 0.033 and 0.29, doubled noise 0.0011, 0.0019 and 0.027, read noise 0.0025, 0.042 and 1.1.

use crate::spec::Noise;
use crate::spec::constant::{MOMENTS_LEN, MOMENTS_OF};

const POISSON_MEAN: [f32; 6] = [
    0.167737, -0.6920415, 14.92683, -46.92473, 51.91691, -20.37416,
];
const POISSON_VARIANCE: [f32; 6] = [
    -1.3700583, 38.929298, -149.05172, 164.9006, -30.672063, -25.205295,
];
const POISSON_THIRD: [f32; 6] = [
    -13.822041, 477.87225, -2947.8311, 6711.9097, -6625.4951, 2393.8577,
];

/// Electron multiplication at high gain: each electron becomes an exponentially distributed
/// number, which doubles the variance.
const DOUBLED_MEAN: [f32; 6] = [
    0.06591125, -1.283451, 7.962919, -20.52018, 21.56296, -8.742083,
];
const DOUBLED_VARIANCE: [f32; 6] = [
    -0.40786261,
    0.31623825,
    0.44007639,
    -20.038022,
    31.160178,
    -13.500501,
];
const DOUBLED_THIRD: [f32; 6] = [
    -1.9012625, -17.23226, 57.558615, -131.71727, 137.61841, -52.68192,
];

/// Terms t^i s^j, j running fastest.
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

/// The coefficients for the mean, for the variance, and for the third cumulant.
///
/// `excess` is the excess-noise factor; between 1 and 2 the two tables are mixed. With read
/// noise of less than about 0.7 e- rms the tables are extrapolated.
pub fn moment_coefficients(noise: Noise, excess: f64) -> [[f32; MOMENTS_LEN]; MOMENTS_OF] {
    let mut out = [[0.0; MOMENTS_LEN]; MOMENTS_OF];
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
