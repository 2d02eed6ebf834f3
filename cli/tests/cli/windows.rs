//! Things of Windows alone: names of devices, drive letters, files that are open elsewhere.
#![cfg(windows)]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use super::support::{FIT, MOVIE, assert_fails, assert_refused, run_ok, temp_folder};
use super::{command, utf8};

/// `FILE_SHARE_READ`: others may read what a program writes, as most cameras' programs do.
const SHARE_READ: u32 = 1;

fn bytes(folder: &Path, name: &str) -> Vec<u8> {
    fs::read(folder.join(name)).expect("readable")
}

#[test]
fn devices_are_no_outputs_and_no_inputs() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    for name in [
        "NUL",
        "nul.csv",
        "CON.csv",
        "com1.csv",
        "lpt9.old.csv",
        ".\\aux.csv",
    ] {
        let line = format!("localize movie.tif -o {name} --format csv {FIT}");
        assert_refused(folder, &line, &[name, "device"]);
    }
    for name in ["NUL", "COM7", "CON.tif", "aux"] {
        assert_fails(folder, &format!("info {name}"), 2, &[name]);
    }
}

#[test]
fn paths_have_drives_and_either_slash_in_any_case() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(
        folder,
        &format!("localize movie.tif -o expected.csv {FIT} --quiet"),
    );
    fs::create_dir(folder.join("Sub")).expect("made");
    let real = fs::canonicalize(folder).expect("a folder");
    let real = real.to_str().expect("UTF-8");
    assert!(real.starts_with("\\\\?\\"), "{real}");
    let plain = real.trim_start_matches("\\\\?\\");
    let slashes = plain.replace('\\', "/");
    for (movie, table) in [
        (".\\MOVIE.TIF".to_owned(), "Sub\\a.csv".to_owned()),
        ("Sub/../movie.tif".into(), "SUB/b.csv".into()),
        (
            format!("{plain}\\movie.tif"),
            format!("{plain}\\Sub\\c.csv"),
        ),
        (
            format!("{slashes}/movie.tif"),
            format!("{slashes}/Sub/d.csv"),
        ),
        (format!("{real}\\movie.tif"), format!("{real}\\Sub\\e.csv")),
        // From the root of the drive.
        (
            plain[2..].to_owned() + "\\movie.tif",
            plain[2..].to_owned() + "\\Sub\\f.csv",
        ),
    ] {
        run_ok(
            folder,
            &format!("localize {movie} -o {table} {FIT} --quiet"),
        );
        run_ok(
            folder,
            &format!("localize {movie} -o again.csv --config {table}.toml --quiet"),
        );
        assert!(
            bytes(folder, "again.csv") == bytes(folder, "expected.csv"),
            "{movie}"
        );
        fs::remove_file(folder.join("again.csv")).expect("removed");
    }
    for name in ["a", "b", "c", "d", "e", "f"] {
        let table = bytes(folder, &format!("Sub/{name}.csv"));
        assert!(table == bytes(folder, "expected.csv"), "{name}");
    }
    // A name in other letters is the same file.
    let line = format!("localize movie.tif -o MOVIE.tif --format csv {FIT}");
    assert_refused(folder, &line, &["written over"]);
    // No shell expands patterns.
    run_ok(folder, &format!("localize mov*.tif {FIT} --quiet"));
    assert!(bytes(folder, "movie_locs.csv") == bytes(folder, "expected.csv"));
}

#[test]
fn a_table_that_a_spreadsheet_has_open_is_kept() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    let fit = |name: &str| format!("fit rois.npy -o {name} {FIT} --quiet");
    run_ok(folder, &fit("expected.csv"));
    fs::write(folder.join("kept.csv"), "old").expect("writable");
    // As spreadsheets open files.
    let mut kept = File::options();
    let kept = kept.read(true).write(true).share_mode(SHARE_READ);
    let kept = kept.open(folder.join("kept.csv")).expect("open");
    assert_refused(folder, &fit("kept.csv"), &["kept.csv", "close it"]);
    drop(kept);
    run_ok(folder, &fit("kept.csv"));
    assert!(bytes(folder, "kept.csv") == bytes(folder, "expected.csv"));
}

#[test]
fn processes_do_not_disturb_each_other() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let start = |table: &str| {
        let line = format!(
            "localize movie.tif -o {table} {FIT} --quiet --metrics all.prom --performance-log log.jsonl"
        );
        let words: Vec<&str> = line.split(' ').collect();
        let mut command = command(&words);
        command.current_dir(folder).stderr(Stdio::piped());
        command.spawn().expect("gaussmle starts")
    };
    let tables = ["a.csv", "b.csv", "c.csv", "d.csv"];
    for child in tables.map(start) {
        let ran = child.wait_with_output().expect("an exit status");
        assert!(ran.status.success(), "{}", utf8(&ran.stderr));
    }
    for table in tables {
        assert!(bytes(folder, table) == bytes(folder, "a.csv"));
    }
    let metrics = utf8(&bytes(folder, "all.prom"));
    let mut lines = metrics.lines();
    let is_sum = |line: &str| line.starts_with("gaussmle_jobs_total{") && line.ends_with(" 4");
    assert!(lines.any(is_sum), "{metrics}");
    // A run has the checkpoint of its output alone.
    let locked = File::create(folder.join("e.csv.unfinished")).expect("created");
    locked.try_lock().expect("locked");
    let line = format!("localize movie.tif -o e.csv {FIT}");
    assert_refused(folder, &line, &["another run is writing this output"]);
}

#[test]
fn a_movie_is_followed_while_its_writer_has_it_open() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        &MOVIE.replace("movie.tif", "whole.raw").replace("5", "40"),
    );
    let yaml = utf8(&bytes(folder, "whole.yaml"));
    fs::write(folder.join("movie.yaml"), yaml).expect("writable");
    run_ok(
        folder,
        &format!("localize whole.raw -o expected.csv {FIT} --quiet"),
    );
    let mut writer = File::options()
        .write(true)
        .create(true)
        .share_mode(SHARE_READ)
        .open(folder.join("movie.raw"))
        .expect("created");
    let line = format!("localize movie.raw -o locs.csv {FIT} --quiet --follow --quiet-after 5");
    let words: Vec<&str> = line.split(' ').collect();
    let mut command = command(&words);
    command.current_dir(folder).stderr(Stdio::piped());
    let child = command.spawn().expect("gaussmle starts");
    // Parts of frames.
    for part in bytes(folder, "whole.raw").chunks(50_000) {
        writer.write_all(part).expect("written");
        std::thread::sleep(Duration::from_millis(100));
    }
    let ran = child.wait_with_output().expect("an exit status");
    assert!(ran.status.success(), "{}", utf8(&ran.stderr));
    assert!(bytes(folder, "locs.csv") == bytes(folder, "expected.csv"));
}

#[test]
fn a_server_answers_on_this_machine() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let words = ["serve", ".", "--state", "state", "--listen", "127.0.0.1:0"];
    let mut command = command(&words);
    let mut server = command
        .current_dir(folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("gaussmle starts");
    let mut line = String::new();
    let stdout = server.stdout.take().expect("a pipe");
    BufReader::new(stdout)
        .read_line(&mut line)
        .expect("an address");
    let answers = std::panic::catch_unwind(|| {
        let address = line.trim().strip_prefix("http://").expect("an address");
        let (host, token) = address.split_once("/?token=").expect("a token");
        let health = super::gaussmle(&["serve", "--health", "--listen", host]);
        assert!(
            utf8(&health.stdout).contains("\"ready\":true"),
            "{}",
            utf8(&health.stdout)
        );
        let ask = |path: &str| {
            let mut stream = TcpStream::connect(host).expect("connected");
            write!(
                stream,
                "GET {path} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\r\n"
            )
            .expect("sent");
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).expect("an answer");
            String::from_utf8_lossy(&answer).into_owned()
        };
        for (path, part) in [("/", "<!doctype html>"), ("/api/v1/status", "\"version\"")] {
            let answer = ask(path);
            assert!(
                answer.starts_with("HTTP/1.1 200") && answer.to_lowercase().contains(part),
                "{answer}"
            );
        }
        // The folder is that of one server.
        assert_fails(
            folder,
            "serve . --state state --listen 127.0.0.1:0",
            2,
            &["another server"],
        );
    });
    server.kill().expect("killed");
    server.wait().expect("ended");
    answers.expect("the answers");
}
