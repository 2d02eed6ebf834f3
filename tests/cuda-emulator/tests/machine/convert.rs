//! `cvt` between integers, and between integers and floating-point values.

use crate::float::{bits, exact, flushed, rounded};
use crate::tester::Tester;
use crate::values::{f32s, f64s, i16s, i32s, i64s};

/// An integer type: name, bits, whether it is signed.
type Integer = (&'static str, u32, bool);

const INTEGERS: [Integer; 8] = [
    ("u8", 8, false),
    ("s8", 8, true),
    ("u16", 16, false),
    ("s16", 16, true),
    ("u32", 32, false),
    ("s32", 32, true),
    ("u64", 64, false),
    ("s64", 64, true),
];

/// The value of the low bits.
fn value(bits: u64, (_, width, signed): Integer) -> i128 {
    let wide = i128::from(bits) & ((1 << width) - 1);
    if signed && wide >> (width - 1) == 1 {
        wide - (1 << width)
    } else {
        wide
    }
}

/// Kinds and widths of the registers that a type may be in.
fn registers(bits: u32) -> Vec<(char, u32)> {
    match bits {
        8 | 16 => vec![('h', 16), ('w', 32), ('d', 64)],
        32 => vec![('w', 32), ('d', 64)],
        _ => vec![('d', 64)],
    }
}

/// The bits of a value in a register.
fn in_register(value: i128, width: u32) -> u64 {
    (value & ((1 << width) - 1)) as u64
}

/// Operands of the kind of register that holds a type.
fn operands(bits: u32) -> (char, Vec<u64>) {
    match bits {
        8 | 16 => ('h', i16s()),
        32 => ('w', i32s()),
        _ => ('d', i64s()),
    }
}

/// A floating-point value limited to a type. NaN is 0, or the highest bit for 64 bits.
fn limited(x: f64, to: Integer, from_f64: bool) -> i128 {
    let (_, width, signed) = to;
    if x.is_nan() {
        let has_64_bits = width == 64 || from_f64;
        return if has_64_bits {
            value(1 << (width - 1), to)
        } else {
            0
        };
    }
    let (lowest, highest) = if signed {
        (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1)
    } else {
        (0, (1i128 << width) - 1)
    };
    // Beyond every type, so that the cast is exact within.
    let whole = x.clamp(-1e30, 1e30) as i128;
    whole.clamp(lowest, highest)
}

pub fn cases(t: &mut Tester) {
    for from in INTEGERS {
        let (from_name, from_bits, _) = from;
        let (source, list) = operands(from_bits);
        let source = source.to_string();
        for to in INTEGERS {
            let opcode = format!("cvt.{}.{from_name}", to.0);
            for (register, width) in registers(to.1) {
                t.case(&opcode, register, &source, &[&list], |v| {
                    let truncated = value(value(v[0], from) as u64, to);
                    in_register(truncated, width)
                });
            }
        }
        let opcode = format!("cvt.rn.f32.{from_name}");
        t.case(&opcode, 'w', &source, &[&list], |v| {
            bits(value(v[0], from) as f32)
        });
        let opcode = format!("cvt.rn.f64.{from_name}");
        t.case(&opcode, 'd', &source, &[&list], |v| {
            (value(v[0], from) as f64).to_bits()
        });
    }
    for mode in ["rni", "rzi", "rmi", "rpi"] {
        for to in INTEGERS {
            for (register, width) in registers(to.1) {
                for ftz in [false, true] {
                    let ftz_name = if ftz { ".ftz" } else { "" };
                    let opcode = format!("cvt.{mode}{ftz_name}.{}.f32", to.0);
                    t.case(&opcode, register, "w", &[&f32s()], |v| {
                        let x = exact(if ftz { flushed(v[0]) } else { v[0] });
                        in_register(limited(rounded(x, mode), to, false), width)
                    });
                }
                let opcode = format!("cvt.{mode}.{}.f64", to.0);
                t.case(&opcode, register, "d", &[&f64s()], |v| {
                    let x = f64::from_bits(v[0]);
                    in_register(limited(rounded(x, mode), to, true), width)
                });
            }
        }
    }
}
