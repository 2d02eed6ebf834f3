//! Which devices a job gets: the CPU, or GPUs as they can be had, or the CPU in their place.

use std::time::Duration;

use cubecl::Device;

use crate::acquire::{Need, Search};
use crate::backend::Backend;
use crate::batch;
use crate::device::Engine;
use crate::error::{Error, Result};
use crate::fitter::Fitter;
use crate::machine::{Gpu, Opened};
use crate::schedule::{Hand, Source};

/// Rounds in which every device fails, with nothing coming back between, until a job is given up or goes to the CPU.
const MOST_ROUNDS: usize = 3;

/// What the CPU is known by.
pub(crate) const CPU: &str = "cpu";

/// The devices of one job.
pub(crate) struct Devices<'a> {
    pub fitter: &'a Fitter,
    /// What the job needs on a GPU.
    pub need: Need,
    /// How many GPUs are of use.
    pub most: usize,
    /// Whether GPUs are still to be tried.
    pub gpus: bool,
    /// Why the devices in use are in use.
    pub reason: String,
    /// Time waited for GPUs.
    pub waited: Duration,
    /// When there was last a GPU worth waiting for.
    pub hope: Option<Duration>,
    /// Rounds since something came back.
    pub rounds: usize,
    /// How often the CPU stood in.
    pub fallbacks: usize,
}

impl Source for Devices<'_> {
    fn more(&mut self, troubles: &[String]) -> Result<Vec<Hand>> {
        self.rounds = if troubles.is_empty() {
            0
        } else {
            self.rounds + 1
        };
        let failed = self.rounds >= MOST_ROUNDS;
        let give_up = || Error::Device {
            device: "every device that was tried".into(),
            cause: troubles.join("; "),
        };
        if let Some(device) = &self.fitter.device {
            if failed {
                return Err(give_up());
            }
            return self.one(device.clone());
        }
        if !self.gpus {
            if failed {
                return Err(give_up());
            }
            return self.cpu();
        }
        let auto = self.fitter.settings.backend() == Backend::Auto;
        if failed {
            return if auto {
                self.fall_back(&troubles.join("; "))
            } else {
                Err(give_up())
            };
        }
        match self.search() {
            Err(Error::NoDevice(why)) if auto => self.fall_back(&why),
            Err(error @ Error::Timeout { .. }) if auto => self.fall_back(&error.to_string()),
            other => other,
        }
    }
}

impl Devices<'_> {
    fn search(&mut self) -> Result<Vec<Hand>> {
        let fitter = self.fitter;
        let search = Search {
            machine: &*fitter.machine,
            need: self.need,
            allowed: fitter.settings.devices.as_deref(),
            most: self.most,
            patience: fitter.settings.patience(),
            cancel: &fitter.cancel,
            on_wait: fitter.on_wait.as_ref().map(|hook| &*hook.0),
        };
        let found = search.run(&mut self.waited, &mut self.hope)?;
        let hand = |(engine, gpu): (Engine, Gpu)| Hand {
            budget: batch::gpu_budget(
                &fitter.options,
                &fitter.settings,
                gpu.memory.map(|memory| memory.free),
                fitter.maps_bytes(),
            ),
            engine,
        };
        Ok(found.into_iter().map(hand).collect())
    }

    /// The CPU, for a GPU that cannot be had.
    fn fall_back(&mut self, why: &str) -> Result<Vec<Hand>> {
        tracing::warn!(why, "going on with the CPU");
        self.gpus = false;
        self.rounds = 0;
        self.fallbacks += 1;
        self.reason = format!("auto: the CPU, because {why}");
        self.cpu()
    }

    fn cpu(&self) -> Result<Vec<Hand>> {
        let device = Device::cpu().map_err(|_| Error::NotBuilt("cpu"))?;
        self.one(device)
    }

    /// A device that is not searched for.
    fn one(&self, device: Device) -> Result<Vec<Hand>> {
        let opened = Opened {
            device,
            faults: None,
        };
        open(self.fitter, opened).map(|hand| vec![hand])
    }
}

/// Opens a device that is not searched for.
pub(crate) fn open(fitter: &Fitter, opened: Opened) -> Result<Hand> {
    let id = match opened.device {
        Device::Cpu(_) => CPU.to_owned(),
        ref other => format!("{other:?}"),
    };
    let engine = Engine::open(&id, opened).map_err(|failure| Error::Device {
        device: id,
        cause: failure.to_string(),
    })?;
    let (options, settings) = (&fitter.options, &fitter.settings);
    let budget = if engine.shape().stage {
        batch::cpu_budget(options, settings)
    } else {
        batch::gpu_budget(options, settings, None, fitter.maps_bytes())
    };
    Ok(Hand { budget, engine })
}
