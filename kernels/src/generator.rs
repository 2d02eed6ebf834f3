//! The LLVM code of the kernels for CPUs, before LLVM's passes. The crate in `generator` makes
//! assembly of it.

use std::path::Path;

use cubecl::cpu::CpuRuntime;
use cubecl::ir::HardwareProperties;
use cubecl_llvm::{PlironCompiler, PlironOptions};
use cubecl_runtime::compiler::Compiler;
use cubecl_runtime::runtime::Runtime;

use crate::definition::{Target, define_fit};
use crate::spec::{MAX_LANES, MAX_SIZE, Noise, Outputs, Pixels, Psf, Spec};

/// The alignment of vectors in memory, bytes: that of the widest registers.
const ALIGNMENT: u32 = 64;

/// The variable that names the folder to which CubeCL writes its intermediate code.
pub const DUMP_VARIABLE: &str = "CUBECL_DEBUG_PLIRON";

/// Returns the LLVM code of the fits with vectors of `lanes` spots, and the name of its function.
///
/// `folder` is empty, and [`DUMP_VARIABLE`] has its path.
///
/// # Errors
///
/// Returns an error if the kernel cannot be compiled.
pub fn llvm_code(
    psf: Psf,
    noise: Noise,
    lanes: usize,
    folder: &Path,
) -> Result<(String, String), String> {
    let spec = Spec {
        // One kernel serves all sizes and outputs: the size is the largest of the memory of units.
        size: MAX_SIZE,
        pixels: match noise {
            Noise::Maps => Pixels::Calibrated,
            Noise::Poisson | Noise::Uniform => Pixels::F32,
        },
        noise,
        lanes,
        tile: lanes,
        cache_pixels: true,
        units: 1,
        outputs: Outputs::ALL,
    };
    let target = Target {
        hardware: hardware(lanes),
        properties: CpuRuntime::target_properties(),
        approximations: false,
    };
    let definition = define_fit(psf, spec, target)?;
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

/// The properties of a CPU that change the code of this crate's kernels.
fn hardware(lanes: usize) -> HardwareProperties {
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
