//! A device with a context, and the operations on it, each of which can fail.

use std::fmt;
use std::sync::Arc;

use cubecl::RuntimeId;
use cubecl::bytes::Bytes;
use cubecl::prelude::Client;
use gaussmle_kernels::{Batch, Buffer, Corners, LaunchConfig, Maps, Output, Word, launch};

use super::failure::{DeviceFailure, catch_panic};
use super::faults::{DeviceStep, Fault, FaultPlan};
use super::held_context::HeldContext;
use super::inventory::OpenedGpu;

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
}

/// The number of spots in a tile on GPUs: the largest number of threads that any GPU runs in
/// lockstep, so that their reads coalesce.
pub(crate) const GPU_TILE: usize = 32;

/// An open device. Clones share it.
#[derive(Clone)]
pub(crate) struct OpenDevice {
    /// The lasting name; see `Gpu::id`.
    pub id: String,
    /// The product name.
    pub name: String,
    client: Client,
    context: HeldContext,
    runtime: RuntimeId,
    faults: Option<Arc<dyn FaultPlan>>,
}

impl fmt::Debug for OpenDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenDevice")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("runtime", &self.runtime)
            .finish_non_exhaustive()
    }
}

impl OpenDevice {
    /// Opens a device. Creates a context if this process has none on it.
    pub fn open(id: &str, opened: OpenedGpu) -> Result<Self, DeviceFailure> {
        let OpenedGpu { device, faults } = opened;
        inject(faults.as_ref(), DeviceStep::Open)?;
        let (client, context) = device.client()?;
        let name = client.properties().identity.name.clone();
        let runtime = device.0.runtime();
        tracing::info!(?runtime, name, id, "device open");
        Ok(Self {
            id: id.into(),
            name,
            client,
            context,
            runtime,
            faults,
        })
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Prepares the calling thread for operations on the device.
    pub fn enter_thread(&self) -> Result<(), DeviceFailure> {
        self.context.make_current()
    }

    /// `cpu`, `cuda` or `wgpu`.
    pub fn backend(&self) -> &'static str {
        match self.runtime {
            RuntimeId::Cpu => "cpu",
            RuntimeId::Cuda => "cuda",
            RuntimeId::Hip => "hip",
            RuntimeId::Metal => "metal",
            RuntimeId::Wgpu => "wgpu",
        }
    }

    /// The layout of the kernel: vectors as wide as a register on the CPU; one spot per thread on
    /// GPUs.
    pub fn shape(&self) -> KernelShape {
        let properties = self.client.properties();
        let max_buffer = usize::try_from(properties.memory.max_page_size).unwrap_or(usize::MAX);
        if self.runtime == RuntimeId::Cpu {
            let lanes = (properties.hardware.load_width as usize / 32).max(1);
            return KernelShape {
                lanes,
                tile: lanes,
                cache_pixels: true,
                max_buffer,
            };
        }
        KernelShape {
            lanes: 1,
            tile: GPU_TILE,
            cache_pixels: false,
            max_buffer,
        }
    }

    /// Moves values to the device. The vector itself is handed over, not copied.
    pub fn upload<T: Word>(&self, values: Vec<T>) -> Result<Buffer, DeviceFailure> {
        inject(self.faults.as_ref(), DeviceStep::Allocate)?;
        Ok(Buffer::upload(&self.client, values))
    }

    /// Moves the corners of ROIs of `size` pixels to the device; see [`Corners::upload`].
    pub fn upload_corners(
        &self,
        corners: Vec<u32>,
        size: usize,
        maps: &Maps,
    ) -> Result<Corners, DeviceFailure> {
        inject(self.faults.as_ref(), DeviceStep::Allocate)?;
        Corners::upload(&self.client, corners, size, maps)
            .map_err(|error| DeviceFailure::Lost(error.to_string()))
    }

    /// Allocates memory with arbitrary content.
    pub fn empty(&self, len: usize) -> Result<Buffer, DeviceFailure> {
        inject(self.faults.as_ref(), DeviceStep::Allocate)?;
        Ok(Buffer::empty(&self.client, len))
    }

    /// Launches a fit; see [`launch`].
    pub fn launch(
        &self,
        config: &LaunchConfig,
        batch: &Batch,
        output: &mut Output,
    ) -> Result<(), DeviceFailure> {
        if inject(self.faults.as_ref(), DeviceStep::Launch)? == Some(Fault::Ignored) {
            return Ok(());
        }
        launch(&self.client, config, batch, output).map_err(|e| DeviceFailure::Lost(e.to_string()))
    }

    /// Waits for the columns and codes of a fit. Errors of earlier operations appear here at the
    /// latest.
    pub fn read(&self, output: Output) -> Result<(Bytes, Bytes), DeviceFailure> {
        let fault = inject(self.faults.as_ref(), DeviceStep::ReadBack)?;
        let handles = Vec::from(output.into_handles());
        let mut bytes = self
            .client
            .read(handles)
            .map_err(|error| DeviceFailure::from_server(&error))?;
        let (Some(mut codes), Some(mut columns)) = (bytes.pop(), bytes.pop()) else {
            return Err(DeviceFailure::Lost(
                "it returned fewer buffers than expected".into(),
            ));
        };
        if let Some(Fault::Garbage(byte)) = fault {
            columns.fill(byte);
            codes.fill(byte);
        }
        Ok((columns, codes))
    }

    /// Returns unused memory to the system. On the CPU it is little, and its reallocation costs
    /// time.
    pub fn release_memory(&self) {
        if self.runtime == RuntimeId::Cpu {
            return;
        }
        // Memory that cannot be returned now is reused by the next fit.
        let cleaned = catch_panic(|| self.client.memory_cleanup());
        tracing::debug!(device = self.name, ?cleaned, "memory returned");
    }
}

/// Injects the fault of a step. Returns a fault that the caller must inject itself.
fn inject(
    faults: Option<&Arc<dyn FaultPlan>>,
    step: DeviceStep,
) -> Result<Option<Fault>, DeviceFailure> {
    match faults.and_then(|faults| faults.at(step)) {
        Some(Fault::OutOfMemory) => Err(DeviceFailure::OutOfMemory(format!("at {step:?}"))),
        Some(Fault::Lost) => Err(DeviceFailure::Lost(format!("it was lost at {step:?}"))),
        // A panic without a message on stderr.
        Some(Fault::Panic) => std::panic::resume_unwind(Box::new(format!("a panic at {step:?}"))),
        Some(Fault::Hang) => loop {
            std::thread::park();
        },
        other => Ok(other),
    }
}
