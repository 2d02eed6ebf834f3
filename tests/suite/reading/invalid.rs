//! Tables that are invalid or damaged.

use std::fs;
use std::path::PathBuf;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Model};
use gaussmle_io::table::{Format, ReadOptions, TableSummary, read, write};

use super::{floats, native, refusal, refused};
use crate::support::data_file;
use crate::tables::{metadata, table};

/// Each format has the same limit. `bombs` has tables of other programs.
#[test]
fn tables_with_too_many_columns_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut columns = table(&Model::xynbs(), 0, 3).columns().to_vec();
    for number in columns.len()..5000 {
        columns.push(Column {
            name: format!("c{number}"),
            unit: "",
            values: Values::F64(vec![1.5; 3]),
        });
    }
    let rows = LocalizationTable::from_columns(columns).expect("even columns");
    for (format, ending) in native() {
        let path = folder.path().join(format!("wide.{ending}"));
        write(&path, format, &rows, &metadata(Model::xynbs())).expect("written");
        let error = refused(&path);
        let have = error.contains("5000 columns");
        assert!(have && error.contains("at most 4096"), "{error}");
    }
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
    assert_text_error("roi,frame,x,y,status\n0,0,1,2,7\n", &["`status`", "0 to 5"]);
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
        pixel_size_um: Some(0.1.into()),
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
            pixel_size_um: Some((-1.0).into()),
        },
    )
    .expect_err("negative");
    assert!(error.to_string().contains("-1 um"), "{error}");
    assert!(refused(folder.path()).contains("folder"));
    assert!(refused(&folder.path().join("none.csv")).contains("No such file"));
}

/// Every file here with bytes changed, truncated and repeated gives an error or a table, never a
/// panic.
#[test]
fn damaged_tables_do_not_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynbs();
    let rows = table(&model, 0, 40);
    let mut files: Vec<PathBuf> = Vec::new();
    for format in Format::written() {
        let path = folder.path().join(format!("a{}", format.endings()[0]));
        write(&path, format, &rows, &metadata(model.clone())).expect("written");
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
    let times =
        std::env::var("GAUSSMLE_TEST_FUZZ_TIMES").map_or(1, |n| n.parse().expect("a number"));
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
        pixel_size_um: Some(0.1.into()),
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
