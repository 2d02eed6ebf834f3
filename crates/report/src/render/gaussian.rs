//! Gaussians integrated over pixels.

use std::ops::Range;
use std::sync::LazyLock;

/// The smallest rendered standard deviation, pixels. A narrower Gaussian would nearly always fall
/// into one pixel; at this width its neighbours still show its position within the pixel.
pub const MIN_STD_PX: f64 = 0.25;

/// Truncation of a Gaussian, standard deviations. The weight beyond is below the resolution of
/// 32-bit numbers.
const CUTOFF: f64 = 5.0;

/// Nodes of the table per standard deviation. The error of Hermite interpolation is then at most
/// `max |F''''| / (384 * 32^4)`, 4e-9.
const NODES_PER_STD: f64 = 32.0;

/// The distribution function of a Gaussian truncated at [`CUTOFF`], and its slope times the
/// distance of nodes.
static TABLE: LazyLock<Vec<(f64, f64)>> = LazyLock::new(|| {
    let cdf = |t: f64| 0.5 * libm::erfc(-t * std::f64::consts::FRAC_1_SQRT_2);
    // The truncated distribution is normalized: the weight of each localization is exactly 1.
    let (first, whole) = (cdf(-CUTOFF), 1.0 - 2.0 * cdf(-CUTOFF));
    let density = |t: f64| libm::exp(-0.5 * t * t) / (2.0 * std::f64::consts::PI).sqrt();
    let node = |k: usize| k as f64 / NODES_PER_STD - CUTOFF;
    let nodes = 0..=(2.0 * CUTOFF * NODES_PER_STD) as usize;
    nodes
        .map(|k| {
            let t = node(k);
            ((cdf(t) - first) / whole, density(t) / whole / NODES_PER_STD)
        })
        .collect()
});

/// The range of the `side` pixels of a row or a column that a Gaussian covers.
pub(super) fn covered_pixels(center: f64, std: f64, side: usize) -> Range<usize> {
    let cutoff = CUTOFF * std.max(MIN_STD_PX);
    // Outside the picture the range is empty. The casts saturate.
    let last = ((center + cutoff).ceil().max(0.0) as usize).min(side);
    let first = ((center - cutoff).floor().max(0.0) as usize).min(last);
    first..last
}

/// Computes the integrals of a Gaussian over the pixels of a row or a column. Over all covered
/// pixels they sum to 1.
pub(super) fn pixel_integrals(center: f64, std: f64, pixels: Range<usize>, out: &mut Vec<f32>) {
    let table = TABLE.as_slice();
    let nodes_per_pixel = NODES_PER_STD / std.max(MIN_STD_PX);
    let cdf = |edge: usize| {
        let t = (edge as f64 - center) * nodes_per_pixel + CUTOFF * NODES_PER_STD;
        let t = t.clamp(0.0, (table.len() - 1) as f64);
        let k = (t as usize).min(table.len() - 2);
        let (u, [(f0, d0), (f1, d1)]) = (t - k as f64, [table[k], table[k + 1]]);
        // The cubic Hermite interpolant.
        let step = f1 - f0;
        f0 + u * (d0 + u * ((3.0 * step - 2.0 * d0 - d1) + u * (d0 + d1 - 2.0 * step)))
    };
    out.clear();
    let mut last = cdf(pixels.start);
    out.extend(pixels.map(|pixel| {
        let next = cdf(pixel + 1);
        (next - std::mem::replace(&mut last, next)) as f32
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixel_integrals_match_erf() {
        let mut out = Vec::new();
        for std in [0.25, 0.3, 0.7, 1.0, 1.9, 12.0] {
            for at in [30.5, 30.0, 30.123, 2.2, -1.0, 63.9] {
                let pixels = covered_pixels(at, std, 64);
                pixel_integrals(at, std, pixels.clone(), &mut out);
                for pixel in 0..64 {
                    let cdf = |edge: f64| 0.5 * libm::erf((edge - at) / (std * 2f64.sqrt()));
                    let expected = cdf(pixel as f64 + 1.0) - cdf(pixel as f64);
                    let integral = match pixels.contains(&pixel) {
                        true => f64::from(out[pixel - pixels.start]),
                        false => 0.0,
                    };
                    let off = (integral - expected).abs();
                    assert!(off < 1e-6, "std {std} at {at}, pixel {pixel}: off by {off}");
                }
            }
        }
    }

    #[test]
    fn weight_of_a_localization_is_1() {
        let mut out = Vec::new();
        for k in 0..1000 {
            let (at, std) = (100.0 + 0.0137 * f64::from(k), 0.01 + 0.017 * f64::from(k));
            pixel_integrals(at, std, covered_pixels(at, std, 300), &mut out);
            let sum: f64 = out.iter().map(|&part| f64::from(part)).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{sum}");
            assert!(out.iter().all(|&part| part >= 0.0));
        }
    }

    #[test]
    fn far_gaussians_cover_no_pixel() {
        for at in [-1e30, -100.0, 164.0, 1e30] {
            assert!(covered_pixels(at, 1.0, 64).is_empty(), "{at}");
        }
    }
}
