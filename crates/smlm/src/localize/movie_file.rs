//! Localization from a movie in a file to a table in a file.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

use gaussmle::{CancelToken, Fits, Fitter, FitterBuilder, LocalizationTable};
use gaussmle_io::movie::{self, Movie};
use gaussmle_io::table::{self, Format, Metadata, Rows};

use super::cancellable_rows::CancellableRows;
use super::checkpoint::Checkpoint;
use super::detector_and_fitter::detector_and_fitter;
use super::output_paths::{check_paths, partial_name, table_files};
use super::pipeline::{Localize, SearchedFrames};
use super::progress::Progress;
use super::run_identity::{camera_checksum, identity};
use super::run_metadata::run_metadata;
use super::run_totals::RunTotals;
use super::summary::RunSummary;
use super::why_nothing::why_nothing;
use crate::config::RunConfig;
use crate::detect::Detector;
use crate::error::Result;
use crate::inspect::contradictions;

/// The rows of a complete run, before its checkpoint is removed. They have every column, whichever
/// columns the format of the table keeps.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Finished<'a> {
    /// The rows.
    pub rows: &'a dyn Rows,
    /// The description of the table.
    pub metadata: &'a Metadata,
    /// The summary of the run.
    pub summary: &'a RunSummary,
}

/// A movie in a file to be localized. The run keeps a checkpoint beside its output, so it can be
/// interrupted and resumed.
#[derive(Debug)]
pub struct LocalizeFile<'a> {
    /// The movie.
    pub movie: &'a Path,
    /// The table.
    pub output: &'a Path,
    /// The format of the table.
    pub format: Format,
    /// The options of the run.
    pub config: &'a RunConfig,
    /// Resume an interrupted run.
    pub resume: bool,
    /// Another file that the caller has read, and that must not be written over.
    pub other_input: Option<&'a Path>,
    /// Files that the caller writes after the run. They are checked like the table.
    pub reserved: &'a [PathBuf],
}

impl LocalizeFile<'_> {
    /// Localizes the movie and writes the table.
    ///
    /// A cancelled run writes the rows so far to [`partial_name`], and can be resumed.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be read or written, an option is invalid, or a fit fails.
    /// A run that fails can be resumed.
    pub fn run(&self, cancel: &CancelToken, watch: impl FnMut(&Progress)) -> Result<RunSummary> {
        self.run_with(cancel, |builder| builder, watch, |_| ())
    }

    /// As [`LocalizeFile::run`]. `configure` changes the builder of the fitter, for example to set
    /// callbacks or device speeds. `finished` gets the rows of a complete run.
    ///
    /// # Errors
    ///
    /// As [`LocalizeFile::run`].
    pub fn run_with(
        &self,
        cancel: &CancelToken,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
        mut watch: impl FnMut(&Progress),
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        let started = Instant::now();
        self.check_outputs()?;
        let configure = |builder: FitterBuilder| configure(builder.cancel(cancel.clone()));
        let mut plan = Plan::new(self, configure)?;
        let mut record = Record::new(self, &mut plan, started)?;
        watch(&record.totals.summary.progress);
        let localize = Localize {
            movie: plan.movie.as_ref(),
            detector: &plan.detector,
            fitter: &plan.fitter,
        };
        let remaining = record.checkpoint.end() as usize..plan.frames.end;
        let info = localize.run_searched(remaining, cancel, |searched, fits| {
            record.add(searched, &fits)?;
            watch(&record.totals.summary.progress);
            Ok(())
        })?;
        record.totals.summary.info = info;
        watch(&record.totals.summary.progress);
        self.finish(plan, record, cancel, finished)
    }

    /// Checks the format and the output paths.
    fn check_outputs(&self) -> Result<()> {
        self.format.check(self.output)?;
        let mut inputs = vec![self.movie];
        inputs.extend(self.other_input);
        let mut outputs = table_files(self.output, self.format);
        outputs.extend_from_slice(self.reserved);
        check_paths(&outputs, &inputs, self.config)
    }

    /// Writes the table of a complete run, or the partial table of a cancelled one. If it is
    /// cancelled while it writes the former, it writes none; the run can be resumed.
    fn finish(
        &self,
        mut plan: Plan,
        record: Record,
        cancel: &CancelToken,
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        let Record { checkpoint, totals } = record;
        let started = totals.started;
        let mut summary = totals.conclude(plan.frames.end, &mut plan.metadata);
        // The counts of a resumed run are those of its own part.
        if summary.complete && checkpoint.len() == 0 && summary.progress.before == 0 {
            let counts = summary.counts.search.unwrap_or_default();
            let frames = plan.frames.clone();
            let reason = why_nothing(plan.movie.as_ref(), &plan.detector, frames, counts);
            summary.notes.extend(reason.ok());
        }
        if summary.complete {
            let rows = CancellableRows {
                rows: &checkpoint,
                cancel,
            };
            match table::write(self.output, self.format, &rows, &plan.metadata) {
                Err(_) if cancel.is_cancelled() => {
                    summary.complete = false;
                    return Ok(summary);
                }
                written => written?,
            }
            summary.progress.elapsed = started.elapsed();
            finished(&Finished {
                rows: &checkpoint,
                metadata: &plan.metadata,
                summary: &summary,
            });
            checkpoint.remove();
            if self.resume {
                // The partial table of the interrupted run.
                self.format.remove(&partial_name(self.output));
            }
        } else {
            let partial = partial_name(self.output);
            table::write(&partial, self.format, &checkpoint, &plan.metadata)?;
        }
        summary.progress.elapsed = started.elapsed();
        Ok(summary)
    }
}

/// Everything that a run needs, opened and checked.
struct Plan {
    movie: Box<dyn Movie>,
    detector: Detector,
    fitter: Fitter,
    frames: Range<usize>,
    identity: String,
    /// The description of the table, and the notes so far.
    metadata: Metadata,
}

impl Plan {
    /// Opens the movie and builds the detector and the fitter.
    fn new(
        job: &LocalizeFile<'_>,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    ) -> Result<Self> {
        let config = job.config;
        let movie = movie::open(job.movie, &config.input.open_options())?;
        let (model, camera, mut notes) = config.model_and_camera(&movie.metadata())?;
        notes.extend_from_slice(movie.notes());
        let shape = movie.shape();
        let frames = config.frames(shape.frames)?;
        // A frame that cannot be read ends the run where it is searched, and not before.
        notes.extend(contradictions(movie.as_ref(), &camera, frames.clone()).unwrap_or_default());
        let pixel_size_um = camera.pixel_size_um();
        let camera_checksum = camera_checksum(&camera);
        let (detector, fitter) = detector_and_fitter(
            config,
            (&model, camera),
            [shape.width, shape.height],
            configure,
            &mut notes,
        )?;
        let mut metadata = run_metadata(
            config,
            (model.model, pixel_size_um),
            Some(job.movie),
            (movie.format(), shape),
        );
        metadata.notes = notes;
        let identity = identity(
            &metadata.configuration,
            movie.as_ref(),
            model.model,
            detector.roi(),
            camera_checksum,
        )?;
        Ok(Self {
            movie,
            detector,
            fitter,
            frames,
            identity,
            metadata,
        })
    }
}

/// The rows and sums of a run.
struct Record {
    checkpoint: Checkpoint,
    totals: RunTotals,
}

impl Record {
    /// Creates the checkpoint, or opens that of the interrupted run. Takes the notes of the plan.
    fn new(job: &LocalizeFile<'_>, plan: &mut Plan, started: Instant) -> Result<Self> {
        let metadata = &mut plan.metadata;
        let template = LocalizationTable::empty(metadata.model, metadata.pixel_size_um);
        let open = match job.resume {
            true => Checkpoint::resume,
            false => Checkpoint::create,
        };
        let first = plan.frames.start;
        let checkpoint = open(job.output, &plan.identity, template, first as u64)?;
        let before = checkpoint.end() as usize - first;
        let progress = Progress {
            done: before,
            total: plan.frames.len(),
            before,
            localizations: checkpoint.len(),
            ..Progress::default()
        };
        let notes = std::mem::take(&mut metadata.notes);
        let area = plan.movie.shape().pixels();
        Ok(Self {
            totals: RunTotals::new(progress, notes, area, started),
            checkpoint,
        })
    }

    /// Adds the fits of the frames that follow.
    fn add(&mut self, searched: &SearchedFrames<'_>, fits: &Fits) -> Result<()> {
        let rows = self.totals.rows(fits);
        let end = searched.frames().end;
        self.checkpoint.push(end as u64, &rows)?;
        self.totals.add(searched, fits, &rows);
        Ok(())
    }
}
