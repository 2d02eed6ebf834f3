//! The p-value of a fit, from its deviance.

mod temme;

use gaussmle_kernels::spec::Noise;

/// The number of p-values that are computed together.
const LANES: usize = 16;

/// The least and the largest skewness. Below the least, a normal distribution is as good. The
/// largest is twice that of an exponential distribution.
const SKEWNESS: (f64, f64) = (0.01, 4.0);

/// The least variance of the deviance for each pixel that counts.
const LEAST_VARIANCE: f64 = 0.5;

/// The most pixels that count without read noise: about those of a spot.
const PIXELS_OF_SPOT: usize = 81;

/// The least variance of the deviance that is believed for ROIs with this side.
///
/// The tables of the moments hold for pixels of 0.4 photoelectrons or more. With read noise, they may
/// sum to a variance near or below 0 where most pixels are darker. Simulated spots with 5 to 20
/// photons have a variance of 0.3 to 0.5 for each of 9x9 pixels. Dark pixels without read noise have
/// none: only those of the spot count there.
pub fn least_variance(noise: Noise, side: usize) -> f64 {
    let pixels = side * side;
    let counted = match noise {
        Noise::Poisson => pixels.min(PIXELS_OF_SPOT),
        Noise::Uniform | Noise::Maps => pixels,
    };
    LEAST_VARIANCE * counted as f64
}

/// The p-values of deviances: the probabilities that shifted gamma variables (Pearson type III)
/// exceed them.
///
/// `expected` has mean, variance and third cumulant of each deviance under the model. Each of the
/// `free` fitted parameters removes one chi-squared variable with one degree of freedom from them.
/// With hardly any light, the mean or the variance is too small for that. Then nothing is removed,
/// and the p-values are too large: fitting only lowers a deviance. A variance below `least_variance`,
/// or a mean that is not above 0, shows that the moments do not hold. Then this variance and a mean of
/// 0 or more are taken, nothing is removed, and the p-values are too large as well. All slices have
/// the same length.
pub fn deviance_p_values(
    deviance: &[f32],
    expected: [&[f32]; 3],
    free: f64,
    least_variance: f64,
    out: &mut [f64],
) {
    for (chunk, out) in out.chunks_mut(LANES).enumerate() {
        let start = chunk * LANES;
        let lanes = |values: &[f32]| {
            let mut lanes = [f64::NAN; LANES];
            let values = &values[start..start + out.len()];
            for (lane, &value) in lanes.iter_mut().zip(values) {
                *lane = value.into();
            }
            lanes
        };
        let expected = expected.map(lanes);
        let p_values = p_values(&lanes(deviance), &expected, free, least_variance);
        out.copy_from_slice(&p_values[..out.len()]);
    }
}

/// The p-value of one deviance, with the mean, the variance and the third cumulant of the deviance under
/// the model, the number of fitted parameters, and the least variance that is believed: see
/// [`least_variance`].
pub fn deviance_p_value(deviance: f64, expected: [f64; 3], free: f64, least_variance: f64) -> f64 {
    let [p] = p_values(
        &[deviance],
        &expected.map(|value| [value]),
        free,
        least_variance,
    );
    p
}

fn p_values<const N: usize>(
    deviance: &[f64; N],
    [mean, variance, third]: &[[f64; N]; 3],
    free: f64,
    least_variance: f64,
) -> [f64; N] {
    let [mut a, mut x] = [[0.0; N]; 2];
    for i in 0..N {
        let (mut mean, mut variance) = (mean[i], variance[i]);
        // NaN remains NaN.
        let mut valid = !mean.is_nan() && !variance.is_nan();
        let mut is_left = mean > free && variance > 2.0 * free;
        if variance < least_variance || mean <= 0.0 {
            is_left = false;
            mean = mean.max(0.0);
            variance = variance.max(least_variance);
        }
        let free = if is_left { free } else { 0.0 };
        mean -= free;
        variance -= 2.0 * free;
        let third = third[i] - 8.0 * free;
        let std = variance.sqrt();
        let skewness = (third / (variance * std)).clamp(SKEWNESS.0, SKEWNESS.1);
        // The shape is the square of this.
        let root = 2.0 / skewness;
        let above = (deviance[i] - mean) / std;
        valid &= variance > 0.0;
        a[i] = if valid { root * root } else { f64::NAN };
        x[i] = root * (root + above);
    }
    let mut q = temme::gamma_q(&a, &x);
    for i in 0..N {
        if q[i].is_nan() {
            q[i] = gamma_q_of_terms(a[i], x[i]);
        }
    }
    q
}

/// The regularised upper incomplete gamma function Q(a, x).
#[cfg(feature = "test-util")]
pub fn gamma_q(a: f64, x: f64) -> f64 {
    let [q] = temme::gamma_q(&[a], &[x]);
    if q.is_nan() {
        gamma_q_of_terms(a, x)
    } else {
        q
    }
}

/// Q(a, x) by its series for `x < a + 1`, otherwise by Lentz's continued fraction.
fn gamma_q_of_terms(a: f64, x: f64) -> f64 {
    const MOST_TERMS: u32 = 10_000;
    if a.is_nan() || x.is_nan() {
        return f64::NAN;
    }
    if x <= 0.0 {
        return 1.0;
    }
    if x.is_infinite() {
        return 0.0;
    }
    let front = libm::exp(a * libm::log(x) - x - libm::lgamma(a));
    if x < a + 1.0 {
        let mut term = 1.0 / a;
        let mut sum = term;
        for n in 1..MOST_TERMS {
            term *= x / (a + f64::from(n));
            sum += term;
            if term < sum * 1e-16 {
                break;
            }
        }
        return (1.0 - front * sum).clamp(0.0, 1.0);
    }
    let tiny = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / tiny;
    let mut d = 1.0 / b;
    let mut h = d;
    for n in 1..MOST_TERMS {
        let n = f64::from(n);
        let an = -n * (n - a);
        b += 2.0;
        d = 1.0 / (an * d + b).abs().max(tiny).copysign(an * d + b);
        c = (b + an / c).abs().max(tiny).copysign(b + an / c);
        h *= d * c;
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    (front * h).clamp(0.0, 1.0)
}

/// The Kolmogorov-Smirnov distance of a sample from the uniform distribution on 0 to 1. The sample
/// is sorted.
#[cfg(feature = "test-util")]
pub fn ks_uniform(sample: &mut [f64]) -> f64 {
    sample.sort_by(f64::total_cmp);
    let n = sample.len() as f64;
    let mut distance: f64 = 0.0;
    for (i, &p) in sample.iter().enumerate() {
        let (below, above) = (i as f64 / n, (i as f64 + 1.0) / n);
        distance = distance.max(p - below).max(above - p);
    }
    distance
}
