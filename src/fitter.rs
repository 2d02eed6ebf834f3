//! The fitter: checked once, then used for any number of stacks.

mod builder;
mod device_choice;

use std::sync::Arc;

use gaussmle_kernels::spec::Pixels;

use crate::backend::Backend;
use crate::camera::Camera;
use crate::cancel::CancelToken;
use crate::device::{Device, GpuInventory, Rates, learn};
use crate::engine::{
    Callbacks, DevicePolicy, FinishedJob, FitSpec, Job, Listeners, PerformanceLog, check_width,
};
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::metrics::MetricsFile;
use crate::model::Model;
use crate::roi::{RoiSource, RoiStack};
use crate::settings::Settings;

pub use builder::FitterBuilder;

/// A model, a camera and settings, ready to fit stacks of ROIs.
///
/// ```
/// use gaussmle::{Camera, Fitter, Model, RoiStack, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let fitter = Fitter::builder(Model::xynbs(), Camera::ideal(0.1))
///     .backend(gaussmle::Backend::Cpu)
///     .build()?;
/// for seed in 0..3 {
///     let pixels = Simulation::new(9).seed(seed).run(100)?.to_u16();
///     let fits = fitter.fit(&RoiStack::from_u16(pixels.view())?)?;
///     assert_eq!(fits.len(), 100);
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Fitter {
    spec: FitSpec,
    settings: Settings,
    device: Option<Device>,
    inventory: Arc<dyn GpuInventory>,
    rates: Rates,
    cancel: CancelToken,
    callbacks: Callbacks,
    log: Option<PerformanceLog>,
    metrics: Option<MetricsFile>,
    /// The reason why all jobs run on the CPU, whatever their size.
    short: Option<String>,
}

impl Fitter {
    /// The model.
    pub fn model(&self) -> &Model {
        &self.spec.model
    }

    /// The camera of the ROIs.
    pub fn camera(&self) -> &Camera {
        &self.spec.camera
    }

    /// Bytes that this many ROIs of `size` x `size` 16-bit pixels need on a GPU: batches in flight,
    /// camera maps, and the driver's own.
    pub fn required_bytes(&self, spots: usize, size: usize) -> u64 {
        let kernel = self.spec.kernel(size, Pixels::PackedU16);
        let psf = self.spec.model.psf();
        self.spec.memory.need_with_context(psf, &kernel, spots)
    }

    /// Checks that ROIs of `size` x `size` pixels can be fitted, which a fit does, too.
    ///
    /// # Errors
    ///
    /// Returns an error if the width of a spot does not fit in them, or the PSF was measured in a smaller
    /// window.
    pub fn check_size(&self, size: usize) -> Result<()> {
        check_width(&self.spec.model, self.spec.camera.pixel_size_um(), size)
    }

    /// Fits every ROI.
    ///
    /// A spot that cannot be fitted gets a status with the reason; see [`Status`](crate::Status).
    ///
    /// # Errors
    ///
    /// Returns an error if the stack does not match the camera, no device is available in time, the
    /// fit is cancelled, or every device fails.
    pub fn fit(&self, rois: &RoiStack<'_>) -> Result<Fits> {
        let mut results = None;
        let result = self.job().run_whole(rois, &mut |_, fits| {
            results = Some(fits);
            Ok(())
        });
        let info = self.finish(result)?;
        let mut fits = results.unwrap_or_else(|| self.spec.unfitted(rois));
        fits.info = info;
        Ok(fits)
    }

    /// Fits ROIs that arrive in parts, as one job: it waits for GPUs once, and its batches are
    /// spread over all devices, whatever part they are from. A thread draws the parts while others
    /// are fitted. `take` receives each part with its fits, in order.
    ///
    /// `expected` is the number of spots of the whole job, for the choice of devices; it may be
    /// wrong. After an error in place of a part, the parts before it are still fitted and taken.
    ///
    /// ```
    /// use gaussmle::{Backend, Camera, Error, Fitter, Model, RoiStack, simulate::Simulation};
    ///
    /// # fn main() -> gaussmle::Result<()> {
    /// let pixels = Simulation::new(9).run(500)?.to_u16();
    /// let stack = RoiStack::from_u16(pixels.view())?;
    /// let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
    ///     .backend(Backend::Cpu)
    ///     .build()?;
    /// let parts = (0..5).map(|part| Ok(stack.slice(100 * part..100 * (part + 1))));
    /// let mut photons = Vec::new();
    /// let info = fitter.fit_parts::<_, Error>(500, parts, |_, fits| {
    ///     photons.extend(fits.photons());
    ///     Ok(())
    /// })?;
    /// assert_eq!(photons, fitter.fit(&stack)?.photons());
    /// assert_eq!(info.devices[0].spots, 500);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Fitter::fit`], and if a part is an error or differs in size or type of pixels from the
    /// first, or `take` fails.
    pub fn fit_parts<P, E>(
        &self,
        expected: usize,
        parts: impl Iterator<Item = std::result::Result<P, E>> + Send,
        take: impl FnMut(P, Fits) -> std::result::Result<(), E>,
    ) -> std::result::Result<FitInfo, E>
    where
        P: RoiSource + Send,
        E: From<Error> + std::fmt::Display + Send,
    {
        self.fit_arriving_parts(expected, parts, take, || ())
    }

    /// As [`Fitter::fit_parts`], for parts that the iterator waits for, as from a camera. A part is
    /// fitted when it arrives: it waits for no other.
    ///
    /// The thread that draws parts is joined at the end. `ended` is called before that, also if the
    /// job fails, and must end a wait of the iterator.
    ///
    /// # Errors
    ///
    /// As [`Fitter::fit_parts`].
    pub fn fit_arriving_parts<P, E>(
        &self,
        expected: usize,
        parts: impl Iterator<Item = std::result::Result<P, E>> + Send,
        mut take: impl FnMut(P, Fits) -> std::result::Result<(), E>,
        ended: impl Fn(),
    ) -> std::result::Result<FitInfo, E>
    where
        P: RoiSource + Send,
        E: From<Error> + std::fmt::Display + Send,
    {
        let job = self.job();
        let result = job.run_parts(expected, parts, &mut take, ended);
        self.finish(result)
    }

    /// The job of a call.
    fn job(&self) -> Job<'_> {
        Job {
            spec: &self.spec,
            policy: self.policy(),
            listeners: Listeners {
                log: self.log.as_ref(),
                metrics: self.metrics.as_ref(),
                callbacks: &self.callbacks,
            },
            choose: Box::new(|spots, size, has_light| self.choose(spots, size, has_light)),
        }
    }

    /// Learns from a job.
    fn finish<E>(
        &self,
        result: std::result::Result<FinishedJob, E>,
    ) -> std::result::Result<FitInfo, E> {
        #[cfg(feature = "cuda")]
        if let Some(idle) = self.settings.gpu_idle_time() {
            crate::device::release_after(idle);
        }
        let FinishedJob { info, roi } = result?;
        if let Some(size) = roi {
            learn(&self.rates, &info, size, self.kind());
            tracing::debug!(%info, "fitted");
        }
        Ok(info)
    }

    fn policy(&self) -> DevicePolicy<'_> {
        DevicePolicy {
            device: self.device.as_ref(),
            cpu_replaces_gpu: self.settings.backend() == Backend::Auto,
            inventory: &self.inventory,
            allowed: self.settings.devices.as_deref(),
            wait_timeout: self.settings.wait_timeout(),
            hang_timeout: self.settings.hang_timeout(),
            cancel: &self.cancel,
        }
    }

    /// The plan for a stack, and the device that was set or the CPU, for measurements of the kernel
    /// alone.
    #[cfg(feature = "simulate")]
    pub(crate) fn plan_on_device(
        &self,
        rois: &RoiStack<'_>,
    ) -> Result<(crate::engine::DeviceAllocation, crate::engine::JobPlan)> {
        let device = match &self.device {
            Some(device) => device.clone(),
            None => Device::cpu()?,
        };
        let plan = self.spec.plan(rois)?;
        let allocation = crate::engine::allocate(&device, &plan)?;
        let plan = plan.on(&allocation.device);
        Ok((allocation, plan))
    }
}
