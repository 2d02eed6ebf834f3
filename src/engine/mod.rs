//! A job on devices: planned once, cut into batches, spread over devices, and put together again.
//!
//! No two files import each other, directly or through others.

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
pub(crate) use constants::bounds;
#[cfg(all(feature = "simulate", feature = "cpu"))]
pub(crate) use cpu_fits::CpuFits;
pub(crate) use device_source::DevicePolicy;
#[cfg(feature = "simulate")]
pub(crate) use device_source::allocate;
pub(crate) use job::{FinishedJob, Job};
pub(crate) use job_events::Listeners;
pub(crate) use performance_log::{PerformanceLog, is_torn};
pub(crate) use plan::FitSpec;
#[cfg(feature = "simulate")]
pub(crate) use plan::JobPlan;
