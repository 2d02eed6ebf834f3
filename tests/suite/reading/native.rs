//! Native tables: they keep every bit and every column.

use std::fs;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Model};
use gaussmle_io::table::{Format, TableMetadata, TableOverrides, rewrite, write};

use super::{floats, identical, native, open, small};
use crate::tables::{CONFIGURATION, PIXEL_UM, metadata, models, table};

#[test]
fn native_tables_round_trip_exactly() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        for rows in [0, 1, 100, 70_000] {
            let expected = table(&model, 3, rows);
            for (format, ending) in native() {
                let what = format!("{} {rows} {ending}", model.name());
                let path = folder.path().join(format!("locs.{ending}"));
                write(&path, format, &expected, &metadata(model.clone())).expect("written");
                let back = open(&path);
                identical(&back.table, &expected, &what);
                let about = &back.metadata;
                assert_eq!(about.format, format);
                assert_eq!(about.pixel_size_um, Some(PIXEL_UM.into()));
                assert_eq!(about.model.as_deref(), Some(model.name()));
                assert_eq!(
                    (about.width, about.height, about.frames),
                    (Some(32), Some(64), Some(100))
                );
                assert_eq!(about.configuration.as_deref(), Some(CONFIGURATION));
                assert_eq!(about.notes, metadata(model.clone()).notes);
                assert_eq!(about.remarks, metadata(model.clone()).remarks);
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
    for format in Format::written() {
        let path = folder.path().join("locs.bin");
        write(&path, format, &expected, &metadata(Model::xynbs())).expect("written");
        assert_eq!(open(&path).metadata.format, format);
    }
}

#[test]
fn a_table_without_roi_is_native_with_a_note() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    fs::write(&path, "x,y,frame,photons\n1,2,3,500\n1.5,2.5,4,600\n").expect("written");
    let back = open(&path);
    assert_eq!(back.metadata.format, Format::CSV);
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
    write(&path, Format::CSV, &rows, &metadata(model.clone())).expect("written");
    let back = open(&path);
    assert_eq!(back.metadata.format, Format::CSV);
    assert_eq!(back.metadata.pixel_size_um, Some(PIXEL_UM.into()));
    identical(&back.table, &rows, "a.csv");
    // The sidecar of an earlier table does not change what a table of ThunderSTORM is.
    write(&path, Format::THUNDERSTORM, &rows, &metadata(model)).expect("written");
    assert!(folder.path().join("a.csv.toml").exists());
    assert_eq!(open(&path).metadata.format, Format::THUNDERSTORM);
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
        Format::PARQUET,
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
