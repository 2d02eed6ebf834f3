//! Conversions between types.

use super::float::flush;
use super::frame::Frame;
use crate::ptx::operation::{Convert, FLUSH, IntType, Rounding};

/// The value of an integer type in the low bits, extended to 64 bits.
#[inline(always)]
pub(super) fn extend(bits: u64, ty: IntType) -> u64 {
    match ty {
        IntType::U8 => bits & 0xff,
        IntType::S8 => bits as u8 as i8 as i64 as u64,
        IntType::U16 => bits & 0xffff,
        IntType::S16 => bits as u16 as i16 as i64 as u64,
        IntType::U32 => bits & 0xffff_ffff,
        IntType::S32 => bits as u32 as i32 as i64 as u64,
        IntType::U64 | IntType::S64 => bits,
    }
}

/// An integer to another type: truncated, then extended to the register.
#[inline(always)]
fn int_to_int(from: IntType, to: IntType, frame: &mut Frame<'_>) {
    match (from, to) {
        // The frequent ones, for which the loops below would not become vector instructions.
        (IntType::U32, IntType::U64) => {
            let a = frame.source(0);
            return frame.write_wide(0, |lane| u64::from(a.get(lane)));
        }
        (IntType::S32, IntType::S64) => {
            let a = frame.source(0);
            return frame.write_wide(0, |lane| a.get(lane) as i32 as i64 as u64);
        }
        (IntType::U64, IntType::U32) if frame.instruction.bits == 32 => {
            let a = frame.wide_source(0);
            return frame.write(0, |lane| a.get(lane) as u32);
        }
        _ => {}
    }
    let source = frame.extended_source(from.bits() == 64);
    frame.write_extended(0, |lane| extend(extend(source(lane), from), to));
}

/// A floating-point value to the nearest integer of a type, limited to its range. NaN becomes 0,
/// or the highest bit if one of the types has 64 bits.
#[inline(always)]
fn to_int(value: f64, from_f64: bool, rounding: Rounding, ty: IntType) -> u64 {
    if value.is_nan() {
        let has_64_bits = from_f64 || ty.bits() == 64;
        return if has_64_bits {
            extend(1 << (ty.bits() - 1), ty)
        } else {
            0
        };
    }
    let rounded = match rounding {
        Rounding::Even => value.round_ties_even(),
        Rounding::Zero => value.trunc(),
        Rounding::Down => value.floor(),
        Rounding::Up => value.ceil(),
    };
    // Casts limit to the range of the type.
    match ty {
        IntType::U8 => u64::from(rounded as u8),
        IntType::S8 => rounded as i8 as i64 as u64,
        IntType::U16 => u64::from(rounded as u16),
        IntType::S16 => rounded as i16 as i64 as u64,
        IntType::U32 => u64::from(rounded as u32),
        IntType::S32 => rounded as i32 as i64 as u64,
        IntType::U64 => rounded as u64,
        IntType::S64 => rounded as i64 as u64,
    }
}

#[inline(always)]
fn f32_to_int(rounding: Rounding, ty: IntType, frame: &mut Frame<'_>) {
    let flushes = frame.instruction.immediate & FLUSH != 0;
    let a = frame.source(0);
    let is_plain = !flushes && rounding == Rounding::Zero && frame.instruction.bits == 32;
    if is_plain && ty == IntType::U32 {
        return frame.write(0, |lane| f32::from_bits(a.get(lane)) as u32);
    }
    if is_plain && ty == IntType::S32 {
        return frame.write(0, |lane| f32::from_bits(a.get(lane)) as i32 as u32);
    }
    frame.write_extended(0, |lane| {
        let source = a.get(lane);
        let source = if flushes { flush(source) } else { source };
        to_int(f64::from(f32::from_bits(source)), false, rounding, ty)
    });
}

#[inline(always)]
fn f64_to_int(rounding: Rounding, ty: IntType, frame: &mut Frame<'_>) {
    let a = frame.wide_source(0);
    frame.write_extended(0, |lane| {
        to_int(f64::from_bits(a.get(lane)), true, rounding, ty)
    });
}

#[inline(always)]
fn int_to_f32(from: IntType, frame: &mut Frame<'_>) {
    match from {
        IntType::U8 => frame.map1(|a| (a as u8 as f32).to_bits()),
        IntType::S8 => frame.map1(|a| (a as u8 as i8 as f32).to_bits()),
        // From i32, as vector instructions for unsigned values are missing.
        IntType::U16 => frame.map1(|a| ((a & 0xffff) as i32 as f32).to_bits()),
        IntType::S16 => frame.map1(|a| (a as u16 as i16 as f32).to_bits()),
        IntType::U32 => frame.map1(|a| (a as f32).to_bits()),
        IntType::S32 => frame.map1(|a| (a as i32 as f32).to_bits()),
        IntType::U64 => {
            let a = frame.wide_source(0);
            frame.write(0, |lane| (a.get(lane) as f32).to_bits());
        }
        IntType::S64 => {
            let a = frame.wide_source(0);
            frame.write(0, |lane| (a.get(lane) as i64 as f32).to_bits());
        }
    }
}

#[inline(always)]
fn int_to_f64(from: IntType, frame: &mut Frame<'_>) {
    let source = frame.extended_source(from.bits() == 64);
    frame.write_wide(0, |lane| {
        let value = extend(source(lane), from);
        let value = if from.is_signed() {
            value as i64 as f64
        } else {
            value as f64
        };
        value.to_bits()
    });
}

#[inline(always)]
pub(super) fn execute(convert: Convert, frame: &mut Frame<'_>) {
    match convert {
        Convert::Int(from, to) => int_to_int(from, to, frame),
        Convert::IntToF32(from) => int_to_f32(from, frame),
        Convert::IntToF64(from) => int_to_f64(from, frame),
        Convert::F32ToInt(rounding, to) => f32_to_int(rounding, to, frame),
        Convert::F64ToInt(rounding, to) => f64_to_int(rounding, to, frame),
        Convert::F32ToF64 => {
            let a = frame.source(0);
            frame.write_wide(0, |lane| {
                let value = f64::from(f32::from_bits(a.get(lane)));
                if value.is_nan() {
                    0x7fff_ffff_ffff_ffff
                } else {
                    value.to_bits()
                }
            });
        }
        Convert::F64ToF32 => {
            let a = frame.wide_source(0);
            frame.write(0, |lane| {
                let value = f64::from_bits(a.get(lane)) as f32;
                if value.is_nan() {
                    0x7fff_ffff
                } else {
                    value.to_bits()
                }
            });
        }
    }
}
