//! Progress and summaries, on stderr.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use gaussmle::jobs::{Progress, Report, Stop};
use gaussmle::words::counted;
use indicatif::{ProgressBar, ProgressStyle};

use crate::outcome::Failure;

/// How often a line is printed where there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// How often a bar is drawn anew.
const BETWEEN_DRAWINGS: Duration = Duration::from_millis(100);

/// Shows how far a job is: a bar on a terminal, else a line now and then.
pub enum Watch {
    Quiet,
    Bar { bar: ProgressBar, last: Instant },
    Lines { what: &'static str, last: Instant },
}

impl Watch {
    pub fn new(quiet: bool, what: &'static str) -> Self {
        let last = Instant::now();
        if quiet {
            return Watch::Quiet;
        }
        if !std::io::stderr().is_terminal() {
            return Watch::Lines { what, last };
        }
        let bar = ProgressBar::new(0);
        let template = format!("{{bar:30}} {{pos}}/{{len}} {what}  {{msg}}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Watch::Bar { bar, last }
    }

    pub fn show(&mut self, progress: &Progress) {
        let now = Instant::now();
        match self {
            Watch::Quiet => {}
            Watch::Bar { bar, last } => {
                if now - *last < BETWEEN_DRAWINGS && progress.done < progress.total {
                    return;
                }
                *last = now;
                bar.set_length(progress.total as u64);
                bar.set_position(progress.done as u64);
                bar.set_message(rates(progress));
            }
            Watch::Lines { what, last } => {
                if now - *last < BETWEEN_LINES {
                    return;
                }
                *last = now;
                let (done, total) = (progress.done, progress.total);
                eprintln!("{done}/{total} {what}  {}", rates(progress));
            }
        }
    }

    /// The end, in a few lines; `one` is what one of those that were done is called.
    pub fn end(self, report: &Report, one: &str) {
        match self {
            Watch::Quiet => return,
            Watch::Bar { bar, .. } => bar.finish_and_clear(),
            Watch::Lines { .. } => {}
        }
        for note in &report.notes {
            eprintln!("note: {note}");
        }
        let progress = &report.progress;
        let share = 100.0 * report.converged as f64 / progress.localizations_now.max(1) as f64;
        if share < 50.0 && progress.localizations_now > 0 {
            eprintln!(
                "note: most fits did not converge, or stopped at a bound: do offset, gain and width suit the pixels?"
            );
        }
        eprintln!(
            "{}, {} ({share:.1} % converged) in {:.2} s: {:.0} {one}s/s, {:.1} MB/s, {:.0} fits/s",
            counted(progress.done - progress.before, one),
            counted(progress.localizations_now as usize, "localization"),
            progress.elapsed.as_secs_f64(),
            (progress.done - progress.before) as f64 / progress.elapsed.as_secs_f64(),
            progress.megabytes_per_second(),
            progress.fits_per_second(),
        );
        eprintln!("{}", report.info);
    }
}

fn rates(progress: &Progress) -> String {
    let left = progress.left().map_or(String::new(), |left| {
        let seconds = left.as_secs();
        format!(", {}:{:02} left", seconds / 60, seconds % 60)
    });
    format!(
        "{}, {:.0} fits/s, {:.1} MB/s{left}",
        counted(progress.localizations as usize, "localization"),
        progress.fits_per_second(),
        progress.megabytes_per_second()
    )
}

/// What Ctrl-C calls off; a second one ends the program at once.
pub fn stop_on_interrupt() -> Result<Stop, Failure> {
    let stop = Stop::default();
    let handle = stop.clone();
    let handler = move || {
        if handle.stopped() {
            std::process::exit(1);
        }
        handle.stop();
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::CalledOff(format!("cannot listen for Ctrl-C: {error}")))?;
    Ok(stop)
}
