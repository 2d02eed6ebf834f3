//! The p-value of a fit, from its deviance.

/// The least and the largest skewness. Below the least, a normal distribution is as good. The
/// largest is twice that of an exponential distribution.
const SKEWNESS: (f64, f64) = (0.01, 4.0);

/// The p-value of a deviance: the probability that a shifted gamma variable (Pearson type III)
/// exceeds it.
///
/// `expected` has mean, variance and third cumulant of the deviance under the model. Each of the
/// `free` fitted parameters removes one chi-squared variable with one degree of freedom from them.
pub fn deviance_p_value(deviance: f64, expected: [f64; 3], free: f64) -> f64 {
    let [mean, variance, third] = expected;
    let mean = mean - free;
    let variance = variance - 2.0 * free;
    let third = third - 8.0 * free;
    if !(mean > 0.0 && variance > 0.0) || deviance.is_nan() || third.is_nan() {
        return f64::NAN;
    }
    let skewness = (third / variance.powf(1.5)).clamp(SKEWNESS.0, SKEWNESS.1);
    let shape = 4.0 / (skewness * skewness);
    let above = (deviance - mean) / variance.sqrt();
    gamma_q(shape, shape + above * shape.sqrt())
}

/// The regularised upper incomplete gamma function Q(a, x): its series for `x < a + 1`, otherwise
/// Lentz's continued fraction.
pub fn gamma_q(a: f64, x: f64) -> f64 {
    const MOST_TERMS: u32 = 10_000;
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
