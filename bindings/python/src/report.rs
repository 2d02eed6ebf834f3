//! Pages about tables.

use std::path::{Path, PathBuf};

use gaussmle::jobs;
use gaussmle::report::{Report, ReportOptions};
use pyo3::prelude::*;

use crate::table::{About, Columns};
use crate::work::Call;

/// Writes a page about a table, and returns its remarks. `inputs` are files that it must not be written over.
#[pyfunction]
pub fn report(
    py: Python<'_>,
    columns: Columns<'_>,
    about: About,
    path: PathBuf,
    title: String,
    max_points: usize,
    inputs: Vec<PathBuf>,
) -> PyResult<Vec<String>> {
    let (table, metadata) = (columns.table()?, about.metadata());
    let options = ReportOptions {
        title,
        max_points,
        ..ReportOptions::default()
    };
    Call::plain().run(py, move || {
        let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
        jobs::keep_apart(std::slice::from_ref(&path), &inputs)?;
        let page = Report::of(&table, &metadata, &options)?;
        page.save(&path)?;
        Ok(page.remarks().to_vec())
    })
}
