//! The adapters of wgpu: the GPUs that Vulkan, Metal or DX12 list, and software adapters.

use std::sync::OnceLock;

use cubecl::device::{WgpuDevice, WgpuDeviceKind};

use super::failure::catch_panic;
use super::gpu::Gpu;
use super::wrapper::Device;

/// The adapters of this machine, the software adapter last. They are searched once per process,
/// because a search takes longer than a small fit.
fn adapters() -> &'static [Device] {
    static FOUND: OnceLock<Vec<Device>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let kinds = [
            WgpuDeviceKind::DiscreteGpu(0),
            WgpuDeviceKind::IntegratedGpu(0),
            WgpuDeviceKind::VirtualGpu(0),
            WgpuDeviceKind::Cpu,
        ];
        kinds.into_iter().flat_map(all_of_a_kind).collect()
    })
}

/// All adapters of the kind of this one.
fn all_of_a_kind(first: WgpuDeviceKind) -> Vec<Device> {
    if !cfg!(feature = "wgpu") {
        return Vec::new();
    }
    let first = cubecl::Device::Wgpu(WgpuDevice::new(first));
    let ids = cubecl::Device::enumerate(first.to_id()).into_iter();
    ids.map(|id| Device(cubecl::Device::from_id(id))).collect()
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
        let client = catch_panic(|| device.0.client()).ok();
        let identity = client.map(|client| client.properties().identity.clone());
        let found = identity.and_then(|identity| identity.physical?.pci_address);
        found.is_some() && found == address.and_then(|address| address.parse().ok())
    };
    let mut adapters = usable_adapters(allow_software).into_iter();
    let found = adapters.find(|(_, device)| is_there(device));
    found.map(|(_, device)| device)
}
