//! Invalid files and command lines: the exit code, one line on stderr, and no change of files.

use std::fs;

use super::support::{FIT, FIT_ALONE, MOVIE, assert_fails, assert_refused, run_ok, temp_folder};
use super::utf8;

/// A valid astigmatic PSF.
const CURVE: &str = "sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0\nAy = 0\nBx = 0\nBy = 0\ngamma_um = 0.2\nd_um = 0.4";

/// The message for an output that is also an input.
const OVERWRITES_INPUT: [&str; 1] = ["written over"];

#[test]
fn invalid_files_exit_with_2_and_one_line() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, "simulate -o rois.npy --n 10");
    // No pixel size is in it.
    run_ok(
        folder,
        "simulate --movie -o bare.npy --frames 5 --width 64 --height 64 --quiet",
    );
    let whole = fs::read(folder.join("movie.tif")).expect("readable");
    fs::write(folder.join("text.tif"), "no image at all").expect("writable");
    fs::write(folder.join("movie.xyz"), "no movie at all").expect("writable");
    fs::write(folder.join("table.csv"), "frame,x,y\n0,1,1\n").expect("writable");
    run_ok(
        folder,
        "simulate --movie -o movie.raw --frames 5 --width 64 --height 64 --quiet",
    );
    let raw = fs::read(folder.join("movie.raw")).expect("readable");
    fs::write(folder.join("movie.raw"), &raw[..raw.len() - 100]).expect("writable");
    let localize =
        |movie: &str, rest: &str| format!("localize {movie} -o locs.csv {FIT_ALONE} {rest}");
    for (movie, parts) in [
        ("nowhere.tif", &["nowhere.tif"][..]),
        ("text.tif", &["text.tif", "not a TIFF"]),
        ("movie.xyz", &["movie.xyz", "TIFF"]),
        (
            "table.csv",
            &["table.csv is a table", "`gaussmle info`, `convert`, "],
        ),
        (
            "movie.raw",
            &["4 whole frames", "of 5", "(--allow-truncated)"],
        ),
    ] {
        assert_fails(folder, &localize(movie, ""), 2, parts);
    }
    run_ok(folder, &localize("movie.raw", "--allow-truncated --quiet"));
    fs::remove_file(folder.join("locs.csv")).expect("removable");
    fs::remove_file(folder.join("locs.csv.toml")).expect("removable");
    for (line, parts) in [
        (
            format!("localize movie.tif -o locs.xlsx {FIT}"),
            &["locs.xlsx", ".parquet"][..],
        ),
        (
            format!("localize movie.tif -o no/locs.csv {FIT}"),
            &["no/locs.csv"],
        ),
        (
            localize("movie.tif", "--frames 3:9"),
            &["--frames: ", "3:9", "5 frames"],
        ),
        (localize("movie.tif", "--roi 4"), &["--roi: it is 4"]),
        (localize("movie.tif", "--camera no.toml"), &["no.toml"]),
        (
            "fit rois.npy -o locs.csv".into(),
            &["--model: ", "--pixel-size: the pixel size is missing"],
        ),
        (
            "fit rois.npy -o locs.csv --pixel-size 0.1".into(),
            &["--model: the model is missing"],
        ),
        (
            "fit rois.npy -o locs.csv --model sigmaxy".into(),
            &["--model", "xynbsxsy here"],
        ),
        (
            localize("movie.tif", "--box-side-length 7"),
            &["--box-side-length", "--roi here"],
        ),
        (
            localize("movie.tif", "--baseline 100"),
            &["--baseline", "--offset here"],
        ),
        (
            "localize bare.npy -o locs.csv --model xynbs".into(),
            &["--pixel-size: ", "pixel size is missing"],
        ),
        (
            "localize movie.tif -o locs.csv --model xynbsx --pixel-size 0.1".into(),
            &["--model", "xynbsx", "xynb, xynbs, xynbsxsy, astigmatic"],
        ),
        (
            localize("movie.tif", "--batch-size 0"),
            &[
                "gaussmle: invalid value '0' for '--batch-size <auto|N>': ",
                "from 1",
            ],
        ),
        (
            format!("fit movie.tif -o locs.csv {FIT} --corners rois.npy"),
            &["rois.npy"],
        ),
        (
            format!("fit rois.npy -o locs.csv {FIT} --frames rois.npy"),
            &["rois.npy", "(n,)"],
        ),
    ] {
        assert_fails(folder, &line, 2, parts);
    }
    // No files are left behind.
    let exists = |name: &str| folder.join(name).exists();
    assert!(!exists("locs.csv") && !exists("locs.xlsx") && !exists("locs.csv.toml"));
    assert!(fs::read(folder.join("movie.tif")).expect("readable") == whole);
    for entry in fs::read_dir(folder).expect("a folder") {
        let name = entry.expect("an entry").file_name();
        assert!(!name.to_string_lossy().contains("partial"), "{name:?}");
    }
}

#[test]
fn invalid_configurations_exit_with_2_and_one_line() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let localize = "localize movie.tif -o locs.csv";
    for (text, part) in [
        ("[localize]\nmodel = xynb", "line 2"),
        ("[localize]\nmodel = 5", "model"),
        ("[localize]\nroi = 'wide'", "roi"),
        ("[localize]\nmodle = 'xynb'", "did you mean `model`"),
    ] {
        fs::write(folder.join("bad.toml"), text).expect("writable");
        assert_fails(
            folder,
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
        fs::write(folder.join("bad.toml"), text).expect("writable");
        assert_fails(
            folder,
            &format!("{localize} --model xynbs --camera bad.toml"),
            2,
            &["bad.toml", part],
        );
    }
    // A camera file and numbers exclude each other, also between file and command line.
    fs::write(folder.join("camera.toml"), "pixel_size_um = 0.1").expect("writable");
    fs::write(
        folder.join("run.toml"),
        "[localize]\nmodel = 'xynbs'\ncamera = 'camera.toml'",
    )
    .expect("writable");
    assert_fails(
        folder,
        &format!("{localize} --config run.toml --gain 2"),
        2,
        &["--camera: ", "either a camera file"],
    );
    // Options of another command, and options without effect.
    fs::write(folder.join("run.toml"), "[fit]\nroi = 7").expect("writable");
    assert_fails(
        folder,
        &format!("fit rois.npy -o locs.csv {FIT} --config run.toml"),
        2,
        &["`roi`"],
    );
    assert_fails(
        folder,
        &format!("{localize} {FIT} --astigmatic psf.toml"),
        2,
        &["--psf: "],
    );
    assert_fails(
        folder,
        &format!("{localize} {FIT} --min-net-gradient 100 --min-separation 1"),
        2,
        &["--min-net-gradient: ", "net gradient"],
    );
}

#[test]
fn numbers_in_a_wrong_unit_are_errors() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, "simulate -o rois.npy --n 10");
    let nanometres = "--model xynb --sigma 130 --pixel-size 0.1";
    let other = "--model xynbs --pixel-size 133.5";
    let narrow = "--model xynb --sigma 0.00013 --pixel-size 0.1";
    for (line, number) in [
        (
            format!("localize movie.tif -o locs.csv {nanometres}"),
            "1300",
        ),
        (
            format!("fit rois.npy -o locs.csv {nanometres}"),
            "0.13 for 130 nm",
        ),
        (format!("fit rois.npy -o locs.csv {other}"), "133.5"),
        (format!("fit rois.npy -o locs.csv {narrow}"), "0.0012999"),
    ] {
        assert_fails(folder, &line, 2, &[number, "um"]);
    }
    // An offset above all pixels gives a note.
    let messages = run_ok(
        folder,
        &format!("fit rois.npy -o locs.csv --offset 5000 {FIT_ALONE}"),
    );
    assert!(messages.contains("offset is given too high"), "{messages}");
    assert_fails(
        folder,
        "simulate -o many.npy --n 100000000000",
        2,
        &["ROIs"],
    );
    assert_fails(
        folder,
        "simulate --movie -o many.raw --emitters 1e15",
        2,
        &["emitters"],
    );
}

#[test]
fn inputs_and_other_outputs_are_not_overwritten() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, "simulate -o rois.npy --n 10");
    assert_refused(
        folder,
        &format!("localize movie.tif -o ./movie.tif --format csv {FIT}"),
        &OVERWRITES_INPUT,
    );
    assert_refused(
        folder,
        &format!("fit rois.npy -o rois.npy --format csv {FIT}"),
        &OVERWRITES_INPUT,
    );
    fs::write(folder.join("camera.toml"), "pixel_size_um = 0.1").expect("writable");
    let camera = "--format csv --model xynbs --camera camera.toml";
    assert_refused(
        folder,
        &format!("localize movie.tif -o camera.toml {camera}"),
        &OVERWRITES_INPUT,
    );
    let run = "[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1";
    fs::write(folder.join("run.csv.toml"), run).expect("writable");
    assert_refused(
        folder,
        "localize movie.tif -o run.csv --config run.csv.toml",
        &OVERWRITES_INPUT,
    );
    assert_refused(folder, "simulate -o s.npy --truth s.npy", &OVERWRITES_INPUT);
    assert_refused(
        folder,
        "simulate --movie -o s.raw --truth s.yaml",
        &OVERWRITES_INPUT,
    );
    fs::create_dir(folder.join("folder.csv")).expect("made");
    assert_refused(
        folder,
        &format!("localize movie.tif -o folder.csv {FIT}"),
        &["folder"],
    );
    // The target of a symbolic link is replaced, and the link remains.
    #[cfg(unix)]
    {
        fs::write(folder.join("target.csv"), "old").expect("writable");
        std::os::unix::fs::symlink("target.csv", folder.join("link.csv")).expect("linked");
        run_ok(folder, &format!("fit rois.npy -o link.csv --quiet {FIT}"));
        assert!(folder.join("link.csv").is_symlink());
        let target = fs::read_to_string(folder.join("target.csv")).expect("readable");
        assert_eq!(target.lines().count(), 11);
    }
}

#[test]
fn files_that_belong_to_an_input_are_not_overwritten() {
    let directory = temp_folder();
    let folder = directory.path();
    let camera = "--frames 30 --width 32 --height 32 --emitters 0 --offset 100 --quiet";
    run_ok(
        folder,
        &format!("simulate --movie -o dark.npy --background 0 {camera}"),
    );
    run_ok(
        folder,
        &format!("simulate --movie -o movie.raw --background 50 {camera}"),
    );
    run_ok(
        folder,
        "calibrate camera dark.npy movie.raw -o cam --pixel-size 0.1 --quiet",
    );
    run_ok(folder, "simulate -o rois.npy --n 10 --quiet");
    run_ok(folder, &format!("fit rois.npy -o locs.csv --quiet {FIT}"));
    // The header of a movie, the maps of a camera, the configuration of a table, a PSF, stacks in
    // the folder of the maps.
    let localize = "localize movie.raw -o l.csv --model xynbs --pixel-size 0.1";
    assert_refused(
        folder,
        &format!("{localize} --report movie.yaml"),
        &OVERWRITES_INPUT,
    );
    let maps = "localize movie.raw -o l.csv --model xynbs --camera cam/camera.toml";
    assert_refused(
        folder,
        &format!("{maps} --report cam/offset.npy"),
        &OVERWRITES_INPUT,
    );
    assert_refused(
        folder,
        "report locs.csv -o locs.csv.toml",
        &OVERWRITES_INPUT,
    );
    assert_refused(
        folder,
        "calibrate camera cam/offset.npy movie.raw -o cam --pixel-size 0.1",
        &OVERWRITES_INPUT,
    );
    fs::write(folder.join("psf.toml"), CURVE).expect("writable");
    let beads = "simulate --movie -o b.tif --truth psf.toml --beads 0.02 --astigmatic psf.toml";
    assert_refused(folder, beads, &OVERWRITES_INPUT);
    for table in [
        "convert locs.csv psf.toml --format csv",
        "filter locs.csv -o psf.toml --format csv --where x>0",
    ] {
        assert_refused(
            folder,
            &format!("{table} --astigmatic psf.toml"),
            &OVERWRITES_INPUT,
        );
    }
    // The same conversion may be repeated.
    run_ok(folder, "convert locs.csv locs.hdf5");
    run_ok(folder, "convert locs.csv locs.hdf5");
}

#[test]
fn impossible_simulations_are_errors() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("psf.toml"), CURVE).expect("writable");
    for step in ["nan", "0", "1e300", "25"] {
        let line = format!("simulate --movie -o b.tif --beads {step} --astigmatic psf.toml");
        assert_fails(folder, &line, 2, &["the step between planes (um)"]);
    }
    let line = "simulate --movie -o b.tif --filaments 4000000000";
    assert_fails(folder, line, 2, &["filaments", "10000"]);
    assert!(!folder.join("b.tif").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn full_disk_leaves_no_partial_files() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 3000 --quiet");
    // The largest file that may be written, KiB: smaller than the temporary file, or smaller than
    // the table only.
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
        let out = shell.args(["-c", &line]).current_dir(folder).output();
        let out = out.expect("bash");
        let errors = utf8(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{limit} KiB: {errors}");
        assert!(
            errors.contains("File too large") && errors.contains(output),
            "{errors}"
        );
        let files = fs::read_dir(folder).expect("a folder").count();
        assert_eq!(files, 1, "{limit} KiB: more files than the ROIs");
    }
}

/// On Linux the environment hides every GPU. Metal and Direct3D have no such variables.
#[cfg(target_os = "linux")]
#[test]
fn missing_gpu_exits_with_3() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o rois.npy --n 10");
    let line = "fit rois.npy -o fits.csv --model xynb --sigma 0.13 --pixel-size 0.1 --backend gpu --gpu-timeout 0";
    let without_gpus = [
        ("CUDA_VISIBLE_DEVICES", ""),
        ("VK_DRIVER_FILES", "/nonexistent"),
    ];
    super::support::assert_fails_in(folder, line, &without_gpus, 3, &["no GPU"]);
    assert!(!folder.join("fits.csv").exists());
}
