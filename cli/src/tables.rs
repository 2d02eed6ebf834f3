//! `gaussmle info`, `convert` and `filter`.

use std::io::{self, Write};
use std::path::Path;

use gaussmle::Astigmatism;
use gaussmle::jobs::{keep_apart, of_table};
use gaussmle::tables::{
    Filter, Format, Given, ReadOptions, ReadTable, Source, Summary, read, rewrite,
};
use gaussmle::words::counted;

use crate::arguments::{ConvertArguments, FilterArguments, GivenArguments, InfoArguments};
use crate::outcome::{DONE, Failure, Outcome};

pub fn info(arguments: &InfoArguments) -> Outcome {
    let table = read(&arguments.table, &ReadOptions::default())?;
    let summary = Summary::of(&table);
    let mut out = io::stdout().lock();
    if arguments.json {
        let text = serde_json::to_string(&summary).map_err(io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        write!(out, "{summary}")?;
    }
    Ok(DONE)
}

pub fn convert(arguments: &ConvertArguments) -> Outcome {
    let format = format(&arguments.output, arguments.format.as_deref())?;
    keep_apart(
        &of_table(&arguments.output, format),
        &arguments.given.with(&arguments.table),
    )?;
    let table = load(&arguments.table, &arguments.given)?;
    let done = save(&arguments.output, format, &table, &arguments.given)?;
    arguments.given.tell(format_args!(
        "{} is {}, {}, as {}",
        arguments.output.display(),
        arguments.table.display(),
        counted(table.table.len(), "row"),
        Source::from(format)
    ));
    Ok(done)
}

pub fn filter(arguments: &FilterArguments) -> Outcome {
    let format = format(&arguments.output, arguments.format.as_deref())?;
    keep_apart(
        &of_table(&arguments.output, format),
        &arguments.given.with(&arguments.table),
    )?;
    let filter = Filter::parse(&arguments.condition)?;
    let mut table = load(&arguments.table, &arguments.given)?;
    let before = table.table.len();
    table.table = filter.apply(&table.table)?;
    table
        .metadata
        .notes
        .push(format!("of {before} rows, where {}", arguments.condition));
    let rows = counted(before, "row");
    arguments
        .given
        .tell(format_args!("{} of {rows}", table.table.len()));
    save(&arguments.output, format, &table, &arguments.given)
}

pub fn format(output: &Path, name: Option<&str>) -> Result<Format, Failure> {
    Ok(match name {
        Some(name) => Format::from_name(name)?,
        None => Format::of(output)?,
    })
}

/// Reads a table, and says what was noticed.
pub fn load(path: &Path, given: &GivenArguments) -> Result<ReadTable, Failure> {
    let options = ReadOptions {
        pixel_size_um: given.pixel_size,
    };
    let table = read(path, &options)?;
    if table.table.is_empty() {
        given.tell(format_args!("note: {} has no rows", path.display()));
    }
    Ok(table)
}

pub fn save(output: &Path, format: Format, table: &ReadTable, given: &GivenArguments) -> Outcome {
    let curve = given.astigmatic.as_deref();
    let given = Given {
        pixel_size_um: given.pixel_size,
        sigma_um: given.sigma,
        curve: curve.map(Astigmatism::from_toml_file).transpose()?,
    };
    rewrite(output, format, &table.table, &table.metadata, &given)?;
    Ok(DONE)
}
