//! `setp`.

use crate::float::{exact, flushed};
use crate::tester::{Signature, Tester};
use crate::values::{BOOLEANS, f32s, f64s, i16s, i32s, i64s};

/// Combinations of a comparison with a predicate.
type Combination = (&'static str, fn(bool, bool) -> bool);

const COMBINATIONS: [Combination; 3] = [
    ("and", |a, b| a && b),
    ("or", |a, b| a || b),
    ("xor", |a, b| a != b),
];

/// Checks a comparison alone, combined, and with two destinations.
fn compare(
    t: &mut Tester,
    name: &str,
    ty: &str,
    kind: char,
    values: &[u64],
    holds: impl Fn(u64, u64) -> bool,
) {
    let sources: String = [kind, kind].iter().collect();
    let alone = format!("setp.{name}.{ty}");
    t.case(&alone, 'p', &sources, &[values, values], |v| {
        u64::from(holds(v[0], v[1]))
    });
    for (combination, combine) in COMBINATIONS {
        let opcode = format!("setp.{name}.{combination}.{ty}");
        let lists = [values, values, &BOOLEANS];
        for (mark, negated) in [("p", false), ("!", true)] {
            let signature = Signature {
                destination: 'p',
                sources: &format!("{sources}{mark}"),
                suffix: "",
            };
            t.case_with(&opcode, signature, &lists, |v| {
                let predicate = (v[2] != 0) != negated;
                u64::from(combine(holds(v[0], v[1]), predicate))
            });
        }
    }
}

/// True if an order holds. Without one, the operands contain a NaN.
fn holds(name: &str, order: Option<std::cmp::Ordering>) -> bool {
    let Some(order) = order else {
        return matches!(name, "nan" | "equ" | "neu" | "ltu" | "leu" | "gtu" | "geu");
    };
    match name {
        "eq" | "equ" => order.is_eq(),
        "ne" | "neu" => order.is_ne(),
        "lt" | "ltu" | "lo" => order.is_lt(),
        "le" | "leu" | "ls" => order.is_le(),
        "gt" | "gtu" | "hi" => order.is_gt(),
        "ge" | "geu" | "hs" => order.is_ge(),
        "num" => true,
        _ => false,
    }
}

pub fn cases(t: &mut Tester) {
    let floats = [
        "eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan",
    ];
    for name in floats {
        compare(t, name, "f32", 'w', &f32s(), |a, b| {
            holds(name, exact(a).partial_cmp(&exact(b)))
        });
        compare(t, name, "ftz.f32", 'w', &f32s(), |a, b| {
            let order = exact(flushed(a)).partial_cmp(&exact(flushed(b)));
            holds(name, order)
        });
        compare(t, name, "f64", 'd', &f64s(), |a, b| {
            holds(name, f64::from_bits(a).partial_cmp(&f64::from_bits(b)))
        });
    }
    for name in ["eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs"] {
        for (bits, kind, values) in [(16, 'h', i16s()), (32, 'w', i32s()), (64, 'd', i64s())] {
            let unsigned = format!("u{bits}");
            compare(t, name, &unsigned, kind, &values, |a, b| {
                holds(name, Some(a.cmp(&b)))
            });
            if name.starts_with(['h']) || matches!(name, "lo" | "ls") {
                continue;
            }
            let signed = |value: u64| (value << (64 - bits)) as i64;
            compare(t, name, &format!("s{bits}"), kind, &values, |a, b| {
                holds(name, Some(signed(a).cmp(&signed(b))))
            });
            if matches!(name, "eq" | "ne") {
                let untyped = format!("b{bits}");
                compare(t, name, &untyped, kind, &values, |a, b| {
                    holds(name, Some(a.cmp(&b)))
                });
            }
        }
    }
}
