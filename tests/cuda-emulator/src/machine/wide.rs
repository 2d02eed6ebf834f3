//! 64-bit integers and f64 arithmetic.

use super::frame::Frame;
use crate::ptx::operation::{F64Op, I64Op};

#[inline(always)]
fn mul_hi_u(a: u64, b: u64) -> u64 {
    ((u128::from(a) * u128::from(b)) >> 64) as u64
}

#[inline(always)]
fn mul_hi_s(a: u64, b: u64) -> u64 {
    ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64
}

#[inline(always)]
fn mul_wide_u(a: u32, b: u32) -> u64 {
    u64::from(a) * u64::from(b)
}

#[inline(always)]
fn mul_wide_s(a: u32, b: u32) -> u64 {
    (i64::from(a as i32) * i64::from(b as i32)) as u64
}

/// The result for a divisor of zero is not defined by PTX: here all ones.
#[inline(always)]
fn div_s(a: u64, b: u64) -> u64 {
    if b == 0 {
        u64::MAX
    } else {
        (a as i64).wrapping_div(b as i64) as u64
    }
}

/// The result for a divisor of zero is not defined by PTX: here the dividend.
#[inline(always)]
fn rem_s(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        (a as i64).wrapping_rem(b as i64) as u64
    }
}

/// A wide destination of 32-bit sources.
#[inline(always)]
fn widen(frame: &mut Frame<'_>, operation: impl Fn(u32, u32) -> u64) {
    let (a, b) = (frame.source(0), frame.source(1));
    frame.write_wide(0, |lane| operation(a.get(lane), b.get(lane)));
}

/// A wide destination of two 32-bit sources and a wide one.
#[inline(always)]
fn widen_add(frame: &mut Frame<'_>, operation: impl Fn(u32, u32) -> u64) {
    let (a, b, c) = (frame.source(0), frame.source(1), frame.wide_source(2));
    frame.write_wide(0, |lane| {
        operation(a.get(lane), b.get(lane)).wrapping_add(c.get(lane))
    });
}

/// A shift by a 32-bit count.
#[inline(always)]
fn shift(frame: &mut Frame<'_>, operation: impl Fn(u64, u32) -> u64) {
    let (a, count) = (frame.wide_source(0), frame.source(1));
    frame.write_wide(0, |lane| operation(a.get(lane), count.get(lane)));
}

#[inline(always)]
pub(super) fn execute(op: I64Op, frame: &mut Frame<'_>) {
    match op {
        I64Op::Mov => frame.wide_map1(|a| a),
        I64Op::Add => frame.wide_map2(u64::wrapping_add),
        I64Op::Sub => frame.wide_map2(u64::wrapping_sub),
        I64Op::Neg => frame.wide_map1(u64::wrapping_neg),
        I64Op::MulLo => frame.wide_map2(u64::wrapping_mul),
        I64Op::MulHiU => frame.wide_map2(mul_hi_u),
        I64Op::MulHiS => frame.wide_map2(mul_hi_s),
        I64Op::MadLo => frame.wide_map3(|a, b, c| a.wrapping_mul(b).wrapping_add(c)),
        I64Op::MulWideU => widen(frame, mul_wide_u),
        I64Op::MulWideS => widen(frame, mul_wide_s),
        I64Op::MadWideU => widen_add(frame, mul_wide_u),
        I64Op::MadWideS => widen_add(frame, mul_wide_s),
        I64Op::DivU => frame.wide_map2(|a, b| a.checked_div(b).unwrap_or(u64::MAX)),
        I64Op::DivS => frame.wide_map2(div_s),
        I64Op::RemU => frame.wide_map2(|a, b| a.checked_rem(b).unwrap_or(a)),
        I64Op::RemS => frame.wide_map2(rem_s),
        I64Op::Abs => frame.wide_map1(|a| (a as i64).wrapping_abs() as u64),
        I64Op::MinU => frame.wide_map2(u64::min),
        I64Op::MaxU => frame.wide_map2(u64::max),
        I64Op::MinS => frame.wide_map2(|a, b| (a as i64).min(b as i64) as u64),
        I64Op::MaxS => frame.wide_map2(|a, b| (a as i64).max(b as i64) as u64),
        I64Op::And => frame.wide_map2(|a, b| a & b),
        I64Op::Or => frame.wide_map2(|a, b| a | b),
        I64Op::Xor => frame.wide_map2(|a, b| a ^ b),
        I64Op::Not => frame.wide_map1(|a| !a),
        I64Op::Shl => shift(frame, |a, n| if n > 63 { 0 } else { a << (n & 63) }),
        I64Op::ShrU => shift(frame, |a, n| if n > 63 { 0 } else { a >> (n & 63) }),
        I64Op::ShrS => shift(frame, |a, n| (a as i64 >> n.min(63)) as u64),
        I64Op::Clz => {
            let a = frame.wide_source(0);
            frame.write(0, |lane| a.get(lane).leading_zeros());
        }
        I64Op::Popc => {
            let a = frame.wide_source(0);
            frame.write(0, |lane| a.get(lane).count_ones());
        }
        I64Op::Selp => {
            let chosen = frame.predicate(2);
            let (a, b) = (frame.wide_source(0), frame.wide_source(1));
            frame.write_wide(0, |lane| {
                let (a, b) = (a.get(lane), b.get(lane));
                if chosen >> lane & 1 != 0 { a } else { b }
            });
        }
        I64Op::Pack => widen(frame, |low, high| u64::from(high) << 32 | u64::from(low)),
        I64Op::Unpack => {
            let a = frame.wide_source(0);
            frame.write(0, |lane| a.get(lane) as u32);
            frame.write(1, |lane| (a.get(lane) >> 32) as u32);
        }
    }
}

/// The NaN that f64 arithmetic returns. PTX leaves its bits open.
const NAN: u64 = 0x7fff_ffff_ffff_ffff;
const SIGN: u64 = 1 << 63;

#[inline(always)]
fn result(value: f64) -> u64 {
    if value.is_nan() { NAN } else { value.to_bits() }
}

#[inline(always)]
fn unary(frame: &mut Frame<'_>, operation: impl Fn(f64) -> f64) {
    frame.wide_map1(|a| result(operation(f64::from_bits(a))));
}

#[inline(always)]
fn binary(frame: &mut Frame<'_>, operation: impl Fn(f64, f64) -> f64) {
    frame.wide_map2(|a, b| result(operation(f64::from_bits(a), f64::from_bits(b))));
}

/// The smaller value; of a value and a NaN, the value. -0 is smaller than +0.
#[inline(always)]
fn min(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        return if a.is_nan() { b } else { a };
    }
    if a.total_cmp(&b).is_lt() { a } else { b }
}

#[inline(always)]
fn max(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        return if a.is_nan() { b } else { a };
    }
    if a.total_cmp(&b).is_gt() { a } else { b }
}

#[inline(always)]
pub(super) fn execute_f64(op: F64Op, frame: &mut Frame<'_>) {
    match op {
        F64Op::Add => binary(frame, |a, b| a + b),
        F64Op::Sub => binary(frame, |a, b| a - b),
        F64Op::Mul => binary(frame, |a, b| a * b),
        F64Op::Fma => frame.wide_map3(|a, b, c| {
            let [a, b, c] = [a, b, c].map(f64::from_bits);
            result(a.mul_add(b, c))
        }),
        F64Op::Neg => frame.wide_map1(|a| a ^ SIGN),
        F64Op::Abs => frame.wide_map1(|a| a & !SIGN),
        F64Op::Min => binary(frame, min),
        F64Op::Max => binary(frame, max),
        F64Op::Div => binary(frame, |a, b| a / b),
        F64Op::Rcp => unary(frame, |a| 1.0 / a),
        F64Op::Sqrt => unary(frame, f64::sqrt),
        F64Op::RoundEven => unary(frame, f64::round_ties_even),
        F64Op::RoundZero => unary(frame, f64::trunc),
        F64Op::RoundDown => unary(frame, f64::floor),
        F64Op::RoundUp => unary(frame, f64::ceil),
    }
}
