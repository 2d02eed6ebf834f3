//! The CUDA code of the kernels, compiled from CubeCL without a client of its runtime.
//!
//! The order of the arguments is CubeCL's: an address for each buffer, then one block of scalars and
//! buffer lengths (`arguments.rs`).

use std::ffi::{CString, c_char};
use std::sync::Arc;

use cubecl::ir::HardwareProperties;
use cubecl::prelude::*;
use cubecl_cuda::compiler::CudaBackend;
use cubecl_cuda::{CudaCompilationOptions, CudaCompiler, CudaRepresentation, CudaRuntime};
use cubecl_ir::nvidia::SmArch;
use cubecl_llvm::nvptx::ptx_version::PtxVersion;
use cubecl_runtime::compiler::Compiler;
use cubecl_runtime::kernel::KernelDefinition;
use cubecl_runtime::runtime::Runtime;

use crate::arrange::{arrange, arrange_units};
use crate::definition::{self, argument, define, define_fit, device};
use crate::spec::{Noise, Outputs, Psf, Spec};

/// A kernel of this crate, with the parameters that it is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Program {
    /// The fits.
    Fit(Psf, Spec),
    /// The order of the pixels.
    Arrange(Spec),
}

impl Program {
    /// The order of the pixels for fits with `spec`. Kernels for other cameras share it.
    pub fn arrange(spec: Spec) -> Self {
        Self::Arrange(Spec {
            noise: Noise::Poisson,
            units: spec.tile,
            outputs: Outputs::ALL,
            ..spec
        })
    }

    /// The number of threads of a block.
    pub fn threads(&self) -> u32 {
        match self {
            Self::Fit(_, spec) => spec.units as u32,
            Self::Arrange(spec) => arrange_units(spec) as u32,
        }
    }
}

/// The GPU and the driver that code is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// The compute capability: 86 is 8.6.
    pub capability: u32,
    /// The CUDA version of the driver: 12080 is 12.8.
    pub driver: i32,
}

/// The reason why no PTX was generated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no PTX was generated: {0}")]
pub struct PtxError(String);

/// The code of a kernel.
pub(crate) struct Code {
    /// PTX, without a NUL.
    pub ptx: String,
    /// The name of the kernel in it.
    pub entry: CString,
    /// Bytes of dynamic shared memory of a block.
    pub shared_bytes: u32,
}

/// Compiles a kernel.
pub(crate) fn compile(program: Program, target: Target) -> Result<Code, PtxError> {
    match program {
        Program::Fit(psf, spec) => compile_fit(psf, spec, target),
        Program::Arrange(spec) => compile_arrange(spec, target),
    }
}

fn compile_fit(psf: Psf, spec: Spec, target: Target) -> Result<Code, PtxError> {
    let kind = definition::Target {
        hardware: hardware(),
        properties: CudaRuntime::target_properties(),
        approximations: true,
    };
    let definition = define_fit(psf, spec, kind).map_err(PtxError)?;
    let mut code = emit(definition, target)?;
    // The profiles of large ROIs leave room for few warps on a multiprocessor, so registers are not
    // scarce. Without this line the driver keeps to 128 of them and puts values into memory.
    if !spec.unrolls_columns() {
        code.ptx = code
            .ptx
            .replacen(".reqntid", ".minnctapersm 1\n.reqntid", 1);
    }
    Ok(code)
}

fn compile_arrange(spec: Spec, target: Target) -> Result<Code, PtxError> {
    let kernel = arrange::create_dummy_kernel(
        device(hardware()),
        Arc::new(CudaRuntime::target_properties()),
        CubeCount::Static(1, 1, 1),
        CubeDim::new_1d(arrange_units(&spec) as u32),
        argument(),
        argument(),
        1,
        1,
        spec,
    );
    emit(define(&kernel).map_err(PtxError)?, target)
}

/// The properties of every CUDA device that change the code of this crate's kernels.
fn hardware() -> HardwareProperties {
    const WARP: u32 = 32;
    HardwareProperties {
        load_width: 128,
        vector_register_count: None,
        plane_size_min: WARP,
        plane_size_max: WARP,
        max_bindings: 1024,
        max_shared_memory_size: 48 << 10,
        max_cube_count: (i32::MAX as u32, 65_535, 65_535),
        max_units_per_cube: 1024,
        max_cube_dim: (1024, 1024, 64),
        num_streaming_multiprocessors: None,
        num_cpu_cores: None,
        last_level_cache_size: None,
        num_tensor_cores: None,
        min_tensor_cores_dim: None,
        max_vector_size: 16,
        cube_mma_reserved_shared_memory: 0,
    }
}

fn emit(definition: KernelDefinition, target: Target) -> Result<Code, PtxError> {
    let failed = |error: &dyn std::fmt::Debug| PtxError(format!("{error:?}"));
    let mut options = CudaCompilationOptions {
        arch: Some(SmArch::new(target.capability, false)),
        ptx_version: PtxVersion::for_driver(target.driver),
        ..Default::default()
    };
    // Scalars and lengths are in constant memory, which Volta and newer GPUs have for them.
    options.cpp.supports_features.grid_constants = true;
    let compiled = CudaCompiler::new(CudaBackend::Llvm).compile(definition, &options);
    let CudaRepresentation::Llvm(module) = compiled.map_err(|error| failed(&error))? else {
        return Err(PtxError("the CUDA compiler did not use LLVM".into()));
    };
    let text = |bytes: &[c_char]| bytes.iter().map(|&c| c as u8).collect::<Vec<u8>>();
    let ptx = text(module.ptx.split(|&c| c == 0).next().unwrap_or_default());
    Ok(Code {
        ptx: String::from_utf8(ptx).map_err(|error| failed(&error))?,
        entry: CString::new(module.entrypoint).map_err(|error| failed(&error))?,
        shared_bytes: module.shared_memory_size as u32,
    })
}
