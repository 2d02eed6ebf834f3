//! `.smlm`, written by this library, and read back by it and by a reader of the format's definition.

use std::fs;

use gaussmle::Model;
use gaussmle_io::table::{Format, ReadTable, TableOverrides, rewrite, write};
use serde_json::Value;

use super::{close, floats, open, usable};
use crate::support::{printed, python};
use crate::tables::{BlockedRows, CONFIGURATION, PIXEL_UM, metadata, models, table};

#[test]
fn smlm_tables_round_trip() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        for count in [0, 500] {
            let rows = table(&model, 0, count);
            let path = folder.path().join(format!("{} {count}.smlm", model.name()));
            write(&path, Format::SMLM, &rows, &metadata(model.clone())).expect("written");
            let back = open(&path);
            let expected = usable(&rows);
            assert_eq!(back.table.len(), expected.len());
            for column in expected.columns() {
                let name = column.name.as_str();
                // Not in the file: rows are numbered again, and all of them are usable.
                let is_left_out = matches!(name, "roi" | "p_value" | "status");
                if is_left_out || (name.starts_with("sigma") && name.ends_with("_std")) {
                    assert!(name == "roi" || back.table.column(name).is_none(), "{name}");
                    continue;
                }
                let digits = match name {
                    "x" | "y" | "z" | "log_likelihood" => 1e-15,
                    _ => 1e-7,
                };
                let (have, expected) = (floats(&back.table, name), floats(&expected, name));
                close(&have, &expected, digits, name);
            }
            let about = &back.metadata;
            assert_eq!(about.format, Format::SMLM);
            assert_eq!(about.pixel_size_um, Some(PIXEL_UM.into()));
            assert_eq!(about.model.as_deref(), Some(model.name()));
            let size = (about.width, about.height, about.frames);
            assert_eq!(size, (Some(32), Some(64), Some(100)));
            assert_eq!(about.configuration.as_deref(), Some(CONFIGURATION));
            assert_eq!(about.notes, metadata(model.clone()).notes);
            assert_eq!(about.remarks, metadata(model.clone()).remarks);
            assert_eq!(about.units["x_std"], "um");
        }
    }
}

#[test]
fn rows_of_several_blocks_stay_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.smlm");
    let model = Model::xynb(0.13);
    // The first block has more usable rows than are converted at a time.
    let rows = BlockedRows::of(&model, &[110_000, 1, 3000]);
    write(&path, Format::SMLM, &rows, &metadata(model)).expect("written");
    let back = open(&path);
    assert!(back.table.len() > 70_000, "{}", back.table.len());
    for (name, digits) in [("frame", 0.0), ("x", 1e-15), ("photons", 1e-7)] {
        let have = floats(&back.table, name);
        close(&have, &rows.usable(name), digits, name);
    }
}

#[test]
fn columns_of_other_programs_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let [text, path] = ["a.csv", "a.smlm"].map(|name| folder.path().join(name));
    let header = "\"frame\",\"x [nm]\",\"y [nm]\",\"intensity [ADU]\"";
    fs::write(&text, format!("{header}\n1,1,1,7\n")).expect("written");
    let ReadTable { table, metadata } = open(&text);
    let overrides = TableOverrides::default();
    rewrite(&path, Format::SMLM, &table, &metadata, &overrides).expect("written");
    let back = open(&path);
    assert_eq!(floats(&back.table, "intensity"), [7.0]);
    close(&floats(&back.table, "x"), &floats(&table, "x"), 1e-15, "x");
}

#[test]
fn a_manifest_that_no_reader_accepts_is_not_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.smlm");
    let mut metadata = metadata(Model::xynbs());
    metadata.configuration = "#".repeat(1 << 20);
    let rows = table(&Model::xynbs(), 0, 5);
    let error = write(&path, Format::SMLM, &rows, &metadata).expect_err("too long");
    let error = error.to_string();
    assert!(error.contains("at most 1048576"), "{error}");
    assert!(!path.exists());
}

/// Reads a file by the definition of the format alone: names, types and rows of `manifest.json`.
const READER: &str = "\
import json, sys, zipfile, numpy
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
manifest = json.loads(archive.read('manifest.json'))
assert manifest['format_version'] == '0.2'
file, = [file for file in manifest['files'] if file['type'] == 'table']
layout = manifest['formats'][file['format']]
assert layout['mode'] == 'binary' and layout['columns'] == len(layout['headers'])
assert len(layout['shape']) == len(layout['units']) == len(layout['dtype']) == layout['columns']
dtype = numpy.dtype([(name, '<' + numpy.dtype(kind).str[1:]) for name, kind in
                     zip(layout['headers'], layout['dtype'])])
data = archive.read(file['name'])
assert len(data) == file['rows'] * dtype.itemsize
rows = numpy.frombuffer(data, dtype)
units = dict(zip(layout['headers'], layout['units']))
print(json.dumps({name: [units[name], rows[name].astype(float).tolist()] for name in dtype.names}))
";

#[test]
fn another_reader_finds_nanometres_and_photons() {
    let Some(mut python) = python() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.smlm");
    let model = Model::xynbs();
    let rows = table(&model, 0, 100);
    write(&path, Format::SMLM, &rows, &metadata(model)).expect("written");
    python.args(["-c", READER]).arg(&path);
    let found: Value = serde_json::from_slice(&printed(python)).expect("JSON");
    let expected = usable(&rows);
    for (theirs, ours, unit, factor) in [
        ("frame", "frame", "frame", 1.0),
        ("x", "x", "nm", 1e3),
        ("y", "y", "nm", 1e3),
        ("intensity", "photons", "photon", 1.0),
        ("background", "background", "photon", 1.0),
        ("psf_sigma", "sigma", "nm", 1e3),
        ("uncertainty_x", "x_std", "nm", 1e3),
        ("uncertainty_y", "y_std", "nm", 1e3),
    ] {
        assert_eq!(found[theirs][0], unit, "{theirs}");
        let values = found[theirs][1].as_array().expect("numbers").iter();
        let values: Vec<f64> = values
            .map(|value| value.as_f64().expect("a number"))
            .collect();
        let scaled: Vec<f64> = floats(&expected, ours).iter().map(|v| v * factor).collect();
        close(&values, &scaled, 1e-7, theirs);
    }
}
