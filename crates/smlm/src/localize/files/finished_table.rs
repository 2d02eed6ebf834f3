//! A run whose table is complete: there is nothing to resume.

use std::path::Path;

use gaussmle_io::table::{ReadOptions, read};

use crate::error::{Result, config};
use crate::localize::checkpoint::{checkpoint_path, differences};
use crate::localize::describe::summary::RunSummary;

/// The summary of a run that is resumed and whose table is complete, by the configuration that the
/// table keeps. None if an interrupted run has left rows, or there is no table of a run.
///
/// # Errors
///
/// Returns an error if the table is of a run with other options.
pub(crate) fn finished_table(
    output: &Path,
    configuration: &str,
    frames: usize,
) -> Result<Option<RunSummary>> {
    if checkpoint_path(output).exists() || !output.exists() {
        return Ok(None);
    }
    let Ok(table) = read(output, &ReadOptions::default()) else {
        return Ok(None);
    };
    let Some(stored) = table.metadata.configuration else {
        return Ok(None);
    };
    if let Some(what) = differences(&stored, configuration) {
        let cause = format!(
            "{} is complete, and of a run with {what}: use the same options, or another output",
            output.display()
        );
        return Err(config("resume", cause));
    }
    let mut summary = RunSummary {
        complete: true,
        was_complete: true,
        ..RunSummary::default()
    };
    let progress = &mut summary.progress;
    (progress.done, progress.before, progress.total) = (frames, frames, frames);
    progress.localizations = table.table.len() as u64;
    let note = format!("{} is complete: nothing is left to do", output.display());
    summary.notes.push(note);
    Ok(Some(summary))
}
