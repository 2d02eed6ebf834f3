//! Options of a report, and facts that are not in the table.

use std::path::Path;

use gaussmle_io::table::StoredRemark;
use gaussmle_smlm::localize::{RunCounts, RunSummary};

use super::drift_correction::DriftCorrection;

/// Options of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportOptions {
    /// The title of the page.
    pub title: String,
    /// The maximum number of localizations that are drawn individually. Each adds about ten bytes
    /// to the page.
    pub max_points: usize,
    /// The run that created the table, if known.
    pub run: Option<RunFacts>,
    /// The drift correction of the table, if known.
    pub drift_correction: Option<DriftCorrection>,
}

impl Default for ReportOptions {
    /// Two million individual localizations, no run and no drift correction.
    fn default() -> Self {
        Self {
            title: "Localizations".into(),
            max_points: 2_000_000,
            run: None,
            drift_correction: None,
        }
    }
}

impl ReportOptions {
    /// The options for the table of a run: its title is the name of the movie.
    pub fn of_run(movie: &Path, summary: &RunSummary) -> Self {
        let title = movie.file_name().unwrap_or_default().to_string_lossy();
        Self {
            title: title.into(),
            run: Some(RunFacts::from(summary)),
            ..Self::default()
        }
    }
}

/// Device, speed, counts and remarks of the run that created a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunFacts {
    /// The name of the device.
    pub device: String,
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: String,
    /// Seconds from opening the movie to completing the table.
    pub seconds: f64,
    /// Localizations per second.
    pub fits_per_second: f64,
    /// Frames per second; 0 without frames.
    pub frames_per_second: f64,
    /// Spots found, left out and fitted.
    pub counts: RunCounts,
    /// Likely causes of poor fits; `None` if the run does not know all fits of the table.
    pub remarks: Option<Vec<StoredRemark>>,
}

impl From<&RunSummary> for RunFacts {
    fn from(summary: &RunSummary) -> Self {
        let progress = &summary.progress;
        let seconds = progress.elapsed.as_secs_f64();
        Self {
            device: summary.info.device.clone(),
            backend: summary.info.backend.into(),
            seconds,
            fits_per_second: progress.fits_per_second(),
            frames_per_second: (progress.done - progress.before) as f64 / seconds.max(1e-9),
            counts: summary.counts,
            remarks: (progress.before == 0)
                .then(|| summary.remarks.iter().map(StoredRemark::from).collect()),
        }
    }
}
