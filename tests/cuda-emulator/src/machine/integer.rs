//! 32-bit integers, and 16-bit integers in 32-bit registers.

use super::bits;
use super::frame::Frame;
use crate::ptx::operation::I32Op;

/// Keeps 16 bits: registers hold 16-bit values zero-extended.
#[inline(always)]
fn half(value: u32) -> u32 {
    value & 0xffff
}

/// Sign-extends a 16-bit value.
#[inline(always)]
fn signed_half(value: u32) -> i32 {
    i32::from(value as u16 as i16)
}

#[inline(always)]
fn mul_hi_u(a: u32, b: u32) -> u32 {
    ((u64::from(a) * u64::from(b)) >> 32) as u32
}

#[inline(always)]
fn mul_hi_s(a: u32, b: u32) -> u32 {
    ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32
}

/// The quotient. The result for a divisor of zero is not defined by PTX: here it is all ones.
#[inline(always)]
fn div_u(a: u32, b: u32) -> u32 {
    a.checked_div(b).unwrap_or(u32::MAX)
}

#[inline(always)]
fn div_s(a: u32, b: u32) -> u32 {
    if b == 0 {
        u32::MAX
    } else {
        (a as i32).wrapping_div(b as i32) as u32
    }
}

/// The remainder. The result for a divisor of zero is not defined by PTX: here it is the dividend.
#[inline(always)]
fn rem_u(a: u32, b: u32) -> u32 {
    a.checked_rem(b).unwrap_or(a)
}

#[inline(always)]
fn rem_s(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        (a as i32).wrapping_rem(b as i32) as u32
    }
}

#[inline(always)]
pub(super) fn execute(op: I32Op, frame: &mut Frame<'_>) {
    match op {
        I32Op::Mov => frame.map1(|a| a),
        I32Op::Add => frame.map2(u32::wrapping_add),
        I32Op::Sub => frame.map2(u32::wrapping_sub),
        I32Op::Neg => frame.map1(u32::wrapping_neg),
        I32Op::MulLo => frame.map2(u32::wrapping_mul),
        I32Op::MulHiU => frame.map2(mul_hi_u),
        I32Op::MulHiS => frame.map2(mul_hi_s),
        I32Op::MadLo => frame.map3(|a, b, c| a.wrapping_mul(b).wrapping_add(c)),
        I32Op::MadHiU => frame.map3(|a, b, c| mul_hi_u(a, b).wrapping_add(c)),
        I32Op::MadHiS => frame.map3(|a, b, c| mul_hi_s(a, b).wrapping_add(c)),
        I32Op::DivU => frame.map2(div_u),
        I32Op::DivS => frame.map2(div_s),
        I32Op::RemU => frame.map2(rem_u),
        I32Op::RemS => frame.map2(rem_s),
        I32Op::Abs => frame.map1(|a| (a as i32).wrapping_abs() as u32),
        I32Op::MinU => frame.map2(u32::min),
        I32Op::MaxU => frame.map2(u32::max),
        I32Op::MinS => frame.map2(|a, b| (a as i32).min(b as i32) as u32),
        I32Op::MaxS => frame.map2(|a, b| (a as i32).max(b as i32) as u32),
        I32Op::And => frame.map2(|a, b| a & b),
        I32Op::Or => frame.map2(|a, b| a | b),
        I32Op::Xor => frame.map2(|a, b| a ^ b),
        I32Op::Not => frame.map1(|a| !a),
        I32Op::Lop3 => {
            let table = frame.instruction.immediate as u32;
            frame.map3(|a, b, c| bits::lop3(a, b, c, table));
        }
        I32Op::Shl => frame.map2(bits::shl),
        I32Op::ShrU => frame.map2(bits::shr_u),
        I32Op::ShrS => frame.map2(bits::shr_s),
        I32Op::ShfLeftClamp => frame.map3(|a, b, c| bits::funnel_left(a, b, c.min(32))),
        I32Op::ShfLeftWrap => frame.map3(|a, b, c| bits::funnel_left(a, b, c & 31)),
        I32Op::ShfRightClamp => frame.map3(|a, b, c| bits::funnel_right(a, b, c.min(32))),
        I32Op::ShfRightWrap => frame.map3(|a, b, c| bits::funnel_right(a, b, c & 31)),
        I32Op::Prmt => frame.map3(bits::prmt),
        I32Op::BfeU => frame.map3(bits::bfe_u),
        I32Op::BfeS => frame.map3(bits::bfe_s),
        I32Op::Bfi => {
            let sources = [0, 1, 2, 3].map(|n| frame.source(n));
            frame.write(0, |lane| {
                let [a, b, position, length] = sources.map(|source| source.get(lane));
                bits::bfi(a, b, position, length)
            });
        }
        I32Op::Brev => frame.map1(u32::reverse_bits),
        I32Op::Clz => frame.map1(u32::leading_zeros),
        I32Op::Popc => frame.map1(u32::count_ones),
        I32Op::Selp => {
            let chosen = frame.predicate(2);
            let (a, b) = (frame.source(0), frame.source(1));
            frame.write(0, |lane| {
                let (a, b) = (a.get(lane), b.get(lane));
                if chosen >> lane & 1 != 0 { a } else { b }
            });
        }
        I32Op::Pack16 => frame.map2(|a, b| half(a) | b << 16),
        I32Op::Unpack16 => {
            let a = frame.source(0);
            // The first destination may be the source.
            let mut copy = [0; super::lanes::LANES];
            for (lane, copy) in copy.iter_mut().enumerate() {
                *copy = a.get(lane);
            }
            frame.write(0, |lane| half(copy[lane]));
            frame.write(1, |lane| copy[lane] >> 16);
        }
        I32Op::Add16 => frame.map2(|a, b| half(a.wrapping_add(b))),
        I32Op::Sub16 => frame.map2(|a, b| half(a.wrapping_sub(b))),
        I32Op::Neg16 => frame.map1(|a| half(a.wrapping_neg())),
        I32Op::MulLo16 => frame.map2(|a, b| half(a.wrapping_mul(b))),
        I32Op::MulWideS16 => frame.map2(|a, b| (signed_half(a) * signed_half(b)) as u32),
        I32Op::MadLo16 => frame.map3(|a, b, c| half(a.wrapping_mul(b).wrapping_add(c))),
        I32Op::Not16 => frame.map1(|a| half(!a)),
        I32Op::Shl16 => frame.map2(|a, b| half(bits::shl(a, b))),
        I32Op::ShrS16 => frame.map2(|a, b| half(bits::shr_s(signed_half(a) as u32, b))),
        I32Op::MinS16 => frame.map2(|a, b| half(signed_half(a).min(signed_half(b)) as u32)),
        I32Op::MaxS16 => frame.map2(|a, b| half(signed_half(a).max(signed_half(b)) as u32)),
    }
}
