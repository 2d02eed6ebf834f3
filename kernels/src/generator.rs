//! Sources of the crate in `generator`: LLVM's code of the kernels for CPUs, before LLVM's passes,
//! and PTX.

use std::ffi::c_char;
use std::path::Path;
use std::sync::Arc;

use cubecl::cpu::CpuRuntime;
use cubecl::ir::HardwareProperties;
use cubecl::prelude::*;
use cubecl_cuda::compiler::CudaBackend;
use cubecl_cuda::{CudaCompilationOptions, CudaCompiler, CudaRepresentation, CudaRuntime};
use cubecl_ir::nvidia::SmArch;
use cubecl_llvm::nvptx::ptx_version::PtxVersion;
use cubecl_llvm::{PlironCompiler, PlironOptions};
use cubecl_runtime::compiler::Compiler;
use cubecl_runtime::kernel::KernelDefinition;
use cubecl_runtime::runtime::Runtime;

use crate::arrange::arrange;
use crate::cuda::code::Program;
use crate::definition::{Target, argument, define, define_fit, define_trial, device};
use crate::launch::{GPU_TILE, GPU_UNITS};
use crate::psf::Psf;
use crate::spec::{MAX_LANES, MAX_SIZE, Noise, Outputs, Pixels, Spec};
use crate::target::OLDEST_CAPABILITY;

/// The alignment of vectors in memory, bytes: that of the widest registers.
const ALIGNMENT: u32 = 64;

/// The variable that names the folder to which CubeCL writes its intermediate code.
pub const DUMP_VARIABLE: &str = "CUBECL_DEBUG_PLIRON";

/// The choices that kernels make when they run. The size is the largest that memory of units has room
/// for.
const ANY: Spec = Spec {
    size: MAX_SIZE,
    pixels: Pixels::F32,
    noise: Noise::Poisson,
    lanes: 1,
    tile: 1,
    cache_pixels: false,
    units: 1,
    outputs: Outputs::ALL,
};

/// A kernel for CPUs.
#[derive(Clone, Copy, Debug)]
pub enum CpuKernel {
    /// The fits of a model, for the noise of a camera.
    Fit(Psf, Noise),
    /// The trials of a model that fit one emitter, or two.
    Trial(Psf, usize),
}

/// Returns the LLVM code of a kernel with vectors of `lanes` spots, and the name of its function.
///
/// `folder` is empty, and [`DUMP_VARIABLE`] has its path.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn llvm_code(
    kernel: CpuKernel,
    lanes: usize,
    folder: &Path,
) -> Result<(String, String), String> {
    let spec = Spec {
        lanes,
        tile: lanes,
        cache_pixels: true,
        units: 1,
        ..ANY
    };
    let target = Target {
        hardware: cpu(lanes),
        properties: CpuRuntime::target_properties(),
        approximations: false,
    };
    let definition = match kernel {
        CpuKernel::Fit(psf, noise) => define_fit(psf, Spec { noise, ..spec }, target),
        CpuKernel::Trial(psf, fitted) => define_trial(psf, fitted, spec, target),
    }?;
    let options = PlironOptions {
        cpu_buffer_alignment: Some(ALIGNMENT),
        ..Default::default()
    };
    // CubeCL also compiles the code for this machine; only its text is wanted.
    PlironCompiler::default()
        .compile(definition, &options)
        .map_err(|error| format!("{error:?}"))?;
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut entries = std::fs::read_dir(folder).map_err(failed)?;
    let entry = entries.next().ok_or("CubeCL has written no code")?;
    let path = entry.map_err(failed)?.path();
    let code = std::fs::read_to_string(path.join("llvm.ll")).map_err(failed)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok((code, name.into_owned()))
}

/// Returns the PTX of the fits.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn fit_ptx(psf: Psf, noise: Noise) -> Result<String, String> {
    let spec = Spec {
        noise,
        tile: GPU_TILE,
        units: GPU_UNITS,
        ..ANY
    };
    let target = Target {
        hardware: gpu(),
        properties: CudaRuntime::target_properties(),
        approximations: true,
    };
    emit(define_fit(psf, spec, target)?, Program::Fit(psf, noise))
}

/// Returns the PTX of the kernel that puts pixels in order.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn arrange_ptx() -> Result<String, String> {
    let kernel = arrange::create_dummy_kernel(
        device(gpu()),
        Arc::new(CudaRuntime::target_properties()),
        CubeCount::Static(1, 1, 1),
        CubeDim::new_1d(Program::Arrange.threads()),
        argument(),
        argument(),
        argument(),
        argument(),
        1,
        1,
        1,
        0,
        MAX_SIZE,
        GPU_TILE,
    );
    emit(define(&kernel)?, Program::Arrange)
}

/// The CUDA version of the PTX, 7.0.
const PTX_OF: i32 = 11000;

/// Compiles a kernel. The driver compiles its PTX for the GPU at hand.
fn emit(definition: KernelDefinition, program: Program) -> Result<String, String> {
    let capability = 10 * OLDEST_CAPABILITY.0 + OLDEST_CAPABILITY.1;
    let mut options = CudaCompilationOptions {
        arch: Some(SmArch::new(capability, false)),
        ptx_version: PtxVersion::for_driver(PTX_OF),
        ..Default::default()
    };
    // Scalars and lengths are arguments, and not in a buffer that the host would have to fill.
    options.cpp.supports_features.grid_constants = true;
    let compiled = CudaCompiler::new(CudaBackend::Llvm).compile(definition, &options);
    let CudaRepresentation::Llvm(module) = compiled.map_err(|error| format!("{error:?}"))? else {
        return Err("the CUDA compiler did not use LLVM".into());
    };
    let needed = program.shared_bytes(MAX_SIZE) as usize;
    if module.shared_memory_size != needed {
        let has = module.shared_memory_size;
        return Err(format!("it has {has} bytes of shared memory, not {needed}"));
    }
    let text = |bytes: &[c_char]| bytes.iter().map(|&c| c as u8).collect::<Vec<u8>>();
    let ptx = text(module.ptx.split(|&c| c == 0).next().unwrap_or_default());
    let ptx = String::from_utf8(ptx).map_err(|error| error.to_string())?;
    let name = program.entry().to_string_lossy();
    // Names of parameters are local to a function.
    Ok(ptx
        .replace(&format!("{}_param_", module.entrypoint), "p")
        .replace(&*module.entrypoint, &name))
}

/// The properties of every CUDA device that change the code of this crate's kernels.
fn gpu() -> HardwareProperties {
    const WARP: u32 = 32;
    HardwareProperties {
        load_width: 128,
        plane_size_min: WARP,
        plane_size_max: WARP,
        max_bindings: 1024,
        max_shared_memory_size: 48 << 10,
        max_cube_count: (i32::MAX as u32, 65_535, 65_535),
        max_units_per_cube: 1024,
        max_cube_dim: (1024, 1024, 64),
        num_cpu_cores: None,
        max_vector_size: 16,
        ..cpu(1)
    }
}

/// The properties of a CPU that change the code of this crate's kernels.
fn cpu(lanes: usize) -> HardwareProperties {
    HardwareProperties {
        load_width: 32 * lanes as u32,
        vector_register_count: None,
        plane_size_min: 1,
        plane_size_max: 1,
        max_bindings: u32::MAX,
        max_shared_memory_size: 1 << 30,
        max_cube_count: (u32::MAX, u32::MAX, u32::MAX),
        max_units_per_cube: 1,
        max_cube_dim: (1, 1, 1),
        num_streaming_multiprocessors: None,
        num_cpu_cores: Some(1),
        last_level_cache_size: None,
        num_tensor_cores: None,
        min_tensor_cores_dim: None,
        max_vector_size: MAX_LANES,
        cube_mma_reserved_shared_memory: 0,
    }
}
