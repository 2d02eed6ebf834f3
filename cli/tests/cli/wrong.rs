//! What is wrong with a file or the command line is told in one sentence, and costs nothing.

use std::fs;

use serde_json::Value;

use super::support::{FIT, done, folder, run, says};
use super::text;

/// A movie that most of them name.
const MOVIE: &str = "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet";

/// A curve that widths may follow.
const CURVE: &str = "sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0\nAy = 0\nBx = 0\nBy = 0\ngamma_um = 0.2\nd_um = 0.4";

/// What is said of an output that is read.
const OVER: [&str; 1] = ["written over"];

#[test]
fn wrong_files_end_with_2_and_one_sentence() {
    let folder = folder();
    let at = folder.path();
    done(at, MOVIE);
    done(at, "simulate -o rois.npy --n 10");
    let whole = fs::read(at.join("movie.tif")).expect("read");
    fs::write(at.join("text.tif"), "no image at all").expect("written");
    fs::write(at.join("movie.xyz"), "no movie at all").expect("written");
    done(
        at,
        "simulate --movie -o movie.raw --frames 5 --width 64 --height 64 --quiet",
    );
    let raw = fs::read(at.join("movie.raw")).expect("read");
    fs::write(at.join("movie.raw"), &raw[..raw.len() - 100]).expect("written");
    let localize = |movie: &str, rest: &str| format!("localize {movie} -o locs.csv {FIT} {rest}");
    for (movie, parts) in [
        ("nowhere.tif", &["nowhere.tif"][..]),
        ("text.tif", &["text.tif", "no TIFF"]),
        ("movie.xyz", &["movie.xyz", "TIFF"]),
        (
            "movie.raw",
            &["4 whole frames", "of 5", "--allow-truncated"],
        ),
    ] {
        says(at, &localize(movie, ""), 2, parts);
    }
    done(at, &localize("movie.raw", "--allow-truncated --quiet"));
    fs::remove_file(at.join("locs.csv")).expect("removed");
    fs::remove_file(at.join("locs.csv.toml")).expect("removed");
    for (line, parts) in [
        (
            format!("localize movie.tif -o locs.xlsx {FIT}"),
            &["locs.xlsx", ".parquet"][..],
        ),
        (
            format!("localize movie.tif -o no/locs.csv {FIT}"),
            &["no/locs.csv"],
        ),
        (localize("movie.tif", "--frames 3:9"), &["3:9", "5 frames"]),
        (localize("movie.tif", "--roi 4"), &["4x4"]),
        (localize("movie.tif", "--camera no.toml"), &["no.toml"]),
        ("localize movie.tif -o locs.csv".into(), &["model"]),
        (
            "localize movie.tif -o locs.csv --model xynbs".into(),
            &["pixel size"],
        ),
        (
            localize("movie.tif", "--batch-size 0"),
            &["--batch-size", "from 1"],
        ),
        (
            format!("fit movie.tif -o locs.csv {FIT} --corners rois.npy"),
            &["rois.npy"],
        ),
        (
            format!("fit rois.npy -o locs.csv {FIT} --frames rois.npy"),
            &["rois.npy", "(n,)"],
        ),
        (localize("movie.tif", "--resume"), &["nothing to resume"]),
    ] {
        says(at, &line, 2, parts);
    }
    // Nothing was left by any of them.
    let left = |name: &str| at.join(name).exists();
    assert!(!left("locs.csv") && !left("locs.xlsx") && !left("locs.csv.toml"));
    assert!(fs::read(at.join("movie.tif")).expect("read") == whole);
    for entry in fs::read_dir(at).expect("listed") {
        let name = entry.expect("an entry").file_name();
        assert!(!name.to_string_lossy().contains("partial"), "{name:?}");
    }
}

#[test]
fn wrong_configurations_are_told_in_one_sentence() {
    let folder = folder();
    let at = folder.path();
    done(at, MOVIE);
    let localize = "localize movie.tif -o locs.csv";
    for (text, part) in [
        ("[localize]\nmodel = xynb", "line 2"),
        ("[localize]\nmodel = 5", "model"),
        ("[localize]\nroi = 'wide'", "roi"),
        ("[localize]\nmodle = 'xynb'", "did you mean `model`"),
    ] {
        fs::write(at.join("bad.toml"), text).expect("written");
        says(
            at,
            &format!("{localize} --config bad.toml"),
            2,
            &["bad.toml", part],
        );
    }
    for (text, part) in [
        (
            "pixel_size_um = 0.1\noffset_adu = [1]",
            "neither a number nor",
        ),
        ("pixel_size_um = ", "line 1"),
        (
            "pixel_size_um = 0.1\nofset_adu = 3",
            "did you mean `offset_adu`",
        ),
    ] {
        fs::write(at.join("bad.toml"), text).expect("written");
        says(
            at,
            &format!("{localize} --model xynbs --camera bad.toml"),
            2,
            &["bad.toml", part],
        );
    }
    // A camera's file and its numbers, wherever either is said.
    fs::write(at.join("camera.toml"), "pixel_size_um = 0.1").expect("written");
    fs::write(
        at.join("run.toml"),
        "[localize]\nmodel = 'xynbs'\ncamera = 'camera.toml'",
    )
    .expect("written");
    says(
        at,
        &format!("{localize} --config run.toml --gain 2"),
        2,
        &["either a camera file"],
    );
    // Options of the other command, and those that would be without effect.
    fs::write(at.join("run.toml"), "[fit]\nroi = 7").expect("written");
    says(
        at,
        &format!("fit rois.npy -o locs.csv {FIT} --config run.toml"),
        2,
        &["`roi`"],
    );
    says(
        at,
        &format!("{localize} {FIT} --astigmatic psf.toml"),
        2,
        &["astigmatic"],
    );
    says(
        at,
        &format!("{localize} {FIT} --min-net-gradient 100 --min-separation 1"),
        2,
        &["net gradient"],
    );
}

#[test]
fn numbers_in_the_wrong_unit_are_refused_at_once() {
    let folder = folder();
    let at = folder.path();
    done(at, MOVIE);
    done(at, "simulate -o rois.npy --n 10");
    let nanometres = "--model xynb --sigma 130 --pixel-size 0.1";
    let other = "--model xynbs --pixel-size 133.5";
    let narrow = "--model xynb --sigma 0.00013 --pixel-size 0.1";
    for (line, number) in [
        (
            format!("localize movie.tif -o locs.csv {nanometres}"),
            "1300",
        ),
        (format!("fit rois.npy -o locs.csv {nanometres}"), "1300"),
        (format!("fit rois.npy -o locs.csv {other}"), "133.5"),
        (format!("fit rois.npy -o locs.csv {narrow}"), "0.0012999"),
    ] {
        says(at, &line, 2, &[number, "um"]);
    }
    // An offset above all pixels is no error of the call, but it is said.
    let told = done(at, &format!("fit rois.npy -o locs.csv --offset 5000 {FIT}"));
    assert!(told.contains("do offset, gain and width suit"), "{told}");
    says(at, "simulate -o many.npy --n 100000000000", 2, &["ROIs"]);
    says(
        at,
        "simulate --movie -o many.raw --emitters 1e15",
        2,
        &["emitters"],
    );
}

#[test]
fn what_is_read_is_not_written_over() {
    let folder = folder();
    let at = folder.path();
    done(at, MOVIE);
    done(at, "simulate -o rois.npy --n 10");
    says(
        at,
        &format!("localize movie.tif -o ./movie.tif --format csv {FIT}"),
        2,
        &OVER,
    );
    says(
        at,
        &format!("fit rois.npy -o rois.npy --format csv {FIT}"),
        2,
        &OVER,
    );
    fs::write(at.join("camera.toml"), "pixel_size_um = 0.1").expect("written");
    let camera = "--format csv --model xynbs --camera camera.toml";
    says(
        at,
        &format!("localize movie.tif -o camera.toml {camera}"),
        2,
        &OVER,
    );
    let run = "[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1";
    fs::write(at.join("run.csv.toml"), run).expect("written");
    says(
        at,
        "localize movie.tif -o run.csv --config run.csv.toml",
        2,
        &OVER,
    );
    says(at, "simulate -o s.npy --truth s.npy", 2, &OVER);
    says(at, "simulate --movie -o s.raw --truth s.yaml", 2, &OVER);
    fs::create_dir(at.join("folder.csv")).expect("made");
    says(
        at,
        &format!("localize movie.tif -o folder.csv {FIT}"),
        2,
        &["folder"],
    );
    // A link's target is replaced, and the link stays one.
    #[cfg(unix)]
    {
        fs::write(at.join("target.csv"), "old").expect("written");
        std::os::unix::fs::symlink("target.csv", at.join("link.csv")).expect("linked");
        done(at, &format!("fit rois.npy -o link.csv --quiet {FIT}"));
        assert!(at.join("link.csv").is_symlink());
        let target = fs::read_to_string(at.join("target.csv")).expect("read");
        assert_eq!(target.lines().count(), 11);
    }
}

#[test]
fn what_is_read_along_is_not_written_over_either() {
    let folder = folder();
    let at = folder.path();
    let camera = "--frames 30 --width 32 --height 32 --emitters 0 --offset 100 --quiet";
    done(
        at,
        &format!("simulate --movie -o dark.npy --background 0 {camera}"),
    );
    done(
        at,
        &format!("simulate --movie -o movie.raw --background 50 {camera}"),
    );
    done(
        at,
        "calibrate camera dark.npy movie.raw -o cam --pixel-size 0.1 --quiet",
    );
    done(at, "simulate -o rois.npy --n 10 --quiet");
    done(at, &format!("fit rois.npy -o locs.csv --quiet {FIT}"));
    // A movie's words, a camera's maps, a table's configuration, a PSF, stacks in the folder of the maps.
    let localize = "localize movie.raw -o l.csv --model xynbs --pixel-size 0.1";
    says(at, &format!("{localize} --report movie.yaml"), 2, &OVER);
    let maps = "localize movie.raw -o l.csv --model xynbs --camera cam/camera.toml";
    says(at, &format!("{maps} --report cam/gain.npy"), 2, &OVER);
    says(at, "report locs.csv -o locs.csv.toml", 2, &OVER);
    says(
        at,
        "calibrate camera cam/offset.npy movie.raw -o cam --pixel-size 0.1",
        2,
        &OVER,
    );
    fs::write(at.join("psf.toml"), CURVE).expect("written");
    let beads = "simulate --movie -o b.tif --truth psf.toml --beads 0.02 --astigmatic psf.toml";
    says(at, beads, 2, &OVER);
    for table in [
        "convert locs.csv psf.toml --format csv",
        "filter locs.csv -o psf.toml --format csv --where x>0",
    ] {
        says(at, &format!("{table} --astigmatic psf.toml"), 2, &OVER);
    }
    assert_eq!(
        fs::read_to_string(at.join("psf.toml")).expect("read"),
        CURVE
    );
    // Again over what was written is no harm.
    done(at, "convert locs.csv locs.hdf5");
    done(at, "convert locs.csv locs.hdf5");
}

#[test]
fn simulations_that_cannot_be_are_refused() {
    let folder = folder();
    let at = folder.path();
    fs::write(at.join("psf.toml"), CURVE).expect("written");
    for step in ["nan", "0", "1e300", "25"] {
        let line = format!("simulate --movie -o b.tif --beads {step} --astigmatic psf.toml");
        says(at, &line, 2, &["the step between planes (um)"]);
    }
    let line = "simulate --movie -o b.tif --filaments 4000000000";
    says(at, line, 2, &["filaments", "10000"]);
    assert!(!at.join("b.tif").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_nothing() {
    let folder = folder();
    let at = folder.path();
    done(at, "simulate -o rois.npy --n 3000 --quiet");
    // The largest file that may be written, KiB: less than what is kept meanwhile, or than the table alone.
    let program = env!("CARGO_BIN_EXE_gaussmle");
    for (limit, output) in [
        (64, "fits.csv"),
        (450, "fits.csv"),
        (64, "fits.npz"),
        (64, "fits.hdf5"),
    ] {
        let line =
            format!("trap '' XFSZ; ulimit -f {limit}; {program} fit rois.npy -o {output} {FIT}");
        let mut shell = std::process::Command::new("bash");
        let out = shell.args(["-c", &line]).current_dir(at).output();
        let out = out.expect("bash");
        let errors = text(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{limit} KiB: {errors}");
        assert!(
            errors.contains("File too large") && errors.contains(output),
            "{errors}"
        );
        let left = fs::read_dir(at).expect("listed").count();
        assert_eq!(left, 1, "{limit} KiB: only the ROIs");
    }
}

#[test]
fn a_missing_gpu_ends_with_3() {
    // Where there is a GPU this would be a fit.
    let devices = text(&super::gaussmle(&["devices", "--json"]).stdout);
    let gpu = |line: &str| {
        let device: Value = serde_json::from_str(line).expect("JSON");
        device["backend"] != "cpu"
    };
    let folder = folder();
    done(folder.path(), "simulate -o rois.npy --n 10");
    let line = "fit rois.npy -o fits.csv --model xynb --sigma 0.13 --pixel-size 0.1 --backend gpu --gpu-timeout 0";
    if devices.lines().any(gpu) && run(folder.path(), line).status.success() {
        return;
    }
    says(folder.path(), line, 3, &["no GPU"]);
}
