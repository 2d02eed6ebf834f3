//! `gaussmle link` and `drift`.

use std::path::PathBuf;

use gaussmle::analysis::{Distance, DriftOptions, LinkOptions, drift, link, nena};
use gaussmle::jobs::{keep_apart, of_table};
use gaussmle::report::{Before, ReportOptions};
use gaussmle::words::counted;

use crate::arguments::{DriftArguments, LinkArguments};
use crate::outcome::Outcome;
use crate::report;
use crate::tables::{format, load, save};

pub fn run_link(arguments: &LinkArguments) -> Outcome {
    let output = &arguments.output;
    let format = format(output, arguments.format.as_deref())?;
    keep_apart(
        &of_table(output, format),
        &arguments.given.with(&arguments.table),
    )?;
    let mut table = load(&arguments.table, &arguments.given)?;
    let max_distance_um = match (arguments.distance, arguments.sigmas) {
        (Some(um), _) => Distance::Um(um),
        (None, sigmas) => Distance::Sigmas(sigmas),
    };
    let options = LinkOptions {
        max_distance_um,
        max_gap_frames: arguments.gap,
    };
    let linked = link(&table.table, &options)?;
    arguments.given.tell(format_args!(
        "{} of {}, {} left out as not usable",
        counted(linked.table.len(), "molecule"),
        counted(linked.used, "localization"),
        linked.unusable
    ));
    let note = "localizations of one molecule in consecutive frames are one row";
    table.metadata.notes.push(note.into());
    table.table = linked.table;
    save(output, format, &table, &arguments.given)
}

pub fn run_drift(arguments: &DriftArguments) -> Outcome {
    let output = &arguments.output;
    let format = format(output, arguments.format.as_deref())?;
    let mut outputs: Vec<PathBuf> = of_table(output, format);
    outputs.extend(arguments.path.clone());
    outputs.extend(arguments.report.clone());
    keep_apart(&outputs, &arguments.given.with(&arguments.table))?;
    let mut table = load(&arguments.table, &arguments.given)?;
    let options = DriftOptions {
        segment_frames: arguments.segment,
        pixel_um: arguments.correlation_pixel,
        max_drift_um: arguments.max_drift,
    };
    let before = nena(&table.table).ok();
    let drift = drift::estimate(&table.table, &options)?;
    drift.apply(&mut table.table)?;
    if let Some(path) = &arguments.path {
        gaussmle::jobs::write_text(path, &drift.to_csv())?;
    }
    arguments.given.tell(format_args!(
        "up to {:.0} nm of drift, from {} segments",
        1e3 * drift.farthest_um(),
        drift.segments()
    ));
    if let (Some(before), Ok(after)) = (&before, nena(&table.table)) {
        arguments.given.tell(format_args!(
            "precision by nearest neighbours (NeNA): {:.1} nm before, {:.1} nm after",
            1e3 * before.precision_um,
            1e3 * after.precision_um
        ));
    }
    table.metadata.notes.push("drift was taken off".into());
    let done = save(output, format, &table, &arguments.given)?;
    if let Some(path) = &arguments.report {
        let options = ReportOptions {
            title: report::name(output),
            before: Some(Before {
                drift,
                nena: before,
            }),
            ..ReportOptions::default()
        };
        let quiet = arguments.given.quiet;
        report::write(path, &table.table, &table.metadata, &options, quiet)?;
    }
    Ok(done)
}
