//! Tables of ThunderSTORM, ShareLoc, DECODE and others, and what their formats lack.

use std::fs;

use gaussmle::table::Values;
use gaussmle::{LocalizationTable, Model};
use gaussmle_io::table::{
    Format, ReadOptions, Step, TableError, TableOverrides, read, rewrite, write,
};
use serde_json::Value;

use super::{close, floats, identical, native, open, refusal, refused, small, usable};
use crate::support::{data_file, printed, script};
use crate::tables::{CONFIGURATION, PIXEL_UM, metadata, models, table};

#[test]
fn thunderstorm_tables_round_trip_to_their_digits() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        let rows = table(&model, 0, 500);
        let path = folder.path().join(format!("{}.ts.csv", model.name()));
        write(&path, Format::THUNDERSTORM, &rows, &metadata(model)).expect("written");
        let back = open(&path);
        assert_eq!(back.metadata.format, Format::THUNDERSTORM);
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
            Format::THUNDERSTORM,
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
        [first("z_std"), first("frames_on"), first("bkgstd")],
        [0.01016, 1.0, 12.48]
    );
    // Rows that ThunderSTORM has merged have more than one detection.
    assert_eq!(back.metadata.steps, [Step::Linked]);
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
    for (format, ending) in native() {
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
    assert_eq!(
        (back.table.len(), back.metadata.pixel_size_um),
        (96, Some([0.127, 0.117].into()))
    );
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
fn files_saved_by_other_programs_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynbsxsy();
    let expected = table(&model, 0, 200);
    let Some(mut command) = script("make_tables.py") else {
        return;
    };
    command.arg(folder.path());
    for (format, name) in [
        (Format::CSV, "a.csv"),
        (Format::PARQUET, "a.parquet"),
        (Format::NPZ, "a.npz"),
        (Format::PICASSO, "a.hdf5"),
    ] {
        let path = folder.path().join(name);
        write(&path, format, &expected, &metadata(model.clone())).expect("written");
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
        Some(PIXEL_UM.into())
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
        pixel_size_um: Some(PIXEL_UM.into()),
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
        Format::PICASSO,
        &read.table,
        &read.metadata,
        &TableOverrides::default(),
    );
    assert!(matches!(error, Err(TableError::NoPixelSize { .. })));
    let mut given = TableOverrides {
        pixel_size_um: Some(0.1.into()),
        ..TableOverrides::default()
    };
    rewrite(&path, Format::PICASSO, &read.table, &read.metadata, &given).expect("written");
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
    rewrite(&path, Format::PICASSO, &read.table, &read.metadata, &given).expect("written");
    assert_eq!(names(&open(&path).table), "roi frame x y sigma my column");
    let path = folder.path().join("a.ts.csv");
    rewrite(
        &path,
        Format::THUNDERSTORM,
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
    write(&native, Format::NPZ, &rows, &metadata(model.clone())).expect("written");
    write(&direct, Format::THUNDERSTORM, &rows, &metadata(model)).expect("written");
    let back = open(&native);
    rewrite(
        &converted,
        Format::THUNDERSTORM,
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
