//! The summary of a run.

use std::fmt;

use gaussmle::{FitInfo, LocalizationTable, Status};
use gaussmle_base::plural::quantity;
use gaussmle_detect::SearchCounts;

use crate::localize::describe::progress::Progress;
use crate::pvalue_summary::PValueSummary;
use crate::remarks::{Evidence, Remark, without_p_values};

/// Every spot that a run found or left out, and the outcome of every fit. A resumed run counts what
/// it did itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct RunCounts {
    /// Spots found and left out by the search; none for ROIs that are given.
    pub search: Option<SearchCounts>,
    /// The number of fits with each status, in the order of [`Status::ALL`].
    pub by_status: [u64; Status::ALL.len()],
    /// Fits of ROIs with saturated pixels.
    pub saturated: u64,
}

impl RunCounts {
    /// The counts of a search and of the fits that the evidence is from.
    pub fn new(search: Option<SearchCounts>, evidence: &Evidence) -> Self {
        Self {
            search,
            by_status: Status::ALL.map(|status| evidence.fits_with(status)),
            saturated: evidence.saturation().map_or(0, |(_, rois)| rois),
        }
    }

    /// The counts by their names: those of the search, if there was one, the statuses, and
    /// `saturated`.
    pub fn named(&self) -> Vec<(&'static str, u64)> {
        let mut out = Vec::new();
        if let Some(search) = self.search {
            out.extend([
                ("found", search.found),
                ("border", search.border),
                ("crowded", search.crowded),
                ("close", search.close),
                ("outside", search.outside),
            ]);
        }
        let statuses = Status::ALL.into_iter().zip(self.by_status);
        out.extend(statuses.map(|(status, number)| (status.name(), number)));
        out.push(("saturated", self.saturated));
        out
    }
}

impl fmt::Display for RunCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(search) = self.search {
            let SearchCounts {
                found,
                border,
                crowded,
                close,
                outside,
            } = search;
            let spots = quantity(found as usize, "spot");
            let shared = match crowded {
                0 => String::new(),
                crowded => format!(", {crowded} left out as not isolated"),
            };
            let beyond = match outside {
                0 => String::new(),
                outside => format!(", {outside} outside of the region"),
            };
            writeln!(
                f,
                "{spots} found: {} fitted, {border} skipped at the border{shared}{beyond}; {close} beside brighter spots left out",
                found - border - crowded - outside
            )?;
        }
        let [
            converged,
            at_bound,
            max_iterations,
            singular,
            bad_input,
            z_at_bound,
        ] = self.by_status;
        write!(
            f,
            "fits: {converged} converged, {at_bound} at a bound, {max_iterations} without convergence, {singular} undetermined, {bad_input} with bad input"
        )?;
        if z_at_bound > 0 {
            write!(f, ", {z_at_bound} at a bound of z")?;
        }
        if self.saturated > 0 {
            write!(f, "; {} in saturated ROIs", self.saturated)?;
        }
        Ok(())
    }
}

/// The result of a run, without its rows.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct RunSummary {
    /// True if the run is complete; false if it was cancelled.
    pub complete: bool,
    /// True if the table of a resumed run was complete before. Nothing was done.
    pub was_complete: bool,
    /// The progress at the end of the run.
    pub progress: Progress,
    /// The number of converged fits, including those at a bound.
    pub usable: u64,
    /// The number of converged fits that are not at a bound.
    pub converged: u64,
    /// Spots found, left out, and fitted.
    pub counts: RunCounts,
    /// Counts of the p-values.
    pub p_values: PValueSummary,
    /// Likely causes of poor fits, the likeliest first. They are in the notes, too.
    pub remarks: Vec<Remark>,
    /// Notes for the user on the camera, the movie and the results.
    pub notes: Vec<String>,
    /// Those of the notes that tell of settings which are likely wrong or were not given.
    pub warnings: Vec<String>,
    /// Devices, retries and seconds of the fits.
    pub info: FitInfo,
}

impl RunSummary {
    /// Adds rows.
    pub(crate) fn add(&mut self, rows: &LocalizationTable) {
        self.p_values.add(rows);
        for status in rows.statuses().unwrap_or_default() {
            self.usable += u64::from(status.is_usable());
            self.converged += u64::from(*status == Status::Converged);
        }
    }

    /// Adds remarks and notes on poor fits, for a table in which p-values are a column or are not.
    pub(crate) fn add_remarks(&mut self, evidence: &Evidence, has_p_values: bool) {
        self.counts = RunCounts::new(self.counts.search, evidence);
        self.remarks = evidence.remarks(&self.p_values);
        if !has_p_values {
            for remark in &mut self.remarks {
                remark.text = without_p_values(&remark.text);
            }
        }
        let notes: Vec<String> = self.remarks.iter().map(Remark::to_string).collect();
        self.warnings.extend_from_slice(&notes);
        self.notes.extend(notes);
    }
}
