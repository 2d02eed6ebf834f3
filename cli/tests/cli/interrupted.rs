//! Ctrl-C, a kill, and what is left.
#![cfg(unix)]

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::{command, text};

const OPTIONS: &[&str] = &[
    "-o",
    "locs.csv",
    "--model",
    "xynb",
    "--sigma",
    "0.13",
    "--pixel-size",
    "0.1",
    "--backend",
    "cpu",
];

/// Frames with spots, and how many there are in all: the rest is a hole in the file, which takes its time to be searched and no
/// room on the disk.
const LIT: usize = 600;
const FRAMES: usize = 60_000;

fn movie(folder: &Path) {
    let frames = LIT.to_string();
    let simulate = command(&[
        "simulate",
        "--movie",
        "-o",
        "movie.raw",
        "--frames",
        &frames,
        "--width",
        "160",
        "--height",
        "160",
        "--quiet",
    ])
    .current_dir(folder)
    .output()
    .expect("it runs");
    assert!(simulate.status.success(), "{}", text(&simulate.stderr));
    let raw = OpenOptions::new()
        .write(true)
        .open(folder.join("movie.raw"));
    let raw = raw.expect("opened");
    raw.set_len((FRAMES * 160 * 160 * 2) as u64)
        .expect("a hole");
    let yaml = folder.join("movie.yaml");
    let about = fs::read_to_string(&yaml).expect("read");
    let about = about.replace(&format!("Frames: {LIT}"), &format!("Frames: {FRAMES}"));
    fs::write(yaml, about).expect("written");
}

fn begin(folder: &Path, more: &[&str]) -> Child {
    let mut command = command(&[&["localize", "movie.raw"], OPTIONS, more].concat());
    command
        .current_dir(folder)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs")
}

/// Bytes of what is done.
fn spooled(folder: &Path) -> u64 {
    let spool = folder.join("locs.csv.unfinished");
    spool.metadata().map_or(0, |spool| spool.len())
}

/// Waits until something is done, and not all.
fn wait_for_blocks(folder: &Path, more_than: u64) {
    let began = Instant::now();
    while spooled(folder) <= more_than {
        assert!(
            began.elapsed() < Duration::from_secs(60),
            "nothing gets done"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn signal(child: &Child, name: &str) {
    let kill = Command::new("kill")
        .arg(name)
        .arg(child.id().to_string())
        .status();
    assert!(kill.expect("kill").success());
}

#[test]
fn ctrl_c_and_a_kill_cost_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    movie(at);
    let whole = begin(at, &["--quiet"]).wait_with_output().expect("ended");
    assert!(whole.status.success(), "{}", text(&whole.stderr));
    let read = |name: &str| fs::read_to_string(at.join(name)).expect("read");
    let expected = read("locs.csv");
    assert!(
        expected.lines().count() > LIT,
        "{}",
        expected.lines().count()
    );
    fs::remove_file(at.join("locs.csv")).expect("removed");

    let child = begin(at, &["--report", "page.html"]);
    wait_for_blocks(at, 100_000);
    signal(&child, "-INT");
    let out = child.wait_with_output().expect("ended");
    let errors = text(&out.stderr);
    assert_eq!(out.status.code(), Some(1), "{errors}");
    assert!(
        errors.contains("--resume") && errors.contains("partial.locs.csv"),
        "{errors}"
    );
    assert!(!at.join("locs.csv").exists() && !at.join("page.html").exists());
    assert!(
        expected.starts_with(&read("partial.locs.csv")),
        "a valid beginning"
    );

    // Not begun anew by mistake.
    let out = begin(at, &[]).wait_with_output().expect("ended");
    assert_eq!(out.status.code(), Some(2));
    assert!(
        text(&out.stderr).contains("--resume"),
        "{}",
        text(&out.stderr)
    );

    // Resumed, killed without a chance to do anything, and resumed again.
    let before = spooled(at);
    let mut child = begin(at, &["--resume"]);
    wait_for_blocks(at, before);
    signal(&child, "-KILL");
    child.wait().expect("ended");
    assert!(!at.join("locs.csv").exists());
    let out = begin(at, &["--resume"]).wait_with_output().expect("ended");
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(read("locs.csv") == expected, "resumed and whole differ");
    assert!(!at.join("locs.csv.unfinished").exists() && !at.join("partial.locs.csv").exists());
}
