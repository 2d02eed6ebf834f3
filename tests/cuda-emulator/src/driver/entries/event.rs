//! Events. Calls about an event need no current context: the event has one, and CubeCL waits for
//! events on threads without a context.

use std::ffi::{c_int, c_uint};

use super::put;
use crate::driver::call::{call_in_context, call_of_object};
use crate::driver::event;
use crate::driver::status::Status;
use crate::driver::stream;
use crate::driver::violation::Violation;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventCreate(handle: *mut usize, flags: c_uint) -> c_int {
    call_in_context(
        "cuEventCreate",
        format_args!("{flags}"),
        |driver, context| {
            if handle.is_null() || flags & !7 != 0 {
                return Err(Status::INVALID_VALUE);
            }
            let event = event::create(driver, context, flags);
            // SAFETY: a pointer of the application.
            unsafe { put(handle, event.handle) }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventDestroy_v2(handle: usize) -> c_int {
    call_of_object("cuEventDestroy_v2", format_args!("{handle:#x}"), |driver| {
        driver.object(&driver.events, handle, "event")?;
        driver.events.remove(handle);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventRecord(handle: usize, stream: usize) -> c_int {
    record("cuEventRecord", handle, stream)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventRecordWithFlags(
    handle: usize,
    stream: usize,
    _flags: c_uint,
) -> c_int {
    record("cuEventRecordWithFlags", handle, stream)
}

fn record(entry: &'static str, handle: usize, stream: usize) -> c_int {
    call_in_context(
        entry,
        format_args!("{handle:#x}, {stream:#x}"),
        |driver, context| {
            let stream = stream::of(driver, context, stream)?;
            let event = driver.object(&driver.events, handle, "event")?;
            if event.context.handle != context.handle {
                driver.violation(
                    Violation::MixedContexts,
                    format_args!("the event {handle:#x} belongs to another context"),
                );
                return Err(Status::INVALID_HANDLE);
            }
            event::record(driver, &stream, event);
            Ok(())
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventSynchronize(handle: usize) -> c_int {
    call_of_object(
        "cuEventSynchronize",
        format_args!("{handle:#x}"),
        |driver| {
            let event = driver.object(&driver.events, handle, "event")?;
            event::synchronize(driver, &event)
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventQuery(handle: usize) -> c_int {
    call_of_object("cuEventQuery", format_args!("{handle:#x}"), |driver| {
        let event = driver.object(&driver.events, handle, "event")?;
        event::query(driver, &event)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventElapsedTime(
    milliseconds: *mut f32,
    start: usize,
    end: usize,
) -> c_int {
    elapsed("cuEventElapsedTime", milliseconds, start, end)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventElapsedTime_v2(
    milliseconds: *mut f32,
    start: usize,
    end: usize,
) -> c_int {
    elapsed("cuEventElapsedTime_v2", milliseconds, start, end)
}

fn elapsed(entry: &'static str, milliseconds: *mut f32, start: usize, end: usize) -> c_int {
    call_of_object(entry, format_args!("{start:#x}, {end:#x}"), |driver| {
        let start = driver.object(&driver.events, start, "event")?;
        let end = driver.object(&driver.events, end, "event")?;
        start.context.usable()?;
        let nanoseconds = end.time()? as f64 - start.time()? as f64;
        if milliseconds.is_null() {
            return Err(Status::INVALID_VALUE);
        }
        // SAFETY: a pointer of the application.
        unsafe { put(milliseconds, (nanoseconds * 1e-6) as f32) }
    })
}
