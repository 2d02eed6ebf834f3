//! Device memory.

use std::ffi::{c_int, c_uchar, c_uint, c_ushort};
use std::sync::Arc;

use super::put;
use crate::driver::call::call_in_context;
use crate::driver::context;
use crate::driver::fill;
use crate::driver::memory;
use crate::driver::objects::allocation::Place;
use crate::driver::objects::context::Context;
use crate::driver::state::Driver;
use crate::driver::status::{Outcome, Status};
use crate::driver::stream;
use crate::driver::stream_memory;
use crate::driver::violation::Violation;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAlloc_v2(address: *mut u64, bytes: usize) -> c_int {
    call_in_context(
        "cuMemAlloc_v2",
        format_args!("{bytes}"),
        |driver, context| {
            if address.is_null() {
                return Err(Status::INVALID_VALUE);
            }
            let allocation =
                memory::allocate(driver, context, Place::Device(context.device), bytes)?;
            // SAFETY: a pointer of the application.
            unsafe { put(address, allocation.start) }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFree_v2(address: u64) -> c_int {
    call_in_context(
        "cuMemFree_v2",
        format_args!("{address:#x}"),
        |driver, context| {
            if address == 0 {
                return Ok(());
            }
            let allocation = memory::to_free(driver, address, false)?;
            if allocation.is_in_use() {
                driver.violation(
                    Violation::FreeInUse,
                    format_args!("{} bytes at {address:#x}", allocation.bytes),
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

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocAsync(address: *mut u64, bytes: usize, stream: usize) -> c_int {
    call_in_context(
        "cuMemAllocAsync",
        format_args!("{bytes}, {stream:#x}"),
        |driver, context| {
            if address.is_null() {
                return Err(Status::INVALID_VALUE);
            }
            let stream = stream::of(driver, context, stream)?;
            let allocation = stream_memory::allocate(driver, context, &stream, bytes)?;
            // SAFETY: a pointer of the application.
            unsafe { put(address, allocation.start) }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeAsync(address: u64, stream: usize) -> c_int {
    call_in_context(
        "cuMemFreeAsync",
        format_args!("{address:#x}, {stream:#x}"),
        |driver, context| {
            let stream = stream::of(driver, context, stream)?;
            if address == 0 {
                return Ok(());
            }
            let allocation = memory::to_free(driver, address, false)?;
            stream_memory::free(driver, &stream, allocation);
            Ok(())
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> c_int {
    call_in_context("cuMemGetInfo_v2", format_args!(""), |driver, context| {
        let device = &driver.devices[context.device];
        let free_bytes = crate::driver::lock(&driver.memory).free_bytes(context.device, device);
        // SAFETY: pointers of the application.
        unsafe {
            put(free, free_bytes as usize)?;
            put(total, device.memory as usize)
        }
    })
}

/// Queues a fill on a stream, or on the default one, which is waited for.
fn fill_memory(
    driver: &'static Driver,
    context: &Arc<Context>,
    stream: Option<usize>,
    address: u64,
    value: (u32, u64),
    count: usize,
) -> Outcome {
    let waits = stream.is_none();
    let stream = stream::of(driver, context, stream.unwrap_or(0))?;
    fill::fill(driver, context, &stream, address, value, count)?;
    if waits {
        stream::synchronize(driver, &stream);
        context.usable()?;
    }
    Ok(())
}

macro_rules! fills {
    ($($later:ident, $now:ident, $type:ty, $size:literal;)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $later(
            address: u64,
            value: $type,
            count: usize,
            stream: usize,
        ) -> c_int {
            call_in_context(
                stringify!($later),
                format_args!("{address:#x}, {value:#x}, {count}, {stream:#x}"),
                |driver, context| {
                    let value = (u32::from(value), $size);
                    fill_memory(driver, context, Some(stream), address, value, count)
                },
            )
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $now(address: u64, value: $type, count: usize) -> c_int {
            call_in_context(
                stringify!($now),
                format_args!("{address:#x}, {value:#x}, {count}"),
                |driver, context| {
                    fill_memory(driver, context, None, address, (u32::from(value), $size), count)
                },
            )
        }
    )*};
}

fills! {
    cuMemsetD8Async, cuMemsetD8_v2, c_uchar, 1;
    cuMemsetD16Async, cuMemsetD16_v2, c_ushort, 2;
    cuMemsetD32Async, cuMemsetD32_v2, c_uint, 4;
}
