//! From files to files: what is written, where messages go, and how wrong files are told.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;

use super::{command, text};

/// Runs a line of words in a folder.
fn run(folder: &Path, line: &str) -> Output {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = command(&words);
    command.current_dir(folder).output().expect("it runs")
}

fn done(folder: &Path, line: &str) -> String {
    let out = run(folder, line);
    let errors = text(&out.stderr);
    assert_eq!(out.status.code(), Some(0), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}: stdout is for data");
    errors
}

fn says(folder: &Path, line: &str, code: i32, parts: &[&str]) {
    let out = run(folder, line);
    let errors = text(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{line}: {errors}");
    assert!(out.stdout.is_empty(), "{line}");
    for part in parts {
        assert!(errors.contains(part), "{line}: `{errors}` lacks `{part}`");
    }
    // What graphics drivers say of a machine without a screen is not ours.
    let lines: Vec<&str> = errors
        .lines()
        .filter(|line| !line.contains("XDG_RUNTIME_DIR"))
        .collect();
    assert!(
        lines.len() == 1 && lines[0].starts_with("gaussmle: "),
        "{line}: one sentence: {errors}"
    );
    assert!(!errors.contains("panicked"), "{errors}");
}

const FIT: &str = "--model xynb --sigma 0.13 --pixel-size 0.1 --backend cpu";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A column of a CSV.
fn column(path: &Path, name: &str) -> Vec<f64> {
    let text = fs::read_to_string(path).expect("read");
    let mut rows = text.lines().map(|line| line.split(','));
    let at = rows
        .next()
        .expect("a header")
        .position(|column| column == name);
    let at = at.expect("the column");
    rows.map(|mut row| row.nth(at).expect("a cell").parse().expect("a number"))
        .collect()
}

#[test]
fn a_simulated_stack_is_fitted_to_its_truth() {
    let folder = folder();
    let at = folder.path();
    done(
        at,
        "simulate -o rois.npy --truth truth.csv --n 3000 --sigma 0.13 --pixel-size 0.1 --seed 4",
    );
    let told = done(at, &format!("fit rois.npy -o fits.csv {FIT}"));
    assert!(told.contains("3000 ROIs") && told.contains("cpu"), "{told}");
    let quiet = done(at, &format!("fit rois.npy -o quiet.csv --quiet {FIT}"));
    assert_eq!(quiet, "");
    let (x, truth) = (
        column(&at.join("fits.csv"), "x"),
        column(&at.join("truth.csv"), "x"),
    );
    let bound = column(&at.join("fits.csv"), "x_std");
    let squares: f64 = x.iter().zip(&truth).map(|(a, b)| (a - b).powi(2)).sum();
    let ratio = (squares / bound.iter().map(|s| s * s).sum::<f64>()).sqrt();
    // Four standard deviations of the ratio from 3000 spots.
    assert!(
        (ratio - 1.0).abs() < 4.0 / (2.0 * 3000.0f64).sqrt(),
        "{ratio}"
    );
    // The same seed, the same stack; another, another.
    done(
        at,
        "simulate -o again.npy --n 3000 --sigma 0.13 --pixel-size 0.1 --seed 4",
    );
    done(
        at,
        "simulate -o other.npy --n 3000 --sigma 0.13 --pixel-size 0.1 --seed 5",
    );
    let bytes = |name: &str| fs::read(at.join(name)).expect("read");
    assert!(bytes("rois.npy") == bytes("again.npy") && bytes("rois.npy") != bytes("other.npy"));
}

#[test]
fn a_simulated_movie_is_localized() {
    let folder = folder();
    let at = folder.path();
    for name in ["movie.tif", "movie.npy", "movie.raw"] {
        let line = format!(
            "simulate --movie -o {name} --truth truth.csv --frames 30 --width 120 --height 90 --emitters 6 --offset 100 --gain 0.5 --read-noise 1.5 --quiet"
        );
        assert_eq!(done(at, &line), "");
        let options = format!("{FIT} --offset 100 --gain 0.5 --read-noise 1.5 --quiet");
        done(at, &format!("localize {name} -o {name}.csv {options}"));
    }
    let rows = |name: &str| fs::read_to_string(at.join(name)).expect("read");
    assert!(rows("movie.tif.csv").lines().count() > 60);
    assert_eq!(rows("movie.tif.csv"), rows("movie.npy.csv"));
    assert_eq!(rows("movie.tif.csv"), rows("movie.raw.csv"));
    // The configuration replays the run, and what is typed comes before it.
    done(
        at,
        "localize movie.tif -o replayed.csv --config movie.tif.csv.toml --quiet",
    );
    assert_eq!(rows("movie.tif.csv"), rows("replayed.csv"));
    done(
        at,
        "localize movie.tif -o wide.csv --config movie.tif.csv.toml --roi 13 --quiet",
    );
    assert_ne!(rows("movie.tif.csv"), rows("wide.csv"));
}

#[test]
fn an_empty_stack_gives_an_empty_table() {
    let folder = folder();
    let at = folder.path();
    done(at, "simulate -o none.npy --n 0");
    for name in [
        "none.csv",
        "none.parquet",
        "none.npz",
        "none.hdf5",
        "none.ts.csv",
    ] {
        done(at, &format!("fit none.npy -o {name} {FIT}"));
        assert!(
            at.join(name).metadata().expect("there").len() > 100,
            "{name}"
        );
    }
    let text = fs::read_to_string(at.join("none.csv")).expect("read");
    assert_eq!(text.lines().count(), 1);
    assert!(text.starts_with("roi,frame,x,y,photons,background,x_std,y_std,photons_std,background_std,log_likelihood,p_value,iterations,status"), "{text}");
}

#[test]
fn wrong_files_end_with_2_and_one_sentence() {
    let folder = folder();
    let at = folder.path();
    done(
        at,
        "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet",
    );
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
    says(at, &localize("nowhere.tif", ""), 2, &["nowhere.tif"]);
    says(at, &localize("text.tif", ""), 2, &["text.tif", "no TIFF"]);
    says(at, &localize("movie.xyz", ""), 2, &["movie.xyz", "TIFF"]);
    says(
        at,
        &localize("movie.raw", ""),
        2,
        &["4 whole frames", "of 5", "--allow-truncated"],
    );
    done(at, &localize("movie.raw", "--allow-truncated --quiet"));
    fs::remove_file(at.join("locs.csv")).expect("removed");
    fs::remove_file(at.join("locs.csv.toml")).expect("removed");
    says(
        at,
        &format!("localize movie.tif -o locs.xlsx {FIT}"),
        2,
        &["locs.xlsx", ".parquet"],
    );
    says(
        at,
        &format!("localize movie.tif -o no/locs.csv {FIT}"),
        2,
        &["no/locs.csv"],
    );
    says(
        at,
        &localize("movie.tif", "--frames 3:9"),
        2,
        &["3:9", "5 frames"],
    );
    says(at, &localize("movie.tif", "--roi 4"), 2, &["4x4"]);
    says(
        at,
        &localize("movie.tif", "--camera no.toml"),
        2,
        &["no.toml"],
    );
    says(at, "localize movie.tif -o locs.csv", 2, &["model"]);
    says(
        at,
        "localize movie.tif -o locs.csv --model xynbs",
        2,
        &["pixel size"],
    );
    says(
        at,
        &localize("movie.tif", "--batch-size 0"),
        2,
        &["--batch-size", "from 1"],
    );
    says(
        at,
        &format!("fit movie.tif -o locs.csv {FIT} --corners rois.npy"),
        2,
        &["rois.npy"],
    );
    says(
        at,
        &format!("fit rois.npy -o locs.csv {FIT} --frames rois.npy"),
        2,
        &["rois.npy", "(n,)"],
    );
    says(
        at,
        &format!("localize movie.tif -o locs.csv {FIT} --resume"),
        2,
        &["nothing to resume"],
    );
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
    done(
        at,
        "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet",
    );
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
    done(
        at,
        "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet",
    );
    done(at, "simulate -o rois.npy --n 10");
    let nanometres = "--model xynb --sigma 130 --pixel-size 0.1";
    says(
        at,
        &format!("localize movie.tif -o locs.csv {nanometres}"),
        2,
        &["1300", "um"],
    );
    says(
        at,
        &format!("fit rois.npy -o locs.csv {nanometres}"),
        2,
        &["1300", "um"],
    );
    let other = "--model xynbs --pixel-size 133.5";
    says(
        at,
        &format!("fit rois.npy -o locs.csv {other}"),
        2,
        &["133.5", "um"],
    );
    let narrow = "--model xynb --sigma 0.00013 --pixel-size 0.1";
    says(
        at,
        &format!("fit rois.npy -o locs.csv {narrow}"),
        2,
        &["0.0012999", "um"],
    );
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
    done(
        at,
        "simulate --movie -o movie.tif --frames 5 --width 64 --height 64 --quiet",
    );
    done(at, "simulate -o rois.npy --n 10");
    let over = ["written over"];
    says(
        at,
        &format!("localize movie.tif -o ./movie.tif --format csv {FIT}"),
        2,
        &over,
    );
    says(
        at,
        &format!("fit rois.npy -o rois.npy --format csv {FIT}"),
        2,
        &over,
    );
    fs::write(at.join("camera.toml"), "pixel_size_um = 0.1").expect("written");
    let camera = "--format csv --model xynbs --camera camera.toml";
    says(
        at,
        &format!("localize movie.tif -o camera.toml {camera}"),
        2,
        &over,
    );
    let run = "[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1";
    fs::write(at.join("run.csv.toml"), run).expect("written");
    says(
        at,
        "localize movie.tif -o run.csv --config run.csv.toml",
        2,
        &over,
    );
    says(at, "simulate -o s.npy --truth s.npy", 2, &over);
    says(at, "simulate --movie -o s.raw --truth s.yaml", 2, &over);
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

#[test]
fn the_benchmark_prints_an_object_a_line() {
    let out = super::gaussmle(&[
        "bench",
        "--json",
        "--n",
        "2000",
        "--repeats",
        "1",
        "--backend",
        "cpu",
    ]);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let lines: Vec<Value> = text(&out.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 12, "four models, three cameras");
    for line in &lines {
        for key in [
            "model",
            "camera",
            "backend",
            "device",
            "roi",
            "n",
            "fits_per_second",
            "kernel_fits_per_second",
            "first_fit_seconds",
            "converged",
            "rmse_over_crlb",
            "bias_over_crlb",
        ] {
            assert!(!line[key].is_null(), "{key}: {line}");
        }
        let scatter = line["rmse_over_crlb"]["x"].as_f64().expect("x");
        assert!((0.9..1.1).contains(&scatter), "{line}");
        assert!(line["fits_per_second"].as_f64().expect("a rate") > 1000.0);
    }
    let none = super::gaussmle(&["bench", "--backend", "abacus"]);
    assert_eq!(none.status.code(), Some(2));
}

#[test]
fn help_has_an_example_each_and_shells_complete() {
    for name in [
        "localize",
        "fit",
        "render",
        "info",
        "convert",
        "filter",
        "simulate",
        "bench",
        "devices",
        "doctor",
        "completions",
    ] {
        let help = text(&super::gaussmle(&[name, "--help"]).stdout);
        assert!(
            help.contains(&format!("Example: gaussmle {name}")),
            "{help}"
        );
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = text(&super::gaussmle(&["completions", shell]).stdout);
        assert!(
            script.contains("localize") && script.contains("min-net-gradient"),
            "{shell}"
        );
    }
}

#[test]
fn tables_are_described_converted_filtered_and_drawn() {
    let folder = folder();
    let at = folder.path();
    done(
        at,
        "simulate --movie -o movie.tif --frames 40 --width 120 --height 90 --emitters 6 --quiet",
    );
    done(at, &format!("localize movie.tif -o locs.csv {FIT} --quiet"));
    let rows = column(&at.join("locs.csv"), "x").len();

    let words = text(&run(at, "info locs.csv").stdout);
    for part in ["photons", "x_std", "um", &rows.to_string()] {
        assert!(words.contains(part), "`{words}` lacks `{part}`");
    }
    let json: Value =
        serde_json::from_slice(&run(at, "info locs.csv --json").stdout).expect("JSON");
    assert_eq!(json["rows"], rows);

    // There and back again through every native format, and through Picasso's.
    for name in ["a.parquet", "b.npz", "c_locs.hdf5"] {
        done(at, &format!("convert locs.csv {name}"));
        done(at, &format!("convert {name} back.csv"));
        let (before, after) = (
            column(&at.join("locs.csv"), "x"),
            column(&at.join("back.csv"), "x"),
        );
        assert_eq!(before.len(), after.len(), "{name}");
        // Picasso's is in pixels and f32.
        let close = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-6 * a.abs();
        assert!(before.iter().zip(&after).all(close), "{name}");
    }

    let kept = {
        let mut command = command(&[
            "filter",
            "locs.csv",
            "-o",
            "sharp.csv",
            "--where",
            "x_std < 0.006 and photons > 900",
        ]);
        command.current_dir(at).output().expect("it runs")
    };
    assert_eq!(kept.status.code(), Some(0), "{}", text(&kept.stderr));
    let (x_std, photons) = (
        column(&at.join("locs.csv"), "x_std"),
        column(&at.join("locs.csv"), "photons"),
    );
    let expected = x_std
        .iter()
        .zip(&photons)
        .filter(|(s, n)| **s < 0.006 && **n > 900.0)
        .count();
    assert_eq!(column(&at.join("sharp.csv"), "x").len(), expected);
    assert!(expected > 0 && expected < rows);
    let mut wrong = command(&[
        "filter",
        "locs.csv",
        "-o",
        "none.csv",
        "--where",
        "x_std < and 3",
    ]);
    let wrong = wrong.current_dir(at).output().expect("it runs");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(
        text(&wrong.stderr).contains('^'),
        "the place is marked: {}",
        text(&wrong.stderr)
    );

    let told = done(at, "render locs.csv -o picture.png");
    assert!(told.contains(&format!("{rows} localizations")), "{told}");
    done(
        at,
        "render locs.csv -o numbers.tif --pixel-size 0.05 --histogram --quiet",
    );
    assert!(
        fs::read(at.join("picture.png"))
            .expect("read")
            .starts_with(b"\x89PNG")
    );
    says(
        at,
        "render locs.csv -o picture.jpg",
        2,
        &["picture.jpg", ".png"],
    );
    says(at, "render locs.csv -o locs.csv", 2, &["written over"]);
    says(
        at,
        "render locs.csv -o p.png --colors mauve",
        2,
        &["mauve", "inferno"],
    );
    says(at, "render locs.csv -o p.png --z", 2, &["z"]);
    says(at, "info movie.tif", 2, &["movie.tif"]);
    // An empty table gives an empty, valid picture, and a word.
    done(at, "simulate -o none.npy --n 0");
    done(at, &format!("fit none.npy -o none.csv {FIT} --quiet"));
    let told = done(at, "render none.csv -o none.png");
    assert!(
        told.contains("no rows") && at.join("none.png").exists(),
        "{told}"
    );
}

#[test]
fn a_camera_is_calibrated_molecules_are_linked_and_drift_is_taken_off() {
    let folder = folder();
    let at = folder.path();
    // A camera of 0.45 e-/ADU without light, and with 400 photons a pixel; 2000 frames know a gain to 3 %.
    let camera = "--offset 100 --gain 0.45 --read-noise 1.6 --frames 2000 --width 64 --height 48 --emitters 0 --quiet";
    done(
        at,
        &format!("simulate --movie -o dark.tif --background 0 --seed 1 {camera}"),
    );
    done(
        at,
        &format!("simulate --movie -o bright.tif --background 400 --seed 2 {camera}"),
    );
    let told = done(
        at,
        "calibrate camera dark.tif bright.tif -o camera --pixel-size 0.1",
    );
    assert!(
        told.contains("0 bad pixels") && told.contains("camera.toml"),
        "{told}"
    );
    says(
        at,
        "calibrate camera bright.tif dark.tif -o other --pixel-size 0.1",
        2,
        &["swapped"],
    );

    // Its maps serve a fit as well as the numbers do.
    let movie = "simulate --movie -o movie.tif --frames 300 --width 64 --height 48 --emitters 3 --on-frames 6 --quiet";
    done(
        at,
        &format!("{movie} --offset 100 --gain 0.45 --read-noise 1.6"),
    );
    let model = "--model xynb --sigma 0.13 --backend cpu --quiet";
    done(
        at,
        &format!("localize movie.tif -o maps.csv --camera camera/camera.toml {model}"),
    );
    done(
        at,
        &format!(
            "localize movie.tif -o numbers.csv --pixel-size 0.1 --offset 100 --gain 0.45 --read-noise 1.6 {model}"
        ),
    );
    let (maps, numbers) = (
        column(&at.join("maps.csv"), "photons"),
        column(&at.join("numbers.csv"), "photons"),
    );
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    assert!(
        maps.len().abs_diff(numbers.len()) < numbers.len() / 20,
        "{} {}",
        maps.len(),
        numbers.len()
    );
    assert!(
        (mean(&maps) / mean(&numbers) - 1.0).abs() < 0.02,
        "{} {}",
        mean(&maps),
        mean(&numbers)
    );

    let told = done(at, "link numbers.csv -o linked.parquet");
    assert!(told.contains("molecules"), "{told}");
    let json: Value =
        serde_json::from_slice(&run(at, "info linked.parquet --json").stdout).expect("JSON");
    let molecules = json["rows"].as_u64().expect("rows") as usize;
    assert!(
        molecules < numbers.len() / 2 && molecules > 50,
        "{molecules} of {}",
        numbers.len()
    );

    // Spots anywhere show no drift, and that is said.
    says(
        at,
        "drift numbers.csv -o s.csv --segment 60",
        2,
        &["segments"],
    );
    // Forty sites do, seen thirty times a frame, to 10 nm, on a stage that goes by 0.5 nm a frame.
    let mut rows = String::from("roi,frame,x,y,x_std,y_std,status\n");
    let mut state = 1u64;
    let mut random = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let sites: Vec<(f64, f64)> = (0..40).map(|_| (6.0 * random(), 6.0 * random())).collect();
    for frame in 0..600 {
        for site in 0..30 {
            let (x, y) = sites[(40.0 * random()) as usize];
            let mut noise = || 0.01 * ((0..12).map(|_| random()).sum::<f64>() - 6.0);
            let x = x + noise() + 0.0005 * f64::from(frame);
            rows += &format!(
                "{},{frame},{x},{},0.01,0.01,converged\n",
                30 * frame + site,
                y + noise()
            );
        }
    }
    fs::write(at.join("sites.csv"), rows).expect("written");
    let told = done(
        at,
        "drift sites.csv -o still.csv --path drift.csv --segment 60",
    );
    assert!(told.contains("nm of drift"), "{told}");
    assert_eq!(column(&at.join("still.csv"), "x").len(), 18_000);
    let drift = column(&at.join("drift.csv"), "x");
    assert!(
        drift.len() == 600 && (drift[599] - 599.0 * 0.0005).abs() < 0.01,
        "{}",
        drift[599]
    );
}

/// A movie of a hundred frames, localized, with a page.
fn movie_with_page(at: &Path, output: &str) -> String {
    done(
        at,
        "simulate --movie -o movie.tif --frames 100 --width 96 --height 96 --emitters 8 --sigma 0.13 --pixel-size 0.1 --quiet",
    );
    done(
        at,
        &format!("localize movie.tif -o {output} --report page.html {FIT}"),
    );
    fs::read_to_string(at.join("page.html")).expect("a page")
}

#[test]
fn a_report_of_a_table_is_a_page() {
    let folder = folder();
    let at = folder.path();
    let of_run = movie_with_page(at, "locs.csv");
    let rows = column(&at.join("locs.csv"), "x").len();
    assert!(of_run.contains(&format!("<p>{rows} localizations, model xynb</p>")));
    assert!(
        of_run.contains("fits/s") && of_run.contains("movie.tif"),
        "what the run was"
    );
    let told = done(at, "report locs.csv -o report.html --title Cells");
    assert!(told.contains("report.html: "), "{told}");
    let page = fs::read_to_string(at.join("report.html")).expect("a page");
    assert!(page.starts_with("<!doctype html>") && page.contains("<h1>Cells</h1>"));
    assert!(page.contains(&format!("<p>{rows} localizations, model xynb</p>")));
    assert!(page.contains("sigma_um = 0.13"), "the configuration");
    assert_eq!(
        done(at, "report locs.csv -o quiet.html --quiet --max-points 10"),
        ""
    );
    let quiet = fs::read_to_string(at.join("quiet.html")).expect("a page");
    assert!(quiet.contains("<h1>locs.csv</h1>") && quiet.contains("at most 10."));
}

#[test]
fn a_page_of_a_run_has_all_columns_whatever_the_format() {
    let folder = folder();
    let at = folder.path();
    let page = movie_with_page(at, "locs.ts.csv");
    // ThunderSTORM's CSV has no p-values and no iterations.
    for title in ["Goodness of fit", "Iterations", "How fits ended"] {
        assert!(page.contains(&format!("<h3>{title}</h3>")), "{title}");
    }
    done(at, "report locs.ts.csv -o poor.html --quiet");
    let poor = fs::read_to_string(at.join("poor.html")).expect("a page");
    assert!(poor.contains("no column p_value"));
}

#[test]
fn a_page_that_cannot_be_is_told_in_a_sentence() {
    let folder = folder();
    let at = folder.path();
    fs::write(
        at.join("lame.csv"),
        "\"frame\",\"x [nm]\",\"intensity [photon]\"\n1,1500,300\n",
    )
    .expect("written");
    says(
        at,
        "report lame.csv -o page.html",
        2,
        &["`y`", "frame, x, photons"],
    );
    says(at, "report nothing.csv -o page.html", 2, &["nothing.csv"]);
    says(
        at,
        "report lame.csv -o lame.csv",
        2,
        &["lame.csv", "written over"],
    );
    says(
        at,
        "report lame.csv -o no/page.html",
        2,
        &["folder is not there"],
    );
    fs::write(at.join("movie.raw"), "").expect("written");
    let one = format!("localize movie.raw -o locs.csv --report locs.csv {FIT}");
    says(at, &one, 2, &["locs.csv", "written over"]);
    let movie = format!("localize movie.raw -o locs.csv --report movie.raw {FIT}");
    says(at, &movie, 2, &["movie.raw", "written over"]);
    assert!(!at.join("page.html").exists());

    fs::write(at.join("empty.csv"), "roi,frame,x,y\n").expect("written");
    let told = done(at, "report empty.csv -o empty.html");
    assert!(told.contains("note: empty.csv has no rows"), "{told}");
    let page = fs::read_to_string(at.join("empty.html")).expect("a page");
    assert!(page.contains("The table has no rows"));
}

#[test]
fn a_page_shows_drift_before_and_after() {
    let folder = folder();
    let at = folder.path();
    // Ten sites that are seen in every frame, and move by 60 nm over the movie; and what is there by chance.
    let mut text = String::from("roi,frame,x,y,x_std,y_std\n");
    let mut state = 7u64;
    let mut random = move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let sites: Vec<[f64; 2]> = (0..10)
        .map(|_| [20.0 * random(), 20.0 * random()])
        .collect();
    for row in 0..60_000 {
        let frame = row / 20;
        let [x, y] = match sites.get(row % 20) {
            Some([x, y]) => {
                let drift = 0.06 * frame as f64 / 3000.0;
                let mut off = || 0.008 * ((0..12).map(|_| random()).sum::<f64>() - 6.0);
                [x + drift + off(), y + off()]
            }
            None => [20.0 * random(), 20.0 * random()],
        };
        text += &format!("{row},{frame},{x:.6},{y:.6},0.008,0.008\n");
    }
    fs::write(at.join("locs.csv"), text).expect("written");
    done(at, "drift locs.csv -o still.csv --report page.html");
    let page = fs::read_to_string(at.join("page.html")).expect("a page");
    for words in [
        "Drift that was taken off",
        "Drift that is left",
        "before drift correction",
        "<h1>still.csv</h1>",
    ] {
        assert!(page.contains(words), "{words}");
    }
    says(
        at,
        "drift locs.csv -o still.csv --report still.csv",
        2,
        &["written over"],
    );
}
