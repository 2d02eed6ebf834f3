//! Tables of localizations, read by the programs that they are written for. Failed writes are in
//! `faults`.

mod faults;

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::model::{MODELS, Widths};
use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Model, Parameter, Status};
use gaussmle_io::table::{Blocks, Format, Metadata, Rows, StoredRemark, write};
use serde_json::Value;

use crate::support::{printed, python, script};

pub const PIXEL_UM: f64 = 0.107;

pub const CONFIGURATION: &str = "[fit]\nmodel = \"\u{b5}m, \\\"quoted\\\"\"\nsigma_um = 0.13\n";

/// The programs of `read_table.py`, and the formats that they read.
const PROGRAMS: [(Format, &str); 5] = [
    (Format::CSV, "pandas"),
    (Format::PARQUET, "pyarrow"),
    (Format::NPZ, "numpy"),
    (Format::PICASSO, "picasso"),
    (Format::THUNDERSTORM, "thunderstorm"),
];

pub fn models() -> Vec<Model> {
    MODELS.iter().map(|kind| kind.example(0.13)).collect()
}

/// Reproducible random numbers from 0 to 1.
struct PseudoRandom(u64);

impl PseudoRandom {
    fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Rows `start..start + rows` of a table with every status.
pub fn table(model: &Model, start: usize, rows: usize) -> LocalizationTable {
    let mut numbers = PseudoRandom(start as u64 + 17);
    let status: Vec<Status> = (start..start + rows)
        .map(|row| Status::ALL[[0, 0, 1, 0, 2, 3, 0, 4, 1][row % 9]])
        .collect();
    let mut columns = Vec::new();
    let mut push = |name: String, unit, values| columns.push(Column { name, unit, values });
    let counts = |from: usize, by: usize| (from..from + rows).map(|n| (n / by) as u32).collect();
    push("roi".into(), "", Values::U32(counts(start, 1)));
    push("frame".into(), "", Values::U32(counts(start, 3)));
    for &parameter in model.parameters() {
        let value = |status: &Status| match (status, parameter) {
            (Status::BadInput, _) => f64::NAN,
            (_, Parameter::X) => 0.1 + 3.0 * numbers.next(),
            (_, Parameter::Y) => 0.1 + 5.0 * numbers.next(),
            (_, Parameter::Z) => numbers.next() - 0.5,
            // Rounded to f32, the precision of the kernel.
            (_, Parameter::Photons) => f64::from((2000.0 * numbers.next()) as f32),
            (_, Parameter::Background) => 10.0 * numbers.next(),
            _ => 0.1 + 0.1 * numbers.next(),
        };
        let values = status.iter().map(value).collect();
        push(
            parameter.name().into(),
            parameter.unit(),
            Values::F64(values),
        );
    }
    for &parameter in model.parameters() {
        let value = |status: &Status| match status.is_usable() {
            true => 1e-3 + 0.01 * numbers.next(),
            false => f64::NAN,
        };
        let values = status.iter().map(value).collect();
        let name = format!("{}_std", parameter.name());
        push(name, parameter.unit(), Values::F64(values));
    }
    let mut floats = |scale: f64| status.iter().map(|_| scale * numbers.next()).collect();
    push("log_likelihood".into(), "", Values::F64(floats(-300.0)));
    push("p_value".into(), "", Values::F64(floats(1e-9)));
    push("iterations".into(), "", Values::U32(counts(5, 4)));
    push("status".into(), "", Values::Status(status));
    LocalizationTable::from_columns(columns).expect("even columns")
}

/// Blocks of rows, and the number of rows that they state.
pub struct BlockedRows(Vec<LocalizationTable>, u64);

impl BlockedRows {
    pub fn of(model: &Model, sizes: &[usize]) -> Self {
        let mut start = 0;
        let blocks = sizes.iter().map(|&rows| {
            start += rows;
            table(model, start - rows, rows)
        });
        let blocks: Vec<_> = blocks.collect();
        Self(blocks, start as u64)
    }

    fn floats(&self, name: &str) -> Vec<f64> {
        let blocks = self.0.iter().filter_map(|block| block.column(name));
        let values = blocks.flat_map(|column| match &column.values {
            Values::F64(values) => values.clone(),
            Values::U32(values) => values.iter().map(|&v| v.into()).collect(),
            Values::Status(values) => values.iter().map(|v| v.code().into()).collect(),
        });
        values.collect()
    }

    fn statuses(&self) -> Vec<Status> {
        let codes = self.floats("status");
        let status = codes
            .iter()
            .map(|&v| Status::from_code(v as u8).expect("a status"));
        status.collect()
    }

    /// A column's values in usable rows.
    pub fn usable(&self, name: &str) -> Vec<f64> {
        let all = self.floats(name).into_iter().zip(self.statuses());
        all.filter(|(_, s)| s.is_usable()).map(|(v, _)| v).collect()
    }
}

impl Rows for BlockedRows {
    fn len(&self) -> u64 {
        self.1
    }

    fn blocks(&self) -> Blocks<'_> {
        Box::new(self.0.iter().map(|block| Ok(Cow::Borrowed(block))))
    }
}

pub fn metadata(model: Model) -> Metadata {
    Metadata {
        model,
        pixel_size_um: PIXEL_UM.into(),
        width: 32,
        height: 64,
        frames: 100,
        configuration: CONFIGURATION.into(),
        notes: vec!["offset \"100\" ADU".into(), "\u{1f52c}".into()],
        remarks: REMARKS
            .map(|(cause, text)| StoredRemark {
                cause: cause.into(),
                text: text.into(),
            })
            .into(),
        steps: Vec::new(),
    }
}

/// Causes and texts of remarks.
const REMARKS: [(&str, &str); 2] = [
    ("offset_high", "The \"offset\" adds 1.2 e-\u{b2}: check it."),
    ("overlap", "7 % of the fits are poor."),
];

/// The contents of files as other programs read them. `None` if the programs are missing.
fn read(jobs: &[(&str, PathBuf)]) -> Option<Vec<Value>> {
    let mut command = script("read_table.py")?;
    command.arg((PIXEL_UM * 1e3).to_string());
    for (program, path) in jobs {
        command.arg(format!("{program}:{}", path.display()));
    }
    Some(serde_json::from_slice(&printed(command)).expect("JSON"))
}

fn texts(seen: &Value, name: &str) -> Vec<String> {
    let cells = seen["values"][name].as_array().expect(name).iter();
    cells
        .map(|v| v.as_str().expect("text").to_owned())
        .collect()
}

fn numbers(seen: &Value, name: &str) -> Vec<f64> {
    let texts = texts(seen, name);
    texts
        .iter()
        .map(|text| text.parse().expect("a number"))
        .collect()
}

/// The columns of a file, in order.
fn columns(seen: &Value) -> Vec<&str> {
    let names = seen["columns"].as_array().expect("columns").iter();
    names.map(|name| name.as_str().expect("text")).collect()
}

#[track_caller]
fn same(have: &[f64], expected: &[f64], what: &str) {
    let bits = |values: &[f64]| values.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
    assert_eq!(have.len(), expected.len(), "{what}");
    let equal = |(a, b): (&f64, &f64)| a == b || (a.is_nan() && b.is_nan());
    let all = have.iter().zip(expected).all(equal);
    assert!(all, "{what}: {have:?} {expected:?} {:?}", bits(have));
}

#[track_caller]
fn same_f32(have: &[f64], expected: &[f64], what: &str) {
    let narrow: Vec<f64> = expected.iter().map(|&v| f64::from(v as f32)).collect();
    same(have, &narrow, what);
}

/// Checks the TOML metadata of a native table.
fn check_toml(toml: &Value, rows: &BlockedRows, model: &Model) {
    let about = &toml["table"];
    assert_eq!(about["rows"], rows.len());
    assert_eq!(about["model"], model.name());
    assert_eq!(about["pixel_size_um"].as_f64(), Some(PIXEL_UM));
    assert_eq!(
        [&about["width"], &about["height"], &about["frames"]],
        [32, 64, 100]
    );
    assert_eq!(about["frames_from"], 0);
    assert_eq!(about["notes"][0], "offset \"100\" ADU");
    assert_eq!(about["notes"][1], "\u{1f52c}");
    for (number, (cause, text)) in REMARKS.into_iter().enumerate() {
        assert_eq!(about["remarks"][number]["cause"], cause);
        assert_eq!(about["remarks"][number]["text"], text);
    }
    check_units(&toml["units"]);
    assert_eq!(toml["fit"]["model"], "\u{b5}m, \"quoted\"");
}

fn check_units(units: &Value) {
    assert_eq!(units["x"], "um");
    assert_eq!(units["y_std"], "um");
    assert_eq!(units["background"], "photons/pixel");
    assert_eq!(units["status"], Value::Null);
}

fn check_native(program: &str, seen: &Value, rows: &BlockedRows, model: &Model) {
    let expected: Vec<&str> = rows.0[0]
        .columns()
        .iter()
        .map(|c| c.name.as_str())
        .collect();
    assert_eq!(columns(seen), expected, "{program}");
    assert_eq!(seen["rows"], rows.len());
    for column in rows.0[0].columns() {
        let what = format!("{program}, {}, {}", model.name(), column.name);
        let name = column.name.as_str();
        let dtype = seen["dtypes"][name].as_str().expect("a dtype");
        let values = rows.floats(name);
        match (&column.values, program) {
            (Values::Status(_), "pandas") => {
                let words: Vec<_> = rows.statuses().iter().map(|s| s.name()).collect();
                assert_eq!(texts(seen, name), words, "{what}");
                continue;
            }
            // The short text form of an f32 reads back as that f32.
            (Values::F64(_), "pandas") => {
                let have = numbers(seen, name).into_iter().zip(&values);
                let back = have.map(|(have, expected)| {
                    let narrow = f64::from(*expected as f32);
                    if narrow == *expected {
                        f64::from(have as f32)
                    } else {
                        have
                    }
                });
                same(&back.collect::<Vec<_>>(), &values, &what);
            }
            _ => same(&numbers(seen, name), &values, &what),
        }
        // Without rows pandas cannot infer the type of a column.
        if program != "pandas" || !rows.is_empty() {
            let kinds: &[&str] = match (&column.values, program) {
                (Values::F64(_), _) => &["float64"],
                (Values::U32(_), "pandas") => &["int64"],
                (Values::U32(_), _) => &["uint32"],
                (Values::Status(_), _) => &["uint8"],
            };
            assert!(kinds.contains(&dtype), "{what}: {dtype}");
        }
    }
    if program == "pyarrow" {
        let about = &seen["metadata"];
        assert_eq!(about["gaussmle.version"], env!("CARGO_PKG_VERSION"));
        assert_eq!(about["gaussmle.pixel_size_um"], PIXEL_UM.to_string());
        assert_eq!(about["gaussmle.model"], model.name());
        assert_eq!(about["gaussmle.configuration"], CONFIGURATION);
        assert_eq!(about["gaussmle.height"], "64");
        let units = about["gaussmle.units"].as_str().expect("text");
        check_units(&serde_json::from_str(units).expect("JSON"));
        assert_eq!(seen["optional"], serde_json::json!([]));
        assert_eq!(seen["schema"]["status"], "uint8");
        assert_eq!(seen["schema"]["x"], "double");
        assert_eq!(seen["groups"], u64::from(!rows.is_empty()));
    } else {
        check_toml(&seen["metadata"], rows, model);
    }
}

/// Widths of usable rows along x and y, um.
fn widths(rows: &BlockedRows, model: &Model) -> [Vec<f64>; 2] {
    match model.widths() {
        Widths::Given(um) => um.map(|um| vec![um; rows.usable("x").len()]),
        Widths::Round => ["sigma", "sigma"].map(|name| rows.usable(name)),
        Widths::Elliptic => ["sigma_x", "sigma_y"].map(|name| rows.usable(name)),
        Widths::Curve(curve) => {
            let both = rows.usable("z").into_iter().map(|z| curve.widths_um(z));
            let (x, y) = both.unzip();
            [x, y]
        }
        Widths::Spline(psf) => {
            // The Gaussian with the same peak: 1 / (2 pi sigma^2).
            let width = |z| {
                let peak = psf.value_and_derivatives(0.0, 0.0, z)[0];
                (std::f64::consts::TAU * peak).powf(-0.5) * PIXEL_UM
            };
            let z = match model.index(Parameter::Z) {
                Some(_) => rows.usable("z"),
                None => vec![0.0; rows.usable("x").len()],
            };
            let widths: Vec<f64> = z.into_iter().map(width).collect();
            [widths.clone(), widths]
        }
    }
}

fn scaled(values: &[f64], by: impl Fn(f64) -> f64) -> Vec<f64> {
    values.iter().map(|&v| by(v)).collect()
}

fn check_picasso(seen: &Value, rows: &BlockedRows, model: &Model) {
    let mut expected = "frame x y photons sx sy bg lpx lpy ellipticity net_gradient photons_unc bg_unc sx_unc sy_unc log_likelihood iterations".to_owned();
    if model.index(Parameter::Z).is_some() {
        expected += " z lpz";
    }
    assert_eq!(columns(seen).join(" "), expected);
    let usable = rows.usable("x").len();
    // Neither the reader nor the file has more rows, and the loader dropped none.
    assert_eq!([&seen["rows"], &seen["stored_rows"]], [usable, usable]);
    assert_eq!(seen["packed_bytes"], 4 * columns(seen).len());
    assert_eq!(seen["dtypes"]["frame"], "uint32");
    assert_eq!(seen["dtypes"]["iterations"], "int32");
    assert_eq!(seen["dtypes"]["x"], "float32");
    for (name, native) in [
        ("frame", "frame"),
        ("photons", "photons"),
        ("bg", "background"),
        ("photons_unc", "photons_std"),
        ("bg_unc", "background_std"),
        ("log_likelihood", "log_likelihood"),
        ("iterations", "iterations"),
    ] {
        same_f32(&numbers(seen, name), &rows.usable(native), name);
    }
    for (name, native) in [("x", "x"), ("y", "y")] {
        let pixels = scaled(&rows.usable(native), |um| um / PIXEL_UM - 0.5);
        same_f32(&numbers(seen, name), &pixels, name);
    }
    for (name, native) in [("lpx", "x_std"), ("lpy", "y_std")] {
        let pixels = scaled(&rows.usable(native), |um| um / PIXEL_UM);
        same_f32(&numbers(seen, name), &pixels, name);
    }
    let widths = widths(rows, model);
    for (name, widths) in ["sx", "sy"].iter().zip(&widths) {
        let pixels = scaled(widths, |um| um / PIXEL_UM);
        same_f32(&numbers(seen, name), &pixels, name);
    }
    let uncertainties = match model.widths() {
        Widths::Given(_) => Some(vec![0.0; usable]),
        Widths::Round => Some(rows.usable("sigma_std")),
        Widths::Elliptic => Some(rows.usable("sigma_x_std")),
        Widths::Curve(_) | Widths::Spline(_) => None,
    };
    if let Some(um) = uncertainties {
        let pixels = scaled(&um, |um| um / PIXEL_UM);
        same_f32(&numbers(seen, "sx_unc"), &pixels, "sx_unc");
    }
    if model.index(Parameter::Z).is_some() {
        let z = scaled(&rows.usable("z"), |um| um * 1e3);
        same_f32(&numbers(seen, "z"), &z, "z");
        let std = scaled(&rows.usable("z_std"), |um| um * 1e3);
        same_f32(&numbers(seen, "lpz"), &std, "lpz");
    }
    if let Some(curve) = model.curve() {
        // The slope of the curve converts the uncertainty of z into that of the width.
        let z = rows.usable("z").into_iter().zip(rows.usable("z_std"));
        for ((z, std), unc) in z.zip(numbers(seen, "sx_unc")) {
            let slope = (curve.widths_um(z + 1e-4).0 - curve.widths_um(z).0) / 1e-4;
            let expected = slope.abs() * std / PIXEL_UM;
            assert!((unc - expected).abs() < 1e-3, "{unc} {expected}");
        }
    }
    assert_eq!(seen["metadata"], seen["embedded"]);
    let (movie, fit) = (&seen["metadata"][0], &seen["metadata"][1]);
    assert_eq!(
        [&movie["Width"], &movie["Height"], &movie["Frames"]],
        [32, 64, 100]
    );
    assert_eq!(movie["Pixelsize"], 107.0);
    assert_eq!(
        fit["Generated by"],
        concat!("gaussmle ", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(fit["Configuration"], CONFIGURATION);
    assert_eq!(fit["Notes"][1], "\u{1f52c}");
    assert_eq!(fit["Unusable fits left out"], rows.len() - usable as u64);
}

fn check_thunderstorm(seen: &Value, rows: &BlockedRows, model: &Model) {
    let header = seen["header"].as_str().expect("text");
    let has_z = model.index(Parameter::Z).is_some();
    let expected = match model.widths() {
        Widths::Curve(_) | Widths::Spline(_) if has_z => {
            r#""id","frame","x [nm]","y [nm]","z [nm]","sigma1 [nm]","sigma2 [nm]","intensity [photon]","offset [photon]","bkgstd [photon]","chi2","uncertainty_xy [nm]","uncertainty_z [nm]""#
        }
        Widths::Elliptic => {
            r#""id","frame","x [nm]","y [nm]","sigma [nm]","sigma1 [nm]","sigma2 [nm]","intensity [photon]","offset [photon]","bkgstd [photon]","chi2","uncertainty_xy [nm]""#
        }
        Widths::Given(_) | Widths::Round | Widths::Curve(_) | Widths::Spline(_) => {
            r#""id","frame","x [nm]","y [nm]","sigma [nm]","intensity [photon]","offset [photon]","bkgstd [photon]","chi2","uncertainty_xy [nm]""#
        }
    };
    assert_eq!(header, expected);
    let usable = rows.usable("x").len();
    assert_eq!(seen["rows"], usable);
    let nm = |name: &str| scaled(&rows.usable(name), |um| um * 1e3);
    same(
        &numbers(seen, "id"),
        &scaled(&rows.usable("roi"), |n| n + 1.0),
        "id",
    );
    same(
        &numbers(seen, "frame"),
        &scaled(&rows.usable("frame"), |n| n + 1.0),
        "frame",
    );
    same(&numbers(seen, "x [nm]"), &nm("x"), "x");
    same(&numbers(seen, "y [nm]"), &nm("y"), "y");
    same_f32(
        &scaled(&numbers(seen, "intensity [photon]"), |v| {
            f64::from(v as f32)
        }),
        &rows.usable("photons"),
        "intensity",
    );
    same(
        &numbers(seen, "offset [photon]"),
        &rows.usable("background"),
        "offset",
    );
    let std = rows.usable("x_std").into_iter().zip(rows.usable("y_std"));
    let std: Vec<f64> = std
        .map(|(x, y)| ((x * x + y * y) / 2.0).sqrt() * 1e3)
        .collect();
    same(
        &numbers(seen, "uncertainty_xy [nm]"),
        &std,
        "uncertainty_xy",
    );
    let [widths, _] = widths(rows, model);
    if has_z {
        same(&numbers(seen, "z [nm]"), &nm("z"), "z");
        same(
            &numbers(seen, "uncertainty_z [nm]"),
            &nm("z_std"),
            "uncertainty_z",
        );
        for (have, um) in numbers(seen, "sigma1 [nm]").iter().zip(&widths) {
            assert!((have - um * 1e3).abs() < 1e-9, "{have} {um}");
        }
    }
    if usable == 0 {
        return;
    }
    // The table as Picasso imports it: pixels from the corner, frames from 0, and all rows kept
    // when it saves them.
    let imported = &seen["imported"];
    assert_eq!([&imported["rows"], &imported["kept"]], [usable, usable]);
    let mut have = numbers(imported, "x");
    let mut x = scaled(&rows.usable("x"), |um| um / PIXEL_UM);
    // Picasso sorts by frame, and its sort is not stable.
    have.sort_by(f64::total_cmp);
    x.sort_by(f64::total_cmp);
    for (have, x) in have.iter().zip(&x) {
        assert!((have - x).abs() < 1e-5, "{have} {x}");
    }
}

#[test]
fn other_programs_read_written_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut jobs = Vec::new();
    let mut written = Vec::new();
    for model in models() {
        for (which, sizes) in [&[0][..], &[9], &[0, 7, 1, 0, 30, 12, 83]]
            .iter()
            .enumerate()
        {
            let rows = BlockedRows::of(&model, sizes);
            for (format, program) in PROGRAMS {
                let name = format!("{} {which}{}", model.name(), format.endings()[0]);
                let path = folder.path().join(name);
                assert_eq!(Format::of(&path).expect("known"), format);
                write(&path, format, &rows, &metadata(model.clone())).expect("written");
                jobs.push((program, path));
                written.push((model.clone(), BlockedRows::of(&model, sizes)));
            }
        }
    }
    let left = names(folder.path());
    assert!(
        left.iter().all(|name| !name.contains("partial")),
        "{left:?}"
    );
    let Some(all) = read(&jobs) else { return };
    for (((program, path), (model, rows)), seen) in jobs.iter().zip(&written).zip(all) {
        println!("{}", path.display());
        match *program {
            "picasso" => check_picasso(&seen, rows, model),
            "thunderstorm" => check_thunderstorm(&seen, rows, model),
            _ => check_native(program, &seen, rows, model),
        }
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    names
        .map(|name| name.to_string_lossy().into_owned())
        .collect()
}

#[test]
fn chunk_borders_lose_no_row() {
    // More rows than a chunk of text, an HDF5 chunk or a Parquet row group holds.
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynb(0.13);
    let rows = BlockedRows::of(&model, &[1_000_000, 48_577, 16_385]);
    let mut jobs = Vec::new();
    for (format, _) in PROGRAMS {
        let path = folder.path().join(format!("large{}", format.endings()[0]));
        write(&path, format, &rows, &metadata(model.clone())).expect("written");
        jobs.push(path);
    }
    let script = "import sys, numpy, pandas, h5py, json
a, b, c, d, e = sys.argv[1:]
text = pandas.read_csv(a, float_precision='round_trip')
table = pandas.read_parquet(b)
archive = numpy.load(c)
status = archive['status']
usable = status < 2
locs = h5py.File(d)['locs'][:]
ts = pandas.read_csv(e)
print(json.dumps([
    (text.roi.to_numpy() == archive['roi']).all(), numpy.array_equal(text.x, archive['x'], equal_nan=True),
    (table.roi.to_numpy() == archive['roi']).all(), numpy.array_equal(table.x, archive['x'], equal_nan=True),
    (table.status.to_numpy() == status).all(), (archive['roi'] == numpy.arange(len(table))).all(),
    (locs['frame'] == archive['frame'][usable]).all(), (ts['id'].to_numpy() - 1 == archive['roi'][usable]).all(),
    abs(locs['x'] - (archive['x'][usable] / 0.107 - 0.5)).max() < 1e-5, len(table) == 1064962,
], default=bool))";
    let Some(mut python) = python() else { return };
    python.args(["-c", script]).args(&jobs);
    let answers = printed(python);
    let answers: Vec<bool> = serde_json::from_slice(&answers).expect("JSON");
    assert_eq!(answers, [true; 10]);
}

#[test]
fn picasso_files_measure_oblong_pixels_by_their_width() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynbs();
    let path = folder.path().join("oblong.hdf5");
    let oblong = Metadata {
        pixel_size_um: [PIXEL_UM, 1.3 * PIXEL_UM].into(),
        height: 1000,
        ..metadata(model.clone())
    };
    let rows = BlockedRows::of(&model, &[20]);
    write(&path, Format::PICASSO, &rows, &oblong).expect("written");
    let Some(seen) = read(&[("picasso", path)]) else {
        return;
    };
    let seen = &seen[0];
    for name in ["x", "y"] {
        let pixels = scaled(&rows.usable(name), |um| um / PIXEL_UM - 0.5);
        same_f32(&numbers(seen, name), &pixels, name);
    }
    assert_eq!(seen["metadata"][0]["Height"], 1300);
    let stated = seen["metadata"][1]["Pixels"].as_str().unwrap_or_default();
    assert!(stated.contains("units of the width"), "{stated}");
}

#[test]
fn unknown_movie_size_in_picasso_files_follows_from_the_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynbs();
    for sizes in [&[20][..], &[0]] {
        let path = folder.path().join(format!("{}.hdf5", sizes[0]));
        let unknown = Metadata {
            width: 0,
            height: 0,
            frames: 0,
            configuration: "# long\n".repeat(20_000),
            ..metadata(model.clone())
        };
        let rows = BlockedRows::of(&model, sizes);
        write(&path, Format::PICASSO, &rows, &unknown).expect("written");
        let Some(seen) = read(&[("picasso", path)]) else {
            return;
        };
        let seen = &seen[0];
        assert_eq!(seen["rows"], rows.usable("x").len(), "none is outside");
        let pixels = |name: &str| {
            let most = rows.usable(name).into_iter().fold(0.0, f64::max);
            (most / PIXEL_UM) as u64 + 1
        };
        let movie = &seen["metadata"][0];
        assert_eq!(movie["Width"], pixels("x"));
        assert_eq!(movie["Height"], pixels("y"));
        let last = rows.usable("frame").into_iter().fold(0.0, f64::max);
        assert_eq!(movie["Frames"], last as u64 + 1);
        let configuration = seen["embedded"][1]["Configuration"].as_str();
        assert_eq!(configuration.map(str::len), Some(140_000));
    }
}
