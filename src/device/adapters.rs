//! wgpu's adapters, by name.

use cubecl::device::{WgpuDevice, WgpuDeviceKind};

use super::gpu::Gpu;

/// The id of the software adapter.
pub(crate) const SOFTWARE: &str = "wgpu software";

/// The adapters of this machine. Software is last.
pub(crate) fn adapters() -> &'static [WgpuDevice] {
    #[cfg(feature = "wgpu")]
    return {
        use std::sync::OnceLock;
        // A search takes longer than a small fit.
        static FOUND: OnceLock<Vec<WgpuDevice>> = OnceLock::new();
        FOUND.get_or_init(|| {
            let mut found = gaussmle_kernels::adapters();
            found.sort_by_key(|adapter| order(&adapter.kind));
            found
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

/// The id of an adapter: its kind, and a number if it is not the first of that kind.
pub(crate) fn adapter_id(adapter: &WgpuDevice) -> String {
    let (kind, number) = match adapter.kind {
        WgpuDeviceKind::DiscreteGpu(number) => ("discrete", number),
        WgpuDeviceKind::IntegratedGpu(number) => ("integrated", number),
        WgpuDeviceKind::VirtualGpu(number) => ("virtual", number),
        WgpuDeviceKind::Other(number) => ("other", number),
        WgpuDeviceKind::Cpu => return SOFTWARE.to_owned(),
        WgpuDeviceKind::DefaultDevice => ("default", 0),
        WgpuDeviceKind::Existing(number) => ("existing", number as usize),
    };
    match number {
        0 => format!("wgpu {kind}"),
        _ => format!("wgpu {kind} {number}"),
    }
}

/// An adapter as a GPU. wgpu tells neither its memory nor its load.
pub(crate) fn adapter_gpu(adapter: &WgpuDevice, number: usize) -> Gpu {
    let id = adapter_id(adapter);
    let name = format!("{} adapter", id.replace("wgpu ", "wgpu's "));
    Gpu {
        number: number as u32,
        ..Gpu::unknown(id, name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_adapter_of_a_kind_has_an_id_in_words() {
        let of = |kind| adapter_id(&WgpuDevice::new(kind));
        assert_eq!(of(WgpuDeviceKind::DiscreteGpu(0)), "wgpu discrete");
        assert_eq!(of(WgpuDeviceKind::DiscreteGpu(1)), "wgpu discrete 1");
        assert_eq!(of(WgpuDeviceKind::Cpu), "wgpu software");
    }
}
