//! A run: fits become rows, counts, evidence on poor fits, and the description of the table.
//!
//! All runs on movies share it. They differ in where frames come from and where rows go.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use gaussmle::table::Values;
use gaussmle::{FitInfo, Fits, LocalizationTable, Model, PixelSize};
use gaussmle_crowded::Crowded;
use gaussmle_detect::SearchCounts;
use gaussmle_io::movie::Shape;
use gaussmle_io::table::{Format, Metadata, StoredRemark};

use crate::config::{Regions, RunConfig};
use crate::error::Result;
use crate::localize::describe::progress::Progress;
use crate::localize::describe::stored_configuration::{run_section, stored_configuration};
use crate::localize::describe::summary::{RunCounts, RunSummary};
use crate::localize::emitter_rows::emitter_rows;
use crate::localize::pipeline::SearchedFrames;
use crate::remarks::Evidence;

/// The facts of a run that its table states, whatever the movie.
#[derive(Clone, Debug)]
pub struct RunDescription {
    /// The options, as the table states them.
    pub config: RunConfig,
    /// The model.
    pub model: Model,
    /// The pixel size.
    pub pixel_size_um: PixelSize,
    /// The file of the movie, if it has one.
    pub path: Option<PathBuf>,
    /// The regions whose rows are kept; none for all rows.
    pub regions: Option<Arc<Regions>>,
    /// The pixels of a frame that can have a row, once the search is known.
    pub searched_pixels: Option<usize>,
}

impl RunDescription {
    /// A table with the columns of the run, and without rows.
    pub fn empty_table(&self) -> LocalizationTable {
        let mut rows = LocalizationTable::empty(self.model.clone(), self.pixel_size_um);
        if self.config.model.covariances == Some(true) {
            rows.append_no_covariances(&self.model);
        }
        match self.config.crowded_for(&self.model, self.pixel_size_um) {
            Ok(Crowded::On | Crowded::Auto) => emitter_rows(rows, &self.model, &[]),
            // A run whose options exclude each other has no table.
            Ok(Crowded::Off) | Err(_) => rows,
        }
    }

    /// The options, and the movie: its format and its size.
    pub fn configuration(&self, movie: (&str, Shape)) -> String {
        stored_configuration(
            &self.config,
            self.pixel_size_um,
            self.path.as_deref(),
            movie,
            self.regions.as_deref(),
            self.searched_pixels,
        )
    }

    /// The description of the table, without notes, remarks and the section `[run]`.
    pub(crate) fn metadata(&self, (format, shape): (&str, Shape)) -> Metadata {
        Metadata {
            model: self.model.clone(),
            pixel_size_um: self.pixel_size_um,
            width: shape.width,
            height: shape.height,
            frames: shape.frames,
            configuration: self.configuration((format, shape)),
            notes: Vec::new(),
            remarks: Vec::new(),
            steps: Vec::new(),
        }
    }
}

/// A run on a movie, from its first fits to its end.
#[derive(Debug)]
pub struct Run {
    description: RunDescription,
    summary: RunSummary,
    evidence: Evidence,
    /// Pixels of a frame.
    area: usize,
    /// True if the table has the p-values.
    has_p_values: bool,
    started: Instant,
}

impl Run {
    /// A run on frames of `area` pixels. `notes` are those on the camera, the movie and the PSF.
    pub fn new(
        description: RunDescription,
        notes: Vec<String>,
        area: usize,
        started: Instant,
    ) -> Self {
        let counts = RunCounts {
            search: Some(SearchCounts::default()),
            ..RunCounts::default()
        };
        Self {
            description,
            summary: RunSummary {
                notes,
                counts,
                ..RunSummary::default()
            },
            evidence: Evidence::default(),
            area,
            has_p_values: true,
            started,
        }
    }

    /// Sets the format of the table. In memory, it has all columns.
    pub(crate) fn set_format(&mut self, format: Format) {
        self.has_p_values = format.is_native();
    }

    /// The progress so far.
    pub fn progress(&self) -> &Progress {
        &self.summary.progress
    }

    /// Sets the number of frames of the run. It is known when the run ends, at the latest.
    pub fn set_total(&mut self, frames: usize) {
        self.summary.progress.total = frames;
    }

    /// Sets the frames and rows that an interrupted run has done.
    pub(crate) fn resume(&mut self, frames: usize, localizations: u64) {
        let progress = &mut self.summary.progress;
        (progress.done, progress.before) = (frames, frames);
        progress.localizations = localizations;
    }

    /// Sets whether more frames may come.
    pub(crate) fn set_growing(&mut self, is_growing: bool) {
        self.summary.progress.is_growing = is_growing;
    }

    /// Sets those of the notes that tell of likely wrong settings.
    pub(crate) fn set_warnings(&mut self, warnings: Vec<String>) {
        self.summary.warnings = warnings;
    }

    /// Replaces the notes: those on a movie that has grown.
    pub(crate) fn set_notes(&mut self, notes: Vec<String>) {
        self.summary.notes = notes;
    }

    /// Adds the frames that follow and their fits. `keep` gets the number of frames from the start of
    /// the movie, and the rows.
    ///
    /// # Errors
    ///
    /// Returns the error of `keep`.
    pub fn add(
        &mut self,
        searched: &SearchedFrames<'_>,
        fits: &Fits,
        keep: impl FnOnce(usize, &LocalizationTable) -> Result<()>,
    ) -> Result<()> {
        let mut rows = fits.table_from(self.summary.progress.localizations);
        fits.append_covariances(&mut rows);
        let rows = match searched.light() {
            Some(light) => add_to_background(rows, light),
            None => rows,
        };
        // The background of joint fits has it.
        let rows = match searched.emitters() {
            Some(emitters) => emitter_rows(rows, fits.model(), emitters),
            None => rows,
        };
        let frames = searched.frames();
        // Evidence on poor fits is gathered after the rows are passed on.
        keep(frames.end, &rows)?;
        self.summary.add(&rows);
        searched.add_to(&mut self.evidence, fits);
        if let Some(counts) = &mut self.summary.counts.search {
            *counts += searched.counts();
        }
        let bytes = frames.len() * self.area * searched.pixel_type().bytes();
        let progress = &mut self.summary.progress;
        progress.done += frames.len();
        progress.localizations += fits.len() as u64;
        progress.localizations_now += fits.len() as u64;
        progress.bytes += bytes as u64;
        progress.elapsed = self.started.elapsed();
        Ok(())
    }

    /// A note if the run was cancelled. `end` is the last frame of the run, from 1.
    pub fn cancelled(&self, end: usize) -> Option<String> {
        let progress = &self.summary.progress;
        let left = progress.total.saturating_sub(progress.done);
        let after = end.saturating_sub(left);
        (left > 0).then(|| format!("cancelled after frame {after} of {end}"))
    }

    /// Ends the run, complete or cancelled, for which there is a note. Returns the summary and the
    /// description of the table. `movie` is the format and the size of the movie, and `why` tells why
    /// a complete run has no rows.
    pub fn end(
        self,
        info: FitInfo,
        cancelled: Option<String>,
        movie: (&str, Shape),
        why: impl FnOnce(SearchCounts) -> Option<String>,
    ) -> (RunSummary, Metadata) {
        let Self {
            description,
            mut summary,
            evidence,
            has_p_values,
            started,
            ..
        } = self;
        summary.info = info;
        summary.complete = cancelled.is_none();
        summary.notes.extend(cancelled);
        let is_whole = summary.progress.before == 0;
        // The counts of a resumed run are those of its own part.
        if summary.complete && is_whole && summary.progress.localizations == 0 {
            summary
                .notes
                .extend(why(summary.counts.search.unwrap_or_default()));
        }
        let mut metadata = description.metadata(movie);
        metadata.notes.clone_from(&summary.notes);
        metadata.configuration += &format!("\n{}", run_section(Some(&summary.info)));
        summary.add_remarks(&evidence, has_p_values);
        // A resumed run knows the fits of its own part only.
        if is_whole {
            metadata.remarks = summary.remarks.iter().map(StoredRemark::from).collect();
        }
        summary.progress.elapsed = started.elapsed();
        (summary, metadata)
    }
}

/// Rows whose background has the mean known light of their ROI, of which `light` is that of each pixel. Fits have
/// the background of the darkest pixel.
fn add_to_background(rows: LocalizationTable, light: &[f32]) -> LocalizationTable {
    let area = (light.len() / rows.len().max(1)).max(1);
    let mut columns = rows.into_columns();
    for column in &mut columns {
        if let ("background", Values::F64(values)) = (&*column.name, &mut column.values) {
            for (background, light) in values.iter_mut().zip(light.chunks_exact(area)) {
                *background += f64::from(light.iter().sum::<f32>()) / area as f64;
            }
        }
    }
    LocalizationTable::from_columns(columns).expect("columns with a value for each row")
}
