//! `gaussmle drift`.

use std::path::PathBuf;

use gaussmle_io::table::Step;
use gaussmle_io::write_atomically;
use gaussmle_report::html::{DriftCorrection, ReportOptions};
use gaussmle_smlm::localize::check_output_paths;

use crate::arguments::{DriftArguments, table_format};
use crate::failure::Outcome;
use crate::html_report;
use crate::stdout_table::output_files;
use crate::tables::{load, save};

pub fn run(arguments: &DriftArguments) -> Outcome {
    let output = &arguments.output;
    let format = table_format(output, arguments.format.as_deref())?;
    let mut outputs: Vec<PathBuf> = output_files(output, format);
    outputs.extend(arguments.path.clone());
    outputs.extend(arguments.report.clone());
    check_output_paths(&outputs, &arguments.values.inputs(&arguments.table))?;
    let mut table = load(&arguments.table, &arguments.values)?;
    let correction = DriftCorrection::correct(&mut table.table)?;
    if let Some(path) = &arguments.path {
        write_atomically(path, correction.drift.to_csv()?.as_bytes())?;
    }
    for line in correction.lines(&table.table) {
        arguments.values.print(format_args!("{line}"));
    }
    table.metadata.notes.push(correction.drift.note());
    if correction.drift.is_measurable() {
        Step::DriftCorrected.add_to(&mut table.metadata.steps);
    }
    let done = save(output, format, &table, &arguments.values)?;
    if let Some(path) = &arguments.report {
        let options = ReportOptions {
            title: html_report::file_name(output),
            drift_correction: Some(correction),
            ..ReportOptions::default()
        };
        let quiet = arguments.values.quiet;
        html_report::write(path, &table.table, &table.metadata, &options, quiet)?;
    }
    Ok(done)
}
