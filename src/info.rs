//! Telemetry of a fit: states, devices, batches, failures and times.

use std::fmt;

use crate::device::CPU;
use gaussmle_base::plural::quantity;

pub use crate::job_state::JobState;

/// The share of one device in a fit.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct DeviceShare {
    /// The lasting name: `cpu`, the UUID of an NVIDIA GPU, or the kind of adapter.
    pub id: String,
    /// The product name.
    pub name: String,
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    /// The number of spots fitted.
    pub spots: usize,
    /// The number of batches finished.
    pub batches: usize,
    /// The bytes of these batches, pixels and results.
    pub bytes: u64,
    /// The most bytes that the job took on the device for batches in flight and camera maps,
    /// without the driver's own and the overhead of memory pools. On the CPU: for the blocks of
    /// all threads.
    pub memory_bytes: u64,
    /// Seconds that the batches took, without those in which there was none. On the CPU: the sum
    /// over its threads.
    pub(crate) seconds: f64,
    /// The spots and the seconds of the first batch.
    pub(crate) first: Option<(usize, f64)>,
}

impl DeviceShare {
    /// Adds a batch. The job takes `memory_bytes` on the device.
    pub(crate) fn add(&mut self, spots: usize, seconds: f64, bytes: u64, memory_bytes: u64) {
        self.spots += spots;
        self.batches += 1;
        self.seconds += seconds;
        self.first.get_or_insert((spots, seconds));
        self.bytes += bytes;
        self.memory_bytes = self.memory_bytes.max(memory_bytes);
    }

    /// True if the device is not the CPU.
    pub(crate) fn is_gpu(&self) -> bool {
        self.id != CPU
    }
}

/// Telemetry of a fit: the devices, the reason for their choice, failures, and the time in each
/// stage.
///
/// ```
/// use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let pixels = Simulation::new(9).run(500)?.to_u16();
/// let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
///     .backend(Backend::Cpu)
///     .build()?;
/// let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
/// let info = fits.info();
/// println!("{info}"); // cpu (AMD EPYC 7763; the back end `cpu` was asked for), 1 batch ...
/// assert_eq!(info.backend, "cpu");
/// assert_eq!(info.devices[0].spots, 500);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FitInfo {
    /// The back end of the device that fitted most spots: `cpu`, `cuda` or `wgpu`; `none` for an
    /// empty stack.
    pub backend: &'static str,
    /// The product names of the devices, joined by ` + `.
    pub device: String,
    /// The reason for the choice of devices.
    pub reason: String,
    /// The share of each device.
    pub devices: Vec<DeviceShare>,
    /// The number of batches finished.
    pub batches: usize,
    /// The number of spots in the largest batch.
    pub batch_size: usize,
    /// The number of device failures after which batches were repeated.
    pub retries: usize,
    /// The number of times that the CPU replaced a GPU.
    pub fallbacks: usize,
    /// The device failures after which the fit continued, as messages.
    pub troubles: Vec<String>,
    /// Seconds spent waiting for a device.
    pub seconds_waiting: f64,
    /// Seconds until the first batch was finished. They include the start of the device, and no
    /// wait for it.
    pub seconds_to_first_batch: f64,
    /// Seconds spent copying pixels to GPUs. On the CPU `seconds_computing` include all stages.
    pub seconds_uploading: f64,
    /// Seconds spent waiting for kernels and for the copy of results to the host.
    pub seconds_computing: f64,
    /// Seconds spent checking results and copying them into columns.
    pub seconds_reading_back: f64,
    /// Seconds from call to return. The stages overlap, so their sum can be smaller or larger.
    pub seconds: f64,
}

impl FitInfo {
    /// The share of a device, added if it is new.
    pub(crate) fn share(
        &mut self,
        id: &str,
        name: &str,
        backend: &'static str,
    ) -> &mut DeviceShare {
        let found = self.devices.iter().position(|share| share.id == id);
        let index = found.unwrap_or_else(|| {
            self.devices.push(DeviceShare {
                id: id.to_owned(),
                name: name.to_owned(),
                backend,
                ..DeviceShare::default()
            });
            self.devices.len() - 1
        });
        &mut self.devices[index]
    }

    /// Adds the telemetry of a part whose fits were taken, as of a job that was cancelled. The seconds
    /// of parts overlap, so `seconds` stays.
    pub fn add_part(&mut self, part: &Self) {
        if part.batches == 0 {
            return;
        }
        for other in &part.devices {
            let share = self.share(&other.id, &other.name, other.backend);
            share.spots += other.spots;
            share.batches += other.batches;
            share.bytes += other.bytes;
            share.memory_bytes = share.memory_bytes.max(other.memory_bytes);
            share.seconds += other.seconds;
            share.first = share.first.or(other.first);
        }
        self.reason.clone_from(&part.reason);
        self.batches += part.batches;
        self.batch_size = self.batch_size.max(part.batch_size);
        self.seconds_uploading += part.seconds_uploading;
        self.seconds_computing += part.seconds_computing;
        self.seconds_reading_back += part.seconds_reading_back;
        self.summarize_devices();
    }

    /// The part of the spots that GPUs fitted, from 0 to 1.
    pub fn gpu_share(&self) -> f64 {
        let spots = |gpus_only: bool| -> usize {
            let shares = self.devices.iter();
            let shares = shares.filter(|share| !gpus_only || share.is_gpu());
            shares.map(|share| share.spots).sum()
        };
        spots(true) as f64 / spots(false).max(1) as f64
    }

    /// Derives `backend` and `device` from the shares.
    pub(crate) fn summarize_devices(&mut self) {
        let most = self.devices.iter().max_by_key(|share| share.spots);
        self.backend = most.map_or("none", |share| share.backend);
        let names: Vec<&str> = self
            .devices
            .iter()
            .map(|share| share.name.as_str())
            .collect();
        self.device = names.join(" + ");
    }
}

impl fmt::Display for FitInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.batches == 0 {
            return f.write_str("there was nothing to fit");
        }
        write!(
            f,
            "{} ({}; {}), {} of up to {} in {:.3} s",
            self.backend,
            self.device,
            self.reason,
            quantity(self.batches, "batch"),
            quantity(self.batch_size, "spot"),
            self.seconds
        )?;
        if self.seconds_waiting > 0.0 {
            write!(
                f,
                ", of which {:.1} s waiting for a device",
                self.seconds_waiting
            )?;
        }
        if self.retries > 0 {
            write!(f, ", {} survived", quantity(self.retries, "failure"))?;
        }
        Ok(())
    }
}
