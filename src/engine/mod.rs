//! A job on devices: planned once, cut into batches, spread over devices, and put together again.
//!
//! No two files import each other, directly or through others.
//!
//! - **One job, many parts.** `Fitter::fit_parts` draws ROIs from an iterator in a thread of its
//!   own. `parts` holds at most 262,144 spots or two parts until their fits are done, and hands
//!   them back in order. So all GPUs work on one movie, and a job waits once. A function ends the
//!   wait for frames when a job fails, because the job joins this thread.
//! - **One loop.** `schedule` keeps the queue of spots without a result. If no device works, it
//!   asks `device_source`. Lack of memory, a lost device, implausible results and a device without
//!   response all end in one function, which queues the spots again. A refused context counts as a
//!   busy GPU.
//! - **A worker owns its device.** Batches are copies, so a thread that hangs in a driver can be
//!   left behind. Only the calling thread borrows the stack.
//! - **CubeCL reports late.** An allocation that fails shows when results are read, in a chain of
//!   causes. Each of its streams has pools of its own, so `client_batches` passes streams between
//!   threads.
//! - **One place for events.** `job_events` tells log, metrics and callbacks.
//! - **Queues are models, too.** `loom/` compiles `part_queue` with loom's locks (`crate::sync`),
//!   and tries every order of the steps of its threads.
//! - **On CPUs** a thread takes 256 ROIs, and writes and fits them tile by tile (`tiles`), each in
//!   its first cache. Maps are applied there, because a kernel would gather three values for each
//!   pixel.
//! - **Results are checked as a whole** (`results`). Mesa's software adapter, for one, ends loops
//!   after 65,536 rounds: spots of 32x32 pixels with 40 iterations have no valid status, and the
//!   batch is refused.

mod active_device;
mod batch;
mod callbacks;
mod client_batches;
mod constants;
#[cfg(feature = "cpu")]
mod cpu_fits;
#[cfg(feature = "cuda")]
mod cuda_batches;
mod device_source;
mod event;
mod job;
mod job_events;
mod light_moments;
mod maps;
mod memory;
mod part_queue;
mod parts;
mod performance_log;
mod plan;
mod results;
mod schedule;
mod symmetry;
#[cfg(feature = "cpu")]
mod tiles;
mod verdicts;
mod worker;

#[cfg(feature = "simulate")]
pub(crate) use active_device::DeviceAllocation;
#[cfg(all(feature = "simulate", feature = "cuda"))]
pub(crate) use batch::BatchContent;
#[cfg(feature = "simulate")]
pub(crate) use batch::BatchInput;
pub(crate) use callbacks::Callbacks;
#[cfg(feature = "simulate")]
pub(crate) use client_batches::{output, upload};
pub(crate) use constants::{bounds, check_width};
#[cfg(all(feature = "simulate", feature = "cpu"))]
pub(crate) use cpu_fits::CpuFits;
pub(crate) use device_source::DevicePolicy;
#[cfg(feature = "simulate")]
pub(crate) use device_source::allocate;
pub(crate) use job::{FinishedJob, Job};
pub(crate) use job_events::Listeners;
pub(crate) use performance_log::PerformanceLog;
pub(crate) use plan::FitSpec;
#[cfg(feature = "simulate")]
pub(crate) use plan::JobPlan;
