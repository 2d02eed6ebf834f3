//! The CUDA code of a kernel, generated without a GPU. The tests assemble it and count registers.

use cubecl::prelude::*;
use cubecl_cuda::compiler::CudaBackend;
use cubecl_cuda::{CudaCompilationOptions, CudaCompiler, CudaRepresentation};
use cubecl_ir::nvidia::SmArch;
use cubecl_llvm::nvptx::ptx_version::PtxVersion;
use cubecl_runtime::compiler::Compiler;
use cubecl_runtime::kernel::CubeKernel;

use crate::fit::fit;
use crate::psf::{Astigmatic, PsfModel, Xynb, Xynbs, Xynbsxsy};
use crate::spec::{Psf, Spec};

/// The driver version that determines the PTX version: CUDA 12.8, the first with sm_100.
const DRIVER: i32 = 12080;

/// The reason why no PTX was generated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no PTX was generated: {0}")]
pub struct PtxError(String);

/// Returns the PTX of the kernel for a compute capability, such as 70 for sm_70. `client` may be of
/// any device: only its properties are used.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn ptx(client: &Client, psf: Psf, spec: Spec, capability: u32) -> Result<String, PtxError> {
    match psf {
        Psf::Xynb => compile::<Xynb>(client, spec, capability),
        Psf::Xynbs => compile::<Xynbs>(client, spec, capability),
        Psf::Xynbsxsy => compile::<Xynbsxsy>(client, spec, capability),
        Psf::Astigmatic => compile::<Astigmatic>(client, spec, capability),
    }
}

#[allow(unsafe_code)]
fn compile<P: PsfModel>(client: &Client, spec: Spec, capability: u32) -> Result<String, PtxError> {
    let handle = client.empty(size_of::<f32>());
    // SAFETY: the kernel is compiled and never launched, so nothing accesses the arguments.
    let arg = || unsafe { BufferArg::from_raw_parts(handle.clone(), 1) };
    let kernel = fit::create_dummy_kernel::<f32, P>(
        client.properties_shared(),
        client.target_properties_shared(),
        CubeCount::Static(1, 1, 1),
        CubeDim::new_1d(spec.units as u32),
        spec.lanes,
        arg(),
        arg(),
        arg(),
        arg(),
        arg(),
        arg(),
        1,
        0,
        1,
        spec.size,
        spec,
        true,
    );
    let mut compiler = CudaCompiler::new(CudaBackend::Llvm);
    let mut options = CudaCompilationOptions {
        arch: Some(SmArch::new(capability, false)),
        ptx_version: PtxVersion::for_driver(DRIVER),
        ..Default::default()
    };
    // As in CubeCL's runtime for every GPU from Volta on: parameters are in constant memory.
    options.cpp.supports_features.grid_constants = true;
    match compiler.compile(kernel.define(), &options) {
        Ok(CudaRepresentation::Llvm(module)) => {
            let bytes = module
                .ptx
                .iter()
                .map(|&c| c as u8)
                .take_while(|&c| c != 0)
                .collect();
            String::from_utf8(bytes).map_err(|error| PtxError(error.to_string()))
        }
        Ok(_) => Err(PtxError("the CUDA compiler did not use LLVM".into())),
        Err(error) => Err(PtxError(format!("{error:?}"))),
    }
}
