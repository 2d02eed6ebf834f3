//! Opcodes that access memory, and conversions of addresses.

use super::super::operation::{AtomicOp, I64Op, MemoryType, Op, Space};
use super::forms::Table;
use super::slot::Slot::{
    self, Address, Bits, Destination, DestinationVector, Integer, ParameterAddress, SourceVector,
    WideDestination,
};

/// Types of loads and stores. Unsigned and floating-point types equal untyped bits.
const TYPES: [(&str, MemoryType); 14] = [
    ("b8", MemoryType::B8),
    ("u8", MemoryType::B8),
    ("s8", MemoryType::S8),
    ("b16", MemoryType::B16),
    ("u16", MemoryType::B16),
    ("s16", MemoryType::S16),
    ("b32", MemoryType::B32),
    ("u32", MemoryType::B32),
    ("s32", MemoryType::S32),
    ("f32", MemoryType::B32),
    ("b64", MemoryType::B64),
    ("u64", MemoryType::B64),
    ("s64", MemoryType::B64),
    ("f64", MemoryType::B64),
];

/// Spaces as they are in opcodes, with the modifiers of caches, which change no value.
const LOADS: [(&str, Space); 12] = [
    ("ld", Space::Generic),
    ("ld.volatile", Space::Generic),
    ("ld.global", Space::Global),
    ("ld.global.nc", Space::Global),
    ("ld.global.ca", Space::Global),
    ("ld.global.cg", Space::Global),
    ("ld.global.cs", Space::Global),
    ("ld.volatile.global", Space::Global),
    ("ld.relaxed.gpu.global", Space::Global),
    ("ld.shared", Space::Shared),
    ("ld.volatile.shared", Space::Shared),
    ("ld.local", Space::Local),
];
const STORES: [(&str, Space); 11] = [
    ("st", Space::Generic),
    ("st.volatile", Space::Generic),
    ("st.global", Space::Global),
    ("st.global.wb", Space::Global),
    ("st.global.cg", Space::Global),
    ("st.global.cs", Space::Global),
    ("st.volatile.global", Space::Global),
    ("st.relaxed.gpu.global", Space::Global),
    ("st.shared", Space::Shared),
    ("st.volatile.shared", Space::Shared),
    ("st.local", Space::Local),
];

pub(super) fn add(table: &mut Table) {
    loads_and_stores(table);
    parameters(table);
    addresses(table);
    atomics(table);
    for scope in ["cta", "gl", "sys"] {
        table.add(format!("membar.{scope}"), Op::Fence, &[]);
    }
    for scope in ["cta", "gpu", "sys"] {
        table.add(format!("fence.acq_rel.{scope}"), Op::Fence, &[]);
        table.add(format!("fence.sc.{scope}"), Op::Fence, &[]);
    }
}

fn loads_and_stores(table: &mut Table) {
    for (name, ty) in TYPES {
        let bits = 8 * ty.bytes() as u32;
        for (prefix, space) in LOADS {
            let op = Op::Load(space, ty);
            let slots = [WideDestination(bits), Address(space)];
            table.add(format!("{prefix}.{name}"), op, &slots);
            for count in vector_counts(ty) {
                let slots = [DestinationVector { count, bits }, Address(space)];
                table.add(format!("{prefix}.v{count}.{name}"), op, &slots);
            }
        }
        for (prefix, space) in STORES {
            let op = Op::Store(space, ty);
            let slots = [Address(space), stored(bits)];
            table.add(format!("{prefix}.{name}"), op, &slots);
            for count in vector_counts(ty) {
                let slots = [Address(space), SourceVector { count, bits }];
                table.add(format!("{prefix}.v{count}.{name}"), op, &slots);
            }
        }
    }
}

/// Vectors have at most 16 bytes.
fn vector_counts(ty: MemoryType) -> impl Iterator<Item = usize> {
    [2, 4].into_iter().filter(move |n| n * ty.bytes() <= 16)
}

/// The stored bits: registers of small types may be wider than the type.
fn stored(bits: u32) -> Slot {
    if bits < 32 {
        Slot::Narrow(bits)
    } else {
        Bits(bits)
    }
}

fn parameters(table: &mut Table) {
    for (name, ty) in TYPES {
        let slots = [WideDestination(8 * ty.bytes() as u32), ParameterAddress];
        table.add(format!("ld.param.{name}"), Op::LoadParam(ty), &slots);
        for count in vector_counts(ty) {
            let bits = 8 * ty.bytes() as u32;
            let slots = [DestinationVector { count, bits }, ParameterAddress];
            let opcode = format!("ld.param.v{count}.{name}");
            table.add(opcode, Op::LoadParam(ty), &slots);
        }
    }
}

fn addresses(table: &mut Table) {
    let slots = [Destination(64), Integer(64)];
    // Generic addresses of device memory are its addresses.
    table.add("cvta.to.global.u64", Op::I64(I64Op::Mov), &slots);
    table.add("cvta.global.u64", Op::I64(I64Op::Mov), &slots);
    for (name, space) in [("shared", Space::Shared), ("local", Space::Local)] {
        let slots = [Destination(64), Slot::Move(64)];
        table.add(format!("cvta.{name}.u64"), Op::ToGeneric(space), &slots);
        table.add(
            format!("cvta.to.{name}.u64"),
            Op::FromGeneric(space),
            &slots,
        );
    }
}

fn atomics(table: &mut Table) {
    let spaces = [
        ("", Space::Generic),
        (".global", Space::Global),
        (".shared", Space::Shared),
    ];
    let operations = [
        ("add.u32", AtomicOp::Add32),
        ("add.s32", AtomicOp::Add32),
        ("add.f32", AtomicOp::AddF32),
        ("min.u32", AtomicOp::MinU32),
        ("max.u32", AtomicOp::MaxU32),
        ("min.s32", AtomicOp::MinS32),
        ("max.s32", AtomicOp::MaxS32),
        ("and.b32", AtomicOp::And32),
        ("or.b32", AtomicOp::Or32),
        ("xor.b32", AtomicOp::Xor32),
        ("inc.u32", AtomicOp::Inc32),
        ("dec.u32", AtomicOp::Dec32),
        ("exch.b32", AtomicOp::Exchange32),
        ("cas.b32", AtomicOp::CompareExchange32),
        ("add.u64", AtomicOp::Add64),
        ("min.u64", AtomicOp::MinU64),
        ("max.u64", AtomicOp::MaxU64),
        ("exch.b64", AtomicOp::Exchange64),
        ("cas.b64", AtomicOp::CompareExchange64),
    ];
    for (space_name, space) in spaces {
        for (name, atomic) in operations {
            let op = Op::Atomic(space, atomic);
            let bits = if atomic.is_wide() { 64 } else { 32 };
            let value = Bits(bits);
            let compares = name.starts_with("cas");
            let mut slots = vec![Destination(bits), Address(space), value];
            slots.extend(compares.then_some(value));
            for order in ["", ".relaxed.cta", ".relaxed.gpu", ".relaxed.sys"] {
                table.add(format!("atom{order}{space_name}.{name}"), op, &slots);
                let reduces = !compares && !name.starts_with("exch");
                if reduces {
                    let slots = [Address(space), value];
                    table.add(format!("red{order}{space_name}.{name}"), op, &slots);
                }
            }
        }
    }
}
