//! Fits on CPUs, on the threads of the caller.
//!
//! The kernels are assembly that CubeCL and LLVM made before. CubeCL's runtime for CPUs, which compiles
//! in the process, has one queue and threads of its own for the whole process, and whoever waits for a
//! result polls. Here a thread fills a tile of ROIs, fits
//! it, and after a block of them reads the results, while all are in its cache. Any number of
//! threads do so at once.

mod aligned;
mod block;
mod job;
mod kernel;
mod prefetch;
mod sorted;
mod trials;

pub use block::{CpuBlock, Slots};
pub use job::CpuJob;
pub use kernel::{CpuError, cpu_lanes, limit_cpu_lanes};
pub use prefetch::prefetch;
pub use trials::{CpuTrials, TrialTile};

#[cfg(test)]
use kernel::kernel_lanes;
#[cfg(test)]
mod tests;
