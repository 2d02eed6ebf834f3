//! Diagnosis of a machine: its devices, a check of each against the reference, and remedies for
//! problems.
//!
//! ```no_run
//! let diagnosis = gaussmle::doctor::doctor();
//! println!("{diagnosis}");
//! for finding in &diagnosis.findings {
//!     println!("{:?}: {} -> {}", finding.severity, finding.problem, finding.remedy);
//! }
//! ```

mod check;
mod deadline;
mod device_findings;
mod evidence;
mod examine;
mod finding;
mod findings;
#[cfg(feature = "cuda")]
mod nvidia;
mod report;
mod system;

pub use check::Check;
#[cfg(feature = "test-util")]
pub use examine::examine;
pub use examine::{Examination, doctor, list};
pub use finding::{Code, Finding, Severity};
pub use report::{DeviceReport, Diagnosis, ProcessReport};
