//! Devices.

use std::ffi::{c_char, c_int, c_uint};

use super::{put, put_text};
use crate::driver::attributes;
use crate::driver::call::{call, call_of_device};
use crate::driver::status::Status;
use crate::driver::violation::Violation;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGet(device: *mut c_int, ordinal: c_int) -> c_int {
    call_of_device("cuDeviceGet", ordinal, |_, _| {
        // SAFETY: a pointer of the application.
        unsafe { put(device, ordinal) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> c_int {
    call("cuDeviceGetCount", format_args!(""), |driver| {
        // SAFETY: a pointer of the application.
        unsafe { put(count, driver.devices.len() as c_int) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, length: c_int, device: c_int) -> c_int {
    call_of_device("cuDeviceGetName", device, |driver, device| {
        // SAFETY: a buffer of the application.
        unsafe { put_text(name, length, &driver.devices[device].name) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetUuid(uuid: *mut [u8; 16], device: c_int) -> c_int {
    call_of_device("cuDeviceGetUuid", device, |driver, device| {
        // SAFETY: a pointer of the application.
        unsafe { put(uuid, driver.devices[device].uuid) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetUuid_v2(uuid: *mut [u8; 16], device: c_int) -> c_int {
    call_of_device("cuDeviceGetUuid_v2", device, |driver, device| {
        // SAFETY: a pointer of the application.
        unsafe { put(uuid, driver.devices[device].uuid) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceTotalMem_v2(bytes: *mut usize, device: c_int) -> c_int {
    call_of_device("cuDeviceTotalMem_v2", device, |driver, device| {
        // SAFETY: a pointer of the application.
        unsafe { put(bytes, driver.devices[device].memory as usize) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetPCIBusId(
    name: *mut c_char,
    length: c_int,
    device: c_int,
) -> c_int {
    call_of_device("cuDeviceGetPCIBusId", device, |driver, device| {
        let address = driver.devices[device].pci.to_string();
        // SAFETY: a buffer of the application.
        unsafe { put_text(name, length, &address) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetAttribute(
    value: *mut c_int,
    attribute: c_uint,
    device: c_int,
) -> c_int {
    call_of_device("cuDeviceGetAttribute", device, |driver, device| {
        match attributes::value(&driver.devices[device], attribute) {
            // SAFETY: a pointer of the application.
            Some(known) => unsafe { put(value, known) },
            None => {
                driver.violation(
                    Violation::Unsupported,
                    format_args!("attribute {attribute} of a device"),
                );
                Err(Status::INVALID_VALUE)
            }
        }
    })
}
