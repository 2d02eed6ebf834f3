//! Opcodes of floating-point values.

use super::super::operation::{
    Compare, CompareType, Convert, F32Op, F64Op, FLUSH, I32Op, I64Op, Op, Rounding, SATURATE,
};
use super::common::{INTEGERS, add_compare};
use super::forms::Table;
use super::slot::Slot::{self, Destination, Float, Narrow, WideDestination};

const D32: Slot = Destination(32);
const D64: Slot = Destination(64);
const S32: Slot = Float(32);
const S64: Slot = Float(64);

pub(super) fn add(table: &mut Table) {
    f32_arithmetic(table);
    f32_functions(table);
    f64_arithmetic(table);
    compare(table);
    select(table);
    round(table);
    to_integer(table);
    from_integer(table);
}

/// Adds an opcode of f32, `{}` being the place of `.ftz`, and of `.sat` if that is allowed.
fn f32_op(table: &mut Table, opcode: &str, op: F32Op, sources: usize, saturates: bool) {
    let slots: Vec<Slot> = std::iter::once(D32)
        .chain(std::iter::repeat_n(S32, sources))
        .collect();
    let name = |modifiers: &str| opcode.replace("{}", modifiers);
    table.add(name(""), Op::F32(op), &slots);
    table.add_with(name(".ftz"), Op::F32Modified(op), &slots, FLUSH);
    if saturates {
        table.add_with(name(".sat"), Op::F32Modified(op), &slots, SATURATE);
        let both = FLUSH | SATURATE;
        table.add_with(name(".ftz.sat"), Op::F32Modified(op), &slots, both);
    }
}

fn f32_arithmetic(table: &mut Table) {
    for (opcode, op) in [
        ("add", F32Op::Add),
        ("sub", F32Op::Sub),
        ("mul", F32Op::Mul),
    ] {
        f32_op(table, &format!("{opcode}{{}}.f32"), op, 2, true);
        f32_op(table, &format!("{opcode}.rn{{}}.f32"), op, 2, true);
    }
    f32_op(table, "fma.rn{}.f32", F32Op::Fma, 3, true);
    f32_op(table, "neg{}.f32", F32Op::Neg, 1, false);
    f32_op(table, "abs{}.f32", F32Op::Abs, 1, false);
    for (opcode, two, three) in [
        ("min{}.f32", F32Op::Min, F32Op::Min3),
        ("max{}.f32", F32Op::Max, F32Op::Max3),
        ("min{}.NaN.f32", F32Op::MinNan, F32Op::Min3Nan),
        ("max{}.NaN.f32", F32Op::MaxNan, F32Op::Max3Nan),
    ] {
        f32_op(table, opcode, two, 2, false);
        // With three sources since PTX 8.8.
        f32_op(table, opcode, three, 3, false);
    }
    table.add("copysign.f32", Op::F32(F32Op::CopySign), &[D32, S32, S32]);
}

fn f32_functions(table: &mut Table) {
    f32_op(table, "div.rn{}.f32", F32Op::Div, 2, false);
    f32_op(table, "div.full{}.f32", F32Op::Div, 2, false);
    f32_op(table, "div.approx{}.f32", F32Op::DivApprox, 2, false);
    for (opcode, op) in [
        ("rcp.rn{}.f32", F32Op::Rcp),
        ("rcp.approx{}.f32", F32Op::Rcp),
        ("sqrt.rn{}.f32", F32Op::Sqrt),
        ("sqrt.approx{}.f32", F32Op::Sqrt),
        ("rsqrt.approx{}.f32", F32Op::Rsqrt),
        ("ex2.approx{}.f32", F32Op::Ex2),
        ("lg2.approx{}.f32", F32Op::Lg2),
        ("sin.approx{}.f32", F32Op::Sin),
        ("cos.approx{}.f32", F32Op::Cos),
    ] {
        f32_op(table, opcode, op, 1, false);
    }
    table.add("tanh.approx.f32", Op::F32(F32Op::Tanh), &[D32, S32]);
}

fn f64_arithmetic(table: &mut Table) {
    let two = [D64, S64, S64];
    for (opcode, op) in [
        ("add", F64Op::Add),
        ("sub", F64Op::Sub),
        ("mul", F64Op::Mul),
    ] {
        table.add(format!("{opcode}.f64"), Op::F64(op), &two);
        table.add(format!("{opcode}.rn.f64"), Op::F64(op), &two);
    }
    table.add("fma.rn.f64", Op::F64(F64Op::Fma), &[D64, S64, S64, S64]);
    for (opcode, op) in [
        ("min.f64", F64Op::Min),
        ("max.f64", F64Op::Max),
        ("div.rn.f64", F64Op::Div),
    ] {
        table.add(opcode, Op::F64(op), &two);
    }
    for (opcode, op) in [
        ("neg.f64", F64Op::Neg),
        ("abs.f64", F64Op::Abs),
        ("rcp.rn.f64", F64Op::Rcp),
        ("sqrt.rn.f64", F64Op::Sqrt),
    ] {
        table.add(opcode, Op::F64(op), &[D64, S64]);
    }
}

fn compare(table: &mut Table) {
    let comparisons = [
        ("eq", Compare::Equal),
        ("ne", Compare::NotEqual),
        ("lt", Compare::Less),
        ("le", Compare::LessEqual),
        ("gt", Compare::Greater),
        ("ge", Compare::GreaterEqual),
        ("equ", Compare::EqualUnordered),
        ("neu", Compare::NotEqualUnordered),
        ("ltu", Compare::LessUnordered),
        ("leu", Compare::LessEqualUnordered),
        ("gtu", Compare::GreaterUnordered),
        ("geu", Compare::GreaterEqualUnordered),
        ("num", Compare::Number),
        ("nan", Compare::Nan),
    ];
    for (name, comparison) in comparisons {
        for (suffix, ty, source) in [
            (".f32", CompareType::F32, S32),
            (".ftz.f32", CompareType::F32Flushed, S32),
            (".f64", CompareType::F64, S64),
        ] {
            add_compare(table, name, comparison, suffix, ty, source);
        }
    }
}

fn select(table: &mut Table) {
    let predicate = Slot::Bits(1);
    let selp = Op::I32(I32Op::Selp);
    table.add("selp.f32", selp, &[D32, S32, S32, predicate]);
    let selp = Op::I64(I64Op::Selp);
    table.add("selp.f64", selp, &[D64, S64, S64, predicate]);
    table.add("mov.f32", Op::I32(I32Op::Mov), &[D32, S32]);
    table.add("mov.f64", Op::I64(I64Op::Mov), &[D64, S64]);
}

fn round(table: &mut Table) {
    for (name, op32, op64) in [
        ("rni", F32Op::RoundEven, F64Op::RoundEven),
        ("rzi", F32Op::RoundZero, F64Op::RoundZero),
        ("rmi", F32Op::RoundDown, F64Op::RoundDown),
        ("rpi", F32Op::RoundUp, F64Op::RoundUp),
    ] {
        f32_op(table, &format!("cvt.{name}{{}}.f32.f32"), op32, 1, true);
        table.add(format!("cvt.{name}.f64.f64"), Op::F64(op64), &[D64, S64]);
    }
    f32_op(table, "cvt{}.f32.f32", F32Op::Copy, 1, true);
    let widen = Op::Convert(Convert::F32ToF64);
    table.add("cvt.f64.f32", widen, &[D64, S32]);
    let narrow = Op::Convert(Convert::F64ToF32);
    table.add("cvt.rn.f32.f64", narrow, &[D32, S64]);
}

fn to_integer(table: &mut Table) {
    for (rounding_name, rounding) in [
        ("rni", Rounding::Even),
        ("rzi", Rounding::Zero),
        ("rmi", Rounding::Down),
        ("rpi", Rounding::Up),
    ] {
        for (name, ty) in INTEGERS {
            let destination = WideDestination(ty.bits());
            let op = Op::Convert(Convert::F32ToInt(rounding, ty));
            let opcode = format!("cvt.{rounding_name}.{name}.f32");
            table.add(opcode, op, &[destination, S32]);
            let opcode = format!("cvt.{rounding_name}.ftz.{name}.f32");
            table.add_with(opcode, op, &[destination, S32], FLUSH);
            let op = Op::Convert(Convert::F64ToInt(rounding, ty));
            let opcode = format!("cvt.{rounding_name}.{name}.f64");
            table.add(opcode, op, &[destination, S64]);
        }
    }
}

fn from_integer(table: &mut Table) {
    for (name, ty) in INTEGERS {
        let source = Narrow(ty.bits());
        let op = Op::Convert(Convert::IntToF32(ty));
        table.add(format!("cvt.rn.f32.{name}"), op, &[D32, source]);
        let op = Op::Convert(Convert::IntToF64(ty));
        table.add(format!("cvt.rn.f64.{name}"), op, &[D64, source]);
    }
}
