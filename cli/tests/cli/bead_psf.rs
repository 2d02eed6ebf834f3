//! `calibrate psf`: PSFs from beads.

use std::fs;

use super::calibrate::CURVE;
use super::support::{
    assert_fails, assert_refused, csv_column, run, run_ok, temp_folder, write_zarr,
};
use super::utf8;

#[test]
fn movies_that_make_no_psf_are_named() {
    const PLANES: usize = 57;
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("true.toml"), CURVE).expect("written");
    let camera = "--offset 100 --gain 0.45";
    let beads = "--emitters 12 --photons 9000 --frames 57 --width 160 --height 160 --seed 1";
    run_ok(
        folder,
        &format!(
            "simulate --movie --beads 0.025 --psf true.toml -o beads.raw {beads} {camera} --quiet"
        ),
    );
    let movie = fs::read(folder.join("beads.raw")).expect("readable");
    let words = movie.chunks_exact(2);
    let words: Vec<u16> = words.map(|b| u16::from_le_bytes([b[0], b[1]])).collect();
    let plane = |number: usize| &words[number * 160 * 160..][..160 * 160];
    let write = |name: &str, frames: usize, pixel: &dyn Fn(usize, usize) -> u16| {
        let bytes = |[frame, _]: [usize; 2]| {
            let values = (0..160 * 160).map(|at| pixel(frame, at));
            values.flat_map(u16::to_le_bytes).collect()
        };
        write_zarr(
            &folder.join(name),
            (["t", "c"], [frames, 1]),
            160,
            "",
            bytes,
        );
    };
    let line = |name: &str| {
        format!("calibrate psf {name} --z-step 0.025 -o psf.h5 --pixel-size 0.1 {camera}")
    };
    // Each is named, and the scan itself is not.
    let saturated = "the camera was saturated";
    let no_scan = "differ from one PSF";
    let back = "there and back";
    write("good.zarr", PLANES, &|frame, at| plane(frame)[at]);
    write("bright.zarr", PLANES, &|frame, at| {
        plane(frame)[at].min(700)
    });
    write("mixed.zarr", PLANES, &|frame, at| {
        plane(8 * frame % PLANES)[at]
    });
    write("back.zarr", 2 * PLANES, &|frame, at| {
        plane(frame.min(2 * PLANES - 1 - frame))[at]
    });
    for (name, said) in [
        ("good.zarr", [false, false, false]),
        ("bright.zarr", [true, false, false]),
        ("mixed.zarr", [false, true, false]),
        ("back.zarr", [false, false, true]),
    ] {
        let messages = run_ok(folder, &line(name));
        let found = [saturated, no_scan, back].map(|part| messages.contains(part));
        assert_eq!(found, said, "{name}: {messages}");
    }
    write("repeated.zarr", 3 * 19, &|frame, at| {
        plane(3 * (frame / 3) + 1)[at]
    });
    assert_refused(
        folder,
        &line("repeated.zarr"),
        &["each plane has 3 frames", "--frames-per-plane"],
    );
    run_ok(
        folder,
        &format!(
            "simulate --movie -o lone.tif --psf true.toml --frames 57 --emitters 8 --photons 3000 {camera} --quiet"
        ),
    );
    assert_refused(
        folder,
        &line("lone.tif"),
        &["no bead", "scan through focus"],
    );
}

#[test]
fn a_psf_from_beads_gives_z() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("true.toml"), CURVE).expect("written");
    let camera = "--offset 100 --gain 0.45";
    for seed in [1, 2] {
        run_ok(
            folder,
            &format!(
                "simulate --movie -o beads{seed}.tif --beads 0.025 --psf true.toml --frames 57 --emitters 12 --photons 9000 --seed {seed} --quiet {camera}"
            ),
        );
    }
    let calibrate = "calibrate psf beads1.tif beads2.tif --z-step 0.025 -o psf.h5 --pixel-size 0.1";
    let messages = run_ok(folder, &format!("{calibrate} {camera}"));
    for part in [
        "beads were used",
        "z is known from",
        "photon noise",
        "psf.html",
    ] {
        assert!(messages.contains(part), "{part}: {messages}");
    }
    let page = fs::read_to_string(folder.join("psf.html")).expect("a page");
    assert!(page.starts_with("<!doctype html>") && page.contains("beads1.tif"));

    // The file tells what it is.
    let info = |line: &str| utf8(&run(folder, line).stdout);
    let text = info("info psf.h5");
    for part in [
        "for the model spline\n",
        "window: 19 x 19 pixels",
        "pixel size: 0.1 um",
        "calibration, z_step_um: 0.025",
        "quality, beads: ",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = info("info true.toml");
    assert!(text.contains("for the model astigmatic\n"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&info("info --json psf.h5")).expect("JSON");
    assert_eq!(json["model"], "spline");
    assert_eq!(json["window"], 19);

    // A damaged one is not called a table.
    let whole = fs::read(folder.join("psf.h5")).expect("there");
    fs::write(folder.join("cut.h5"), &whole[..whole.len() / 2]).expect("written");
    assert_refused(folder, "info cut.h5", &["cut.h5", "damaged"]);

    let fit = "fit rois.npy -o no.csv --pixel-size 0.1 --offset 100 --gain 0.45";
    fs::write(folder.join("rois.npy"), []).expect("written");
    assert_refused(
        folder,
        &format!("{fit} --psf psf.h5 --sigma 0.13"),
        &["--sigma", "widths of the PSF file"],
    );
    assert_refused(
        folder,
        &format!("{fit} --psf psf.html"),
        &["a page and no PSF"],
    );
    assert_refused(
        folder,
        &format!("{} {camera}", calibrate.replace("psf.h5", "new.toml")),
        &["new.toml", ".h5"],
    );
    let far = "simulate -o far.npy --n 10 --psf psf.h5 --z-range 5 --roi 31";
    let notes = run_ok(folder, far);
    assert!(notes.contains("z reaches 5.00 um"), "{notes}");
    assert!(notes.contains("19 x 19 pixels"), "{notes}");

    // Neighbours that are too near to be found are no fault of the PSF; a wider PSF is.
    fs::write(folder.join("wider.toml"), CURVE.replace("0.13", "0.16")).expect("written");
    for (psf, emitters, said, unsaid) in [
        ("psf.h5", 15, "neighbours add light", "the PSF is not that"),
        (
            "wider.toml",
            4,
            "the PSF is not that",
            "neighbours add light",
        ),
    ] {
        run_ok(
            folder,
            &format!(
                "simulate --movie -o movie.tif --psf {psf} --emitters {emitters} --photons 5000 --width 128 --height 128 --quiet {camera}"
            ),
        );
        let notes = run_ok(
            folder,
            &format!(
                "localize movie.tif -o movie.csv --psf psf.h5 --pixel-size 0.1 --backend cpu {camera}"
            ),
        );
        assert!(
            notes.contains(said) && !notes.contains(unsaid),
            "{psf}: {notes}"
        );
    }

    // Molecules at random heights: z differs from the truth by what is stated.
    run_ok(
        folder,
        &format!(
            "simulate -o rois.npy --n 4000 --roi 13 --photons 2000 --psf true.toml --z-range 0.3 --truth truth.csv --seed 5 {camera}"
        ),
    );
    run_ok(
        folder,
        &format!(
            "fit rois.npy -o fits.csv --psf psf.h5 --pixel-size 0.1 --backend cpu --quiet {camera}"
        ),
    );
    // ROIs state no pixel size, and the PSF file does.
    let notes = run_ok(
        folder,
        &format!("fit rois.npy -o of-psf.csv --psf psf.h5 --backend cpu {camera}"),
    );
    assert!(
        notes.contains("the pixel size is 0.1 um, from the PSF file"),
        "{notes}"
    );
    let rows = |name: &str| fs::read_to_string(folder.join(name)).expect("a table");
    assert_eq!(rows("fits.csv"), rows("of-psf.csv"));
    let camera_file = "offset_adu = 100\ngain_e_per_adu = 0.45\n";
    fs::write(folder.join("camera.toml"), camera_file).expect("written");
    run_ok(
        folder,
        "fit rois.npy -o of-file.csv --psf psf.h5 --backend cpu --camera camera.toml",
    );
    assert_eq!(rows("fits.csv"), rows("of-file.csv"));
    let other = "--pixel-size 0.12 --backend cpu";
    let notes = run_ok(
        folder,
        &format!("fit rois.npy -o other.csv --psf psf.h5 {other} {camera}"),
    );
    assert!(notes.contains("calibrated with 0.1 um"), "{notes}");
    assert!(!notes.contains("from the PSF file"), "{notes}");
    let (z, std) = (
        csv_column(&folder.join("fits.csv"), "z"),
        csv_column(&folder.join("fits.csv"), "z_std"),
    );
    let truth = csv_column(&folder.join("truth.csv"), "z");
    assert_eq!(z.len(), truth.len());
    // The planes of the scan count from the sharpest one.
    let mut offsets: Vec<f64> = z.iter().zip(&truth).map(|(z, truth)| z - truth).collect();
    offsets.sort_by(f64::total_cmp);
    let offset = offsets[offsets.len() / 2];
    let scores = z.iter().zip(&truth).zip(&std);
    let mut scores: Vec<f64> = scores
        .map(|((z, truth), std)| (z - truth - offset).abs() / std)
        .collect();
    scores.sort_by(f64::total_cmp);
    // Two thirds of a normal distribution lie within one standard deviation.
    let within = scores.partition_point(|score| *score < 1.0) as f64 / scores.len() as f64;
    assert!((0.62..0.74).contains(&within), "{within}");
    let far = scores.iter().filter(|score| **score > 6.0).count();
    assert!(far <= 4, "{far} in another maximum");

    // The same option for the curve and for the PSF; a wrong pair is refused.
    let fit = "fit rois.npy -o other.csv --pixel-size 0.1 --quiet";
    run_ok(folder, &format!("{fit} --psf true.toml {camera}"));
    run_ok(folder, &format!("{fit} --astigmatic true.toml {camera}"));
    assert_fails(
        folder,
        &format!("{fit} --model astigmatic --psf psf.h5"),
        2,
        &[
            "--psf: ",
            "the file has a measured PSF with z, and the model astigmatic takes an astigmatic PSF",
        ],
    );
    assert_fails(
        folder,
        &format!("{fit} --model xynbs --psf psf.h5"),
        2,
        &["--psf: the model xynbs uses no PSF file"],
    );
    assert_fails(
        folder,
        "calibrate psf rois.npy --z-step 0.025 -o other.h5 --pixel-size 0.1",
        2,
        &["no bead was found"],
    );
}

/// A window that is too large leaves out beads, and the advice names one that does not.
#[test]
fn beads_that_are_too_close_ask_for_a_smaller_roi() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("true.toml"), CURVE).expect("written");
    run_ok(
        folder,
        "simulate --movie --beads 0.025 --psf true.toml -o beads.tif --emitters 22 --photons 9000 --frames 57 --width 160 --height 160 --seed 1 --quiet",
    );
    let line = "calibrate psf beads.tif --z-step 0.025 -o psf.h5 --pixel-size 0.1 --roi 41";
    let messages = run_ok(folder, line);
    let (_, advice) = messages
        .split_once("(--roi ")
        .unwrap_or_else(|| panic!("no ROI in {messages}"));
    let mut numbers = advice.split(|c: char| !c.is_ascii_digit());
    let mut number = || {
        let number = numbers.by_ref().find(|number| !number.is_empty());
        number.expect("a number").to_owned()
    };
    let (side, beads) = (number(), number());
    let smaller = run_ok(folder, &line.replace("41", &side));
    assert!(
        smaller.contains(&format!(" of {beads} beads were used")),
        "{side}, {beads}: {smaller}"
    );
    assert!(!smaller.contains("(--roi "), "{smaller}");
}
