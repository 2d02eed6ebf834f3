//! Fits on CPUs, on the threads of the caller.
//!
//! CubeCL compiles the kernel; its runtime for CPUs has one queue and threads of its own for the
//! whole process, and whoever waits for a result polls. Here a thread fills a block of ROIs, fits
//! it and reads its results while all three are in its cache, and any number of threads do so at
//! once.

mod aligned;
mod block;
mod job;
mod kernel;

pub use block::CpuBlock;
pub use job::CpuJob;
pub use kernel::{CpuError, cpu_lanes, limit_cpu_lanes};

#[cfg(test)]
mod tests;
