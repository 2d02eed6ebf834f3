//! `gaussmle fit`.

use gaussmle_base::plural::quantity;
use gaussmle_smlm::localize::{FitFile, partial_name};

use crate::arguments::{FitArguments, table_format};
use crate::failure::{DONE, Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::ProgressDisplay;
use crate::stdout_table::{TableFile, is_stdout};
use crate::waiting::announce;

/// Fits the ROIs. `flag` gives the option of a field of the library.
pub fn run(arguments: &FitArguments, flag: impl Fn(&str) -> Option<String>) -> Outcome {
    let config = arguments.config()?;
    let output = &arguments.output;
    let file = TableFile::new(&arguments.table)?;
    let job = FitFile {
        rois: &arguments.rois,
        corners: arguments.corners.as_deref(),
        frames: arguments.frames.as_deref(),
        output: file.path(),
        format: table_format(&arguments.table, output.format.as_deref())?,
        config: &config,
        other_input: output.config.as_deref(),
    };
    let interrupt = Interrupt::handle("nothing was written")?;
    interrupt.limit(arguments.time_limit);
    let mut display = ProgressDisplay::new(output.quiet, "ROIs");
    let summary = job.run_with(
        &interrupt.cancel,
        |builder| announce(builder, output.quiet),
        |progress| {
            interrupt.note_progress();
            display.show(progress);
        },
    )?;
    interrupt.note_progress();
    if summary.complete {
        display.finish(&summary, "ROI", flag);
        file.deliver()?;
        return Ok(DONE);
    }
    if is_stdout(&arguments.table) || summary.progress.done == 0 {
        return Err(Failure::Cancelled("nothing was written".into()));
    }
    Err(Failure::Cancelled(format!(
        "{} has {} of {}; the next run starts again",
        partial_name(&arguments.table).display(),
        summary.progress.done,
        quantity(summary.progress.total, "ROI")
    )))
}
