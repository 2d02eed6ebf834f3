//! The columns that the functions for Octave and MATLAB ask for.

use std::fs::read_to_string;

use crate::support::source;

/// The names in quotes from a marker to the end of its list.
fn names_after<'a>(text: &'a str, marker: &str, end: &str) -> Vec<&'a str> {
    let list = text.split_once(marker).expect(marker).1;
    let list = list.split_once(end).expect(end).0;
    list.split('"').skip(1).step_by(2).collect()
}

/// A column that is missing in this list would be missing in the results.
#[test]
fn the_list_of_columns_is_complete() {
    let native = read_to_string(source("../../crates/io/src/table/columns.rs")).expect("read");
    let native = native.split_once("NATIVE_COLUMNS: ").expect("columns").1;
    let native = native.split_once("];\n").expect("an end").0;
    let native: Vec<&str> = native
        .lines()
        .filter_map(|line| line.trim().strip_prefix("(\"")?.split_once('"'))
        .map(|(name, _)| name)
        .collect();
    assert!(native.len() >= 22, "{native:?}");
    let mex = read_to_string(source("../matlab/gaussmle_mex.c")).expect("read");
    assert_eq!(names_after(&mex, "columns_of_tables[] = {", "}"), native);
}
