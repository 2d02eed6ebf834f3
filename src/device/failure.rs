//! Failures of device operations.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The failure of a device operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DeviceFailure {
    /// Too little memory. Smaller batches may fit.
    OutOfMemory(String),
    /// The device cannot be used any more.
    Lost(String),
}

impl DeviceFailure {
    /// The kind of a failure, from the text of a CubeCL error: its parts share no type of error.
    pub fn from_text(debug: &str, message: &str) -> Self {
        const SIGNS: [&str; 5] = [
            "OutOfMemory",
            "OUT_OF_MEMORY",
            "out of device memory",
            "BufferTooBig",
            "can't allocate buffer",
        ];
        let lines = message.lines().map(str::trim);
        let lines: Vec<&str> = lines
            .filter(|line| !line.is_empty())
            .take_while(|line| !line.starts_with("Backtrace"))
            .take(3)
            .collect();
        let message = lines.join(" ");
        if SIGNS.iter().any(|sign| debug.contains(sign)) {
            return Self::OutOfMemory(message);
        }
        Self::Lost(message)
    }
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
    catch_unwind(AssertUnwindSafe(task)).map_err(|payload| {
        let message = payload.downcast_ref::<&str>().map(ToString::to_string);
        let message = message.or_else(|| payload.downcast_ref::<String>().cloned());
        let message = message.unwrap_or_else(|| "it failed without a message".into());
        DeviceFailure::from_text(&message, &message)
    })
}

#[cfg(test)]
mod tests {
    use cubecl::server::{IoError, ServerError};

    use super::*;

    #[test]
    fn out_of_memory_errors_of_cubecl_are_recognized() {
        let backtrace = cubecl_environment::backtrace::BackTrace::capture;
        let of = |error: ServerError| {
            DeviceFailure::from_text(&format!("{error:?}"), &error.to_string())
        };
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
}
