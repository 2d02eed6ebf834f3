//! UUIDs of the CUDA devices, which match them with those of NVML: the two number devices in
//! different orders.
//!
//! No function of this module creates a context.

use cudarc::driver::result::{self, device};
use cudarc::driver::sys::is_culib_present;

/// The reason why CUDA's devices are unknown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CudaError {
    /// There is no driver library.
    #[error("CUDA's driver library (libcuda) was not found")]
    NotFound,
    /// A call of the driver failed.
    #[error("the CUDA driver failed: {0}")]
    Driver(String),
}

/// Returns the UUIDs of the CUDA devices, in CUDA's order.
///
/// # Errors
///
/// Returns an error if the CUDA driver is missing or fails.
#[allow(unsafe_code)]
pub fn cuda_uuids() -> Result<Vec<String>, CudaError> {
    // SAFETY: the call loads the driver library, as any use of CUDA does. Loading runs only the
    // initializers of that library.
    if !unsafe { is_culib_present() } {
        return Err(CudaError::NotFound);
    }
    let uuids = || -> Result<Vec<String>, result::DriverError> {
        result::init()?;
        let count = device::get_count()?;
        (0..count)
            .map(|ordinal| device::get(ordinal).and_then(device::get_uuid))
            .map(|uuid| uuid.map(|uuid| format_uuid(uuid.bytes)))
            .collect()
    };
    uuids().map_err(|error| CudaError::Driver(format!("{error:?}")))
}

/// Formats a UUID as NVML does.
fn format_uuid(bytes: [std::ffi::c_char; 16]) -> String {
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
    fn uuids_have_the_format_of_nvml() {
        let bytes = std::array::from_fn(|i| (i as u8 * 16 + 1) as std::ffi::c_char);
        assert_eq!(
            super::format_uuid(bytes),
            "GPU-01112131-4151-6171-8191-a1b1c1d1e1f1"
        );
    }
}
