//! Tables read back: those written by this library, those of other programs, and damaged ones.

mod damage;
mod invalid;
mod native;
mod other_programs;
mod picasso;
mod smlm;
mod steps;
mod summaries;

use std::fs;
use std::path::Path;

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_io::table::{Filter, Format, ReadOptions, ReadTable, read};

/// The native formats, each with an ending.
fn native() -> impl Iterator<Item = (Format, &'static str)> {
    let native = Format::written().filter(|format| format.is_native());
    native.map(|format| (format, format.endings()[0].trim_start_matches('.')))
}

#[track_caller]
fn open(path: &Path) -> ReadTable {
    read(path, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// The message of the error that refuses a file, which no option would help.
#[track_caller]
fn refused(path: &Path) -> String {
    let (text, option) = refusal(path);
    assert_eq!(option, None, "{text}");
    text
}

/// The message of the error that refuses a file, and the option that would help. The option is not
/// in the message: front ends name it in their own words.
#[track_caller]
fn refusal(path: &Path) -> (String, Option<&'static str>) {
    let error = read(path, &ReadOptions::default()).expect_err("not read");
    let text = error.to_string();
    assert!(text.contains(&path.display().to_string()), "{text}");
    (text, error.option())
}

fn floats(table: &LocalizationTable, name: &str) -> Vec<f64> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::F64(values)) => values.clone(),
        Some(Values::U32(values)) => values.iter().map(|&v| v.into()).collect(),
        Some(Values::Status(values)) => values.iter().map(|v| v.code().into()).collect(),
        None => panic!("no column `{name}`"),
    }
}

/// Asserts equal columns with equal bits. All NaN count as equal.
#[track_caller]
fn identical(have: &LocalizationTable, expected: &LocalizationTable, what: &str) {
    let layout = |t: &LocalizationTable| {
        t.columns()
            .iter()
            .map(|c| (c.name.clone(), c.unit))
            .collect::<Vec<_>>()
    };
    assert_eq!(layout(have), layout(expected), "{what}");
    for (a, b) in have.columns().iter().zip(expected.columns()) {
        match (&a.values, &b.values) {
            (Values::F64(a), Values::F64(b)) => {
                let bits = |v: &[f64]| {
                    v.iter()
                        .map(|v| if v.is_nan() { f64::NAN } else { *v }.to_bits())
                        .collect::<Vec<_>>()
                };
                assert_eq!(bits(a), bits(b), "{what}");
            }
            (a, b) => assert_eq!(a, b, "{what}"),
        }
    }
}

#[track_caller]
fn close(have: &[f64], expected: &[f64], relative: f64, what: &str) {
    assert_eq!(have.len(), expected.len(), "{what}");
    for (have, expected) in have.iter().zip(expected) {
        let near = (have - expected).abs() <= relative * expected.abs().max(1e-3);
        assert!(
            near || (have.is_nan() && expected.is_nan()),
            "{what}: {have} {expected}"
        );
    }
}

fn usable(table: &LocalizationTable) -> LocalizationTable {
    let filter = Filter::parse("status <= at_bound").expect("a condition");
    filter.apply(table).expect("applied")
}

fn small(names: &[(&str, &[f64])]) -> ReadTable {
    let columns = names.iter().map(|(name, values)| Column {
        name: (*name).into(),
        unit: "",
        values: match *name {
            "frame" => Values::U32(values.iter().map(|&v| v as u32).collect()),
            _ => Values::F64(values.to_vec()),
        },
    });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    fs::write(&path, "roi,frame,x,y\n").expect("written");
    let table = LocalizationTable::from_columns(columns.collect()).expect("even");
    ReadTable {
        table,
        ..open(&path)
    }
}
