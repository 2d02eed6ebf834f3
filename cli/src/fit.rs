//! `gaussmle fit`.

use gaussmle_smlm::localize::FitFile;

use crate::arguments::FitArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::progress::{ProgressDisplay, cancel_on_interrupt};

pub fn run(arguments: &FitArguments) -> Outcome {
    let config = arguments.config()?;
    let output = &arguments.output;
    let job = FitFile {
        rois: &arguments.rois,
        corners: arguments.corners.as_deref(),
        frames: arguments.frames.as_deref(),
        output: &output.path,
        format: output.format()?,
        config: &config,
        other_input: output.config.as_deref(),
    };
    let cancel = cancel_on_interrupt()?;
    let mut display = ProgressDisplay::new(output.quiet, "ROIs");
    let summary = job.run(&cancel, |progress| display.show(progress))?;
    display.finish(&summary, "ROI");
    if summary.complete {
        return Ok(DONE);
    }
    Err(Failure::Cancelled("cancelled: nothing was written".into()))
}
