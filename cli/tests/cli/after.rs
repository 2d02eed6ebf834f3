//! What comes after the fits: tables described, converted, filtered and drawn, molecules linked, drift taken off.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::support::{FIT, column, done, folder, run, says};
use super::{command, text};

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
    for (name, format) in [
        ("a.parquet", "parquet"),
        ("b.npz", "npz"),
        ("c_locs.hdf5", "picasso"),
    ] {
        let told = done(at, &format!("convert locs.csv {name}"));
        assert_eq!(
            told,
            format!("{name} is locs.csv, {rows} rows, as {format}\n")
        );
        let told = done(at, &format!("convert {name} back.csv --quiet"));
        assert_eq!(told, "");
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
fn a_column_that_is_missing_is_told_with_those_there_are() {
    let folder = folder();
    let at = folder.path();
    fs::write(at.join("no_y.csv"), "roi,frame,x,photons\n0,1,2.0,300\n").expect("written");
    fs::write(at.join("no_std.csv"), "roi,frame,x,y\n0,1,2.0,3.0\n").expect("written");
    for line in [
        "report no_y.csv -o a.html",
        "info no_y.csv",
        "drift no_y.csv -o b.csv",
    ] {
        says(at, line, 2, &["no_y.csv", "roi, frame, x, photons"]);
    }
    for line in ["render no_std.csv -o a.png", "link no_std.csv -o b.csv"] {
        says(at, line, 2, &["`x_std`", "roi, frame, x, y"]);
    }
}

#[test]
fn molecules_are_linked_and_drift_is_taken_off() {
    let folder = folder();
    let at = folder.path();
    let camera = "--offset 100 --gain 0.45 --read-noise 1.6";
    let movie = "simulate --movie -o movie.tif --frames 300 --width 64 --height 48 --emitters 3 --on-frames 6 --quiet";
    done(at, &format!("{movie} {camera}"));
    done(
        at,
        &format!("localize movie.tif -o numbers.csv {FIT} {camera} --quiet"),
    );
    let numbers = column(&at.join("numbers.csv"), "photons");
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

#[test]
fn pictures_are_those_of_picasso() {
    let Some(packages) = std::env::var_os("GAUSSMLE_PYTHONPATH") else {
        let required = std::env::var("GAUSSMLE_REQUIRE").unwrap_or_default();
        assert!(!required.contains("python"), "no Python packages");
        eprintln!("SKIPPED, python: GAUSSMLE_PYTHONPATH does not say where packages are");
        return;
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/python/compare_render.py");
    let mut command = Command::new("python3");
    command
        .arg("-Wignore")
        .arg(script)
        .arg(env!("CARGO_BIN_EXE_gaussmle"));
    command
        .env("PYTHONPATH", packages)
        .env("PYTHONDONTWRITEBYTECODE", "1");
    let out = command.output().expect("python3 starts");
    println!("{}", text(&out.stdout));
    assert!(out.status.success(), "{}", text(&out.stderr));
}
