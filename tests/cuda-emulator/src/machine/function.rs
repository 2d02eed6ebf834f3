//! Functions that the hardware approximates, in f64.
//!
//! They are polynomials instead of calls of the C library: loops over lanes become vector
//! instructions, and results are the same on every host. Their errors are about 1e-16, so the f32
//! that they are rounded to is nearly always the nearest one.

use std::f64::consts::{LN_2, SQRT_2};

/// Terms of the series of 2^x on [-0.5, 0.5]: the first omitted one is below 4e-18.
const EXP2_TERMS: usize = 14;

/// ln(2)^k / k!, the Taylor coefficients of 2^x.
const EXP2: [f64; EXP2_TERMS] = {
    let mut coefficients = [1.0; EXP2_TERMS];
    let mut k = 1;
    while k < EXP2_TERMS {
        coefficients[k] = coefficients[k - 1] * LN_2 / k as f64;
        k += 1;
    }
    coefficients
};

/// 2^52 + 2^51: adding it leaves an integer in the low bits of the sum.
const TO_INTEGER: f64 = 6_755_399_441_055_744.0;

/// 2^x for a finite or infinite x that was an f32. The result is meant for rounding to f32: beyond
/// the range of f32, it is only large or small.
#[inline(always)]
pub(super) fn exp2(x: f64) -> f64 {
    // All results of f32 are within these bounds; they keep the exponent below in range.
    let x = if x > 200.0 { 200.0 } else { x };
    let x = if x < -200.0 { -200.0 } else { x };
    let shifted = x + TO_INTEGER;
    let whole = shifted - TO_INTEGER;
    let fraction = x - whole;
    let mut sum = EXP2[EXP2_TERMS - 1];
    let mut k = EXP2_TERMS - 1;
    while k > 0 {
        k -= 1;
        sum = sum.mul_add(fraction, EXP2[k]);
    }
    // The integer is in the low bits of the shifted value, modulo 2^32.
    let exponent = shifted.to_bits() << 52;
    f64::from_bits(sum.to_bits().wrapping_add(exponent))
}

/// Terms of the series of log2 below: the first omitted one is below 1e-17.
const LOG2_TERMS: usize = 11;

/// 2 / (ln(2) (2k + 1)): log2(m) = sum of them times s^(2k + 1), where s = (m - 1) / (m + 1).
const LOG2: [f64; LOG2_TERMS] = {
    let mut coefficients = [0.0; LOG2_TERMS];
    let mut k = 0;
    while k < LOG2_TERMS {
        coefficients[k] = 2.0 / (LN_2 * (2 * k + 1) as f64);
        k += 1;
    }
    coefficients
};

/// log2(x) of a positive, finite, normal x. An f32 is normal as f64, even if it is subnormal as f32.
#[inline(always)]
pub(super) fn log2(x: f64) -> f64 {
    const MANTISSA: u64 = (1 << 52) - 1;
    let bits = x.to_bits();
    let mantissa = f64::from_bits(bits & MANTISSA | 1.0f64.to_bits());
    // To [sqrt(1/2), sqrt(2)], where the series converges fast.
    let is_large = mantissa > SQRT_2;
    let mantissa = if is_large { mantissa * 0.5 } else { mantissa };
    // The exponent becomes a float by its bits, as vector instructions for u64 are missing.
    let exponent = f64::from_bits(bits >> 52 | 4_503_599_627_370_496.0_f64.to_bits())
        - (4_503_599_627_370_496.0 + 1023.0);
    let exponent = if is_large { exponent + 1.0 } else { exponent };
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let square = s * s;
    let mut sum = LOG2[LOG2_TERMS - 1];
    let mut k = LOG2_TERMS - 1;
    while k > 0 {
        k -= 1;
        sum = sum.mul_add(square, LOG2[k]);
    }
    sum.mul_add(s, exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_agree_with_the_standard_library() {
        let mut bits = 0u32;
        let (mut different, mut count) = (0, 0);
        // A step that is coprime to 2^32 visits all exponents and signs.
        for _ in 0..2_000_000 {
            bits = bits.wrapping_add(2_654_435_769);
            let x = f32::from_bits(bits);
            if x.is_nan() {
                continue;
            }
            count += 1;
            let (ours, theirs) = (exp2(f64::from(x)) as f32, f64::from(x).exp2() as f32);
            different += u32::from(ours != theirs);
            if x > 0.0 && x.is_finite() {
                let (ours, theirs) = (log2(f64::from(x)) as f32, f64::from(x).log2() as f32);
                different += u32::from(ours != theirs);
            }
        }
        assert!(count > 1_900_000);
        assert_eq!(different, 0);
    }

    #[test]
    fn powers_of_two_are_exact() {
        for n in -149..=127 {
            let power = 2f64.powi(n);
            assert_eq!(exp2(f64::from(n)), power);
            assert_eq!(log2(power), f64::from(n));
        }
    }
}
