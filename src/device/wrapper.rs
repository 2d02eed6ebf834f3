//! A device of this machine, without a type of CubeCL in the public interface.

use std::fmt;
#[cfg(feature = "cuda")]
use std::sync::OnceLock;

use cubecl::device::WgpuDeviceKind;

use super::injected::InjectedFaults;
use super::runtime::Runtime;
use crate::error::{Error, Result};

/// A device that fits can run on.
///
/// ```no_run
/// # fn main() -> gaussmle::Result<()> {
/// for device in gaussmle::device::devices() {
///     println!("{} {}", device.backend(), device.name()?);
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Device(pub(crate) cubecl::Device);

impl Device {
    /// The CPU.
    ///
    /// # Errors
    ///
    /// Returns [`Error::NotBuilt`] without the cargo feature `cpu`.
    pub fn cpu() -> Result<Self> {
        match cfg!(feature = "cpu") {
            true => Ok(Self(cubecl::Device::Cpu(Default::default()))),
            false => Err(Error::NotBuilt("cpu")),
        }
    }

    /// `cpu`, `cuda` or `wgpu`.
    pub fn backend(&self) -> &'static str {
        match self.0 {
            cubecl::Device::Cpu(_) => "cpu",
            cubecl::Device::Cuda(_) => "cuda",
            cubecl::Device::Wgpu(_) => "wgpu",
            _ => "other",
        }
    }

    /// True if it is a software Vulkan adapter, which computes on the CPU.
    pub fn is_software(&self) -> bool {
        matches!(&self.0, cubecl::Device::Wgpu(wgpu) if matches!(wgpu.kind, WgpuDeviceKind::Cpu))
    }

    /// The lasting name of the device: as NVIDIA's management library has it, where CUDA tells, so
    /// that speeds are known to the search for GPUs.
    pub(crate) fn id(&self) -> String {
        match &self.0 {
            cubecl::Device::Cpu(_) => super::CPU.to_owned(),
            cubecl::Device::Cuda(device) => {
                uuid(device.index).unwrap_or_else(|| format!("cuda-{}", device.index))
            }
            cubecl::Device::Wgpu(device) => adapter_id(&device.kind),
            other => format!("{other:?}"),
        }
    }

    /// The product name. On a GPU this creates a context.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Device`] if the context cannot be created.
    pub fn name(&self) -> Result<String> {
        #[cfg(feature = "cpu")]
        if let cubecl::Device::Cpu(_) = self.0 {
            return Ok(Runtime::Cpu.name());
        }
        let runtime = Runtime::open(&self.0, &InjectedFaults::default());
        let runtime = runtime.map_err(|failure| Error::Device {
            device: self.id(),
            cause: failure.to_string(),
        })?;
        Ok(runtime.name())
    }
}

/// The id of an adapter. Each kind counts from 0.
fn adapter_id(kind: &WgpuDeviceKind) -> String {
    match kind {
        WgpuDeviceKind::DiscreteGpu(index) => format!("wgpu-discrete-{index}"),
        WgpuDeviceKind::IntegratedGpu(index) => format!("wgpu-integrated-{index}"),
        WgpuDeviceKind::VirtualGpu(index) => format!("wgpu-virtual-{index}"),
        WgpuDeviceKind::Other(index) => format!("wgpu-other-{index}"),
        WgpuDeviceKind::Cpu => "wgpu-software".into(),
        WgpuDeviceKind::DefaultDevice => "wgpu-default".into(),
        WgpuDeviceKind::Existing(number) => format!("wgpu-existing-{number}"),
    }
}

#[cfg(feature = "test-util")]
impl Device {
    /// A client of CubeCL's runtime on an adapter of wgpu, for tests of its memory.
    ///
    /// # Panics
    ///
    /// Panics if the device cannot be opened, or has another runtime.
    pub fn client(&self) -> cubecl::prelude::Client {
        super::runtime::client(&self.0).expect("it opens")
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// Gives back the contexts of all CUDA devices, and all their memory. Fits that run keep theirs
/// until they end. The next fit creates a context again, which takes a tenth of a second. See also
/// [`Settings::gpu_idle_timeout`](crate::Settings::gpu_idle_timeout).
///
/// Contexts of other programs in this process, such as PyTorch, stay. Vulkan, Metal and DX12 keep
/// theirs until the process ends.
pub fn release_gpu() {
    #[cfg(feature = "cuda")]
    super::open_cuda::release();
}

/// The UUID of a CUDA device. The driver is asked once: the order of devices stays.
#[cfg(feature = "cuda")]
fn uuid(index: usize) -> Option<String> {
    static UUIDS: OnceLock<Vec<String>> = OnceLock::new();
    let uuids = match UUIDS.get() {
        Some(uuids) => uuids,
        None => {
            let uuids = gaussmle_kernels::cuda_uuids().ok()?;
            UUIDS.get_or_init(|| uuids)
        }
    };
    uuids.get(index).cloned()
}

#[cfg(not(feature = "cuda"))]
fn uuid(_: usize) -> Option<String> {
    None
}
