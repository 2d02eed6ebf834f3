//! The GPUs and drivers that load the PTX in `generated`.

/// A compute capability, such as 8.6.
pub type Capability = (u32, u32);

/// The oldest compute capability: Pascal, 2016.
pub const OLDEST_CAPABILITY: Capability = (6, 0);

/// The oldest CUDA version of a driver. The kernels need 11.0, the UUIDs of MIG devices 11.4, and the
/// management library 11.6, to report the memory of each process.
pub const OLDEST_CUDA: i32 = 11060;

/// The reason why a GPU runs no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TargetError {
    /// The driver is too old.
    #[error(
        "it needs a driver for CUDA {}.{} or newer, and this one is for CUDA {}.{}: update \
         the driver",
        OLDEST_CUDA / 1000,
        OLDEST_CUDA % 1000 / 10,
        .0 / 1000,
        .0 % 1000 / 10
    )]
    Driver(i32),
    /// The GPU is too old.
    #[error(
        "the kernels need compute capability {}.{} (Pascal, 2016) or newer, and this GPU has {}.{}",
        OLDEST_CAPABILITY.0,
        OLDEST_CAPABILITY.1,
        .0.0,
        .0.1
    )]
    Capability(Capability),
}

/// Checks that a GPU and its driver run the kernels. `driver` is a CUDA version: 12080 is 12.8. The
/// driver compiles them for GPUs that are newer than the kernels.
///
/// # Errors
///
/// Returns the reason if they do not.
#[cfg_attr(not(feature = "cuda"), allow(dead_code))]
pub(crate) fn check_target(capability: Capability, driver: i32) -> Result<(), TargetError> {
    if capability < OLDEST_CAPABILITY {
        return Err(TargetError::Capability(capability));
    }
    if driver < OLDEST_CUDA {
        return Err(TargetError::Driver(driver));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_drivers_are_refused_with_both_versions() {
        assert_eq!(check_target((9, 0), 11060), Ok(()));
        let error = check_target((9, 0), 11040)
            .expect_err("too old")
            .to_string();
        for part in ["CUDA 11.6", "CUDA 11.4", "update"] {
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn old_gpus_are_refused_and_new_ones_are_not() {
        let error = check_target((5, 2), 13000)
            .expect_err("too old")
            .to_string();
        assert!(error.contains("6.0 (Pascal"), "{error}");
        assert_eq!(check_target((6, 1), 11060), Ok(()));
        assert_eq!(check_target((99, 0), 13000), Ok(()));
    }

    // PTX 7.0 is that of CUDA 11.0.
    #[cfg(feature = "cuda")]
    #[test]
    fn the_code_is_for_the_oldest_gpu_and_driver() {
        use crate::psf::Psf;
        use crate::ptx::{arrange_ptx, ptx};
        use crate::spec::Noise;

        let fits = Psf::ALL.into_iter().flat_map(|psf| {
            [Noise::Poisson, Noise::Uniform, Noise::Maps].map(|noise| ptx(psf, noise))
        });
        for text in fits.chain([arrange_ptx()]) {
            assert!(text.contains(".version 7.0\n"));
            assert!(text.contains(".target sm_60\n"));
        }
    }
}
