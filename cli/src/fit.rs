//! `gaussmle fit`.

use gaussmle_smlm::localize::FitFile;

use crate::arguments::FitArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::ProgressDisplay;
use crate::stdout_table::TableFile;
use crate::waiting::announce;

pub fn run(arguments: &FitArguments) -> Outcome {
    let config = arguments.config()?;
    let output = &arguments.output;
    let file = TableFile::new(&output.path)?;
    let job = FitFile {
        rois: &arguments.rois,
        corners: arguments.corners.as_deref(),
        frames: arguments.frames.as_deref(),
        output: file.path(),
        format: output.format()?,
        config: &config,
        other_input: output.config.as_deref(),
    };
    let interrupt = Interrupt::handle("nothing was written")?;
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
        display.finish(&summary, "ROI");
        file.deliver()?;
        return Ok(DONE);
    }
    Err(Failure::Cancelled("nothing was written".into()))
}
