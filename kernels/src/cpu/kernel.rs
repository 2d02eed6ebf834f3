//! The kernels for CPUs, which were compiled before this program: see `generated`.

use std::ffi::c_void;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::error::LaunchError;
use crate::psf::Psf;
use crate::spec::{MAX_LANES, Noise};

/// The reason why nothing was fitted on the CPU.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CpuError {
    /// There is no kernel for this processor.
    #[error(
        "there is no kernel for this processor: it needs SSE4.2, AVX2 or AVX-512 on x86-64, or \
         AArch64, and this is {0}"
    )]
    Processor(String),
    /// The settings, or a block, are invalid.
    #[error(transparent)]
    Launch(#[from] LaunchError),
}

/// Declares the type of kernels, and assembles them. Those for x86-64 have the calling convention of
/// System V on every system. Their symbols are Rust's, so that two versions of this crate can be linked.
macro_rules! kernels {
    ($abi:literal, $options:tt, $($kind:ident = [$([$($name:ident),*],)*];)*) => {
        /// A kernel. Its arguments are the addresses of its buffers, the numbers of units along three
        /// axes, the position in a unit, the state of barriers, of which it has none, and the
        /// [`info`](fn@crate::info::info).
        pub(super) type Code = unsafe extern $abi fn(
            *const *mut c_void, u32, u32, u32, u32, u32, u32, *mut u32, *const u64,
        );

        $($($(
            #[allow(unsafe_code)]
            #[unsafe(naked)]
            unsafe extern $abi fn $name(
                _buffers: *const *mut c_void,
                _units_x: u32,
                _units_y: u32,
                _units_z: u32,
                _x: u32,
                _y: u32,
                _z: u32,
                _barriers: *mut u32,
                _info: *const u64,
            ) {
                core::arch::naked_asm!(
                    include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"), "/generated/", stringify!($name), ".s"
                    )),
                    options $options
                )
            }
        )*)*)*

        $(const $kind: &[&[Code]] = &[$(&[$($name),*]),*];)*
    };
}

/// The kernels for a kind of processor.
#[derive(Clone, Copy)]
struct Kernels {
    /// For each model those of all noises, in the order of the enums.
    fits: &'static [&'static [Code]],
    /// For each model that has trials those of one emitter, and of two.
    trials: &'static [&'static [Code]],
}

#[cfg(target_arch = "x86_64")]
include!("../../generated/x86_64.rs");
#[cfg(target_arch = "aarch64")]
include!("../../generated/aarch64.rs");
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
type Code =
    unsafe extern "C" fn(*const *mut c_void, u32, u32, u32, u32, u32, u32, *mut u32, *const u64);

/// The kernels that this processor can run, and the width of their vectors in spots. The widest come
/// first.
fn usable() -> Vec<(usize, Kernels)> {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;

        // The instruction sets of the psABI's levels, as far as compilers use them.
        let v2 = has!("sse4.2") && has!("popcnt");
        let v3 = v2
            && has!("avx2")
            && has!("fma")
            && has!("bmi1")
            && has!("bmi2")
            && has!("f16c")
            && has!("lzcnt")
            && has!("movbe");
        let v4 = v3
            && has!("avx512f")
            && has!("avx512bw")
            && has!("avx512cd")
            && has!("avx512dq")
            && has!("avx512vl");
        let all = [
            (v4, 16, V4_FITS, V4_TRIALS),
            (v3, 8, V3_FITS, V3_TRIALS),
            (v2, 4, V2_FITS, V2_TRIALS),
        ];
        let usable = all.into_iter().filter(|(usable, ..)| *usable);
        usable
            .map(|(_, lanes, fits, trials)| (lanes, Kernels { fits, trials }))
            .collect()
    }
    // Every AArch64 has NEON.
    #[cfg(target_arch = "aarch64")]
    return vec![(
        4,
        Kernels {
            fits: NEON_FITS,
            trials: NEON_TRIALS,
        },
    )];
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    return Vec::new();
}

/// The most spots in a vector.
static MOST_LANES: AtomicUsize = AtomicUsize::new(MAX_LANES);

/// Sets the most spots in a vector. Benches measure the vectors of other processors with it.
#[doc(hidden)]
pub fn limit_cpu_lanes(most: usize) {
    MOST_LANES.store(most, Ordering::Relaxed);
}

/// The kernels with the widest vectors, and that width.
fn widest() -> Option<(usize, Kernels)> {
    let most = MOST_LANES.load(Ordering::Relaxed);
    let all = usable();
    let narrowest = all.last().copied();
    all.into_iter()
        .find(|(lanes, _)| *lanes <= most)
        .or(narrowest)
}

/// Returns the number of spots in a vector: as many as a register of this processor holds.
pub fn cpu_lanes() -> usize {
    widest().map_or(4, |(lanes, _)| lanes)
}

/// The widths of the vectors of the kernels that this processor can run.
#[cfg(test)]
pub(super) fn kernel_lanes() -> Vec<usize> {
    usable().into_iter().map(|(lanes, _)| lanes).collect()
}

/// Returns a kernel for vectors of `lanes` spots.
pub(super) fn kernel(psf: Psf, noise: Noise, lanes: usize) -> Result<Code, CpuError> {
    Ok(kernels(lanes)?.fits[psf as usize][noise as usize])
}

/// Returns the trials of `fitted` emitters, 1 or 2, for vectors of `lanes` trials; none if the model has
/// no trials.
pub(super) fn trial_kernel(
    psf: Psf,
    fitted: usize,
    lanes: usize,
) -> Result<Option<Code>, CpuError> {
    let kernels = kernels(lanes)?;
    let mut with_trials = Psf::ALL.into_iter().filter(|psf| psf.has_trials());
    let model = with_trials.position(|with| with == psf);
    Ok(model.map(|model| kernels.trials[model][fitted - 1]))
}

/// The kernels for vectors of `lanes` spots.
fn kernels(lanes: usize) -> Result<Kernels, CpuError> {
    let mut all = usable().into_iter();
    let found = all.find(|(of, _)| *of == lanes);
    found
        .map(|(_, kernels)| kernels)
        .ok_or_else(|| CpuError::Processor(self::found()))
}

/// What is known of a processor without kernels.
fn found() -> String {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;

        let all = [
            ("SSE4.2", has!("sse4.2")),
            ("POPCNT", has!("popcnt")),
            ("AVX2", has!("avx2")),
            ("FMA", has!("fma")),
            ("AVX-512F", has!("avx512f")),
        ];
        let words =
            all.map(|(name, has)| format!("{} {name}", if has { "with" } else { "without" }));
        format!("an x86-64 {}", words.join(", "))
    }
    #[cfg(not(target_arch = "x86_64"))]
    std::env::consts::ARCH.into()
}
