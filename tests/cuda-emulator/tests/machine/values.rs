//! Operands that show differences: limits, ties, signs, NaN.

/// f32 values as bits.
pub fn f32s() -> Vec<u64> {
    let values = [
        0.0f32,
        1.0,
        1.5,
        2.5,
        0.5,
        0.499_999_97,
        3.0,
        1.000_000_1,
        0.999_999_94,
        16_777_215.0,
        8_388_607.5,
        2_147_483_520.0,
        2_147_483_648.0,
        4_294_967_040.0,
        4_294_967_296.0,
        1e-3,
        1e20,
        1.2e38,
        f32::MAX,
        f32::MIN_POSITIVE,
        f32::MIN_POSITIVE / 4.0,
        f32::INFINITY,
    ];
    let smallest = f32::from_bits(1);
    let largest_subnormal = f32::from_bits(0x007f_ffff);
    let all = values.into_iter().chain([smallest, largest_subnormal]);
    let mut bits: Vec<u64> = all
        .flat_map(|value| [value, -value])
        .map(|value| u64::from(value.to_bits()))
        .collect();
    // A quiet, a negative and a signaling NaN.
    bits.extend([0x7fc0_0000, 0xffc0_1234, 0x7f80_0001]);
    bits
}

/// Fewer f32 values, for three operands.
pub fn few_f32s() -> Vec<u64> {
    let all = f32s();
    let kept = [
        0, 1, 2, 3, 4, 14, 15, 18, 19, 36, 37, 39, 40, 42, 43, 44, 46, 48,
    ];
    kept.iter().map(|&n| all[n]).collect()
}

pub fn f64s() -> Vec<u64> {
    let values = [
        0.0,
        1.0,
        1.5,
        2.5,
        0.5,
        1.0 + f64::EPSILON,
        2_147_483_647.5,
        4_294_967_295.5,
        9_007_199_254_740_993.0,
        9.3e18,
        1.9e19,
        1e-300,
        1e300,
        3.5e38,
        1e-46,
        f64::MIN_POSITIVE,
        f64::INFINITY,
    ];
    let mut bits: Vec<u64> = values
        .into_iter()
        .flat_map(|value| [value, -value])
        .map(f64::to_bits)
        .collect();
    bits.extend([0x7ff8 << 48, 0xfff8_0000_0000_0001]);
    bits
}

pub fn i16s() -> Vec<u64> {
    vec![
        0, 1, 2, 3, 0x7f, 0x80, 0xff, 0x1234, 0x7fff, 0x8000, 0x8001, 0xfffe, 0xffff,
    ]
}

pub fn i32s() -> Vec<u64> {
    vec![
        0,
        1,
        2,
        3,
        7,
        0x7f,
        0x80,
        0xff,
        0x7fff,
        0x8000,
        0xffff,
        0x0001_0000,
        0x1234_5678,
        0x7fff_ffff,
        0x8000_0000,
        0x8000_0001,
        0x89ab_cdef,
        0xffff_fffe,
        0xffff_ffff,
    ]
}

/// Fewer 32-bit integers, for three and four operands.
pub fn few_i32s() -> Vec<u64> {
    vec![0, 1, 3, 0x7fff_ffff, 0x8000_0000, 0x89ab_cdef, 0xffff_ffff]
}

pub fn i64s() -> Vec<u64> {
    vec![
        0,
        1,
        2,
        3,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x1_0000_0000,
        0x0123_4567_89ab_cdef,
        0x7fff_ffff_ffff_ffff,
        0x8000_0000_0000_0000,
        0xfedc_ba98_7654_3210,
        0xffff_ffff_ffff_fffe,
        0xffff_ffff_ffff_ffff,
    ]
}

/// Shift counts, positions and lengths, also beyond the width.
pub fn counts() -> Vec<u64> {
    vec![
        0,
        1,
        4,
        15,
        16,
        17,
        31,
        32,
        33,
        63,
        64,
        65,
        255,
        256,
        0x8000_0000,
        0xffff_ffff,
    ]
}

pub const BOOLEANS: [u64; 2] = [0, 1];
