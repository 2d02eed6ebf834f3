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
        "simulate --movie -o movie.tif --frames 60 --width 128 --height 128 --emitters 10 --offset 100 --gain 0.45 --quiet",
    );
    let localize = "localize movie.tif -o locs.csv --model xynbs --pixel-size 0.1 --backend cpu";
    let told = done(at, &format!("{localize} --offset 100 --gain 0.45"));
    assert!(!told.contains("p-values"), "{told}");
    let told = done(at, &format!("{localize} --offset 100 --gain 1.5"));
    assert!(told.contains("p-values near 0"), "{told}");
    // Half of the gain is half of the noise.
    let told = done(at, &format!("{localize} --offset 100 --gain 0.1"));
    assert!(told.contains("p-values near 1"), "{told}");
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
