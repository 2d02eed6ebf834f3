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
//! | read noise from 1 e- rms on | 0.0017 | 0.032 | 1.1 |
//! | 0.65, 0.87 e- | 0.0043 | 0.032 | 0.53 |
//! | 0.36, 0.49 e- | 0.0057 | 0.042 | 0.28 |
//! | 0.15, 0.20, 0.27 e- | 0.017 | 0.061 | 0.33 |
//!
//! The tables of low read noise have errors of both signs, which cancel in the sum over an ROI: they
//! are fitted by least squares from 0.7 photoelectrons on, the others by the largest error. Without
//! light, variance and third cumulant are 0.

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

/// The variance of the first table of [`LOW_READ_NOISE`], e-^2: 0.15 e- rms.
const FIRST_VARIANCE: f64 = 0.0225;

/// The ratio of the variances of successive tables.
const VARIANCE_RATIO: f64 = 1.8;

/// Mean, variance and third cumulant for low read noise, in the terms of [`READ_NOISE_MEAN`]. A table
/// holds for pixels whose variance is at most 1.4 times larger or smaller than its own. The tables
/// above hold from the next variance on, 1.2 e- rms.
const LOW_READ_NOISE: [[[f32; MOMENTS_LEN]; MOMENTS_COUNT]; 7] = [
    [
        [
            -0.4278225, 50.29238, -1197.7056, 11171.378, -34042.705, -85.177034, 3138.7303,
            -28828.311, 73466.244,
        ],
        [
            3.5588343, -209.95133, 4413.0336, -29206.486, 51013.481, -77.27359, 11369.501,
            -131489.26, 389118.81,
        ],
        [
            21.924419, -1630.7769, 42905.101, -371890.3, 964404.9, 5993.0579, -51258.273,
            -14711.464, 586423.32,
        ],
    ],
    [
        [
            -0.34093535,
            43.889804,
            -1060.9183,
            10091.845,
            -31330.483,
            -89.863595,
            3348.6274,
            -31286.339,
            81674.302,
        ],
        [
            3.3621145, -198.3987, 4247.6931, -28653.1, 51265.866, -42.929336, 10358.21, -122485.78,
            364140.5,
        ],
        [
            21.504163, -1603.9894, 42472.598, -371053.54, 969585.01, 6697.287, -71585.237,
            157340.83, 148551.35,
        ],
    ],
    [
        [
            -0.24280271,
            36.592438,
            -906.06582,
            8891.6449,
            -28380.779,
            -47.514903,
            2160.1887,
            -21594.706,
            58018.154,
        ],
        [
            3.1415063, -185.13251, 4041.0734, -27697.643, 50230.075, 47.282864, 7748.0897,
            -100318.03, 306927.56,
        ],
        [
            21.598804, -1622.4367, 43065.002, -378403.22, 995791.73, 7560.7918, -96110.087,
            361274.15, -365314.75,
        ],
    ],
    [
        [
            -0.14449375,
            29.233793,
            -753.00848,
            7759.3169,
            -25800.677,
            6.0498385,
            594.29492,
            -8248.6619,
            24027.792,
        ],
        [
            2.9226113, -171.49779, 3805.0287, -26255.623, 47174.056, 124.13267, 5463.6443,
            -80334.176, 254698.44,
        ],
        [
            22.665597, -1726.9716, 45612.285, -401255.5, 1062037.6, 8343.854, -117030.09,
            526085.22, -764684.74,
        ],
    ],
    [
        [
            -0.047029594,
            21.95985,
            -598.06798,
            6571.3108,
            -22989.731,
            3.0075741,
            520.63729,
            -6434.6406,
            17472.107,
        ],
        [
            2.6531565, -152.41233, 3420.4372, -23383.944, 39669.699, 53.246359, 7299.7053,
            -93532.598, 284901.67,
        ],
        [
            25.746412, -2014.6122, 52595.851, -462798.75, 1238849.8, 7915.5778, -104451.46,
            423051.78, -510284.57,
        ],
    ],
    [
        [
            0.011003647,
            17.650953,
            -503.18969,
            5798.8748,
            -21012.76,
            -8.27244,
            761.71199,
            -7814.387,
            19963.393,
        ],
        [
            2.3033677, -122.84308, 2718.4724, -17310.191, 22256.581, -55.390604, 10498.525,
            -120962.34, 358626.27,
        ],
        [
            29.515606, -2374.789, 60857.738, -529484.91, 1415974.5, 8426.3992, -113474.94,
            462096.69, -534603.25,
        ],
    ],
    [
        [
            0.061458384,
            13.885669,
            -400.66415,
            4768.8554,
            -17786.816,
            -31.222718,
            1236.7288,
            -10753.058,
            25671.453,
        ],
        [
            1.6679038, -60.695147, 1161.2267, -3417.3567, -18087.596, -294.39435, 17225.903,
            -179743.54, 521838.4,
        ],
        [
            31.94491, -2629.2778, 64294.255, -538736.54, 1402116.1, 9149.4682, -108366.9,
            271001.23, 269134.13,
        ],
    ],
];

/// The tables for read noise with this variance. Between those of two variances they are
/// interpolated, by the logarithm. Below 0.15 e- rms they are those of 0.15.
fn read_noise_coefficients(variance: f64) -> [[f32; MOMENTS_LEN]; MOMENTS_COUNT] {
    let table = |index: usize| {
        let high = [READ_NOISE_MEAN, READ_NOISE_VARIANCE, READ_NOISE_THIRD];
        LOW_READ_NOISE.get(index).copied().unwrap_or(high)
    };
    let last = LOW_READ_NOISE.len() as f64;
    let place = ((variance / FIRST_VARIANCE).ln() / VARIANCE_RATIO.ln()).clamp(0.0, last);
    let (below, share) = (place as usize, place.fract());
    let (low, high) = (table(below), table(below + 1));
    std::array::from_fn(|j| {
        std::array::from_fn(|i| {
            (f64::from(low[j][i]) * (1.0 - share) + f64::from(high[j][i]) * share) as f32
        })
    })
}

/// Returns the coefficients of the mean, the variance and the third cumulant.
///
/// `excess` is the excess-noise factor; between 1 and 2 the tables are interpolated. `variance` is
/// that of the read noise of most pixels, e-^2, divided by the square of `excess`.
pub fn moment_coefficients(
    noise: Noise,
    excess: f64,
    variance: f64,
) -> [[f32; MOMENTS_LEN]; MOMENTS_COUNT] {
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
        Noise::Uniform | Noise::Maps => out = read_noise_coefficients(variance),
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
        let tables = moment_coefficients(Noise::Poisson, 1.0, 0.0);
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

    /// Mean, variance and third cumulant of the deviance of a pixel with read noise, integrated over
    /// its distribution. The third cumulant lacks the part that the fit adds, as in
    /// `kernels/derivations/deviance.py`.
    fn integrated(m: f64, variance: f64, slope: f64) -> [f64; 3] {
        let mu = m + variance;
        let mut probability = (-m).exp();
        let mut all: Vec<[f64; 3]> = Vec::new();
        for k in 0..(m + 12.0 * m.sqrt() + 30.0) as usize {
            if k > 0 {
                probability *= m / k as f64;
            }
            if probability < 1e-13 {
                continue;
            }
            for step in -80..=80 {
                let z = f64::from(step) / 10.0;
                let d = k as f64 + variance.sqrt() * z + variance;
                let deviance = match d > 0.0 {
                    true => 2.0 * (mu - d + d * (d / mu).ln()),
                    false => 2.0 * (mu - d * mu.ln()),
                };
                all.push([probability * (-0.5 * z * z).exp(), d - mu, deviance]);
            }
        }
        let total: f64 = all.iter().map(|value| value[0]).sum();
        let sum = |of: &dyn Fn(f64, f64) -> f64| {
            all.iter().map(|&[p, r, d]| p * of(r, d)).sum::<f64>() / total
        };
        let mean = sum(&|_, d| d);
        let rest = |r: f64, d: f64| d - mean - slope * r;
        let together = sum(&|r, d| rest(r, d) * r).powi(2) / sum(&|r, _| r * r);
        let power = |n: i32| sum(&|r, d| rest(r, d).powi(n));
        [mean, power(2), power(3) - 6.0 * together]
    }

    /// The cumulants of the deviance of an ROI of 11x11 pixels with a spot of 1500 photoelectrons:
    /// integrated, and by the tables.
    fn of_roi(background: f64, variance: f64) -> [[f64; 3]; 2] {
        let tables = moment_coefficients(Noise::Uniform, 1.0, variance);
        let mut sums = [[0.0; 3]; 2];
        for (x, y) in (0..36).map(|i| (i % 6, i / 6)) {
            let count = f64::from((1 + i32::from(x > 0)) * (1 + i32::from(y > 0)));
            let square = f64::from(x * x + y * y);
            let m = background + 1500.0 / (std::f64::consts::TAU * 1.69) * (-square / 3.38).exp();
            let h = 1e-3 * m;
            let mean = |m: f64| integrated(m, variance, 0.0)[0];
            let slope = (mean(m + h) - mean(m - h)) / (2.0 * h);
            let exact = integrated(m, variance, slope);
            let (t, s) = (1.0 / (5.0 + m + variance), variance / (m + variance));
            for (j, limit) in [1.0, 2.0, 8.0].into_iter().enumerate() {
                let term = |i: usize| match i {
                    0..5 => t.powi(i as i32 + 1),
                    _ => s * t.powi(i as i32 - 3),
                };
                let terms = (0..MOMENTS_LEN).map(|i| f64::from(tables[j][i]) * term(i));
                sums[0][j] += count * exact[j];
                sums[1][j] += count * (limit + terms.sum::<f64>());
            }
        }
        sums
    }

    #[test]
    fn tables_of_read_noise_agree_with_integrals() {
        for read_noise in [
            0.15f64, 0.2, 0.27, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.6,
        ] {
            for background in [1.0, 3.0, 10.0, 50.0] {
                let [exact, table] = of_roi(background, read_noise * read_noise);
                // The distribution of p-values is off by 0.4 times this: the density of a normal
                // distribution. At 0.15 e- the terms follow the cumulants less closely.
                let most = if read_noise < 0.25 { 0.03 } else { 0.02 };
                let shift = (table[0] - exact[0]) / exact[1].sqrt();
                let wider = (table[1] / exact[1]).sqrt() - 1.0;
                let skewness = |of: [f64; 3]| of[2] / of[1].powf(1.5);
                let skewer = skewness(table) - skewness(exact);
                println!("{read_noise} b {background}: {shift:.4} {wider:.4} {skewer:.4}");
                assert!(
                    shift.abs() < most,
                    "{read_noise} b {background}: mean {shift}"
                );
                assert!(
                    wider.abs() < 0.01,
                    "{read_noise} b {background}: width {wider}"
                );
                // By Edgeworth's series, p-values are off by at most a fifteenth of this.
                assert!(
                    skewer.abs() < 0.04,
                    "{read_noise} b {background}: skewness {skewer}"
                );
            }
        }
    }

    #[test]
    fn tables_of_read_noise_meet() {
        // Without steps from one table to the next, and with limits at both ends.
        let mean = |variance: f64| moment_coefficients(Noise::Maps, 1.0, variance)[0];
        assert_eq!(mean(0.0), LOW_READ_NOISE[0][0]);
        assert_eq!(mean(f64::INFINITY), READ_NOISE_MEAN);
        assert_eq!(mean(1e4), READ_NOISE_MEAN);
        for index in 0..=LOW_READ_NOISE.len() {
            let variance = FIRST_VARIANCE * VARIANCE_RATIO.powi(index as i32);
            let tables = [1.0 - 1e-9, 1.0 + 1e-9].map(|factor| mean(variance * factor));
            for (below, above) in tables[0].iter().zip(tables[1]) {
                assert!((below - above).abs() <= 1e-5 * above.abs(), "{variance}");
            }
        }
    }
}
