//! wgpu's adapters: GPUs through Vulkan, Metal or DX12, and software.

#[cfg(not(target_os = "linux"))]
use cubecl::device::WgpuDevice;

#[cfg(target_os = "linux")]
pub use vulkan::{adapters, open_adapter};

/// The adapters of this machine, as CubeCL names them. No device is opened.
#[cfg(not(target_os = "linux"))]
pub fn adapters() -> Vec<WgpuDevice> {
    let all = cubecl::Device::enumerate_all().into_iter();
    let adapter = |device| match device {
        cubecl::Device::Wgpu(device) => Some(device),
        _ => None,
    };
    all.filter_map(adapter).collect()
}

/// The device of an adapter, for a client.
///
/// # Errors
///
/// Returns the reason if the adapter is not there.
#[cfg(not(target_os = "linux"))]
pub fn open_adapter(adapter: &WgpuDevice) -> Result<cubecl::Device, String> {
    cubecl::Device::wgpu(adapter.kind.clone()).map_err(|error| error.to_string())
}

/// Vulkan without windows.
///
/// The instances that CubeCL makes have the extensions of every window system. With that of Wayland,
/// Mesa looks for a display server, and prints an error on stderr where `XDG_RUNTIME_DIR` is unset:
/// in containers, batch jobs, notebooks. Fits need no window, so this instance has none of them.
#[cfg(target_os = "linux")]
mod vulkan {
    use std::ffi::CStr;
    use std::sync::{Mutex, OnceLock, PoisonError};

    use cubecl::device::{WgpuDevice, WgpuDeviceKind};
    use cubecl::future::block_on;
    use cubecl::wgpu::wgpu::hal::{InstanceDescriptor, api::Vulkan, vulkan};
    use cubecl::wgpu::wgpu::{
        Adapter, Backend, Backends, DeviceDescriptor, DeviceType, Features, Instance, MemoryHints,
    };
    use cubecl::wgpu::{RuntimeOptions, WgpuSetup, try_init_device};

    /// The extensions of window systems.
    const WINDOWS: [&CStr; 3] = [
        c"VK_KHR_wayland_surface",
        c"VK_KHR_xcb_surface",
        c"VK_KHR_xlib_surface",
    ];

    /// An adapter, and its device once it is open. CubeCL keeps a device until the process ends.
    struct Found {
        name: WgpuDevice,
        adapter: Adapter,
        device: Mutex<Option<cubecl::Device>>,
    }

    /// The instance and its adapters. Both are kept: the loader crashes if instances come and go on
    /// several threads at once.
    static FOUND: OnceLock<Option<(Instance, Vec<Found>)>> = OnceLock::new();

    fn found() -> Option<&'static (Instance, Vec<Found>)> {
        let search = || {
            let instance = instance()?;
            let adapters = block_on(instance.enumerate_adapters(Backends::VULKAN));
            Some((instance, named(adapters)))
        };
        FOUND.get_or_init(search).as_ref()
    }

    /// The adapters of this machine, as CubeCL names them. They are searched once per process,
    /// because a search takes longer than a small fit. No device is opened.
    pub fn adapters() -> Vec<WgpuDevice> {
        let found = found().map_or(&[][..], |(_, found)| found);
        found.iter().map(|found| found.name.clone()).collect()
    }

    /// The device of an adapter, for a client.
    ///
    /// # Errors
    ///
    /// Returns the reason if the adapter is not there, or cannot be opened.
    pub fn open_adapter(adapter: &WgpuDevice) -> Result<cubecl::Device, String> {
        let wanted = |found: &&Found| found.name == *adapter;
        let (instance, found) = found()
            .and_then(|(instance, found)| Some((instance, found.iter().find(wanted)?)))
            .ok_or_else(|| format!("Vulkan has no adapter {:?}", adapter.kind))?;
        let mut device = found.device.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(device) = &*device {
            return Ok(device.clone());
        }
        let opened = open(instance, &found.adapter)?;
        Ok(device.insert(opened).clone())
    }

    /// Names adapters as CubeCL does: by their kind, and by their number among those of a kind.
    fn named(adapters: Vec<Adapter>) -> Vec<Found> {
        let mut out: Vec<Found> = Vec::new();
        for adapter in adapters {
            let kind = |number| match adapter.get_info().device_type {
                DeviceType::DiscreteGpu => WgpuDeviceKind::DiscreteGpu(number),
                DeviceType::IntegratedGpu => WgpuDeviceKind::IntegratedGpu(number),
                DeviceType::VirtualGpu => WgpuDeviceKind::VirtualGpu(number),
                DeviceType::Cpu => WgpuDeviceKind::Cpu,
                DeviceType::Other => WgpuDeviceKind::Other(number),
            };
            let mut names = (0..).map(|number| WgpuDevice::new(kind(number)));
            let is_free = |name: &WgpuDevice| out.iter().all(|found| found.name != *name);
            // CubeCL has one name for all software.
            let name = match adapter.get_info().device_type {
                DeviceType::Cpu => Some(WgpuDevice::new(WgpuDeviceKind::Cpu)).filter(is_free),
                _ => names.find(is_free),
            };
            out.extend(name.map(|name| Found {
                name,
                adapter,
                device: Mutex::default(),
            }));
        }
        out
    }

    /// `None` without Vulkan.
    #[allow(unsafe_code)]
    fn instance() -> Option<Instance> {
        let descriptor = InstanceDescriptor {
            name: "gaussmle",
            flags: Default::default(),
            memory_budget_thresholds: Default::default(),
            backend_options: Default::default(),
            telemetry: None,
            display: None,
        };
        let without_windows = |arguments: vulkan::CreateInstanceCallbackArgs<'_, '_, '_>| {
            let extensions = arguments.extensions;
            extensions.retain(|name| !WINDOWS.contains(name));
        };
        // SAFETY: the loader is that of the system. wgpu asks not to remove extensions, because it
        // assumes those that are there. It uses these three to create surfaces alone, looks in the
        // list before, and no surface is created here.
        let raw = unsafe {
            vulkan::Instance::init_with_callback(&descriptor, Some(Box::new(without_windows)))
        };
        // SAFETY: the instance is valid, and nothing else has it.
        Some(unsafe { Instance::from_hal::<Vulkan>(raw.ok()?) })
    }

    fn open(instance: &Instance, adapter: &Adapter) -> Result<cubecl::Device, String> {
        let unwanted = Features::MAPPABLE_PRIMARY_BUFFERS | Features::all_experimental_mask();
        let (device, queue) = block_on(adapter.request_device(&DeviceDescriptor {
            required_features: adapter.features().difference(unwanted),
            required_limits: adapter.limits(),
            // CubeCL has pools of its own.
            memory_hints: MemoryHints::MemoryUsage,
            ..DeviceDescriptor::default()
        }))
        .map_err(|error| error.to_string())?;
        let setup = WgpuSetup {
            instance: instance.clone(),
            adapter: adapter.clone(),
            device,
            queue,
            backend: Backend::Vulkan,
        };
        try_init_device(setup, RuntimeOptions::default())
            .map(cubecl::Device::Wgpu)
            .map_err(|error| error.to_string())
    }
}
