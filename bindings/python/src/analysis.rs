//! Analyses of tables: linking, drift, precision, filters.

use gaussmle_analysis::{
    Distance, DriftOptions, LinkOptions, UNRELATED_NEIGHBOURS, reported_precision_um,
};
use gaussmle_io::table::Filter;
use pyo3::prelude::*;

use crate::array::Memory;
use crate::table::{Columns, NativeColumns, TableInfo, native_columns};
use crate::work::Call;

/// Merges the localizations of one molecule in consecutive frames. Returns the table, the molecule
/// of each row or -1, a note for the table, and a warning.
#[pyfunction]
pub fn link(
    py: Python<'_>,
    columns: Columns<'_>,
    info: TableInfo,
    distance: Option<f64>,
    sigmas: f64,
    gap: u32,
) -> PyResult<(NativeColumns, Memory, String, Option<String>)> {
    let table = columns.table()?;
    let options = LinkOptions {
        max_distance_um: distance.map_or(Distance::Sigmas(sigmas), Distance::Um),
        max_gap_frames: gap,
    };
    let linked = Call::plain().run(py, move || {
        options.check_field(info.metadata().field_um())?;
        Ok(gaussmle_analysis::link(&table, &options)?)
    })?;
    // NumPy has no missing integers.
    let particle = |molecule: &Option<u32>| molecule.map_or(-1, |number| number as i32);
    let particles = linked.molecules.iter().map(particle).collect();
    Ok((
        native_columns(linked.table),
        Memory::vector::<i32>(particles),
        options.note(),
        options.warning(),
    ))
}

/// Columns of plain numbers by name.
type NamedColumns = Vec<(&'static str, Memory)>;

/// Corrects drift. Returns the table, columns with the frames and the drift along x, y and z, and a
/// note.
#[pyfunction]
pub fn drift(
    py: Python<'_>,
    columns: Columns<'_>,
    segment: u32,
    correlation_pixel: f64,
    max_drift: f64,
) -> PyResult<(NativeColumns, NamedColumns, String)> {
    let mut table = columns.table()?;
    let options = DriftOptions {
        segment_frames: segment,
        pixel_um: correlation_pixel,
        max_drift_um: max_drift,
    };
    let (table, drift) = Call::plain().run(py, move || {
        let drift = gaussmle_analysis::drift::estimate(&table, &options)?;
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
    Ok((native_columns(table), path, options.note()))
}

/// The precision along an axis by nearest neighbours (NeNA), um, its standard deviation, and a
/// warning if it does not measure the precision.
#[pyfunction]
pub fn nena(py: Python<'_>, columns: Columns<'_>) -> PyResult<(f64, f64, Option<&'static str>)> {
    let table = columns.table()?;
    let (nena, reported_um) = Call::plain().run(py, move || {
        Ok((
            gaussmle_analysis::nena(&table)?,
            reported_precision_um(&table),
        ))
    })?;
    let warning = nena
        .is_unrelated(reported_um)
        .then_some(UNRELATED_NEIGHBOURS);
    Ok((nena.precision_um, nena.precision_std_um, warning))
}

/// The numbers of the rows that match a condition.
#[pyfunction]
pub fn matching_rows(py: Python<'_>, columns: Columns<'_>, condition: &str) -> PyResult<Memory> {
    let table = columns.table()?;
    let matches = Call::plain().run(py, || Ok(Filter::parse(condition)?.matches(&table)?))?;
    let rows = (0..).zip(matches).filter(|(_, matches)| *matches);
    Ok(Memory::vector::<u32>(rows.map(|(row, _)| row).collect()))
}
