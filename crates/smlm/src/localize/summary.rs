//! The summary of a run.

use gaussmle::{FitInfo, Fits, LocalizationTable, Status};

use super::progress::Progress;
use crate::pvalue_summary::PValueSummary;

/// The result of a run, without its rows.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct RunSummary {
    /// True if the run is complete; false if it was cancelled.
    pub complete: bool,
    /// The progress at the end of the run.
    pub progress: Progress,
    /// The number of converged fits, including those at a bound.
    pub usable: u64,
    /// The number of converged fits that are not at a bound.
    pub converged: u64,
    /// Counts of the p-values.
    pub p_values: PValueSummary,
    /// Notes for the user on the camera, the movie and the results.
    pub notes: Vec<String>,
    /// Devices, retries and seconds of the fits.
    pub info: FitInfo,
}

impl RunSummary {
    /// Adds a batch of fits and its rows.
    pub(super) fn add(&mut self, fits: &Fits, rows: &LocalizationTable) {
        self.p_values.add(rows);
        let usable = fits.status().iter().filter(|status| status.is_usable());
        self.usable += usable.count() as u64;
        let converged = fits.status().iter().filter(|s| **s == Status::Converged);
        self.converged += converged.count() as u64;
    }

    /// Adds a note if the p-values contradict the camera or the model.
    pub(super) fn add_pvalue_warnings(&mut self) {
        self.notes.extend(self.p_values.warning());
    }
}
