//! Localization of a movie while another program writes it.
//!
//! When its files have changed, the movie is opened again by the code that opens a finished one, so
//! there is one reader of each format. Each opening searches the pages from the start, so the watch
//! pauses for four times as long as it took. A checksum of the first and last complete frame
//! detects a movie that was replaced.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use gaussmle::{CancelToken, FitterBuilder, Timeout};
use gaussmle_io::movie::{Movie, Shape};

use crate::config::Sigma;
use crate::error::{Result, config as config_error};
use crate::localize::checkpoint::run_identity::first_frame_checksum;
use crate::localize::describe::progress::Progress;
use crate::localize::describe::summary::RunSummary;
use crate::localize::files::followed_blocks::{FollowState, FollowedBlocks};
use crate::localize::files::movie_file::{Finished, LocalizeFile, Plan, Record};
use crate::localize::files::movie_watch::MovieWatch;
use crate::localize::finder::FinderBuffers;
use crate::localize::pipeline::UNKNOWN_FRAMES;
use crate::localize::watch::Watch;

/// A movie that is localized while another program writes it.
///
/// The rows are those of [`LocalizeFile`] for the finished movie, to the bit and in the same order. A
/// frame is localized as soon as it is complete: a frame of a TIFF when the next one follows or the
/// file rests, one of a Zarr when a later chunk is there. The movie need not be there at the start.
///
/// The run ends when the files state that the movie is complete, as those of an NDTiff do, or when
/// they have not changed for some time. Incomplete frames at the end are then left out, with a note.
///
/// A run that was cancelled is resumed by another `FollowFile`, not by a [`LocalizeFile`]. The
/// movie may be finished then. A run on a GPU keeps it until the end, also while no frames come.
#[derive(Debug)]
pub struct FollowFile<'a> {
    /// The movie, the table and the options.
    pub run: LocalizeFile<'a>,
    /// The run ends when the files of the movie have not changed for this time.
    pub quiet_after: Timeout,
}

impl FollowFile<'_> {
    /// Localizes the movie and writes the table.
    ///
    /// A cancelled run writes the rows so far as that of a [`LocalizeFile`] does. Before the first
    /// frame it writes nothing.
    ///
    /// # Errors
    ///
    /// As [`LocalizeFile::run`]. Frames that change or disappear after they were read are an error,
    /// too.
    pub fn run(&self, cancel: &CancelToken, watch: impl FnMut(&Progress)) -> Result<RunSummary> {
        self.run_with(cancel, |builder| builder, watch, |_| ())
    }

    /// As [`FollowFile::run`], with the functions of [`LocalizeFile::run_with`].
    ///
    /// # Errors
    ///
    /// As [`FollowFile::run`].
    pub fn run_with(
        &self,
        cancel: &CancelToken,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
        mut watch: impl FnMut(&Progress),
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        self.run_watched(cancel, configure, &mut watch, finished)
    }

    /// As [`FollowFile::run_with`], with an observer that can get the rows while they are added.
    ///
    /// # Errors
    ///
    /// As [`FollowFile::run`].
    pub fn run_watched(
        &self,
        cancel: &CancelToken,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
        watch: &mut impl Watch,
        finished: impl FnOnce(&Finished<'_>),
    ) -> Result<RunSummary> {
        let started = Instant::now();
        let job = &self.run;
        job.check_outputs()?;
        let range = job.config.input.frames.unwrap_or_default();
        let (from, to) = (range.from.unwrap_or(0), range.to);
        if to.is_some_and(|to| to < from) {
            let cause = format!("the range {range} ends before it starts");
            return Err(config_error("frames", cause));
        }
        if job.config.model.given_width() == Some(Sigma::Auto) {
            // The frames of the start would give another width than the finished movie.
            job.config.model()?;
        }
        job.config.detection.check_arriving()?;
        let configure = |builder: FitterBuilder| configure(builder.cancel(cancel.clone()));
        let options = job.config.input.open_options();
        let mut movie_watch = MovieWatch::new(job.movie, &options, self.quiet_after);
        let Some(movie) = first_frames(&mut movie_watch, cancel, started, watch)? else {
            return Ok(RunSummary::default());
        };
        let mut plan = Plan::new(job, movie, from..from, configure)?;
        if let Some(summary) = job.finished_table(&plan)? {
            return Ok(summary);
        }
        let identity = identity(&plan)?;
        let last = to.unwrap_or(usize::MAX);
        let mut record = Record::new(job, &plan, last, &identity, started)?;
        let state = FollowState::default();
        let total = |done: usize| {
            let frames = state
                .frames
                .load(Ordering::Relaxed)
                .min(to.unwrap_or(usize::MAX));
            frames.saturating_sub(from).max(done)
        };
        state.frames.store(movie_watch.frames(), Ordering::Relaxed);
        record.run.set_growing(true);
        let blocks = FollowedBlocks {
            watch: &mut movie_watch,
            finder: &plan.finder,
            cancel,
            state: &state,
            next: record.checkpoint.end() as usize,
            to: last,
            idle: FinderBuffers::default(),
        };
        let expected = to.map_or(UNKNOWN_FRAMES, |to| to - from);
        let ended = || state.is_over.store(true, Ordering::Relaxed);
        let info = record.fit(
            &plan.fitter,
            (expected, blocks),
            cancel,
            total,
            watch,
            ended,
        )?;
        let cancelled = self.end(&movie_watch, &mut plan, &mut record)?;
        job.finish(plan, record, (info, cancelled), cancel, finished)
    }

    /// Describes the movie as it is now. Returns a note if the run was cancelled.
    fn end(
        &self,
        movie_watch: &MovieWatch,
        plan: &mut Plan,
        record: &mut Record,
    ) -> Result<Option<String>> {
        let job = &self.run;
        let first = plan.frames.start;
        let done = first + record.run.progress().done;
        if let Some(movie) = movie_watch.movie() {
            plan.movie = movie.clone();
        }
        let to = job.config.input.frames.and_then(|frames| frames.to);
        let is_whole = movie_watch.has_ended() || to.is_some_and(|to| to <= done);
        plan.frames = match is_whole {
            true => job.config.frames(plan.movie.shape().frames)?,
            false => first..done,
        };
        if done > plan.frames.end {
            let cause = format!(
                "the interrupted run has localized the movie up to frame {done}, but the run ends at \
                 frame {}: its file is damaged, or the movie is another one. Start a new run with \
                 another output",
                plan.frames.end
            );
            return Err(config_error("resume", cause));
        }
        let (mut notes, warnings) = plan.notes();
        notes.extend(other_pixel_size(job, plan));
        record.run.set_notes(notes);
        record.run.set_warnings(warnings);
        record.run.set_growing(!is_whole);
        Ok(match is_whole {
            true => {
                record.run.set_total(plan.frames.len());
                record.run.cancelled(plan.frames.end)
            }
            false => Some(format!(
                "cancelled after frame {done}, while the movie was followed"
            )),
        })
    }
}

/// Waits for the first frames. None if the run is cancelled before.
fn first_frames(
    movie_watch: &mut MovieWatch,
    cancel: &CancelToken,
    started: Instant,
    watch: &mut impl Watch,
) -> Result<Option<Arc<dyn Movie>>> {
    loop {
        movie_watch.look()?;
        let is_there = movie_watch.frames() > 0 || movie_watch.has_ended();
        if let Some(movie) = movie_watch.movie().filter(|_| is_there) {
            return Ok(Some(movie.clone()));
        }
        watch.progress(&Progress {
            is_growing: true,
            elapsed: started.elapsed(),
            ..Progress::default()
        });
        if cancel.is_cancelled() {
            return Ok(None);
        }
        movie_watch.pause(|| cancel.is_cancelled());
    }
}

/// The identity of a run on a movie whose format, number of frames and last frame are not final.
fn identity(plan: &Plan) -> Result<String> {
    let shape = Shape {
        frames: 0,
        ..plan.movie.shape()
    };
    let checksum = first_frame_checksum(plan.movie.as_ref())?;
    Ok(plan.identity_of(("followed", shape), checksum))
}

/// A note if the finished movie states another pixel size than at the start.
fn other_pixel_size(job: &LocalizeFile<'_>, plan: &Plan) -> Option<String> {
    let (camera, _) = job.config.camera_for(&plan.movie.metadata()).ok()?;
    let (stated, used) = (camera.pixel_size_um(), plan.description.pixel_size_um);
    (stated != used).then(|| {
        format!(
            "the movie now states a pixel size of {stated} um: the run has used {used} um, which was known at its start"
        )
    })
}
