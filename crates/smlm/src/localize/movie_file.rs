//! Localization from a movie in a file to a table in a file.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use gaussmle::{Camera, CancelToken, Fits, Fitter, FitterBuilder, LocalizationTable, Model};
use gaussmle_io::movie::{self, Movie};
use gaussmle_io::table::{self, Format, Metadata, Rows};

use super::cancellable_rows::CancellableRows;
use super::checkpoint::{Checkpoint, checkpoint_path};
use super::detector_and_fitter::detector_and_fitter;
use super::output_paths::{check_run_paths, partial_name, table_files};
use super::pipeline::{SearchedFrames, fit_blocks};
use super::progress::Progress;
use super::roi_batch::RoiBatch;
use super::run_identity::{camera_checksum, identity, movie_checksum};
use super::run_metadata::run_metadata;
use super::run_totals::RunTotals;
use super::searched_blocks::SearchedBlocks;
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
    /// Resume an interrupted run. One that has left nothing starts.
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
        let movie = movie::open(self.movie, &self.config.input.open_options())?;
        let frames = self.config.frames(movie.shape().frames)?;
        let mut plan = Plan::new(self, Arc::from(movie), frames, configure)?;
        let identity = plan.identity()?;
        plan.metadata.notes = plan.notes();
        let last = plan.frames.end;
        let mut record = Record::new(self, &mut plan, last, &identity, started)?;
        let remaining = record.checkpoint.end() as usize..plan.frames.end;
        let expected = remaining.len();
        let blocks = SearchedBlocks::new(plan.movie.as_ref(), &plan.detector, cancel, remaining);
        let total = |_| plan.frames.len();
        record.fit(
            &plan.fitter,
            (expected, blocks),
            cancel,
            total,
            &mut watch,
            || (),
        )?;
        let cancelled = record.totals.cancelled(plan.frames.end);
        self.finish(plan, record, cancelled, cancel, finished)
    }

    /// Checks the format and the output paths.
    pub(super) fn check_outputs(&self) -> Result<()> {
        self.format.check(self.output)?;
        let mut inputs = vec![self.movie];
        inputs.extend(self.other_input);
        let mut outputs = table_files(self.output, self.format);
        outputs.extend_from_slice(self.reserved);
        outputs.push(checkpoint_path(self.output));
        outputs.extend(table_files(&partial_name(self.output), self.format));
        check_run_paths(&outputs, &inputs, self.config)
    }

    /// Writes the table of a complete run, or the partial table of a cancelled one, for which there is
    /// a note. If it is cancelled while it writes the former, it writes none; the run can be resumed.
    pub(super) fn finish(
        &self,
        mut plan: Plan,
        record: Record,
        cancelled: Option<String>,
        cancel: &CancelToken,
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        let Record { checkpoint, totals } = record;
        let started = totals.started;
        let mut summary = totals.conclude(cancelled, &mut plan.metadata);
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
pub(super) struct Plan {
    pub movie: Arc<dyn Movie>,
    pub detector: Detector,
    pub fitter: Fitter,
    pub frames: Range<usize>,
    camera: Camera,
    camera_notes: Vec<String>,
    psf_notes: Vec<String>,
    /// The description of the table, without notes.
    pub metadata: Metadata,
}

impl Plan {
    /// Builds the detector and the fitter for frames of a movie.
    pub fn new(
        job: &LocalizeFile<'_>,
        movie: Arc<dyn Movie>,
        frames: Range<usize>,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    ) -> Result<Self> {
        let config = job.config;
        let (model, camera, camera_notes) = config.model_and_camera(&movie.metadata())?;
        let shape = movie.shape();
        let pixel_size_um = camera.pixel_size_um();
        let mut psf_notes = Vec::new();
        let (detector, fitter) = detector_and_fitter(
            config,
            (&model, camera.clone()),
            [shape.width, shape.height],
            configure,
            &mut psf_notes,
        )?;
        let metadata = metadata(job, model.model, pixel_size_um, movie.as_ref());
        Ok(Self {
            movie,
            detector,
            fitter,
            frames,
            camera,
            camera_notes,
            psf_notes,
            metadata,
        })
    }

    /// Describes the movie again, which has grown.
    pub fn describe(&mut self, job: &LocalizeFile<'_>) {
        let (model, pixel_size_um) = (self.metadata.model, self.metadata.pixel_size_um);
        self.metadata = metadata(job, model, pixel_size_um, self.movie.as_ref());
    }

    /// Notes on the camera, the movie and the PSF.
    pub fn notes(&self) -> Vec<String> {
        let movie = self.movie.as_ref();
        let mut notes = self.camera_notes.clone();
        notes.extend_from_slice(movie.notes());
        // A frame that cannot be read ends the run where it is searched, and not before.
        let found = contradictions(movie, &self.camera, self.frames.clone());
        notes.extend(found.unwrap_or_default());
        notes.extend_from_slice(&self.psf_notes);
        notes
    }

    /// The identity of a run on a movie that is complete.
    fn identity(&self) -> Result<String> {
        let checksum = movie_checksum(self.movie.as_ref())?;
        Ok(self.identity_of(&self.metadata.configuration, checksum))
    }

    /// The identity of a run with this description of its movie.
    pub fn identity_of(&self, configuration: &str, movie_checksum: u32) -> String {
        identity(
            configuration,
            movie_checksum,
            self.metadata.model,
            self.detector.roi(),
            camera_checksum(&self.camera),
        )
    }
}

/// The description of a table, without notes.
fn metadata(
    job: &LocalizeFile<'_>,
    model: Model,
    pixel_size_um: f64,
    movie: &dyn Movie,
) -> Metadata {
    let described = (movie.format(), movie.shape());
    run_metadata(
        job.config,
        (model, pixel_size_um),
        Some(job.movie),
        described,
    )
}

/// The rows and sums of a run.
pub(super) struct Record {
    pub checkpoint: Checkpoint,
    pub totals: RunTotals,
}

impl Record {
    /// Creates the checkpoint, or opens that of the interrupted run, which ends at the frame `last` at
    /// the latest. Takes the notes of the plan.
    pub fn new(
        job: &LocalizeFile<'_>,
        plan: &mut Plan,
        last: usize,
        identity: &str,
        started: Instant,
    ) -> Result<Self> {
        let metadata = &mut plan.metadata;
        let template = LocalizationTable::empty(metadata.model, metadata.pixel_size_um);
        let open = match job.resume {
            true => Checkpoint::resume,
            false => Checkpoint::create,
        };
        let first = plan.frames.start;
        let frames = first as u64..last as u64;
        let checkpoint = open(job.output, identity, template, frames)?;
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

    /// Fits the blocks of the remaining frames, about `expected` of them, and adds their rows. `watch`
    /// gets the progress before, after each block, and at the end; `total` is the number of frames of
    /// the run when this many are done. `ended` is that of [`fit_blocks`].
    pub fn fit(
        &mut self,
        fitter: &Fitter,
        (expected, blocks): (usize, impl Iterator<Item = Result<RoiBatch>> + Send),
        cancel: &CancelToken,
        total: impl Fn(usize) -> usize,
        watch: &mut impl FnMut(&Progress),
        ended: impl Fn(),
    ) -> Result<()> {
        self.report(&total, watch);
        let take = |searched: &SearchedFrames<'_>, fits| {
            self.add(searched, &fits)?;
            self.report(&total, watch);
            Ok(())
        };
        let info = fit_blocks(fitter, expected, blocks, cancel, take, ended)?;
        self.totals.summary.info = info;
        self.report(&total, watch);
        Ok(())
    }

    /// Passes the progress on.
    fn report(&mut self, total: impl Fn(usize) -> usize, watch: &mut impl FnMut(&Progress)) {
        let progress = &mut self.totals.summary.progress;
        progress.total = total(progress.done);
        watch(progress);
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
