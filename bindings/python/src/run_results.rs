//! Results of runs as dictionaries of Python.

use std::ops::Range;

use gaussmle::FitInfo;
use gaussmle_io::table::{Format, Metadata};
use gaussmle_smlm::localize::RunCounts;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fit::info;
use crate::frames::IN_MEMORY;
use crate::table::description;

/// The description of a table in memory.
pub fn description_in_memory<'py>(
    py: Python<'py>,
    metadata: &Metadata,
) -> PyResult<Bound<'py, PyDict>> {
    // The name of the format is replaced.
    let known = metadata.to_table_metadata(Format::PARQUET);
    let out = description(py, IN_MEMORY, &known)?;
    // Also without any frames.
    out.set_item("n_frames", metadata.frames)?;
    Ok(out)
}

/// The description of a table in memory, of some frames of a movie.
pub fn metadata_in_memory<'py>(
    py: Python<'py>,
    metadata: &Metadata,
    frames: Range<usize>,
) -> PyResult<Bound<'py, PyDict>> {
    let out = description_in_memory(py, metadata)?;
    out.set_item("frames", (frames.start, frames.end))?;
    Ok(out)
}

/// The information on the fits of a run, and the number of spots found, left out, and fitted with
/// each outcome.
pub fn info_and_counts<'py>(
    py: Python<'py>,
    of_fits: &FitInfo,
    counts: &RunCounts,
) -> PyResult<Bound<'py, PyDict>> {
    let out = info(py, of_fits)?;
    let by_name = PyDict::new(py);
    for (name, number) in counts.named() {
        by_name.set_item(name, number)?;
    }
    out.set_item("counts", by_name)?;
    Ok(out)
}
