//! `gaussmle report`, and the page that other commands write.

use std::path::Path;

use gaussmle::LocalizationTable;
use gaussmle::jobs::keep_apart;
use gaussmle::report::{Report, ReportOptions};
use gaussmle::tables::{ReadOptions, TableMetadata, read};

use crate::arguments::ReportArguments;
use crate::outcome::{DONE, Failure, Outcome};

pub fn run(arguments: &ReportArguments) -> Outcome {
    let output = &arguments.output;
    keep_apart(std::slice::from_ref(output), &[&arguments.table])?;
    let options = ReadOptions {
        pixel_size_um: arguments.pixel_size,
    };
    let read = read(&arguments.table, &options)?;
    if read.table.is_empty() {
        eprintln!("note: {} has no rows", arguments.table.display());
    }
    let options = ReportOptions {
        title: match &arguments.title {
            Some(title) => title.clone(),
            None => name(&arguments.table),
        },
        max_points: arguments.max_points,
        ..ReportOptions::default()
    };
    write(
        output,
        &read.table,
        &read.metadata,
        &options,
        arguments.quiet,
    )?;
    Ok(DONE)
}

/// A file's name as a title.
pub fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// Writes the page, and says what it would have looked into.
pub fn write(
    output: &Path,
    table: &LocalizationTable,
    about: &TableMetadata,
    options: &ReportOptions,
    quiet: bool,
) -> Result<(), Failure> {
    let report = Report::of(table, about, options)?;
    report.save(output)?;
    if !quiet {
        for remark in report.remarks() {
            eprintln!("note: {remark}");
        }
        let megabytes = report.html().len() as f64 / 1e6;
        eprintln!("{}: {megabytes:.1} MB", output.display());
    }
    Ok(())
}
