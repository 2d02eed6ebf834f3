//! Integers, bits and predicates. Closed forms are in i128, or bit by bit.

use crate::tester::{Signature, Tester};
use crate::values::{BOOLEANS, counts, few_i32s, i16s, i32s, i64s};

/// A width with its register, its values, and its names.
struct Width {
    bits: u32,
    kind: char,
    values: Vec<u64>,
}

impl Width {
    fn all() -> [Width; 3] {
        [(16, 'h', i16s()), (32, 'w', i32s()), (64, 'd', i64s())]
            .map(|(bits, kind, values)| Width { bits, kind, values })
    }

    fn signed(&self, bits: u64) -> i128 {
        i128::from((bits << (64 - self.bits)) as i64 >> (64 - self.bits))
    }

    fn value(&self, bits: u64, signed: bool) -> i128 {
        if signed {
            self.signed(bits)
        } else {
            i128::from(bits)
        }
    }

    fn wrap(&self, value: i128) -> u64 {
        value as u64 & (u64::MAX >> (64 - self.bits))
    }
}

pub fn cases(t: &mut Tester) {
    for width in Width::all() {
        arithmetic(t, &width);
        logic(t, &width);
        shifts(t, &width);
    }
    products(t);
    division(t);
    fields(t);
    counting(t);
    funnels(t);
    predicates(t);
}

fn arithmetic(t: &mut Tester, w: &Width) {
    let sources: String = [w.kind; 3].iter().collect();
    let values = w.values.as_slice();
    for (prefix, signed) in [('u', false), ('s', true)] {
        let ty = format!("{prefix}{}", w.bits);
        let mut two = |name: &str, result: &dyn Fn(i128, i128) -> i128| {
            t.case(
                &format!("{name}.{ty}"),
                w.kind,
                &sources[..2],
                &[values, values],
                |v| w.wrap(result(w.value(v[0], signed), w.value(v[1], signed))),
            );
        };
        two("add", &|a, b| a + b);
        two("sub", &|a, b| a - b);
        two("mul.lo", &|a, b| a.wrapping_mul(b));
        two("min", &|a, b| a.min(b));
        two("max", &|a, b| a.max(b));
        let few = if w.bits == 32 {
            few_i32s()
        } else {
            w.values.clone()
        };
        let three = [few.as_slice(), &few, &few];
        t.case(&format!("mad.lo.{ty}"), w.kind, &sources, &three, |v| {
            let [a, b, c] = [v[0], v[1], v[2]].map(|bits| w.value(bits, signed));
            w.wrap(a.wrapping_mul(b).wrapping_add(c))
        });
    }
    let negative = format!("neg.s{}", w.bits);
    t.case(&negative, w.kind, &sources[..1], &[values], |v| {
        w.wrap(-w.signed(v[0]))
    });
    if w.bits > 16 {
        let absolute = format!("abs.s{}", w.bits);
        t.case(&absolute, w.kind, &sources[..1], &[values], |v| {
            w.wrap(w.signed(v[0]).abs())
        });
    }
}

fn logic(t: &mut Tester, w: &Width) {
    let sources: String = [w.kind; 2].iter().collect();
    let (bits, values) = (w.bits, w.values.as_slice());
    let mut two = |name: &str, result: fn(u64, u64) -> u64| {
        t.case(
            &format!("{name}.b{bits}"),
            w.kind,
            &sources,
            &[values, values],
            |v| result(v[0], v[1]),
        );
    };
    two("and", |a, b| a & b);
    two("or", |a, b| a | b);
    two("xor", |a, b| a ^ b);
    t.case(
        &format!("not.b{bits}"),
        w.kind,
        &sources[..1],
        &[values],
        |v| w.wrap(i128::from(!v[0])),
    );
    for prefix in ['b', 'u', 's'] {
        let opcode = format!("mov.{prefix}{bits}");
        t.case(&opcode, w.kind, &sources[..1], &[values], |v| v[0]);
        let opcode = format!("selp.{prefix}{bits}");
        let lists = [values, values, &BOOLEANS];
        t.case(&opcode, w.kind, &format!("{sources}p"), &lists, |v| {
            if v[2] != 0 { v[0] } else { v[1] }
        });
    }
}

fn shifts(t: &mut Tester, w: &Width) {
    let sources = format!("{}w", w.kind);
    let counts = counts();
    let lists = [w.values.as_slice(), &counts];
    let bits = w.bits;
    t.case(&format!("shl.b{bits}"), w.kind, &sources, &lists, |v| {
        let count = v[1].min(64) as u32;
        w.wrap(i128::from(v[0]) << count)
    });
    for prefix in ['b', 'u'] {
        t.case(
            &format!("shr.{prefix}{bits}"),
            w.kind,
            &sources,
            &lists,
            |v| (i128::from(v[0]) >> v[1].min(64)) as u64,
        );
    }
    t.case(&format!("shr.s{bits}"), w.kind, &sources, &lists, |v| {
        w.wrap(w.signed(v[0]) >> v[1].min(64))
    });
}

fn products(t: &mut Tester) {
    let few = few_i32s();
    for (signed, prefix) in [(false, 'u'), (true, 's')] {
        let [half, word, wide] = Width::all();
        for w in [&word, &wide] {
            let ty = format!("{prefix}{}", w.bits);
            let sources: String = [w.kind; 2].iter().collect();
            let lists = [w.values.as_slice(), &w.values];
            t.case(&format!("mul.hi.{ty}"), w.kind, &sources, &lists, |v| {
                let (a, b) = (w.value(v[0], signed), w.value(v[1], signed));
                // The product of two unsigned 64-bit values needs all 128 bits.
                let product = if signed {
                    (a * b) as u128
                } else {
                    a as u128 * b as u128
                };
                w.wrap((product >> w.bits) as i128)
            });
        }
        t.case(
            &format!("mad.hi.{prefix}32"),
            'w',
            "www",
            &[&few, &few, &few],
            |v| {
                let product = word.value(v[0], signed) * word.value(v[1], signed);
                word.wrap((product >> 32) + i128::from(v[2]))
            },
        );
        for (from, kind, sources, to) in [(&half, 'w', "hh", 32), (&word, 'd', "ww", 64)] {
            let opcode = format!("mul.wide.{prefix}{}", from.bits);
            let lists = [from.values.as_slice(), &from.values];
            t.case(&opcode, kind, sources, &lists, |v| {
                let product = from.value(v[0], signed) * from.value(v[1], signed);
                product as u64 & (u64::MAX >> (64 - to))
            });
        }
        let sums = wide.values.as_slice();
        t.case(
            &format!("mad.wide.{prefix}32"),
            'd',
            "wwd",
            &[&few, &few, sums],
            |v| {
                let product = word.value(v[0], signed) * word.value(v[1], signed);
                wide.wrap(product + i128::from(v[2]))
            },
        );
    }
}

/// Divisors of zero are not defined by PTX, and are not tested.
fn division(t: &mut Tester) {
    let [_, word, wide] = Width::all();
    for w in [&word, &wide] {
        let divisors: Vec<u64> = w.values.iter().copied().filter(|&v| v != 0).collect();
        let lists = [w.values.as_slice(), &divisors];
        let sources: String = [w.kind; 2].iter().collect();
        for (signed, prefix) in [(false, 'u'), (true, 's')] {
            let ty = format!("{prefix}{}", w.bits);
            t.case(&format!("div.{ty}"), w.kind, &sources, &lists, |v| {
                w.wrap(w.value(v[0], signed) / w.value(v[1], signed))
            });
            t.case(&format!("rem.{ty}"), w.kind, &sources, &lists, |v| {
                w.wrap(w.value(v[0], signed) % w.value(v[1], signed))
            });
        }
    }
}

/// Bit `n` of a value.
fn bit(value: u64, n: u64) -> u64 {
    if n < 64 { value >> n & 1 } else { 0 }
}

fn fields(t: &mut Tester) {
    let (values, counts) = (i32s(), counts());
    let lists = [values.as_slice(), &counts, &counts];
    for (opcode, signed) in [("bfe.u32", false), ("bfe.s32", true)] {
        // The definition of the PTX manual.
        t.case(opcode, 'w', "www", &lists, |v| {
            let (position, length) = (v[1] & 0xff, v[2] & 0xff);
            let sign = if !signed || length == 0 {
                0
            } else {
                bit(v[0], (position + length - 1).min(31))
            };
            (0..32)
                .map(|n| {
                    let inside = n < length && position + n <= 31;
                    (if inside {
                        bit(v[0], position + n)
                    } else {
                        sign
                    }) << n
                })
                .sum()
        });
    }
    let few = few_i32s();
    let lists = [few.as_slice(), &few, &counts, &counts];
    t.case("bfi.b32", 'w', "wwww", &lists, |v| {
        let (position, length) = (v[2] & 0xff, v[3] & 0xff);
        (0..32)
            .map(|n| {
                let inside = n >= position && n < position + length;
                (if inside {
                    bit(v[0], n - position)
                } else {
                    bit(v[1], n)
                }) << n
            })
            .sum()
    });
    let selectors = [0x3210, 0x7654, 0x0123, 0xba98, 0xfedc, 0x8f70, 0xffff_4567];
    t.case(
        "prmt.b32",
        'w',
        "www",
        &[&values, &values, &selectors],
        |v| {
            let bytes: Vec<u64> = (0..8)
                .map(|n| (v[1] << 32 | v[0]) >> (8 * n) & 0xff)
                .collect();
            (0..4)
                .map(|n| {
                    let selector = v[2] >> (4 * n) & 0xf;
                    let byte = bytes[(selector & 7) as usize];
                    let replicated = if byte & 0x80 != 0 { 0xff } else { 0 };
                    (if selector & 8 != 0 { replicated } else { byte }) << (8 * n)
                })
                .sum()
        },
    );
    for table in [0u64, 0x80, 0xe8, 0x96, 0x1b, 0xca, 0xff] {
        let suffix = format!(", {table:#x}");
        let signature = Signature {
            destination: 'w',
            sources: "www",
            suffix: &suffix,
        };
        t.case_with("lop3.b32", signature, &[&values, &values, &values], |v| {
            (0..32)
                .map(|n| {
                    let entry = bit(v[0], n) << 2 | bit(v[1], n) << 1 | bit(v[2], n);
                    bit(table, entry) << n
                })
                .sum()
        });
    }
}

fn counting(t: &mut Tester) {
    let ones = |value: u64| (0..64).map(|n| bit(value, n)).sum::<u64>();
    let zeros = |value: u64, width: u64| {
        let leading = (0..width).rev().take_while(|&n| bit(value, n) == 0);
        leading.count() as u64
    };
    t.case("popc.b32", 'w', "w", &[&i32s()], |v| ones(v[0]));
    t.case("popc.b64", 'w', "d", &[&i64s()], |v| ones(v[0]));
    t.case("clz.b32", 'w', "w", &[&i32s()], |v| zeros(v[0], 32));
    t.case("clz.b64", 'w', "d", &[&i64s()], |v| zeros(v[0], 64));
    t.case("brev.b32", 'w', "w", &[&i32s()], |v| {
        (0..32).map(|n| bit(v[0], n) << (31 - n)).sum()
    });
}

fn funnels(t: &mut Tester) {
    let (values, counts) = (i32s(), counts());
    let lists = [values.as_slice(), &values, &counts];
    for (mode, limit) in [("clamp", None), ("wrap", Some(31))] {
        let count = |v: u64| limit.map_or(v.min(32), |mask| v & mask);
        t.case(&format!("shf.l.{mode}.b32"), 'w', "www", &lists, |v| {
            let both = u128::from(v[1]) << 32 | u128::from(v[0]);
            (both << count(v[2]) >> 32) as u64 & 0xffff_ffff
        });
        t.case(&format!("shf.r.{mode}.b32"), 'w', "www", &lists, |v| {
            let both = u128::from(v[1]) << 32 | u128::from(v[0]);
            (both >> count(v[2])) as u64 & 0xffff_ffff
        });
    }
}

fn predicates(t: &mut Tester) {
    let lists: [&[u64]; 2] = [&BOOLEANS, &BOOLEANS];
    t.case("and.pred", 'p', "pp", &lists, |v| v[0] & v[1]);
    t.case("or.pred", 'p', "pp", &lists, |v| v[0] | v[1]);
    t.case("xor.pred", 'p', "pp", &lists, |v| v[0] ^ v[1]);
    t.case("not.pred", 'p', "p", &lists[..1], |v| 1 - v[0]);
    t.case("mov.pred", 'p', "p", &lists[..1], |v| v[0]);
}
