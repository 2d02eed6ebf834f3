//! The sums of a run: counts, p-values, evidence on poor fits, and progress.

use std::time::Instant;

use gaussmle::{Fits, LocalizationTable};
use gaussmle_io::table::{Metadata, StoredRemark};

use super::pipeline::SearchedFrames;
use super::progress::Progress;
use super::stored_configuration::run_section;
use super::summary::{RunCounts, RunSummary};
use crate::detect::SearchCounts;
use crate::remarks::Evidence;

/// The sums of a run over its blocks of frames.
#[derive(Debug)]
pub struct RunTotals {
    /// The summary so far. A caller sets the number of frames, `progress.total`, before
    /// [`RunTotals::conclude`] at the latest.
    pub summary: RunSummary,
    evidence: Evidence,
    /// Pixels of a frame.
    area: usize,
    pub(super) started: Instant,
}

impl RunTotals {
    /// The sums at the start of a run on frames of `area` pixels.
    pub fn new(progress: Progress, notes: Vec<String>, area: usize, started: Instant) -> Self {
        let counts = RunCounts {
            search: Some(SearchCounts::default()),
            ..RunCounts::default()
        };
        Self {
            summary: RunSummary {
                progress,
                notes,
                counts,
                ..RunSummary::default()
            },
            evidence: Evidence::default(),
            area,
            started,
        }
    }

    /// The rows of the frames that follow.
    pub fn rows(&self, fits: &Fits) -> LocalizationTable {
        fits.table_from(self.summary.progress.localizations)
    }

    /// Adds the frames that follow, their fits, and the rows of these.
    pub fn add(&mut self, searched: &SearchedFrames<'_>, fits: &Fits, rows: &LocalizationTable) {
        self.summary.add(fits, rows);
        searched.add_to(&mut self.evidence, fits);
        if let Some(counts) = &mut self.summary.counts.search {
            *counts += searched.counts();
        }
        let frames = searched.frames().len();
        let bytes = frames * self.area * searched.pixel_type().bytes();
        let progress = &mut self.summary.progress;
        progress.done += frames;
        progress.localizations += fits.len() as u64;
        progress.localizations_now += fits.len() as u64;
        progress.bytes += bytes as u64;
        progress.elapsed = self.started.elapsed();
    }

    /// A note if the run was cancelled. `end` is the last frame of the run, from 1.
    pub fn cancelled(&self, end: usize) -> Option<String> {
        let progress = &self.summary.progress;
        let left = progress.total.saturating_sub(progress.done);
        let after = end.saturating_sub(left);
        (left > 0).then(|| format!("cancelled after frame {after} of {end}"))
    }

    /// The summary at the end of the run, complete or cancelled, for which there is a note. Completes
    /// the metadata of its table.
    pub fn conclude(self, cancelled: Option<String>, metadata: &mut Metadata) -> RunSummary {
        let Self {
            mut summary,
            evidence,
            started,
            ..
        } = self;
        summary.progress.elapsed = started.elapsed();
        summary.complete = cancelled.is_none();
        summary.notes.extend(cancelled);
        metadata.notes.clone_from(&summary.notes);
        let run = run_section(Some(&summary.info));
        metadata.configuration += &format!("\n{run}");
        summary.add_remarks(&evidence);
        // A resumed run knows the fits of its own part only.
        if summary.progress.before == 0 {
            let remarks = summary.remarks.iter().map(StoredRemark::from);
            metadata.remarks = remarks.collect();
        }
        summary
    }
}
