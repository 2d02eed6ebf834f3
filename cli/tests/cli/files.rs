//! From files to files: what is written, and where messages go.

use std::fs;

use serde_json::Value;

use super::support::{FIT, column, done, folder};
use super::text;

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
fn a_camera_that_does_not_fit_its_movie_is_told() {
    let folder = folder();
    let at = folder.path();
    done(
        at,
        "simulate --movie -o movie.tif --frames 200 --width 128 --height 128 --emitters 2 --offset 100 --gain 0.45 --quiet",
    );
    let localize = "localize movie.tif -o locs.csv --model xynbs --pixel-size 0.1 --backend cpu";
    let told = done(at, &format!("{localize} --offset 100 --gain 0.45"));
    assert!(!told.contains("p-values"), "{told}");
    let told = done(at, &format!("{localize} --offset 100 --gain 1.5"));
    assert!(
        told.contains("below 0.01") && told.contains("offset or gain"),
        "{told}"
    );
    // Who forgets the offset is told of it.
    let told = done(at, &format!("{localize} --gain 0.45"));
    assert!(told.contains("it is 0 unless given"), "{told}");
    // Half of the gain is half of the noise.
    let told = done(at, &format!("{localize} --offset 100 --gain 0.1"));
    assert!(
        told.contains("above 0.99") && told.contains("offset"),
        "{told}"
    );
}
