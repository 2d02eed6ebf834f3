//! Files that claim, or inflate to, far more bytes than can belong there. Each is read by a process of
//! its own whose memory is limited.

use std::path::{Path, PathBuf};

use gaussmle_io::movie::{self, OpenOptions, Pixels};
use gaussmle_io::table::{self, ReadOptions};
use gaussmle_io::{read_camera, read_psf};
use gaussmle_smlm::config::{RunConfig, Section};

use crate::support::{own_process, printed, script};

/// The address space that a reader may add to that of its process.
const MORE_SPACE: u64 = 1 << 30;

/// The memory that a reader may use. One file of 128 MiB of columns is held twice meanwhile.
const MOST_MEMORY: u64 = 512 << 20;

/// Reads a file as a command would, and drops what it has.
pub fn read(kind: &str, path: &Path) -> Result<(), String> {
    let text = |error: &dyn std::fmt::Display| error.to_string();
    match kind {
        "movie" => {
            let movie = movie::open(path, &OpenOptions::default()).map_err(|error| text(&error))?;
            let read = movie.read(0..1, &mut Pixels::default());
            read.map_err(|error| text(&error))
        }
        "table" => {
            let options = ReadOptions {
                pixel_size_um: Some(0.1.into()),
            };
            let read = table::read(path, &options).map(drop);
            read.map_err(|error| text(&error))
        }
        "camera" => read_camera(path, None)
            .map(drop)
            .map_err(|error| text(&error)),
        "psf" => read_psf(path).map(drop).map_err(|error| text(&error)),
        "config" => RunConfig::from_toml_file(path, Section::Localize)
            .map(drop)
            .map_err(|error| text(&error)),
        "map" => movie::read_image(path)
            .map(drop)
            .map_err(|error| text(&error)),
        "array" => movie::read_array(path)
            .map(drop)
            .map_err(|error| text(&error)),
        other => panic!("{other} is no kind of file"),
    }
}

/// A number of kilobytes in `/proc/self/status`, in bytes.
#[cfg(target_os = "linux")]
fn status(name: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("readable");
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let number = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    number.expect("a number") * 1024
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "run in a process of its own by `a_file_does_not_take_more_memory_than_belongs_to_it`"]
fn read_with_little_memory() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let variable = |name: &str| std::env::var(name).expect("set by the other test");
    // Threads have stacks.
    rayon::broadcast(|_| ());
    let space = Some(status("VmSize") + MORE_SPACE);
    let limit = Rlimit {
        current: space,
        maximum: space,
    };
    setrlimit(Resource::As, limit).expect("a limit");
    let before = status("VmHWM");
    let path = PathBuf::from(variable("GAUSSMLE_TEST_BOMB_PATH"));
    let read = read(&variable("GAUSSMLE_TEST_BOMB"), &path);
    println!("used {}", (status("VmHWM") - before) >> 20);
    println!("error {}", read.expect_err("refused"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_does_not_take_more_memory_than_belongs_to_it() {
    let Some(mut script) = script("make_bombs.py") else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    script.arg(folder.path());
    printed(script);
    let list = std::fs::read(folder.path().join("bombs.json")).expect("read");
    let list: Vec<serde_json::Value> = serde_json::from_slice(&list).expect("JSON");
    assert!(list.len() > 70, "{}", list.len());
    for (extension, _) in movie::described_extensions() {
        let is_one = |bomb: &serde_json::Value| {
            let path = bomb["path"].as_str().map(Path::new);
            path.and_then(Path::extension) == Some(extension.as_ref())
        };
        assert!(list.iter().any(is_one), "no file is a .{extension}");
    }
    let mut wrong = Vec::new();
    for bomb in &list {
        let text = |name: &str| bomb[name].as_str().expect("text");
        let child = own_process("bombs::read_with_little_memory")
            .env("GAUSSMLE_TEST_BOMB", text("kind"))
            .env("GAUSSMLE_TEST_BOMB_PATH", text("path"))
            .output()
            .expect("it starts");
        let printed = String::from_utf8_lossy(&child.stdout);
        let line = |start: &str| printed.lines().find_map(|line| line.strip_prefix(start));
        let used = line("used ").and_then(|used| used.parse::<u64>().ok());
        let error = line("error ").unwrap_or_default();
        let parts = bomb["parts"].as_array().expect("parts").iter();
        let missing: Vec<&str> = parts
            .map(|part| part.as_str().expect("text"))
            .filter(|part| !error.contains(part))
            .collect();
        let is_small = used.is_some_and(|used| used << 20 <= MOST_MEMORY);
        if !child.status.success() || !is_small || !missing.is_empty() {
            let stderr = String::from_utf8_lossy(&child.stderr);
            wrong.push(format!(
                "{bomb}: {:?}, used {used:?} MiB, `{error}` lacks {missing:?}\n{stderr}",
                child.status
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
