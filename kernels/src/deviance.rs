//! Coefficients of the deviance's expected mean and variance.
//!
//! The Poisson deviance of one pixel is far from chi-squared at low light: its mean is 0.47 at 0.1
//! photoelectrons, 1.15 at 1, 1.02 at 10. Both moments were computed by summing the distribution, and
//! fitted as described at `noise::add_moments` by `kernels/derivations/deviance.py`, which prints these
//! tables. Largest errors, mean and variance, for pixels of 0.4 photoelectrons or more:
//! Poisson 0.0013 and 0.033, doubled noise 0.0011 and 0.0081, read noise 0.0025 and 0.045.

use crate::spec::{Noise, constant::MOMENTS_LEN};

const POISSON_MEAN: [f32; 6] = [
    0.167737, -0.6920415, 14.92683, -46.92473, 51.91691, -20.37416,
];
const POISSON_VARIANCE: [f32; 6] = [
    -1.338196, 37.73429, -136.9518, 120.1702, 35.87795, -57.47959,
];

/// Electron multiplication at high gain: each electron becomes an exponentially distributed
/// number, which doubles the variance.
const DOUBLED_MEAN: [f32; 6] = [
    0.06591125, -1.283451, 7.962919, -20.52018, 21.56296, -8.742083,
];
const DOUBLED_VARIANCE: [f32; 6] = [
    0.1219129, -8.504626, 48.68669, -138.4471, 170.0568, -73.35903,
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
    -1.976185,
    -0.16546838,
    2.2064879,
    53.532524,
    252.80899,
    -72.31261,
    -238.82191,
    -1998.2728,
    685.39318,
    357.65508,
    5159.9401,
    -1941.7852,
    74.458469,
    -5387.932,
    1891.1097,
    -533.6923,
    2173.5596,
    -520.12502,
];

/// The coefficients for the mean, then for the variance.
///
/// `excess` is the excess-noise factor; between 1 and 2 the two tables are mixed. With read
/// noise of less than about 0.7 e- rms the tables are extrapolated.
pub fn moment_coefficients(noise: Noise, excess: f64) -> [[f32; MOMENTS_LEN]; 2] {
    let mut out = [[0.0; MOMENTS_LEN]; 2];
    match noise {
        Noise::Poisson => {
            let doubled = (excess - 1.0).clamp(0.0, 1.0);
            let mix =
                |a: f32, b: f32| (f64::from(a) * (1.0 - doubled) + f64::from(b) * doubled) as f32;
            for i in 0..POISSON_MEAN.len() {
                out[0][i] = mix(POISSON_MEAN[i], DOUBLED_MEAN[i]);
                out[1][i] = mix(POISSON_VARIANCE[i], DOUBLED_VARIANCE[i]);
            }
        }
        Noise::Uniform | Noise::Maps => {
            out[0] = READ_NOISE_MEAN;
            out[1] = READ_NOISE_VARIANCE;
        }
    }
    out
}
