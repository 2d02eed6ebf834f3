//! `gaussmle localize`.

use gaussmle_base::plural::quantity;
use gaussmle_report::html::write_run_page;
use gaussmle_smlm::localize::{
    Finished, FollowFile, LocalizeFile, Progress, RunSummary, partial_name,
};

use crate::arguments::LocalizeArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::ProgressDisplay;
use crate::stdout_table::{TableFile, is_stdout};
use crate::waiting::announce;

pub fn run(arguments: &LocalizeArguments) -> Outcome {
    let config = arguments.config()?;
    let output = &arguments.output;
    if arguments.resume && is_stdout(&output.path) {
        let message = "--resume needs a table in a file: -o - writes to stdout";
        return Err(Failure::Usage(message.into()));
    }
    let file = TableFile::new(&output.path)?;
    let format = output.format()?;
    let job = LocalizeFile {
        movie: &arguments.movie,
        output: file.path(),
        format,
        config: &config,
        resume: arguments.resume,
        other_input: output.config.as_deref(),
        reserved: arguments.report.as_slice(),
    };
    let kept = match is_stdout(&output.path) {
        true => "nothing was written",
        false => "--resume continues from the last finished frames",
    };
    let interrupt = Interrupt::handle(kept)?;
    interrupt.limit(arguments.time_limit);
    let mut display = ProgressDisplay::new(output.quiet, "frames");
    // The page is written after the table, so a page that fails leaves the table intact.
    let mut page: Result<(), Failure> = Ok(());
    let configure = |builder| announce(builder, output.quiet);
    let mut resumes = arguments.resume && !output.quiet;
    let watch = |progress: &Progress| {
        interrupt.note_progress();
        // A movie that is followed may have no frame yet.
        if resumes && progress.total > 0 {
            resumes = false;
            if progress.before == 0 {
                eprintln!("note: no frame of this run is done: it starts from its first frame");
            }
        }
        display.show(progress);
    };
    let finished = |finished: &Finished<'_>| {
        if let Some(path) = &arguments.report {
            page = write_run_page(path, &arguments.movie, format, finished);
        }
    };
    let summary = match arguments.follow {
        true => {
            let job = FollowFile {
                run: job,
                quiet_after: arguments.quiet_after,
            };
            job.run_with(&interrupt.cancel, configure, watch, finished)?
        }
        false => job.run_with(&interrupt.cancel, configure, watch, finished)?,
    };
    page?;
    if !summary.complete && summary.progress.total == 0 {
        let message = "there was no frame yet, and nothing was written";
        return Err(Failure::Cancelled(message.into()));
    }
    display.finish(&summary, "frame");
    if summary.complete {
        file.deliver()?;
        return Ok(DONE);
    }
    Err(Failure::Cancelled(what_is_left(arguments, &summary)))
}

/// Says what a cancelled run has left.
fn what_is_left(arguments: &LocalizeArguments, summary: &RunSummary) -> String {
    let output = &arguments.output;
    let progress = &summary.progress;
    if is_stdout(&output.path) {
        return "nothing was written".into();
    }
    let partial = partial_name(&output.path);
    let done = quantity(progress.done, "frame");
    match arguments.follow {
        true if progress.is_growing => format!(
            "{} has {done}; --follow --resume continues the run",
            partial.display()
        ),
        _ if progress.done == progress.total => {
            "the table was not written; --resume writes it".into()
        }
        _ => format!(
            "{} has {} of {}; --resume continues the run",
            partial.display(),
            progress.done,
            quantity(progress.total, "frame")
        ),
    }
}
