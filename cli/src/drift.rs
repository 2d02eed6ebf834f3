//! `gaussmle drift`, and the drift correction of `gaussmle localize`.

use std::path::PathBuf;

use gaussmle::LocalizationTable;
use gaussmle_analysis::{
    AnalysisError, Frc, Nena, UNRELATED_NEIGHBOURS, drift, frc, nena, reported_precision_um,
};
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
    let correction = correct(&mut table.table)?;
    if let Some(path) = &arguments.path {
        write_atomically(path, correction.drift.to_csv()?.as_bytes())?;
    }
    for line in lines(&correction, &table.table) {
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

/// Measures the drift of a table, and subtracts it.
pub fn correct(table: &mut LocalizationTable) -> Result<DriftCorrection, AnalysisError> {
    // Neither keeps all cores busy.
    let (drift, (nena_before, frc_before)) = rayon::join(
        || drift::estimate(table),
        || precision_and_resolution(table),
    );
    let drift = drift?;
    // Without a correction there is no before.
    let is_corrected = drift.is_measurable();
    drift.apply(table)?;
    Ok(DriftCorrection {
        drift,
        nena_before: nena_before.filter(|_| is_corrected),
        frc_before: frc_before.filter(|_| is_corrected),
    })
}

fn precision_and_resolution(table: &LocalizationTable) -> (Option<Nena>, Option<Frc>) {
    rayon::join(|| nena(table).ok(), || frc(table).ok())
}

/// The drift in words, and the precision and the resolution before and after its correction.
pub fn lines(correction: &DriftCorrection, corrected: &LocalizationTable) -> Vec<String> {
    let DriftCorrection {
        drift,
        nena_before,
        frc_before,
    } = correction;
    let mut lines = vec![drift.summary()];
    if !drift.is_measurable() {
        return lines;
    }
    let (nena_after, frc_after) = precision_and_resolution(corrected);
    if let (Some(before), Some(after)) = (nena_before, nena_after) {
        lines.push(format!(
            "precision by nearest neighbours in adjacent frames (NeNA), which drift hardly changes: {:.1} nm before, {:.1} nm after the correction",
            1e3 * before.precision_um,
            1e3 * after.precision_um
        ));
        if after.is_unrelated(reported_precision_um(corrected)) {
            lines.push(UNRELATED_NEIGHBOURS.into());
        }
    }
    if let Some(after) = frc_after {
        let before = frc_before.as_ref().map_or(String::new(), |before| {
            format!("{:.1} nm before, ", 1e3 * before.resolution_um)
        });
        lines.push(format!(
            "resolution by Fourier ring correlation (FRC): {before}{:.1} nm after the correction",
            1e3 * after.resolution_um
        ));
    }
    lines
}
