//! Pipes in place of files, and limits on the number of processes: neither hangs nor panics.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::support::{FIT, FIT_ALONE, run, run_ok, temp_folder};
use super::{command, utf8};

/// Makes a pipe.
fn pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo starts").success());
}

/// Runs a command line that must end.
fn ends(mut command: Command, line: &str) -> Output {
    let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let began = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if began.elapsed() > Duration::from_secs(120) {
            child.kill().expect("a child");
            panic!("{line} waits for ever");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("its output")
}

#[test]
fn pipes_are_refused_by_every_option() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 3 --width 64 --height 64 --quiet",
    );
    for name in ["p.npy", "p.toml", "p.csv", "p.tif"] {
        pipe(&folder.join(name));
    }
    for line in [
        format!("fit rois.npy -o a.csv {FIT} --corners p.npy"),
        format!("fit rois.npy -o a.csv {FIT} --frames p.npy"),
        format!("fit p.npy -o a.csv {FIT}"),
        format!("localize p.tif -o a.csv {FIT}"),
        format!("localize movie.tif -o a.csv {FIT_ALONE} --camera p.toml"),
        "localize movie.tif -o a.csv --pixel-size 0.1 --astigmatic p.toml".into(),
        "localize movie.tif -o a.csv --config p.toml".into(),
        "info p.csv".into(),
        "convert p.csv a.npz".into(),
        "render p.csv -o a.png".into(),
        "calibrate camera p.tif movie.tif -o camera".into(),
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = command(&words);
        command.current_dir(folder);
        let out = ends(command, &line);
        let errors = utf8(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{line}: {errors}");
        assert!(
            errors.contains("it is a pipe or a device"),
            "{line}: {errors}"
        );
    }
}

#[test]
fn rates_that_are_a_pipe_count_as_none() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    pipe(&folder.join("rates.json"));
    let line = format!("fit rois.npy -o a.csv {FIT} --quiet");
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = command(&words);
    command.current_dir(folder).env("GAUSSMLE_CACHE", folder);
    let out = ends(command, &line);
    assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
}

/// A user without processes: the limit counts all of a user.
#[cfg(target_os = "linux")]
const USER: &str = "64321";

#[cfg(target_os = "linux")]
#[test]
fn a_limit_of_processes_is_an_error_in_words_or_fewer_threads() {
    use std::os::unix::fs::PermissionsExt;
    let directory = temp_folder();
    let folder = directory.path();
    let open = std::fs::Permissions::from_mode(0o777);
    std::fs::set_permissions(folder, open).expect("ours");
    run_ok(folder, "simulate -o rois.npy --n 10");
    let limited = |most: usize, words: &[&str]| {
        let mut command = Command::new("setpriv");
        let (user, group) = (format!("--reuid={USER}"), format!("--regid={USER}"));
        command.args([&user, &group, "--clear-groups", "prlimit"]);
        command.arg(format!("--nproc={most}:{most}"));
        command.arg(env!("CARGO_BIN_EXE_gaussmle")).args(words);
        command.env("GAUSSMLE_CACHE", folder).current_dir(folder);
        command
    };
    let version = limited(100, &["--version"]).output();
    if !version.is_ok_and(|out| out.status.success()) {
        eprintln!("SKIPPED: this test needs root, setpriv, and a program that every user can run");
        return;
    }
    for most in [1, 2, 5, 9, 10, 11, 12, 60] {
        let line = format!("fit rois.npy -o {most}.csv {FIT} --quiet");
        let words: Vec<&str> = line.split_whitespace().collect();
        let out = ends(limited(most, &words), &line);
        let errors = utf8(&out.stderr);
        match out.status.code() {
            Some(0) => assert!(most > 9, "{most}"),
            Some(1) => {
                assert!(
                    most < 60 && errors.contains("ulimit -u"),
                    "{most}: {errors}"
                );
                assert_eq!(errors.lines().count(), 1, "{most}: {errors}");
            }
            code => panic!("{most}: {code:?}: {errors}"),
        }
    }
    let rows = |name: &str| std::fs::read(folder.join(name)).expect("written");
    run(folder, &format!("fit rois.npy -o all.csv {FIT} --quiet"));
    assert!(rows("60.csv") == rows("all.csv"));
}
