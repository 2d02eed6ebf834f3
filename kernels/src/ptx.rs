//! The CUDA code of a kernel, generated without a GPU. The tests assemble it and count registers.

use crate::cuda::code::{Program, Target, compile};
use crate::spec::{Psf, Spec};

pub use crate::cuda::code::PtxError;

/// The driver version that determines the PTX version: CUDA 12.8, the first with sm_100.
const DRIVER: i32 = 12080;

/// Returns the PTX of the fits for a compute capability, such as 70 for sm_70.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn ptx(psf: Psf, spec: Spec, capability: u32) -> Result<String, PtxError> {
    generate(Program::Fit(psf, spec), capability)
}

/// Returns the PTX of the kernel that puts pixels in order.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn arrange_ptx(spec: Spec, capability: u32) -> Result<String, PtxError> {
    generate(Program::arrange(spec), capability)
}

fn generate(program: Program, capability: u32) -> Result<String, PtxError> {
    let driver = DRIVER;
    compile(program, Target { capability, driver }).map(|code| code.ptx)
}
