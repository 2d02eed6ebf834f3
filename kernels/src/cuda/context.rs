//! The primary context of a CUDA device, held for a time.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};

use cudarc::driver::DriverError;
use cudarc::driver::result::{ctx, primary_ctx};
use cudarc::driver::sys::{CUcontext, CUdevice, CUresult};

use super::{CudaError, failed, usable_device};

/// A reference to the primary context of a device, given back when it is dropped.
///
/// Programs that use CUDA in the same process, such as PyTorch, share this context. It ends with the
/// last reference.
#[derive(Debug)]
pub(crate) struct Context {
    pub device: CUdevice,
    context: CUcontext,
    is_lost: AtomicBool,
}

// SAFETY: a context may be used by any thread.
#[allow(unsafe_code)]
unsafe impl Send for Context {}
// SAFETY: as above; every change of this value is atomic.
#[allow(unsafe_code)]
unsafe impl Sync for Context {}

impl Context {
    /// Holds the context of a device, and creates it if there is none. `ordinal` counts in CUDA's
    /// order.
    #[allow(unsafe_code)]
    pub fn hold(ordinal: usize) -> Result<Self, CudaError> {
        let device = usable_device(ordinal)?;
        // SAFETY: the driver has returned this device.
        let context = unsafe { primary_ctx::retain(device) }.map_err(failed)?;
        Ok(Self {
            device,
            context,
            is_lost: AtomicBool::new(false),
        })
    }

    /// Makes the context current on this thread until the result is dropped. Calls of the driver
    /// need a current context.
    #[allow(unsafe_code)]
    pub fn enter(&self) -> Result<Current<'_>, CudaError> {
        let previous = ctx::get_current().map_err(failed)?;
        // SAFETY: this value holds the context, so it exists.
        unsafe { ctx::set_current(self.context) }.map_err(failed)?;
        Ok(Current {
            previous: previous.unwrap_or(std::ptr::null_mut()),
            context: PhantomData,
        })
    }

    /// Converts an error, and notes if no later call in this context can succeed.
    pub fn failed(&self, error: DriverError) -> CudaError {
        use CUresult::*;
        let is_harmless = matches!(
            error.0,
            CUDA_ERROR_OUT_OF_MEMORY
                | CUDA_ERROR_INVALID_VALUE
                | CUDA_ERROR_INVALID_PTX
                | CUDA_ERROR_UNSUPPORTED_PTX_VERSION
                | CUDA_ERROR_NO_BINARY_FOR_GPU
                | CUDA_ERROR_JIT_COMPILER_NOT_FOUND
                | CUDA_ERROR_JIT_COMPILATION_DISABLED
                | CUDA_ERROR_NOT_FOUND
                | CUDA_ERROR_NOT_SUPPORTED
        );
        if !is_harmless {
            self.is_lost.store(true, Ordering::Relaxed);
        }
        failed(error)
    }

    /// True after an error that a new context may cure.
    pub fn is_lost(&self) -> bool {
        self.is_lost.load(Ordering::Relaxed)
    }
}

impl Drop for Context {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        // SAFETY: `hold` has retained this context, and this is the only release. A failure leaves
        // the context, which cannot be helped.
        let _ = unsafe { primary_ctx::release(self.device) };
    }
}

/// A context that is current on this thread. The one before is current again when it is dropped.
pub(crate) struct Current<'a> {
    previous: CUcontext,
    context: PhantomData<&'a Context>,
}

impl Drop for Current<'_> {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        // SAFETY: the context before was current on this thread, and whoever made it current keeps
        // it. Null means none.
        let _ = unsafe { ctx::set_current(self.previous) };
    }
}
