//! The primary context of a CUDA device, held for a time.

use cudarc::driver::result::{ctx, primary_ctx};
use cudarc::driver::sys::{CUcontext, CUdevice};

use super::{CudaError, compilable_device, failed};

/// A reference to the primary context of a device, given back when it is dropped. CubeCL holds one
/// of its own.
#[derive(Debug)]
pub struct CudaContext {
    device: CUdevice,
    context: CUcontext,
}

// SAFETY: a context may be used by any thread.
#[allow(unsafe_code)]
unsafe impl Send for CudaContext {}
// SAFETY: as above; no method changes this value.
#[allow(unsafe_code)]
unsafe impl Sync for CudaContext {}

impl CudaContext {
    /// Holds the context of a device, and creates it if there is none. `ordinal` counts in CUDA's
    /// order.
    ///
    /// CubeCL panics where this returns an error, and LLVM ends the process.
    ///
    /// # Errors
    ///
    /// Returns an error if no code can be compiled for the device, or if the driver refuses the
    /// context.
    #[allow(unsafe_code)]
    pub fn hold(ordinal: usize) -> Result<Self, CudaError> {
        let device = compilable_device(ordinal)?;
        // SAFETY: the driver has returned this device.
        let context = unsafe { primary_ctx::retain(device) }.map_err(failed)?;
        Ok(Self { device, context })
    }

    /// Makes the context current on this thread. Some calls of CubeCL need a current context and
    /// set none.
    ///
    /// # Errors
    ///
    /// Returns an error if the driver refuses.
    #[allow(unsafe_code)]
    pub fn make_current(&self) -> Result<(), CudaError> {
        // SAFETY: this value holds the context, so it exists.
        unsafe { ctx::set_current(self.context) }.map_err(failed)
    }
}

impl Drop for CudaContext {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        // SAFETY: `hold` has retained this context, and this is the only release. A thread on which
        // it stays current makes no call of its own: CubeCL sets its context before it needs one.
        // A failure leaves the context, which cannot be helped.
        let _ = unsafe { primary_ctx::release(self.device) };
    }
}
