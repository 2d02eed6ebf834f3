//! Tables that cannot be written: the error is reported, and no file is left behind.

use std::borrow::Cow;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use gaussmle::{LocalizationTable, Model};
use gaussmle_io::table::{Blocks, Format, Rows, TableError, write};

use super::{BlockedRows, metadata, names, table};

#[test]
fn write_errors_are_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("file"), "").expect("written");
    fs::create_dir(folder.path().join("folder.csv")).expect("made");
    let rows = table(&Model::xynb(0.13), 0, 5);
    for format in Format::written() {
        let ending = format.endings()[0];
        for (place, cause) in [
            (format!("nowhere/out{ending}"), "No such file"),
            (format!("file/out{ending}"), "Not a directory"),
            ("folder.csv".into(), "folder"),
        ] {
            let path = folder.path().join(place);
            let error = write(&path, format, &rows, &metadata(Model::xynb(0.13)));
            let text = error.expect_err("not written").to_string();
            let expected = format!("cannot write {}: ", path.display());
            assert!(
                text.starts_with(&expected) && text.contains(cause),
                "{text}"
            );
        }
    }
    let mut left = names(folder.path());
    left.sort();
    assert_eq!(left, ["file", "folder.csv"]);
}

/// Rows whose last block fails.
struct FailingRows(LocalizationTable);

impl Rows for FailingRows {
    fn len(&self) -> u64 {
        10
    }

    fn blocks(&self) -> Blocks<'_> {
        let cause = "the spill file is gone".into();
        let blocks = [Ok(Cow::Borrowed(&self.0)), Err(TableError::Rows { cause })];
        Box::new(blocks.into_iter())
    }
}

/// Rows of which only the first block, which is empty, comes more than once.
struct PassingRows(LocalizationTable, Mutex<Option<LocalizationTable>>);

impl Rows for PassingRows {
    fn len(&self) -> u64 {
        7
    }

    fn blocks(&self) -> Blocks<'_> {
        let empty = std::iter::once(Ok(Cow::Borrowed(&self.0)));
        let rest = std::iter::from_fn(|| self.1.lock().expect("no panic").take());
        Box::new(empty.chain(rest.map(|block| Ok(Cow::Owned(block)))))
    }
}

#[test]
fn formats_of_one_pass_need_one_pass() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynb(0.13);
    for format in Format::written() {
        let ending = format.endings()[0];
        let rows = PassingRows(table(&model, 0, 0), Mutex::new(Some(table(&model, 0, 7))));
        let path = folder.path().join(format!("out{ending}"));
        let written = write(&path, format, &rows, &metadata(model.clone()));
        assert_eq!(written.is_ok(), format.is_written_in_one_pass(), "{ending}");
    }
}

#[test]
fn failed_writes_keep_the_old_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = Model::xynb(0.13);
    let broken = FailingRows(table(&model, 0, 5));
    let mut short = BlockedRows::of(&model, &[5, 3]);
    short.1 = 9;
    let mixed = BlockedRows(vec![table(&model, 0, 5), table(&Model::xynbs(), 5, 5)], 10);
    let none = BlockedRows(Vec::new(), 0);
    let all: [(&dyn Rows, &str); 4] = [
        (&broken, "the spill file is gone"),
        (&short, "8 rows but 9"),
        (&mixed, "sigma"),
        (&none, "not one block"),
    ];
    for format in Format::written() {
        let ending = format.endings()[0];
        let path = folder.path().join(format!("out{ending}"));
        fs::write(&path, "old").expect("written");
        for (rows, cause) in all {
            // A table without the columns of the native format lacks those of the others, too.
            let error = write(&path, format, rows, &metadata(model.clone()));
            let text = error.expect_err("not written").to_string();
            assert!(text.contains(cause), "{text}");
            assert_eq!(fs::read(&path).expect("there"), b"old");
        }
    }
    // The model of the metadata does not match the table.
    let path = folder.path().join("other.hdf5");
    let error = write(&path, Format::PICASSO, &broken.0, &metadata(Model::xynbs()));
    let text = error.expect_err("not written").to_string();
    assert!(text.contains("`sigma`"), "{text}");
    assert_eq!(names(folder.path()).len(), Format::written().count());
}

/// Started by the test below on full disks.
#[test]
#[ignore = "run in a process of its own by `full_disk_leaves_no_file`"]
fn write_to_a_full_disk() {
    let Ok(folder) = std::env::var("GAUSSMLE_TEST_FULL") else {
        return;
    };
    let folder = Path::new(&folder);
    let model = Model::xynb(0.13);
    for rows in [1000, 5000, 40_000] {
        let rows = table(&model, 0, rows);
        for format in Format::written() {
            let ending = format.endings()[0];
            let path = folder.join(format!("out{ending}"));
            let error = write(&path, format, &rows, &metadata(model.clone()));
            let text = error.expect_err("not written").to_string();
            let cause = ["No space left", "File too large"];
            let names_the_cause = cause.iter().any(|cause| text.contains(cause));
            let expected = format!("cannot write {}: ", path.display());
            assert!(text.starts_with(&expected) && names_the_cause, "{text}");
            assert_eq!(names(folder), Vec::<String>::new(), "{format:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn full_disk_leaves_no_file() {
    let limits = "trap '' XFSZ; ulimit -f 64; exec \"$@\"";
    let tiny = "exec unshare -rm sh -c 'mount -t tmpfs -o size=32k tmpfs \"$GAUSSMLE_TEST_FULL\" && exec \"$@\"' sh \"$@\"";
    let may = Command::new("unshare").args(["-rm", "true"]).status();
    let may = may.is_ok_and(|status| status.success());
    let scripts = if may { &[limits, tiny][..] } else { &[limits] };
    for script in scripts {
        let folder = tempfile::tempdir().expect("a folder");
        let child = Command::new("sh")
            .args(["-c", script, "sh"])
            .arg(std::env::current_exe().expect("this test"))
            .args(["write_to_a_full_disk", "--ignored", "--nocapture"])
            .env("GAUSSMLE_TEST_FULL", folder.path())
            .output()
            .expect("sh starts");
        let text = String::from_utf8_lossy(&child.stdout) + String::from_utf8_lossy(&child.stderr);
        assert!(
            child.status.success() && text.contains("1 passed"),
            "{script}: {text}"
        );
    }
}
