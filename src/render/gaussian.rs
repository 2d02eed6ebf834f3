//! Shares of a Gaussian in pixels.

use std::ops::Range;
use std::sync::LazyLock;

/// The least standard deviation that is drawn, in pixels: a narrower Gaussian would fall into one pixel all the same, and
/// here its place within the pixel still shows in the neighbours.
pub const NARROWEST_PX: f64 = 0.25;

/// Where a Gaussian ends, in standard deviations: beyond is less than a picture of 32-bit numbers can tell.
const REACH: f64 = 5.0;

/// Nodes of the table within one standard deviation. Cubics through values and slopes are then off by
/// `max |F''''| / (384 * 32^4)`, 4e-9.
const NODES: f64 = 32.0;

/// The distribution function of a Gaussian that ends at [`REACH`], and its slope times the distance of nodes.
static TABLE: LazyLock<Vec<(f64, f64)>> = LazyLock::new(|| {
    let below = |t: f64| 0.5 * libm::erfc(-t * std::f64::consts::FRAC_1_SQRT_2);
    // What is beyond the end is spread over the rest, so that each localization weighs exactly 1.
    let (first, whole) = (below(-REACH), 1.0 - 2.0 * below(-REACH));
    let density = |t: f64| (-0.5 * t * t).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let node = |k: usize| k as f64 / NODES - REACH;
    let all = 0..=(2.0 * REACH * NODES) as usize;
    all.map(|k| {
        let t = node(k);
        ((below(t) - first) / whole, density(t) / whole / NODES)
    })
    .collect()
});

/// Pixels of a row or a column that a Gaussian reaches, of `side` in all.
pub(super) fn reached(at: f64, std: f64, side: usize) -> Range<usize> {
    let reach = REACH * std.max(NARROWEST_PX);
    // What lies before the first pixel or after the last becomes an empty range; the casts saturate.
    let last = ((at + reach).ceil().max(0.0) as usize).min(side);
    let first = ((at - reach).floor().max(0.0) as usize).min(last);
    first..last
}

/// Shares of a Gaussian in pixels of a row or a column, all of which sum to 1.
pub(super) fn shares(at: f64, std: f64, pixels: Range<usize>, out: &mut Vec<f32>) {
    let table = TABLE.as_slice();
    let nodes_per_pixel = NODES / std.max(NARROWEST_PX);
    let below = |edge: usize| {
        let t = (edge as f64 - at) * nodes_per_pixel + REACH * NODES;
        let t = t.clamp(0.0, (table.len() - 1) as f64);
        let k = (t as usize).min(table.len() - 2);
        let (u, [(f0, d0), (f1, d1)]) = (t - k as f64, [table[k], table[k + 1]]);
        // Hermite's cubic.
        let step = f1 - f0;
        f0 + u * (d0 + u * ((3.0 * step - 2.0 * d0 - d1) + u * (d0 + d1 - 2.0 * step)))
    };
    out.clear();
    let mut last = below(pixels.start);
    out.extend(pixels.map(|pixel| {
        let next = below(pixel + 1);
        (next - std::mem::replace(&mut last, next)) as f32
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_erf() {
        let mut out = Vec::new();
        for std in [0.25, 0.3, 0.7, 1.0, 1.9, 12.0] {
            for at in [30.5, 30.0, 30.123, 2.2, -1.0, 63.9] {
                let pixels = reached(at, std, 64);
                shares(at, std, pixels.clone(), &mut out);
                for pixel in 0..64 {
                    let below = |edge: f64| 0.5 * libm::erf((edge - at) / (std * 2f64.sqrt()));
                    let expected = below(pixel as f64 + 1.0) - below(pixel as f64);
                    let share = match pixels.contains(&pixel) {
                        true => f64::from(out[pixel - pixels.start]),
                        false => 0.0,
                    };
                    let off = (share - expected).abs();
                    assert!(off < 1e-6, "std {std} at {at}, pixel {pixel}: off by {off}");
                }
            }
        }
    }

    #[test]
    fn a_localization_weighs_1() {
        let mut out = Vec::new();
        for k in 0..1000 {
            let (at, std) = (100.0 + 0.0137 * f64::from(k), 0.01 + 0.017 * f64::from(k));
            shares(at, std, reached(at, std, 300), &mut out);
            let sum: f64 = out.iter().map(|&share| f64::from(share)).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{sum}");
            assert!(out.iter().all(|&share| share >= 0.0));
        }
    }

    #[test]
    fn what_is_far_off_reaches_nothing() {
        for at in [-1e30, -100.0, 164.0, 1e30] {
            assert!(reached(at, 1.0, 64).is_empty(), "{at}");
        }
    }
}
