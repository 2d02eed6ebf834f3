//! Memory of a device, and pinned memory of the host. Both are freed when they are dropped.

use std::ffi::c_void;
use std::sync::Arc;

use bytemuck::Pod;
use cudarc::driver::result::{free_host, free_sync, malloc_host, malloc_sync};
use cudarc::driver::sys::CUdeviceptr;

use super::CudaError;
use super::context::Context;

/// Memory on a device, in 32-bit values.
#[derive(Debug)]
pub(crate) struct DeviceMemory {
    pub address: CUdeviceptr,
    /// The number of 32-bit values.
    pub len: usize,
    context: Arc<Context>,
}

impl DeviceMemory {
    /// Allocates memory with arbitrary content.
    #[allow(unsafe_code)]
    pub fn new(context: &Arc<Context>, len: usize) -> Result<Self, CudaError> {
        let _current = context.enter()?;
        // SAFETY: the context is current. The content is never read before it is written: a kernel
        // writes it, or a copy.
        let address = unsafe { malloc_sync(len.max(1) * size_of::<u32>()) };
        Ok(Self {
            address: address.map_err(|error| context.failed(error))?,
            len,
            context: context.clone(),
        })
    }
}

impl Drop for DeviceMemory {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        let Ok(_current) = self.context.enter() else {
            return;
        };
        // SAFETY: `new` has allocated this memory in the context that is current, and nothing else
        // frees it. The driver waits for work that uses it. Memory of a lost context is freed with
        // the context.
        let _ = unsafe { free_sync(self.address) };
    }
}

/// Memory of the host that the device copies from and to without the help of a processor.
#[derive(Debug)]
pub(crate) struct PinnedMemory {
    start: *mut c_void,
    bytes: usize,
    context: Arc<Context>,
}

// SAFETY: the memory belongs to this value alone, except while a copy of the device is queued.
// `Slot`, which queues copies, gives nobody access until they are done.
#[allow(unsafe_code)]
unsafe impl Send for PinnedMemory {}

impl PinnedMemory {
    /// Allocates at least `bytes` bytes.
    #[allow(unsafe_code)]
    pub fn new(context: &Arc<Context>, bytes: usize) -> Result<Self, CudaError> {
        let _current = context.enter()?;
        // SAFETY: the context is current.
        let start = unsafe { malloc_host(bytes.max(1), 0) };
        let start = start.map_err(|error| context.failed(error))?;
        // SAFETY: the driver has allocated as many bytes. Rust must not see memory that was never
        // written.
        unsafe { start.cast::<u8>().write_bytes(0, bytes) };
        Ok(Self {
            start,
            bytes,
            context: context.clone(),
        })
    }

    /// The number of bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The first `len` values.
    ///
    /// # Safety
    ///
    /// No copy to this memory is queued.
    #[allow(unsafe_code)]
    pub unsafe fn values<T: Pod>(&self, len: usize) -> &[T] {
        assert!(
            len * size_of::<T>() <= self.bytes,
            "pinned memory is too short"
        );
        // SAFETY: the memory is as long, initialized, and aligned to a page. Nothing writes to it.
        unsafe { std::slice::from_raw_parts(self.start.cast(), len) }
    }

    /// The first `len` values.
    ///
    /// # Safety
    ///
    /// No copy from or to this memory is queued.
    #[allow(unsafe_code)]
    pub unsafe fn values_mut<T: Pod>(&mut self, len: usize) -> &mut [T] {
        assert!(
            len * size_of::<T>() <= self.bytes,
            "pinned memory is too short"
        );
        // SAFETY: as above, and `self` is borrowed mutably.
        unsafe { std::slice::from_raw_parts_mut(self.start.cast(), len) }
    }
}

impl Drop for PinnedMemory {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        let Ok(_current) = self.context.enter() else {
            return;
        };
        // SAFETY: `new` has allocated this memory, and nothing else frees it. The owner has waited
        // for queued copies.
        let _ = unsafe { free_host(self.start) };
    }
}
