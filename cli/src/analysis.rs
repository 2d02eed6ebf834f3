//! `gaussmle link` and `drift`.

use std::path::PathBuf;

use gaussmle_analysis::{
    Distance, DriftOptions, LinkOptions, UNRELATED_NEIGHBOURS, drift, link, nena,
    reported_precision_um,
};
use gaussmle_base::plural::quantity;
use gaussmle_io::write_atomically;
use gaussmle_report::html::{DriftCorrection, ReportOptions};
use gaussmle_smlm::localize::check_output_paths;

use crate::arguments::{DriftArguments, LinkArguments, table_format};
use crate::failure::Outcome;
use crate::html_report;
use crate::stdout_table::output_files;
use crate::tables::{load, save};

pub fn run_link(arguments: &LinkArguments) -> Outcome {
    let output = &arguments.output;
    let format = table_format(output, arguments.format.as_deref())?;
    check_output_paths(
        &output_files(output, format),
        &arguments.values.inputs(&arguments.table),
    )?;
    let mut table = load(&arguments.table, &arguments.values)?;
    let max_distance_um = match (arguments.distance, arguments.sigmas) {
        (Some(um), _) => Distance::Um(um),
        (None, sigmas) => Distance::Sigmas(sigmas),
    };
    let options = LinkOptions {
        max_distance_um,
        max_gap_frames: arguments.gap,
    };
    options.check_field(table.metadata.field_um())?;
    if let Some(warning) = options.warning() {
        arguments.values.print(format_args!("note: {warning}"));
    }
    let linked = link(&table.table, &options)?;
    arguments.values.print(format_args!(
        "{} from {}; {} rows are not usable and were left out",
        quantity(linked.table.len(), "molecule"),
        quantity(linked.used, "localization"),
        linked.unusable
    ));
    table.metadata.notes.push(options.note());
    table.table = linked.table;
    save(output, format, &table, &arguments.values)
}

pub fn run_drift(arguments: &DriftArguments) -> Outcome {
    let output = &arguments.output;
    let format = table_format(output, arguments.format.as_deref())?;
    let mut outputs: Vec<PathBuf> = output_files(output, format);
    outputs.extend(arguments.path.clone());
    outputs.extend(arguments.report.clone());
    check_output_paths(&outputs, &arguments.values.inputs(&arguments.table))?;
    let mut table = load(&arguments.table, &arguments.values)?;
    let options = DriftOptions {
        segment_frames: arguments.segment,
        pixel_um: arguments.correlation_pixel,
        max_drift_um: arguments.max_drift,
    };
    let before = nena(&table.table).ok();
    let drift = drift::estimate(&table.table, &options)?;
    drift.apply(&mut table.table)?;
    if let Some(path) = &arguments.path {
        write_atomically(path, drift.to_csv().as_bytes())?;
    }
    arguments.values.print(format_args!(
        "drift of up to {:.0} nm, measured from {} segments",
        1e3 * drift.farthest_um(),
        drift.segments()
    ));
    if let (Some(before), Ok(after)) = (&before, nena(&table.table)) {
        let reported_um = reported_precision_um(&table.table);
        arguments.values.print(format_args!(
            "precision by nearest neighbours (NeNA): {:.1} nm before, {:.1} nm after drift correction",
            1e3 * before.precision_um,
            1e3 * after.precision_um
        ));
        if after.is_unrelated(reported_um) {
            arguments
                .values
                .print(format_args!("{UNRELATED_NEIGHBOURS}"));
        }
    }
    table.metadata.notes.push(options.note());
    let done = save(output, format, &table, &arguments.values)?;
    if let Some(path) = &arguments.report {
        let options = ReportOptions {
            title: html_report::file_name(output),
            drift_correction: Some(DriftCorrection {
                drift,
                nena_before: before,
            }),
            ..ReportOptions::default()
        };
        let quiet = arguments.values.quiet;
        html_report::write(path, &table.table, &table.metadata, &options, quiet)?;
    }
    Ok(done)
}
