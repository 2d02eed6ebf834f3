//! Percentiles of many numbers, exact and without a copy of them.

/// Bins of each of two passes: half the bits of a number.
const BINS: usize = 1 << 16;

/// The least of the numbers such that it and those below have this fraction of all weight; none if nothing weighs anything.
pub(super) fn quantile<I: Iterator<Item = (f32, f32)>>(
    numbers: impl Fn() -> I,
    fraction: f64,
) -> Option<f32> {
    let mut bins = vec![0.0f64; BINS];
    for (number, weight) in numbers() {
        bins[(key(number) >> 16) as usize] += f64::from(weight);
    }
    let all: f64 = bins.iter().sum();
    let (high, below) = find(&bins, 0.0, fraction * all)?;
    bins.fill(0.0);
    for (number, weight) in numbers() {
        let key = key(number);
        if (key >> 16) as usize == high {
            bins[(key & 0xffff) as usize] += f64::from(weight);
        }
    }
    let (low, _) = find(&bins, below, fraction * all)?;
    Some(number((high << 16 | low) as u32))
}

/// The bin that holds the weight asked for, or the last one with any, and what weighs before it.
fn find(bins: &[f64], before: f64, weight: f64) -> Option<(usize, f64)> {
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

/// Bits that are ordered as the numbers are.
fn key(number: f32) -> u32 {
    let bits = number.to_bits();
    match bits >> 31 {
        0 => bits | 1 << 31,
        _ => !bits,
    }
}

/// The number of a key.
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
    fn as_sorting_finds_it() {
        let numbers: Vec<f32> = (0..2000u32)
            .map(|k| (k.wrapping_mul(2_654_435_761) as f32 - 2e9) * 1e-7)
            .collect();
        let mut sorted = numbers.clone();
        sorted.sort_by(f32::total_cmp);
        for (fraction, place) in [
            (0.0, 0),
            (0.25, 499),
            (0.5, 999),
            (0.995, 1989),
            (1.0, 1999),
        ] {
            let found = quantile(|| numbers.iter().map(|&n| (n, 1.0)), fraction);
            assert_eq!(found, Some(sorted[place]), "{fraction}");
        }
    }

    #[test]
    fn weights_count() {
        let numbers = [(1.0, 1.0), (-2.0, 7.0), (3.0, 2.0)];
        let of = |fraction| quantile(|| numbers.into_iter(), fraction);
        assert_eq!(
            (of(0.6), of(0.75), of(0.9)),
            (Some(-2.0), Some(1.0), Some(3.0))
        );
        assert_eq!(quantile(std::iter::empty, 0.5), None);
    }
}
