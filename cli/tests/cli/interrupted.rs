//! Interrupted runs: Ctrl-C, SIGTERM, a time limit, a killed process, and `--resume`.
#![cfg(target_os = "linux")]

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::support::{FIT, assert_refused, run, run_ok, temp_folder};
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

fn words_of(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// Starts `localize` on the movie.
fn start(folder: &Path, options: &str) -> Child {
    let line = format!("localize movie.raw -o locs.csv {options}");
    let mut command = command(&words_of(&line));
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
    wait_until("a larger checkpoint", || checkpoint_bytes(folder) > bytes);
}

fn wait_until(what: &str, is_there: impl Fn() -> bool) {
    let started = Instant::now();
    while !is_there() {
        let elapsed = started.elapsed();
        assert!(elapsed < Duration::from_secs(300), "there is never {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Waits until a program handles SIGTERM, which would end it before.
pub fn wait_for_handler(child: &Child) {
    let status = format!("/proc/{}/status", child.id());
    wait_until("a handler of SIGTERM", || {
        let text = fs::read_to_string(&status).expect("a process");
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.expect("a line").trim(), 16);
        caught.expect("a number") & 1 << 14 != 0
    });
}

pub fn send_signal(child: &Child, name: &str) {
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

/// Runs `localize`, interrupts it by signals after the first blocks, and returns its messages.
fn run_interrupted(folder: &Path, options: &str, signals: &[&str], code: i32) -> String {
    let before = checkpoint_bytes(folder);
    let child = start(folder, options);
    wait_for_checkpoint(folder, before.max(100_000));
    for signal in signals {
        send_signal(&child, signal);
    }
    ended_with(child, code)
}

/// The messages of a program that ends with this exit code.
fn ended_with(child: Child, code: i32) -> String {
    let out = child.wait_with_output().expect("an exit status");
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{errors}");
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

    let report = format!("{FIT} --report page.html");
    let errors = run_interrupted(folder, &report, &["-INT"], 130);
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

    // Resumed, ended by SIGTERM, which `timeout` sends twice, and resumed.
    let resume = format!("{FIT} --resume");
    let errors = run_interrupted(folder, &resume, &["-TERM", "-TERM"], 143);
    assert!(
        errors.contains("gaussmle: terminated: partial.locs.csv has ")
            && errors.contains("--resume"),
        "{errors}"
    );
    assert!(expected.starts_with(&read("partial.locs.csv")));

    // Killed, and resumed again.
    let before = checkpoint_bytes(folder);
    let mut child = start(folder, &resume);
    wait_for_checkpoint(folder, before);
    send_signal(&child, "-KILL");
    child.wait().expect("an exit status");
    assert!(!folder.join("locs.csv").exists());
    // A time limit that is over at once. The search of the rest takes longer than a thread to start.
    let errors = ended_with(start(folder, &format!("{resume} --time-limit 0")), 124);
    assert!(
        errors.contains("gaussmle: the time limit is over: partial.locs.csv has "),
        "{errors}"
    );
    assert!(expected.starts_with(&read("partial.locs.csv")));
    run_whole(folder, &format!("{resume} --time-limit 100000"));
    assert!(
        read("locs.csv") == expected,
        "the resumed and the whole run differ"
    );
    assert!(!folder.join("locs.csv.unfinished").exists());
    assert!(!folder.join("partial.locs.csv").exists());
}

/// Writes `rois.npy`: a hundred million blank ROIs, which are a hole in the file.
fn write_stack(folder: &Path) {
    const ROIS: u64 = 100_000_000;
    let shape = format!("{{'descr': '<u2', 'fortran_order': False, 'shape': ({ROIS}, 7, 7), }}");
    let header = format!("{shape:<117}\n");
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((header.len() as u16).to_le_bytes());
    bytes.extend(header.into_bytes());
    let path = folder.join("rois.npy");
    fs::write(&path, &bytes).expect("writable");
    let file = OpenOptions::new().write(true).open(path).expect("a file");
    let length = bytes.len() as u64 + ROIS * 7 * 7 * 2;
    file.set_len(length).expect("a sparse file");
}

#[test]
fn interrupted_fits_leave_the_table_of_what_is_done() {
    let directory = temp_folder();
    let folder = directory.path();
    write_stack(folder);
    // The first is written by the way of the others: through a file of rows.
    for (name, option, signal, code, words) in [
        ("fits.hdf5", "", Some("-TERM"), 143, "terminated"),
        ("fits.csv", "", Some("-TERM"), 143, "terminated"),
        ("fits.npz", "", Some("-INT"), 130, "cancelled"),
        (
            "fits.parquet",
            "--time-limit 3",
            None,
            124,
            "the time limit is over",
        ),
    ] {
        let files = || fs::read_dir(folder).expect("a folder").flatten();
        let before: u64 = files()
            .map(|file| file.metadata().map_or(0, |file| file.len()))
            .sum();
        let child = command(&words_of(&format!("fit rois.npy -o {name} {option} {FIT}")))
            .current_dir(folder)
            .stderr(Stdio::piped())
            .spawn()
            .expect("gaussmle starts");
        if let Some(signal) = signal {
            // The table is under way, in a temporary file.
            let bytes = || {
                files()
                    .map(|file| file.metadata().map_or(0, |file| file.len()))
                    .sum::<u64>()
            };
            wait_until("a part of the table", || bytes() > before + 100_000);
            send_signal(&child, signal);
        }
        let errors = ended_with(child, code);
        let start = format!("gaussmle: {words}: partial.{name} has ");
        let (_, said) = errors
            .split_once(&start)
            .unwrap_or_else(|| panic!("{errors}"));
        let (done, rest) = said.split_once(' ').expect("a number");
        let left = "of 100000000 ROIs; the next run starts again";
        assert!(rest.starts_with(left), "{errors}");
        let done: usize = done.parse().expect("a number");
        assert!((1..100_000_000).contains(&done), "{errors}");
        assert!(!folder.join(name).exists());
        let info = run(folder, &format!("info partial.{name} --json"));
        assert!(info.status.success(), "{}", utf8(&info.stderr));
        // Fits of blank ROIs are not usable; tables of Picasso have none of them.
        let rows = if name.ends_with("hdf5") { 0 } else { done };
        let rows = format!("\"rows\":{rows},");
        assert!(
            utf8(&info.stdout).contains(&rows),
            "{rows} {}",
            utf8(&info.stdout)
        );
    }
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

    run_interrupted(folder, &options, &["-INT"], 130);
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

/// A run that is killed even earlier leaves nothing.
#[test]
fn resume_starts_a_run_that_has_left_nothing() {
    let directory = temp_folder();
    let folder = directory.path();
    let movie = "simulate --movie -o movie.tif --frames 20 --width 64 --height 64 --quiet";
    run_ok(folder, movie);
    let localize = |name: &str| format!("localize movie.tif -o {name} {FIT}");
    run_ok(folder, &format!("{} --quiet", localize("whole.csv")));
    let note = "starts from its first frame";
    let errors = run_ok(folder, &format!("{} --resume", localize("locs.csv")));
    assert!(errors.contains(note), "{errors}");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert_eq!(read("locs.csv"), read("whole.csv"));
    // A run that is done is not repeated, which is no failure.
    let again = format!("{} --resume", localize("locs.csv"));
    let before = fs::metadata(folder.join("locs.csv")).and_then(|file| file.modified());
    let errors = run_ok(folder, &again);
    assert_eq!(
        errors,
        "note: locs.csv is complete: nothing is left to do\n"
    );
    let after = fs::metadata(folder.join("locs.csv")).and_then(|file| file.modified());
    assert_eq!(after.expect("readable"), before.expect("readable"));
    // A table of other options is not the one that is asked for.
    let other = ["--resume: ", "no --frames", "`frames = \"0:9\"`"];
    assert_refused(folder, &format!("{again} --frames 0:9"), &other);
    fs::write(folder.join("none.csv"), "a,b\n1,2\n").expect("writable");
    let none = format!("{} --resume", localize("none.csv"));
    assert_refused(folder, &none, &["--resume: ", "nothing to resume"]);
    fs::remove_file(folder.join("locs.csv")).expect("removable");
    let errors = run_ok(folder, &format!("{again} --follow --quiet-after 0"));
    assert_eq!(errors.matches(note).count(), 1, "{errors}");
    assert_eq!(read("locs.csv"), read("whole.csv"));
}

/// Nothing of a table for stdout is left, so nothing can be resumed.
#[test]
fn no_table_for_stdout_is_resumed() {
    let directory = temp_folder();
    let folder = directory.path();
    write_movie(folder);
    let line = format!("localize movie.raw -o - {FIT}");
    let mut command = command(&words_of(&line));
    command.current_dir(folder).stdout(Stdio::null());
    let child = command.stderr(Stdio::piped()).spawn();
    let child = child.expect("gaussmle starts");
    wait_for_handler(&child);
    // The second one ends it at once, if it has not ended before.
    send_signal(&child, "-INT");
    send_signal(&child, "-INT");
    let errors = ended_with(child, 130);
    assert!(errors.contains("nothing was written"), "{errors}");
    assert!(!errors.contains("--resume"), "{errors}");
}
