//! `localize --follow`: movies that another program is still writing.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use super::support::{FIT, assert_fails, run_ok, temp_folder};
use super::utf8;

const FRAMES: usize = 60;

/// Writes `movie.dax`, whose size gives the number of frames, with its description.
fn write_movie(folder: &Path) {
    let size = "--width 96 --height 96";
    run_ok(
        folder,
        &format!("simulate --movie -o movie.raw --frames {FRAMES} {size} --quiet"),
    );
    let inf = "data type = 16 bit integers (binary, little endian)\nframe dimensions = 96 x 96\n\
               number of frames = 0\n";
    fs::write(folder.join("movie.inf"), inf).expect("writable");
    fs::rename(folder.join("movie.raw"), folder.join("movie.dax")).expect("renamed");
}

#[test]
fn a_followed_movie_has_the_rows_of_the_finished_one() {
    let directory = temp_folder();
    let folder = directory.path();
    write_movie(folder);
    run_ok(folder, &format!("localize movie.dax -o expected.csv {FIT}"));
    let follow = "--follow --quiet-after 0.5";
    let errors = run_ok(
        folder,
        &format!("localize movie.dax -o locs.csv {FIT} {follow}"),
    );
    let frames = format!("{FRAMES} frames, ");
    assert!(errors.contains(&frames), "{errors}");
    let rows = |name: &str| fs::read(folder.join(name)).expect("readable");
    assert!(rows("locs.csv").len() > 10_000 && rows("locs.csv") == rows("expected.csv"));
}

#[test]
fn options_of_follow_are_checked() {
    let directory = temp_folder();
    let folder = directory.path();
    for (options, parts) in [
        (
            "--follow --quiet-after -1",
            &["--quiet-after", "seconds >= 0"][..],
        ),
        (
            "--follow --quiet-after soon",
            &["--quiet-after", "seconds >= 0"],
        ),
        ("--follow --quiet-after 0", &["movie.dax cannot be opened"]),
        (
            "--follow --quiet-after 0 --frames 9:3",
            &["--frames", "9:3"],
        ),
    ] {
        assert_fails(
            folder,
            &format!("localize movie.dax -o locs.csv {FIT} {options}"),
            2,
            parts,
        );
    }
    let alone = super::gaussmle(&["localize", "a.dax", "-o", "a.csv", "--quiet-after", "5"]);
    assert_eq!(alone.status.code(), Some(2));
    assert!(utf8(&alone.stderr).contains("--follow"));
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_run_is_continued_when_the_movie_is_finished() {
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    use super::interrupted::{send_signal, wait_for_handler};

    let directory = temp_folder();
    let folder = directory.path();
    write_movie(folder);
    run_ok(folder, &format!("localize movie.dax -o expected.csv {FIT}"));
    let whole = fs::read(folder.join("movie.dax")).expect("readable");
    // Half of the movie, and half a frame.
    let half = whole.len() / 2 + 96 * 96;
    fs::write(folder.join("movie.dax"), &whole[..half]).expect("writable");
    let follow = "--follow --quiet-after 600";
    // By Ctrl-C, then by SIGTERM, then by a time limit.
    for (options, signal, code) in [
        ("", Some("-INT"), 130),
        ("--resume", Some("-TERM"), 143),
        ("--resume --time-limit 0.5", None, 124),
    ] {
        let line = format!("localize movie.dax -o locs.csv {FIT} {follow} {options}");
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = super::command(&words);
        let child = command.current_dir(folder).stderr(Stdio::piped()).spawn();
        let mut child = child.expect("gaussmle starts");
        let started = Instant::now();
        // The checkpoint has rows.
        let checkpoint = folder.join("locs.csv.unfinished");
        while checkpoint.metadata().map_or(0, |metadata| metadata.len()) < 4_000 {
            if started.elapsed() > Duration::from_secs(120) {
                child.kill().expect("killed");
                panic!("nothing is done");
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        if let Some(signal) = signal {
            wait_for_handler(&child);
            send_signal(&child, signal);
        }
        let out = child.wait_with_output().expect("an exit status");
        let errors = utf8(&out.stderr);
        assert_eq!(out.status.code(), Some(code), "{errors}");
        assert!(
            errors.contains("partial.locs.csv has ")
                && errors.contains(" frames; --follow --resume continues"),
            "{errors}"
        );
    }
    let partial = fs::read_to_string(folder.join("partial.locs.csv")).expect("readable");

    let mut file = OpenOptions::new()
        .append(true)
        .open(folder.join("movie.dax"))
        .expect("a movie");
    file.write_all(&whole[half..]).expect("writable");
    let parts = ["--resume", "followed"];
    assert_fails(
        folder,
        &format!("localize movie.dax -o locs.csv {FIT} --resume"),
        2,
        &parts,
    );
    let resume = "--follow --quiet-after 0.5 --resume";
    run_ok(
        folder,
        &format!("localize movie.dax -o locs.csv {FIT} {resume}"),
    );
    let rows = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert!(rows("locs.csv") == rows("expected.csv"));
    assert!(rows("locs.csv").starts_with(&partial));
}
