//! `gaussmle fit`.

use gaussmle::jobs::FitFile;

use crate::arguments::FitArguments;
use crate::messages::{Watch, stop_on_interrupt};
use crate::outcome::{DONE, Failure, Outcome};

pub fn run(arguments: &FitArguments) -> Outcome {
    let recipe = arguments.recipe()?;
    let output = &arguments.output;
    let job = FitFile {
        rois: &arguments.rois,
        corners: arguments.corners.as_deref(),
        frames: arguments.frames.as_deref(),
        output: &output.path,
        format: output.format()?,
        recipe: &recipe,
        keep: output.config.as_deref(),
    };
    let stop = stop_on_interrupt()?;
    let mut watch = Watch::new(output.quiet, "ROIs");
    let report = job.run(&stop, |progress| watch.show(progress))?;
    watch.end(&report, "ROI");
    if report.complete {
        return Ok(DONE);
    }
    Err(Failure::CalledOff("called off: nothing was written".into()))
}
