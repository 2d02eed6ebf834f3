//! Interrupted runs: Ctrl-C, a killed process, and `--resume`.
#![cfg(unix)]

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::support::{FIT, run, run_ok, temp_folder};
use super::{command, utf8};

/// Frames with spots.
const LIT_FRAMES: usize = 600;

/// All frames. Those without spots are a hole in the file: they take time to search, but no space
/// on the disk.
const FRAMES: usize = 60_000;

/// Writes `movie.raw`, whose search takes long enough to be interrupted.
fn write_movie(folder: &Path) {
    let size = "--width 160 --height 160";
    let simulate = format!("simulate --movie -o movie.raw --frames {LIT_FRAMES} {size} --quiet");
    run_ok(folder, &simulate);
    let raw = OpenOptions::new()
        .write(true)
        .open(folder.join("movie.raw"));
    let bytes = (FRAMES * 160 * 160 * 2) as u64;
    raw.expect("a file").set_len(bytes).expect("a sparse file");
    let yaml = folder.join("movie.yaml");
    let header = fs::read_to_string(&yaml).expect("readable");
    let frames = |number: usize| format!("Frames: {number}");
    let header = header.replace(&frames(LIT_FRAMES), &frames(FRAMES));
    fs::write(yaml, header).expect("writable");
}

/// Starts `localize` on the movie.
fn start(folder: &Path, options: &str) -> Child {
    let line = format!("localize movie.raw -o locs.csv {options}");
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = command(&words);
    command.current_dir(folder).stderr(Stdio::piped());
    command.spawn().expect("gaussmle starts")
}

/// The size of the checkpoint, bytes.
fn checkpoint_bytes(folder: &Path) -> u64 {
    let checkpoint = folder.join("locs.csv.unfinished");
    checkpoint.metadata().map_or(0, |metadata| metadata.len())
}

/// Waits until the checkpoint is larger than a number of bytes.
fn wait_for_checkpoint(folder: &Path, bytes: u64) {
    let started = Instant::now();
    while checkpoint_bytes(folder) <= bytes {
        assert!(
            started.elapsed() < Duration::from_secs(300),
            "the checkpoint does not grow"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn send_signal(child: &Child, name: &str) {
    let kill = Command::new("kill")
        .arg(name)
        .arg(child.id().to_string())
        .status();
    assert!(kill.expect("kill").success());
}

/// Runs `localize` to its end.
fn run_whole(folder: &Path, options: &str) {
    let out = start(folder, &format!("{options} --quiet"));
    let out = out.wait_with_output().expect("an exit status");
    assert!(out.status.success(), "{}", utf8(&out.stderr));
}

/// Runs `localize`, interrupts it after the first blocks, and returns its messages.
fn run_interrupted(folder: &Path, options: &str) -> String {
    let child = start(folder, options);
    wait_for_checkpoint(folder, 100_000);
    send_signal(&child, "-INT");
    let out = child.wait_with_output().expect("an exit status");
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(130), "{errors}");
    errors
}

#[test]
fn interrupted_and_killed_runs_resume_to_the_same_table() {
    let directory = temp_folder();
    let folder = directory.path();
    write_movie(folder);
    run_whole(folder, FIT);
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    let expected = read("locs.csv");
    assert!(
        expected.lines().count() > LIT_FRAMES,
        "{}",
        expected.lines().count()
    );
    fs::remove_file(folder.join("locs.csv")).expect("removable");

    let errors = run_interrupted(folder, &format!("{FIT} --report page.html"));
    assert!(
        errors.contains("gaussmle: cancelled: ")
            && errors.contains("--resume")
            && errors.contains("partial.locs.csv")
            && errors.contains(&format!("{FRAMES} frames")),
        "{errors}"
    );
    assert!(!folder.join("locs.csv").exists() && !folder.join("page.html").exists());
    assert!(
        expected.starts_with(&read("partial.locs.csv")),
        "the partial table is not the start of the whole one"
    );

    // Without --resume the checkpoint is not overwritten.
    let out = start(folder, FIT).wait_with_output();
    let out = out.expect("an exit status");
    assert_eq!(out.status.code(), Some(2));
    assert!(
        utf8(&out.stderr).contains("--resume"),
        "{}",
        utf8(&out.stderr)
    );

    // Resumed, killed, and resumed again.
    let before = checkpoint_bytes(folder);
    let mut child = start(folder, &format!("{FIT} --resume"));
    wait_for_checkpoint(folder, before);
    send_signal(&child, "-KILL");
    child.wait().expect("an exit status");
    assert!(!folder.join("locs.csv").exists());
    run_whole(folder, &format!("{FIT} --resume"));
    assert!(
        read("locs.csv") == expected,
        "the resumed and the whole run differ"
    );
    assert!(!folder.join("locs.csv.unfinished").exists());
    assert!(!folder.join("partial.locs.csv").exists());
}

#[test]
fn resumed_run_keeps_bounds_and_memory_budget() {
    let directory = temp_folder();
    let folder = directory.path();
    write_movie(folder);
    let options = format!("{FIT} --bounds photons=10:1e6 --memory-budget 8MiB");
    run_whole(folder, &options);
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    let (expected, configuration) = (read("locs.csv"), read("locs.csv.toml"));
    for line in [
        "bounds = [\"photons=10:1000000\"]",
        "memory_budget = 8388608",
    ] {
        assert!(configuration.contains(line), "{configuration}");
    }
    fs::rename(folder.join("locs.csv.toml"), folder.join("run.toml")).expect("movable");
    fs::remove_file(folder.join("locs.csv")).expect("removable");

    run_interrupted(folder, &options);
    // Other bounds are another run.
    let other = options.replace("photons=10", "photons=20");
    let out = start(folder, &format!("{other} --resume")).wait_with_output();
    let out = out.expect("an exit status");
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{errors}");
    assert!(
        errors.contains("photons=10:1000000") && errors.contains("photons=20:1000000"),
        "{errors}"
    );
    run_whole(folder, "--config run.toml --resume");
    assert!(
        read("locs.csv") == expected,
        "the resumed and the whole run differ"
    );
    // A resumed run has seen the pixels of its own part only, so it stores no remarks.
    let (remarks, rest): (Vec<&str>, Vec<&str>) = configuration
        .lines()
        .partition(|line| line.starts_with("remarks = "));
    assert_eq!(remarks.len(), 1, "{configuration}");
    assert_eq!(read("locs.csv.toml").lines().collect::<Vec<_>>(), rest);
}

/// A run that is killed before the first write of its checkpoint leaves an empty file.
#[test]
fn resume_accepts_an_empty_checkpoint() {
    let directory = temp_folder();
    let folder = directory.path();
    let movie = "simulate --movie -o movie.tif --frames 20 --width 64 --height 64 --quiet";
    run_ok(folder, movie);
    run_ok(
        folder,
        &format!("localize movie.tif -o whole.csv {FIT} --quiet"),
    );
    fs::write(folder.join("locs.csv.unfinished"), "").expect("writable");
    let out = run(
        folder,
        &format!("localize movie.tif -o locs.csv {FIT} --resume"),
    );
    assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert_eq!(read("locs.csv"), read("whole.csv"));
    assert!(!folder.join("locs.csv.unfinished").exists());
}
