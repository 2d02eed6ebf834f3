//! The use of memory: allocations, frees, and checks of the addresses that calls name.

use std::sync::Arc;

use super::objects::allocation::{Allocation, Place, charged};
use super::objects::context::Context;
use super::os::Mapping;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;

/// Every bit set: a NaN as a number, an address of nothing as an address.
pub(crate) const POISON: u8 = 0xff;

/// Allocates memory.
pub(crate) fn allocate(
    driver: &Driver,
    context: &Context,
    place: Place,
    bytes: usize,
) -> Outcome<Arc<Allocation>> {
    if bytes == 0 {
        driver.violation(
            Violation::InvalidValue,
            format_args!("an allocation of 0 bytes"),
        );
        return Err(Status::INVALID_VALUE);
    }
    let mut memory = super::lock(&driver.memory);
    if let Place::Device(device) = place
        && charged(bytes as u64) > memory.free_bytes(device, &driver.devices[device])
    {
        return Err(Status::OUT_OF_MEMORY);
    }
    let mapping = Mapping::new(bytes).ok_or(Status::OUT_OF_MEMORY)?;
    if driver.script.poison {
        mapping.fill(POISON);
    }
    Ok(memory.add(place, context.handle, bytes as u64, mapping))
}

/// The allocation that starts at an address that is to be freed.
pub(crate) fn to_free(driver: &Driver, address: u64, host: bool) -> Outcome<Arc<Allocation>> {
    let memory = super::lock(&driver.memory);
    let found = memory.find(address).cloned();
    let was_freed = memory.was_freed(address);
    drop(memory);
    match found {
        Some(allocation)
            if allocation.start == address && host == (allocation.place == Place::Host) =>
        {
            Ok(allocation)
        }
        None if was_freed => {
            driver.violation(
                Violation::DoubleFree,
                format_args!("{address:#x} is freed again"),
            );
            Err(Status::INVALID_VALUE)
        }
        _ => {
            driver.violation(
                Violation::InvalidFree,
                format_args!("{address:#x} is freed, where no such allocation starts"),
            );
            Err(Status::INVALID_VALUE)
        }
    }
}

/// Frees an allocation. Its pages stay as long as work refers to them.
pub(crate) fn free(driver: &Driver, allocation: &Allocation) {
    super::lock(&driver.memory).remove(allocation);
}

/// The live allocation that contains `bytes` bytes at an address. Anything else is recorded.
pub(crate) fn containing(
    driver: &Driver,
    address: u64,
    bytes: u64,
    what: &str,
) -> Outcome<Arc<Allocation>> {
    let memory = super::lock(&driver.memory);
    let found = memory.find(address).cloned();
    let was_freed = memory.was_freed(address);
    drop(memory);
    let Some(allocation) = found else {
        let kind = match was_freed {
            true => Violation::UseAfterFree,
            false => Violation::OutOfBounds,
        };
        driver.violation(
            kind,
            format_args!("{what} of {bytes} bytes at {address:#x}: no live allocation"),
        );
        return Err(Status::INVALID_VALUE);
    };
    let end = address.checked_add(bytes);
    if end.is_none_or(|end| end > allocation.range().end) {
        driver.violation(
            Violation::OutOfBounds,
            format_args!(
                "{what} of {bytes} bytes at {address:#x}: {} bytes into an allocation of {}",
                address - allocation.start,
                allocation.bytes
            ),
        );
        return Err(Status::INVALID_VALUE);
    }
    Ok(allocation)
}
