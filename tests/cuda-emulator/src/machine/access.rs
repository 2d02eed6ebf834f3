//! Loads and stores.

use super::context::Context;
use super::convert::extend;
use super::extent::FindExtent;
use super::frame::Frame;
use super::global;
use super::lanes::{LANES, Mask, Wides};
use super::trap::Trap;
use crate::ptx::operation::{IntType, MemoryType, Space};

/// Start of the generic addresses of shared memory: above all addresses of a process.
pub(super) const SHARED_WINDOW: u64 = 1 << 60;
/// Start of the generic addresses of local memory.
pub(super) const LOCAL_WINDOW: u64 = 1 << 61;
/// Generic addresses of a window.
const WINDOW_BYTES: u64 = 1 << 32;

/// The extension of a value of the type.
fn extension(ty: MemoryType) -> IntType {
    match ty {
        MemoryType::B8 => IntType::U8,
        MemoryType::S8 => IntType::S8,
        MemoryType::B16 => IntType::U16,
        MemoryType::S16 => IntType::S16,
        MemoryType::B32 => IntType::U32,
        MemoryType::S32 => IntType::S32,
        MemoryType::B64 => IntType::U64,
    }
}

/// The parts of a generic access: for each space the lanes, with addresses in the space.
fn split_generic(addresses: &Wides, mask: &Mask) -> [(Space, u32, Wides); 3] {
    let mut parts = [
        (Space::Global, 0, *addresses),
        (Space::Shared, 0, *addresses),
        (Space::Local, 0, *addresses),
    ];
    for lane in mask.lanes() {
        let address = addresses.0[lane];
        let (part, base) = if address.wrapping_sub(SHARED_WINDOW) < WINDOW_BYTES {
            (1, SHARED_WINDOW)
        } else if address.wrapping_sub(LOCAL_WINDOW) < WINDOW_BYTES {
            (2, LOCAL_WINDOW)
        } else {
            (0, 0)
        };
        parts[part].1 |= 1 << lane;
        parts[part].2.0[lane] = address - base;
    }
    parts
}

/// Runs an access in its space. Lanes with generic addresses may be in several spaces: each gets a
/// run of its own.
#[inline(always)]
pub(super) fn in_each_space(
    space: Space,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
    run: impl Fn(Space, &Wides, &mut Frame<'_>, &mut Context<'_>) -> Result<(), Trap>,
) -> Result<(), Trap> {
    let addresses = frame.addresses();
    if space != Space::Generic {
        return run(space, &addresses, frame, context);
    }
    for (space, bits, addresses) in split_generic(&addresses, frame.mask) {
        if bits != 0 {
            let mask = Mask::new(bits);
            let mut part = frame.with_mask(&mask);
            run(space, &addresses, &mut part, context)?;
        }
    }
    Ok(())
}

/// Executes a load.
#[inline(always)]
pub(super) fn load(
    space: Space,
    ty: MemoryType,
    index: usize,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    in_each_space(space, frame, context, |space, addresses, frame, context| {
        load_from(space, ty, index, addresses, frame, context)
    })
}

#[inline(always)]
fn load_from(
    space: Space,
    ty: MemoryType,
    index: usize,
    addresses: &Wides,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    let (instruction, mask) = (frame.instruction, frame.mask);
    let bytes = ty.bytes() as u64;
    let size = bytes * u64::from(instruction.count);
    match space {
        Space::Shared => {
            context.check_shared(instruction, index, addresses, mask, size)?;
            let shared = &context.shared;
            // SAFETY: the check found all bytes of active lanes within, and aligned.
            let read = |lane: usize, offset, size| unsafe {
                shared.read(addresses.0[lane] + offset, size)
            };
            fill(ty, frame, read);
        }
        Space::Local => {
            context.check_local(instruction, addresses, mask, size)?;
            let (local, first) = (&context.local, context.first_thread as usize);
            let stride = context.launch.kernel.local_bytes.next_multiple_of(8);
            // SAFETY: the check found all bytes of active lanes within, and aligned.
            let read = |lane: usize, offset, size| unsafe {
                let base = ((first + lane) * stride) as u64;
                local.read(base + addresses.0[lane] + offset, size)
            };
            fill(ty, frame, read);
        }
        Space::Global | Space::Generic => {
            let extent = context.level.run(FindExtent(addresses, mask));
            context.check_global(instruction, index, addresses, mask, size, extent)?;
            // SAFETY: the check found all bytes of active lanes within, and aligned.
            let read = |lane: usize, offset, size| unsafe {
                global::read(addresses.0[lane] + offset, size)
            };
            fill(ty, frame, read);
        }
    }
    Ok(())
}

/// Reads the values of the active lanes, and writes them to the destinations. `read` gets a lane, an
/// offset and a number of bytes.
#[inline(always)]
fn fill(ty: MemoryType, frame: &mut Frame<'_>, read: impl Fn(usize, u64, usize) -> u64) {
    let count = usize::from(frame.instruction.count);
    // The most frequent case, for which the loop has a constant length and size.
    if count == 1 && ty == MemoryType::B32 && frame.instruction.bits == 32 {
        let mut values = [0; LANES];
        if frame.mask.is_full() {
            for (lane, value) in values.iter_mut().enumerate() {
                *value = read(lane, 0, 4) as u32;
            }
        } else {
            for lane in frame.mask.lanes() {
                values[lane] = read(lane, 0, 4) as u32;
            }
        }
        frame.write(0, |lane| values[lane]);
        return;
    }
    let (extension, bytes) = (extension(ty), ty.bytes());
    for n in 0..count {
        let mut values = [0; LANES];
        for lane in frame.mask.lanes() {
            values[lane] = extend(read(lane, (n * bytes) as u64, bytes), extension);
        }
        frame.write_extended(n, |lane| values[lane]);
    }
}

/// Executes a store.
#[inline(always)]
pub(super) fn store(
    space: Space,
    ty: MemoryType,
    index: usize,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    in_each_space(space, frame, context, |space, addresses, frame, context| {
        store_to(space, ty, index, addresses, frame, context)
    })
}

#[inline(always)]
fn store_to(
    space: Space,
    ty: MemoryType,
    index: usize,
    addresses: &Wides,
    frame: &mut Frame<'_>,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    let (instruction, mask) = (frame.instruction, frame.mask);
    let bytes = ty.bytes() as u64;
    let size = bytes * u64::from(instruction.count);
    match space {
        Space::Shared => {
            context.check_shared(instruction, index, addresses, mask, size)?;
            let shared = &mut context.shared;
            // SAFETY: the check found all bytes of active lanes within, and aligned.
            drain(ty, frame, |lane, offset, size, value| unsafe {
                shared.write(addresses.0[lane] + offset, size, value);
            });
        }
        Space::Local => {
            context.check_local(instruction, addresses, mask, size)?;
            let stride = context.launch.kernel.local_bytes.next_multiple_of(8);
            let (local, first) = (&mut context.local, context.first_thread as usize);
            // SAFETY: the check found all bytes of active lanes within, and aligned.
            drain(ty, frame, |lane, offset, size, value| unsafe {
                let base = ((first + lane) * stride) as u64;
                local.write(base + addresses.0[lane] + offset, size, value);
            });
        }
        Space::Global | Space::Generic => {
            let extent = context.level.run(FindExtent(addresses, mask));
            context.check_global(instruction, index, addresses, mask, size, extent)?;
            // SAFETY: the check found all bytes of active lanes within, and aligned.
            drain(ty, frame, |lane, offset, size, value| unsafe {
                global::write(addresses.0[lane] + offset, size, value);
            });
        }
    }
    Ok(())
}

/// Writes the values of the active lanes. If lanes share an address, the last lane wins; on
/// hardware, any may. `write` gets a lane, an offset, a number of bytes, and a value.
#[inline(always)]
fn drain(ty: MemoryType, frame: &Frame<'_>, mut write: impl FnMut(usize, u64, usize, u64)) {
    let (count, bytes) = (usize::from(frame.instruction.count), ty.bytes());
    // The most frequent case, for which the loop has a constant length and size.
    if count == 1 && ty == MemoryType::B32 && frame.mask.is_full() {
        let value = frame.source(0);
        for lane in 0..LANES {
            write(lane, 0, 4, u64::from(value.get(lane)));
        }
        return;
    }
    for n in 0..count {
        let offset = (n * bytes) as u64;
        if ty == MemoryType::B64 {
            let value = frame.wide_source(n);
            for lane in frame.mask.lanes() {
                write(lane, offset, bytes, value.get(lane));
            }
        } else {
            let value = frame.source(n);
            for lane in frame.mask.lanes() {
                write(lane, offset, bytes, u64::from(value.get(lane)));
            }
        }
    }
}

/// Executes a load of a parameter, which is the same for all lanes.
#[inline(always)]
pub(super) fn load_param(ty: MemoryType, frame: &mut Frame<'_>, params: &[u8]) {
    for n in 0..usize::from(frame.instruction.count) {
        let start = frame.instruction.immediate as usize + n * ty.bytes();
        let mut bytes = [0; 8];
        bytes[..ty.bytes()].copy_from_slice(&params[start..start + ty.bytes()]);
        let value = extend(u64::from_le_bytes(bytes), extension(ty));
        frame.write_extended(n, |_| value);
    }
}
