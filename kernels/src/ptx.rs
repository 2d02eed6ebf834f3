//! The CUDA code of the kernels. The tests assemble it and count registers.

use crate::cuda::code::Program;
use crate::psf::Psf;
use crate::spec::Noise;

/// The PTX of the fits.
pub fn ptx(psf: Psf, noise: Noise) -> &'static str {
    Program::Fit(psf, noise).ptx().trim_end_matches('\0')
}

/// The PTX of the kernel that puts pixels in order.
pub fn arrange_ptx() -> &'static str {
    Program::Arrange.ptx().trim_end_matches('\0')
}
