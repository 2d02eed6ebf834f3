//! Calibrations of cameras, astigmatic curves, PSFs and widths.

use std::fs;

use super::support::{
    assert_fails, assert_refused, csv_column, describe, run, run_ok, temp_folder, write_zarr,
};
use super::utf8;

#[test]
fn calibrated_camera_maps_give_the_same_photons_as_the_true_numbers() {
    let directory = temp_folder();
    let folder = directory.path();
    // A camera of 0.45 e-/ADU, dark and with 400 photons per pixel. With 2000 frames the gain of a
    // pixel has an uncertainty of 3 %.
    let camera = "--offset 100 --gain 0.45 --read-noise 1.6 --frames 2000 --width 64 --height 48 --emitters 0 --quiet";
    run_ok(
        folder,
        &format!("simulate --movie -o dark.tif --background 0 --seed 1 {camera}"),
    );
    run_ok(
        folder,
        &format!("simulate --movie -o bright.tif --background 400 --seed 2 {camera}"),
    );
    let messages = run_ok(
        folder,
        "calibrate camera dark.tif bright.tif -o camera --pixel-size 0.1",
    );
    assert!(
        messages.contains("0 bad pixels") && messages.contains("camera.toml"),
        "{messages}"
    );
    let plot = fs::read_to_string(folder.join("camera/transfer.svg")).expect("a plot");
    assert!(plot.contains("e-/ADU"), "{plot}");
    assert_fails(
        folder,
        "calibrate camera bright.tif dark.tif -o other --pixel-size 0.1",
        2,
        &["swapped"],
    );

    // Fits with the maps and with the numbers agree.
    let movie = "simulate --movie -o movie.tif --frames 300 --width 64 --height 48 --emitters 3 --on-frames 6 --quiet";
    run_ok(
        folder,
        &format!("{movie} --offset 100 --gain 0.45 --read-noise 1.6"),
    );
    let model = "--model xynb --sigma 0.13 --backend cpu --quiet";
    run_ok(
        folder,
        &format!("localize movie.tif -o maps.csv --camera camera/camera.toml {model}"),
    );
    run_ok(
        folder,
        &format!(
            "localize movie.tif -o numbers.csv --pixel-size 0.1 --offset 100 --gain 0.45 --read-noise 1.6 {model}"
        ),
    );
    let (maps, numbers) = (
        csv_column(&folder.join("maps.csv"), "photons"),
        csv_column(&folder.join("numbers.csv"), "photons"),
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

#[test]
fn a_camera_is_calibrated_without_a_pixel_size() {
    let directory = temp_folder();
    let folder = directory.path();
    let camera = "--offset 100 --gain 0.45 --read-noise 1.6 --frames 40 --width 64 --height 48 --emitters 0 --quiet";
    run_ok(
        folder,
        &format!("simulate --movie -o dark.tif --background 0 --seed 1 {camera}"),
    );
    run_ok(
        folder,
        &format!("simulate --movie -o bright.tif --background 400 --seed 2 {camera}"),
    );
    let messages = run_ok(folder, "calibrate camera dark.tif bright.tif -o camera");
    // 40 frames of 3072 pixels: sqrt(2 / (39 * 3072)) of 0.45 is 0.0018.
    for words in [
        "typical pixel: offset 100.",
        "+- 0.0018 e-/ADU, read noise 1.",
        "camera.toml has one gain for all pixels",
        "camera.toml has no pixel size",
    ] {
        assert!(messages.contains(words), "{words}: {messages}");
    }
    // A movie that states no pixel size needs the option.
    run_ok(
        folder,
        "simulate --movie -o movie.npy --frames 20 --width 64 --height 48 --offset 100 --gain 0.45 --read-noise 1.6 --quiet",
    );
    let localize = "localize movie.npy -o locs.csv --camera camera/camera.toml --model xynb --sigma 0.13 --backend cpu";
    assert_fails(folder, localize, 2, &["--pixel-size"]);
    run_ok(folder, &format!("{localize} --pixel-size 0.1"));
}

/// An astigmatic curve.
pub const CURVE: &str = "sigma_x0_um = 0.13\nsigma_y0_um = 0.14\nAx = 0.08\nAy = -0.12\nBx = 0.06\nBy = 0.1\ngamma_um = 0.22\nd_um = 0.42\n";

/// The number of a key in TOML text.
fn number(toml: &str, key: &str) -> f64 {
    let mut lines = toml.lines().filter_map(|line| line.split_once(" = "));
    let (_, value) = lines.find(|(name, _)| *name == key).expect("the key");
    value.parse().expect("a number")
}

#[test]
fn calibrated_astigmatic_curve_gives_the_true_z() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("true.toml"), CURVE).expect("writable");
    let camera = "--offset 100 --gain 0.45";
    let beads = "--emitters 15 --photons 8000 --background 5 --frames 61";
    run_ok(
        folder,
        &format!(
            "simulate --movie --beads 0.025 --astigmatic true.toml -o beads.tif {beads} {camera} --quiet"
        ),
    );
    let calibrate = format!("--z-step 0.025 --pixel-size 0.1 {camera} --backend cpu");
    let messages = run_ok(
        folder,
        &format!("calibrate astigmatism beads.tif -o psf.toml {calibrate}"),
    );
    assert!(
        messages.contains("psf.svg") && messages.contains("beads"),
        "{messages}"
    );
    let (calibrated, truth) = (
        fs::read_to_string(folder.join("psf.toml")).expect("readable"),
        CURVE,
    );
    let uncertain = calibrated
        .split("[uncertainties]")
        .nth(1)
        .expect("a section");
    for key in ["sigma_x0_um", "sigma_y0_um", "gamma_um", "d_um", "Ax", "By"] {
        let pull = (number(&calibrated, key) - number(truth, key)) / number(uncertain, key);
        assert!(pull.abs() < 4.0, "{key}: {pull}");
    }
    let plot = fs::read_to_string(folder.join("psf.svg")).expect("a plot");
    assert!(plot.contains("Astigmatic curve"), "{plot}");
    assert!(messages.contains("a good curve"), "{messages}");
    for line in [
        "[calibration]",
        "roi = 17",
        "z_step_um = 0.025",
        "offset_adu = 100.0",
    ] {
        assert!(calibrated.contains(line), "{line}: {calibrated}");
    }
    // Noise in place of beads, and a way out by the name of the option.
    assert_fails(
        folder,
        &format!("calibrate astigmatism beads.tif -o none.toml {calibrate} --threshold 5000"),
        2,
        &["no bead was seen", "lower the threshold", "(--threshold)"],
    );

    // A movie of molecules at different heights, fitted with the calibrated curve.
    run_ok(
        folder,
        &format!(
            "simulate --movie --filaments 5 --astigmatic true.toml -o deep.tif --truth deep.csv --frames 40 --emitters 8 --on-frames 40 --photons 3000 {camera} --quiet"
        ),
    );
    run_ok(
        folder,
        &format!(
            "localize deep.tif -o deep.parquet --astigmatic psf.toml --pixel-size 0.1 {camera} --backend cpu --quiet"
        ),
    );
    run_ok(folder, "convert deep.parquet found.csv");
    let columns = |file: &str| {
        let column = |name| csv_column(&folder.join(file), name);
        [
            column("frame"),
            column("x"),
            column("y"),
            column("z"),
            column("photons"),
        ]
    };
    let (truth, found) = (columns("deep.csv"), columns("found.csv"));
    let std = csv_column(&folder.join("found.csv"), "z_std");
    let mut pulls = Vec::new();
    for row in 0..found[0].len() {
        let matches = |&i: &usize| {
            let distance = (truth[1][i] - found[1][row]).hypot(truth[2][i] - found[2][row]);
            truth[0][i] == found[0][row] && distance < 0.06 && truth[4][i] > 2500.0
        };
        if let Some(i) = (0..truth[0].len()).find(matches)
            && std[row].is_finite()
        {
            pulls.push((found[3][row] - truth[3][i]) / std[row]);
        }
    }
    assert!(pulls.len() > 50, "{}", pulls.len());
    pulls.sort_by(f64::total_cmp);
    let median = pulls[pulls.len() / 2];
    assert!(median.abs() < 0.5, "{median}");
    let width = pulls[pulls.len() * 84 / 100] - pulls[pulls.len() * 16 / 100];
    // Two standard deviations. Neighbours on a filament increase the width.
    assert!((1.5..3.0).contains(&width), "{width}");

    // Movies that are not a scan of beads.
    let assert_error = |line: &str, parts: &[&str]| assert_fails(folder, line, 2, parts);
    let few = format!("simulate --movie -o few.tif --frames 8 {camera} --quiet");
    run_ok(folder, &few);
    assert_error(
        &format!("calibrate astigmatism few.tif -o no.toml {calibrate}"),
        &["8 planes", "9 are the least"],
    );
    let none = format!("simulate --movie -o none.tif --frames 30 --emitters 0 {camera} --quiet");
    run_ok(folder, &none);
    assert_error(
        &format!("calibrate astigmatism none.tif -o no.toml {calibrate}"),
        &["no bead was seen", "30 planes"],
    );
    let nm = calibrate.replace("0.025", "25");
    assert_error(
        &format!("calibrate astigmatism beads.tif -o no.toml {nm}"),
        &["micrometres"],
    );
    assert_error(
        &format!("calibrate astigmatism beads.tif -o beads.tif {calibrate}"),
        &["beads.tif"],
    );
    assert_error(
        &format!("calibrate sigma none.tif --pixel-size 0.1 {camera}"),
        &["0 widths"],
    );
    assert!(!folder.join("no.toml").exists());
}

#[test]
fn a_scan_of_beads_is_read_as_the_file_describes_it() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("true.toml"), CURVE).expect("writable");
    let camera = "--offset 100 --gain 0.45";
    let beads = "--emitters 15 --photons 8000 --background 5 --frames 61 --width 128 --height 128";
    run_ok(
        folder,
        &format!(
            "simulate --movie --beads 0.025 --astigmatic true.toml -o beads.raw {beads} {camera} --quiet"
        ),
    );
    let options = "--z-step 0.025 --backend cpu";
    let line = format!("calibrate astigmatism beads.raw -o psf.toml {options} {camera}");
    assert_refused(folder, &line, &["--pixel-size", "missing"]);
    describe(&folder.join("beads.yaml"), "Pixelsize: 100");
    let messages = run_ok(folder, &line);
    assert!(
        messages.contains("pixel size is 0.1 um, from `Pixelsize`"),
        "{messages}"
    );
    assert!(!messages.contains("contradicts"), "{messages}");
    let curve = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert!(curve("psf.toml").contains("pixel_size_um = 0.1\n"));
    let typed = format!("{line} --pixel-size 0.12");
    let messages = run_ok(folder, &typed.replace("psf.toml", "other.toml"));
    assert!(messages.contains("0.12 um, but `Pixelsize`"), "{messages}");
    // A wrong camera.
    let wrong = line
        .replace("--gain 0.45", "--gain 4")
        .replace("psf.toml", "wrong.toml");
    let messages = utf8(&run(folder, &wrong).stderr);
    assert!(
        messages.contains("gain of 4 e-/ADU") && messages.contains("contradicts"),
        "{messages}"
    );

    // A stack along z with two times, of which the second repeats the first.
    let movie = fs::read(folder.join("beads.raw")).expect("readable");
    let frame = movie.len() / 61;
    let pixels = |[z, _]: [usize; 2]| movie[z * frame..][..frame].to_vec();
    write_zarr(
        &folder.join("scan.zarr"),
        (["z", "t"], [61, 2]),
        128,
        "",
        pixels,
    );
    let scan =
        format!("calibrate astigmatism scan.zarr -o scan.toml {options} {camera} --pixel-size 0.1");
    let messages = run_ok(folder, &scan);
    assert!(messages.contains("in 61 planes"), "{messages}");
    for key in ["sigma_x0_um", "sigma_y0_um", "gamma_um", "d_um"] {
        let [found, once] = ["scan.toml", "psf.toml"].map(|name| number(&curve(name), key));
        assert!(
            (found - once).abs() < 0.02 * once.abs(),
            "{key}: {found}, {once}"
        );
    }
    let three = format!("{scan} --frames-per-plane 3").replace("scan.toml", "no.toml");
    assert_refused(
        folder,
        &three,
        &["--frames-per-plane: it is 3", "2 frames in each plane"],
    );
}

#[test]
fn calibrations_read_one_channel() {
    let directory = temp_folder();
    let folder = directory.path();
    let camera = "--offset 100 --gain 0.45 --pixel-size 0.1";
    run_ok(
        folder,
        "simulate --movie -o movie.raw --frames 100 --width 64 --height 64 --emitters 4 --offset 100 --gain 0.45 --quiet",
    );
    let movie = fs::read(folder.join("movie.raw")).expect("readable");
    let frame = movie.len() / 100;
    let pixels = |[time, channel]: [usize; 2]| match channel {
        0 => vec![7; frame],
        _ => movie[time * frame..][..frame].to_vec(),
    };
    write_zarr(
        &folder.join("two.zarr"),
        (["t", "c"], [100, 2]),
        64,
        "",
        pixels,
    );
    assert_refused(
        folder,
        &format!("calibrate sigma two.zarr {camera}"),
        &["2 channels", "(--channel)"],
    );
    let widths = |line: &str| {
        let out = run(
            folder,
            &format!("calibrate sigma {line} {camera} --backend cpu"),
        );
        assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
        utf8(&out.stdout)
    };
    assert_eq!(widths("two.zarr --channel 1"), widths("movie.raw"));
}

#[test]
fn calibrated_width_is_the_simulated_one() {
    let directory = temp_folder();
    let folder = directory.path();
    let camera = "--offset 100 --gain 0.45";
    let movie = "--frames 200 --width 128 --height 128 --emitters 8 --sigma 0.14";
    run_ok(
        folder,
        &format!("simulate --movie -o movie.tif {movie} {camera} --quiet"),
    );
    let line = format!("calibrate sigma movie.tif --pixel-size 0.1 {camera} --plot widths.svg");
    let out = run(folder, &line);
    assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
    let printed = utf8(&out.stdout);
    let (sigma, std) = (
        number(&printed, "sigma_um"),
        number(&printed, "sigma_std_um"),
    );
    assert!(std < 0.001 && (sigma - 0.14).abs() < 4.0 * std, "{printed}");
    let plot = fs::read_to_string(folder.join("widths.svg")).expect("a plot");
    assert!(plot.contains("nm"), "{plot}");
}
