//! Comparisons.

use super::float::flush;
use super::frame::Frame;
use crate::ptx::operation::{Combine, Compare, CompareType, NEGATE};

/// The bits of the lanes for which a comparison of ordered values holds. The unordered comparisons
/// equal the ordered ones for integers, which are never NaN.
macro_rules! ordered {
    ($test:ident, $comparison:expr, $frame:expr) => {
        match $comparison {
            Compare::Equal | Compare::EqualUnordered => $test($frame, |a, b| a == b),
            Compare::NotEqual | Compare::NotEqualUnordered => $test($frame, |a, b| a != b),
            Compare::Less | Compare::LessUnordered => $test($frame, |a, b| a < b),
            Compare::LessEqual | Compare::LessEqualUnordered => $test($frame, |a, b| a <= b),
            Compare::Greater | Compare::GreaterUnordered => $test($frame, |a, b| a > b),
            Compare::GreaterEqual | Compare::GreaterEqualUnordered => $test($frame, |a, b| a >= b),
            Compare::Number => u32::MAX,
            Compare::Nan => 0,
        }
    };
}

/// The bits of the lanes for which a comparison of floating-point values holds.
macro_rules! unordered {
    ($test:ident, $comparison:expr, $frame:expr) => {
        match $comparison {
            Compare::Equal => $test($frame, |a, b| a == b),
            Compare::NotEqual => $test($frame, |a, b| (a < b) | (a > b)),
            Compare::Less => $test($frame, |a, b| a < b),
            Compare::LessEqual => $test($frame, |a, b| a <= b),
            Compare::Greater => $test($frame, |a, b| a > b),
            Compare::GreaterEqual => $test($frame, |a, b| a >= b),
            Compare::EqualUnordered => !$test($frame, |a, b| (a < b) | (a > b)),
            Compare::NotEqualUnordered => !$test($frame, |a, b| a == b),
            Compare::LessUnordered => !$test($frame, |a, b| a >= b),
            Compare::LessEqualUnordered => !$test($frame, |a, b| a > b),
            Compare::GreaterUnordered => !$test($frame, |a, b| a <= b),
            Compare::GreaterEqualUnordered => !$test($frame, |a, b| a < b),
            Compare::Number => !$test($frame, |a, b| (a != a) | (b != b)),
            Compare::Nan => $test($frame, |a, b| (a != a) | (b != b)),
        }
    };
}

#[inline(always)]
fn test_u32(frame: &Frame<'_>, test: impl Fn(u32, u32) -> bool) -> u32 {
    frame.test(test)
}

#[inline(always)]
fn test_s32(frame: &Frame<'_>, test: impl Fn(i32, i32) -> bool) -> u32 {
    frame.test(|a, b| test(a as i32, b as i32))
}

#[inline(always)]
fn test_s16(frame: &Frame<'_>, test: impl Fn(i16, i16) -> bool) -> u32 {
    frame.test(|a, b| test(a as i16, b as i16))
}

#[inline(always)]
fn test_f32(frame: &Frame<'_>, test: impl Fn(f32, f32) -> bool) -> u32 {
    frame.test(|a, b| test(f32::from_bits(a), f32::from_bits(b)))
}

#[inline(always)]
fn test_flushed(frame: &Frame<'_>, test: impl Fn(f32, f32) -> bool) -> u32 {
    frame.test(|a, b| test(f32::from_bits(flush(a)), f32::from_bits(flush(b))))
}

#[inline(always)]
fn test_u64(frame: &Frame<'_>, test: impl Fn(u64, u64) -> bool) -> u32 {
    frame.wide_test(test)
}

#[inline(always)]
fn test_s64(frame: &Frame<'_>, test: impl Fn(i64, i64) -> bool) -> u32 {
    frame.wide_test(|a, b| test(a as i64, b as i64))
}

#[inline(always)]
fn test_f64(frame: &Frame<'_>, test: impl Fn(f64, f64) -> bool) -> u32 {
    frame.wide_test(|a, b| test(f64::from_bits(a), f64::from_bits(b)))
}

#[inline(always)]
#[allow(
    clippy::eq_op,
    reason = "a value differs from itself if it is NaN, and only then"
)]
fn holds(ty: CompareType, comparison: Compare, frame: &Frame<'_>) -> u32 {
    match ty {
        CompareType::U32 => ordered!(test_u32, comparison, frame),
        CompareType::S16 => ordered!(test_s16, comparison, frame),
        CompareType::S32 => ordered!(test_s32, comparison, frame),
        CompareType::U64 => ordered!(test_u64, comparison, frame),
        CompareType::S64 => ordered!(test_s64, comparison, frame),
        CompareType::F32 => unordered!(test_f32, comparison, frame),
        CompareType::F32Flushed => unordered!(test_flushed, comparison, frame),
        CompareType::F64 => unordered!(test_f64, comparison, frame),
    }
}

/// Executes `setp`: the comparison, combined with a predicate.
#[inline(always)]
pub(super) fn execute(
    ty: CompareType,
    comparison: Compare,
    combine: Combine,
    frame: &mut Frame<'_>,
) {
    let holds = holds(ty, comparison, frame);
    let combined = |bits: u32| {
        let predicate = frame.predicate(2);
        let negated = frame.instruction.immediate & NEGATE != 0;
        let predicate = if negated { !predicate } else { predicate };
        match combine {
            Combine::None => bits,
            Combine::And => bits & predicate,
            Combine::Or => bits | predicate,
            Combine::Xor => bits ^ predicate,
        }
    };
    let (first, second) = (combined(holds), combined(!holds));
    frame.write_predicate(0, first);
    if frame.instruction.count == 2 {
        frame.write_predicate(1, second);
    }
}
