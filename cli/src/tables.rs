//! `gaussmle info` for tables and PSFs, `convert` and `filter`.

use std::fmt::Display;
use std::io;
use std::path::Path;

use gaussmle::LocalizationTable;
use gaussmle_base::plural::quantity;
use gaussmle_io::table::{
    Filter, Format, ReadOptions, ReadTable, TableOverrides, TableSummary, read, rewrite,
};
use gaussmle_io::{Error, PsfFault, PsfSummary, movie, read_psf};
use gaussmle_smlm::localize::check_output_paths;

use crate::arguments::{
    ConvertArguments, FilterArguments, InfoArguments, TableArguments, table_format,
};
use crate::failure::{DONE, Failure, Outcome};
use crate::movie_info;
use crate::stdout_table::{TableFile, output_files};
use crate::terminal;

pub fn info(arguments: &InfoArguments) -> Outcome {
    if movie::is_movie(&arguments.table) {
        return movie_info::run(arguments);
    }
    match read(&arguments.table, &ReadOptions::default()) {
        Ok(table) => {
            let summary = TableSummary::of(&table);
            let json = serde_json::to_string(&summary);
            show(arguments, summary, json)
        }
        Err(error) if PsfSummary::may_be_of(&arguments.table) => {
            match PsfSummary::read(&arguments.table) {
                Ok(psf) => {
                    let json = serde_json::to_string(&psf);
                    show(arguments, psf, json)
                }
                // Neither a table nor a PSF, in a file that could be a table.
                Err(Error::Psf {
                    fault: PsfFault::Missing(_),
                    ..
                }) if Format::of(&arguments.table).is_ok() => Err(error.into()),
                Err(error) => Err(error.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// Prints a summary as text or as JSON.
fn show(
    arguments: &InfoArguments,
    summary: impl Display,
    json: serde_json::Result<String>,
) -> Outcome {
    match arguments.json {
        true => terminal::print_json(json.map_err(io::Error::from)?)?,
        false => terminal::print(summary)?,
    }
    Ok(DONE)
}

pub fn convert(arguments: &ConvertArguments) -> Outcome {
    let format = table_format(&arguments.output, arguments.format.as_deref())?;
    check_output_paths(
        &output_files(&arguments.output, format),
        &arguments.values.inputs(&arguments.table),
    )?;
    let table = load(&arguments.table, &arguments.values)?;
    let done = save(&arguments.output, format, &table, &arguments.values)?;
    let unusable = match format.has_usable_rows_only() {
        true => unusable_rows(&table.table),
        false => 0,
    };
    let left_out = match unusable {
        0 => String::new(),
        rows => format!(" ({} left out as not usable)", quantity(rows, "row")),
    };
    arguments.values.print(format_args!(
        "{}: {} from {}, in the format {}{left_out}",
        arguments.output.display(),
        quantity(table.table.len() - unusable, "row"),
        arguments.table.display(),
        format
    ));
    Ok(done)
}

/// The rows of fits that are not usable.
fn unusable_rows(table: &LocalizationTable) -> usize {
    let status = table.statuses().unwrap_or_default();
    status.iter().filter(|status| !status.is_usable()).count()
}

pub fn filter(arguments: &FilterArguments) -> Outcome {
    let format = table_format(&arguments.output, arguments.format.as_deref())?;
    check_output_paths(
        &output_files(&arguments.output, format),
        &arguments.values.inputs(&arguments.table),
    )?;
    let filter = Filter::parse(&arguments.condition)?;
    let mut table = load(&arguments.table, &arguments.values)?;
    let before = table.table.len();
    table.table = filter.apply(&table.table)?;
    table.metadata.notes.push(format!(
        "{} of {before} rows match: {}",
        table.table.len(),
        arguments.condition
    ));
    let rows = quantity(before, "row");
    arguments
        .values
        .print(format_args!("{} of {rows} match", table.table.len()));
    save(&arguments.output, format, &table, &arguments.values)
}

/// Reads a table.
pub fn load(path: &Path, values: &TableArguments) -> Result<ReadTable, Failure> {
    let options = ReadOptions {
        pixel_size_um: values.pixel_size_um,
    };
    let table = read(path, &options)?;
    if table.table.is_empty() {
        values.print(format_args!("note: {} has no rows", path.display()));
    }
    Ok(table)
}

/// Writes a table.
pub fn save(output: &Path, format: Format, table: &ReadTable, values: &TableArguments) -> Outcome {
    let psf = values.psf.as_deref().map(read_psf).transpose()?;
    let overrides = TableOverrides {
        pixel_size_um: values.pixel_size_um,
        sigma_um: values.sigma,
        psf: psf.map(|file| file.psf),
    };
    let file = TableFile::new(output)?;
    rewrite(
        file.path(),
        format,
        &table.table,
        &table.metadata,
        &overrides,
    )?;
    file.deliver()?;
    Ok(DONE)
}
