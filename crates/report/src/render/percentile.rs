//! Exact quantiles of weighted numbers, without sorting or copying them.
//!
//! A radix selection on the bits of the numbers: two passes of 16 bits each.

/// Bins of each pass: half the bits of a number.
const BINS: usize = 1 << 16;

/// The smallest number such that the numbers up to it have this fraction of the total weight;
/// `None` if the total weight is 0.
pub(super) fn weighted_quantile<I: Iterator<Item = (f32, f32)>>(
    numbers: impl Fn() -> I,
    fraction: f64,
) -> Option<f32> {
    let mut bins = vec![0.0f64; BINS];
    for (number, weight) in numbers() {
        bins[(key(number) >> 16) as usize] += f64::from(weight);
    }
    let total: f64 = bins.iter().sum();
    let (high, below) = find_bin(&bins, 0.0, fraction * total)?;
    bins.fill(0.0);
    for (number, weight) in numbers() {
        let key = key(number);
        if (key >> 16) as usize == high {
            bins[(key & 0xffff) as usize] += f64::from(weight);
        }
    }
    let (low, _) = find_bin(&bins, below, fraction * total)?;
    Some(number((high << 16 | low) as u32))
}

/// The bin where the cumulative weight reaches `weight`, or the last non-empty bin, and the weight
/// below that bin.
fn find_bin(bins: &[f64], before: f64, weight: f64) -> Option<(usize, f64)> {
    let mut found = None;
    let mut below = before;
    for (bin, &in_bin) in bins.iter().enumerate() {
        if in_bin > 0.0 {
            found = Some((bin, below));
            below += in_bin;
            if below >= weight {
                break;
            }
        }
    }
    found
}

/// The bits of a number, changed such that their order is the order of the numbers.
fn key(number: f32) -> u32 {
    let bits = number.to_bits();
    match bits >> 31 {
        0 => bits | 1 << 31,
        _ => !bits,
    }
}

/// The number with a key.
fn number(key: u32) -> f32 {
    f32::from_bits(match key >> 31 {
        1 => key & !(1 << 31),
        _ => !key,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_match_sorting() {
        let numbers: Vec<f32> = (0..2000u32)
            .map(|k| (k.wrapping_mul(2_654_435_761) as f32 - 2e9) * 1e-7)
            .collect();
        let mut sorted = numbers.clone();
        sorted.sort_by(f32::total_cmp);
        for (fraction, rank) in [
            (0.0, 0),
            (0.25, 499),
            (0.5, 999),
            (0.995, 1989),
            (1.0, 1999),
        ] {
            let found = weighted_quantile(|| numbers.iter().map(|&n| (n, 1.0)), fraction);
            assert_eq!(found, Some(sorted[rank]), "{fraction}");
        }
    }

    #[test]
    fn quantiles_use_weights() {
        let numbers = [(1.0, 1.0), (-2.0, 7.0), (3.0, 2.0)];
        let quantile = |fraction| weighted_quantile(|| numbers.into_iter(), fraction);
        assert_eq!(
            (quantile(0.6), quantile(0.75), quantile(0.9)),
            (Some(-2.0), Some(1.0), Some(3.0))
        );
        assert_eq!(weighted_quantile(std::iter::empty, 0.5), None);
    }
}
