//! The adapters of wgpu: the GPUs that Vulkan, Metal or DX12 list, and software adapters.

use cubecl::device::CudaDevice;
#[cfg(feature = "wgpu")]
use cubecl::device::WgpuDeviceKind;

use super::gpu::Gpu;
use super::runtime;
use super::wrapper::Device;

/// The adapters of this machine, the software adapter last. They are searched once per process,
/// because a search takes longer than a small fit.
fn adapters() -> &'static [Device] {
    #[cfg(feature = "wgpu")]
    return {
        use std::sync::OnceLock;
        static FOUND: OnceLock<Vec<Device>> = OnceLock::new();
        FOUND.get_or_init(|| {
            let mut found = gaussmle_kernels::adapters();
            found.sort_by_key(|adapter| order(&adapter.kind));
            let found = found.into_iter().map(cubecl::Device::Wgpu);
            found.map(Device).collect()
        })
    };
    #[cfg(not(feature = "wgpu"))]
    return &[];
}

#[cfg(feature = "wgpu")]
fn order(kind: &WgpuDeviceKind) -> usize {
    match kind {
        WgpuDeviceKind::DiscreteGpu(_) => 0,
        WgpuDeviceKind::IntegratedGpu(_) => 1,
        WgpuDeviceKind::VirtualGpu(_) => 2,
        WgpuDeviceKind::Other(_) | WgpuDeviceKind::DefaultDevice | WgpuDeviceKind::Existing(_) => 3,
        WgpuDeviceKind::Cpu => 4,
    }
}

/// False on Windows if the system has no library of CUDA's driver. It is searched by several names, also in the working
/// folder, which may have a library of a stranger.
#[cfg(feature = "cuda")]
fn has_cuda_library() -> bool {
    let folder = std::env::var("SystemRoot").unwrap_or_else(|_| "C:\\Windows".into());
    let library = std::path::Path::new(&folder).join("System32\\nvcuda.dll");
    !cfg!(windows) || library.exists()
}

/// Every device of every back end in this build, software Vulkan adapters included.
pub fn devices() -> Vec<Device> {
    #[cfg(feature = "cuda")]
    let cuda = match has_cuda_library() {
        true => gaussmle_kernels::cuda_uuids().map_or(0, |uuids| uuids.len()),
        false => 0,
    };
    #[cfg(not(feature = "cuda"))]
    let cuda = 0;
    let cuda = (0..cuda).map(|index| cubecl::Device::Cuda(CudaDevice::new(index)));
    let all = cuda.map(Device).chain(adapters().iter().cloned());
    all.chain(Device::cpu()).collect()
}

/// The adapters that fits may use, numbered from 0.
pub(crate) fn usable_adapters(allow_software: bool) -> Vec<(Gpu, Device)> {
    let allowed = adapters()
        .iter()
        .filter(|device| allow_software || !device.is_software());
    let numbered = allowed.enumerate().map(|(number, device)| {
        let id = device.id();
        let kind = id.replace("wgpu-", "wgpu's ").replace('-', " adapter ");
        let name = match device.is_software() {
            true => format!("{kind} adapter"),
            false => kind,
        };
        let gpu = Gpu {
            number: number as u32,
            ..Gpu::unknown(id, name)
        };
        (gpu, device.clone())
    });
    numbered.collect()
}

/// The number of an adapter; `None` for other devices, which cause no search.
#[cfg(feature = "simulate")]
pub(crate) fn adapter_number(device: &Device) -> Option<u32> {
    if device.backend() != "wgpu" {
        return None;
    }
    let place = adapters().iter().position(|adapter| adapter == device)?;
    u32::try_from(place).ok()
}

/// The adapter with an id. Other ids cause no search.
pub(crate) fn adapter(id: &str) -> Option<Device> {
    if !id.starts_with("wgpu-") {
        return None;
    }
    adapters().iter().find(|device| device.id() == id).cloned()
}

/// The adapter of the card at a PCI address. The address of an adapter is known only once it is
/// open. A software adapter, if it is allowed, stands for any card.
pub(crate) fn adapter_at(address: Option<&str>, allow_software: bool) -> Option<Device> {
    let is_there = |device: &Device| {
        if device.is_software() {
            return true;
        }
        let client = runtime::client(&device.0).ok();
        let identity = client.map(|client| client.properties().identity.clone());
        let found = identity.and_then(|identity| identity.physical?.pci_address);
        found.is_some() && found == address.and_then(|address| address.parse().ok())
    };
    let mut adapters = usable_adapters(allow_software).into_iter();
    let found = adapters.find(|(_, device)| is_there(device));
    found.map(|(_, device)| device)
}
