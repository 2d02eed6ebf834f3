//! Modules and functions.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::sync::atomic::Ordering;

use super::put;
use crate::driver::call::{call_in_context, call_of_object};
use crate::driver::image;
use crate::driver::module;
use crate::driver::status::Status;
use crate::driver::violation::Violation;

/// Attributes of functions, by their numbers in `CUfunction_attribute`.
mod attribute {
    pub const MAX_THREADS_PER_BLOCK: u32 = 0;
    pub const SHARED_BYTES: u32 = 1;
    pub const CONSTANT_BYTES: u32 = 2;
    pub const PTX_VERSION: u32 = 5;
    pub const BINARY_VERSION: u32 = 6;
    pub const CACHE_MODE: u32 = 7;
    pub const MAX_DYNAMIC_SHARED: u32 = 8;
    pub const CARVEOUT: u32 = 9;
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleLoadData(handle: *mut usize, image: *const c_void) -> c_int {
    // SAFETY: pointers of the application.
    unsafe {
        load(
            "cuModuleLoadData",
            handle,
            image,
            0,
            std::ptr::null(),
            std::ptr::null_mut(),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleLoadDataEx(
    handle: *mut usize,
    image: *const c_void,
    count: c_uint,
    options: *const c_uint,
    values: *mut *mut u8,
) -> c_int {
    // SAFETY: pointers of the application.
    unsafe { load("cuModuleLoadDataEx", handle, image, count, options, values) }
}

/// Loads a module.
///
/// # Safety
///
/// The pointers must be null or valid, as `cuModuleLoadDataEx` documents it.
unsafe fn load(
    entry: &'static str,
    handle: *mut usize,
    image: *const c_void,
    count: c_uint,
    options: *const c_uint,
    values: *mut *mut u8,
) -> c_int {
    call_in_context(entry, format_args!(""), |driver, context| {
        if handle.is_null() || image.is_null() {
            return Err(Status::INVALID_VALUE);
        }
        // SAFETY: an image of the application.
        match unsafe { image::load(driver, context, image.cast()) } {
            // SAFETY: a pointer of the application.
            Ok(module) => unsafe { put(handle, module.handle) },
            Err(refusal) => {
                // SAFETY: options of the application.
                unsafe { image::write_error_log(&refusal.message, count, options, values) };
                Err(refusal.status)
            }
        }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleUnload(handle: usize) -> c_int {
    call_in_context(
        "cuModuleUnload",
        format_args!("{handle:#x}"),
        |driver, _| {
            let module = driver.object(&driver.modules, handle, "module")?;
            module::unload(driver, &module);
            Ok(())
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleGetFunction(
    function: *mut usize,
    module: usize,
    name: *const c_char,
) -> c_int {
    if name.is_null() {
        return Status::INVALID_VALUE.0;
    }
    // SAFETY: a text of the application.
    let name = unsafe { CStr::from_ptr(name) }.to_string_lossy();
    call_in_context(
        "cuModuleGetFunction",
        format_args!("{module:#x}, {name}"),
        |driver, _| {
            let module = driver.object(&driver.modules, module, "module")?;
            let found = module::function(driver, &module, &name)?;
            // SAFETY: a pointer of the application.
            unsafe { put(function, found) }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncSetAttribute(
    function: usize,
    attribute: c_uint,
    value: c_int,
) -> c_int {
    call_in_context(
        "cuFuncSetAttribute",
        format_args!("{function:#x}, {attribute}, {value}"),
        |driver, _| {
            let function = driver.object(&driver.functions, function, "function")?;
            match attribute {
                attribute::MAX_DYNAMIC_SHARED => {
                    module::allow_dynamic_shared(driver, &function, value)
                }
                attribute::CARVEOUT => Ok(()),
                _ => {
                    driver.violation(
                        Violation::Unsupported,
                        format_args!("setting attribute {attribute} of a function"),
                    );
                    Err(Status::INVALID_VALUE)
                }
            }
        },
    )
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncGetAttribute(
    value: *mut c_int,
    attribute: c_uint,
    function: usize,
) -> c_int {
    call_of_object(
        "cuFuncGetAttribute",
        format_args!("{attribute}, {function:#x}"),
        |driver| {
            let function = driver.object(&driver.functions, function, "function")?;
            let module = &function.module;
            let kernel = &module.ptx.kernels[function.kernel];
            let device = &driver.devices[module.context.device];
            let (major, minor) = module.ptx.version;
            let known = match attribute {
                attribute::MAX_THREADS_PER_BLOCK => {
                    kernel.max_block_threads.map_or(1024, |most| most as c_int)
                }
                attribute::SHARED_BYTES => kernel.static_shared as c_int,
                attribute::CONSTANT_BYTES | attribute::CACHE_MODE => 0,
                attribute::PTX_VERSION => (major * 10 + minor) as c_int,
                attribute::BINARY_VERSION => device.capability.number() as c_int,
                attribute::MAX_DYNAMIC_SHARED => {
                    module.dynamic_shared[function.kernel].load(Ordering::SeqCst) as c_int
                }
                attribute::CARVEOUT => -1,
                // Registers and local memory are decided by a compiler that is not there.
                _ => {
                    driver.violation(
                        Violation::Unsupported,
                        format_args!("attribute {attribute} of a function"),
                    );
                    return Err(Status::INVALID_VALUE);
                }
            };
            // SAFETY: a pointer of the application.
            unsafe { put(value, known) }
        },
    )
}
