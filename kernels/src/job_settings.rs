//! The settings of a job whose kernels are launched without a client of CubeCL's runtime.

use crate::constants::check_constants;
use crate::error::LaunchError;
use crate::psf::Psf;
use crate::spec::Spec;

/// The settings that all batches of a job share.
#[derive(Clone, Copy, Debug)]
pub struct JobSettings<'a> {
    /// The model.
    pub psf: Psf,
    /// The parameters of the kernel.
    pub spec: Spec,
    /// The constants, laid out by [`constant`](mod@crate::spec::constant).
    pub constants: &'a [f32],
    /// The camera maps ([`MAP_VALUES`](crate::spec::MAP_VALUES) values a pixel, by rows), and width
    /// and height of the sensor. On GPUs, cameras with maps need them.
    pub maps: Option<(&'a [f32], usize, usize)>,
    /// The maximum number of iterations of a fit.
    pub max_iterations: u32,
}

impl JobSettings<'_> {
    /// Checks that all constants are there.
    pub(crate) fn check_constants(&self) -> Result<(), LaunchError> {
        check_constants(self.psf, self.spec.size, self.constants)
    }
}
