//! Failures of device operations.

use std::fmt;

use cubecl::server::ServerError;

use crate::remedy::is_out_of_memory;
use gaussmle_base::caught::{caught, words};

/// The failure of a device operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DeviceFailure {
    /// Too little memory. Smaller batches may fit.
    OutOfMemory(String),
    /// The device cannot be used any more.
    Lost(String),
}

impl DeviceFailure {
    /// The failure that an error of CubeCL began with.
    pub fn from_server(error: &ServerError) -> Self {
        Self::from_text(&first_cause(error).to_string())
    }

    /// True if waiting does not help.
    pub fn is_permanent(&self) -> bool {
        match self {
            Self::OutOfMemory(_) => false,
            Self::Lost(text) => PERMANENT.iter().any(|sign| text.contains(sign)),
        }
    }

    /// The kind of a failure, from its text: CubeCL's errors, which have the driver's in them,
    /// share no type.
    pub fn from_text(text: &str) -> Self {
        let message = innermost(text);
        match is_out_of_memory(text) {
            true => Self::OutOfMemory(message),
            false => Self::Lost(message),
        }
    }
}

/// Errors of CUDA that only a repair cures: of the GPU, of the driver, or of permissions.
const PERMANENT: [&str; 16] = [
    "ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
    "ERROR_DEVICE_NOT_LICENSED",
    "ERROR_ECC_UNCORRECTABLE",
    "ERROR_INVALID_DEVICE",
    "ERROR_INVALID_PTX",
    "ERROR_JIT_COMPILATION_DISABLED",
    "ERROR_JIT_COMPILER_NOT_FOUND",
    "ERROR_NOT_PERMITTED",
    "ERROR_NOT_SUPPORTED",
    "ERROR_NO_BINARY_FOR_GPU",
    "ERROR_NO_DEVICE",
    "ERROR_NVLINK_UNCORRECTABLE",
    "ERROR_STUB_LIBRARY",
    "ERROR_SYSTEM_DRIVER_MISMATCH",
    "ERROR_SYSTEM_NOT_READY",
    "ERROR_UNSUPPORTED_PTX_VERSION",
];

/// The error that others follow from. A buffer that was not written names the failure of its
/// writer; of several errors, the first that names a cause is taken.
fn first_cause(error: &ServerError) -> &ServerError {
    match error {
        ServerError::Unwritten { root, .. } => first_cause(root),
        ServerError::Several { errors, .. } => {
            let mut causes = errors.iter().map(first_cause);
            let names_a_cause = |error: &&ServerError| {
                !matches!(error, ServerError::TornDown | ServerError::Skipped)
            };
            causes.find(names_a_cause).unwrap_or(error)
        }
        _ => error,
    }
}

/// The innermost cause of a text in which each error is followed by `Caused by:` and its cause, and
/// the last by a backtrace. The lines are joined.
fn innermost(text: &str) -> String {
    const ENDS: [&str; 3] = ["Backtrace", "No backtrace", "Asked at"];
    let cause = text.rsplit("Caused by:").next().unwrap_or(text);
    let lines = cause.lines().map(str::trim);
    let lines: Vec<&str> = lines
        .filter(|line| !line.is_empty())
        .take_while(|line| !ENDS.iter().any(|end| line.starts_with(end)))
        .take(3)
        .collect();
    lines.join(" ")
}

impl fmt::Display for DeviceFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfMemory(message) => write!(f, "it is out of memory ({message})"),
            Self::Lost(message) => f.write_str(message),
        }
    }
}

/// Runs a task and converts a panic to a failure.
pub(crate) fn catch_panic<T>(task: impl FnOnce() -> T) -> Result<T, DeviceFailure> {
    caught(task).map_err(|payload| DeviceFailure::from_text(&words(&*payload)))
}

#[cfg(test)]
mod tests {
    use cubecl::server::{IoError, LaunchError};

    use super::*;

    #[test]
    fn out_of_memory_errors_of_cubecl_are_recognized() {
        let backtrace = cubecl_environment::backtrace::BackTrace::capture;
        let of = |error: ServerError| DeviceFailure::from_server(&error);
        for error in [
            IoError::OutOfMemory {
                size: 7,
                backtrace: backtrace(),
            },
            IoError::BufferTooBig {
                size: 7,
                backtrace: backtrace(),
            },
        ] {
            let failure = of(ServerError::Io(error));
            assert!(
                matches!(failure, DeviceFailure::OutOfMemory(_)),
                "{failure}"
            );
            assert!(failure.to_string().contains('7'), "{failure}");
        }
        let other = of(ServerError::Generic {
            reason: "the cable is out".into(),
            backtrace: backtrace(),
        });
        assert!(
            matches!(&other, DeviceFailure::Lost(message) if message.contains("the cable is out")),
            "{other}"
        );
        let panicked = catch_panic(|| -> () {
            std::panic::resume_unwind(Box::new("CUDA_ERROR_OUT_OF_MEMORY"))
        });
        assert!(
            matches!(panicked, Err(DeviceFailure::OutOfMemory(_))),
            "{panicked:?}"
        );
    }

    #[test]
    fn waiting_cures_a_lack_of_memory_and_no_broken_gpu() {
        let of = |text: &str| DeviceFailure::from_text(text).is_permanent();
        assert!(!of("out of memory (CUDA_ERROR_OUT_OF_MEMORY)"));
        assert!(!of("CUDA_ERROR_DEVICE_UNAVAILABLE"));
        assert!(of("CUDA_ERROR_ECC_UNCORRECTABLE"));
    }

    #[test]
    fn the_first_cause_is_named() {
        let backtrace = cubecl_environment::backtrace::BackTrace::capture;
        let refused = ServerError::Launch(LaunchError::Unknown {
            reason: "the driver refuses the PTX".into(),
            backtrace: backtrace(),
        });
        let unwritten = |root: &ServerError| ServerError::Unwritten {
            failure: 1,
            claimed: 2,
            chain: vec!["a launch that was skipped".into()],
            root: Box::new(root.clone()),
            backtrace: backtrace(),
        };
        let several = ServerError::Several {
            errors: vec![
                ServerError::Skipped,
                unwritten(&refused),
                unwritten(&ServerError::Generic {
                    reason: "what followed".into(),
                    backtrace: backtrace(),
                }),
            ],
            backtrace: backtrace(),
        };
        for error in [refused.clone(), unwritten(&refused), several] {
            let failure = DeviceFailure::from_server(&error);
            assert_eq!(
                failure,
                DeviceFailure::Lost("the driver refuses the PTX".into())
            );
        }
    }
}
