//! Shifts and bit fields of 32-bit values.

/// Shifts left; counts above 31 give 0.
#[inline(always)]
pub(super) fn shl(a: u32, count: u32) -> u32 {
    let shifted = a << (count & 31);
    if count > 31 { 0 } else { shifted }
}

/// Shifts right; counts above 31 give 0.
#[inline(always)]
pub(super) fn shr_u(a: u32, count: u32) -> u32 {
    let shifted = a >> (count & 31);
    if count > 31 { 0 } else { shifted }
}

/// Shifts right with the sign; counts above 31 give the sign in all bits.
#[inline(always)]
pub(super) fn shr_s(a: u32, count: u32) -> u32 {
    (a as i32 >> count.min(31)) as u32
}

/// The upper half of `high:low` shifted left by 0 to 32.
#[inline(always)]
pub(super) fn funnel_left(low: u32, high: u32, count: u32) -> u32 {
    let both = u64::from(high) << 32 | u64::from(low);
    (both << count >> 32) as u32
}

/// The lower half of `high:low` shifted right by 0 to 32.
#[inline(always)]
pub(super) fn funnel_right(low: u32, high: u32, count: u32) -> u32 {
    let both = u64::from(high) << 32 | u64::from(low);
    (both >> count) as u32
}

/// Each bit of the result is the bit of the table that the bits of a, b and c select.
#[inline(always)]
pub(super) fn lop3(a: u32, b: u32, c: u32, table: u32) -> u32 {
    let mut result = 0;
    for entry in 0..8 {
        let all = |chosen: u32, value: u32| if entry & chosen != 0 { value } else { !value };
        let matches = all(4, a) & all(2, b) & all(1, c);
        result |= matches & 0u32.wrapping_sub(table >> entry & 1);
    }
    result
}

/// Four bytes of `b:a`, which the four low nibbles of the selector choose. The upper bit of a
/// nibble replicates the sign of the byte instead.
#[inline(always)]
pub(super) fn prmt(a: u32, b: u32, selector: u32) -> u32 {
    let bytes = u64::from(b) << 32 | u64::from(a);
    let mut result = 0;
    for n in 0..4 {
        let nibble = selector >> (4 * n) & 15;
        let byte = (bytes >> (8 * (nibble & 7)) & 0xff) as u32;
        let sign = 0u32.wrapping_sub(byte >> 7) & 0xff;
        let chosen = if nibble & 8 != 0 { sign } else { byte };
        result |= chosen << (8 * n);
    }
    result
}

/// The field of `length` bits from `position`, zero-extended. Only the low 8 bits of both count.
#[inline(always)]
pub(super) fn bfe_u(a: u32, position: u32, length: u32) -> u32 {
    let (position, length) = (position & 255, length & 255);
    let mask = shl(1, length).wrapping_sub(1);
    shr_u(a, position) & mask
}

/// The field of `length` bits from `position`, sign-extended. Beyond bit 31, the sign continues.
#[inline(always)]
pub(super) fn bfe_s(a: u32, position: u32, length: u32) -> u32 {
    let (position, length) = (position & 255, length & 255);
    let last = (position + length).saturating_sub(1).min(31);
    let sign = if length == 0 { 0 } else { a >> last & 1 };
    let mask = shl(1, length).wrapping_sub(1);
    let is_inside = |bit: u32| if bit < 32 { u32::MAX >> bit } else { 0 };
    // Bits of the field that are in the value.
    let available = mask & is_inside(position);
    shr_u(a, position) & available | 0u32.wrapping_sub(sign) & !available
}

/// `b` with `length` bits from `position` replaced by the low bits of `a`.
#[inline(always)]
pub(super) fn bfi(a: u32, b: u32, position: u32, length: u32) -> u32 {
    let (position, length) = (position & 255, length & 255);
    let mask = shl(shl(1, length).wrapping_sub(1), position);
    b & !mask | shl(a, position) & mask
}
