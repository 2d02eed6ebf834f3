//! Localization from a movie in a file to a table in a file.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use gaussmle::{Camera, CancelToken, FitInfo, Fitter, FitterBuilder};
use gaussmle_io::movie::{self, Movie, Shape};
use gaussmle_io::table::{self, Format, Metadata, Rows};

use crate::config::RunConfig;
use crate::error::Result;
use crate::inspect::contradictions;
use crate::localize::checkpoint::run_identity::{camera_checksum, identity, movie_checksum};
use crate::localize::checkpoint::{Checkpoint, checkpoint_path};
use crate::localize::describe::progress::Progress;
use crate::localize::describe::summary::RunSummary;
use crate::localize::describe::why_nothing::why_nothing;
use crate::localize::files::cancellable_rows::CancellableRows;
use crate::localize::files::finished_table::finished_table;
use crate::localize::finder::{Finder, FoundSpots};
use crate::localize::finder_and_fitter::finder_and_fitter;
use crate::localize::movie_width::with_movie_width;
use crate::localize::output_paths::{check_run_paths, partial_name, table_files};
use crate::localize::pipeline::{SearchedFrames, fit_blocks};
use crate::localize::run::{Run, RunDescription};
use crate::localize::searched_blocks::SearchedBlocks;
use crate::localize::watch::Watch;

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
    /// Resume an interrupted run. One that has left nothing starts, and one whose table is complete ends
    /// at once.
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
        self.run_watched(cancel, configure, &mut watch, finished)
    }

    /// As [`LocalizeFile::run_with`], with an observer that can get the rows while they are added.
    ///
    /// # Errors
    ///
    /// As [`LocalizeFile::run`].
    pub fn run_watched(
        &self,
        cancel: &CancelToken,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
        watch: &mut impl Watch,
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        let started = Instant::now();
        self.check_outputs()?;
        let configure = |builder: FitterBuilder| configure(builder.cancel(cancel.clone()));
        let movie = movie::open(self.movie, &self.config.input.open_options())?;
        let frames = self.config.frames(movie.shape().frames)?;
        let (config, width_notes) = self.with_width(movie.as_ref(), frames.clone(), cancel)?;
        let job = LocalizeFile {
            config: &config,
            ..*self
        };
        let mut plan = Plan::new(&job, Arc::from(movie), frames, configure)?;
        plan.psf_notes.extend(width_notes);
        if let Some(summary) = job.finished_table(&plan)? {
            return Ok(summary);
        }
        let identity = plan.identity()?;
        let last = plan.frames.end;
        let mut record = Record::new(&job, &plan, last, &identity, started)?;
        let remaining = record.checkpoint.end() as usize..plan.frames.end;
        let expected = remaining.len();
        let blocks = SearchedBlocks::new(plan.movie.as_ref(), &plan.finder, cancel, remaining);
        let total = |_| plan.frames.len();
        let info = record.fit(
            &plan.fitter,
            (expected, blocks),
            cancel,
            total,
            watch,
            || (),
        )?;
        let cancelled = record.run.cancelled(plan.frames.end);
        self.finish(plan, record, (info, cancelled), cancel, finished)
    }

    /// The options with the width of the movie in place of `auto`, and notes on the width. The
    /// configuration of the table has the number.
    fn with_width(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
        cancel: &CancelToken,
    ) -> Result<(RunConfig, Vec<String>)> {
        let sigma = self.config.model.given_width();
        if sigma.is_none() {
            return Ok((self.config.clone(), Vec::new()));
        }
        let (camera, _) = self.config.camera_for(&movie.metadata())?;
        with_movie_width(self.config, sigma, &camera, (movie, frames), cancel)
    }

    /// The summary of a resumed run whose table is complete.
    pub(crate) fn finished_table(&self, plan: &Plan) -> Result<Option<RunSummary>> {
        if !self.resume {
            return Ok(None);
        }
        let configuration = plan.description.configuration(plan.described());
        let frames = self.config.frames(plan.movie.shape().frames)?;
        finished_table(self.output, &configuration, frames.len())
    }

    /// Checks the format and the output paths.
    pub(crate) fn check_outputs(&self) -> Result<()> {
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
    pub(crate) fn finish(
        &self,
        plan: Plan,
        record: Record,
        (info, cancelled): (FitInfo, Option<String>),
        cancel: &CancelToken,
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        let Record {
            checkpoint,
            run,
            started,
        } = record;
        let (mut summary, metadata) = run.end(info, cancelled, plan.described(), |counts| {
            let frames = plan.frames.clone();
            why_nothing(plan.movie.as_ref(), plan.finder.detector(), frames, counts).ok()
        });
        if summary.complete {
            let rows = CancellableRows {
                rows: &checkpoint,
                cancel,
            };
            match table::write(self.output, self.format, &rows, &metadata) {
                Err(_) if cancel.is_cancelled() => {
                    summary.complete = false;
                    return Ok(summary);
                }
                written => written?,
            }
            summary.progress.elapsed = started.elapsed();
            finished(&Finished {
                rows: &checkpoint,
                metadata: &metadata,
                summary: &summary,
            });
            checkpoint.remove();
            if self.resume {
                // The partial table of the interrupted run.
                self.format.remove(&partial_name(self.output));
            }
        } else {
            let partial = partial_name(self.output);
            table::write(&partial, self.format, &checkpoint, &metadata)?;
        }
        summary.progress.elapsed = started.elapsed();
        Ok(summary)
    }
}

/// Everything that a run needs, opened and checked.
pub(crate) struct Plan {
    pub movie: Arc<dyn Movie>,
    pub finder: Finder,
    pub fitter: Fitter,
    pub frames: Range<usize>,
    camera: Camera,
    camera_notes: Vec<String>,
    psf_notes: Vec<String>,
    pub description: RunDescription,
}

impl Plan {
    /// Builds the finder and the fitter for frames of a movie.
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
        let (finder, fitter) = finder_and_fitter(
            config,
            (&model, camera.clone()),
            [shape.width, shape.height],
            configure,
            &mut psf_notes,
        )?;
        let description = RunDescription {
            config: config.clone(),
            model: model.model,
            pixel_size_um,
            path: Some(job.movie.to_owned()),
            regions: finder.regions().cloned(),
            searched_pixels: Some(finder.searched_pixels()),
        };
        Ok(Self {
            movie,
            finder,
            fitter,
            frames,
            camera,
            camera_notes,
            psf_notes,
            description,
        })
    }

    /// The format and the size of the movie.
    pub fn described(&self) -> (&str, Shape) {
        (self.movie.format(), self.movie.shape())
    }

    /// Notes on the camera, the movie and the PSF, and those of them that tell of likely wrong settings.
    pub fn notes(&self) -> (Vec<String>, Vec<String>) {
        let movie = self.movie.as_ref();
        // A frame that cannot be read ends the run where it is searched, and not before.
        let found = contradictions(movie, &self.camera, self.frames.clone()).unwrap_or_default();
        let mut warnings =
            (self.description.config.camera).warnings(&self.camera, &movie.metadata());
        warnings.extend_from_slice(&found);
        let mut notes = self.camera_notes.clone();
        notes.extend_from_slice(movie.notes());
        notes.extend(found);
        notes.extend_from_slice(&self.psf_notes);
        (notes, warnings)
    }

    /// The identity of a run on a movie that is complete.
    fn identity(&self) -> Result<String> {
        let checksum = movie_checksum(self.movie.as_ref())?;
        Ok(self.identity_of(self.described(), checksum))
    }

    /// The identity of a run on a movie with this description and checksum.
    pub fn identity_of(&self, movie: (&str, Shape), movie_checksum: u32) -> String {
        identity(
            &self.description.configuration(movie),
            movie_checksum,
            self.description.model.clone(),
            self.finder.roi(),
            camera_checksum(&self.camera),
        )
    }
}

/// A run, and its rows on disk.
pub(crate) struct Record {
    pub checkpoint: Checkpoint,
    pub run: Run,
    started: Instant,
}

impl Record {
    /// Creates the checkpoint, or opens that of the interrupted run, which ends at the frame `last` at
    /// the latest.
    pub fn new(
        job: &LocalizeFile<'_>,
        plan: &Plan,
        last: usize,
        identity: &str,
        started: Instant,
    ) -> Result<Self> {
        let description = plan.description.clone();
        let open = match job.resume {
            true => Checkpoint::resume,
            false => Checkpoint::create,
        };
        let first = plan.frames.start;
        let frames = first as u64..last as u64;
        let checkpoint = open(job.output, identity, description.empty_table(), frames)?;
        let area = plan.movie.shape().pixels();
        let (notes, warnings) = plan.notes();
        let mut run = Run::new(description, notes, area, started);
        run.set_warnings(warnings);
        run.set_format(job.format);
        run.resume(checkpoint.end() as usize - first, checkpoint.len());
        run.set_total(plan.frames.len());
        Ok(Self {
            checkpoint,
            run,
            started,
        })
    }

    /// Fits the blocks of the remaining frames, about `expected` of them, and adds their rows. `watch`
    /// gets the progress before, after each block, and at the end; `total` is the number of frames of
    /// the run when this many are done. `ended` is that of [`fit_blocks`].
    pub fn fit(
        &mut self,
        fitter: &Fitter,
        (expected, blocks): (usize, impl Iterator<Item = Result<FoundSpots>> + Send),
        cancel: &CancelToken,
        total: impl Fn(usize) -> usize,
        watch: &mut impl Watch,
        ended: impl Fn(),
    ) -> Result<FitInfo> {
        self.report(&total, watch);
        if watch.wants_rows() && !self.checkpoint.is_empty() {
            for block in self.checkpoint.blocks() {
                watch.rows(&*block?);
            }
        }
        let take = |searched: &SearchedFrames<'_>, fits| {
            let checkpoint = &mut self.checkpoint;
            self.run.add(searched, &fits, |end, rows| {
                checkpoint.push(end as u64, rows)?;
                watch.rows(rows);
                Ok(())
            })?;
            self.report(&total, watch);
            Ok(())
        };
        let info = fit_blocks(fitter, expected, blocks, cancel, take, ended)?;
        self.report(&total, watch);
        Ok(info)
    }

    /// Passes the progress on.
    fn report(&mut self, total: impl Fn(usize) -> usize, watch: &mut impl Watch) {
        self.run.set_total(total(self.run.progress().done));
        watch.progress(self.run.progress());
    }
}
