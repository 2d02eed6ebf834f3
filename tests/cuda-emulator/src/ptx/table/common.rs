//! Parts that opcodes of integers and of floating-point values share.

use super::super::operation::{Combine, Compare, CompareType, IntType, Op};
use super::forms::Table;
use super::slot::Slot::{self, NegatablePredicate, PredicatePair};

/// Integer types of conversions, with their names in opcodes.
pub(super) const INTEGERS: [(&str, IntType); 8] = [
    ("u8", IntType::U8),
    ("s8", IntType::S8),
    ("u16", IntType::U16),
    ("s16", IntType::S16),
    ("u32", IntType::U32),
    ("s32", IntType::S32),
    ("u64", IntType::U64),
    ("s64", IntType::S64),
];

/// Adds a comparison: alone, and combined with a predicate.
pub(super) fn add_compare(
    table: &mut Table,
    name: &str,
    comparison: Compare,
    suffix: &str,
    ty: CompareType,
    source: Slot,
) {
    let op = |combine| Op::Compare(ty, comparison, combine);
    let slots = [PredicatePair, source, source];
    table.add(format!("setp.{name}{suffix}"), op(Combine::None), &slots);
    for (combination, combine) in [
        ("and", Combine::And),
        ("or", Combine::Or),
        ("xor", Combine::Xor),
    ] {
        let slots = [PredicatePair, source, source, NegatablePredicate];
        let opcode = format!("setp.{name}.{combination}{suffix}");
        table.add(opcode, op(combine), &slots);
    }
}
