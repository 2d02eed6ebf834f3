//! What is done with tables: molecules, drift, precision, conditions.

use gaussmle::analysis::{self, Distance, DriftOptions, LinkOptions};
use gaussmle::tables::Filter;
use pyo3::prelude::*;

use crate::array::Memory;
use crate::table::{Columns, Given, give};
use crate::work::Call;

/// Localizations of one molecule in frames that follow each other, as one row; and rows that were linked and left out.
#[pyfunction]
pub fn link(
    py: Python<'_>,
    columns: Columns<'_>,
    distance: Option<f64>,
    sigmas: f64,
    gap: u32,
) -> PyResult<(Given, usize, usize)> {
    let table = columns.table()?;
    let options = LinkOptions {
        max_distance_um: distance.map_or(Distance::Sigmas(sigmas), Distance::Um),
        max_gap_frames: gap,
    };
    let linked = Call::plain().run(py, move || Ok(analysis::link(&table, &options)?))?;
    Ok((give(linked.table), linked.used, linked.unusable))
}

/// The table without its drift; frames, and the drift along x, y and z in each.
#[pyfunction]
pub fn drift(
    py: Python<'_>,
    columns: Columns<'_>,
    segment: u32,
    correlation_pixel: f64,
    max_drift: f64,
) -> PyResult<(Given, Vec<(&'static str, Memory)>)> {
    let mut table = columns.table()?;
    let options = DriftOptions {
        segment_frames: segment,
        pixel_um: correlation_pixel,
        max_drift_um: max_drift,
    };
    let (table, drift) = Call::plain().run(py, move || {
        let drift = analysis::drift::estimate(&table, &options)?;
        drift.apply(&mut table)?;
        Ok((table, drift))
    })?;
    let [first, last] = drift.frames();
    let frames: Vec<u32> = (first..=last).collect();
    let shifts: Vec<_> = frames.iter().map(|&frame| drift.at(frame)).collect();
    let mut path = vec![
        ("x", Memory::row(shifts.iter().map(|s| s.x_um).collect())),
        ("y", Memory::row(shifts.iter().map(|s| s.y_um).collect())),
    ];
    let z: Option<Vec<f64>> = shifts.iter().map(|s| s.z_um).collect();
    path.extend(z.map(|z| ("z", Memory::row(z))));
    path.insert(0, ("frame", Memory::row(frames)));
    Ok((give(table), path))
}

/// Precision by nearest neighbours along an axis, um, and its standard deviation.
#[pyfunction]
pub fn nena(py: Python<'_>, columns: Columns<'_>) -> PyResult<(f64, f64)> {
    let table = columns.table()?;
    let nena = Call::plain().run(py, move || Ok(analysis::nena(&table)?))?;
    Ok((nena.precision_um, nena.precision_std_um))
}

/// The rows that meet a condition.
#[pyfunction]
pub fn filter(py: Python<'_>, columns: Columns<'_>, condition: &str) -> PyResult<Given> {
    let table = columns.table()?;
    let kept = Call::plain().run(py, || Ok(Filter::parse(condition)?.apply(&table)?))?;
    Ok(give(kept))
}
