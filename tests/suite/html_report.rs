//! HTML reports: the data of a page compared with the table, and the page checked in a browser.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;
use std::process::Command;

use flate2::read::ZlibDecoder;
use gaussmle::{Column, LocalizationTable, Model, Status, Values};
use gaussmle_io::table::{TableFormat, TableMetadata};
use gaussmle_report::html::{DriftCorrection, HtmlReport, ReportError, ReportOptions, RunFacts};
use gaussmle_smlm::analysis::{DriftOptions, drift, nena};
use serde_json::Value;

use super::support::{script, skipped};

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
        pixel_size_um: Some(0.1),
        width: Some(200),
        height: Some(120),
        frames: Some(FRAMES as usize),
        ..TableMetadata::of(TableFormat::Csv)
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

/// The text between two others.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    rest.split_once(to).expect("it ends").0
}

/// The data of a page: its index, and the chunks as the script decodes them.
struct Data {
    index: Value,
    store: String,
}

impl Data {
    fn of(report: &HtmlReport) -> Self {
        let html = report.html();
        let index = between(html, "id=\"index\">", "</script>");
        Self {
            index: serde_json::from_str(index).expect("JSON"),
            store: between(html, "id=\"store\">", "</script>").into(),
        }
    }

    fn piece(&self, place: &Value) -> Vec<u8> {
        let [start, length] = [0, 1].map(|k| place[k].as_u64().expect("a number") as usize);
        let mut bytes = Vec::new();
        let mut bits = 0u32;
        for (k, letter) in self.store[start..start + length].bytes().enumerate() {
            let six = match letter {
                b'A'..=b'Z' => letter - b'A',
                b'a'..=b'z' => letter - b'a' + 26,
                b'0'..=b'9' => letter - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                _ => 0,
            };
            bits = bits << 6 | u32::from(six);
            if k % 4 == 3 {
                bytes.extend_from_slice(&bits.to_be_bytes()[1..]);
                bits = 0;
            }
        }
        let mut out = Vec::new();
        let mut zlib = ZlibDecoder::new(bytes.as_slice());
        zlib.read_to_end(&mut out).expect("unpacked");
        out
    }

    /// The counts of a level's filled pixels by column and row, and their z from 0 to 255.
    fn level(&self, level: usize) -> BTreeMap<(usize, usize), (u32, Option<u8>)> {
        let mut out = BTreeMap::new();
        for tile in self.index["levels"][level]["tiles"]
            .as_array()
            .expect("tiles")
        {
            let [column, row] = [0, 1].map(|k| tile[k].as_u64().expect("a number") as usize);
            let bytes = self.piece(&tile[2]);
            let planes = tile[3].as_u64().expect("planes") as usize;
            let mut z = bytes[planes * 65536..].iter();
            for pixel in 0..65536 {
                let byte = |plane: usize| u32::from(bytes[plane * 65536 + pixel]) << (8 * plane);
                let count: u32 = (0..planes).map(byte).sum();
                if count > 0 {
                    let at = (column * 256 + pixel % 256, row * 256 + pixel / 256);
                    out.insert(at, (count, z.next().copied()));
                }
            }
            assert!(z.next().is_none(), "a z for each filled pixel");
        }
        out
    }

    fn number(&self, name: &str) -> f64 {
        self.index[name].as_f64().expect("a number")
    }
}

/// Numbers from byte planes, the lowest plane first.
fn planes(bytes: &mut &[u8], number: usize, planes: usize) -> Vec<u32> {
    let (now, rest) = bytes.split_at(number * planes);
    *bytes = rest;
    let join = |k: usize| {
        (0..planes)
            .map(|p| u32::from(now[p * number + k]) << (8 * p))
            .sum()
    };
    (0..number).map(join).collect()
}

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

/// The plot under a heading, with its text.
fn figure<'a>(report: &'a HtmlReport, title: &str) -> &'a str {
    between(report.html(), &format!("<h3>{title}</h3>"), "</figure>")
}

/// The sum of the counts in the tooltips of all bars, and the count of values that are not shown.
fn counted(figure: &str) -> (f64, u64) {
    let number = |text: &str| text.replace('\u{202f}', "");
    let bars = figure.split("<g class=\"bars\">").nth(1).expect("bars");
    let bars = bars.split("</g>").next().unwrap_or_default();
    let tips = bars.split("data-tip=\"").skip(1).map(|rest| {
        let tip = rest.split('"').next().unwrap_or_default();
        let (_, count) = tip.rsplit_once(": ").expect("a count");
        number(count).parse::<f64>().expect("a number")
    });
    let words = figure
        .split("Not shown: ")
        .skip(1)
        .flat_map(|rest| rest.split('.').next().unwrap_or_default().split(", "));
    let outside = words.map(|words| {
        let count = words.split(' ').next().unwrap_or_default();
        number(count).parse::<u64>().expect("a number")
    });
    (tips.sum(), outside.sum())
}

#[test]
fn histograms_add_up_to_the_table() {
    let table = table(20_000, true);
    let report = report(&table, &ReportOptions::default());
    let usable = usable(&table).len();
    for title in [
        "Photons",
        "Background",
        "Width of spots",
        "Depth",
        "Goodness of fit",
    ] {
        let (shown, outside) = counted(figure(&report, title));
        assert_eq!(shown as u64 + outside, usable as u64, "{title}");
        assert!(outside < usable as u64 / 50, "{title}: {outside} outside");
    }
    let (all, outside) = counted(figure(&report, "Iterations"));
    assert_eq!((all as usize, outside), (table.len(), 0));
    // Localizations per frame, times the frames of a bar.
    let (a_frame, _) = counted(figure(&report, "Over the movie"));
    let all = a_frame * 40.0;
    assert!((all / table.len() as f64 - 1.0).abs() < 1e-5, "{all}");
    let ends = figure(&report, "Status of the fits");
    let failed = table.len() - usable;
    assert!(ends.contains(&format!("<td>{failed}</td>")), "{ends}");
}

#[test]
fn precision_and_drift_equal_the_analysis() {
    let still = table(20_000, false);
    let columns = still.columns().iter().cloned().map(|mut column| {
        if let ("x", Values::F64(x)) = (column.name.as_str(), &mut column.values) {
            let Values::U32(frames) = &still.column("frame").expect("frames").values else {
                panic!("not a column of u32");
            };
            for (x, &frame) in x.iter_mut().zip(frames) {
                *x += 0.05 * f64::from(frame) / f64::from(FRAMES);
            }
        }
        column
    });
    let moved = LocalizationTable::from_columns(columns.collect()).expect("even");
    let nena_before = nena(&moved).expect("repeated");
    let before = report(&moved, &ReportOptions::default());
    let words = figure(&before, "Drift");
    assert!(words.contains("goes up to 50"), "{words}");
    let nm = |um: f64| format!("{:.2} ± ", 1e3 * um);
    let words = figure(&before, "Precision by repetition (NeNA)");
    assert!(words.contains(&nm(nena_before.precision_um)), "{words}");

    let drift = drift::estimate(&moved, &DriftOptions::default()).expect("drift");
    let mut corrected = moved.clone();
    drift.apply(&mut corrected).expect("applied");
    let options = ReportOptions {
        drift_correction: Some(DriftCorrection {
            drift,
            nena_before: Some(nena_before.clone()),
        }),
        run: Some(RunFacts {
            device: "a device".into(),
            backend: "cpu".into(),
            seconds: 12.5,
            fits_per_second: 123_456.0,
            frames_per_second: 480.0,
            ..RunFacts::default()
        }),
        ..ReportOptions::default()
    };
    let after = report(&corrected, &options);
    assert!(figure(&after, "Drift before correction").contains("goes up to 50"));
    let left = between(
        figure(&after, "Drift after correction"),
        "goes up to ",
        " nm",
    );
    assert!(left.parse::<f64>().expect("a number") < 3.0, "{left}");
    let was = format!(
        "{:.2} nm before drift correction",
        1e3 * nena_before.precision_um
    );
    assert!(after.html().contains(&was));
    for words in [
        "a device, cpu",
        "123\u{202f}456 fits/s",
        "12.5 s",
        "480 frames/s",
    ] {
        assert!(after.html().contains(words), "{words}");
    }
}

#[test]
fn suspicious_tables_get_warnings() {
    let good = table(3000, false);
    let page = report(&good, &ReportOptions::default());
    assert_eq!(page.warnings(), [""; 0]);
    assert!(!page.html().contains("To check"));
    let changed = |name: &str, change: &dyn Fn(&mut Values)| {
        let columns = good.columns().iter().cloned().map(|mut column| {
            if column.name == name {
                change(&mut column.values);
            }
            column
        });
        let table = LocalizationTable::from_columns(columns.collect()).expect("even");
        report(&table, &ReportOptions::default())
    };
    let scaled = |values: &mut Values, of: &dyn Fn(f64) -> f64| {
        if let Values::F64(values) = values {
            values.iter_mut().for_each(|value| *value = of(*value));
        }
    };
    let all = |report: &HtmlReport| report.warnings().join(" ");
    let low = all(&changed("p_value", &|v| scaled(v, &|p| p.powi(6))));
    assert!(low.contains("below 0.01") && low.contains("gain"), "{low}");
    let high = all(&changed("p_value", &|v| scaled(v, &|p| 1.0 - p.powi(6))));
    assert!(high.contains("above 0.99"), "{high}");
    let bounds = all(&changed("status", &|v| {
        *v = Values::Status(vec![Status::AtBound; good.len()])
    }));
    assert!(
        bounds.contains("100 % of the fits stopped at a bound"),
        "{bounds}"
    );
    // Rows of random frames: molecules are not localized twice.
    let mut random = random(5);
    let frames = (0..good.len()).map(|_| (f64::from(FRAMES) * random()) as u32);
    let frames = Values::U32(frames.collect());
    let unrelated = changed("frame", &|v| *v = frames.clone());
    assert!(all(&unrelated).contains("hardly any molecule is localized twice"));
    let main = between(unrelated.html(), "<header>", "</main>");
    let nena = between(main, "<dt>NeNA</dt><dd>", "</div>");
    assert!(nena.starts_with('–') && !nena.contains("nm"), "{nena}");
    let words = figure(&unrelated, "Precision by repetition (NeNA)");
    assert!(words.contains("does not give the precision"), "{words}");
    assert!(!words.contains("±"), "{words}");
    let given_up = |k: usize| match k % 10 {
        0 => Status::MaxIterations,
        _ => Status::Converged,
    };
    let given_up = Values::Status((0..good.len()).map(given_up).collect());
    let given_up = all(&changed("status", &|v| *v = given_up.clone()));
    assert!(given_up.contains("given up"), "{given_up}");
    let unsure = all(&changed("x_std", &|v| scaled(v, &|um| 3.0 * um)));
    assert!(unsure.contains("repeat better than"), "{unsure}");
    let sure = all(&changed("x", &|v| scaled(v, &|um| 4.0 * um)));
    assert!(sure.contains("times worse"), "{sure}");
}

#[test]
fn empty_and_incomplete_tables() {
    let empty = LocalizationTable::empty(Model::xynb(0.13), 0.1);
    let page = report(&empty, &ReportOptions::default());
    assert!(page.html().contains("The table has no rows"));
    assert!(between(page.html(), "id=\"index\">", "<").is_empty());
    assert!(!page.html().contains("NaN") && !page.html().contains("id=\"picture\""));
    // The page of a run that found nothing says so, and names no speed, device or missing reason.
    let run = ReportOptions {
        run: Some(RunFacts::default()),
        ..ReportOptions::default()
    };
    let nothing = report(&empty, &run);
    let main = between(nothing.html(), "<header>", "</main>");
    assert!(main.contains("No localizations") && main.contains("The run found no spots"));
    for absent in ["fits/s", "below", "NeNA", "<dd>,"] {
        assert!(!main.contains(absent), "{absent}: {main}");
    }

    // Positions alone are enough.
    let column = |name: &str| Column {
        name: name.into(),
        unit: "um",
        values: Values::F64(vec![1.0, 2.0, f64::NAN, 3.0]),
    };
    let bare = LocalizationTable::from_columns(vec![column("x"), column("y")]).expect("even");
    let page = report(&bare, &ReportOptions::default());
    for word in ["photons", "x_std, y_std", "p_value", "frame"] {
        assert!(page.html().contains(&format!("no column {word}")), "{word}");
    }
    let all: u32 = Data::of(&page)
        .level(0)
        .values()
        .map(|(count, _)| count)
        .sum();
    assert_eq!(all, 3);

    let lame = LocalizationTable::from_columns(vec![column("x"), column("height")]).expect("even");
    let error = HtmlReport::new(&lame, &about(), &ReportOptions::default()).expect_err("no y");
    let words = error.to_string();
    assert!(
        words.contains("`y`") && words.contains("x, height"),
        "{words}"
    );
    let invalid = TableMetadata {
        pixel_size_um: Some(-0.1),
        ..about()
    };
    let error = HtmlReport::new(&bare, &invalid, &ReportOptions::default());
    assert!(
        matches!(error, Err(ReportError::PixelSize { .. })),
        "{error:?}"
    );
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

#[test]
fn invalid_positions_leave_the_picture_out() {
    let far = positions(&[(1e17, 2.0, 0), (-1.7e308, 1.0, 1)]);
    let unknown = TableMetadata::of(TableFormat::Csv);
    let page = |table| HtmlReport::new(table, &unknown, &ReportOptions::default()).expect("a page");
    assert!(page(&far).html().contains("within a metre"));
    // A single invalid position among others counts as outside.
    let one = positions(&[(1.0, 2.0, 0), (1.5, 2.5, 0), (1e17, 2.0, 1)]);
    assert!(page(&one).html().contains("1 lie outside"));
}

#[test]
fn frame_numbers_up_to_u32_max_are_shown() {
    let rows = [
        (1.0, 1.0, 0),
        (1.1, 1.0, u32::MAX - 1),
        (1.2, 1.0, u32::MAX),
    ];
    let page = report(&positions(&rows), &ReportOptions::default());
    let edges = figure(&page, "Over the movie").replace('\u{202f}', "");
    // The first and the last bar are not empty.
    assert_eq!(edges.matches("data-tip").count(), 2, "{edges}");
    assert!(edges.contains("to 4.295×10⁹"), "{edges}");
}

#[test]
fn page_loads_nothing_and_escapes_text() {
    let hostile = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{store}}";
    let about = TableMetadata {
        configuration: Some(hostile.into()),
        notes: vec![hostile.into()],
        model: Some(hostile.into()),
        ..about()
    };
    let mut columns = table(500, true).columns().to_vec();
    columns.push(Column {
        name: hostile.into(),
        unit: "",
        values: Values::F64(vec![0.0; columns.len().max(1501)]),
    });
    let table = LocalizationTable::from_columns(columns).expect("even");
    let options = ReportOptions {
        title: hostile.into(),
        ..ReportOptions::default()
    };
    let report = HtmlReport::new(&table, &about, &options).expect("a report");
    let html = report.html();
    assert_eq!(html.matches("<script").count(), 3, "index, store and ours");
    assert_eq!(html.matches("</script").count(), 3);
    assert!(!html.contains("<img") && html.matches("&lt;img src=x").count() >= 5);
    // Inserted text is not expanded again.
    assert!(html.contains("&amp;{{store}}"));
    for scheme in ["http:", "https:", "//cdn", "@import", "url("] {
        assert!(!html.contains(scheme), "{scheme}");
    }
    assert!(html.contains("default-src 'none'"));
    // The same table gives the same page.
    let again = HtmlReport::new(&table, &about, &options).expect("a report");
    assert!(again.html() == html, "it differs");
}

/// True if Chromium is installed.
fn chromium() -> bool {
    let installed = Command::new("chromium")
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success());
    if !installed {
        skipped(
            "chromium",
            "chromium is not installed (Debian: apt-get install chromium)",
        );
    }
    installed
}

/// Checks a page in the browser.
fn check_in_browser(page: &Path, more: &[String]) {
    let Some(mut command) = script("look_at_report.py") else {
        return;
    };
    let shots = page.with_extension("shots");
    command.arg(page).arg(&shots).args(more);
    let output = command.output().expect("python3 starts");
    let (stdout, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{stdout}{errors}");
    eprint!("{stdout}");
    // Screenshots are kept if a folder is given for them.
    if let Some(folder) = std::env::var_os("GAUSSMLE_SHOTS") {
        for shot in std::fs::read_dir(&shots).expect("a folder") {
            let shot = shot.expect("a file").path();
            let to = Path::new(&folder).join(shot.file_name().unwrap_or_default());
            std::fs::copy(&shot, to).expect("copied");
        }
    }
}

#[test]
fn browser_shows_the_page() {
    if !chromium() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("report.html");
    report(&table(20_000, true), &ReportOptions::default())
        .save(&page)
        .expect("saved");
    let [x, y, std, photons, frame] = ISOLATED;
    let alone = [x, y, 1e3 * std, photons, frame].map(|number| number.to_string());
    check_in_browser(&page, &alone);

    let empty = LocalizationTable::empty(Model::xynb(0.13), 0.1);
    let page = folder.path().join("empty.html");
    report(&empty, &ReportOptions::default())
        .save(&page)
        .expect("saved");
    check_in_browser(&page, &[]);
}
