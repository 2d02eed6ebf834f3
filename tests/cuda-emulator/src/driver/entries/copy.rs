//! Copies.

use std::ffi::{c_int, c_uint, c_void};
use std::sync::Arc;

use crate::driver::call::call_in_context;
use crate::driver::copy::{self, CopyRequest, Side};
use crate::driver::objects::context::Context;
use crate::driver::state::Driver;
use crate::driver::status::{Outcome, Status};
use crate::driver::stream;
use crate::driver::violation::Violation;

/// Copies on a stream, or on the default one, which is waited for.
fn copy(
    driver: &'static Driver,
    context: &Arc<Context>,
    stream: Option<usize>,
    request: CopyRequest,
) -> Outcome {
    let waits = stream.is_none();
    let stream = stream::of(driver, context, stream.unwrap_or(0))?;
    copy::copy(driver, context, &stream, request, waits)
}

macro_rules! copies {
    ($($later:ident, $now:ident, $to:ident: $to_type:ty, $from:ident: $from_type:ty;)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $later(
            to: $to_type,
            from: $from_type,
            bytes: usize,
            stream: usize,
        ) -> c_int {
            let (to, from) = (Side::$to(to as u64), Side::$from(from as u64));
            call_in_context(
                stringify!($later),
                format_args!("{to:x?}, {from:x?}, {bytes}, {stream:#x}"),
                |driver, context| {
                    let request = CopyRequest::linear(to, from, bytes);
                    copy(driver, context, Some(stream), request)
                },
            )
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $now(to: $to_type, from: $from_type, bytes: usize) -> c_int {
            let (to, from) = (Side::$to(to as u64), Side::$from(from as u64));
            call_in_context(
                stringify!($now),
                format_args!("{to:x?}, {from:x?}, {bytes}"),
                |driver, context| {
                    copy(driver, context, None, CopyRequest::linear(to, from, bytes))
                },
            )
        }
    )*};
}

copies! {
    cuMemcpyHtoDAsync_v2, cuMemcpyHtoD_v2, Device: u64, Host: *const c_void;
    cuMemcpyDtoHAsync_v2, cuMemcpyDtoH_v2, Host: *mut c_void, Device: u64;
    cuMemcpyDtoDAsync_v2, cuMemcpyDtoD_v2, Device: u64, Device: u64;
}

/// `CUDA_MEMCPY2D`.
#[repr(C)]
pub struct Memcpy2D {
    pub source_x_bytes: usize,
    pub source_y: usize,
    pub source_type: c_uint,
    pub source_host: *const c_void,
    pub source_device: u64,
    pub source_array: usize,
    pub source_pitch: usize,
    pub destination_x_bytes: usize,
    pub destination_y: usize,
    pub destination_type: c_uint,
    pub destination_host: *mut c_void,
    pub destination_device: u64,
    pub destination_array: usize,
    pub destination_pitch: usize,
    pub width_bytes: usize,
    pub height: usize,
}

/// `CU_MEMORYTYPE_HOST`.
const HOST: c_uint = 1;
/// `CU_MEMORYTYPE_DEVICE`.
const DEVICE: c_uint = 2;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2DAsync_v2(copy_2d: *const Memcpy2D, stream: usize) -> c_int {
    call_in_context(
        "cuMemcpy2DAsync_v2",
        format_args!("{stream:#x}"),
        |driver, context| {
            if copy_2d.is_null() {
                return Err(Status::INVALID_VALUE);
            }
            // SAFETY: a struct of the application.
            let request = request_of(driver, unsafe { &*copy_2d })?;
            copy(driver, context, Some(stream), request)
        },
    )
}

fn request_of(driver: &Driver, given: &Memcpy2D) -> Outcome<CopyRequest> {
    let side = |kind, host: u64, device: u64, x: usize, y: usize, pitch: usize| {
        let offset = (x + y * pitch) as u64;
        match kind {
            HOST => Ok(Side::Host(host + offset)),
            DEVICE => Ok(Side::Device(device + offset)),
            _ => {
                driver.violation(
                    Violation::Unsupported,
                    format_args!("a copy of memory of type {kind}"),
                );
                Err(Status::NOT_SUPPORTED)
            }
        }
    };
    Ok(CopyRequest {
        from: side(
            given.source_type,
            given.source_host as u64,
            given.source_device,
            given.source_x_bytes,
            given.source_y,
            given.source_pitch,
        )?,
        to: side(
            given.destination_type,
            given.destination_host as u64,
            given.destination_device,
            given.destination_x_bytes,
            given.destination_y,
            given.destination_pitch,
        )?,
        from_pitch: given.source_pitch as u64,
        to_pitch: given.destination_pitch as u64,
        width: given.width_bytes as u64,
        height: given.height as u64,
    })
}
