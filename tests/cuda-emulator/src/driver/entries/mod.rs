//! The entry points of `libcuda.so.1`, those that cudarc and CubeCL reach.
//!
//! Their signatures are those of `cuda.h`, and their pointers must be valid as the driver API
//! documents it. Handles are integers here; a wrong one is refused.

#![allow(
    non_snake_case,
    clippy::missing_safety_doc,
    reason = "names and contracts are those of the driver API"
)]

pub mod context;
pub mod copy;
pub mod device;
pub mod event;
pub mod general;
pub mod host_memory;
pub mod launch;
pub mod memory;
pub mod module;
pub mod stream;
pub mod unsupported;

use super::status::{Outcome, Status};

/// Writes a result through a pointer of the application.
///
/// # Safety
///
/// The pointer must be null, which is refused, or valid for a write.
unsafe fn put<T>(pointer: *mut T, value: T) -> Outcome {
    if pointer.is_null() {
        return Err(Status::INVALID_VALUE);
    }
    // SAFETY: by the contract of this function.
    unsafe { pointer.write(value) };
    Ok(())
}

/// Writes a text with a zero byte at its end. A longer one is cut.
///
/// # Safety
///
/// `pointer` must be null, which is refused, or valid for `length` bytes.
unsafe fn put_text(pointer: *mut std::ffi::c_char, length: i32, text: &str) -> Outcome {
    let room = usize::try_from(length).unwrap_or(0);
    if pointer.is_null() || room == 0 {
        return Err(Status::INVALID_VALUE);
    }
    let bytes = &text.as_bytes()[..text.len().min(room - 1)];
    // SAFETY: the text and its end fit into the room.
    unsafe {
        std::ptr::copy_nonoverlapping(bytes.as_ptr().cast(), pointer, bytes.len());
        pointer.add(bytes.len()).write(0);
    }
    Ok(())
}
