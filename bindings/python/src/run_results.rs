//! Results of runs as dictionaries of Python.

use std::ops::Range;

use gaussmle::FitInfo;
use gaussmle_io::table::Metadata;
use gaussmle_smlm::localize::RunCounts;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fit::info;
use crate::frames::IN_MEMORY;

/// The description of a table in memory, of some frames of a movie.
pub fn metadata_in_memory<'py>(
    py: Python<'py>,
    metadata: &Metadata,
    frames: Range<usize>,
) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    out.set_item("format", IN_MEMORY)?;
    out.set_item("pixel_size", metadata.pixel_size_um)?;
    out.set_item("model", metadata.model.name())?;
    out.set_item("width", metadata.width)?;
    out.set_item("height", metadata.height)?;
    out.set_item("n_frames", metadata.frames)?;
    out.set_item("configuration", &metadata.configuration)?;
    out.set_item("notes", &metadata.notes)?;
    let remarks = metadata.remarks.iter();
    let remarks: Vec<_> = remarks
        .map(|remark| (&remark.cause, &remark.text))
        .collect();
    out.set_item("remarks", remarks)?;
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
