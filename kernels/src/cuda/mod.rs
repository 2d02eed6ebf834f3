//! CUDA's driver: its devices by their UUIDs, which match them with those of NVML, the check of
//! compilation targets, and fits.
//!
//! Fits use the driver directly, and kernels that were compiled before the program. CubeCL's runtime
//! would compile them anew, keep a context until the process ends, and allocate memory for each batch.
//!
//! CubeCL's runtime has one stream a thread, so a download waits for the kernel that was queued
//! before it, and its pinned memory cannot be filled by the caller. Here every batch has a stream
//! of its own (`job`).
//!
//! - **Arguments** follow CubeCL's order, which has no stable definition: its version is pinned,
//!   and the tests on the emulated driver check results and accesses (`arguments`).
//! - **A slot belongs to one owner.** [`CudaSlot`] is the memory of a batch without work,
//!   [`RunningSlot`] that of one with work, so pinned memory that a copy uses cannot be touched.
//!   When a thread hangs in the driver its slots are leaked: a call that frees them would hang,
//!   too.

mod arguments;
pub(crate) mod code;
mod context;
mod device;
mod job;
mod kernel;
mod library;
mod memory;
mod stream;

use cudarc::driver::DriverError;
use cudarc::driver::result::{self, device as devices};
use cudarc::driver::sys::{
    CUdevice, CUdevice_attribute, CUuuid, cuDeviceGetUuid_v2, cuDriverGetVersion,
};

use crate::error::LaunchError;
use crate::target::{TargetError, check_target};
pub use device::CudaDevice;
pub use job::{CudaJob, CudaSlot, RunningSlot, SlotResults};
pub use library::{cuda_library_paths, load_cuda_library};

/// The reason why CUDA, or a device of CUDA, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CudaError {
    /// There is no driver library.
    #[error("CUDA's driver library libcuda.so.1 was not found; searched: {0}")]
    NotFound(String),
    /// A call of the driver failed.
    #[error("the CUDA driver failed: {0}")]
    Driver(String),
    /// The device, or its driver, is too old.
    #[error(transparent)]
    Target(#[from] TargetError),
    /// A batch, or what it shares with others, is invalid.
    #[error(transparent)]
    Launch(#[from] LaunchError),
}

/// Returns the UUIDs of the CUDA devices, in CUDA's order, which is not that of NVML. Creates no
/// context. All begin with `GPU-`, those of MIG devices too, which begin with `MIG-` in NVML.
///
/// # Errors
///
/// Returns an error if the CUDA driver is missing or fails.
pub fn cuda_uuids() -> Result<Vec<String>, CudaError> {
    init()?;
    let count = devices::get_count().map_err(failed)?;
    (0..count)
        .map(|ordinal| devices::get(ordinal).and_then(uuid))
        .map(|uuid| uuid.map(|uuid| format_uuid(uuid.bytes)).map_err(failed))
        .collect()
}

/// The UUID of a device. For a MIG device it is its own, not that of the GPU that it is a part of.
#[allow(unsafe_code)]
fn uuid(of: CUdevice) -> Result<CUuuid, DriverError> {
    let mut uuid = CUuuid { bytes: [0; 16] };
    // SAFETY: the call writes to `uuid`, which outlives it.
    unsafe { cuDeviceGetUuid_v2(&mut uuid, of) }.result()?;
    Ok(uuid)
}

/// Checks that a device and its driver load the kernels. Creates no context.
/// `ordinal` counts in CUDA's order.
///
/// # Errors
///
/// Returns the reason if they do not, or if the driver fails.
pub fn check_cuda_device(ordinal: usize) -> Result<(), CudaError> {
    usable_device(ordinal).map(|_| ())
}

fn usable_device(ordinal: usize) -> Result<CUdevice, CudaError> {
    init()?;
    let ordinal = i32::try_from(ordinal).map_err(|error| CudaError::Driver(error.to_string()))?;
    let device = devices::get(ordinal).map_err(failed)?;
    check_target(capability(device)?, version()?)?;
    Ok(device)
}

fn capability(of: CUdevice) -> Result<(u32, u32), CudaError> {
    Ok((
        attribute(
            of,
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
        )?,
        attribute(
            of,
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
        )?,
    ))
}

#[allow(unsafe_code)]
fn attribute(of: CUdevice, attribute: CUdevice_attribute) -> Result<u32, CudaError> {
    // SAFETY: the driver has returned this device.
    let value = unsafe { devices::get_attribute(of, attribute) };
    value.map(|value| value as u32).map_err(failed)
}

/// The newest CUDA version that the driver runs; 12080 is 12.8.
#[allow(unsafe_code)]
fn version() -> Result<i32, CudaError> {
    let mut version = 0;
    // SAFETY: the call writes to `version`, which outlives it.
    unsafe { cuDriverGetVersion(&mut version) }
        .result()
        .map_err(failed)?;
    Ok(version)
}

/// Loads and initializes the driver.
fn init() -> Result<(), CudaError> {
    if !load_cuda_library(&cuda_library_paths()) {
        return Err(CudaError::NotFound(library::searched()));
    }
    result::init().map_err(failed)
}

fn failed(error: DriverError) -> CudaError {
    let name = format!("{:?}", error.0);
    CudaError::Driver(match error.error_string() {
        Ok(words) => format!("{} ({name})", words.to_string_lossy()),
        Err(_) => name,
    })
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
