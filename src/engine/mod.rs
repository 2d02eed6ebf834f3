//! A job on devices: planned once, cut into batches, spread over devices, and put together again.
//!
//! Each file imports only files above it in this list.

mod constants;
mod device_source;
mod memory;
mod performance_log;
mod plan;
mod results;
mod schedule;
mod tiles;
mod worker;

pub(crate) use constants::bounds;
#[cfg(feature = "simulate")]
pub(crate) use device_source::allocate;
pub(crate) use device_source::{DevicePolicy, DeviceSource};
pub(crate) use performance_log::PerformanceLog;
pub(crate) use plan::FitSpec;
#[cfg(feature = "simulate")]
pub(crate) use plan::JobPlan;
#[cfg(feature = "simulate")]
pub(crate) use schedule::DeviceAllocation;
pub(crate) use schedule::{OnBatch, Schedule};
#[cfg(feature = "simulate")]
pub(crate) use worker::{BatchInput, output};
