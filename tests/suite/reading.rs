//! Tables read back: those written by this library, those of other programs, and damaged ones.

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::{Column, LocalizationTable, Model, Status, Values};
use gaussmle_io::table::{
    Filter, Format, ReadOptions, ReadTable, TableError, TableFormat, TableMetadata, TableOverrides,
    TableSummary, read, rewrite, write,
};
use serde_json::Value;

use crate::support::{data_file, printed, script};
use crate::tables::{CONFIGURATION, PIXEL_UM, metadata, models, table};

const NATIVE: [(Format, TableFormat, &str); 3] = [
    (Format::Csv, TableFormat::Csv, "csv"),
    (Format::Parquet, TableFormat::Parquet, "parquet"),
    (Format::Npz, TableFormat::Npz, "npz"),
];

#[track_caller]
fn open(path: &Path) -> ReadTable {
    read(path, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// The message of the error that refuses a file, which no option would help.
#[track_caller]
fn refused(path: &Path) -> String {
    let (text, option) = refusal(path);
    assert_eq!(option, None, "{text}");
    text
}

/// The message of the error that refuses a file, and the option that would help. The option is not
/// in the message: front ends name it in their own words.
#[track_caller]
fn refusal(path: &Path) -> (String, Option<&'static str>) {
    let error = read(path, &ReadOptions::default()).expect_err("not read");
    let text = error.to_string();
    assert!(text.contains(&path.display().to_string()), "{text}");
    (text, error.option())
}

fn floats(table: &LocalizationTable, name: &str) -> Vec<f64> {
    match table.column(name).map(|column| &column.values) {
        Some(Values::F64(values)) => values.clone(),
        Some(Values::U32(values)) => values.iter().map(|&v| v.into()).collect(),
        Some(Values::Status(values)) => values.iter().map(|v| v.code().into()).collect(),
        None => panic!("no column `{name}`"),
    }
}

/// Asserts equal columns with equal bits. All NaN count as equal.
#[track_caller]
fn identical(have: &LocalizationTable, expected: &LocalizationTable, what: &str) {
    let layout = |t: &LocalizationTable| {
        t.columns()
            .iter()
            .map(|c| (c.name.clone(), c.unit))
            .collect::<Vec<_>>()
    };
    assert_eq!(layout(have), layout(expected), "{what}");
    for (a, b) in have.columns().iter().zip(expected.columns()) {
        match (&a.values, &b.values) {
            (Values::F64(a), Values::F64(b)) => {
                let bits = |v: &[f64]| {
                    v.iter()
                        .map(|v| if v.is_nan() { f64::NAN } else { *v }.to_bits())
                        .collect::<Vec<_>>()
                };
                assert_eq!(bits(a), bits(b), "{what}");
            }
            (a, b) => assert_eq!(a, b, "{what}"),
        }
    }
}

#[track_caller]
fn close(have: &[f64], expected: &[f64], relative: f64, what: &str) {
    assert_eq!(have.len(), expected.len(), "{what}");
    for (have, expected) in have.iter().zip(expected) {
        let near = (have - expected).abs() <= relative * expected.abs().max(1e-3);
        assert!(
            near || (have.is_nan() && expected.is_nan()),
            "{what}: {have} {expected}"
        );
    }
}

fn usable(table: &LocalizationTable) -> LocalizationTable {
    let filter = Filter::parse("status <= at_bound").expect("a condition");
    filter.apply(table).expect("applied")
}

#[test]
fn native_tables_round_trip_exactly() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        for rows in [0, 1, 100, 70_000] {
            let expected = table(&model, 3, rows);
            for (format, source, ending) in NATIVE {
                let what = format!("{} {rows} {ending}", model.name());
                let path = folder.path().join(format!("locs.{ending}"));
                write(&path, format, &expected, &metadata(model)).expect("written");
                let back = open(&path);
                identical(&back.table, &expected, &what);
                let about = &back.metadata;
                assert_eq!(about.format, source);
                assert_eq!(about.pixel_size_um, Some(PIXEL_UM));
                assert_eq!(about.model.as_deref(), Some(model.name()));
                assert_eq!(
                    (about.width, about.height, about.frames),
                    (Some(32), Some(64), Some(100))
                );
                assert_eq!(about.configuration.as_deref(), Some(CONFIGURATION));
                assert_eq!(about.notes, metadata(model).notes);
                assert_eq!(about.remarks, metadata(model).remarks);
                assert_eq!(about.units["x_std"], "um");
                // Written again from what was read: the same bytes.
                let again = folder.path().join(format!("again.{ending}"));
                rewrite(
                    &again,
                    format,
                    &back.table,
                    &back.metadata,
                    &TableOverrides::default(),
                )
                .expect("written");
                assert!(
                    fs::read(&path).expect("there") == fs::read(&again).expect("there"),
                    "{what}"
                );
            }
        }
    }
}

#[test]
fn content_decides_the_format() {
    let folder = tempfile::tempdir().expect("a folder");
    let expected = table(&Model::xynbs(), 0, 20);
    for (format, source, _) in NATIVE {
        let path = folder.path().join("locs.bin");
        write(&path, format, &expected, &metadata(Model::xynbs())).expect("written");
        assert_eq!(open(&path).metadata.format, source);
    }
}

#[test]
fn picasso_tables_round_trip_to_f32() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        let rows = table(&model, 0, 500);
        let path = folder.path().join(format!("{}.hdf5", model.name()));
        write(&path, Format::Picasso, &rows, &metadata(model)).expect("written");
        let embedded = folder.path().join("embedded.hdf5");
        fs::copy(&path, &embedded).expect("copied");
        for path in [&path, &embedded] {
            let back = open(path);
            let expected = usable(&rows);
            for column in expected.columns() {
                let name = column.name.as_str();
                if matches!(name, "roi" | "p_value" | "status") {
                    continue;
                }
                close(
                    &floats(&back.table, name),
                    &floats(&expected, name),
                    2e-6,
                    name,
                );
            }
            let widths = match model {
                Model::Xynb { .. } | Model::Xynbs { .. } => vec!["sigma"],
                _ => vec!["sigma_x", "sigma_y"],
            };
            for name in widths {
                assert!(back.table.column(name).is_some(), "{} {name}", model.name());
            }
            let others: Vec<&str> = back
                .table
                .columns()
                .iter()
                .map(|c| c.name.as_str())
                .collect();
            assert!(
                !others.contains(&"net_gradient") && !others.contains(&"ellipticity"),
                "{others:?}"
            );
            let about = &back.metadata;
            assert_eq!(
                (about.pixel_size_um, about.format),
                (Some(PIXEL_UM), TableFormat::Picasso)
            );
            assert_eq!(about.configuration.as_deref(), Some(CONFIGURATION));
            assert_eq!(about.notes, metadata(model).notes);
            assert_eq!(about.remarks, metadata(model).remarks);
            // From Picasso to Picasso only the last bits change.
            let again = folder.path().join("again.hdf5");
            rewrite(
                &again,
                Format::Picasso,
                &back.table,
                about,
                &TableOverrides::default(),
            )
            .expect("written");
            let again = open(&again);
            for column in back.table.columns() {
                let name = column.name.as_str();
                close(
                    &floats(&again.table, name),
                    &floats(&back.table, name),
                    2e-6,
                    name,
                );
            }
        }
    }
}

#[test]
fn thunderstorm_tables_round_trip_to_their_digits() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        let rows = table(&model, 0, 500);
        let path = folder.path().join(format!("{}.ts.csv", model.name()));
        write(&path, Format::ThunderStorm, &rows, &metadata(model)).expect("written");
        let back = open(&path);
        assert_eq!(back.metadata.format, TableFormat::ThunderStorm);
        let expected = usable(&rows);
        let same = [
            "frame",
            "x",
            "y",
            "z",
            "z_std",
            "background",
            "sigma",
            "sigma_x",
            "sigma_y",
        ];
        for name in same
            .into_iter()
            .filter(|name| expected.column(name).is_some())
        {
            close(
                &floats(&back.table, name),
                &floats(&expected, name),
                4e-16,
                name,
            );
        }
        close(
            &floats(&back.table, "photons"),
            &floats(&expected, "photons"),
            1e-7,
            "photons",
        );
        let ids: Vec<f64> = floats(&expected, "roi")
            .iter()
            .map(|roi| roi + 1.0)
            .collect();
        assert_eq!(floats(&back.table, "id"), ids);
        // From ThunderSTORM to ThunderSTORM only the last digits change.
        let again = folder.path().join("again.ts.csv");
        rewrite(
            &again,
            Format::ThunderStorm,
            &back.table,
            &back.metadata,
            &TableOverrides::default(),
        )
        .expect("written");
        let again = open(&again);
        for column in back.table.columns() {
            close(
                &floats(&again.table, &column.name),
                &floats(&back.table, &column.name),
                1e-12,
                &column.name,
            );
        }
    }
}

#[test]
fn sample_files_of_other_programs_are_read() {
    let Some(path) = data_file("formats/ThunderSTORM_TS3D.csv") else {
        return;
    };
    let back = open(&path);
    let first = |name: &str| floats(&back.table, name)[0];
    assert_eq!(
        [first("frame"), first("x"), first("y"), first("z")],
        [0.0, 24.84078095, 20471.75758 / 1000.0, -0.0218435]
    );
    assert_eq!(
        [first("sigma_x"), first("photons"), first("x_std")],
        [0.1415, 4086.0, 0.00508]
    );
    assert_eq!(
        [first("z_std"), first("detections"), first("bkgstd")],
        [0.01016, 1.0, 12.48]
    );
    let names: Vec<&str> = back
        .table
        .columns()
        .iter()
        .map(|column| column.name.as_str())
        .collect();
    assert_eq!(names[..6], ["roi", "frame", "x", "y", "z", "photons"]);
    assert_eq!(back.metadata.units["bkgstd"], "photons");
    // Every native format keeps all columns, including those of other programs.
    let folder = tempfile::tempdir().expect("a folder");
    for (format, _, ending) in NATIVE {
        let copy = folder.path().join(format!("copy.{ending}"));
        rewrite(
            &copy,
            format,
            &back.table,
            &back.metadata,
            &TableOverrides::default(),
        )
        .expect("written");
        identical(&open(&copy).table, &back.table, ending);
    }

    let Some(path) = data_file("formats/Thunderstorm_dstorm_data.csv") else {
        return;
    };
    let back = open(&path);
    assert_eq!(floats(&back.table, "frame")[0], 2000.0);
    assert_eq!(floats(&back.table, "id")[0], 73897.0);
    assert_eq!(floats(&back.table, "y_std")[0], 0.02293255128689051);

    let Some(path) = data_file("formats/SMLM_dstorm_data.smlm") else {
        return;
    };
    let back = open(&path);
    assert_eq!(back.table.len(), 10);
    assert_eq!(floats(&back.table, "x")[0] as f32, 1.65334);
    assert_eq!(floats(&back.table, "y")[9] as f32, 7.66673);
    assert_eq!(floats(&back.table, "original_index")[9], 10.0);
    assert!(
        back.table.column("photons").is_none(),
        "the file does not state a unit of photons"
    );

    let Some(path) = data_file("formats/decode_dstorm_data.h5") else {
        return;
    };
    let back = open(&path);
    assert_eq!((back.table.len(), back.metadata.pixel_size_um), (96, None));
    close(
        &floats(&back.table, "x")[..1],
        &[(-0.14920829 + 0.5) * 0.127],
        1e-6,
        "x",
    );
    close(
        &floats(&back.table, "y")[..1],
        &[(138.89474 + 0.5) * 0.117],
        1e-6,
        "y",
    );
    close(&floats(&back.table, "z")[..1], &[0.111926346], 1e-6, "z");
    close(
        &floats(&back.table, "z_std")[..1],
        &[0.14191238],
        1e-6,
        "z_std",
    );
    assert_eq!(floats(&back.table, "frame")[0], 294.0);
    assert_eq!(floats(&back.table, "id")[0], -1.0);
}

#[test]
fn old_picasso_files_have_fewer_columns() {
    let Some(path) = data_file("picasso/testdata_locs.hdf5") else {
        return;
    };
    let back = open(&path);
    // The metadata has two pixel sizes. The last one counts, as it does in Picasso.
    assert_eq!(back.metadata.pixel_size_um, Some(0.13));
    assert_eq!(
        (back.metadata.width, back.metadata.frames),
        (Some(32), Some(1000))
    );
    close(
        &floats(&back.table, "x")[..1],
        &[(5.618027 + 0.5) * 0.13],
        1e-7,
        "x",
    );
    close(
        &floats(&back.table, "sigma")[..1],
        &[0.8546326 * 0.13],
        1e-7,
        "sigma",
    );
    close(
        &floats(&back.table, "y_std")[..1],
        &[0.01806615 * 0.13],
        1e-6,
        "y_std",
    );
    assert_eq!(floats(&back.table, "frame")[0], 11.0);
    assert!(back.table.column("status").is_none());
    assert!(back.table.column("photons_std").is_none());
    // Without the .yaml file the pixel size is unknown.
    let folder = tempfile::tempdir().expect("a folder");
    let alone = folder.path().join("alone.hdf5");
    fs::copy(&path, &alone).expect("copied");
    assert_eq!(refusal(&alone).1, Some("pixel_size_um"));
    let options = ReadOptions {
        pixel_size_um: Some(0.13),
    };
    identical(
        &read(&alone, &options).expect("read").table,
        &back.table,
        "alone",
    );
    // Picasso reads the rewritten file, in the same pixels.
    let again = folder.path().join("again.hdf5");
    rewrite(
        &again,
        Format::Picasso,
        &back.table,
        &back.metadata,
        &TableOverrides::default(),
    )
    .expect("written");
    let Some(mut python) = crate::support::python() else {
        return;
    };
    let compare = "import sys, json
from picasso import io
(a, _), (b, info) = io.load_locs(sys.argv[1]), io.load_locs(sys.argv[2])
both = [n for n in a.columns if n in b.columns]
worst = max(float(abs(a[n] - b[n]).max() / abs(a[n]).max()) for n in both)
print(json.dumps([len(a) == len(b), worst < 1e-6, sorted(set(a.columns) - set(b.columns)), info[0]['Width'], info[1]['Pixelsize']]))";
    python.args(["-c", compare]).args([&path, &again]);
    let printed_values: Value = serde_json::from_slice(&printed(python)).expect("JSON");
    assert_eq!(
        printed_values,
        serde_json::json!([true, true, [], 32, 130.0])
    );
}

/// Picasso's tables of molecules have the mean of the frames of each.
#[test]
fn frames_of_molecules_are_rounded_with_a_note() {
    let Some(mut python) = crate::support::python() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a_mols.hdf5");
    let make = "import sys, h5py, numpy as np
rows = np.zeros(3, [('frame', 'f4'), ('x', 'f4'), ('y', 'f4'), ('photons', 'f4'), ('n_events', 'i4'), ('iterations', 'f4')])
rows['frame'], rows['x'], rows['n_events'], rows['iterations'] = [8908.875, 3, 2.25], [1, 2, 3], [5, 6, 7], [6.5, 8, 9]
h5py.File(sys.argv[1], 'w').create_dataset('locs', data=rows)
open(sys.argv[1].replace('hdf5', 'yaml'), 'w').write('Width: 32\\nHeight: 32\\nFrames: 9000\\nPixelsize: 130\\n')";
    python.args(["-c", make]).arg(&path);
    printed(python);
    let back = open(&path);
    assert_eq!(floats(&back.table, "frame"), [8909.0, 3.0, 2.0]);
    assert_eq!(floats(&back.table, "mean_frame"), [8908.875, 3.0, 2.25]);
    assert_eq!(floats(&back.table, "n_events"), [5.0, 6.0, 7.0]);
    assert_eq!(floats(&back.table, "iterations"), [7.0, 8.0, 9.0]);
    assert_eq!(floats(&back.table, "mean_iterations"), [6.5, 8.0, 9.0]);
    let notes = &back.metadata.notes;
    assert!(
        notes.len() == 2 && notes[0].contains("mean_frame") && notes[1].contains("mean_iterations"),
        "{notes:?}"
    );
}

#[test]
fn files_saved_by_other_programs_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynbsxsy();
    let expected = table(&model, 0, 200);
    let Some(mut command) = script("make_tables.py") else {
        return;
    };
    command.arg(folder.path());
    for (format, name) in [
        (Format::Csv, "a.csv"),
        (Format::Parquet, "a.parquet"),
        (Format::Npz, "a.npz"),
        (Format::Picasso, "a.hdf5"),
    ] {
        let path = folder.path().join(name);
        write(&path, format, &expected, &metadata(model)).expect("written");
        command.arg(path);
    }
    let printed_values: Value = serde_json::from_slice(&printed(command)).expect("JSON");
    let at = |name: &str| folder.path().join(name);
    for name in [
        "snappy.parquet",
        "plain.parquet",
        "packed.npz",
        "swapped.npz",
    ] {
        identical(&open(&at(name)).table, &expected, name);
    }
    assert_eq!(
        open(&at("snappy.parquet")).metadata.pixel_size_um,
        Some(PIXEL_UM)
    );
    // pandas has lost which numbers were f32.
    let pandas = open(&at("pandas.csv")).table;
    for column in expected.columns() {
        close(
            &floats(&pandas, &column.name),
            &floats(&expected, &column.name),
            1e-7,
            &column.name,
        );
    }
    let words = open(&at("words.parquet"));
    assert_eq!(words.table.column("status"), expected.column("status"));
    assert_eq!(floats(&words.table, "group")[..3], [-1.0, 0.0, 1.0]);
    assert!(
        words
            .metadata
            .notes
            .iter()
            .any(|note| note.contains("`label`")),
        "{:?}",
        words.metadata.notes
    );

    let numbers = |name: &str| -> Vec<f64> {
        let values = printed_values[name].as_array().expect("a list").iter();
        values
            .map(|value| value.as_f64().expect("a number"))
            .collect()
    };
    let um = |name: &str, shift: f64| {
        numbers(name)
            .iter()
            .map(|px| (px + shift) * PIXEL_UM)
            .collect::<Vec<_>>()
    };
    let options = ReadOptions {
        pixel_size_um: Some(PIXEL_UM),
    };
    for name in ["saved.hdf5", "packed.hdf5"] {
        let saved = read(&at(name), &options).expect(name);
        assert_eq!(floats(&saved.table, "x"), um("x", 0.5));
        assert_eq!(floats(&saved.table, "x_std"), um("lpx", 0.0));
        assert_eq!(floats(&saved.table, "sigma_x"), um("sx", 0.0));
        assert_eq!(floats(&saved.table, "group"), numbers("group"));
        assert!(matches!(
            saved.table.column("group").map(|c| &c.values),
            Some(Values::U32(_))
        ));
    }
    let saved = open(&at("saved.hdf5"));
    assert_eq!(saved.metadata.configuration.as_deref(), Some(CONFIGURATION));
    assert_eq!(refusal(&at("packed.hdf5")).1, Some("pixel_size_um"));
    // Picasso's own export counts frames from 0.
    let exported = open(&at("exported.csv"));
    assert_eq!(floats(&exported.table, "frame"), numbers("frame"));
    assert!(refused(&at("maps.h5")).contains("/locs"));
}

fn small(names: &[(&str, &[f64])]) -> ReadTable {
    let columns = names.iter().map(|(name, values)| Column {
        name: (*name).into(),
        unit: "",
        values: match *name {
            "frame" => Values::U32(values.iter().map(|&v| v as u32).collect()),
            _ => Values::F64(values.to_vec()),
        },
    });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    fs::write(&path, "roi,frame,x,y\n").expect("written");
    let table = LocalizationTable::from_columns(columns.collect()).expect("even");
    ReadTable {
        table,
        ..open(&path)
    }
}

#[test]
fn unknown_values_are_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = small(&[
        ("frame", &[0.0, 5.0]),
        ("x", &[0.5, f64::NAN]),
        ("y", &[1.0, 2.0]),
        ("my column", &[7.0, 8.0]),
    ]);
    let path = folder.path().join("a.hdf5");
    let error = rewrite(
        &path,
        Format::Picasso,
        &read.table,
        &read.metadata,
        &TableOverrides::default(),
    );
    assert!(matches!(error, Err(TableError::NoPixelSize { .. })));
    let mut given = TableOverrides {
        pixel_size_um: Some(0.1),
        ..TableOverrides::default()
    };
    rewrite(&path, Format::Picasso, &read.table, &read.metadata, &given).expect("written");
    let back = open(&path);
    let names = |t: &LocalizationTable| {
        t.columns()
            .iter()
            .map(|c| c.name.clone())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(names(&back.table), "roi frame x y my column");
    close(&floats(&back.table, "x"), &[0.5], 1e-7, "x");
    given.sigma_um = Some(0.13);
    rewrite(&path, Format::Picasso, &read.table, &read.metadata, &given).expect("written");
    assert_eq!(names(&open(&path).table), "roi frame x y sigma my column");
    let path = folder.path().join("a.ts.csv");
    rewrite(
        &path,
        Format::ThunderStorm,
        &read.table,
        &read.metadata,
        &given,
    )
    .expect("written");
    let text = fs::read_to_string(&path).expect("there");
    assert_eq!(
        text,
        "\"id\",\"frame\",\"x [nm]\",\"y [nm]\",\"sigma [nm]\",\"chi2\",\"my column\"\n1,1,500.0,1000.0,130.0,0.0,7.0\n"
    );
}

#[test]
fn given_width_is_read_from_the_configuration() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynb(0.13);
    let rows = table(&model, 0, 20);
    let (native, direct, converted) = (
        folder.path().join("a.npz"),
        folder.path().join("b.ts.csv"),
        folder.path().join("c.ts.csv"),
    );
    write(&native, Format::Npz, &rows, &metadata(model)).expect("written");
    write(&direct, Format::ThunderStorm, &rows, &metadata(model)).expect("written");
    let back = open(&native);
    rewrite(
        &converted,
        Format::ThunderStorm,
        &back.table,
        &back.metadata,
        &TableOverrides::default(),
    )
    .expect("written");
    assert_eq!(
        fs::read_to_string(&direct).expect("there"),
        fs::read_to_string(&converted).expect("there")
    );
}

#[test]
fn invalid_text_tables_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    let assert_text_error = |text: &str, parts: &[&str]| {
        fs::write(&path, text).expect("written");
        let error = refused(&path);
        assert!(
            parts.iter().all(|part| error.contains(part)),
            "{text:?}: {error}"
        );
    };
    assert_text_error("", &["empty"]);
    assert_text_error("hello\n", &["no table"]);
    assert_text_error("x,y\n1,2\n", &["frame, x, y", "x [nm]"]);
    assert_text_error("roi,frame,x,y\n0,0,1\n", &["line 2", "3 cells", "4"]);
    assert_text_error(
        "roi,frame,x,y\n\n0,0,1,2\n0,0,1,red\n",
        &["line 4", "`y`", "`red`"],
    );
    assert_text_error("roi,frame,x,y\n0,-1,1,2\n", &["`frame`", "row 1", "-1"]);
    assert_text_error("roi,frame,x,y\n0,0.5,1,2\n", &["`frame`", "0.5"]);
    assert_text_error("roi,frame,x,y,x\n0,0,1,2,3\n", &["two columns `x`"]);
    assert_text_error("roi,frame,x,y,status\n0,0,1,2,7\n", &["`status`", "0 to 4"]);
    assert_text_error("\"frame\",\"x [nm]\"\n1,2\n", &["no column `y`"]);
    assert_text_error(
        "\"frame\",\"x [m]\",\"y [m]\"\n1,2,3\n",
        &["`x [m]`", "nm, um or px"],
    );
    fs::write(&path, "\"frame\",\"x [px]\",\"y [px]\"\n1,2,3\n").expect("written");
    let (text, option) = refusal(&path);
    assert!(text.contains("size of a camera pixel"), "{text}");
    assert_eq!(option, Some("pixel_size_um"));
    fs::write(
        &path,
        "frame\tx [px]\ty [\u{b5}m]\tintensity [ADU]\tname\n3\t2.5\t7\t5\ta\n",
    )
    .expect("written");
    let options = ReadOptions {
        pixel_size_um: Some(0.1),
    };
    let back = read(&path, &options).expect("read");
    assert_eq!(
        [
            floats(&back.table, "frame")[0],
            floats(&back.table, "x")[0],
            floats(&back.table, "y")[0]
        ],
        [2.0, 0.25, 7.0]
    );
    assert!(back.table.column("photons").is_none() && back.table.column("intensity").is_some());
    assert_eq!(back.metadata.notes.len(), 2);
    let error = read(
        &path,
        &ReadOptions {
            pixel_size_um: Some(-1.0),
        },
    )
    .expect_err("negative");
    assert!(error.to_string().contains("-1 um"), "{error}");
    assert!(refused(folder.path()).contains("folder"));
    assert!(refused(&folder.path().join("none.csv")).contains("No such file"));
}

#[test]
fn a_table_without_roi_is_native_with_a_note() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    fs::write(&path, "x,y,frame,photons\n1,2,3,500\n1.5,2.5,4,600\n").expect("written");
    let back = open(&path);
    assert_eq!(back.metadata.format, TableFormat::Csv);
    assert_eq!(floats(&back.table, "roi"), [0.0, 1.0]);
    assert_eq!(floats(&back.table, "frame"), [3.0, 4.0]);
    assert_eq!(floats(&back.table, "x"), [1.0, 1.5]);
    assert_eq!(floats(&back.table, "photons"), [500.0, 600.0]);
    let [note] = back.metadata.notes.as_slice() else {
        panic!("{:?}", back.metadata.notes);
    };
    assert!(note.contains("column roi") && note.contains("um"), "{note}");
    // Tables of gaussmle without a sidecar have `roi`.
    fs::write(&path, "roi,frame,x,y\n7,3,1,2\n").expect("written");
    let back = open(&path);
    assert_eq!(floats(&back.table, "roi"), [7.0]);
    assert_eq!(back.metadata.notes, [""; 0]);
}

#[test]
fn native_tables_keep_columns_with_units_in_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    let model = Model::xynbs();
    let mut columns = table(&model, 0, 30).columns().to_vec();
    columns.push(Column {
        name: "temperature [K]".into(),
        unit: "",
        values: Values::F64((0..30).map(|row| 290.0 + f64::from(row)).collect()),
    });
    let rows = LocalizationTable::from_columns(columns).expect("even");
    write(&path, Format::Csv, &rows, &metadata(model)).expect("written");
    let back = open(&path);
    assert_eq!(back.metadata.format, TableFormat::Csv);
    assert_eq!(back.metadata.pixel_size_um, Some(PIXEL_UM));
    identical(&back.table, &rows, "a.csv");
    // The sidecar of an earlier table does not change what a table of ThunderSTORM is.
    write(&path, Format::ThunderStorm, &rows, &metadata(model)).expect("written");
    assert!(folder.path().join("a.csv.toml").exists());
    assert_eq!(open(&path).metadata.format, TableFormat::ThunderStorm);
}

/// Every file here with bytes changed, truncated and repeated gives an error or a table, never a
/// panic.
#[test]
fn damaged_tables_do_not_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynbs();
    let rows = table(&model, 0, 40);
    let mut files: Vec<PathBuf> = Vec::new();
    for (format, name) in [
        (Format::Csv, "a.csv"),
        (Format::Parquet, "a.parquet"),
        (Format::Npz, "a.npz"),
        (Format::Picasso, "a.hdf5"),
        (Format::ThunderStorm, "a.ts.csv"),
    ] {
        let path = folder.path().join(name);
        write(&path, format, &rows, &metadata(model)).expect("written");
        files.push(path);
    }
    files.extend(
        [
            "formats/SMLM_dstorm_data.smlm",
            "formats/decode_dstorm_data.h5",
        ]
        .iter()
        .filter_map(|n| data_file(n)),
    );
    let times = std::env::var("GAUSSMLE_FUZZ_TIMES").map_or(1, |n| n.parse().expect("a number"));
    let rounds = 150 * times;
    let mut state = 1u64;
    let mut next = move |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as usize) % below.max(1)
    };
    let damaged = folder.path().join("damaged");
    let options = ReadOptions {
        pixel_size_um: Some(0.1),
    };
    for path in &files {
        let whole = fs::read(path).expect("there");
        for round in 0..rounds {
            let mut bytes = whole.clone();
            match round % 3 {
                0 => bytes.truncate(next(whole.len())),
                1 => {
                    for _ in 0..=next(8) {
                        let at = next(bytes.len());
                        bytes[at] = next(256) as u8;
                    }
                }
                _ => {
                    let (at, value) = (
                        next(bytes.len().saturating_sub(8)),
                        [0xff, 0x7f, 0][next(3)],
                    );
                    bytes[at..at + 8].fill(value);
                }
            }
            fs::write(&damaged, &bytes).expect("written");
            if let Ok(back) = read(&damaged, &options) {
                let _ = TableSummary::of(&back).to_string();
            }
        }
    }
}

#[test]
fn a_million_rows_are_filtered_and_summarized() {
    let model = Model::xynbs();
    let rows = table(&model, 0, 1_000_000);
    let filter = Filter::parse("x_std < 0.006 and photons > 500 or not (status == 'converged')")
        .expect("a condition");
    let began = std::time::Instant::now();
    let kept = filter.apply(&rows).expect("applied");
    println!("filtered in {:?}", began.elapsed());
    let (x_std, photons, status) = (
        floats(&rows, "x_std"),
        floats(&rows, "photons"),
        floats(&rows, "status"),
    );
    let holds = |row: &usize| (x_std[*row] < 0.006 && photons[*row] > 500.0) || status[*row] != 0.0;
    let expected: Vec<f64> = (0..rows.len())
        .filter(holds)
        .map(|row| row as f64)
        .collect();
    assert_eq!(floats(&kept, "roi"), expected);
    let folder = tempfile::tempdir().expect("a folder");
    for (format, _, ending) in NATIVE {
        let path = folder.path().join(format!("a.{ending}"));
        write(&path, format, &kept, &metadata(model)).expect("written");
        let began = std::time::Instant::now();
        let back = open(&path);
        println!(
            "{ending} of {} rows read in {:?}",
            kept.len(),
            began.elapsed()
        );
        identical(&back.table, &kept, ending);
        let began = std::time::Instant::now();
        let summary = TableSummary::of(&back);
        println!("summed up in {:?}", began.elapsed());
        assert_eq!(summary.rows, kept.len());
    }
}

#[test]
fn summaries_have_text_and_json_forms() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    let model = Model::xynb(0.13);
    let rows = table(&model, 0, 90);
    write(&path, Format::Csv, &rows, &metadata(model)).expect("written");
    let summary = TableSummary::of(&open(&path));
    let text = summary.to_string();
    for part in [
        "90 localizations, csv",
        "frames      0 to 29",
        "xynb",
        "0.107 um",
        "64x32 pixels (height x width), 100 frames",
        "40 converged",
        "photons/pixel",
        "remark      7 % of the fits are poor.",
        "sigma_um = 0.13",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    let mut widths = text.lines().skip_while(|line| !line.starts_with("column"));
    let header = widths.next().expect("a header");
    assert!(
        widths
            .take(12)
            .all(|line| line.chars().count() <= header.chars().count()),
        "{text}"
    );
    let json = serde_json::to_value(&summary).expect("JSON");
    assert_eq!(json["rows"], 90);
    assert_eq!(json["metadata"]["format"], "csv");
    assert_eq!(json["metadata"]["remarks"][1]["cause"], "overlap");
    assert_eq!(json["frames"], serde_json::json!([0, 29]));
    let x = json["columns"]
        .as_array()
        .expect("columns")
        .iter()
        .find(|c| c["name"] == "x")
        .expect("x");
    let status = rows.column("status").map(|c| &c.values);
    let Some(Values::Status(status)) = status else {
        panic!("no status")
    };
    let bad = status.iter().filter(|s| **s == Status::BadInput).count();
    assert_eq!(
        (&x["unit"], &x["kind"], &x["finite"]),
        (&"um".into(), &"f64".into(), &(90 - bad).into())
    );
}

/// Metadata can be built without a file.
#[test]
fn metadata_can_be_changed() {
    let read = small(&[("frame", &[0.0]), ("x", &[0.5]), ("y", &[1.0])]);
    let about = TableMetadata {
        model: Some("other".into()),
        ..read.metadata.clone()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.parquet");
    rewrite(
        &path,
        Format::Parquet,
        &read.table,
        &about,
        &TableOverrides::default(),
    )
    .expect("written");
    let back = open(&path).metadata;
    assert_eq!(
        (back.model.as_deref(), back.pixel_size_um),
        (Some("other"), None)
    );
}
