//! Linking, drift correction, NeNA and FRC, compared with simulated molecules.

mod drifting;
mod linking;
mod precision;
mod resolution;
mod threads;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};

/// A localization: frame, position with its uncertainty, and status.
#[derive(Clone, Copy)]
struct Loc {
    frame: u32,
    at: [f64; 3],
    std: f64,
    status: Status,
}

fn loc(frame: u32, x: f64, y: f64, std: f64) -> Loc {
    Loc {
        frame,
        at: [x, y, 0.0],
        std,
        status: Status::Converged,
    }
}

/// The table of localizations. z is three times as uncertain as x and y.
fn table(locs: &[Loc], z: bool) -> LocalizationTable {
    let column = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values,
    };
    let of = |f: &dyn Fn(&Loc) -> f64| Values::F64(locs.iter().map(f).collect());
    let mut columns = vec![
        column("roi", Values::U32((0..locs.len() as u32).collect())),
        column("frame", Values::U32(locs.iter().map(|l| l.frame).collect())),
        column("x", of(&|l| l.at[0])),
        column("y", of(&|l| l.at[1])),
        column("photons", of(&|_| 1000.0)),
        column("background", of(&|_| 10.0)),
        column("x_std", of(&|l| l.std)),
        column("y_std", of(&|l| l.std)),
        column("photons_std", of(&|_| 40.0)),
        column("background_std", of(&|_| 0.4)),
        column("log_likelihood", of(&|_| -200.0)),
        column("p_value", of(&|_| 0.5)),
        column("iterations", Values::U32(vec![7; locs.len()])),
        column(
            "status",
            Values::Status(locs.iter().map(|l| l.status).collect()),
        ),
    ];
    if z {
        columns.insert(4, column("z", of(&|l| l.at[2])));
        columns.insert(9, column("z_std", of(&|l| 3.0 * l.std)));
    }
    LocalizationTable::from_columns(columns).expect("even")
}

fn numbers<'a>(table: &'a LocalizationTable, name: &str) -> &'a [f64] {
    match &table.column(name).expect("the column").values {
        Values::F64(values) => values,
        _ => panic!("{name} is not a column of f64"),
    }
}

fn counts<'a>(table: &'a LocalizationTable, name: &str) -> &'a [u32] {
    match &table.column(name).expect("the column").values {
        Values::U32(values) => values,
        _ => panic!("{name} is not a column of u32"),
    }
}
