//! Compiled kernels, shared by all jobs of the process.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use cubecl::cpu::CpuRuntime;
use cubecl::ir::HardwareProperties;
use cubecl_llvm::{PlironArtifact, PlironCompiler, PlironEngine, PlironOptions};
use cubecl_runtime::compiler::Compiler;
use cubecl_runtime::runtime::Runtime;

use super::aligned::ALIGNMENT;
use crate::definition::{Target, define_fit};
use crate::error::LaunchError;
use crate::launch::{Limits, check_limits};
use crate::spec::{MAX_LANES, Psf, Spec};

/// The reason why nothing was fitted on the CPU.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CpuError {
    /// The kernel could not be compiled.
    #[error("the kernel could not be compiled: {0}")]
    Code(String),
    /// The settings, or a block, are invalid.
    #[error(transparent)]
    Launch(#[from] LaunchError),
}

/// A compiled kernel, or the place where one thread compiles it while others wait.
type Compiled = Arc<OnceLock<Result<PlironEngine, CpuError>>>;

/// The kernels of this process.
static KERNELS: Mutex<Option<HashMap<(Psf, Spec), Compiled>>> = Mutex::new(None);

/// The most spots in a vector.
static MOST_LANES: AtomicUsize = AtomicUsize::new(MAX_LANES);

/// Sets the most spots in a vector. Benches measure the vectors of other processors with it.
#[doc(hidden)]
pub fn limit_cpu_lanes(most: usize) {
    MOST_LANES.store(most, Ordering::Relaxed);
}

/// Returns the number of spots in a vector: as many as a register of this processor holds.
pub fn cpu_lanes() -> usize {
    register_lanes().min(MOST_LANES.load(Ordering::Relaxed))
}

fn register_lanes() -> usize {
    #[cfg(target_arch = "x86_64")]
    {
        if std::arch::is_x86_feature_detected!("avx512f") {
            return 16;
        }
        if std::arch::is_x86_feature_detected!("avx") {
            return 8;
        }
    }
    4
}

/// Returns a kernel, which is compiled at its first use.
pub(super) fn kernel(psf: Psf, spec: Spec) -> Result<PlironEngine, CpuError> {
    let limits = Limits {
        units: 1,
        shared_memory: 0,
    };
    check_limits(limits, psf, &spec)?;
    let compiled = {
        let mut kernels = KERNELS.lock().unwrap_or_else(PoisonError::into_inner);
        let kernels = kernels.get_or_insert_default();
        kernels.entry((psf, spec)).or_default().clone()
    };
    compiled.get_or_init(|| compile(psf, spec)).clone()
}

fn compile(psf: Psf, spec: Spec) -> Result<PlironEngine, CpuError> {
    let target = Target {
        hardware: hardware(spec.lanes),
        properties: CpuRuntime::target_properties(),
        approximations: false,
    };
    let definition = define_fit(psf, spec, target).map_err(CpuError::Code)?;
    let options = PlironOptions {
        cpu_buffer_alignment: Some(ALIGNMENT as u32),
        ..Default::default()
    };
    let compiled = PlironCompiler::default().compile(definition, &options);
    match compiled.map_err(|error| CpuError::Code(format!("{error:?}")))? {
        PlironArtifact::Jit(engine) => Ok(engine),
        #[allow(
            unreachable_patterns,
            reason = "with the feature cuda there is another one"
        )]
        _ => Err(CpuError::Code("it is not for a CPU".into())),
    }
}

/// The properties of a CPU that change the code of this crate's kernels.
fn hardware(lanes: usize) -> HardwareProperties {
    HardwareProperties {
        load_width: 32 * lanes as u32,
        vector_register_count: None,
        plane_size_min: 1,
        plane_size_max: 1,
        max_bindings: u32::MAX,
        max_shared_memory_size: 0,
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
