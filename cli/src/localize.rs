//! `gaussmle localize`.

use std::path::Path;

use gaussmle_base::plural::quantity;
use gaussmle_io::table::{self, Format, collect};
use gaussmle_report::html::{HtmlReport, ReportOptions, write_run_page};
use gaussmle_smlm::localize::{
    Finished, FollowFile, LocalizeFile, Progress, RunSummary, partial_name,
};

use crate::arguments::LocalizeArguments;
use crate::drift;
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
    // Errors of these leave the table intact.
    let mut after: Result<Vec<String>, Failure> = Ok(Vec::new());
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
        after = after_table(arguments, (file.path(), format), finished);
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
    let lines = after?;
    if !summary.complete && summary.progress.total == 0 {
        let message = "there was no frame yet, and nothing was written";
        return Err(Failure::Cancelled(message.into()));
    }
    display.finish(&summary, "frame");
    if !output.quiet {
        lines.iter().for_each(|line| eprintln!("{line}"));
    }
    if summary.complete {
        file.deliver()?;
        return Ok(DONE);
    }
    Err(Failure::Cancelled(what_is_left(arguments, &summary)))
}

/// Does what follows the table: the correction of its drift, and the page. Returns the drift in words.
fn after_table(
    arguments: &LocalizeArguments,
    (path, format): (&Path, Format),
    finished: &Finished<'_>,
) -> Result<Vec<String>, Failure> {
    let page = arguments.report.as_deref();
    let write_page = || -> Result<(), Failure> {
        match page {
            Some(page) => write_run_page(page, &arguments.movie, format, finished),
            None => Ok(()),
        }
    };
    if !arguments.drift {
        write_page()?;
        return Ok(Vec::new());
    }
    let mut rows = collect(finished.rows)?;
    let correction = match drift::correct(&mut rows) {
        Ok(correction) => correction,
        Err(reason) => {
            write_page()?;
            return Ok(vec![format!("note: drift was not corrected: {reason}")]);
        }
    };
    let mut metadata = finished.metadata.clone();
    metadata.notes.push(correction.drift.note());
    if let Err(error) = table::write(path, format, &rows, &metadata) {
        eprintln!(
            "{} is complete, without a correction of its drift: gaussmle drift corrects it",
            path.display()
        );
        write_page()?;
        return Err(error.into());
    }
    let lines = drift::lines(&correction, &rows);
    if let Some(page) = page {
        let options = ReportOptions {
            drift_correction: Some(correction),
            ..ReportOptions::of_run(&arguments.movie, finished.summary)
        };
        let metadata = metadata.to_table_metadata(format);
        HtmlReport::new(&rows, &metadata, &options)?.save(page)?;
    }
    Ok(lines)
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
