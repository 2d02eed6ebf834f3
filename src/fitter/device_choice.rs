//! The choice between the CPU and GPUs, and its reason.

use gaussmle_kernels::spec::Outputs;

use super::Fitter;
use crate::backend::Backend;
use crate::device::{Estimate, GpuView, estimate, short_on_cpu};
use crate::error::{Error, Result};
use crate::model::Model;

impl Fitter {
    /// The decision of `auto` for this many ROIs of `size` x `size` pixels at this moment, and its
    /// reason.
    pub fn estimate(&self, spots: usize, size: usize) -> Estimate {
        self.short_on_cpu(spots, size)
            .unwrap_or_else(|| self.estimate_for(&self.gpus(), spots, size))
    }

    /// True if a fit of so many ROIs of `size` x `size` pixels is expected to take less than a
    /// millisecond on the CPU, which has fitted before. All later fits then run on the CPU, which waits
    /// for nothing, even if they have more ROIs. Python does such a fit on the calling thread.
    #[doc(hidden)]
    pub fn keep_short(&mut self, spots: usize, size: usize) -> bool {
        if self.device.is_some() || self.settings.backend() == Backend::Gpu {
            return false;
        }
        let reason = self.short_on_cpu(spots, size).map(|short| short.reason);
        if reason.is_some() && self.settings.backend() == Backend::Auto {
            self.short = reason.map(|reason| format!("auto: {reason}"));
            return true;
        }
        reason.is_some()
    }

    /// The decision for a job that is so short on the CPU that no GPU is looked for.
    fn short_on_cpu(&self, spots: usize, size: usize) -> Option<Estimate> {
        short_on_cpu(&self.rates.load(), spots, size, self.kind())
    }

    /// The parts of the specification on which the speed depends, beside the size.
    pub(super) fn kind(&self) -> (&Model, Outputs) {
        (&self.spec.model, self.spec.options.outputs)
    }

    fn estimate_for(&self, view: &GpuView, spots: usize, size: usize) -> Estimate {
        let rates = self.rates.load();
        estimate(&rates, spots, size, self.kind(), &view.gpus)
    }

    /// The GPUs that may be used, as they look now.
    fn gpus(&self) -> GpuView {
        self.inventory.view().only(self.settings.devices.as_deref())
    }

    /// The decision to search for GPUs, and its reason.
    pub(super) fn choose(
        &self,
        spots: usize,
        size: usize,
        has_light: bool,
    ) -> Result<(bool, String)> {
        let backend = self.settings.backend();
        if has_light {
            let is_gpu = match &self.device {
                Some(device) => device.backend() != "cpu",
                None => backend == Backend::Gpu,
            };
            return match is_gpu {
                true => Err(Error::Option {
                    option: "backend",
                    cause: "known light is fitted on the CPU: take `cpu` or `auto`".into(),
                }),
                false => Ok((false, "known light is fitted on the CPU".into())),
            };
        }
        if self.device.is_some() {
            return Ok((false, "this device was asked for".into()));
        }
        if let Some(reason) = &self.short {
            return Ok((false, reason.clone()));
        }
        Ok(match backend {
            Backend::Cpu => (false, "the back end `cpu` was asked for".into()),
            Backend::Gpu => (true, "the back end `gpu` was asked for".into()),
            Backend::Auto => self.choose_by_rates(spots, size),
        })
    }

    /// The decision of `auto`.
    fn choose_by_rates(&self, spots: usize, size: usize) -> (bool, String) {
        if let Some(short) = self.short_on_cpu(spots, size) {
            return (false, format!("auto: {}", short.reason));
        }
        let view = self.gpus();
        if view.gpus.is_empty() {
            return (false, format!("auto: {}", view.none));
        }
        let estimate = self.estimate_for(&view, spots, size);
        (
            estimate.decision == Backend::Gpu,
            format!("auto: {}", estimate.reason),
        )
    }
}
