//! The kernel of [`gaussmle`](https://crates.io/crates/gaussmle): maximum-likelihood fits of
//! single-molecule images, written once in CubeCL for CUDA, Vulkan / Metal / DX12 and CPUs.
//!
//! This is the only crate of the workspace with `#[cube]` code, and the only one that launches
//! kernels. It works with pixels, electrons and buffers. Users want the crate `gaussmle`, which
//! adds micrometres, cameras, files and the choice of a device.
//!
//! # Contract of the kernel
//!
//! - **Layout.** Pixels are stored in tiles `[tile][word][slot]` of 32-bit words. Each slot is one
//!   spot. A word is two 16-bit pixels, the first in the low half, or one `f32`. With camera maps a
//!   pixel has two words, its calibrated value and its variance. For CPUs the host
//!   writes this layout. GPUs put the pixels in order by a kernel of their own ([`arrange()`]),
//!   as `f32`. Results are columns ([`spec::Columns`]), which the host copies without
//!   transposing.
//! - **Width.** Every value in the kernel is a vector over spots. Its width is that of a register
//!   on the CPU, and 1 on GPUs, where neighbouring slots belong to neighbouring threads.
//! - **Coordinates.** An integer is the centre of a pixel; x runs along rows. Lengths in the plane
//!   are in pixels, z is in micrometres, and light is in photoelectrons.
//! - **Precision.** `f32` throughout. The crate has its own elementary functions, so all runtimes
//!   agree to rounding.
//! - **Outcomes.** Each spot gets a [`spec::status`]. There is no other report of a failed fit.
//! - **Constants** of a launch are laid out by [`spec::constant`].
//! - **Safety.** [`launch()`], [`arrange()`] and [`CudaSlot`] are safe: buffers, camera maps and
//!   corners are checked when they are made, and their lengths before each launch. They contain the
//!   only unsafe blocks that run a kernel.
//!
//! # Modules
//!
//! Each module imports only modules above it.
//!
//! | module | content |
//! |---|---|
//! | `spec`, `target`, `error` | parameters and layouts of a kernel; the GPUs that run it; errors of a launch |
//! | `deviance` | coefficients of the expected deviance, for p-values |
//! | `approximate` | instructions of NVIDIA GPUs that CubeCL has no function for |
//! | `math`, `vectors` | elementary functions; lists of vectors |
//! | `pixels` | reading, calibration, likelihood and first measurements of an ROI |
//! | `psf` | profiles, second derivatives, and one file per model |
//! | `optimizer` | pass over the pixels, step, backtracking, convergence, bounds |
//! | `write` | output columns |
//! | `fit` | the kernel: load, start, iterate, finish |
//! | `arrange` | the kernel that puts pixels in order |
//! | `memory`, `launch` | buffers, maps and batches; the safe launch through CubeCL's runtime |
//! | `job_settings`, `info` | launches without CubeCL's runtime |
//! | `adapters` | with the feature `wgpu`: the adapters of Vulkan, Metal and DX12 |
//! | `cpu` | with the feature `cpu`: fits on the threads of the caller, by the assembly in `generated` |
//! | `cuda` | with the feature `cuda`: devices, contexts, and fits through the driver, by the PTX in `generated` |
//! | `ptx` | with the feature `cuda`: the PTX of a kernel |
//! | `definition`, `generator` | with the feature `generator`: LLVM's code of the kernels for CPUs, and PTX |
//!
//! # CPU and GPU
//!
//! The same source makes both kernels. They differ in these choices, which [`spec::Spec`] states:
//!
//! | | CPU | GPU |
//! |---|---|---|
//! | spots of a vector, of a tile | the width of a register | 1, 32 |
//! | pixels | calibrated once, into memory of the thread | read and calibrated in each pass |
//! | 16-bit pixels | read as they are | made `f32` by the kernel that puts them in order |
//! | camera maps | applied by the host | applied by the kernel that puts the pixels in order |
//! | profile along x | in memory of the thread | in shared memory, a part for each unit |
//! | profile along y | in memory of the thread | in registers, a row at a time |
//!
//! The size of the ROI, the type of its pixels and the outputs are values of a launch on both. A
//! cube is one warp, and the loop of steps is apart from that of checks, so that the units of a
//! warp do not wait for each other's checks.
//!
//! # Rules of the source
//!
//! - Loops over columns are rolled, so that one kernel serves every size. Unrolled, LLVM would also
//!   hoist all divisions out of them and spill.
//! - Parameters, gradients and matrices are lists whose indices are known when the kernel is built
//!   (`vectors`). An `Array` costs five operations an access.
//! - On CPUs one loop fills both profiles, and a step and a check for convergence are two branches
//!   of one iteration, so that each of their parts is compiled once.
//! - Elementary functions are those of `math`: no kernel calls a library.

#![deny(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "wgpu")]
mod adapters;
mod approximate;
mod arrange;
mod constants;
#[cfg(feature = "cpu")]
mod cpu;
#[cfg(feature = "cuda")]
mod cuda;
#[cfg(feature = "generator")]
mod definition;
mod deviance;
mod error;
mod fit;
#[cfg(feature = "generator")]
pub mod generator;
#[cfg(any(feature = "cpu", feature = "cuda"))]
mod info;
#[cfg(any(feature = "cpu", feature = "cuda"))]
mod job_settings;
mod launch;
mod left;
mod math;
mod memory;
mod optimizer;
mod pixels;
mod psf;
#[cfg(feature = "cuda")]
pub mod ptx;
pub mod spec;
mod spline;
mod target;
#[cfg(test)]
mod test_devices;
mod trial;
mod vectors;
mod working;
mod write;

#[cfg(feature = "wgpu")]
pub use adapters::{adapters, open_adapter};
pub use arrange::raw_words;
pub use constants::Constants;
#[cfg(feature = "cpu")]
pub use cpu::{
    CpuBlock, CpuError, CpuJob, CpuTrials, Slots, TrialTile, cpu_lanes, limit_cpu_lanes, prefetch,
};
#[cfg(feature = "cuda")]
pub use cuda::{
    CudaDevice, CudaError, CudaJob, CudaSlot, RunningSlot, SlotResults, check_cuda_device,
    cuda_library_paths, cuda_uuids, load_cuda_library,
};
pub use deviance::moment_coefficients;
pub use error::LaunchError;
#[cfg(any(feature = "cpu", feature = "cuda"))]
pub use job_settings::JobSettings;
pub use launch::{GPU_TILE, GPU_UNITS, LaunchConfig, arrange, launch, units};
pub use memory::{Batch, Buffer, Corners, Maps, Output, Word};
pub use psf::Psf;
pub use target::{Capability, OLDEST_CAPABILITY, OLDEST_CUDA, TargetError};
