//! f32 arithmetic. Values are bits, as registers hold them.

use super::frame::Frame;
use super::function::{exp2, log2};
use crate::ptx::operation::{F32Op, FLUSH, SATURATE};

/// The NaN that arithmetic returns.
const NAN: u32 = 0x7fff_ffff;
const SIGN: u32 = 0x8000_0000;

#[inline(always)]
fn value(bits: u32) -> f32 {
    f32::from_bits(bits)
}

/// The bits of a result.
#[inline(always)]
fn result(value: f32) -> u32 {
    if value.is_nan() { NAN } else { value.to_bits() }
}

#[inline(always)]
fn is_nan(bits: u32) -> bool {
    bits & !SIGN > 0x7f80_0000
}

/// Bits in the order of the values, as signed integers: -0 is below +0.
#[inline(always)]
fn ordered(bits: u32) -> i32 {
    bits as i32 ^ ((bits as i32 >> 31) as u32 >> 1) as i32
}

/// The smaller value; of a value and a NaN, the value. -0 is smaller than +0.
#[inline(always)]
pub(super) fn min(a: u32, b: u32) -> u32 {
    let smaller = if ordered(a) < ordered(b) { a } else { b };
    prefer_number(a, b, smaller)
}

#[inline(always)]
pub(super) fn max(a: u32, b: u32) -> u32 {
    let larger = if ordered(a) > ordered(b) { a } else { b };
    prefer_number(a, b, larger)
}

#[inline(always)]
fn prefer_number(a: u32, b: u32, otherwise: u32) -> u32 {
    let without_b = if is_nan(a) { NAN } else { a };
    let found = if is_nan(b) { without_b } else { otherwise };
    if is_nan(a) && !is_nan(b) { b } else { found }
}

#[inline(always)]
fn min_nan(a: u32, b: u32) -> u32 {
    let number = min(a, b);
    if is_nan(a) || is_nan(b) { NAN } else { number }
}

#[inline(always)]
fn max_nan(a: u32, b: u32) -> u32 {
    let number = max(a, b);
    if is_nan(a) || is_nan(b) { NAN } else { number }
}

/// The magnitude of `b` with the sign of `a`.
#[inline(always)]
fn copy_sign(a: u32, b: u32) -> u32 {
    a & SIGN | b & !SIGN
}

/// a / b, but for |b| from 2^126: zero, or NaN for an infinite a.
#[inline(always)]
fn div_approx(a: u32, b: u32) -> u32 {
    const LARGE: f32 = 8.507_059e37;
    let (a, b) = (value(a), value(b));
    if b.abs() >= LARGE && b.is_finite() {
        // An infinite a times zero is NaN.
        return result(a * 0.0f32.copysign(b));
    }
    result(a / b)
}

#[inline(always)]
fn rsqrt(a: u32) -> u32 {
    result((1.0 / f64::from(value(a)).sqrt()) as f32)
}

#[inline(always)]
fn ex2(a: u32) -> u32 {
    let power = (exp2(f64::from(value(a))) as f32).to_bits();
    if is_nan(a) { NAN } else { power }
}

#[inline(always)]
fn lg2(a: u32) -> u32 {
    let logarithm = (log2(f64::from(value(a))) as f32).to_bits();
    let is_ordinary = a.wrapping_sub(1) < 0x7f7f_ffff;
    let special = if a & !SIGN == 0 {
        f32::NEG_INFINITY.to_bits()
    } else if a == f32::INFINITY.to_bits() {
        a
    } else {
        NAN
    };
    if is_ordinary { logarithm } else { special }
}

/// A zero of the same sign for a subnormal value.
#[inline(always)]
pub(super) fn flush(bits: u32) -> u32 {
    let is_subnormal = bits & 0x7f80_0000 == 0;
    if is_subnormal { bits & SIGN } else { bits }
}

/// Limits a value to 0 and 1. NaN becomes +0.
#[inline(always)]
fn saturate(bits: u32) -> u32 {
    let x = value(bits);
    let at_most_1 = if x > 1.0 { 1.0 } else { x };
    // Also for NaN and -0.
    if at_most_1 > 0.0 {
        at_most_1.to_bits()
    } else {
        0
    }
}

/// Executes an operation without modifiers.
#[inline(always)]
pub(super) fn execute(op: F32Op, frame: &mut Frame<'_>) {
    match op {
        F32Op::Add => frame.map2(|a, b| result(value(a) + value(b))),
        F32Op::Sub => frame.map2(|a, b| result(value(a) - value(b))),
        F32Op::Mul => frame.map2(|a, b| result(value(a) * value(b))),
        F32Op::Fma => frame.map3(|a, b, c| result(value(a).mul_add(value(b), value(c)))),
        F32Op::Neg => frame.map1(|a| a ^ SIGN),
        F32Op::Abs => frame.map1(|a| a & !SIGN),
        F32Op::Min => frame.map2(min),
        F32Op::Max => frame.map2(max),
        F32Op::MinNan => frame.map2(min_nan),
        F32Op::MaxNan => frame.map2(max_nan),
        F32Op::Min3 => frame.map3(|a, b, c| min(min(a, b), c)),
        F32Op::Max3 => frame.map3(|a, b, c| max(max(a, b), c)),
        F32Op::Min3Nan => frame.map3(|a, b, c| min_nan(min_nan(a, b), c)),
        F32Op::Max3Nan => frame.map3(|a, b, c| max_nan(max_nan(a, b), c)),
        F32Op::CopySign => frame.map2(copy_sign),
        F32Op::Div => frame.map2(|a, b| result(value(a) / value(b))),
        F32Op::DivApprox => frame.map2(div_approx),
        F32Op::Rcp => frame.map1(|a| result(1.0 / value(a))),
        F32Op::Sqrt => frame.map1(|a| result(value(a).sqrt())),
        F32Op::Rsqrt => frame.map1(rsqrt),
        F32Op::Ex2 => frame.map1(ex2),
        F32Op::Lg2 => frame.map1(lg2),
        F32Op::Sin => frame.map1(|a| result(f64::from(value(a)).sin() as f32)),
        F32Op::Cos => frame.map1(|a| result(f64::from(value(a)).cos() as f32)),
        F32Op::Tanh => frame.map1(|a| result(f64::from(value(a)).tanh() as f32)),
        F32Op::RoundEven => frame.map1(|a| result(value(a).round_ties_even())),
        F32Op::RoundZero => frame.map1(|a| result(value(a).trunc())),
        F32Op::RoundDown => frame.map1(|a| result(value(a).floor())),
        F32Op::RoundUp => frame.map1(|a| result(value(a).ceil())),
        F32Op::Copy => frame.map1(|a| result(value(a))),
    }
}

/// Executes an operation with `.ftz` or `.sat`: on flushed copies of the operands.
#[inline(always)]
pub(super) fn execute_modified(op: F32Op, frame: &mut Frame<'_>) {
    let modifiers = frame.instruction.immediate;
    let flushes = modifiers & FLUSH != 0;
    let saturates = modifiers & SATURATE != 0;
    let input = |bits| if flushes { flush(bits) } else { bits };
    let output = |bits| {
        let bits = if flushes { flush(bits) } else { bits };
        if saturates { saturate(bits) } else { bits }
    };
    let sources = [frame.source(0), frame.source(1), frame.source(2)];
    frame.write(0, |lane| {
        let [a, b, c] = sources.map(|source| input(source.get(lane)));
        output(evaluate(op, a, b, c))
    });
}

/// One result, for operations with modifiers, which are rare.
#[inline(never)]
fn evaluate(op: F32Op, a: u32, b: u32, c: u32) -> u32 {
    let (x, y, z) = (value(a), value(b), value(c));
    match op {
        F32Op::Add => result(x + y),
        F32Op::Sub => result(x - y),
        F32Op::Mul => result(x * y),
        F32Op::Fma => result(x.mul_add(y, z)),
        F32Op::Neg => a ^ SIGN,
        F32Op::Abs => a & !SIGN,
        F32Op::Min => min(a, b),
        F32Op::Max => max(a, b),
        F32Op::MinNan => min_nan(a, b),
        F32Op::MaxNan => max_nan(a, b),
        F32Op::Min3 => min(min(a, b), c),
        F32Op::Max3 => max(max(a, b), c),
        F32Op::Min3Nan => min_nan(min_nan(a, b), c),
        F32Op::Max3Nan => max_nan(max_nan(a, b), c),
        F32Op::CopySign => copy_sign(a, b),
        F32Op::Div => result(x / y),
        F32Op::DivApprox => div_approx(a, b),
        F32Op::Rcp => result(1.0 / x),
        F32Op::Sqrt => result(x.sqrt()),
        F32Op::Rsqrt => rsqrt(a),
        F32Op::Ex2 => ex2(a),
        F32Op::Lg2 => lg2(a),
        F32Op::Sin => result(f64::from(x).sin() as f32),
        F32Op::Cos => result(f64::from(x).cos() as f32),
        F32Op::Tanh => result(f64::from(x).tanh() as f32),
        F32Op::RoundEven => result(x.round_ties_even()),
        F32Op::RoundZero => result(x.trunc()),
        F32Op::RoundDown => result(x.floor()),
        F32Op::RoundUp => result(x.ceil()),
        F32Op::Copy => result(x),
    }
}
