//! Fits, localization and simulation: output files, stdout and stderr.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::support::{FIT, assert_fails, csv_column, run_ok, temp_folder};
use super::utf8;

#[test]
fn errors_of_a_simulated_stack_match_the_reported_bound() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate -o rois.npy --truth truth.csv --n 3000 --sigma 0.13 --pixel-size 0.1 --seed 4",
    );
    let messages = run_ok(folder, &format!("fit rois.npy -o fits.csv {FIT}"));
    assert!(
        messages.contains("3000 ROIs") && messages.contains("cpu"),
        "{messages}"
    );
    let quiet = run_ok(folder, &format!("fit rois.npy -o quiet.csv --quiet {FIT}"));
    assert_eq!(quiet, "");
    let (x, truth) = (
        csv_column(&folder.join("fits.csv"), "x"),
        csv_column(&folder.join("truth.csv"), "x"),
    );
    let bound = csv_column(&folder.join("fits.csv"), "x_std");
    let squares: f64 = x.iter().zip(&truth).map(|(a, b)| (a - b).powi(2)).sum();
    let ratio = (squares / bound.iter().map(|s| s * s).sum::<f64>()).sqrt();
    // Four standard deviations of the ratio, with 3000 spots.
    assert!(
        (ratio - 1.0).abs() < 4.0 / (2.0 * 3000.0f64).sqrt(),
        "{ratio}"
    );
    // The seed determines the stack.
    run_ok(
        folder,
        "simulate -o again.npy --n 3000 --sigma 0.13 --pixel-size 0.1 --seed 4",
    );
    run_ok(
        folder,
        "simulate -o other.npy --n 3000 --sigma 0.13 --pixel-size 0.1 --seed 5",
    );
    let bytes = |name: &str| fs::read(folder.join(name)).expect("readable");
    assert!(bytes("rois.npy") == bytes("again.npy") && bytes("rois.npy") != bytes("other.npy"));
}

#[test]
fn movie_formats_and_a_replayed_configuration_give_the_same_table() {
    let directory = temp_folder();
    let folder = directory.path();
    for name in ["movie.tif", "movie.npy", "movie.raw"] {
        let line = format!(
            "simulate --movie -o {name} --truth truth.csv --frames 30 --width 120 --height 90 --emitters 6 --offset 100 --gain 0.5 --read-noise 1.5 --quiet"
        );
        assert_eq!(run_ok(folder, &line), "");
        let options = format!(
            "{} --read-noise 1.5 --quiet",
            FIT.replace("--offset 0 --gain 1", "--offset 100 --gain 0.5")
        );
        run_ok(folder, &format!("localize {name} -o {name}.csv {options}"));
    }
    let rows = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert!(rows("movie.tif.csv").lines().count() > 60);
    assert_eq!(rows("movie.tif.csv"), rows("movie.npy.csv"));
    assert_eq!(rows("movie.tif.csv"), rows("movie.raw.csv"));
    // The configuration repeats the run. Typed options override it.
    run_ok(
        folder,
        "localize movie.tif -o replayed.csv --config movie.tif.csv.toml --quiet",
    );
    assert_eq!(rows("movie.tif.csv"), rows("replayed.csv"));
    run_ok(
        folder,
        "localize movie.tif -o wide.csv --config movie.tif.csv.toml --roi 13 --quiet",
    );
    assert_ne!(rows("movie.tif.csv"), rows("wide.csv"));
}

#[test]
fn empty_stack_gives_an_empty_table() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, "simulate -o none.npy --n 0");
    for name in [
        "none.csv",
        "none.parquet",
        "none.npz",
        "none.hdf5",
        "none.ts.csv",
    ] {
        run_ok(folder, &format!("fit none.npy -o {name} {FIT}"));
        assert!(
            folder.join(name).metadata().expect("a file").len() > 100,
            "{name}"
        );
    }
    let text = fs::read_to_string(folder.join("none.csv")).expect("readable");
    assert_eq!(text.lines().count(), 1);
    assert!(text.starts_with("roi,frame,x,y,photons,background,x_std,y_std,photons_std,background_std,log_likelihood,p_value,iterations,status"), "{text}");
}

#[test]
fn benchmark_prints_one_json_object_per_line() {
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
    assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
    let lines: Vec<Value> = utf8(&out.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let models = gaussmle::model::MODELS.len();
    assert_eq!(lines.len(), 3 * models, "each model, three cameras");
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
        assert!(line["fits_per_second"].as_f64().expect("a rate") > 0.0);
    }
    let none = super::gaussmle(&["bench", "--backend", "abacus"]);
    assert_eq!(none.status.code(), Some(2));
}

#[test]
fn every_command_has_an_example_and_every_shell_a_completion_script() {
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
        let help = utf8(&super::gaussmle(&[name, "--help"]).stdout);
        assert!(
            help.contains(&format!("Example: gaussmle {name}")),
            "{help}"
        );
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = utf8(&super::gaussmle(&["completions", shell]).stdout);
        assert!(
            script.contains("localize") && script.contains("min-net-gradient"),
            "{shell}"
        );
    }
}

#[test]
fn wrong_camera_numbers_give_a_warning() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 200 --width 128 --height 128 --emitters 2 --offset 100 --gain 0.45 --quiet",
    );
    let localize = "localize movie.tif -o locs.csv --model xynbs --pixel-size 0.1 --backend cpu";
    let messages = run_ok(folder, &format!("{localize} --offset 100 --gain 0.45"));
    assert!(!messages.contains("note: "), "{messages}");
    // The remark has the factor, 1.5 / 0.45.
    let messages = run_ok(folder, &format!("{localize} --offset 100 --gain 1.5"));
    assert!(
        messages.contains("gain (e-/ADU) is likely 3."),
        "{messages}"
    );
    // A missing offset.
    let messages = run_ok(folder, &format!("{localize} --gain 0.45"));
    assert!(messages.contains("it is 0 unless given"), "{messages}");
    // A gain that is too low makes the expected noise too high.
    let messages = run_ok(folder, &format!("{localize} --offset 100 --gain 0.1"));
    assert!(
        messages.contains("above 0.99") && messages.contains("gain (e-/ADU) is too low"),
        "{messages}"
    );
}

/// Replaces text once in a file.
fn replace(path: &Path, old: &[u8], new: &[u8]) {
    let bytes = fs::read(path).expect("readable");
    let mut places = bytes
        .windows(old.len())
        .enumerate()
        .filter(|(_, part)| *part == old);
    let (at, _) = places.next().expect("the text");
    assert!(places.next().is_none(), "{} has it twice", path.display());
    let changed = [&bytes[..at], new, &bytes[at + old.len()..]].concat();
    fs::write(path, changed).expect("written");
}

#[test]
fn files_of_later_programs_are_refused_with_the_remedy() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.npy --frames 20 --width 64 --height 64 -q",
    );
    run_ok(folder, &format!("localize movie.npy -o locs.csv {FIT} -q"));
    let words = "its format_version is 2, and this gaussmle reads 1: update gaussmle";
    let [old, new] = ["format_version = 1", "format_version = 2"].map(str::as_bytes);
    replace(&folder.join("locs.csv.toml"), old, new);
    assert_fails(
        folder,
        "convert locs.csv again.csv",
        2,
        &["locs.csv.toml", words],
    );
    // Those that people write state a version or none.
    for version in ["", "format_version = 1\n"] {
        fs::write(
            folder.join("camera.toml"),
            format!("{version}gain_e_per_adu = 1\n"),
        )
        .expect("written");
        fs::write(
            folder.join("run.toml"),
            format!("{version}[localize]\nmodel = 'xynbs'\n"),
        )
        .expect("written");
        run_ok(
            folder,
            "localize movie.npy -o b.csv --config run.toml --camera camera.toml --pixel-size 0.1 -q",
        );
    }
    let localize = "localize movie.npy -o c.csv --pixel-size 0.1";
    replace(&folder.join("camera.toml"), old, new);
    assert_fails(
        folder,
        &format!("{localize} --camera camera.toml"),
        2,
        &["camera.toml", words],
    );
    replace(&folder.join("run.toml"), old, new);
    assert_fails(
        folder,
        &format!("{localize} --config run.toml"),
        2,
        &["run.toml", words],
    );
}
