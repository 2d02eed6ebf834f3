//! Analyses of tables: linking, drift, precision, filters.

use gaussmle_io::table::Filter;
use gaussmle_smlm::analysis::{self, Distance, DriftOptions, LinkOptions};
use pyo3::prelude::*;

use crate::array::Memory;
use crate::table::{Columns, NativeColumns, native_columns};
use crate::work::Call;

/// Merges the localizations of one molecule in consecutive frames. Returns the table, and the
/// numbers of rows that were linked and left out.
#[pyfunction]
pub fn link(
    py: Python<'_>,
    columns: Columns<'_>,
    distance: Option<f64>,
    sigmas: f64,
    gap: u32,
) -> PyResult<(NativeColumns, usize, usize)> {
    let table = columns.table()?;
    let options = LinkOptions {
        max_distance_um: distance.map_or(Distance::Sigmas(sigmas), Distance::Um),
        max_gap_frames: gap,
    };
    let linked = Call::plain().run(py, move || Ok(analysis::link(&table, &options)?))?;
    Ok((native_columns(linked.table), linked.used, linked.unusable))
}

/// Corrects drift. Returns the table, and columns with the frames and the drift along x, y and z.
#[pyfunction]
pub fn drift(
    py: Python<'_>,
    columns: Columns<'_>,
    segment: u32,
    correlation_pixel: f64,
    max_drift: f64,
) -> PyResult<(NativeColumns, Vec<(&'static str, Memory)>)> {
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
        ("x", Memory::vector(shifts.iter().map(|s| s.x_um).collect())),
        ("y", Memory::vector(shifts.iter().map(|s| s.y_um).collect())),
    ];
    let z: Option<Vec<f64>> = shifts.iter().map(|s| s.z_um).collect();
    path.extend(z.map(|z| ("z", Memory::vector(z))));
    path.insert(0, ("frame", Memory::vector(frames)));
    Ok((native_columns(table), path))
}

/// The precision along an axis by nearest neighbours (NeNA), um, and its standard deviation.
#[pyfunction]
pub fn nena(py: Python<'_>, columns: Columns<'_>) -> PyResult<(f64, f64)> {
    let table = columns.table()?;
    let nena = Call::plain().run(py, move || Ok(analysis::nena(&table)?))?;
    Ok((nena.precision_um, nena.precision_std_um))
}

/// The rows that match a condition.
#[pyfunction]
pub fn filter(py: Python<'_>, columns: Columns<'_>, condition: &str) -> PyResult<NativeColumns> {
    let table = columns.table()?;
    let matching = Call::plain().run(py, || Ok(Filter::parse(condition)?.apply(&table)?))?;
    Ok(native_columns(matching))
}
