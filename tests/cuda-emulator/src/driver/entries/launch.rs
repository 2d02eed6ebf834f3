//! Launches.

use std::ffi::{c_int, c_uint, c_void};

use crate::driver::call::call_in_context;
use crate::driver::launch::{KernelLaunch, Shape};
use crate::driver::status::{Outcome, Status};
use crate::driver::stream;
use crate::driver::violation::Violation;
use crate::ptx::Kernel;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchKernel(
    function: usize,
    grid_x: c_uint,
    grid_y: c_uint,
    grid_z: c_uint,
    block_x: c_uint,
    block_y: c_uint,
    block_z: c_uint,
    dynamic_shared: c_uint,
    stream: usize,
    params: *const *const c_void,
    extra: *const *const c_void,
) -> c_int {
    let shape = Shape {
        grid: [grid_x, grid_y, grid_z],
        block: [block_x, block_y, block_z],
        dynamic_shared,
    };
    call_in_context(
        "cuLaunchKernel",
        format_args!("{function:#x}, {shape:?}, {stream:#x}"),
        |driver, context| {
            let function = driver.object(&driver.functions, function, "function")?;
            if function.module.context.handle != context.handle {
                driver.violation(
                    Violation::MixedContexts,
                    format_args!("a function of another context"),
                );
                return Err(Status::INVALID_HANDLE);
            }
            let stream = stream::of(driver, context, stream)?;
            if !extra.is_null() {
                driver.violation(
                    Violation::Unsupported,
                    format_args!("parameters of a launch in `extra`"),
                );
                return Err(Status::NOT_SUPPORTED);
            }
            let kernel = &function.module.ptx.kernels[function.kernel];
            // SAFETY: as the driver API documents it, one pointer for each parameter.
            let params = unsafe { gather(kernel, params)? };
            let launch = KernelLaunch::new(driver, context, &function, shape, params)?;
            let uses = launch.uses();
            stream::queue(driver, &stream, launch, uses);
            Ok(())
        },
    )
}

/// Copies the parameters of a launch. The application may change them after the call.
///
/// # Safety
///
/// `params` must be null, which is refused, or have one pointer for each parameter.
unsafe fn gather(kernel: &Kernel, params: *const *const c_void) -> Outcome<Vec<u8>> {
    let mut bytes = vec![0; kernel.param_bytes()];
    if kernel.params.is_empty() {
        return Ok(bytes);
    }
    if params.is_null() {
        return Err(Status::INVALID_VALUE);
    }
    for (index, param) in kernel.params.iter().enumerate() {
        // SAFETY: by the contract of this function.
        unsafe {
            let from = *params.add(index);
            if from.is_null() {
                return Err(Status::INVALID_VALUE);
            }
            let to = bytes[param.offset..param.offset + param.size].as_mut_ptr();
            std::ptr::copy_nonoverlapping(from.cast::<u8>(), to, param.size);
        }
    }
    Ok(bytes)
}
