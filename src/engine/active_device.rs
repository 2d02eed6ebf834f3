//! A device at work on a job.

use std::collections::VecDeque;
use std::ops::Range;
use std::time::Instant;

use super::batch::Slot;
#[cfg(feature = "cpu")]
use super::cpu_fits::CpuFits;
use super::plan::JobPlan;
use super::verdicts::Verdicts;
use super::worker::Worker;
use crate::cancel::CancelToken;
#[cfg(feature = "cpu")]
use crate::device::catch_panic;
use crate::device::{DeviceFailure, OpenDevice};
use crate::fits::Fits;

/// A device for a job, and the memory that the job may use on it.
#[derive(Clone, Debug)]
pub(crate) struct DeviceAllocation {
    pub device: OpenDevice,
    /// Bytes for batches on a GPU.
    pub budget: u64,
}

/// A batch that a device has.
pub(crate) struct BatchInFlight {
    pub number: u64,
    /// The number of the part.
    pub part: u64,
    pub spots: Range<usize>,
    /// Seconds in which its pixels were copied.
    pub copying: f64,
}

/// A device at work.
pub(crate) enum Running {
    /// A thread that takes batches and sends their results.
    Worker(Worker),
    /// The CPU, whose batches are fitted when they are dispatched.
    #[cfg(feature = "cpu")]
    Cpu(Box<CpuFits>),
}

impl Running {
    /// Ends an idle worker and waits for it.
    pub fn shut_down(self) {
        match self {
            Self::Worker(worker) => worker.shut_down(),
            #[cfg(feature = "cpu")]
            Self::Cpu(_) => {}
        }
    }
}

/// A device that got work.
pub(crate) struct ActiveDevice {
    pub id: String,
    pub name: String,
    pub backend: &'static str,
    /// `None` once the device has stopped: a lost context ends with its last user.
    pub running: Option<(Running, DeviceAllocation)>,
    /// True for CUDA's devices; slots without a batch; true before the device has sent them.
    pub has_slots: bool,
    pub slots: Vec<Slot>,
    pub slots_awaited: bool,
    /// The plan with the choices of this device.
    pub plan: JobPlan,
    pub batch_size: usize,
    pub in_flight: VecDeque<BatchInFlight>,
    /// The last event, or the last batch after a rest.
    pub last_event: Instant,
}

impl ActiveDevice {
    /// True if it can get a batch now.
    pub fn has_room(&self) -> bool {
        self.running.is_some()
            && !self.slots_awaited
            && self.in_flight.len() < self.plan.in_flight
            && (!self.has_slots || !self.slots.is_empty())
    }

    /// True if an event of it is due.
    pub fn works(&self) -> bool {
        self.running.is_some() && (self.slots_awaited || !self.in_flight.is_empty())
    }

    /// True if it fits on the thread that dispatches.
    pub fn fits_at_once(&self) -> bool {
        match &self.running {
            #[cfg(feature = "cpu")]
            Some((Running::Cpu(_), _)) => true,
            _ => false,
        }
    }

    /// Fits a range of ROIs on the CPU and stores the results. Returns the seconds of all threads
    /// together. After a cancellation the results are incomplete.
    pub fn fit_at_once(
        &self,
        verdicts: Verdicts<'_, '_>,
        spots: Range<usize>,
        fits: &mut Fits,
        cancel: &CancelToken,
    ) -> Result<f64, DeviceFailure> {
        match &self.running {
            #[cfg(feature = "cpu")]
            Some((Running::Cpu(cpu), _)) => {
                let fit = || cpu.fit(verdicts, spots, fits, &|| cancel.is_cancelled());
                catch_panic(fit).and_then(|fitted| fitted)
            }
            _ => {
                let _ = (verdicts, spots, fits, cancel);
                Err(DeviceFailure::Lost("it takes batches".into()))
            }
        }
    }

    /// The most bytes that it takes for batches of this many spots and the camera maps.
    pub fn memory_bytes(&self, spots: usize) -> u64 {
        match &self.running {
            #[cfg(feature = "cpu")]
            Some((Running::Cpu(fits), _)) => fits.memory_bytes(spots),
            _ => self.plan.device_bytes(spots),
        }
    }
}
