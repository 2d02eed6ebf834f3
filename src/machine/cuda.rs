//! From NVML's GPUs to CUDA's, which counts in another order: the UUID tells which is which.
//!
//! None of it creates a context.

#![cfg(feature = "cuda")]

use std::panic::catch_unwind;

use cudarc::driver::result::{self, device};

/// The UUIDs of CUDA's devices, in CUDA's order.
///
/// # Errors
///
/// If CUDA cannot be had: its words.
pub(crate) fn uuids() -> Result<Vec<String>, String> {
    // Without a driver library the loader panics.
    let ask = || -> Result<Vec<String>, result::DriverError> {
        result::init()?;
        let count = device::get_count()?;
        (0..count)
            .map(|ordinal| device::get(ordinal).and_then(device::get_uuid))
            .map(|uuid| uuid.map(|uuid| text(uuid.bytes)))
            .collect()
    };
    match catch_unwind(ask) {
        Ok(Ok(uuids)) => Ok(uuids),
        Ok(Err(error)) => Err(format!("CUDA says {error:?}")),
        Err(_) => Err("CUDA's driver library (libcuda) was not found".into()),
    }
}

/// As NVML writes it.
fn text(bytes: [std::ffi::c_char; 16]) -> String {
    let hex: Vec<String> = bytes.iter().map(|byte| format!("{:02x}", *byte as u8)).collect();
    format!(
        "GPU-{}-{}-{}-{}-{}",
        hex[..4].concat(),
        hex[4..6].concat(),
        hex[6..8].concat(),
        hex[8..10].concat(),
        hex[10..].concat()
    )
}
