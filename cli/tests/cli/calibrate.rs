//! Calibrations from files to files.

use std::fs;

use super::support::{column, done, folder, run, says};
use super::text;

#[test]
fn a_camera_is_calibrated_and_its_maps_serve_a_fit() {
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
    let plot = fs::read_to_string(at.join("camera/transfer.svg")).expect("plotted");
    assert!(plot.contains("e-/ADU"), "{plot}");
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
}

const CURVE: &str = "sigma_x0_um = 0.13\nsigma_y0_um = 0.14\nAx = 0.08\nAy = -0.12\nBx = 0.06\nBy = 0.1\ngamma_um = 0.22\nd_um = 0.42\n";

/// A number of a TOML file of numbers.
fn number(toml: &str, key: &str) -> f64 {
    let mut lines = toml.lines().filter_map(|line| line.split_once(" = "));
    let (_, value) = lines.find(|(have, _)| *have == key).expect("it is there");
    value.parse().expect("a number")
}

#[test]
fn a_curve_is_calibrated_and_tells_z() {
    let folder = folder();
    let at = folder.path();
    fs::write(at.join("true.toml"), CURVE).expect("written");
    let camera = "--offset 100 --gain 0.45";
    let beads = "--emitters 15 --photons 8000 --background 5 --frames 61";
    done(
        at,
        &format!(
            "simulate --movie --beads 0.025 --astigmatic true.toml -o beads.tif {beads} {camera} --quiet"
        ),
    );
    let calibrate = format!("--z-step 0.025 --pixel-size 0.1 {camera} --backend cpu");
    let told = done(
        at,
        &format!("calibrate astigmatism beads.tif -o psf.toml {calibrate}"),
    );
    assert!(told.contains("psf.svg") && told.contains("beads"), "{told}");
    let (have, truth) = (
        fs::read_to_string(at.join("psf.toml")).expect("read"),
        CURVE,
    );
    let uncertain = have.split("[uncertainties]").nth(1).expect("a section");
    for key in ["sigma_x0_um", "sigma_y0_um", "gamma_um", "d_um", "Ax", "By"] {
        let pull = (number(&have, key) - number(truth, key)) / number(uncertain, key);
        assert!(pull.abs() < 4.0, "{key}: {pull}");
    }
    let plot = fs::read_to_string(at.join("psf.svg")).expect("plotted");
    assert!(plot.contains("Astigmatic curve"), "{plot}");

    // A movie of molecules at any height is fitted with it: z is where they are.
    done(
        at,
        &format!(
            "simulate --movie --filaments 5 --astigmatic true.toml -o deep.tif --truth deep.csv --frames 40 --emitters 8 --on-frames 40 --photons 3000 {camera} --quiet"
        ),
    );
    done(
        at,
        &format!(
            "localize deep.tif -o deep.parquet --astigmatic psf.toml --pixel-size 0.1 {camera} --backend cpu --quiet"
        ),
    );
    done(at, "convert deep.parquet found.csv");
    let columns = |file: &str| {
        let of = |name| column(&at.join(file), name);
        [of("frame"), of("x"), of("y"), of("z"), of("photons")]
    };
    let (truth, found) = (columns("deep.csv"), columns("found.csv"));
    let std = column(&at.join("found.csv"), "z_std");
    let mut pulls = Vec::new();
    for row in 0..found[0].len() {
        let near = |&i: &usize| {
            let off = (truth[1][i] - found[1][row]).hypot(truth[2][i] - found[2][row]);
            truth[0][i] == found[0][row] && off < 0.06 && truth[4][i] > 2500.0
        };
        if let Some(i) = (0..truth[0].len()).find(near)
            && std[row].is_finite()
        {
            pulls.push((found[3][row] - truth[3][i]) / std[row]);
        }
    }
    assert!(pulls.len() > 50, "{}", pulls.len());
    pulls.sort_by(f64::total_cmp);
    let middle = pulls[pulls.len() / 2];
    assert!(middle.abs() < 0.5, "{middle}");
    let wide = pulls[pulls.len() * 84 / 100] - pulls[pulls.len() * 16 / 100];
    // Two deviations; neighbours on a filament add to it.
    assert!((1.5..3.0).contains(&wide), "{wide}");

    // What is no scan of beads is told.
    let wrong = |line: &str, parts: &[&str]| says(at, line, 2, parts);
    let few = format!("simulate --movie -o few.tif --frames 8 {camera} --quiet");
    done(at, &few);
    wrong(
        &format!("calibrate astigmatism few.tif -o no.toml {calibrate}"),
        &["8 planes", "9 are the least"],
    );
    let none = format!("simulate --movie -o none.tif --frames 30 --emitters 0 {camera} --quiet");
    done(at, &none);
    wrong(
        &format!("calibrate astigmatism none.tif -o no.toml {calibrate}"),
        &["no bead was seen", "30 planes"],
    );
    let nm = calibrate.replace("0.025", "25");
    wrong(
        &format!("calibrate astigmatism beads.tif -o no.toml {nm}"),
        &["micrometres"],
    );
    wrong(
        &format!("calibrate astigmatism beads.tif -o beads.tif {calibrate}"),
        &["beads.tif"],
    );
    wrong(
        &format!("calibrate sigma none.tif --pixel-size 0.1 {camera}"),
        &["0 widths"],
    );
    assert!(!at.join("no.toml").exists());
}

#[test]
fn a_width_is_calibrated() {
    let folder = folder();
    let at = folder.path();
    let camera = "--offset 100 --gain 0.45";
    let movie = "--frames 200 --width 128 --height 128 --emitters 8 --sigma 0.14";
    done(
        at,
        &format!("simulate --movie -o movie.tif {movie} {camera} --quiet"),
    );
    let line = format!("calibrate sigma movie.tif --pixel-size 0.1 {camera} --plot widths.svg");
    let out = run(at, &line);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let printed = text(&out.stdout);
    let (sigma, std) = (
        number(&printed, "sigma_um"),
        number(&printed, "sigma_std_um"),
    );
    assert!(std < 0.001 && (sigma - 0.14).abs() < 4.0 * std, "{printed}");
    let plot = fs::read_to_string(at.join("widths.svg")).expect("plotted");
    assert!(plot.contains("nm"), "{plot}");
}
