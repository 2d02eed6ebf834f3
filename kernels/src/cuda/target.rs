//! Targets of the CUDA compiler: the compute capabilities that it knows, and the drivers that load
//! its code.
//!
//! LLVM ends the process if the PTX version of the driver is too old for the target, so both are
//! compared before anything is compiled.

/// A compute capability, such as 8.6.
pub type Capability = (u32, u32);

/// The compute capabilities of LLVM's targets, and the first CUDA version (12080 is 12.8) whose PTX
/// version the target needs. From 9.0 on, CubeCL selects targets for one architecture, such as
/// `sm_90a`, which may need a newer version than the capability itself. The PTX versions are those
/// of LLVM's `NVPTX.td`; CUDA's versions follow from CubeCL's `PtxVersion::for_driver`.
const TARGETS: [(Capability, i32); 15] = [
    ((7, 0), 10000),
    ((7, 2), 10000),
    ((7, 5), 10000),
    ((8, 0), 11000),
    ((8, 6), 11010),
    ((8, 7), 11040),
    ((8, 8), 13000),
    ((8, 9), 11080),
    ((9, 0), 12000),
    ((10, 0), 12080),
    ((10, 1), 12080),
    ((10, 3), 12090),
    ((11, 0), 13000),
    ((12, 0), 12080),
    ((12, 1), 12090),
];

/// The reason why no code can be compiled for a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TargetError {
    /// The driver loads no code for this compute capability.
    #[error(
        "its compute capability {}.{} needs a driver for CUDA {}.{} or newer, and this one is for \
         CUDA {}.{}: update the driver",
        capability.0,
        capability.1,
        needed / 1000,
        needed % 1000 / 10,
        driver / 1000,
        driver % 1000 / 10
    )]
    Driver {
        /// The compute capability of the GPU.
        capability: Capability,
        /// The oldest CUDA version.
        needed: i32,
        /// The CUDA version of the driver.
        driver: i32,
    },
    /// The compiler has no target for this compute capability.
    #[error(
        "this version of gaussmle cannot compile for its compute capability {}.{}: {}",
        .0.0,
        .0.1,
        if *.0 < (7, 0) { "7.0 (Volta, 2017) or newer is required" } else { "use a newer gaussmle" }
    )]
    Capability(Capability),
}

/// Checks that code for a compute capability can be compiled, and that a driver loads it. `driver`
/// is a CUDA version: 12080 is 12.8.
///
/// # Errors
///
/// Returns the reason if there is no such code.
pub fn check_target(capability: Capability, driver: i32) -> Result<(), TargetError> {
    let target = TARGETS.iter().find(|(known, _)| *known == capability);
    let &(_, needed) = target.ok_or(TargetError::Capability(capability))?;
    if driver < needed {
        return Err(TargetError::Driver {
            capability,
            needed,
            driver,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_drivers_are_refused_with_both_versions() {
        assert_eq!(check_target((9, 0), 12000), Ok(()));
        let error = check_target((9, 0), 11080)
            .expect_err("too old")
            .to_string();
        for part in ["9.0", "CUDA 12.0", "CUDA 11.8", "update"] {
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn unknown_capabilities_are_refused() {
        let error = check_target((6, 1), 13000)
            .expect_err("too old")
            .to_string();
        assert!(error.contains("7.0 (Volta"), "{error}");
        let error = check_target((99, 0), 13000)
            .expect_err("too new")
            .to_string();
        assert!(error.contains("newer gaussmle"), "{error}");
    }
}
