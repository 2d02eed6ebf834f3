//! Progress and summaries on stderr.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use gaussmle_base::plural::quantity;
use gaussmle_smlm::localize::{Progress, RunSummary};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::with_flags;

/// The interval of lines if stderr is not a terminal.
const LINE_INTERVAL: Duration = Duration::from_secs(10);

/// The interval at which the bar is redrawn.
const REDRAW_INTERVAL: Duration = Duration::from_millis(100);

/// The display of a run's progress: a bar on a terminal, otherwise a line every ten seconds.
pub enum ProgressDisplay {
    Quiet,
    Bar {
        bar: ProgressBar,
        items: &'static str,
        last: Instant,
    },
    Lines {
        items: &'static str,
        last: Instant,
    },
}

impl ProgressDisplay {
    /// A display. `items` is the plural of the things that are counted.
    pub fn new(quiet: bool, items: &'static str) -> Self {
        let last = Instant::now();
        if quiet {
            return ProgressDisplay::Quiet;
        }
        if !std::io::stderr().is_terminal() {
            return ProgressDisplay::Lines { items, last };
        }
        let bar = ProgressBar::new(0);
        // `wide_msg` is cut at the width of the terminal. A longer line would wrap, and each redraw
        // would leave a part of it.
        if let Ok(style) = ProgressStyle::with_template("{wide_msg}") {
            bar.set_style(style);
        }
        ProgressDisplay::Bar { bar, items, last }
    }

    /// Shows the progress, unless it was shown a moment ago.
    pub fn show(&mut self, progress: &Progress) {
        let now = Instant::now();
        match self {
            ProgressDisplay::Quiet => {}
            ProgressDisplay::Bar { bar, items, last } => {
                if now - *last < REDRAW_INTERVAL && progress.done < progress.total {
                    return;
                }
                *last = now;
                bar.set_length(progress.total as u64);
                bar.set_position(progress.done as u64);
                bar.set_message(line(progress, items));
            }
            ProgressDisplay::Lines { items, last } => {
                if now - *last < LINE_INTERVAL {
                    return;
                }
                *last = now;
                eprintln!("{}  {}", counts(progress, items), rates(progress));
            }
        }
    }

    /// Prints the summary. `item` is the singular of the things that are counted, and `flag` gives the
    /// option of a field of the library.
    pub fn finish(self, summary: &RunSummary, item: &str, flag: impl Fn(&str) -> Option<String>) {
        match self {
            ProgressDisplay::Quiet => {
                for warning in &summary.warnings {
                    eprintln!("gaussmle: warning: {}", with_flags(warning, &flag));
                }
                return;
            }
            ProgressDisplay::Bar { bar, .. } => bar.finish_and_clear(),
            ProgressDisplay::Lines { .. } => {}
        }
        for note in &summary.notes {
            eprintln!("note: {}", with_flags(note, &flag));
        }
        if summary.was_complete {
            return;
        }
        crate::terminal::lines(summary.counts);
        let progress = &summary.progress;
        let share = 100.0 * summary.converged as f64 / progress.localizations_now.max(1) as f64;
        eprintln!(
            "{}, {} ({share:.1} % converged) in {:.2} s: {:.0} {item}s/s, {:.1} MB/s, {:.0} fits/s",
            quantity(progress.done - progress.before, item),
            quantity(progress.localizations_now as usize, "localization"),
            progress.elapsed.as_secs_f64(),
            (progress.done - progress.before) as f64 / progress.elapsed.as_secs_f64(),
            progress.megabytes_per_second(),
            progress.fits_per_second(),
        );
        // A run that is cancelled before its first fit has no device.
        if summary.complete || summary.info.batches > 0 {
            eprintln!("{}", summary.info);
        }
    }
}

/// The line of the bar. What matters most comes first: a narrow terminal cuts the rest.
fn line(progress: &Progress, items: &str) -> String {
    const CELLS: usize = 20;
    let (done, total) = (progress.done, progress.total);
    let full = CELLS * done / total.max(1);
    let bar = "\u{2588}".repeat(full) + &"\u{2591}".repeat(CELLS.saturating_sub(full));
    match progress.is_growing {
        true => format!("{}  {}", counts(progress, items), rates(progress)),
        false => format!("{done}/{total} {items} {bar} {}", rates(progress)),
    }
}

/// The frames that are done, and all; of a movie that grows, those so far.
fn counts(progress: &Progress, items: &str) -> String {
    let (done, total) = (progress.done, progress.total);
    match progress.is_growing {
        true => format!("{done} of {total} {items} so far"),
        false => format!("{done}/{total} {items}"),
    }
}

/// The number of localizations, the speed, and the remaining time.
fn rates(progress: &Progress) -> String {
    let left = progress.left().map_or(String::new(), |left| {
        let seconds = left.as_secs();
        format!(", {}:{:02} left", seconds / 60, seconds % 60)
    });
    format!(
        "{}, {:.0} fits/s, {:.1} MB/s{left}",
        quantity(progress.localizations as usize, "localization"),
        progress.fits_per_second(),
        progress.megabytes_per_second()
    )
}
