//! `gaussmle localize`.

use gaussmle::jobs::{LocalizeFile, partial_name};
use gaussmle::words::counted;

use crate::arguments::LocalizeArguments;
use crate::messages::{Watch, stop_on_interrupt};
use crate::outcome::{DONE, Failure, Outcome};

pub fn run(arguments: &LocalizeArguments) -> Outcome {
    let recipe = arguments.recipe()?;
    let output = &arguments.output;
    let job = LocalizeFile {
        movie: &arguments.movie,
        output: &output.path,
        format: output.format()?,
        recipe: &recipe,
        resume: arguments.resume,
        keep: output.config.as_deref(),
        report: arguments.report.as_deref(),
    };
    let stop = stop_on_interrupt()?;
    let mut watch = Watch::new(output.quiet, "frames");
    let report = job.run(&stop, |progress| watch.show(progress))?;
    watch.end(&report, "frame");
    if report.complete {
        return Ok(DONE);
    }
    Err(Failure::CalledOff(format!(
        "called off: {} has the {} of {} that are done; --resume goes on",
        partial_name(&output.path).display(),
        report.progress.done,
        counted(report.progress.total, "frame")
    )))
}
