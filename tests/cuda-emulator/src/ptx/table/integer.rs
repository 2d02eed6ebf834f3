//! Opcodes of integers, bits and predicates.

use super::super::operation::{Compare, CompareType, Convert, I32Op, I64Op, Op, PredicateOp};
use super::common::{INTEGERS, add_compare};
use super::forms::Table;
use super::slot::Slot::{
    self, Bits, Destination, DestinationVector, Immediate, Integer, Move, Narrow, SourceVector,
    WideDestination,
};

const PREDICATE: Slot = Bits(1);

pub(super) fn add(table: &mut Table) {
    moves(table);
    arithmetic_16(table);
    arithmetic_32(table);
    arithmetic_64(table);
    bits_32(table);
    bits_64(table);
    predicates(table);
    compare(table);
    convert(table);
}

/// Adds an opcode for each of the types, with integer sources of the width of the destination.
fn integer(table: &mut Table, opcode: &str, types: &[&str], op: Op, bits: u32, sources: usize) {
    let slots: Vec<Slot> = std::iter::once(Destination(bits))
        .chain(std::iter::repeat_n(Integer(bits), sources))
        .collect();
    for ty in types {
        table.add(format!("{opcode}.{ty}"), op, &slots);
    }
}

fn moves(table: &mut Table) {
    let (mov, wide) = (Op::I32(I32Op::Mov), Op::I64(I64Op::Mov));
    for (types, bits, op) in [
        (["b16", "u16", "s16"], 16, mov),
        (["b32", "u32", "s32"], 32, mov),
        (["b64", "u64", "s64"], 64, wide),
    ] {
        for ty in types {
            let slots = [Destination(bits), Move(bits)];
            table.add(format!("mov.{ty}"), op, &slots);
        }
    }
    let mov = Op::Predicate(PredicateOp::Mov);
    table.add("mov.pred", mov, &[Destination(1), PREDICATE]);
    let (pack, unpack) = (Op::I64(I64Op::Pack), Op::I64(I64Op::Unpack));
    let parts = SourceVector { count: 2, bits: 32 };
    table.add("mov.b64", pack, &[Destination(64), parts]);
    let parts = DestinationVector { count: 2, bits: 32 };
    table.add("mov.b64", unpack, &[parts, Bits(64)]);
    let (pack, unpack) = (Op::I32(I32Op::Pack16), Op::I32(I32Op::Unpack16));
    let parts = SourceVector { count: 2, bits: 16 };
    table.add("mov.b32", pack, &[Destination(32), parts]);
    let parts = DestinationVector { count: 2, bits: 16 };
    table.add("mov.b32", unpack, &[parts, Bits(32)]);
    for (types, bits, op) in [
        (["b16", "u16", "s16"], 16, Op::I32(I32Op::Selp)),
        (["b32", "u32", "s32"], 32, Op::I32(I32Op::Selp)),
        (["b64", "u64", "s64"], 64, Op::I64(I64Op::Selp)),
    ] {
        for ty in types {
            let slots = [Destination(bits), Bits(bits), Bits(bits), PREDICATE];
            table.add(format!("selp.{ty}"), op, &slots);
        }
    }
}

fn arithmetic_16(table: &mut Table) {
    let both = ["u16", "s16"];
    for (opcode, types, op, sources) in [
        ("add", &both[..], I32Op::Add16, 2),
        ("sub", &both[..], I32Op::Sub16, 2),
        ("neg", &["s16"][..], I32Op::Neg16, 1),
        ("mul.lo", &both[..], I32Op::MulLo16, 2),
        ("mad.lo", &both[..], I32Op::MadLo16, 3),
        ("min", &["u16"][..], I32Op::MinU, 2),
        ("max", &["u16"][..], I32Op::MaxU, 2),
        ("min", &["s16"][..], I32Op::MinS16, 2),
        ("max", &["s16"][..], I32Op::MaxS16, 2),
    ] {
        integer(table, opcode, types, Op::I32(op), 16, sources);
    }
    let wide = [Destination(32), Integer(16), Integer(16)];
    // Registers hold 16-bit values zero-extended.
    table.add("mul.wide.u16", Op::I32(I32Op::MulLo), &wide);
    table.add("mul.wide.s16", Op::I32(I32Op::MulWideS16), &wide);
    for (opcode, op) in [
        ("and.b16", I32Op::And),
        ("or.b16", I32Op::Or),
        ("xor.b16", I32Op::Xor),
    ] {
        table.add(opcode, Op::I32(op), &[Destination(16), Bits(16), Bits(16)]);
    }
    let not = Op::I32(I32Op::Not16);
    table.add("not.b16", not, &[Destination(16), Bits(16)]);
    for (opcode, op) in [
        ("shl.b16", I32Op::Shl16),
        ("shr.b16", I32Op::ShrU),
        ("shr.u16", I32Op::ShrU),
        ("shr.s16", I32Op::ShrS16),
    ] {
        let slots = [Destination(16), Bits(16), Integer(32)];
        table.add(opcode, Op::I32(op), &slots);
    }
}

fn arithmetic_32(table: &mut Table) {
    let both = ["u32", "s32"];
    let (unsigned, signed) = (&["u32"][..], &["s32"][..]);
    for (opcode, types, op, sources) in [
        ("add", &both[..], I32Op::Add, 2),
        ("sub", &both[..], I32Op::Sub, 2),
        ("neg", signed, I32Op::Neg, 1),
        ("abs", signed, I32Op::Abs, 1),
        ("mul.lo", &both[..], I32Op::MulLo, 2),
        ("mul.hi", unsigned, I32Op::MulHiU, 2),
        ("mul.hi", signed, I32Op::MulHiS, 2),
        ("mad.lo", &both[..], I32Op::MadLo, 3),
        ("mad.hi", unsigned, I32Op::MadHiU, 3),
        ("mad.hi", signed, I32Op::MadHiS, 3),
        ("div", unsigned, I32Op::DivU, 2),
        ("div", signed, I32Op::DivS, 2),
        ("rem", unsigned, I32Op::RemU, 2),
        ("rem", signed, I32Op::RemS, 2),
        ("min", unsigned, I32Op::MinU, 2),
        ("max", unsigned, I32Op::MaxU, 2),
        ("min", signed, I32Op::MinS, 2),
        ("max", signed, I32Op::MaxS, 2),
    ] {
        integer(table, opcode, types, Op::I32(op), 32, sources);
    }
}

fn arithmetic_64(table: &mut Table) {
    let both = ["u64", "s64"];
    let (unsigned, signed) = (&["u64"][..], &["s64"][..]);
    for (opcode, types, op, sources) in [
        ("add", &both[..], I64Op::Add, 2),
        ("sub", &both[..], I64Op::Sub, 2),
        ("neg", signed, I64Op::Neg, 1),
        ("abs", signed, I64Op::Abs, 1),
        ("mul.lo", &both[..], I64Op::MulLo, 2),
        ("mul.hi", unsigned, I64Op::MulHiU, 2),
        ("mul.hi", signed, I64Op::MulHiS, 2),
        ("mad.lo", &both[..], I64Op::MadLo, 3),
        ("div", unsigned, I64Op::DivU, 2),
        ("div", signed, I64Op::DivS, 2),
        ("rem", unsigned, I64Op::RemU, 2),
        ("rem", signed, I64Op::RemS, 2),
        ("min", unsigned, I64Op::MinU, 2),
        ("max", unsigned, I64Op::MaxU, 2),
        ("min", signed, I64Op::MinS, 2),
        ("max", signed, I64Op::MaxS, 2),
    ] {
        integer(table, opcode, types, Op::I64(op), 64, sources);
    }
    for (ty, mul, mad) in [
        ("u32", I64Op::MulWideU, I64Op::MadWideU),
        ("s32", I64Op::MulWideS, I64Op::MadWideS),
    ] {
        let factors = [Integer(32), Integer(32)];
        let mul_slots = [Destination(64), factors[0], factors[1]];
        table.add(format!("mul.wide.{ty}"), Op::I64(mul), &mul_slots);
        let mad_slots = [Destination(64), factors[0], factors[1], Integer(64)];
        table.add(format!("mad.wide.{ty}"), Op::I64(mad), &mad_slots);
    }
}

fn bits_32(table: &mut Table) {
    let two = [Destination(32), Bits(32), Bits(32)];
    for (opcode, op) in [
        ("and.b32", I32Op::And),
        ("or.b32", I32Op::Or),
        ("xor.b32", I32Op::Xor),
    ] {
        table.add(opcode, Op::I32(op), &two);
    }
    for (opcode, op) in [
        ("not.b32", I32Op::Not),
        ("brev.b32", I32Op::Brev),
        ("clz.b32", I32Op::Clz),
        ("popc.b32", I32Op::Popc),
    ] {
        table.add(opcode, Op::I32(op), &[Destination(32), Bits(32)]);
    }
    for (opcode, op) in [
        ("shl.b32", I32Op::Shl),
        ("shr.b32", I32Op::ShrU),
        ("shr.u32", I32Op::ShrU),
        ("shr.s32", I32Op::ShrS),
    ] {
        let slots = [Destination(32), Bits(32), Integer(32)];
        table.add(opcode, Op::I32(op), &slots);
    }
    let three = [Destination(32), Bits(32), Bits(32), Integer(32)];
    for (opcode, op) in [
        ("shf.l.clamp.b32", I32Op::ShfLeftClamp),
        ("shf.l.wrap.b32", I32Op::ShfLeftWrap),
        ("shf.r.clamp.b32", I32Op::ShfRightClamp),
        ("shf.r.wrap.b32", I32Op::ShfRightWrap),
        ("prmt.b32", I32Op::Prmt),
        ("bfe.u32", I32Op::BfeU),
        ("bfe.s32", I32Op::BfeS),
    ] {
        table.add(opcode, Op::I32(op), &three);
    }
    let bfi = [
        Destination(32),
        Bits(32),
        Bits(32),
        Integer(32),
        Integer(32),
    ];
    table.add("bfi.b32", Op::I32(I32Op::Bfi), &bfi);
    let table_of_bits = Immediate { max: 255 };
    let lop3 = [Destination(32), Bits(32), Bits(32), Bits(32), table_of_bits];
    table.add("lop3.b32", Op::I32(I32Op::Lop3), &lop3);
}

fn bits_64(table: &mut Table) {
    for (opcode, op) in [
        ("and.b64", I64Op::And),
        ("or.b64", I64Op::Or),
        ("xor.b64", I64Op::Xor),
    ] {
        table.add(opcode, Op::I64(op), &[Destination(64), Bits(64), Bits(64)]);
    }
    let not = Op::I64(I64Op::Not);
    table.add("not.b64", not, &[Destination(64), Bits(64)]);
    for (opcode, op) in [("clz.b64", I64Op::Clz), ("popc.b64", I64Op::Popc)] {
        table.add(opcode, Op::I64(op), &[Destination(32), Bits(64)]);
    }
    for (opcode, op) in [
        ("shl.b64", I64Op::Shl),
        ("shr.b64", I64Op::ShrU),
        ("shr.u64", I64Op::ShrU),
        ("shr.s64", I64Op::ShrS),
    ] {
        let slots = [Destination(64), Bits(64), Integer(32)];
        table.add(opcode, Op::I64(op), &slots);
    }
}

fn predicates(table: &mut Table) {
    for (opcode, op) in [
        ("and.pred", PredicateOp::And),
        ("or.pred", PredicateOp::Or),
        ("xor.pred", PredicateOp::Xor),
    ] {
        let slots = [Destination(1), PREDICATE, PREDICATE];
        table.add(opcode, Op::Predicate(op), &slots);
    }
    let not = Op::Predicate(PredicateOp::Not);
    table.add("not.pred", not, &[Destination(1), PREDICATE]);
}

fn compare(table: &mut Table) {
    let equality = [("eq", Compare::Equal), ("ne", Compare::NotEqual)];
    let order = [
        ("lt", Compare::Less),
        ("le", Compare::LessEqual),
        ("gt", Compare::Greater),
        ("ge", Compare::GreaterEqual),
    ];
    // Other names for unsigned comparisons.
    let unsigned_order = [
        ("lo", Compare::Less),
        ("ls", Compare::LessEqual),
        ("hi", Compare::Greater),
        ("hs", Compare::GreaterEqual),
    ];
    for (unsigned, signed, bits) in [
        (CompareType::U32, CompareType::S16, 16),
        (CompareType::U32, CompareType::S32, 32),
        (CompareType::U64, CompareType::S64, 64),
    ] {
        let source = Integer(bits);
        let (b, u, s) = (
            format!(".b{bits}"),
            format!(".u{bits}"),
            format!(".s{bits}"),
        );
        for (name, comparison) in equality {
            add_compare(table, name, comparison, &b, unsigned, Bits(bits));
            add_compare(table, name, comparison, &u, unsigned, source);
            add_compare(table, name, comparison, &s, signed, source);
        }
        for (name, comparison) in order {
            add_compare(table, name, comparison, &u, unsigned, source);
            add_compare(table, name, comparison, &s, signed, source);
        }
        for (name, comparison) in unsigned_order {
            add_compare(table, name, comparison, &u, unsigned, source);
        }
    }
}

fn convert(table: &mut Table) {
    for (from_name, from) in INTEGERS {
        for (to_name, to) in INTEGERS {
            let op = Op::Convert(Convert::Int(from, to));
            let slots = [WideDestination(to.bits()), Narrow(from.bits())];
            table.add(format!("cvt.{to_name}.{from_name}"), op, &slots);
        }
    }
}
