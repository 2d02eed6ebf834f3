//! Pinned memory of the host.

use std::ffi::{c_int, c_uint, c_void};

use super::put;
use crate::driver::call::call_in_context;
use crate::driver::context;
use crate::driver::memory;
use crate::driver::objects::allocation::Place;
use crate::driver::objects::context::Context;
use crate::driver::state::Driver;
use crate::driver::status::{Outcome, Status};
use crate::driver::violation::Violation;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocHost_v2(address: *mut *mut c_void, bytes: usize) -> c_int {
    call_in_context(
        "cuMemAllocHost_v2",
        format_args!("{bytes}"),
        |driver, context| {
            // SAFETY: a pointer of the application.
            unsafe { allocate(driver, context, address, bytes) }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostAlloc(
    address: *mut *mut c_void,
    bytes: usize,
    flags: c_uint,
) -> c_int {
    call_in_context(
        "cuMemHostAlloc",
        format_args!("{bytes}, {flags}"),
        |driver, context| {
            // SAFETY: a pointer of the application.
            unsafe { allocate(driver, context, address, bytes) }
        },
    )
}

/// Allocates pinned memory.
///
/// # Safety
///
/// `address` must be null, which is refused, or valid for a write.
unsafe fn allocate(
    driver: &Driver,
    context: &Context,
    address: *mut *mut c_void,
    bytes: usize,
) -> Outcome {
    if address.is_null() {
        return Err(Status::INVALID_VALUE);
    }
    let allocation = memory::allocate(driver, context, Place::Host, bytes)?;
    // SAFETY: by the contract of this function.
    unsafe { put(address, allocation.start as *mut c_void) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeHost(address: *mut c_void) -> c_int {
    call_in_context(
        "cuMemFreeHost",
        format_args!("{address:?}"),
        |driver, context| {
            let allocation = memory::to_free(driver, address as u64, true)?;
            if allocation.is_in_use() {
                driver.violation(
                    Violation::FreeInUse,
                    format_args!("{} pinned bytes at {address:?}", allocation.bytes),
                );
            }
            // Drivers wait for the device here.
            context::synchronize(driver, context);
            memory::free(driver, &allocation);
            crate::driver::lock(&driver.order).forget(allocation.id);
            Ok(())
        },
    )
}
