//! `gaussmle drift`, and the drift correction of `gaussmle localize`.

use std::path::PathBuf;

use gaussmle::LocalizationTable;
use gaussmle_analysis::{
    AnalysisError, Blinks, Frc, UNRELATED_NEIGHBOURS, drift, nena, reported_precision_um,
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
    let (drift, before) = rayon::join(
        || drift::estimate(table),
        || {
            let blinks = Blinks::of(table).ok()?;
            Some((blinks.frc(table).ok(), blinks))
        },
    );
    let drift = drift?;
    if !drift.is_measurable() {
        return Ok(DriftCorrection {
            drift,
            nena: None,
            frc: [None, None],
        });
    }
    drift.apply(table)?;
    let (before, blinks) = before.unzip();
    let (nena, after) = rayon::join(
        || nena(table).ok(),
        || blinks.and_then(|blinks| blinks.frc(table).ok()),
    );
    Ok(DriftCorrection {
        drift,
        nena,
        frc: [before.flatten(), after],
    })
}

/// The drift in words, and the precision and the resolution after its correction.
pub fn lines(correction: &DriftCorrection, corrected: &LocalizationTable) -> Vec<String> {
    let mut lines = vec![correction.drift.summary()];
    if let Some(nena) = &correction.nena {
        lines.push(format!(
            "precision by nearest neighbours in adjacent frames (NeNA): {:.1} nm",
            1e3 * nena.precision_um
        ));
        if nena.is_unrelated(reported_precision_um(corrected)) {
            lines.push(UNRELATED_NEIGHBOURS.into());
        }
    }
    let nm = |frc: &Frc| format!("{:.1} nm", 1e3 * frc.resolution_um);
    if let [before, Some(after)] = &correction.frc {
        let before = before
            .as_ref()
            .map_or(String::new(), |before| format!("{} before, ", nm(before)));
        lines.push(format!(
            "resolution by Fourier ring correlation (FRC): {before}{} after the correction",
            nm(after)
        ));
    }
    lines
}
