//! Contexts.

use std::ffi::{c_int, c_uint};

use super::put;
use crate::driver::call::{call, call_in_context, call_of_device};
use crate::driver::context;
use crate::driver::current;
use crate::driver::status::Status;

/// The priorities of streams, lowest first. A smaller number is a higher priority.
const PRIORITIES: (c_int, c_int) = (0, -5);

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxRetain(handle: *mut usize, device: c_int) -> c_int {
    call_of_device("cuDevicePrimaryCtxRetain", device, |driver, device| {
        if handle.is_null() {
            return Err(Status::INVALID_VALUE);
        }
        let context = context::retain_primary(driver, device);
        // SAFETY: a pointer of the application.
        unsafe { put(handle, context.handle) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease_v2(device: c_int) -> c_int {
    call_of_device("cuDevicePrimaryCtxRelease_v2", device, |driver, device| {
        context::release_primary(driver, device)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxReset_v2(device: c_int) -> c_int {
    call_of_device("cuDevicePrimaryCtxReset_v2", device, |driver, device| {
        context::reset_primary(driver, device);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxGetState(
    device: c_int,
    flags: *mut c_uint,
    active: *mut c_int,
) -> c_int {
    call_of_device("cuDevicePrimaryCtxGetState", device, |driver, device| {
        let (set, is_active) = context::primary_state(driver, device);
        // SAFETY: pointers of the application.
        unsafe {
            put(flags, set)?;
            put(active, is_active)
        }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxSetFlags_v2(device: c_int, flags: c_uint) -> c_int {
    call_of_device("cuDevicePrimaryCtxSetFlags_v2", device, |driver, device| {
        context::set_primary_flags(driver, device, flags);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxCreate_v2(
    handle: *mut usize,
    _flags: c_uint,
    device: c_int,
) -> c_int {
    call_of_device("cuCtxCreate_v2", device, |driver, device| {
        if handle.is_null() {
            return Err(Status::INVALID_VALUE);
        }
        let context = context::create(driver, device);
        current::push(context.clone());
        // SAFETY: a pointer of the application.
        unsafe { put(handle, context.handle) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxDestroy_v2(handle: usize) -> c_int {
    call("cuCtxDestroy_v2", format_args!("{handle:#x}"), |driver| {
        let context = driver.object(&driver.contexts, handle, "context")?;
        if current::current().is_some_and(|current| current.handle == handle) {
            current::pop();
        }
        context::destroy(driver, &context);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSetCurrent(handle: usize) -> c_int {
    call("cuCtxSetCurrent", format_args!("{handle:#x}"), |driver| {
        let context = match handle {
            0 => None,
            _ => {
                let context = driver.object(&driver.contexts, handle, "context");
                Some(context.map_err(|_| Status::INVALID_CONTEXT)?)
            }
        };
        current::set(context);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetCurrent(handle: *mut usize) -> c_int {
    call("cuCtxGetCurrent", format_args!(""), |_| {
        let current = current::current().map_or(0, |context| context.handle);
        // SAFETY: a pointer of the application.
        unsafe { put(handle, current) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxPushCurrent_v2(handle: usize) -> c_int {
    call(
        "cuCtxPushCurrent_v2",
        format_args!("{handle:#x}"),
        |driver| {
            let context = driver.object(&driver.contexts, handle, "context");
            current::push(context.map_err(|_| Status::INVALID_CONTEXT)?);
            Ok(())
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxPopCurrent_v2(handle: *mut usize) -> c_int {
    call("cuCtxPopCurrent_v2", format_args!(""), |_| {
        let popped = current::pop().ok_or(Status::INVALID_CONTEXT)?;
        if handle.is_null() {
            return Ok(());
        }
        // SAFETY: a pointer of the application.
        unsafe { put(handle, popped.handle) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetDevice(device: *mut c_int) -> c_int {
    call_in_context("cuCtxGetDevice", format_args!(""), |_, context| {
        // SAFETY: a pointer of the application.
        unsafe { put(device, context.device as c_int) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSynchronize() -> c_int {
    call_in_context("cuCtxSynchronize", format_args!(""), |driver, context| {
        context::synchronize(driver, context);
        context.usable()
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetStreamPriorityRange(
    least: *mut c_int,
    greatest: *mut c_int,
) -> c_int {
    call_in_context("cuCtxGetStreamPriorityRange", format_args!(""), |_, _| {
        let outputs = [(least, PRIORITIES.0), (greatest, PRIORITIES.1)];
        for (pointer, value) in outputs {
            // Either may be null.
            if !pointer.is_null() {
                // SAFETY: a pointer of the application.
                unsafe { put(pointer, value)? };
            }
        }
        Ok(())
    })
}
