//! Initialization, versions and names of errors.

use std::ffi::{c_char, c_int, c_uint};

use super::put;
use crate::driver::call::call;
use crate::driver::report;
use crate::driver::status::Status;
use crate::driver::{os, violation::Violation};

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuInit(flags: c_uint) -> c_int {
    call("cuInit", format_args!("{flags}"), |driver| {
        if flags != 0 {
            driver.violation(Violation::InvalidValue, format_args!("cuInit({flags})"));
            return Err(Status::INVALID_VALUE);
        }
        if driver.devices.is_empty() {
            return Err(Status::NO_DEVICE);
        }
        if driver.initialize() {
            os::keep_loaded();
            os::at_exit(report::at_exit);
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDriverGetVersion(version: *mut c_int) -> c_int {
    call("cuDriverGetVersion", format_args!(""), |driver| {
        // SAFETY: a pointer of the application.
        unsafe { put(version, driver.script.driver) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorName(code: c_int, name: *mut *const c_char) -> c_int {
    let text = Status(code)
        .name()
        .map_or(std::ptr::null(), |text| text.as_ptr());
    // SAFETY: a pointer of the application.
    unsafe { error_text(name, text) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorString(code: c_int, text: *mut *const c_char) -> c_int {
    let description = Status(code).description();
    let description = description.map_or(std::ptr::null(), |text| text.as_ptr());
    // SAFETY: a pointer of the application.
    unsafe { error_text(text, description) }
}

/// Writes a text about a code. An unknown code has none, and is an error.
///
/// # Safety
///
/// As for [`put`].
unsafe fn error_text(pointer: *mut *const c_char, text: *const c_char) -> c_int {
    // SAFETY: by the contract of this function.
    let outcome = unsafe { put(pointer, text) };
    match outcome {
        Ok(()) if text.is_null() => Status::INVALID_VALUE.0,
        Ok(()) => Status::SUCCESS.0,
        Err(status) => status.0,
    }
}
