//! Streams and events of the driver. Both are destroyed when they are dropped.

use std::sync::Arc;

use cudarc::driver::result::{
    event, memcpy_dtoh_async, memcpy_htod_async, memset_d8_async, stream,
};
use cudarc::driver::sys::{CUdeviceptr, CUevent, CUevent_flags, CUstream};

use super::CudaError;
use super::context::{Context, Current};
use super::memory::PinnedMemory;

/// A queue of work that runs in order.
#[derive(Debug)]
pub(crate) struct Stream {
    handle: CUstream,
    context: Arc<Context>,
}

// SAFETY: handles of streams may be used by any thread.
#[allow(unsafe_code)]
unsafe impl Send for Stream {}

impl Stream {
    /// Creates a stream that waits for no other.
    pub fn new(context: &Arc<Context>) -> Result<Self, CudaError> {
        let _current = context.enter()?;
        let handle = stream::create(stream::StreamKind::NonBlocking);
        Ok(Self {
            handle: handle.map_err(|error| context.failed(error))?,
            context: context.clone(),
        })
    }

    pub fn handle(&self) -> CUstream {
        self.handle
    }

    /// Makes the context current on this thread until the result is dropped.
    pub fn enter(&self) -> Result<Current<'_>, CudaError> {
        self.context.enter()
    }

    /// Queues a copy of the first `bytes` bytes to a device.
    ///
    /// # Safety
    ///
    /// The context is current. There are `bytes` bytes at `to`. Both places stay as they are, and
    /// the source is not written, until the copy is done.
    #[allow(unsafe_code)]
    pub unsafe fn upload(
        &self,
        from: &PinnedMemory,
        to: CUdeviceptr,
        bytes: usize,
    ) -> Result<(), CudaError> {
        // SAFETY: the caller's promise, and no copy to `from` is queued before this one.
        let copied = unsafe { memcpy_htod_async(to, from.values::<u8>(bytes), self.handle) };
        copied.map_err(|error| self.context.failed(error))
    }

    /// Queues a copy of `bytes` bytes from a device.
    ///
    /// # Safety
    ///
    /// The context is current. There are `bytes` bytes at `from`. Both places stay as they are, and
    /// nobody else uses the destination, until the copy is done.
    #[allow(unsafe_code)]
    pub unsafe fn download(
        &self,
        from: CUdeviceptr,
        to: &mut PinnedMemory,
        bytes: usize,
    ) -> Result<(), CudaError> {
        // SAFETY: as above.
        let copied = unsafe { memcpy_dtoh_async(to.values_mut::<u8>(bytes), from, self.handle) };
        copied.map_err(|error| self.context.failed(error))
    }

    /// Queues a fill of memory with one byte.
    ///
    /// # Safety
    ///
    /// The context is current. There are `bytes` bytes at `to`, which nobody else uses until the
    /// fill is done.
    #[allow(unsafe_code)]
    pub unsafe fn fill(&self, to: CUdeviceptr, byte: u8, bytes: usize) -> Result<(), CudaError> {
        // SAFETY: the caller's promise.
        let filled = unsafe { memset_d8_async(to, byte, bytes, self.handle) };
        filled.map_err(|error| self.context.failed(error))
    }

    /// Waits for all work. On a lost context it returns at once.
    #[allow(unsafe_code)]
    pub fn wait(&self) -> Result<(), CudaError> {
        let _current = self.context.enter()?;
        // SAFETY: `new` has created the stream.
        let done = unsafe { stream::synchronize(self.handle) };
        done.map_err(|error| self.context.failed(error))
    }
}

impl Drop for Stream {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        let Ok(_current) = self.context.enter() else {
            return;
        };
        // SAFETY: `new` has created the stream, and nothing else destroys it.
        let _ = unsafe { stream::destroy(self.handle) };
    }
}

/// A moment in a stream.
#[derive(Debug)]
pub(crate) struct Event {
    handle: CUevent,
    context: Arc<Context>,
}

// SAFETY: handles of events may be used by any thread.
#[allow(unsafe_code)]
unsafe impl Send for Event {}

impl Event {
    /// Creates an event. A thread that waits for it sleeps.
    pub fn new(context: &Arc<Context>) -> Result<Self, CudaError> {
        let _current = context.enter()?;
        let flags = CUevent_flags::CU_EVENT_BLOCKING_SYNC;
        let handle = event::create(flags).map_err(|error| context.failed(error))?;
        Ok(Self {
            handle,
            context: context.clone(),
        })
    }

    /// Marks the end of the work that is in the stream now.
    #[allow(unsafe_code)]
    pub fn record(&mut self, stream: &Stream) -> Result<(), CudaError> {
        let _current = self.context.enter()?;
        // SAFETY: both handles exist.
        let recorded = unsafe { event::record(self.handle, stream.handle) };
        recorded.map_err(|error| self.context.failed(error))
    }

    /// Waits for the moment that was recorded last.
    #[allow(unsafe_code)]
    pub fn wait(&self) -> Result<(), CudaError> {
        let _current = self.context.enter()?;
        // SAFETY: the event exists.
        let done = unsafe { event::synchronize(self.handle) };
        done.map_err(|error| self.context.failed(error))
    }
}

impl Drop for Event {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        let Ok(_current) = self.context.enter() else {
            return;
        };
        // SAFETY: `new` has created the event, and nothing else destroys it.
        let _ = unsafe { event::destroy(self.handle) };
    }
}
