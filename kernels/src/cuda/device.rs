//! An open CUDA device: its context, its loaded kernels, and pinned memory that is used again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::result::device;
use cudarc::driver::sys::{CUdevice, CUdevice_attribute};

use super::CudaError;
use super::code::Program;
use super::context::Context;
use super::kernel::Kernel;
use super::memory::PinnedMemory;
use super::{attribute, failed};
use crate::launch::{Limits, gpu_units};
use crate::psf::Psf;

/// The most pinned memory that is kept between jobs, bytes.
const MOST_KEPT: usize = 256 << 20;

/// An open device. Its context is given back when it is dropped.
#[derive(Debug)]
pub struct CudaDevice {
    pub(crate) context: Arc<Context>,
    name: String,
    limits: Limits,
    memory: usize,
    kernels: Mutex<HashMap<Program, Arc<Kernel>>>,
    /// Pinned memory that no job uses.
    pinned: Mutex<Vec<PinnedMemory>>,
}

impl CudaDevice {
    /// Opens a device, and creates its context if there is none. `ordinal` counts in CUDA's order.
    ///
    /// # Errors
    ///
    /// Returns an error if the device or its driver is too old, or if the driver refuses.
    pub fn open(ordinal: usize) -> Result<Self, CudaError> {
        let context = Context::hold(ordinal)?;
        let of = context.device;
        let limits = Limits {
            units: attribute(
                of,
                CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
            )? as usize,
            shared_memory: attribute(
                of,
                CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
            )? as usize,
        };
        Ok(Self {
            name: device::get_name(of).map_err(failed)?,
            limits,
            memory: total_memory(of)?,
            context: Arc::new(context),
            kernels: Mutex::default(),
            pinned: Mutex::default(),
        })
    }

    /// The product name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// All memory of the device, bytes.
    pub fn memory(&self) -> usize {
        self.memory
    }

    /// The number of units per cube; see [`units`](crate::units()).
    pub fn units(&self, psf: Psf, size: usize) -> usize {
        gpu_units(self.limits, psf, size)
    }

    /// True after an error that only a new context can cure.
    pub fn is_lost(&self) -> bool {
        self.context.is_lost()
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// A kernel, loaded at its first use.
    pub(crate) fn kernel(&self, program: Program) -> Result<Arc<Kernel>, CudaError> {
        let mut kernels = self.kernels.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kernel) = kernels.get(&program) {
            return Ok(kernel.clone());
        }
        let kernel = Arc::new(Kernel::load(&self.context, program)?);
        kernels.insert(program, kernel.clone());
        Ok(kernel)
    }

    /// Pinned memory of at least `bytes` bytes: the smallest that is kept and large enough, or new.
    pub(crate) fn pinned(&self, bytes: usize) -> Result<PinnedMemory, CudaError> {
        let mut kept = self.pinned.lock().unwrap_or_else(PoisonError::into_inner);
        let large_enough = kept.iter().enumerate();
        let large_enough = large_enough.filter(|(_, memory)| memory.bytes() >= bytes);
        let smallest = large_enough.min_by_key(|(_, memory)| memory.bytes());
        if let Some((index, _)) = smallest {
            return Ok(kept.swap_remove(index));
        }
        drop(kept);
        PinnedMemory::new(&self.context, bytes)
    }

    /// Keeps pinned memory for the next job.
    pub(crate) fn keep(&self, memory: PinnedMemory) {
        let mut kept = self.pinned.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: usize = kept.iter().map(PinnedMemory::bytes).sum();
        if bytes + memory.bytes() <= MOST_KEPT && !self.is_lost() {
            kept.push(memory);
        }
    }
}

#[allow(unsafe_code)]
fn total_memory(of: CUdevice) -> Result<usize, CudaError> {
    // SAFETY: the driver has returned this device.
    unsafe { device::total_mem(of) }.map_err(failed)
}
