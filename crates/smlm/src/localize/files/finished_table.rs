//! A run whose table is complete: there is nothing to resume.

use std::path::Path;

use gaussmle_io::table::{ReadOptions, read};

use crate::error::{Result, config};
use crate::localize::checkpoint::checkpoint_path;
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
    if let Some((stored, new)) = first_difference(&stored, configuration) {
        let cause = format!(
            "{} is complete, and of a run with {stored} where this one has {new}: use the same options, or \
             another output",
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

/// The first key of a run's options or movie that two configurations do not share, with the value of
/// each.
fn first_difference(stored: &str, new: &str) -> Option<(String, String)> {
    let parse = |text: &str| text.parse::<toml::Table>().unwrap_or_default();
    let (stored, new) = (parse(stored), parse(new));
    for (name, section) in &new {
        let of_new = section.as_table()?;
        let of_stored = stored.get(name).and_then(toml::Value::as_table);
        let of_stored = of_stored.cloned().unwrap_or_default();
        for key in of_new.keys().chain(of_stored.keys()) {
            let [stored, new] = [&of_stored, of_new].map(|section| section.get(key));
            if stored != new {
                let word = |value: Option<&toml::Value>| match value {
                    Some(value) => format!("`{key} = {value}`"),
                    None => format!("no `{key}`"),
                };
                return Some((word(stored), word(new)));
            }
        }
    }
    None
}
