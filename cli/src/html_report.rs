//! `gaussmle report`, and the HTML page of other commands.

use std::path::Path;

use gaussmle::LocalizationTable;
use gaussmle_io::table::{ReadOptions, TableMetadata, read};
use gaussmle_report::html::{HtmlReport, ReportOptions};
use gaussmle_smlm::localize::check_output_paths;

use crate::arguments::ReportArguments;
use crate::failure::{DONE, Failure, Outcome};

pub fn run(arguments: &ReportArguments) -> Outcome {
    let output = &arguments.output;
    check_output_paths(std::slice::from_ref(output), &[&arguments.table])?;
    let options = ReadOptions {
        pixel_size_um: arguments.pixel_size_um,
    };
    let read = read(&arguments.table, &options)?;
    if read.table.is_empty() {
        eprintln!("note: {} has no rows", arguments.table.display());
    }
    let options = ReportOptions {
        title: match &arguments.title {
            Some(title) => title.clone(),
            None => file_name(&arguments.table),
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

/// The name of a file, as a title.
pub fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// Writes the page, and prints its warnings.
pub fn write(
    output: &Path,
    table: &LocalizationTable,
    metadata: &TableMetadata,
    options: &ReportOptions,
    quiet: bool,
) -> Result<(), Failure> {
    let report = HtmlReport::new(table, metadata, options)?;
    report.save(output)?;
    if !quiet {
        for warning in report.warnings() {
            eprintln!("note: {warning}");
        }
        let megabytes = report.html().len() as f64 / 1e6;
        eprintln!("{}: {megabytes:.1} MB", output.display());
    }
    Ok(())
}
