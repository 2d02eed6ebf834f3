//! f32 and f64 arithmetic.

use crate::tester::{Signature, Tester};
use crate::values::{BOOLEANS, f32s, f64s, few_f32s};

/// The bits of a value, with the NaN of f32 arithmetic.
pub fn bits(value: f32) -> u64 {
    u64::from(if value.is_nan() {
        0x7fff_ffff
    } else {
        value.to_bits()
    })
}

pub fn wide_bits(value: f64) -> u64 {
    if value.is_nan() {
        0x7fff_ffff_ffff_ffff
    } else {
        value.to_bits()
    }
}

/// An f32 operand as f64, in which sums, products, quotients and roots of f32 values are accurate
/// enough that rounding them again gives the f32 result.
pub fn exact(bits: u64) -> f64 {
    f64::from(f32::from_bits(bits as u32))
}

fn is_nan(bits: u64) -> bool {
    exact(bits).is_nan()
}

/// a * b + c, rounded once: the f64 sum is rounded to odd, then to f32.
fn fused(a: f64, b: f64, c: f64) -> f32 {
    let product = a * b;
    let sum = product + c;
    if !sum.is_finite() || sum == 0.0 {
        return sum as f32;
    }
    // The error of the sum (Knuth, TwoSum).
    let part = sum - product;
    let error = (product - (sum - part)) + (c - part);
    let is_even = sum.to_bits() & 1 == 0;
    if error == 0.0 || !is_even {
        return sum as f32;
    }
    let grows = (error > 0.0) == (sum > 0.0);
    let odd = if grows {
        sum.to_bits() + 1
    } else {
        sum.to_bits() - 1
    };
    f64::from_bits(odd) as f32
}

/// A zero of the same sign for subnormal values.
pub fn flushed(bits: u64) -> u64 {
    let value = f32::from_bits(bits as u32);
    if value.is_subnormal() {
        u64::from(0.0f32.copysign(value).to_bits())
    } else {
        bits
    }
}

/// The smaller or larger of two values, from the rules of PTX: numbers before NaN, -0 below +0.
fn extreme(a: u64, b: u64, larger: bool) -> u64 {
    match (is_nan(a), is_nan(b)) {
        (true, true) => 0x7fff_ffff,
        (true, false) => b,
        (false, true) => a,
        (false, false) => {
            let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let a_first = x.total_cmp(&y).is_lt();
            if a_first != larger { a } else { b }
        }
    }
}

/// Modifiers of an f32 opcode.
const MODIFIERS: [(&str, bool, bool); 4] = [
    ("", false, false),
    (".ftz", true, false),
    (".sat", false, true),
    (".ftz.sat", true, true),
];

/// Checks an opcode with `.ftz` and `.sat` at the place of `{}`.
fn modified(
    t: &mut Tester,
    opcode: &str,
    sources: usize,
    saturates: bool,
    values: &[u64],
    plain: impl Fn(&[u64]) -> u64,
) {
    for (name, ftz, sat) in MODIFIERS {
        if sat && !saturates {
            continue;
        }
        let expected = |operands: &[u64]| {
            let flush = |bits| if ftz { flushed(bits) } else { bits };
            let operands: Vec<u64> = operands.iter().map(|&bits| flush(bits)).collect();
            let result = flush(plain(&operands));
            let value = exact(result);
            match sat {
                false => result,
                true if value > 0.0 => bits(value.min(1.0) as f32),
                true => 0,
            }
        };
        let opcode = opcode.replace("{}", name);
        let lists = vec![values; sources];
        t.case(&opcode, 'w', &"w".repeat(sources), &lists, expected);
    }
}

pub fn cases(t: &mut Tester) {
    arithmetic(t);
    extremes(t);
    functions(t);
    rounding(t);
    doubles(t);
    moves(t);
}

fn arithmetic(t: &mut Tester) {
    let (all, few) = (f32s(), few_f32s());
    for rn in ["", ".rn"] {
        let name = |op: &str| format!("{op}{rn}{{}}.f32");
        modified(t, &name("add"), 2, true, &all, |v| {
            bits((exact(v[0]) + exact(v[1])) as f32)
        });
        modified(t, &name("sub"), 2, true, &all, |v| {
            bits((exact(v[0]) - exact(v[1])) as f32)
        });
        modified(t, &name("mul"), 2, true, &all, |v| {
            bits((exact(v[0]) * exact(v[1])) as f32)
        });
    }
    modified(t, "fma.rn{}.f32", 3, true, &few, |v| {
        bits(fused(exact(v[0]), exact(v[1]), exact(v[2])))
    });
    modified(t, "neg{}.f32", 1, false, &all, |v| v[0] ^ 0x8000_0000);
    modified(t, "abs{}.f32", 1, false, &all, |v| v[0] & 0x7fff_ffff);
    t.case("copysign.f32", 'w', "ww", &[&all, &all], |v| {
        v[0] & 0x8000_0000 | v[1] & 0x7fff_ffff
    });
    for opcode in ["div.rn{}.f32", "div.full{}.f32"] {
        modified(t, opcode, 2, false, &all, |v| {
            bits((exact(v[0]) / exact(v[1])) as f32)
        });
    }
    modified(t, "div.approx{}.f32", 2, false, &all, |v| {
        let (a, b) = (exact(v[0]), exact(v[1]));
        let is_large = b.is_finite() && b.abs() >= 2f64.powi(126);
        let quotient = if is_large {
            a * 0.0 * b.signum()
        } else {
            a / b
        };
        bits(quotient as f32)
    });
}

fn extremes(t: &mut Tester) {
    let (all, few) = (f32s(), few_f32s());
    for (name, larger) in [("min", false), ("max", true)] {
        let plain = format!("{name}{{}}.f32");
        let with_nan = format!("{name}{{}}.NaN.f32");
        let any_nan = |v: &[u64]| v.iter().any(|&bits| is_nan(bits));
        let of = |v: &[u64]| v[1..].iter().fold(v[0], |a, &b| extreme(a, b, larger));
        let strict = |v: &[u64]| if any_nan(v) { 0x7fff_ffff } else { of(v) };
        modified(t, &plain, 2, false, &all, of);
        modified(t, &with_nan, 2, false, &all, strict);
        modified(t, &plain, 3, false, &few, of);
        modified(t, &with_nan, 3, false, &few, strict);
    }
}

fn functions(t: &mut Tester) {
    let all = f32s();
    for opcode in ["rcp.rn{}.f32", "rcp.approx{}.f32"] {
        modified(t, opcode, 1, false, &all, |v| {
            bits((1.0 / exact(v[0])) as f32)
        });
    }
    for opcode in ["sqrt.rn{}.f32", "sqrt.approx{}.f32"] {
        modified(t, opcode, 1, false, &all, |v| {
            bits(exact(v[0]).sqrt() as f32)
        });
    }
    for (opcode, function) in [
        ("rsqrt.approx{}.f32", (|x| 1.0 / x.sqrt()) as fn(f64) -> f64),
        ("ex2.approx{}.f32", f64::exp2),
        ("lg2.approx{}.f32", f64::log2),
        ("sin.approx{}.f32", f64::sin),
        ("cos.approx{}.f32", f64::cos),
    ] {
        modified(t, opcode, 1, false, &all, |v| {
            bits(function(exact(v[0])) as f32)
        });
    }
    t.case("tanh.approx.f32", 'w', "w", &[&all], |v| {
        bits(exact(v[0]).tanh() as f32)
    });
}

/// The integer nearest to a value, found by halves: an independent form of the rounding modes.
pub fn rounded(x: f64, mode: &str) -> f64 {
    if !x.is_finite() || x.abs() >= 9e15 {
        return x;
    }
    let down = {
        let whole = x as i64 as f64;
        if whole > x { whole - 1.0 } else { whole }
    };
    let fraction = x - down;
    let up = match mode {
        "rmi" => false,
        "rpi" => fraction > 0.0,
        "rzi" => fraction > 0.0 && x < 0.0,
        _ => fraction > 0.5 || fraction == 0.5 && down as i64 % 2 != 0,
    };
    let result = if up { down + 1.0 } else { down };
    // The sign of zero is kept.
    result.copysign(if result == 0.0 { x } else { result })
}

fn rounding(t: &mut Tester) {
    let all = f32s();
    for mode in ["rni", "rzi", "rmi", "rpi"] {
        let opcode = format!("cvt.{mode}{{}}.f32.f32");
        modified(t, &opcode, 1, true, &all, |v| {
            bits(rounded(exact(v[0]), mode) as f32)
        });
        let opcode = format!("cvt.{mode}.f64.f64");
        t.case(&opcode, 'd', "d", &[&f64s()], |v| {
            wide_bits(rounded(f64::from_bits(v[0]), mode))
        });
    }
    modified(t, "cvt{}.f32.f32", 1, true, &all, |v| {
        bits(exact(v[0]) as f32)
    });
    t.case("cvt.f64.f32", 'd', "w", &[&all], |v| wide_bits(exact(v[0])));
    t.case("cvt.rn.f32.f64", 'w', "d", &[&f64s()], |v| {
        bits(f64::from_bits(v[0]) as f32)
    });
}

fn doubles(t: &mut Tester) {
    let all = f64s();
    for (opcodes, function) in [
        (
            ["add.f64", "add.rn.f64"],
            (|a, b| a + b) as fn(f64, f64) -> f64,
        ),
        (["sub.f64", "sub.rn.f64"], |a, b| a - b),
        (["mul.f64", "mul.rn.f64"], |a, b| a * b),
        (["div.rn.f64", "div.rn.f64"], |a, b| a / b),
    ] {
        for opcode in opcodes {
            t.case(opcode, 'd', "dd", &[&all, &all], |v| {
                wide_bits(function(f64::from_bits(v[0]), f64::from_bits(v[1])))
            });
        }
    }
    t.case("fma.rn.f64", 'd', "ddd", &[&all, &all, &all], |v| {
        let [a, b, c] = [v[0], v[1], v[2]].map(f64::from_bits);
        wide_bits(a.mul_add(b, c))
    });
    for (opcode, larger) in [("min.f64", false), ("max.f64", true)] {
        t.case(opcode, 'd', "dd", &[&all, &all], |v| {
            let (a, b) = (f64::from_bits(v[0]), f64::from_bits(v[1]));
            wide_bits(match (a.is_nan(), b.is_nan()) {
                (true, _) => b,
                (_, true) => a,
                _ if a.total_cmp(&b).is_lt() != larger => a,
                _ => b,
            })
        });
    }
    t.case("neg.f64", 'd', "d", &[&all], |v| v[0] ^ 1 << 63);
    t.case("abs.f64", 'd', "d", &[&all], |v| v[0] & !(1 << 63));
    t.case("rcp.rn.f64", 'd', "d", &[&all], |v| {
        wide_bits(1.0 / f64::from_bits(v[0]))
    });
    t.case("sqrt.rn.f64", 'd', "d", &[&all], |v| {
        wide_bits(f64::from_bits(v[0]).sqrt())
    });
}

fn moves(t: &mut Tester) {
    let (all, doubles) = (f32s(), f64s());
    t.case("mov.f32", 'w', "w", &[&all], |v| v[0]);
    t.case("mov.f64", 'd', "d", &[&doubles], |v| v[0]);
    let choose = |v: &[u64]| if v[2] != 0 { v[0] } else { v[1] };
    t.case("selp.f32", 'w', "wwp", &[&all, &all, &BOOLEANS], choose);
    t.case(
        "selp.f64",
        'd',
        "ddp",
        &[&doubles, &doubles, &BOOLEANS],
        choose,
    );
    // Literals.
    let literal = Signature {
        destination: 'w',
        sources: "w",
        suffix: ", 0f40490FDB",
    };
    t.case_with("mul.f32", literal, &[&all], |v| {
        bits((exact(v[0]) * f64::from(std::f32::consts::PI)) as f32)
    });
}
