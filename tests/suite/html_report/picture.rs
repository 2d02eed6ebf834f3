//! The picture and its localizations, compared with the table.

use std::collections::BTreeMap;

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_report::html::ReportOptions;

use super::page_data::{Data, planes};
use super::{numbers, report, table, usable};

#[test]
fn finest_level_counts_the_table() {
    let table = table(20_000, true);
    let data = Data::of(&report(&table, &ReportOptions::default()));
    let pixel = data.number("pixel_um");
    // Half of the median precision, 9 nm.
    assert!((0.004..=0.0047).contains(&pixel), "{pixel}");
    let (x, y, z) = (
        numbers(&table, "x"),
        numbers(&table, "y"),
        numbers(&table, "z"),
    );
    let mut expected: BTreeMap<(usize, usize), (u32, f64)> = BTreeMap::new();
    for row in usable(&table) {
        if x[row] >= 0.0 && x[row] < 20.0 && y[row] >= 0.0 && y[row] < 12.0 {
            let at = ((x[row] / pixel) as usize, (y[row] / pixel) as usize);
            let (count, sum) = expected.entry(at).or_default();
            *count += 1;
            *sum += z[row];
        }
    }
    let finest = data.level(0);
    assert_eq!(finest.len(), expected.len());
    let ends: [f64; 2] = [0, 1].map(|k| data.index["z_um"][k].as_f64().expect("a number"));
    for ((at, (count, sum)), (found_at, (found, z))) in expected.iter().zip(&finest) {
        assert_eq!((at, count), (found_at, found));
        let part = (sum / f64::from(*count) - ends[0]) / (ends[1] - ends[0]);
        let part = 255.0 * part.clamp(0.0, 1.0);
        let off = (f64::from(z.expect("z")) - part).abs();
        assert!(off < 0.51, "z at {at:?}: {z:?}, {part}");
    }
}

#[test]
fn each_level_sums_four_pixels_of_the_one_below() {
    let table = table(20_000, false);
    let data = Data::of(&report(&table, &ReportOptions::default()));
    let levels = data.index["levels"].as_array().expect("levels").len();
    assert!(levels >= 5, "{levels}");
    let mut below = data.level(0);
    for level in 1..levels {
        let mut expected: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for ((x, y), (count, _)) in &below {
            *expected.entry((x / 2, y / 2)).or_default() += count;
        }
        let found = data.level(level);
        let counts: BTreeMap<_, u32> = found.iter().map(|(at, (n, _))| (*at, *n)).collect();
        assert!(counts == expected, "level {level}");
        below = found;
    }
    assert!(below.keys().all(|&(x, y)| x < 256 && y < 256), "one tile");
}

#[test]
fn counts_beyond_a_byte_are_exact() {
    let mut columns = Vec::new();
    for name in ["x", "y"] {
        let mut at = vec![1.0; 70_000];
        at.extend([9.0; 300]);
        columns.push(Column {
            name: name.into(),
            unit: "um",
            values: Values::F64(at),
        });
    }
    let table = LocalizationTable::from_columns(columns).expect("even");
    let data = Data::of(&report(&table, &ReportOptions::default()));
    let counts: Vec<u32> = data.level(0).values().map(|(count, _)| *count).collect();
    assert_eq!(counts, [70_000, 300]);
}

#[test]
fn single_localizations_equal_the_table() {
    let table = table(5000, true);
    let data = Data::of(&report(&table, &ReportOptions::default()));
    let side = 256.0 * data.number("pixel_um");
    let z_from = data.index["quantities"]["z_from_um"].as_f64().expect("z");
    let mut found = Vec::new();
    for piece in data.index["singles"].as_array().expect("pieces") {
        let [column, row] = [0, 1].map(|k| piece[k].as_f64().expect("a number"));
        let n = piece[3].as_u64().expect("a number") as usize;
        let bytes = data.piece(&piece[2]);
        let mut bytes = bytes.as_slice();
        let x = planes(&mut bytes, n, 2);
        let y = planes(&mut bytes, n, 2);
        let precision = planes(&mut bytes, n, 2);
        let photons = planes(&mut bytes, n, 4);
        let steps = planes(&mut bytes, n, 4);
        let z = planes(&mut bytes, n, 4);
        assert!(bytes.is_empty());
        let mut frame = 0;
        for k in 0..n {
            frame += steps[k];
            let at = |tile: f64, step: u32| (tile + (f64::from(step) + 0.5) / 65536.0) * side;
            found.push((
                frame,
                photons[k],
                [
                    at(column, x[k]),
                    at(row, y[k]),
                    z_from + 1e-4 * f64::from(z[k]),
                    1e-5 * f64::from(precision[k]),
                ],
            ));
        }
    }
    let Values::U32(frames) = &table.column("frame").expect("frames").values else {
        panic!("not a column of u32");
    };
    let column = |name| numbers(&table, name);
    let (x, y) = (column("x"), column("y"));
    let mut expected: Vec<_> = usable(&table)
        .into_iter()
        .filter(|&row| x[row] >= 0.0 && x[row] < 20.0 && y[row] >= 0.0 && y[row] < 12.0)
        .map(|row| {
            let numbers = [x[row], y[row], column("z")[row], column("x_std")[row]];
            (frames[row], column("photons")[row].round() as u32, numbers)
        })
        .collect();
    // Two localizations of a frame may have the same number of photons.
    let order = |a: &(u32, u32, [f64; 4]), b: &(u32, u32, [f64; 4])| {
        let place = (a.0, a.1).cmp(&(b.0, b.1));
        place.then(a.2[0].total_cmp(&b.2[0]))
    };
    found.sort_by(order);
    expected.sort_by(order);
    assert_eq!(found.len(), expected.len());
    // The quantization steps of x, y, z and precision.
    let within = [side / 65536.0, side / 65536.0, 0.51e-4, 0.51e-5];
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!((found.0, found.1), (expected.0, expected.1));
        for k in 0..4 {
            let off = (found.2[k] - expected.2[k]).abs();
            assert!(off <= within[k], "{k}: {found:?}, {expected:?}");
        }
    }
    // With a lower limit the page has none and states that.
    let few = ReportOptions {
        max_points: 1000,
        ..ReportOptions::default()
    };
    let few = report(&table, &few);
    assert_eq!(Data::of(&few).index["singles"], serde_json::json!([]));
    assert_eq!(Data::of(&few).index["few"], false);
    assert!(
        few.html()
            .contains("Single localizations are not in this page")
    );
    assert!(few.html().contains("at most 1000"));
}
