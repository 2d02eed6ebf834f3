//! The way to a device: the threads of this process, CubeCL's runtime, or the driver of CUDA.

#[cfg(feature = "cuda")]
use std::sync::Arc;

use cubecl::prelude::Client;
#[cfg(feature = "cuda")]
use gaussmle_kernels::CudaDevice;

use super::client_device::ClientDevice;
use super::failure::{DeviceFailure, catch_panic};
use super::injected::InjectedFaults;

/// The way to a device.
#[derive(Clone, Debug)]
pub(crate) enum Runtime {
    /// The CPU, on the threads of this process.
    #[cfg(feature = "cpu")]
    Cpu,
    /// CubeCL's runtime.
    Client(ClientDevice),
    /// CUDA's driver.
    #[cfg(feature = "cuda")]
    Cuda(Arc<CudaDevice>),
}

/// A client of CubeCL's runtime on a device.
pub(super) fn client(device: &cubecl::Device) -> Result<Client, DeviceFailure> {
    #[cfg(feature = "wgpu")]
    if let cubecl::Device::Wgpu(adapter) = device {
        let opened = catch_panic(|| gaussmle_kernels::open_adapter(adapter))?;
        let opened = opened.map_err(|error| DeviceFailure::from_text(&error))?;
        return catch_panic(|| opened.client());
    }
    // CubeCL panics if a driver returns an error.
    catch_panic(|| device.client())
}

impl Runtime {
    /// Opens a device. Its context is created if there is none.
    pub fn open(device: &cubecl::Device, faults: &InjectedFaults) -> Result<Self, DeviceFailure> {
        #[cfg(feature = "cuda")]
        if let cubecl::Device::Cuda(cuda) = device {
            return super::open_cuda::open(cuda.index).map(Self::Cuda);
        }
        client(device).map(|client| Self::Client(ClientDevice::new(client, faults.clone())))
    }

    /// True if batches pass through slots of the device.
    pub fn has_slots(&self) -> bool {
        #[cfg(feature = "cuda")]
        if let Self::Cuda(_) = self {
            return true;
        }
        false
    }

    /// The product name of the device.
    pub fn name(&self) -> String {
        match self {
            #[cfg(feature = "cpu")]
            Self::Cpu => super::cpu_name::cpu_name().to_owned(),
            Self::Client(device) => device.client().properties().identity.name.clone(),
            #[cfg(feature = "cuda")]
            Self::Cuda(device) => device.name().to_owned(),
        }
    }
}
