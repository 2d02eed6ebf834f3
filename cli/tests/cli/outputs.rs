//! Outputs that would destroy something, or cannot be written: refused before the run.

use std::fs;
use std::path::Path;

use super::support::{
    FIT, MOVIE, assert_fails, assert_fails_in, assert_refused, run, run_ok, temp_folder, write_zarr,
};
use super::utf8;

#[test]
fn metrics_and_performance_log_are_no_inputs_and_no_other_outputs() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, "simulate -o rois.npy --n 10 --corners corners.npy");
    fs::write(folder.join("camera.toml"), "pixel_size_um = 0.1").expect("writable");
    let run = "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\ncamera = 'camera.toml'";
    fs::write(folder.join("run.toml"), run).expect("writable");
    let localize = format!("localize movie.tif -o locs.csv --report page.html {FIT}");
    let configured = "localize movie.tif -o locs.csv --config run.toml --backend cpu";
    let fit = format!("fit rois.npy -o locs.csv --corners corners.npy {FIT}");
    let sigma = "calibrate sigma movie.tif --pixel-size 0.1 --plot plot.svg --backend cpu";
    for option in ["--metrics", "--performance-log"] {
        for (line, file) in [
            (localize.as_str(), "movie.tif"),
            (&localize, "./movie.tif"),
            (&localize, "locs.csv"),
            (&localize, "locs.csv.toml"),
            (&localize, "locs.csv.unfinished"),
            (&localize, "page.html"),
            (configured, "run.toml"),
            (configured, "camera.toml"),
            (&fit, "rois.npy"),
            (&fit, "corners.npy"),
            (&fit, "locs.csv"),
            (sigma, "movie.tif"),
            (sigma, "plot.svg"),
        ] {
            assert_refused(
                folder,
                &format!("{line} {option} {file}"),
                &["written over"],
            );
        }
        let variable = format!("GAUSSMLE_{}", option[2..].replace('-', "_").to_uppercase());
        let variables = [(variable.as_str(), "movie.tif")];
        assert_fails_in(
            folder,
            &localize,
            &variables,
            2,
            &["movie.tif", "written over"],
        );
    }
    let both = format!("{localize} --metrics log.jsonl --performance-log ./log.jsonl");
    assert_refused(folder, &both, &["written over"]);
    #[cfg(unix)]
    for option in ["--metrics", "--performance-log"] {
        for device in ["/dev/full", "/dev/null", "/dev/zero", "/"] {
            let line = format!("{fit} {option} {device}");
            assert_refused(folder, &line, &["a folder or a device"]);
        }
    }
}

#[test]
fn files_that_are_no_metrics_and_no_log_are_kept() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    fs::write(folder.join("notes.txt"), "years of work").expect("writable");
    fs::write(folder.join("notes.json"), "{\"years\": \"of work\"}\n").expect("writable");
    fs::write(folder.join("short"), "#").expect("writable");
    let fit = format!("fit rois.npy -o locs.csv {FIT} --quiet");
    for file in ["notes.txt", "notes.json", "short", "rois.npy"] {
        for (option, name) in [("--metrics", "metrics"), ("--performance-log", "log")] {
            let line = format!("{fit} {option} {file}").replace("rois.npy -o", "./rois.npy -o");
            let parts = match file {
                "rois.npy" => ["rois.npy", "written over"],
                file => [file, name],
            };
            assert_refused(folder, &line, &parts);
        }
    }
    // An empty file is filled, and one of an earlier run is replaced or extended.
    fs::write(folder.join("m.prom"), "").expect("writable");
    for _ in 0..2 {
        run_ok(
            folder,
            &format!("{fit} --metrics m.prom --performance-log log.jsonl"),
        );
    }
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert!(text("m.prom").contains("# HELP gaussmle_"));
    assert!(text("log.jsonl").lines().count() >= 2);
}

/// The movie is not there: an error about the output comes first only if the output is checked
/// before the movie is opened.
#[test]
fn names_that_the_file_system_refuses_are_found_before_the_movie_is_read() {
    let directory = temp_folder();
    let folder = directory.path();
    // The longest names of the files of a run are `NAME.unfinished` and `partial.NAME.toml`.
    for (length, is_refused) in [(300, true), (256, true), (243, true), (242, false)] {
        let name = format!("{}.csv", "n".repeat(length - 4));
        let line = format!("localize nowhere.tif -o {name} {FIT}");
        let part = match is_refused {
            true => "choose a shorter one",
            false => "nowhere.tif",
        };
        assert_fails(folder, &line, 2, &[part]);
    }
    // Names up to the limit can be written: temporary names do not depend on them.
    run_ok(folder, MOVIE);
    let name = format!("{}.csv", "n".repeat(238));
    run_ok(
        folder,
        &format!("localize movie.tif -o {name} {FIT} --quiet"),
    );
    for (line, length) in [
        ("convert nowhere.csv", 256),
        ("filter nowhere.csv --where x>0 -o", 256),
        ("link nowhere.csv -o", 256),
        ("drift nowhere.csv -o", 256),
        ("render nowhere.csv -o", 256),
        ("report nowhere.csv -o", 256),
        ("calibrate astigmatism nowhere.tif --z-step 0.02 -o", 256),
        ("calibrate camera nowhere.tif nowhere.tif -o", 260),
        ("calibrate sigma nowhere.tif --plot", 256),
        ("fit nowhere.npy --model xynbs --pixel-size 0.1 -o", 256),
    ] {
        let name = format!("{}.csv", "n".repeat(length - 4));
        assert_fails(
            folder,
            &format!("{line} {name}"),
            2,
            &["choose a shorter one"],
        );
    }
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), 3);
}

#[cfg(unix)]
#[test]
fn links_to_nothing_are_found_before_the_movie_is_read() {
    let directory = temp_folder();
    let folder = directory.path();
    let link = |name: &str, to: &str| {
        std::os::unix::fs::symlink(to, folder.join(name)).expect("linked");
    };
    link("locs.csv", "gone/locs.csv");
    link("circle.csv", "circle.csv");
    let localize = |name: &str| format!("localize nowhere.tif -o {name} {FIT}");
    let parts = ["locs.csv", "a link to", "gone/locs.csv"];
    assert_fails(folder, &localize("locs.csv"), 2, &parts);
    assert_fails(folder, &localize("circle.csv"), 2, &["circle.csv", "link"]);
    link("other.csv.toml", "gone.toml");
    let parts = ["other.csv.toml", "a link to"];
    assert_fails(folder, &localize("other.csv"), 2, &parts);
    link("m.prom", "gone.prom");
    run_ok(folder, "simulate -o rois.npy --n 10");
    let fit = format!("fit rois.npy -o fits.csv {FIT}");
    for option in ["--metrics", "--performance-log"] {
        let parts = ["m.prom", "a link"];
        assert_fails(folder, &format!("{fit} {option} m.prom"), 2, &parts);
    }
    // A link of this user to a file stays, and the file is replaced.
    fs::write(folder.join("real.csv"), "old").expect("writable");
    link("latest.csv", "real.csv");
    run_ok(folder, &format!("fit rois.npy -o latest.csv {FIT} --quiet"));
    assert!(folder.join("latest.csv").is_symlink());
    assert!(fs::read(folder.join("real.csv")).expect("readable").len() > 100);
}

/// A full disk, and a folder in which nobody can create a file.
#[cfg(target_os = "linux")]
#[test]
fn folders_without_permission_or_room_are_found_before_the_movie_is_read() {
    let directory = temp_folder();
    let folder = directory.path();
    let line = format!("localize nowhere.tif -o /proc/locs.csv {FIT}");
    assert_fails(folder, &line, 2, &["/proc/locs.csv"]);
    let disk = folder.join("disk");
    fs::create_dir(&disk).expect("created");
    let program = env!("CARGO_BIN_EXE_gaussmle");
    // Its own view of the mounts ends with the process.
    let script = format!(
        "mount -t tmpfs -o size=64k none disk || exit 99
         head -c 1000000 /dev/zero > disk/filler 2> filled
         exec {program} localize nowhere.tif -o disk/locs.csv {FIT}"
    );
    let mut command = std::process::Command::new("unshare");
    command.args(["--user", "--map-root-user", "--mount", "sh", "-c", &script]);
    let out = command.current_dir(folder).output();
    let out = match out {
        Ok(out) if out.status.code() == Some(99) || !disk_was_filled(folder) => {
            eprintln!(
                "SKIPPED: no file system can be mounted: {}",
                utf8(&out.stderr)
            );
            return;
        }
        Ok(out) => out,
        Err(error) => {
            eprintln!("SKIPPED: unshare: {error}");
            return;
        }
    };
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{errors}");
    assert!(
        errors.contains("disk/locs.csv") && errors.contains("No space"),
        "{errors}"
    );
}

/// True if the script came to fill the disk.
#[cfg(target_os = "linux")]
fn disk_was_filled(folder: &Path) -> bool {
    folder.join("filled").exists()
}

#[test]
fn tables_for_stdout_need_no_folder_of_their_own() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    run_ok(folder, &format!("fit rois.npy -o table.csv {FIT} --quiet"));
    let before = fs::read_dir(folder).expect("a folder").count();
    let out = run(folder, "convert table.csv -");
    assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
    assert!(utf8(&out.stdout).starts_with("roi,frame"));
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), before);
}

/// The temporary file is locked. HDF5's variable asks for a lock of its own.
#[test]
fn hdf5_is_written_with_and_without_its_locks() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    for lock in ["TRUE", "BEST_EFFORT", "FALSE"] {
        let line = format!("fit rois.npy -o {lock}.hdf5 {FIT} --quiet");
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = super::command(&words);
        let out = command
            .current_dir(folder)
            .env("HDF5_USE_FILE_LOCKING", lock)
            .output()
            .expect("gaussmle starts");
        assert_eq!(out.status.code(), Some(0), "{lock}: {}", utf8(&out.stderr));
        let info = run(folder, &format!("info {lock}.hdf5"));
        assert!(utf8(&info.stdout).contains("10"), "{lock}");
    }
}

/// The table and the description that a stopped run writes.
#[test]
fn partial_tables_are_no_inputs_and_no_other_outputs() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let names = ["o.csv.toml", "partial.o.csv", "partial.o.csv.toml"];
    let localize = format!("localize movie.tif -o o.csv {FIT}");
    for name in names {
        for option in ["--metrics", "--performance-log", "--report"] {
            let line = format!("{localize} {option} {name}");
            assert_refused(folder, &line, &[name, "written over"]);
        }
        fs::write(folder.join(name), "pixel_size_um = 0.1").expect("writable");
        let lines = [
            format!("localize movie.tif -o o.csv --camera {name} --model xynb --sigma 0.13"),
            format!("localize movie.tif -o o.csv --astigmatic {name} --pixel-size 0.1"),
        ];
        for line in lines {
            let line = format!("{line} --backend cpu");
            assert_refused(folder, &line, &[name, "written over"]);
        }
        if name.ends_with("toml") {
            let run = "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1";
            fs::write(folder.join(name), run).expect("writable");
            let line = format!("localize movie.tif -o o.csv --config {name} --backend cpu");
            assert_refused(folder, &line, &[name, "written over"]);
        }
        fs::remove_file(folder.join(name)).expect("removed");
    }
    #[cfg(unix)]
    for name in names {
        std::os::unix::fs::symlink("movie.tif", folder.join(name)).expect("linked");
        assert_refused(folder, &localize, &[name, "written over"]);
        fs::remove_file(folder.join(name)).expect("removed");
    }
}

#[test]
fn locks_of_metrics_are_no_other_outputs() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let metrics = format!("localize movie.tif {FIT} --metrics m.x");
    for line in [
        "-o .m.x.lock --format csv",
        "-o o.csv --report .m.x.lock",
        "-o o.csv --performance-log .m.x.lock",
    ] {
        let line = format!("{metrics} {line}");
        assert_refused(folder, &line, &[".m.x.lock", "written over"]);
    }
}

/// Chunks, metadata, and new files in the folder of a Zarr.
#[test]
fn no_output_is_in_the_folder_of_a_movie() {
    let directory = temp_folder();
    let folder = directory.path();
    let pixels = |_: [usize; 2]| vec![1; 2 * 32 * 32];
    let axes = (["t", "c"], [2, 1]);
    write_zarr(&folder.join("z.zarr"), axes, 32, "", pixels);
    let part = &["the folder of an input"];
    let localize = |movie: &str| format!("localize {movie} {FIT} --format csv");
    for movie in ["z.zarr", "./z.zarr/", "z.zarr/0"] {
        for name in ["0/0.0.0.0", "0/.zarray", ".zattrs", ".zgroup", "new.csv"] {
            let line = format!("{} -o z.zarr/{name}", localize(movie));
            assert_refused(folder, &line, part);
        }
        for option in ["--report", "--metrics", "--performance-log"] {
            let line = format!("{} -o o.csv {option} z.zarr/0/1.0.0.0", localize(movie));
            assert_refused(folder, &line, part);
        }
    }
    #[cfg(unix)]
    {
        let link = |name: &str, to: &str| {
            std::os::unix::fs::symlink(to, folder.join(name)).expect("linked");
        };
        link("o.csv", "z.zarr/0/0.0.0.0");
        link("inside", "z.zarr");
        for name in ["o.csv", "inside/o.csv"] {
            let line = format!("{} -o {name}", localize("z.zarr"));
            assert_refused(folder, &line, part);
        }
    }
    // Beside the folder, under a name that begins as its own.
    run_ok(folder, &format!("{} -o z.zarr.csv", localize("z.zarr")));
    // The metadata and chunks of version 3.
    let array = folder.join("three.zarr");
    fs::create_dir_all(array.join("c/0/0")).expect("created");
    let metadata = r#"{"zarr_format": 3, "node_type": "array", "shape": [1, 32, 32],
        "data_type": "uint16", "fill_value": 0,
        "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": [1, 32, 32]}},
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
        "codecs": [{"name": "bytes", "configuration": {"endian": "little"}}]}"#;
    fs::write(array.join("zarr.json"), metadata).expect("writable");
    fs::write(array.join("c/0/0/0"), pixels([0, 0])).expect("writable");
    for name in ["zarr.json", "c/0/0/0"] {
        let line = format!("{} -o three.zarr/{name}", localize("three.zarr"));
        assert_refused(folder, &line, part);
    }
}

/// The system would end the program by SIGXFSZ.
#[cfg(target_os = "linux")]
#[test]
fn files_at_the_limit_of_their_size_are_an_error() {
    let directory = temp_folder();
    let folder = directory.path();
    let movie = "simulate --movie -o movie.tif --frames 40 --width 128 --height 128 --quiet";
    run_ok(folder, movie);
    let program = env!("CARGO_BIN_EXE_gaussmle");
    // At most 16 KiB, in blocks of 512 bytes or, in some shells, of 1024.
    let script =
        format!("ulimit -f 16; exec {program} localize movie.tif -o locs.csv {FIT} --quiet");
    let mut command = std::process::Command::new("sh");
    let out = command.args(["-c", &script]).current_dir(folder).output();
    let out = out.expect("a shell");
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{errors}");
    assert!(errors.contains("File too large"), "{errors}");
    let names = fs::read_dir(folder).expect("a folder").flatten();
    let names: Vec<_> = names.map(|entry| entry.file_name()).collect();
    let is_temporary = |name: &&std::ffi::OsString| name.to_string_lossy().starts_with(".gaussmle");
    assert_eq!(names.iter().filter(is_temporary).count(), 0, "{names:?}");
}
