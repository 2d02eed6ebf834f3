//! A wait for a GPU, as callers see it.

use std::fmt;

use super::gpu::mebibytes;

/// The state of a job that waits for a GPU.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wait {
    /// Seconds that the job has waited so far.
    pub seconds: f64,
    /// Seconds until it stops waiting; `None` if it never does.
    pub seconds_left: Option<f64>,
    /// The most bytes that are free on any GPU.
    pub free_bytes: u64,
    /// Bytes that the job needs.
    pub required_bytes: u64,
    /// The state of each GPU, and the reason against it.
    pub gpus: Vec<String>,
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "waiting for a GPU for {:.0} s", self.seconds)?;
        if let Some(left) = self.seconds_left {
            write!(f, ", {left:.0} s left")?;
        }
        write!(f, "; {} are required", mebibytes(self.required_bytes))?;
        for gpu in &self.gpus {
            write!(f, "; {gpu}")?;
        }
        Ok(())
    }
}
