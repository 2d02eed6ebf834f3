//! The devices of a job: the CPU, GPUs when they are available, or the CPU in their place.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::active_device::DeviceAllocation;
use super::job_events::JobEvents;
use super::plan::JobPlan;
use crate::cancel::CancelToken;
use crate::device::{Device, GpuInventory, GpuMemory, JobWait, OpenDevice, OpenedGpu, Search};
use crate::error::{Error, Result};
use crate::settings::{GpuName, Timeout};

/// Rounds in which every device fails and no batch is finished, after which a job gives up or uses
/// the CPU.
const MOST_ROUNDS: usize = 3;

/// The choice of devices, as the user set it.
pub(crate) struct DevicePolicy<'a> {
    /// A device set by the user. It overrides the other fields.
    pub device: Option<&'a Device>,
    /// True if the CPU replaces GPUs that are not available.
    pub cpu_replaces_gpu: bool,
    pub inventory: &'a Arc<dyn GpuInventory>,
    /// GPUs that may be used; all if `None`.
    pub allowed: Option<&'a [GpuName]>,
    pub wait_timeout: Timeout,
    pub hang_timeout: Timeout,
    pub cancel: &'a CancelToken,
}

/// A device that failed.
#[derive(Clone, Debug)]
pub(crate) struct FailedDevice {
    /// The lasting name.
    pub id: String,
    /// The name and the cause.
    pub message: String,
}

/// The devices of one job.
pub(crate) struct DeviceSource<'a> {
    policy: DevicePolicy<'a>,
    plan: &'a JobPlan,
    job: &'a JobEvents<'a>,
    spots: usize,
    most_gpus: usize,
    /// True if GPUs are still tried.
    try_gpus: bool,
    /// The reason for the devices in use.
    reason: String,
    /// The waits for GPUs.
    wait: JobWait,
    /// Rounds since a batch was last finished.
    rounds: usize,
    /// The number of times that the CPU replaced GPUs.
    fallbacks: usize,
    /// The number of failures of each GPU in this job.
    failed: BTreeMap<String, usize>,
}

impl<'a> DeviceSource<'a> {
    /// The source for a plan of this many spots. `try_gpus` and `reason` are the decision for CPU
    /// or GPU.
    pub fn new(
        policy: DevicePolicy<'a>,
        plan: &'a JobPlan,
        spots: usize,
        (try_gpus, reason): (bool, String),
        job: &'a JobEvents<'a>,
    ) -> Self {
        Self {
            policy,
            plan,
            job,
            spots,
            most_gpus: plan.memory.useful_gpus(spots),
            try_gpus,
            reason,
            wait: JobWait::new(),
            rounds: 0,
            fallbacks: 0,
            failed: BTreeMap::new(),
        }
    }

    fn search(&mut self) -> Result<Vec<DeviceAllocation>> {
        let plan = self.plan;
        let need = |memory: Option<GpuMemory>| {
            let total = memory.map(|memory| memory.total);
            plan.memory.need(plan.psf, &plan.spec, self.spots, total)
        };
        let job = self.job;
        let search = Search {
            inventory: self.policy.inventory,
            need: &need,
            allowed: self.policy.allowed,
            most: self.most_gpus,
            failed: &self.failed,
            timeout: self.policy.wait_timeout,
            hang_timeout: self.policy.hang_timeout,
            cancel: self.policy.cancel,
            on_wait: &|wait| job.waits(wait),
        };
        let found = search.run(&mut self.wait)?;
        let allocations = found.into_iter().map(|(device, gpu)| DeviceAllocation {
            device,
            budget: plan.memory.gpu_budget(gpu.memory),
        });
        Ok(allocations.collect())
    }

    /// Uses the CPU in place of GPUs.
    fn fall_back(&mut self, cause: &str) -> Result<Vec<DeviceAllocation>> {
        self.job.falls_back(cause);
        self.try_gpus = false;
        self.rounds = 0;
        self.fallbacks += 1;
        self.reason = format!("auto: the CPU, because {cause}");
        self.cpu()
    }

    fn cpu(&self) -> Result<Vec<DeviceAllocation>> {
        Ok(vec![allocate(&Device::cpu()?, self.plan)?])
    }
}

/// The failures, each once: a device usually fails for the same reason again.
fn each_once(failures: &[FailedDevice]) -> String {
    let mut different: Vec<&str> = Vec::new();
    for failure in failures {
        if !different.contains(&failure.message.as_str()) {
            different.push(&failure.message);
        }
    }
    different.join("; ")
}

impl DeviceSource<'_> {
    /// The reason for the devices in use.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The seconds spent waiting for GPUs so far.
    pub fn seconds_waiting(&self) -> f64 {
        self.wait.waited.as_secs_f64()
    }

    /// The number of times so far that the CPU replaced GPUs.
    pub fn fallbacks(&self) -> usize {
        self.fallbacks
    }

    /// More devices, at least one. `failures` are those since a batch was last finished.
    pub fn provide(&mut self, failures: &[FailedDevice]) -> Result<Vec<DeviceAllocation>> {
        self.job
            .starts_devices(self.try_gpus && self.policy.device.is_none());
        for failure in failures {
            *self.failed.entry(failure.id.clone()).or_default() += 1;
        }
        self.rounds = if failures.is_empty() {
            0
        } else {
            self.rounds + 1
        };
        let give_up = self.rounds >= MOST_ROUNDS;
        let failed = || Error::Device {
            device: "every device that was tried".into(),
            cause: each_once(failures),
        };
        let auto = self.policy.cpu_replaces_gpu;
        if give_up && self.try_gpus && auto {
            return self.fall_back(&each_once(failures));
        }
        if give_up {
            return Err(failed());
        }
        if let Some(device) = self.policy.device {
            return Ok(vec![allocate(device, self.plan)?]);
        }
        if !self.try_gpus {
            return self.cpu();
        }
        match self.search() {
            Err(Error::NoDevice(cause)) if auto => self.fall_back(&cause),
            Err(error @ Error::Timeout { .. }) if auto => self.fall_back(&error.to_string()),
            other => other,
        }
    }
}

fn open(device: &Device) -> Result<OpenDevice> {
    #[cfg(feature = "cpu")]
    if device.backend() == "cpu" {
        return Ok(OpenDevice::cpu());
    }
    let id = device.id();
    let opened = OpenDevice::open(&id, OpenedGpu::new(device.clone()));
    opened.map_err(|failure| Error::Device {
        device: id,
        cause: failure.to_string(),
    })
}

/// Opens a device that is not searched for.
pub(crate) fn allocate(device: &Device, plan: &JobPlan) -> Result<DeviceAllocation> {
    let device = open(device)?;
    device.log_open();
    let budget = plan.memory.gpu_budget(None);
    Ok(DeviceAllocation { device, budget })
}
