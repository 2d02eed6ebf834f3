//! The exponential function of numbers that are not positive.

use std::f64::consts::{LN_2, LOG2_E};

/// Terms of the series: 1 / k!, the last first.
const SERIES: [f64; 9] = [
    1.0 / 362_880.0,
    1.0 / 40_320.0,
    1.0 / 5_040.0,
    1.0 / 720.0,
    1.0 / 120.0,
    1.0 / 24.0,
    1.0 / 6.0,
    0.5,
    1.0,
];
/// A double of this size has no binary places: adding it rounds.
const ROUNDS: f64 = 6_755_399_441_055_744.0;

/// `exp(x)` for x from -700 to 0, to 1e-11 of it. It has no branch and no call, so that loops of it become
/// vector instructions, and the same bits on all machines.
#[inline(always)]
pub(super) fn exp(x: f64) -> f64 {
    let shifted = x * LOG2_E + ROUNDS;
    let rest = x - (shifted - ROUNDS) * LN_2;
    let mut sum = SERIES[0];
    for term in &SERIES[1..] {
        sum = sum * rest + term;
    }
    let power = (shifted.to_bits() << 52).wrapping_add(1023 << 52);
    (sum * rest + 1.0) * f64::from_bits(power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponential_agrees_with_that_of_the_standard_library() {
        for k in 0..70_001 {
            let x = f64::from(k) * -0.01;
            assert!((exp(x) / libm::exp(x) - 1.0).abs() < 1e-11, "{x}");
        }
        assert_eq!(exp(0.0), 1.0);
    }
}
