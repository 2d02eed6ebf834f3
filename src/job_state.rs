//! The state of a job, and its text for users.

use std::fmt;

use crate::device::Wait;

/// The state of a job at one moment. Its text is for users.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum JobState {
    /// It has nothing to fit yet, or nothing more until other spots arrive.
    #[default]
    Idle,
    /// It looks for devices, or opens them.
    Starting,
    /// It waits for a GPU.
    Waiting(Wait),
    /// Devices fit.
    Fitting {
        /// Their product names.
        devices: String,
        /// The reason for their choice. If the CPU has replaced a GPU, it says why.
        reason: String,
    },
    /// It returned its results.
    Done {
        /// The product names of the devices; empty if there was nothing to fit.
        devices: String,
        /// The reason for their choice.
        reason: String,
    },
    /// It ended with an error.
    Failed(String),
    /// It was cancelled.
    Cancelled,
}

impl fmt::Display for JobState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Idle => f.write_str("waiting for spots"),
            Self::Starting => f.write_str("starting a device"),
            Self::Waiting(wait) => write!(f, "{wait}"),
            Self::Fitting { devices, reason } => write!(f, "fitting on {devices} ({reason})"),
            Self::Done { devices, .. } if devices.is_empty() => {
                f.write_str("there was nothing to fit")
            }
            Self::Done { devices, reason } => write!(f, "fitted on {devices} ({reason})"),
            Self::Failed(cause) => write!(f, "failed: {cause}"),
            Self::Cancelled => f.write_str("cancelled"),
        }
    }
}
