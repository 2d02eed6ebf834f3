//! The p-value of a fit, from its deviance.

mod temme;

use temme::{LANES, Lanes};

/// The least and the largest skewness. Below the least, a normal distribution is as good. The
/// largest is twice that of an exponential distribution.
const SKEWNESS: (f64, f64) = (0.01, 4.0);

/// The p-values of deviances: the probabilities that shifted gamma variables (Pearson type III)
/// exceed them.
///
/// `expected` has mean, variance and third cumulant of each deviance under the model. Each of the
/// `free` fitted parameters removes one chi-squared variable with one degree of freedom from them.
/// With hardly any light, the mean or the variance is too small for that. Then nothing is removed,
/// and the p-values are too large: fitting only lowers a deviance. All slices have the same length.
pub fn deviance_p_values(deviance: &[f32], expected: [&[f32]; 3], free: f64, out: &mut [f64]) {
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
        let p_values = p_values(&lanes(deviance), &expected.map(lanes), free);
        out.copy_from_slice(&p_values[..out.len()]);
    }
}

/// The p-value of one deviance, as [`deviance_p_values`].
#[cfg(feature = "test-util")]
pub fn deviance_p_value(deviance: f64, expected: [f64; 3], free: f64) -> f64 {
    p_values(
        &[deviance; LANES],
        &expected.map(|value| [value; LANES]),
        free,
    )[0]
}

fn p_values(deviance: &Lanes, [mean, variance, third]: &[Lanes; 3], free: f64) -> Lanes {
    let [mut a, mut x] = [[0.0; LANES]; 2];
    for i in 0..LANES {
        let is_left = mean[i] > free && variance[i] > 2.0 * free;
        let free = if is_left { free } else { 0.0 };
        let mean = mean[i] - free;
        let variance = variance[i] - 2.0 * free;
        let third = third[i] - 8.0 * free;
        let std = variance.sqrt();
        let skewness = (third / (variance * std)).clamp(SKEWNESS.0, SKEWNESS.1);
        // The shape is the square of this.
        let root = 2.0 / skewness;
        let above = (deviance[i] - mean) / std;
        // NaN remains NaN.
        let valid = mean > 0.0 && variance > 0.0;
        a[i] = if valid { root * root } else { f64::NAN };
        x[i] = root * (root + above);
    }
    let mut q = temme::gamma_q(&a, &x);
    for i in 0..LANES {
        if q[i].is_nan() {
            q[i] = gamma_q_of_terms(a[i], x[i]);
        }
    }
    q
}

/// The regularised upper incomplete gamma function Q(a, x).
#[cfg(feature = "test-util")]
pub fn gamma_q(a: f64, x: f64) -> f64 {
    let [q, ..] = temme::gamma_q(&[a; LANES], &[x; LANES]);
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
    let front = (a * x.ln() - x - libm::lgamma(a)).exp();
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
