//! Analyses of tables: linking, drift, precision, filters.

use gaussmle_analysis::drift::Shift;
use gaussmle_analysis::{Distance, LinkOptions, UNRELATED_NEIGHBOURS, reported_precision_um};
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

/// A number of a frame's drift, if the table has it.
type Component = fn(&Shift) -> Option<f64>;

/// The facts of [`drift`] beside the table and the path: the note, the drift in words, whether it is
/// measurable, each jump (its frame, the step along x and y, and its standard deviations, um), and
/// the first and the last frame of each gap with its standard deviation, um.
type DriftFacts = (
    String,
    String,
    bool,
    Vec<(u32, [f64; 2], [f64; 2])>,
    Vec<(u32, u32, f64)>,
);

/// Corrects drift. Returns the table, columns with the frames and the drift along x, y and z with its
/// standard deviations, and facts.
#[pyfunction]
pub fn drift(
    py: Python<'_>,
    columns: Columns<'_>,
) -> PyResult<(NativeColumns, NamedColumns, DriftFacts)> {
    let mut table = columns.table()?;
    let (table, drift, frames) = Call::plain().run(py, move || {
        let drift = gaussmle_analysis::drift::estimate(&table)?;
        drift.apply(&mut table)?;
        let frames: Vec<u32> = drift.path_frames()?.collect();
        Ok((table, drift, frames))
    })?;
    let shifts: Vec<Shift> = frames.iter().map(|&frame| drift.at(frame)).collect();
    let of: [(&str, Component); 6] = [
        ("x", |s| Some(s.x_um)),
        ("y", |s| Some(s.y_um)),
        ("z", |s| s.z_um),
        ("x_std", |s| Some(s.x_std_um)),
        ("y_std", |s| Some(s.y_std_um)),
        ("z_std", |s| s.z_std_um),
    ];
    let column = |(name, of): (&'static str, Component)| {
        let values: Option<Vec<f64>> = shifts.iter().map(of).collect();
        Some((name, Memory::vector(values?)))
    };
    let mut path = vec![("frame", Memory::vector(frames))];
    path.extend(of.into_iter().filter_map(column));
    let jumps = drift.breaks().iter();
    let gaps = drift.gaps().iter();
    let facts = (
        drift.note(),
        drift.summary(),
        drift.is_measurable(),
        jumps.map(|b| (b.frame, b.step_um, b.step_std_um)).collect(),
        gaps.map(|g| (g.frames[0], g.frames[1], g.std_um)).collect(),
    );
    Ok((native_columns(table), path, facts))
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

/// The resolution (FRC) and its standard deviation, um; the numbers of blinks, fiducials and rows left
/// out; and the curve: frequencies, correlations, and the smooth curve.
#[pyfunction]
pub fn frc(py: Python<'_>, columns: Columns<'_>) -> PyResult<([f64; 2], [usize; 3], [Memory; 3])> {
    let table = columns.table()?;
    let frc = Call::plain().run(py, move || Ok(gaussmle_analysis::frc(&table)?))?;
    Ok((
        [frc.resolution_um, frc.resolution_std_um],
        [frc.blinks, frc.fiducials, frc.unusable],
        [frc.frequency_per_um, frc.correlation, frc.smooth].map(Memory::vector),
    ))
}

/// The numbers of the rows that match a condition.
#[pyfunction]
pub fn matching_rows(py: Python<'_>, columns: Columns<'_>, condition: &str) -> PyResult<Memory> {
    let table = columns.table()?;
    let matches = Call::plain().run(py, || Ok(Filter::parse(condition)?.matches(&table)?))?;
    let rows = (0..).zip(matches).filter(|(_, matches)| *matches);
    Ok(Memory::vector::<u32>(rows.map(|(row, _)| row).collect()))
}
