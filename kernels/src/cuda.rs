//! From NVML's GPUs to CUDA's, which counts in another order: the UUID tells which is which.
//!
//! None of it creates a context.

use cudarc::driver::result::{self, device};
use cudarc::driver::sys::is_culib_present;

/// The UUIDs of CUDA's devices, in CUDA's order.
///
/// # Errors
///
/// If CUDA cannot be had: why.
#[allow(unsafe_code)]
pub fn cuda_uuids() -> Result<Vec<String>, String> {
    // SAFETY: it loads the driver's library, as any use of CUDA does; that runs the library's own initialisers alone.
    if !unsafe { is_culib_present() } {
        return Err("CUDA's driver library (libcuda) was not found".into());
    }
    let ask = || -> Result<Vec<String>, result::DriverError> {
        result::init()?;
        let count = device::get_count()?;
        (0..count)
            .map(|ordinal| device::get(ordinal).and_then(device::get_uuid))
            .map(|uuid| uuid.map(|uuid| text(uuid.bytes)))
            .collect()
    };
    ask().map_err(|error| format!("CUDA says {error:?}"))
}

/// As NVML writes it.
fn text(bytes: [std::ffi::c_char; 16]) -> String {
    let hex: Vec<String> = bytes
        .iter()
        .map(|byte| format!("{:02x}", *byte as u8))
        .collect();
    format!(
        "GPU-{}-{}-{}-{}-{}",
        hex[..4].concat(),
        hex[4..6].concat(),
        hex[6..8].concat(),
        hex[8..10].concat(),
        hex[10..].concat()
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn uuids_are_written_as_nvml_writes_them() {
        let bytes = std::array::from_fn(|i| (i as u8 * 16 + 1) as std::ffi::c_char);
        assert_eq!(
            super::text(bytes),
            "GPU-01112131-4151-6171-8191-a1b1c1d1e1f1"
        );
    }
}
