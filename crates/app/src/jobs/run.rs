//! The run of a job: that of the command line, with an observer.

use std::path::Path;
use std::sync::Arc;

use gaussmle::{LocalizationTable, Timeout};
use gaussmle_base::caught;
use gaussmle_io::table::Format;
use gaussmle_smlm::localize::{FollowFile, LocalizeFile, Progress, Watch, checkpoint_path};

use super::job::{End, Job};
use super::record::{PROGRAM, State, Summary, now};
use crate::error::{Failure, Outcome};
use crate::places::Places;
use crate::run_options::config_of;

/// Passes progress and rows of a run to its job.
struct Observer<'a>(&'a Job);

impl Watch for Observer<'_> {
    fn progress(&mut self, progress: &Progress) {
        self.0.set_progress(progress);
    }

    fn wants_rows(&self) -> bool {
        true
    }

    fn rows(&mut self, rows: &LocalizationTable) {
        self.0.live.add(rows);
    }
}

/// Runs a job to its end, and writes its record.
pub(super) fn run(job: &Arc<Job>, cancel: &gaussmle::CancelToken, places: &Places) {
    job.live.clear();
    job.change(|record| {
        record.state = State::Running;
        record.started = Some(now());
        record.ended = None;
        record.error = None;
    });
    let outcome = caught::caught(|| localize(job, cancel, places));
    let outcome = outcome.unwrap_or_else(|panic| {
        let words = caught::words(&*panic);
        Err(Failure::internal(format!(
            "the run ended in an unexpected way: {words}"
        )))
    });
    match outcome {
        Ok(summary) if summary.complete => job.change(|record| {
            record.state = State::Done;
            record.ended = Some(now());
            record.summary = Some(Summary::from(&summary));
        }),
        Ok(summary) => {
            let state = match job.asked_end() {
                Some(End::Shutdown) => State::Waiting,
                Some(End::Stop | End::Delete) | None => State::Stopped,
            };
            job.change(|record| {
                record.state = state;
                record.ended = (state == State::Stopped).then(now);
                record.summary = Some(Summary::from(&summary));
            });
        }
        Err(_) if job.asked_end() == Some(End::Shutdown) => {
            job.change(|record| record.state = State::Waiting);
        }
        Err(failure) => job.fail(failure.message, failure.option),
    }
    if job.state().has_ended() {
        job.live.clear();
    }
}

fn localize(
    job: &Arc<Job>,
    cancel: &gaussmle::CancelToken,
    places: &Places,
) -> Outcome<gaussmle_smlm::localize::RunSummary> {
    let record = job.record().clone();
    if record.program != PROGRAM {
        // The rows of two versions may differ, so no run has rows of both: it starts again.
        let checkpoint = checkpoint_path(&record.output);
        if checkpoint.exists() {
            std::fs::remove_file(checkpoint)?;
        }
        job.change(|record| record.program = PROGRAM.into());
    }
    let mut config = config_of(&record.options, &record.movie, places)?;
    config.model.choose_if_none();
    let movie = places.find(&record.movie.path)?;
    let run = LocalizeFile {
        movie: &movie,
        output: &record.output,
        format: Format::from_name(&record.format)?,
        config: &config,
        // A run that has left nothing starts.
        resume: true,
        other_input: None,
        reserved: &[],
    };
    let of_fits = job.clone();
    let configure =
        |builder: gaussmle::FitterBuilder| builder.on_state(move |state| of_fits.set_fits(state));
    let mut observer = Observer(job);
    let summary = match record.follow {
        Some(seconds) => {
            let follow = FollowFile {
                run,
                quiet_after: quiet_after(seconds)?,
            };
            follow.run_watched(cancel, configure, &mut observer, |_| ())?
        }
        None => run.run_watched(cancel, configure, &mut observer, |_| ())?,
    };
    Ok(summary)
}

/// Checks the time without a change after which a movie has ended.
pub(crate) fn quiet_after(seconds: f64) -> Outcome<Timeout> {
    let text = seconds.to_string();
    text.parse()
        .map_err(|_| Failure::bad(format!("follow: {seconds} are no seconds")))
}

/// The options of a job as those of its run, to be shown.
pub(crate) fn shown_config(job: &Job, places: &Places) -> Outcome<gaussmle_smlm::RunConfig> {
    let record = job.record().clone();
    let mut config = config_of(&record.options, &record.movie, places)?;
    config.model.choose_if_none();
    Ok(config)
}

/// The name of a table for a movie.
pub(crate) fn table_name(movie: &Path, format: Format) -> String {
    let stem = movie.file_stem().unwrap_or_default().to_string_lossy();
    let stem = stem.strip_suffix(".ome").unwrap_or(&stem);
    format!("{stem}_locs{}", format.endings()[0])
}
