//! Output to the terminal: data that cannot be written are an error, and texts of files cannot
//! control the terminal.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::support::{FIT, run, run_ok, temp_folder};
use super::{command, utf8};

/// Runs a command line of a shell, in which `$G` is the program.
#[cfg(unix)]
fn shell(folder: &Path, line: &str) -> Output {
    let mut shell = Command::new("bash");
    shell
        .args(["-c", line])
        .env("G", env!("CARGO_BIN_EXE_gaussmle"))
        .current_dir(folder)
        .output()
        .expect("bash")
}

/// Command lines that write data to stdout.
#[cfg(unix)]
fn with_data(folder: &Path) -> Vec<String> {
    run_ok(folder, "simulate -o rois.npy --n 30 --quiet");
    run_ok(folder, &format!("fit rois.npy -o locs.csv --quiet {FIT}"));
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 5 --width 32 --height 32 --quiet",
    );
    [
        "info locs.csv",
        "info --json locs.csv",
        "info movie.tif",
        "info --json movie.tif",
        "convert locs.csv - --quiet",
        "filter locs.csv -o - --where frame==0 --quiet",
        &format!("fit rois.npy -o - --quiet {FIT}"),
        &format!("localize movie.tif -o - --quiet {FIT}"),
        "devices",
        "devices --json",
        "doctor --quick",
        "completions bash",
        "--help",
        "--version",
    ]
    .map(str::to_owned)
    .into()
}

#[cfg(target_os = "linux")]
#[test]
fn data_that_cannot_be_written_are_an_error() {
    let directory = temp_folder();
    let folder = directory.path();
    let lines = with_data(folder);
    let before = fs::read_dir(folder).expect("a folder").count();
    for line in &lines {
        for (to, word) in [
            (">&-", "it is closed"),
            ("<&- >&-", "it is closed"),
            (">/dev/full", "No space left"),
        ] {
            let out = shell(folder, &format!("$G {line} {to}"));
            let errors = utf8(&out.stderr);
            assert_eq!(out.status.code(), Some(1), "{line} {to}: {errors}");
            assert!(
                errors.contains(word) && errors.lines().count() == 1,
                "{line} {to}: {errors}"
            );
        }
        // Nobody wants the data, or wants more of them: both are success. The exit code of doctor is
        // that of its findings.
        let is_accepted = |out: &Output| out.status.success() || line.starts_with("doctor");
        let out = shell(folder, &format!("set -o pipefail; $G {line} | true"));
        assert!(is_accepted(&out), "{line}: {}", utf8(&out.stderr));
        let words: Vec<&str> = line.split(' ').collect();
        let mut quiet = command(&words);
        let nowhere = fs::File::options().read(true).write(true).open("/dev/null");
        quiet
            .current_dir(folder)
            .stdout(nowhere.expect("/dev/null"));
        let out = quiet.stderr(Stdio::piped()).output().expect("started");
        assert!(is_accepted(&out), "{line}: {}", utf8(&out.stderr));
    }
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), before);
    // A command without data for stdout does not need it.
    let out = shell(folder, &format!("$G fit rois.npy -o other.csv {FIT} >&-"));
    assert!(out.status.success(), "{}", utf8(&out.stderr));
}

/// Fails if a terminal would obey a character, or if there is more text than anyone reads.
#[track_caller]
fn assert_harmless(out: &Output, what: &str) {
    for text in [utf8(&out.stdout), utf8(&out.stderr)] {
        let obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        let found = text.chars().find(|&c| obeyed(c) || c == '\u{202e}');
        assert_eq!(found, None, "{what}: {text:?}");
    }
    assert!(
        out.stderr.len() < 4000,
        "{what}: {} bytes",
        out.stderr.len()
    );
}

/// Clears the screen, sets the title, reverses the text, and begins a sequence in one character.
const HOSTILE: &str = "\x1b[2J\x1b]0;title\x07\u{202e}\u{9b}31m\x7f";

#[cfg(unix)]
#[test]
fn names_of_files_cannot_control_the_terminal() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 30 --quiet");
    run_ok(folder, &format!("fit rois.npy -o locs.csv --quiet {FIT}"));
    let name = format!("{HOSTILE}\ngaussmle: forged.csv");
    fs::copy(folder.join("locs.csv"), folder.join(&name)).expect("copied");
    for words in [
        vec!["info", &name],
        vec!["info", "--json", &name],
        vec!["convert", &name, "out.parquet"],
        vec!["info", HOSTILE],
        vec!["localize", HOSTILE, "-o", "x.csv"],
        vec!["fit", "rois.npy", "-o", HOSTILE],
        vec![HOSTILE],
        vec!["info", "locs.csv", HOSTILE],
        vec!["fit", "rois.npy", "-o", "x.csv", "--model", HOSTILE],
        vec!["filter", "locs.csv", "-o", "x.csv", "--where", HOSTILE],
    ] {
        let out = command(&words)
            .current_dir(folder)
            .output()
            .expect("started");
        assert_harmless(&out, &format!("{words:?}"));
        let forged = |line: &str| line.starts_with("gaussmle: forged");
        assert!(!utf8(&out.stderr).lines().any(forged), "{words:?}");
    }
}

#[test]
fn texts_of_files_cannot_control_the_terminal_and_are_shortened() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 30 --quiet");
    let long = "a".repeat(400_000);
    let quoted = |text: &str| serde_json::to_string(text).expect("JSON");
    let csv = format!("frame,x,y,{HOSTILE}\n0,1,2,3\n");
    let about = format!(
        "[table]\nmodel = {0}\nnotes = [{0}]\nremarks = [{{ cause = \"a\", text = {0} }}]\n",
        quoted(HOSTILE).replace('\x7f', "\\u007f")
    );
    fs::write(folder.join("hostile.csv"), csv).expect("writable");
    fs::write(folder.join("hostile.csv.toml"), about).expect("writable");
    for name in ["hostile.csv", "hostile.csv --json"] {
        let out = run(folder, &format!("info {name}"));
        assert!(out.status.success(), "{}", utf8(&out.stderr));
        assert_harmless(&out, name);
    }
    let out = run(folder, "convert hostile.csv - --quiet");
    assert!(out.status.success(), "{}", utf8(&out.stderr));
    assert_harmless(&out, "convert");
    for (file, text) in [
        ("key.toml", format!("[fit]\n{long} = 1\n")),
        ("line.toml", format!("[fit]\nmodel = {long}\n")),
        ("text.toml", format!("[fit]\nmodel = \"{long}\"\n")),
        ("number.toml", format!("[fit]\nsigma_um = \"{long}\"\n")),
        ("control.toml", format!("[fit]\n{} = 1\n", quoted(HOSTILE))),
        ("cell.csv", format!("frame,x,y\n0,1,{long}\n")),
        ("header.csv", format!("{long},{HOSTILE}\n0,1\n")),
        ("many.csv", format!("{}\n", "b,".repeat(200_000))),
        ("locs.csv.toml", long.clone()),
    ] {
        fs::write(folder.join(file), text).expect("writable");
    }
    fs::write(folder.join("locs.csv"), "frame,x,y\n0,1,2\n").expect("writable");
    for line in [
        "info cell.csv",
        "info header.csv",
        "info many.csv",
        "info locs.csv",
        "fit rois.npy -o a.csv --config key.toml",
        "fit rois.npy -o a.csv --config line.toml",
        "fit rois.npy -o a.csv --config text.toml",
        "fit rois.npy -o a.csv --config number.toml",
        "fit rois.npy -o a.csv --config control.toml",
        "fit rois.npy -o a.csv --camera key.toml",
        "fit rois.npy -o a.csv --camera line.toml",
    ] {
        let out = run(folder, line);
        assert_eq!(out.status.code(), Some(2), "{line}: {}", utf8(&out.stderr));
        assert_harmless(&out, line);
        assert_eq!(utf8(&out.stderr).lines().count(), 1, "{line}");
    }
}
