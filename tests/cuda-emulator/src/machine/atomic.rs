//! Atomic read-modify-write operations.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use super::access::in_each_space;
use super::context::Context;
use super::extent::FindExtent;
use super::frame::Frame;
use super::lanes::{LANES, Wides};
use super::trap::Trap;
use crate::ptx::operation::{AtomicOp, Space};

/// The new value.
fn apply(op: AtomicOp, old: u64, operand: u64, replacement: u64) -> u64 {
    let (old32, operand32) = (old as u32, operand as u32);
    let narrow = |value: u32| u64::from(value);
    match op {
        AtomicOp::Add32 => narrow(old32.wrapping_add(operand32)),
        AtomicOp::AddF32 => {
            let sum = f32::from_bits(old32) + f32::from_bits(operand32);
            narrow(if sum.is_nan() {
                0x7fff_ffff
            } else {
                sum.to_bits()
            })
        }
        AtomicOp::MinU32 => narrow(old32.min(operand32)),
        AtomicOp::MaxU32 => narrow(old32.max(operand32)),
        AtomicOp::MinS32 => narrow((old32 as i32).min(operand32 as i32) as u32),
        AtomicOp::MaxS32 => narrow((old32 as i32).max(operand32 as i32) as u32),
        AtomicOp::And32 => narrow(old32 & operand32),
        AtomicOp::Or32 => narrow(old32 | operand32),
        AtomicOp::Xor32 => narrow(old32 ^ operand32),
        AtomicOp::Inc32 if old32 >= operand32 => 0,
        AtomicOp::Inc32 => narrow(old32 + 1),
        AtomicOp::Dec32 if old32 == 0 || old32 > operand32 => narrow(operand32),
        AtomicOp::Dec32 => narrow(old32 - 1),
        AtomicOp::Exchange32 => narrow(operand32),
        AtomicOp::CompareExchange32 if old32 == operand32 => narrow(replacement as u32),
        AtomicOp::CompareExchange32 => old,
        AtomicOp::Add64 => old.wrapping_add(operand),
        AtomicOp::MinU64 => old.min(operand),
        AtomicOp::MaxU64 => old.max(operand),
        AtomicOp::Exchange64 => operand,
        AtomicOp::CompareExchange64 if old == operand => replacement,
        AtomicOp::CompareExchange64 => old,
    }
}

/// Executes an atomic operation, lane after lane.
pub(super) fn execute(
    space: Space,
    op: AtomicOp,
    index: usize,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    in_each_space(space, frame, context, |space, addresses, frame, context| {
        execute_in(space, op, index, addresses, frame, context)
    })
}

fn execute_in(
    space: Space,
    op: AtomicOp,
    index: usize,
    addresses: &Wides,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    let (instruction, mask) = (frame.instruction, frame.mask);
    let size = if op.is_wide() { 8 } else { 4 };
    match space {
        Space::Shared => context.check_shared(instruction, index, addresses, mask, size)?,
        Space::Local => context.check_local(instruction, addresses, mask, size)?,
        Space::Global | Space::Generic => {
            let extent = context.level.run(FindExtent(addresses, mask));
            context.check_global(instruction, index, addresses, mask, size, extent)?;
        }
    }
    let mut olds = [0; LANES];
    for lane in mask.lanes() {
        let [operand, replacement] = if op.is_wide() {
            [0, 1].map(|n| frame.wide_source(n).get(lane))
        } else {
            [0, 1].map(|n| u64::from(frame.source(n).get(lane)))
        };
        let address = addresses.0[lane];
        let new = |old| apply(op, old, operand, replacement);
        // SAFETY: the checks found the bytes within their memory, and aligned.
        olds[lane] = unsafe {
            match space {
                Space::Shared => {
                    let old = context.shared.read(address, size as usize);
                    context.shared.write(address, size as usize, new(old));
                    old
                }
                Space::Local => {
                    let stride = context.launch.kernel.local_bytes.next_multiple_of(8);
                    let thread = context.first_thread as usize + lane;
                    let address = (thread * stride) as u64 + address;
                    let old = context.local.read(address, size as usize);
                    context.local.write(address, size as usize, new(old));
                    old
                }
                Space::Global | Space::Generic if op.is_wide() => {
                    let value = AtomicU64::from_ptr(address as *mut u64);
                    update(
                        || value.load(Relaxed),
                        |old| {
                            value
                                .compare_exchange(old, new(old), Relaxed, Relaxed)
                                .is_ok()
                        },
                    )
                }
                Space::Global | Space::Generic => {
                    let value = AtomicU32::from_ptr(address as *mut u32);
                    update(
                        || u64::from(value.load(Relaxed)),
                        |old| {
                            let new = new(old) as u32;
                            value
                                .compare_exchange(old as u32, new, Relaxed, Relaxed)
                                .is_ok()
                        },
                    )
                }
            }
        };
    }
    // `red` has no destination.
    if frame.instruction.count == 1 {
        frame.write_extended(0, |lane| olds[lane]);
    }
    Ok(())
}

/// Repeats until the value was not changed by others, and returns the old one.
fn update(load: impl Fn() -> u64, replace: impl Fn(u64) -> bool) -> u64 {
    loop {
        let old = load();
        if replace(old) {
            return old;
        }
    }
}
