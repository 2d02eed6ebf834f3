//! Folders that other users can write: no command writes through a link that they have put there.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::Path;
use std::process::Command;

use super::support::{FIT, run_ok, temp_folder};
use super::utf8;

/// Names that the next run is known to write, beside its output `out.EXT`.
const DERIVED: [&str; 8] = [
    "out.csv.toml",
    "out.csv.unfinished",
    "out.yaml",
    "partial.out.csv",
    "partial.out.csv.toml",
    "out.svg",
    "psf.svg",
    "transfer.svg",
];

/// The user who owns the links, `nobody` on most systems.
const OTHER_USER: &str = "65534";

/// A folder that others can write, beside a private file that links point to.
struct Place {
    directory: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let directory = temp_folder();
        let folder = directory.path();
        for (name, line) in [
            (
                "movie.tif",
                "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet",
            ),
            ("rois.npy", "simulate -o rois.npy --n 50"),
            (
                "table.csv",
                &format!("fit rois.npy -o table.csv {FIT} --quiet"),
            ),
        ] {
            run_ok(folder, line);
            assert!(folder.join(name).exists());
        }
        fs::create_dir(folder.join("shared")).expect("created");
        fs::write(folder.join("private"), "years of work").expect("writable");
        Self { directory }
    }

    fn folder(&self) -> &Path {
        self.directory.path()
    }

    fn assert_private_is_kept(&self, line: &str) {
        let private = fs::read_to_string(self.folder().join("private")).expect("readable");
        assert_eq!(private, "years of work", "{line}");
    }

    /// Empties the shared folder.
    fn clear(&self) {
        let shared = self.folder().join("shared");
        fs::remove_dir_all(&shared).expect("removed");
        fs::create_dir(&shared).expect("created");
    }
}

/// Commands that write `shared/NAME`.
fn commands() -> Vec<(String, &'static str)> {
    let table = |line: &str, name| (line.replace("OUT", &format!("shared/{name}")), name);
    let mut out = Vec::new();
    for name in [
        "out.csv",
        "out.parquet",
        "out.npz",
        "out.hdf5",
        "out.ts.csv",
    ] {
        out.push(table(
            &format!("localize movie.tif -o OUT {FIT} --quiet"),
            name,
        ));
        out.push(table(&format!("fit rois.npy -o OUT {FIT} --quiet"), name));
        out.push(table(
            "convert table.csv OUT --sigma 0.13 --pixel-size 0.1 --quiet",
            name,
        ));
    }
    for (line, name) in [
        ("filter table.csv -o OUT --where x!=0 --quiet", "out.csv"),
        ("link table.csv -o OUT --distance 0.1 --quiet", "out.csv"),
        ("render table.csv -o OUT --width 0.02 --quiet", "out.png"),
        ("render table.csv -o OUT --width 0.02 --quiet", "out.tif"),
        ("report table.csv -o OUT --quiet", "out.html"),
        ("simulate -o OUT --n 5", "out.npy"),
        (
            "simulate --movie -o OUT --frames 3 --width 32 --height 32 --quiet",
            "out.tif",
        ),
        (
            "simulate --movie -o OUT --frames 3 --width 32 --height 32 --quiet",
            "out.raw",
        ),
        (
            "fit rois.npy -o fits.csv --metrics OUT --model xynbs --pixel-size 0.1 --quiet",
            "out.prom",
        ),
        (
            "fit rois.npy -o fits.csv --performance-log OUT --model xynbs --pixel-size 0.1 --quiet",
            "out.jsonl",
        ),
    ] {
        out.push(table(line, name));
    }
    out
}

/// Temporary names that contain the process and a counter can be guessed.
#[test]
fn links_with_the_number_of_the_process_are_not_followed() {
    let place = Place::new();
    let program = env!("CARGO_BIN_EXE_gaussmle");
    for (line, name) in commands() {
        // The shell has the process that the program then takes over.
        let script = format!(
            "cd shared
             for n in 0 1 2 3 4; do
                 for name in {name} out.csv.toml out.yaml partial.{name}; do
                     ln -s ../private .$name.partial-$$-$n
                 done
             done
             ln -s ../private {name}.$$
             ln -s ../private .{name}.$$
             cd ..
             exec {program} {line}"
        );
        let mut command = Command::new("sh");
        let out = command
            .args(["-c", &script])
            .current_dir(place.folder())
            .output()
            .expect("a shell");
        assert_eq!(out.status.code(), Some(0), "{line}: {}", utf8(&out.stderr));
        place.assert_private_is_kept(&line);
        let written = place.folder().join("shared").join(name);
        assert!(!written.is_symlink() && written.is_file(), "{line}");
        place.clear();
    }
}

/// The names of outputs, and those that follow from them.
#[test]
fn links_of_other_users_are_not_followed() {
    let place = Place::new();
    if fs::metadata(place.folder()).expect("there").uid() != 0 {
        eprintln!("SKIPPED: only root can make links of other users");
        return;
    }
    for (line, name) in commands() {
        let derives = line.starts_with("localize") || name == "out.raw";
        let derived = DERIVED.into_iter().filter(|_| derives);
        for planted in std::iter::once(name).chain(derived) {
            let link = place.folder().join("shared").join(planted);
            symlink("../private", &link).expect("linked");
            let chown = Command::new("chown")
                .args(["-h", OTHER_USER])
                .arg(&link)
                .status();
            assert!(chown.expect("chown").success());
            let mut command = Command::new(env!("CARGO_BIN_EXE_gaussmle"));
            let words: Vec<&str> = line.split_whitespace().collect();
            let out = command.args(words).current_dir(place.folder()).output();
            let out = out.expect("gaussmle starts");
            place.assert_private_is_kept(&format!("{line}, {planted}"));
            let errors = utf8(&out.stderr);
            if planted == name {
                assert_eq!(out.status.code(), Some(2), "{line}: {errors}");
                let reasons = ["link", "no performance log"];
                let is_told = reasons.iter().any(|reason| errors.contains(reason));
                assert!(is_told, "{line}: {errors}");
            }
            place.clear();
        }
    }
}

/// A link of an own name is this user's wish, except where the name is the program's.
#[test]
fn a_checkpoint_is_never_a_link() {
    let place = Place::new();
    symlink(
        "../private",
        place.folder().join("shared/out.csv.unfinished"),
    )
    .expect("linked");
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaussmle"));
    let line = format!("localize movie.tif -o shared/out.csv {FIT} --quiet");
    let words: Vec<&str> = line.split_whitespace().collect();
    let out = command.args(words).current_dir(place.folder()).output();
    let out = out.expect("gaussmle starts");
    assert_eq!(out.status.code(), Some(2), "{}", utf8(&out.stderr));
    place.assert_private_is_kept(&line);
}
