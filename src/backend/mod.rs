//! Where fits run: which device, and how the kernel is shaped for it.

use std::fmt;
use std::str::FromStr;

use cubecl::device::WgpuDeviceKind;
use cubecl::prelude::Client;
use cubecl::{Device, RuntimeId};

use crate::error::{Error, Result};

/// Which kind of device is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backend {
    /// A GPU where there is one, else the CPU.
    #[default]
    Auto,
    /// The CPU; no GPU library is touched.
    Cpu,
    /// A GPU, or an error that says why there is none.
    Gpu,
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Backend::Auto => "auto",
            Backend::Cpu => "cpu",
            Backend::Gpu => "gpu",
        })
    }
}

impl FromStr for Backend {
    type Err = String;

    fn from_str(s: &str) -> std::result::Result<Self, String> {
        match s {
            "auto" => Ok(Backend::Auto),
            "cpu" => Ok(Backend::Cpu),
            "gpu" => Ok(Backend::Gpu),
            _ => Err(format!("`{s}` is no back end: use auto, cpu or gpu")),
        }
    }
}

/// A device ready for work, and why it was taken.
#[derive(Clone)]
pub(crate) struct Acquired {
    pub client: Client,
    pub runtime: RuntimeId,
    pub name: String,
    pub reason: String,
}

impl fmt::Debug for Acquired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Acquired")
            .field("runtime", &self.runtime)
            .field("name", &self.name)
            .field("reason", &self.reason)
            .finish_non_exhaustive()
    }
}

/// How the kernel is shaped for a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// Spots in a vector.
    pub lanes: usize,
    /// Spots in a tile.
    pub tile: usize,
    /// Whether calibrated pixels are staged.
    pub stage: bool,
    /// The largest buffer, bytes.
    pub max_buffer: usize,
}

/// Threads that GPUs run in lockstep and whose reads they join: the widest tile any of them needs.
const GPU_TILE: usize = 32;

impl Acquired {
    /// Vectors of a register's width on the CPU; single values, neighbours in neighbouring threads, on GPUs.
    pub fn shape(&self) -> Shape {
        let properties = self.client.properties();
        let max_buffer = usize::try_from(properties.memory.max_page_size).unwrap_or(usize::MAX);
        if self.runtime == RuntimeId::Cpu {
            let lanes = (properties.hardware.load_width as usize / 32).max(1);
            return Shape {
                lanes,
                tile: lanes,
                stage: true,
                max_buffer,
            };
        }
        Shape {
            lanes: 1,
            tile: GPU_TILE,
            stage: false,
            max_buffer,
        }
    }
}

fn open(device: Device, reason: String) -> Acquired {
    let client = device.client();
    let name = client.properties().identity.name.clone();
    let runtime = device.runtime();
    tracing::info!(?runtime, name, reason, "device acquired");
    Acquired {
        client,
        runtime,
        name,
        reason,
    }
}

/// Takes the device that the user named.
pub(crate) fn acquire_device(device: Device) -> Acquired {
    open(device, "the device that was asked for".into())
}

/// Finds a device of the kind wanted.
///
/// This is the seam for waiting, contention and several GPUs: everything else asks here.
pub(crate) fn acquire(backend: Backend, allow_software: bool) -> Result<Acquired> {
    match backend {
        Backend::Cpu => Ok(open(cpu()?, "the back end `cpu` was asked for".into())),
        Backend::Gpu => {
            let device = gpu(allow_software)?;
            Ok(open(device, "the back end `gpu` was asked for".into()))
        }
        Backend::Auto => match gpu(allow_software) {
            Ok(device) => Ok(open(device, "auto: a GPU was found".into())),
            Err(Error::NoDevice(why)) => Ok(open(cpu()?, format!("auto: {why}"))),
            Err(_) => Ok(open(cpu()?, "auto: this build has no GPU back end".into())),
        },
    }
}

fn cpu() -> Result<Device> {
    Device::cpu().map_err(|_| Error::NotBuilt("cpu"))
}

/// CUDA where there is a device, else a hardware adapter of wgpu; a software one only if allowed.
fn gpu(allow_software: bool) -> Result<Device> {
    if !(cfg!(feature = "cuda") || cfg!(feature = "wgpu")) {
        return Err(Error::NotBuilt("cuda` or `wgpu"));
    }
    if let Ok(device) = Device::cuda(0) {
        return Ok(device);
    }
    let hardware = [
        WgpuDeviceKind::DiscreteGpu(0),
        WgpuDeviceKind::IntegratedGpu(0),
        WgpuDeviceKind::VirtualGpu(0),
    ];
    let software = allow_software.then_some(WgpuDeviceKind::Cpu);
    for kind in hardware.into_iter().chain(software) {
        if let Ok(device) = Device::wgpu(kind) {
            return Ok(device);
        }
    }
    let tried = match (cfg!(feature = "cuda"), cfg!(feature = "wgpu")) {
        (true, true) => "CUDA finds no device, and wgpu no hardware adapter",
        (true, false) => "CUDA finds no device, and this build has no wgpu",
        _ => "wgpu finds no hardware adapter, and this build has no CUDA",
    };
    Err(Error::NoDevice(tried.into()))
}

/// Every device of every back end in this build, software adapters included.
pub fn devices() -> Vec<Device> {
    Device::enumerate_all()
}
