//! `gaussmle localize`.

use gaussmle::plural::quantity;
use gaussmle_io::table::collect;
use gaussmle_report::html::{HtmlReport, ReportOptions, RunFacts};
use gaussmle_smlm::localize::{Finished, LocalizeFile, partial_name};

use crate::arguments::LocalizeArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::html_report::file_name;
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
    let job = LocalizeFile {
        movie: &arguments.movie,
        output: file.path(),
        format: output.format()?,
        config: &config,
        resume: arguments.resume,
        other_input: output.config.as_deref(),
        reserved: arguments.report.as_slice(),
    };
    let interrupt = Interrupt::handle("--resume continues from the last finished frames")?;
    let mut display = ProgressDisplay::new(output.quiet, "frames");
    // The page is written after the table, so a page that fails leaves the table intact.
    let mut page = Ok(());
    let summary = job.run_with(
        &interrupt.cancel,
        |builder| announce(builder, output.quiet),
        |progress| {
            interrupt.note_progress();
            display.show(progress);
        },
        |finished| page = write_page(arguments, finished),
    )?;
    page?;
    display.finish(&summary, "frame");
    if summary.complete {
        file.deliver()?;
        return Ok(DONE);
    }
    if is_stdout(&output.path) {
        return Err(Failure::Cancelled("cancelled: nothing was written".into()));
    }
    if summary.progress.done == summary.progress.total {
        let message = "cancelled while the table was written; --resume writes it";
        return Err(Failure::Cancelled(message.into()));
    }
    Err(Failure::Cancelled(format!(
        "cancelled: {} has {} of {}; --resume continues the run",
        partial_name(&output.path).display(),
        summary.progress.done,
        quantity(summary.progress.total, "frame")
    )))
}

/// Writes the HTML page, if there is an option for it.
fn write_page(arguments: &LocalizeArguments, finished: &Finished<'_>) -> Result<(), Failure> {
    let Some(path) = &arguments.report else {
        return Ok(());
    };
    let options = ReportOptions {
        title: file_name(&arguments.movie),
        run: Some(RunFacts::from(finished.summary)),
        ..ReportOptions::default()
    };
    let table = collect(finished.rows)?;
    let metadata = finished
        .metadata
        .to_table_metadata(arguments.output.format()?);
    Ok(HtmlReport::new(&table, &metadata, &options)?.save(path)?)
}
