//! A finding of the doctor, and its severity.

use std::fmt;

use serde::Serialize;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Everything works.
    Fine,
    /// Information.
    Note,
    /// Something exists and cannot be used.
    Warning,
    /// A device computes wrong results.
    Error,
}

/// A problem and its remedy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Finding {
    /// The severity.
    pub severity: Severity,
    /// The problem.
    pub problem: String,
    /// The remedy.
    pub remedy: String,
}

impl Finding {
    pub(crate) fn new(
        severity: Severity,
        problem: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self {
            severity,
            problem: problem.into(),
            remedy: remedy.into(),
        }
    }

    pub(crate) fn permission_denied() -> Self {
        Self::new(
            Severity::Warning,
            "this user may not use NVIDIA's driver",
            "join the group that owns /dev/nvidia* (often video or render), or request a GPU for the job",
        )
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Fine => "fine",
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        writeln!(f, "\n{severity}: {}", self.problem)?;
        writeln!(f, "  {}", self.remedy)
    }
}
