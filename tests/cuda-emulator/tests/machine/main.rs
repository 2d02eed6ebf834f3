//! The interpreter of PTX.
//!
//! Every opcode of the table is compared with a closed form that is written independently.
//!
//! The operands contain limits, ties of rounding, subnormal values, signed zeros, infinities and
//! NaN. Each instruction runs in all lanes of a warp, in some lanes after a branch, with a guard,
//! and with its first operand as destination.

mod atomic;
mod compare;
mod control;
mod convert;
mod float;
mod integer;
mod memory;
mod refusals;
mod runs;
mod tester;
mod values;

use std::collections::BTreeSet;

use gaussmle_cuda_emulator::ptx::opcodes;
use tester::Tester;

#[test]
fn float_opcodes() {
    float::cases(&mut Tester::default());
}

#[test]
fn compare_opcodes() {
    compare::cases(&mut Tester::default());
}

#[test]
fn convert_opcodes() {
    convert::cases(&mut Tester::default());
}

#[test]
fn integer_opcodes() {
    integer::cases(&mut Tester::default());
}

#[test]
fn memory_opcodes() {
    memory::cases(&mut Tester::default());
}

#[test]
fn atomic_opcodes() {
    atomic::cases(&mut Tester::default());
}

#[test]
fn control_opcodes() {
    control::cases(&mut Tester::default());
}

#[test]
fn every_opcode_is_tested() {
    let mut tester = Tester {
        only_notes: true,
        ..Tester::default()
    };
    float::cases(&mut tester);
    compare::cases(&mut tester);
    convert::cases(&mut tester);
    integer::cases(&mut tester);
    memory::cases(&mut tester);
    atomic::cases(&mut tester);
    control::cases(&mut tester);
    let known: BTreeSet<(String, usize)> = opcodes()
        .into_iter()
        .map(|(opcode, count)| (opcode.to_owned(), count))
        .collect();
    let untested: Vec<_> = known.difference(&tester.tested).take(20).collect();
    assert!(untested.is_empty(), "not tested: {untested:?}");
    let unknown: Vec<_> = tester.tested.difference(&known).collect();
    assert!(unknown.is_empty(), "not in the table: {unknown:?}");
}
