//! `atom` and `red`.

use crate::tester::{Buffers, Tester, launch, range};
use gaussmle_cuda_emulator::ptx::parse;

/// A name, whether it is of 64 bits, and the new value of an old one and an operand.
type Operation = (&'static str, bool, fn(u64, u64) -> u64);

const OPERATIONS: [Operation; 17] = [
    ("add.u32", false, |old, v| {
        u64::from((old as u32).wrapping_add(v as u32))
    }),
    ("add.s32", false, |old, v| {
        u64::from((old as u32).wrapping_add(v as u32))
    }),
    ("add.f32", false, add_f32),
    ("min.u32", false, |old, v| if v < old { v } else { old }),
    ("max.u32", false, |old, v| if v > old { v } else { old }),
    ("min.s32", false, |old, v| {
        if (v as i32) < old as i32 { v } else { old }
    }),
    ("max.s32", false, |old, v| {
        if v as i32 > old as i32 { v } else { old }
    }),
    ("and.b32", false, |old, v| old & v),
    ("or.b32", false, |old, v| old | v),
    ("xor.b32", false, |old, v| old ^ v),
    (
        "inc.u32",
        false,
        |old, v| if old >= v { 0 } else { old + 1 },
    ),
    ("dec.u32", false, |old, v| {
        if old == 0 || old > v { v } else { old - 1 }
    }),
    ("exch.b32", false, |_, v| v),
    ("add.u64", true, u64::wrapping_add),
    ("min.u64", true, |old, v| if v < old { v } else { old }),
    ("max.u64", true, |old, v| if v > old { v } else { old }),
    ("exch.b64", true, |_, v| v),
];

fn add_f32(old: u64, value: u64) -> u64 {
    let [a, b] = [old, value].map(|bits| f64::from(f32::from_bits(bits as u32)));
    u64::from(((a + b) as f32).to_bits())
}

/// Operands of the lanes.
fn operand(lane: u64, wide: bool) -> u64 {
    let value = (lane + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ lane << 20;
    // Small values half of the time, for `inc` and `dec`; as f32 none of them is NaN.
    let value = if lane.is_multiple_of(2) {
        value % 7
    } else {
        value
    };
    if wide { value } else { value & 0xbfff_ffff }
}

pub fn cases(t: &mut Tester) {
    for order in ["", ".relaxed.cta", ".relaxed.gpu", ".relaxed.sys"] {
        for space in ["", ".global", ".shared"] {
            for (name, wide, apply) in OPERATIONS {
                let opcode = format!("atom{order}{space}.{name}");
                t.tested.insert((opcode.clone(), 3));
                if !t.only_notes {
                    check(&opcode, space == ".shared", wide, apply);
                }
                if !name.starts_with("exch") {
                    let opcode = format!("red{order}{space}.{name}");
                    t.tested.insert((opcode.clone(), 2));
                    if !t.only_notes {
                        check(&opcode, space == ".shared", wide, apply);
                    }
                }
            }
            for (bits, wide) in [(32, false), (64, true)] {
                let opcode = format!("atom{order}{space}.cas.b{bits}");
                t.tested.insert((opcode.clone(), 4));
                if !t.only_notes {
                    check_compare_exchange(&opcode, space == ".shared", wide);
                }
            }
        }
    }
}

const START: u64 = 3;

/// All lanes of a warp change one value: the emulator does it in their order.
fn check(opcode: &str, shared: bool, wide: bool, apply: fn(u64, u64) -> u64) {
    let (register, bits) = if wide { ("%d", "b64") } else { ("%w", "b32") };
    let returns = opcode.starts_with("atom");
    let to = if returns {
        format!("{register}1, ")
    } else {
        String::new()
    };
    let instruction = format!("{opcode} {to}[%x1], {register}0;");
    let (old, last) = run(&instruction, shared, register, bits);
    let mut value = START;
    for (lane, &old) in old.iter().enumerate() {
        if returns {
            assert_eq!(old, value, "{opcode} in lane {lane}");
        }
        value = apply(value, operand(lane as u64, wide));
    }
    assert_eq!(last, value, "{opcode}");
}

/// The first lane replaces the value, the others find another one.
fn check_compare_exchange(opcode: &str, shared: bool, wide: bool) {
    let (register, bits) = if wide { ("%d", "b64") } else { ("%w", "b32") };
    let instruction = format!("{opcode} {register}1, [%x1], {START}, {register}0;");
    let (old, last) = run(&instruction, shared, register, bits);
    let first = operand(0, wide);
    assert_eq!(old[0], START, "{opcode}");
    assert!(
        old[1..].iter().all(|&value| value == first),
        "{opcode}: {old:x?}"
    );
    assert_eq!(last, first, "{opcode}");
}

fn run(instruction: &str, shared: bool, register: &str, bits: &str) -> (Vec<u64>, u64) {
    let (space, place) = if shared {
        ("shared", "mov.u64 %x1, array;")
    } else {
        ("global", "add.u64 %x1, %x0, 512;")
    };
    let text = format!(
        ".version 8.8\n.target sm_100\n.address_size 64\n\
         .visible .entry k(.param .u64 a)\n{{\n\
         .reg .b32 %w<5>; .reg .b64 %d<5>; .reg .b64 %x<5>; .reg .b32 %i;\n\
         .shared .align 8 .b8 array[8];\n\
         mov.u32 %i, %tid.x; mul.wide.u32 %x2, %i, 16; ld.param.u64 %x0, [a];\n\
         {place}\nmov.u64 %x4, {START}; st.{space}.b64 [%x1], %x4; add.u64 %x2, %x2, %x0;\n\
         ld.global.{bits} {register}0, [%x2]; mov.{bits} {register}1, 0;\n\
         {instruction}\n\
         st.global.{bits} [%x2+8], {register}1; ld.{space}.b64 %x4, [%x1];\n\
         st.global.b64 [%x0+512], %x4;\nret;\n}}\n"
    );
    let module = parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let mut words = vec![0u64; 65];
    for lane in 0..32 {
        words[2 * lane] = operand(lane as u64, register == "%d");
    }
    let params = (words.as_mut_ptr() as u64).to_le_bytes();
    let memory = Buffers(vec![range(&words)]);
    let outcome = launch(&module.kernels[0], [1, 1, 1], [32, 1, 1], &params, &memory);
    assert_eq!(outcome.trap, None, "{instruction}");
    let old = (0..32).map(|lane| words[2 * lane + 1]).collect();
    (old, words[64])
}

#[test]
fn atomics_of_many_blocks_lose_nothing() {
    let text = ".version 8.8\n.target sm_100\n.address_size 64\n\
        .visible .entry k(.param .u64 a)\n{\n.reg .b64 %x<2>;\n\
        ld.param.u64 %x0, [a]; red.global.add.u32 [%x0], 1;\nret;\n}\n";
    let module = parse(text).expect("valid PTX");
    let mut count = vec![0u64];
    let params = (count.as_mut_ptr() as u64).to_le_bytes();
    let memory = Buffers(vec![range(&count)]);
    let outcome = launch(
        &module.kernels[0],
        [100, 3, 2],
        [96, 1, 1],
        &params,
        &memory,
    );
    assert_eq!(outcome.trap, None);
    assert_eq!(count[0], 600 * 96);
    assert_eq!(outcome.statistics.threads, 600 * 96);
}
