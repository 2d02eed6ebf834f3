//! HTML reports on tables.

use std::path::{Path, PathBuf};

use gaussmle_report::html::{HtmlReport, ReportOptions};
use gaussmle_smlm::localize::check_output_paths;
use pyo3::prelude::*;

use crate::table::{Columns, TableInfo};
use crate::work::Call;

/// Writes a report on a table, and returns its warnings. The report must not overwrite a file of
/// `inputs`.
#[pyfunction]
pub fn report(
    py: Python<'_>,
    columns: Columns<'_>,
    info: TableInfo,
    path: PathBuf,
    title: String,
    max_points: usize,
    inputs: Vec<PathBuf>,
) -> PyResult<Vec<String>> {
    let (table, metadata) = (columns.table()?, info.metadata());
    let options = ReportOptions {
        title,
        max_points,
        ..ReportOptions::default()
    };
    Call::plain().run(py, move || {
        let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
        check_output_paths(std::slice::from_ref(&path), &inputs)?;
        let page = HtmlReport::new(&table, &metadata, &options)?;
        page.save(&path)?;
        Ok(page.warnings().to_vec())
    })
}
