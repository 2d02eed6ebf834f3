//! Devices: the search for GPUs, waiting, opening, and measured speeds.
//!
//! - **The inventory is a trait.** `GpuInventory` lists GPUs, opens them and keeps time.
//!   `SystemGpus` is the real one: NVML first, without a context, then wgpu's hardware adapters.
//!   NVML and CUDA number GPUs differently; the UUID is common to both. Tests replace the
//!   inventory: the fake NVML is a library that is loaded through the real FFI code, the clock is a
//!   number, and faults happen at chosen steps.
//! - **Contexts are the primary ones,** which all users of CUDA in a process share. `open_cuda`
//!   holds one reference between fits. A broken context is replaced once its last user has dropped
//!   it, so a device that fails is dropped at once.
//! - **Whatever a driver may not answer has a deadline.** `open_within` and `answer_within` ask in
//!   threads that can be left behind.
//! - **Turns are locked files of one user** (`turns`). POSIX semaphores would stay taken after a
//!   crash, and a folder of all users would let each obstruct the others.
//! - **Speeds are those of batches** (`rates`, `samples`): a job also waits for the search, a
//!   camera or its caller. On the CPU the seconds of each block of ROIs are summed, on a GPU a
//!   batch counts the longer of the host's and the device's.
//! - **No type of CubeCL is public.** `Device` wraps that of CubeCL, which can be updated without a
//!   breaking change.

mod acquire;
mod adapters;
mod answer_within;
mod client_device;
mod contexts;
#[cfg(feature = "cpu")]
mod cpu_name;
#[cfg(feature = "cuda")]
mod cuda_devices;
#[cfg(not(feature = "cuda"))]
#[path = "cuda_devices_not_built.rs"]
mod cuda_devices;
mod estimate;
mod failure;
#[cfg_attr(
    not(feature = "test-util"),
    allow(dead_code, reason = "only tests inject faults")
)]
mod faults;
mod glance;
mod gpu;
mod injected;
mod inventory;
#[cfg(feature = "cuda")]
mod nvidia;
#[cfg(not(feature = "cuda"))]
#[path = "nvidia_not_built.rs"]
mod nvidia;
#[cfg(feature = "cuda")]
mod open_cuda;
mod open_device;
mod open_within;
mod rates;
mod runtime;
mod samples;
mod system_gpus;
mod turns;
mod unseen;
mod visible;
mod wait;
mod wrapper;

pub use crate::backend::built_in_backends;
pub(crate) use acquire::{JobWait, MemoryNeed, Search};
#[cfg(feature = "simulate")]
pub(crate) use adapters::adapter_number;
pub use adapters::devices;
pub(crate) use client_device::ClientDevice;
#[cfg(feature = "test-util")]
pub use contexts::GpuContexts;
#[cfg(all(feature = "simulate", feature = "cuda"))]
pub(crate) use cuda_devices::{Refusal, try_context};
pub use estimate::Estimate;
pub(crate) use estimate::{estimate, learn, short_on_cpu};
pub(crate) use failure::{DeviceFailure, catch_panic};
#[cfg(all(feature = "cuda", not(feature = "test-util")))]
pub(crate) use faults::{DeviceStep, Fault};
#[cfg(feature = "test-util")]
pub use faults::{DeviceStep, Fault, FaultPlan};
pub(crate) use glance::Glance;
#[cfg(all(feature = "simulate", not(feature = "test-util")))]
pub(crate) use gpu::GpuProcess;
#[cfg(feature = "test-util")]
pub use gpu::{Gpu, GpuMemory, GpuProcess, GpuView};
#[cfg(not(feature = "test-util"))]
pub(crate) use gpu::{Gpu, GpuMemory, GpuView};
#[cfg(feature = "simulate")]
pub(crate) use gpu::{OLDEST_CAPABILITY, mebibytes};
#[cfg(feature = "cuda")]
pub(crate) use injected::InjectedFaults;
#[cfg(feature = "test-util")]
pub use inventory::{GpuInventory, OpenedGpu};
#[cfg(not(feature = "test-util"))]
pub(crate) use inventory::{GpuInventory, OpenedGpu};
#[cfg(feature = "cuda")]
pub(crate) use open_cuda::release_after;
pub(crate) use open_device::{GPU_TILE, KernelShape, OpenDevice};
pub use rates::Rates;
pub(crate) use runtime::Runtime;
pub use system_gpus::SystemGpus;
#[cfg(feature = "test-util")]
pub use turns::GpuTurns;
#[cfg(feature = "simulate")]
pub(crate) use unseen::Unseen;
pub use wait::Wait;
pub use wrapper::{Device, release_gpu};

/// The most spots in a vector of the CPU: as many as a register holds, or fewer if
/// `bench::limit_vectors` says so.
#[doc(hidden)]
pub fn cpu_lanes() -> usize {
    #[cfg(feature = "cpu")]
    return gaussmle_kernels::cpu_lanes();
    #[cfg(not(feature = "cpu"))]
    usize::MAX
}

/// The id of the CPU.
pub(crate) const CPU: &str = "cpu";

/// Memory that a driver takes on a GPU for each process that uses it, bytes: context, kernels,
/// printing buffers.
pub(crate) const CONTEXT_BYTES: u64 = 600 << 20;

/// The share of free GPU memory that is left to others: a job uses free / 1.5.
pub(crate) const MEMORY_MARGIN: f64 = 1.5;
