//! An open device: the CPU, a client of CubeCL's runtime, or a CUDA device through its driver.

pub(crate) use gaussmle_kernels::GPU_TILE;
use gaussmle_kernels::Psf;
use gaussmle_kernels::units;

use super::failure::DeviceFailure;
use super::faults::DeviceStep;
use super::injected::InjectedFaults;
use super::inventory::OpenedGpu;
use super::runtime::Runtime;
use super::turns::Turn;

/// The layout of the kernel on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KernelShape {
    /// The number of spots in a vector.
    pub lanes: usize,
    /// The number of spots in a tile.
    pub tile: usize,
    /// True if calibrated pixels are cached, as on the CPU.
    pub cache_pixels: bool,
    /// The largest buffer, bytes.
    pub max_buffer: usize,
    /// The number of spots from which larger batches are not faster.
    pub enough: usize,
}

/// Spots in a batch on CUDA, unless it is set. Three batches in flight fill the largest GPUs, and
/// the pinned memory of a batch stays in the cache of the processor.
#[cfg(feature = "cuda")]
const CUDA_BATCH: usize = 64 << 10;

/// An open device. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct OpenDevice {
    /// The lasting name; see `Gpu::id`.
    pub id: String,
    /// The product name.
    pub name: String,
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    pub runtime: Runtime,
    #[cfg_attr(
        not(feature = "cuda"),
        allow(dead_code, reason = "CUDA's threads read it")
    )]
    pub faults: InjectedFaults,
    /// The turn of this process on a GPU. It ends with the last clone.
    pub turn: Option<Turn>,
}

impl OpenDevice {
    /// The CPU, on the threads of this process. It has nothing to open.
    #[cfg(feature = "cpu")]
    pub fn cpu() -> Self {
        let runtime = Runtime::Cpu;
        Self {
            id: super::CPU.into(),
            name: runtime.name(),
            backend: "cpu",
            runtime,
            faults: InjectedFaults::default(),
            turn: None,
        }
    }

    /// Opens a device of an inventory. Creates a context if this process has none on it.
    pub fn open(id: &str, opened: OpenedGpu) -> Result<Self, DeviceFailure> {
        let OpenedGpu { device, faults } = opened;
        let faults = InjectedFaults(faults);
        faults.inject(DeviceStep::Open)?;
        let runtime = Runtime::open(&device.0, &faults)?;
        let name = runtime.name();
        let backend = device.backend();
        Ok(Self {
            id: id.into(),
            name,
            backend,
            runtime,
            faults,
            turn: None,
        })
    }

    /// Ends the use of a device that has failed: its context is given back, whatever the failure.
    pub fn give_back(self) {
        #[cfg(feature = "cuda")]
        if let Runtime::Cuda(device) = &self.runtime {
            super::open_cuda::release_failed(device);
            super::contexts::GpuContexts::of_this_process().remove(&self.id);
        }
    }

    /// Logs that the device is open. The thread that opens it may not be the one whose log it is.
    pub fn log_open(&self) {
        let (backend, name, id) = (self.backend, &self.name, &self.id);
        tracing::info!(backend, name, id, "device open");
    }

    /// The layout of the kernel: vectors as wide as a register on the CPU; one spot per thread on
    /// GPUs.
    pub fn shape(&self) -> KernelShape {
        let on_gpu = |max_buffer, enough| KernelShape {
            lanes: 1,
            tile: GPU_TILE,
            cache_pixels: false,
            max_buffer,
            enough,
        };
        match &self.runtime {
            #[cfg(feature = "cpu")]
            Runtime::Cpu => KernelShape {
                lanes: super::cpu_lanes(),
                tile: super::cpu_lanes(),
                cache_pixels: true,
                max_buffer: usize::MAX,
                enough: usize::MAX,
            },
            #[cfg(feature = "cuda")]
            Runtime::Cuda(device) => on_gpu(device.memory(), CUDA_BATCH),
            Runtime::Client(device) => {
                let max_buffer = device.client().properties().memory.max_page_size;
                let max_buffer = usize::try_from(max_buffer).unwrap_or(usize::MAX);
                on_gpu(max_buffer, usize::MAX)
            }
        }
    }

    /// The number of units per cube of the kernel.
    pub fn units(&self, psf: Psf, size: usize) -> usize {
        match &self.runtime {
            #[cfg(feature = "cpu")]
            Runtime::Cpu => 1,
            Runtime::Client(device) => units(device.client(), psf, size),
            #[cfg(feature = "cuda")]
            Runtime::Cuda(device) => device.units(psf, size),
        }
    }
}
