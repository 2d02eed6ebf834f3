//! HTML reports: the data of a page compared with the table, and the page checked in a browser.

mod browser;
mod figures;
mod page_data;
mod picture;
mod poor_tables;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};
use gaussmle_io::table::{Format, TableMetadata};
use gaussmle_report::html::{HtmlReport, ReportOptions};

/// Reproducible random numbers from 0 to 1.
fn random(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
        (state >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Two normally distributed numbers (Box and Muller).
fn normal(random: &mut impl FnMut() -> f64) -> [f64; 2] {
    let (u, v) = (1.0 - random(), random());
    let radius = (-2.0 * u.ln()).sqrt();
    let angle = 2.0 * std::f64::consts::PI * v;
    [radius * angle.cos(), radius * angle.sin()]
}

const FRAMES: u32 = 6000;

/// An isolated localization: x and y in um, its standard deviation, photons, frame.
const ISOLATED: [f64; 5] = [3.75, 11.25, 0.0123, 4321.0, 17.0];

/// Molecules on 200 sites, each on for three frames, a few failed fits, and one isolated
/// localization.
fn table(molecules: usize, z: bool) -> LocalizationTable {
    let mut random = random(3);
    let mut rows: Vec<(u32, [f64; 8], Status)> = Vec::new();
    let mut sites = Vec::new();
    while sites.len() < 200 {
        let at = [20.0 * random(), 12.0 * random()];
        if f64::hypot(at[0] - ISOLATED[0], at[1] - ISOLATED[1]) > 1.0 {
            sites.push(at);
        }
    }
    for _ in 0..molecules {
        let first = (random() * f64::from(FRAMES - 3)) as u32;
        let site = sites[(random() * 200.0) as usize];
        let depth = 0.6 * (random() - 0.5);
        for k in 0..3 {
            let std = 0.006 + 0.006 * random();
            let [dx, dy] = normal(&mut random);
            let [photons, background] = [500.0 + 2000.0 * random(), 8.0 + random()];
            let sigma = 0.13 + 0.002 * normal(&mut random)[0];
            let status = match random() {
                ..0.01 => Status::MaxIterations,
                ..0.03 => Status::AtBound,
                _ => Status::Converged,
            };
            let at = [site[0] + std * dx, site[1] + std * dy, depth];
            let row = [
                at[0],
                at[1],
                at[2],
                photons,
                background,
                sigma,
                std,
                random(),
            ];
            rows.push((first + k, row, status));
        }
    }
    let [x, y, std, photons, frame] = ISOLATED;
    let alone = [x, y, 0.1, photons, 8.0, 0.13, std, 0.5];
    rows.push((frame as u32, alone, Status::Converged));
    rows.sort_by_key(|row| row.0);
    let numbers = |name: &str, unit, at: usize| Column {
        name: name.into(),
        unit,
        values: Values::F64(rows.iter().map(|row| row.1[at]).collect()),
    };
    let counts = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values: Values::U32(values),
    };
    let mut columns = vec![
        counts("frame", rows.iter().map(|row| row.0).collect()),
        numbers("x", "um", 0),
        numbers("y", "um", 1),
    ];
    if z {
        columns.push(numbers("z", "um", 2));
    }
    columns.extend([
        numbers("photons", "photons", 3),
        numbers("background", "photons/pixel", 4),
        numbers("sigma", "um", 5),
        numbers("x_std", "um", 6),
        numbers("y_std", "um", 6),
        numbers("p_value", "", 7),
        counts("iterations", rows.iter().map(|row| 3 + row.0 % 5).collect()),
        Column {
            name: "status".into(),
            unit: "",
            values: Values::Status(rows.iter().map(|row| row.2).collect()),
        },
    ]);
    LocalizationTable::from_columns(columns).expect("even")
}

/// The metadata of a table with a field of 20 um x 12 um.
fn about() -> TableMetadata {
    TableMetadata {
        pixel_size_um: Some(0.1.into()),
        width: Some(200),
        height: Some(120),
        frames: Some(FRAMES as usize),
        ..TableMetadata::of(Format::CSV)
    }
}

fn report(table: &LocalizationTable, options: &ReportOptions) -> HtmlReport {
    HtmlReport::new(table, &about(), options).expect("a report")
}

fn numbers<'a>(table: &'a LocalizationTable, name: &str) -> &'a [f64] {
    match &table.column(name).expect("the column").values {
        Values::F64(values) => values,
        _ => panic!("{name} is not a column of f64"),
    }
}

fn usable(table: &LocalizationTable) -> Vec<usize> {
    let Values::Status(status) = &table.column("status").expect("status").values else {
        panic!("not a column of statuses");
    };
    (0..status.len())
        .filter(|&row| status[row].is_usable())
        .collect()
}

/// A table of x, y and frame.
fn positions(rows: &[(f64, f64, u32)]) -> LocalizationTable {
    let column = |name: &str, values| Column {
        name: name.into(),
        unit: "",
        values,
    };
    let columns = vec![
        column("frame", Values::U32(rows.iter().map(|row| row.2).collect())),
        column("x", Values::F64(rows.iter().map(|row| row.0).collect())),
        column("y", Values::F64(rows.iter().map(|row| row.1).collect())),
    ];
    LocalizationTable::from_columns(columns).expect("even")
}
