//! The steps after the fit, in every format: molecules and corrected drift.

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_analysis::{LinkOptions, link};
use gaussmle_io::table::{Format, Step, TableMetadata, TableOverrides, rewrite};

use super::{floats, open};

/// Molecules of 3, 1 and 2 localizations, with 100 photons in the first frame of each and 50 in the others.
fn localizations() -> LocalizationTable {
    let frame: Vec<u32> = vec![2, 3, 4, 4, 7, 8];
    let x = [1.0, 1.0, 1.0, 3.0, 2.0, 2.0];
    let photons = [100.0, 50.0, 50.0, 100.0, 100.0, 50.0];
    let column = |name: &str, unit, values: Vec<f64>| Column {
        name: name.into(),
        unit,
        values: Values::F64(values),
    };
    let counts = Column {
        name: "frame".into(),
        unit: "",
        values: Values::U32(frame),
    };
    LocalizationTable::from_columns(vec![
        counts,
        column("x", "um", x.into()),
        column("y", "um", vec![1.0; 6]),
        column("photons", "photons", photons.into()),
        column("x_std", "um", vec![0.01; 6]),
        column("y_std", "um", vec![0.01; 6]),
    ])
    .expect("columns of equal length")
}

#[test]
fn every_format_keeps_what_a_row_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let plain = localizations();
    let linked = link(&plain, &LinkOptions::default()).expect("linked").table;
    for format in Format::written() {
        let path = folder.path().join(format!("locs{}", format.endings()[0]));
        let save = |rows: &LocalizationTable, steps: Vec<Step>| {
            let metadata = TableMetadata {
                pixel_size_um: Some(0.1.into()),
                steps,
                ..TableMetadata::of(format)
            };
            let given = TableOverrides {
                sigma_um: Some(0.13),
                ..TableOverrides::default()
            };
            rewrite(&path, format, rows, &metadata, &given).expect("written");
            open(&path)
        };
        let read = save(&plain, Vec::new());
        assert_eq!(read.metadata.steps, [], "{format}");
        assert!(!read.table.is_linked());
        let read = save(&plain, vec![Step::DriftCorrected]);
        assert_eq!(read.metadata.steps, [Step::DriftCorrected], "{format}");
        // A table of molecules says so by its columns, too.
        for steps in [Vec::new(), vec![Step::Linked, Step::DriftCorrected]] {
            let count = steps.len().max(1);
            let read = save(&linked, steps);
            assert_eq!(read.metadata.steps[0], Step::Linked, "{format}");
            assert_eq!(read.metadata.steps.len(), count, "{format}");
            for (name, expected) in [
                ("frame", [2.0, 4.0, 7.0]),
                ("frames_on", [3.0, 1.0, 2.0]),
                ("last_frame", [4.0, 4.0, 8.0]),
                ("photons", [200.0, 100.0, 150.0]),
            ] {
                assert_eq!(floats(&read.table, name), expected, "{format} {name}");
            }
            assert_eq!(read.table.column("photon_rate"), None);
        }
    }
}

#[test]
fn frames_of_molecules_count_from_1_in_thunderstorm() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("locs.ts.csv");
    let linked = link(&localizations(), &LinkOptions::default()).expect("linked");
    let metadata = TableMetadata::of(Format::THUNDERSTORM);
    let (format, given) = (Format::THUNDERSTORM, TableOverrides::default());
    rewrite(&path, format, &linked.table, &metadata, &given).expect("written");
    let text = std::fs::read_to_string(&path).expect("readable");
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    let column = |name: &str| {
        let at = lines[0].iter().position(|cell| *cell == name);
        let at = at.unwrap_or_else(|| panic!("no {name} in {:?}", lines[0]));
        lines[1..].iter().map(|line| line[at]).collect::<Vec<_>>()
    };
    assert_eq!(column("\"frame\""), ["3", "5", "8"]);
    assert_eq!(column("\"last_frame\""), ["5", "5", "9"]);
    assert_eq!(column("\"detections\""), ["3", "1", "2"]);
}
