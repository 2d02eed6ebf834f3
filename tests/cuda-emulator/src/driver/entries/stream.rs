//! Streams.

use std::ffi::{c_int, c_uint, c_void};

use super::put;
use crate::driver::call::{call_in_context, call_of_object};
use crate::driver::event;
use crate::driver::host_function::HostFunction;
use crate::driver::status::{Outcome, Status};
use crate::driver::stream;

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: c_uint = 1;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamCreate(handle: *mut usize, flags: c_uint) -> c_int {
    // SAFETY: a pointer of the application.
    unsafe { create("cuStreamCreate", handle, flags) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamCreateWithPriority(
    handle: *mut usize,
    flags: c_uint,
    _priority: c_int,
) -> c_int {
    // SAFETY: a pointer of the application.
    unsafe { create("cuStreamCreateWithPriority", handle, flags) }
}

/// Creates a stream. Priorities have no effect here.
///
/// # Safety
///
/// `handle` must be null, which is refused, or valid for a write.
unsafe fn create(entry: &'static str, handle: *mut usize, flags: c_uint) -> c_int {
    call_in_context(entry, format_args!("{flags}"), |driver, context| {
        if handle.is_null() || flags > NON_BLOCKING {
            return Err(Status::INVALID_VALUE);
        }
        let stream = stream::create(driver, context, flags != NON_BLOCKING);
        // SAFETY: by the contract of this function.
        unsafe { put(handle, stream.handle) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamDestroy_v2(handle: usize) -> c_int {
    call_of_object(
        "cuStreamDestroy_v2",
        format_args!("{handle:#x}"),
        |driver| {
            let stream = driver.object(&driver.streams, handle, "stream")?;
            // Queued work still runs.
            driver.streams.remove(handle);
            stream.close();
            Ok(())
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamSynchronize(handle: usize) -> c_int {
    call_in_context(
        "cuStreamSynchronize",
        format_args!("{handle:#x}"),
        |driver, context| {
            let stream = stream::of(driver, context, handle)?;
            stream::synchronize(driver, &stream);
            context.usable()
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamQuery(handle: usize) -> c_int {
    call_in_context(
        "cuStreamQuery",
        format_args!("{handle:#x}"),
        |driver, context| {
            let stream = stream::of(driver, context, handle)?;
            let is_done = stream::query(driver, &stream);
            context.usable()?;
            if is_done {
                Ok(())
            } else {
                Err(Status::NOT_READY)
            }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitEvent(handle: usize, event: usize, _flags: c_uint) -> c_int {
    call_in_context(
        "cuStreamWaitEvent",
        format_args!("{handle:#x}, {event:#x}"),
        |driver, context| {
            let stream = stream::of(driver, context, handle)?;
            let event = driver.object(&driver.events, event, "event")?;
            event::make_wait(driver, &stream, event);
            Ok(())
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchHostFunc(
    handle: usize,
    function: Option<unsafe extern "C" fn(*mut c_void)>,
    argument: *mut c_void,
) -> c_int {
    call_in_context(
        "cuLaunchHostFunc",
        format_args!("{handle:#x}"),
        |driver, context| -> Outcome {
            let stream = stream::of(driver, context, handle)?;
            let function = function.ok_or(Status::INVALID_VALUE)?;
            let call = HostFunction { function, argument };
            stream::queue(driver, &stream, call, Vec::new());
            Ok(())
        },
    )
}
