//! The context of a CUDA device, held while the device is open. Other devices have none.

#[cfg(feature = "cuda")]
use std::sync::Arc;

#[cfg(feature = "cuda")]
use gaussmle_kernels::CudaContext;

use super::failure::DeviceFailure;

/// A context that is held. Clones share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct HeldContext {
    #[cfg(feature = "cuda")]
    cuda: Option<Arc<CudaContext>>,
}

impl HeldContext {
    /// Holds the context of a device, and creates it if there is none. CubeCL, which needs it next,
    /// would panic where this fails.
    pub fn of(device: &cubecl::Device) -> Result<Self, DeviceFailure> {
        #[cfg(feature = "cuda")]
        if let cubecl::Device::Cuda(cuda) = device {
            let held = CudaContext::hold(cuda.index)
                .map_err(|error| DeviceFailure::from_text(&error.to_string()))?;
            return Ok(Self {
                cuda: Some(Arc::new(held)),
            });
        }
        let _ = device;
        Ok(Self::default())
    }

    /// Makes the context current on this thread: CubeCL waits for events without setting it.
    pub fn make_current(&self) -> Result<(), DeviceFailure> {
        #[cfg(feature = "cuda")]
        if let Some(cuda) = &self.cuda {
            return cuda
                .make_current()
                .map_err(|error| DeviceFailure::from_text(&error.to_string()));
        }
        Ok(())
    }
}
