//! Tables that were cut short, and tables with flipped bits: an error, or the same values.

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::Model;
use gaussmle_io::table::{Format, ReadOptions, ReadTable, read, write};

use super::{floats, identical, open, refused};
use crate::support::{printed, python};
use crate::tables::{PIXEL_UM, metadata, table};

/// Text tables, which another program cannot tell from shorter ones.
fn of_text() -> Vec<Format> {
    let all = Format::written().filter(|format| {
        let sidecar = format.sidecar(Path::new("a"));
        sidecar.is_some_and(|sidecar| sidecar == Path::new("a.toml"))
    });
    let all: Vec<Format> = all.collect();
    assert!(all.contains(&Format::CSV) && all.contains(&Format::THUNDERSTORM));
    all
}

/// A name of a table with the ending of its format.
fn name_of(format: Format) -> String {
    format!("a{}", format.endings()[0])
}

/// Writes a table of 91 rows, and returns its text and its sidecar.
fn written(folder: &Path, format: Format) -> (PathBuf, String, PathBuf) {
    let path = folder.join(name_of(format));
    let rows = table(&Model::xynbs(), 0, 91);
    write(&path, format, &rows, &metadata(Model::xynbs())).expect("written");
    let text = fs::read_to_string(&path).expect("text");
    let sidecar = format.sidecar(&path).expect("a sidecar");
    assert!(sidecar.exists());
    (path, text, sidecar)
}

/// Removes what a sidecar states about the file, as the message of the error advises.
fn accept_changes(sidecar: &Path) {
    let text = fs::read_to_string(sidecar).expect("text");
    let is_kept = |line: &&str| !line.starts_with("rows = ") && !line.starts_with("crc32 = ");
    let lines: Vec<&str> = text.lines().filter(is_kept).collect();
    assert_eq!(lines.len() + 2, text.lines().count(), "{text}");
    fs::write(sidecar, lines.join("\n")).expect("written");
}

#[test]
fn text_tables_cut_after_a_line_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for format in of_text() {
        let (path, text, sidecar) = written(folder.path(), format);
        let rows = open(&path).table.len();
        let kept: String = text.split_inclusive('\n').take(50).collect();
        fs::write(&path, kept).expect("written");
        let error = refused(&path);
        for part in ["49 rows", &format!("rows = {rows}"), "delete the lines"] {
            assert!(error.contains(part), "{error}");
        }
        assert!(error.contains(&sidecar.display().to_string()), "{error}");
        accept_changes(&sidecar);
        assert_eq!(open(&path).table.len(), 49);
    }
}

#[test]
fn text_tables_cut_within_the_last_number_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for format in of_text() {
        let (path, text, sidecar) = written(folder.path(), format);
        for cut in 1..4 {
            fs::write(&path, &text[..text.len() - cut]).expect("written");
            let error = refused(&path);
            assert!(error.contains("crc32 = "), "{cut}: {error}");
        }
        // Without the sidecar, as in tables of other programs.
        fs::remove_file(sidecar).expect("removed");
        fs::write(&path, &text[..text.len() - 2]).expect("written");
        let error = refused(&path);
        assert!(error.contains("line does not end"), "{error}");
        fs::write(&path, &text).expect("written");
        open(&path);
    }
}

#[test]
fn a_text_table_with_another_digit_is_refused_until_the_change_is_accepted() {
    let folder = tempfile::tempdir().expect("a folder");
    for format in of_text() {
        let (path, text, sidecar) = written(folder.path(), format);
        let before = open(&path).table;
        let digit = text.rfind('7').expect("a digit");
        fs::write(&path, format!("{}8{}", &text[..digit], &text[digit + 1..])).expect("written");
        let error = refused(&path);
        assert!(
            error.contains("CRC-32") && error.contains("delete the lines"),
            "{error}"
        );
        accept_changes(&sidecar);
        let after = open(&path).table;
        assert_eq!(after.len(), before.len());
        assert!(after != before);
    }
}

/// The name, units and metadata of what was read, and its values.
fn assert_same(have: &ReadTable, expected: &ReadTable, what: &str) {
    identical(&have.table, &expected.table, what);
    assert_eq!(have.metadata, expected.metadata, "{what}");
}

#[test]
fn flipped_bits_are_errors_or_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let times: usize =
        std::env::var("GAUSSMLE_TEST_FUZZ_TIMES").map_or(1, |n| n.parse().expect("a number"));
    for format in Format::written() {
        let name = name_of(format);
        let path = folder.path().join(&name);
        let rows = table(&Model::xynbs(), 0, 40);
        write(&path, format, &rows, &metadata(Model::xynbs())).expect("written");
        // Picasso's own description, within the file, is that which has a checksum.
        if format == Format::PICASSO {
            fs::remove_file(format.sidecar(&path).expect("a sidecar")).expect("removed");
        }
        let (whole, expected) = (fs::read(&path).expect("there"), open(&path));
        let bits = 8 * whole.len();
        // All bits of the first and the last 512 bytes, and a share of those between.
        let is_end = |bit: &usize| *bit < 4096 || *bit + 4096 >= bits;
        let step = (bits / (4000 * times)).max(1) | 1;
        let chosen = (0..bits).filter(|bit| is_end(bit) || bit % step == 0);
        let (mut errors, mut same) = (0, 0);
        for bit in chosen {
            let mut bytes = whole.clone();
            bytes[bit / 8] ^= 1 << (bit % 8);
            fs::write(&path, &bytes).expect("written");
            match read(&path, &ReadOptions::default()) {
                Ok(back) => {
                    assert_same(&back, &expected, &format!("{name}, bit {bit} of {bits}"));
                    same += 1;
                }
                Err(_) => errors += 1,
            }
        }
        println!("{name}: {errors} errors, {same} without effect");
        // Bytes without effect: headers of members of npz, statistics, and unused ones.
        assert!(
            errors > 4 * same,
            "{name}: {errors} errors, {same} without effect"
        );
    }
}

/// Fletcher-32 takes 0x0000 for 0xFFFF.
#[test]
fn picasso_rows_that_fletcher_32_accepts_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.hdf5");
    let rows = table(&Model::xynbs(), 0, 40);
    write(&path, Format::PICASSO, &rows, &metadata(Model::xynbs())).expect("written");
    let expected = open(&path);
    // The first row: frame 0, then the position in pixels.
    let pixels = |name: &str| (floats(&rows, name)[0] / PIXEL_UM - 0.5) as f32;
    let mut start = vec![0; 4];
    start.extend(pixels("x").to_le_bytes());
    start.extend(pixels("y").to_le_bytes());
    let mut bytes = fs::read(&path).expect("there");
    let mut places = bytes.windows(start.len());
    let at = places.position(|bytes| bytes == start).expect("the row");
    bytes[at..at + 2].fill(0xff);
    fs::write(&path, bytes).expect("written");
    let error = refused(&path);
    assert!(
        error.contains("CRC-32") && error.contains("delete the attribute"),
        "{error}"
    );
    // As the message says. Files of other programs have no such attribute.
    let Some(mut python) = python() else {
        return;
    };
    let delete = "import sys, h5py\nwith h5py.File(sys.argv[1], 'r+') as file:\n\
        \x20   del file['locs'].attrs['crc32']\n";
    python.args(["-c", delete]).arg(&path);
    printed(python);
    let back = open(&path);
    assert_eq!(back.table.len(), expected.table.len());
    assert_eq!(floats(&back.table, "frame")[0], 65535.0);
}

/// The checksums are those of the formats: other programs find the damage, too.
#[test]
fn other_programs_find_flipped_bits() {
    let Some(mut python) = python() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let rows = table(&Model::xynbs(), 0, 5000);
    for (format, name) in [(Format::PARQUET, "a.parquet"), (Format::PICASSO, "a.hdf5")] {
        let path = folder.path().join(name);
        write(&path, format, &rows, &metadata(Model::xynbs())).expect("written");
        let mut bytes = fs::read(&path).expect("there");
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(folder.path().join(format!("damaged-{name}")), bytes).expect("written");
    }
    let program = "import sys, h5py, pyarrow.parquet\n\
        parquet = lambda path: pyarrow.parquet.read_table(path, page_checksum_verification=True)\n\
        hdf5 = lambda path: h5py.File(path)['locs'][...]\n\
        for read, name in (parquet, 'a.parquet'), (hdf5, 'a.hdf5'):\n\
        \x20   assert len(read(sys.argv[1] + name)) > 3000\n\
        \x20   try:\n\
        \x20       read(sys.argv[1] + 'damaged-' + name)\n\
        \x20   except OSError:\n\
        \x20       continue\n\
        \x20   raise SystemExit(name)\n";
    let folder = format!("{}/", folder.path().display());
    let out = python
        .args(["-c", program, &folder])
        .output()
        .expect("python");
    let errors = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{errors}");
}
