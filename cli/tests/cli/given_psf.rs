//! `calibrate psf --given`: PSFs that are known.

use std::fs;
use std::path::Path;

use gaussmle_io::SplinePsfFile;
use gaussmle_io::movie::{self, PixelType, Pixels, Shape};

use super::calibrate::CURVE;
use super::support::{assert_refused, csv_column, run_ok, temp_folder, write_zarr};

/// The widths of [`CURVE`], um.
fn widths(z_um: f64) -> [f64; 2] {
    [(0.13, 0.08, 0.06, 0.22), (0.14, -0.12, 0.1, -0.22)].map(|(sigma, a, b, focus)| {
        let t = (z_um - focus) / 0.42;
        sigma * (1.0 + t * t + a * t.powi(3) + b * t.powi(4)).sqrt()
    })
}

/// Writes planes 50 nm apart, with `n` samples along a pixel of 0.1 um. A sample is the density in its
/// middle: of four along a pixel, their sum has a width that is right to 0.2 %.
pub fn write_stack(path: &Path, planes: usize, side: usize, n: usize) {
    let middle = |count: usize| (count as f64 - 1.0) / 2.0;
    let shape = Shape {
        frames: planes,
        height: side,
        width: side,
    };
    let mut writer = movie::create(path, shape, PixelType::F32).expect("created");
    for plane in 0..planes {
        let [sx, sy] = widths((plane as f64 - middle(planes)) * 0.05);
        let exponent = |at: usize, sigma: f64| {
            let um = (at as f64 - middle(side)) * 0.1 / n as f64;
            (um / sigma).powi(2) / 2.0
        };
        let density = |at: usize| {
            let exponent = exponent(at % side, sx) + exponent(at / side, sy);
            ((-exponent).exp() / (sx * sy)) as f32
        };
        let frame = (0..side * side).map(density).collect();
        writer.write(&Pixels::F32(frame)).expect("written");
    }
    writer.finish().expect("finished");
}

#[test]
fn a_given_psf_gives_x_y_and_z() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(folder.join("true.toml"), CURVE).expect("written");
    // Beyond 0.6 um the widest planes reach the edge of 23 pixels.
    write_stack(&folder.join("stack.npy"), 25, 92, 4);
    let messages = run_ok(
        folder,
        "calibrate psf stack.npy --given --oversampling 4 --z-step 0.05 -o psf.h5 --pixel-size 0.1",
    );
    for part in [
        "25 planes of 92 x 92 samples, 4 along a pixel",
        "from -0.60 to 0.60 um in steps of 0.05 um",
        "the window has 23 x 23 pixels of 0.1 um",
        "centred at x = 0.00, y = 0.00 pixels",
        "wrote psf.h5",
    ] {
        assert!(messages.contains(part), "{part}: {messages}");
    }
    assert!(!messages.contains("note:"), "{messages}");
    let file = SplinePsfFile::read(&folder.join("psf.h5")).expect("a PSF");
    assert_eq!(file.pixel_size_um, Some([0.1; 2]));
    assert_eq!(file.calibration.z_step_um, Some(0.05));
    let stack = file.quality["stack"].as_str().expect("a path");
    assert!(stack.ends_with("stack.npy"));

    // Molecules by the curve, which knows no spline.
    let camera = "--offset 100 --gain 0.45";
    run_ok(
        folder,
        &format!(
            "simulate -o rois.npy --n 4000 --roi 13 --photons 2000 --psf true.toml --z-range 0.4 --truth truth.csv --seed 5 {camera}"
        ),
    );
    run_ok(
        folder,
        &format!(
            "fit rois.npy -o fits.csv --psf psf.h5 --pixel-size 0.1 --backend cpu --quiet {camera}"
        ),
    );
    assert_right(folder, &["x", "y", "z"]);
}

/// Checks that fits differ from the truth by what they state.
fn assert_right(folder: &Path, names: &[&str]) {
    for name in names {
        let column = |file: &str, name: &str| csv_column(&folder.join(file), name);
        let std = column("fits.csv", &format!("{name}_std"));
        let (found, truth) = (column("fits.csv", name), column("truth.csv", name));
        assert_eq!(found.len(), truth.len());
        let pairs = found.iter().zip(&truth).zip(&std);
        let mut scores: Vec<f64> = pairs
            .map(|((found, truth), std)| (found - truth) / std)
            .collect();
        scores.sort_by(f64::total_cmp);
        let median = scores[scores.len() / 2];
        assert!(median.abs() < 0.1, "{name}: {median}");
        // Two thirds of a normal distribution lie within one standard deviation.
        let within = scores.iter().filter(|score| score.abs() < 1.0).count();
        let within = within as f64 / scores.len() as f64;
        assert!((0.62..0.74).contains(&within), "{name}: {within}");
    }
}

#[test]
fn a_given_psf_of_one_plane_gives_x_and_y() {
    let directory = temp_folder();
    let folder = directory.path();
    // One plane needs no step.
    write_stack(&folder.join("flat.npy"), 1, 21, 1);
    let messages = run_ok(folder, "calibrate psf flat.npy --given -o psf.h5");
    assert!(messages.contains("1 plane of 21 x 21 samples, 1 along a pixel: the PSF has no z"));
    let file = SplinePsfFile::read(&folder.join("psf.h5")).expect("a PSF");
    assert!(!file.psf.has_z());
    run_ok(
        folder,
        "simulate -o rois.npy --n 4000 --roi 13 --photons 2000 --psf psf.h5 --truth truth.csv --seed 5",
    );
    let fit = "fit rois.npy -o fits.csv --psf psf.h5 --pixel-size 0.1 --backend cpu --quiet";
    run_ok(folder, fit);
    let facts = fs::read_to_string(folder.join("fits.csv.toml")).expect("facts");
    assert!(facts.contains("model = \"spline2d\""), "{facts}");
    let table = fs::read_to_string(folder.join("fits.csv")).expect("a table");
    assert!(table.starts_with("roi,frame,x,y,photons,background,x_std"));
    assert_right(folder, &["x", "y"]);
    assert_refused(
        folder,
        &format!("{} --model spline", fit.replace("fits.csv", "other.csv")),
        &["has a measured PSF of one plane, and the model spline takes a measured PSF with z"],
    );
}

#[test]
fn a_given_zarr_gives_the_psf_of_its_planes() {
    const PLANES: usize = 13;
    const SIDE: usize = 21;
    let directory = temp_folder();
    let folder = directory.path();
    let plane = |number: usize| -> Vec<u16> {
        let [sx, sy] = widths((number as f64 - 6.0) * 0.05);
        let value = |at: usize| {
            let square = |at: usize, sigma: f64| ((at as f64 - 10.0) * 0.1 / sigma).powi(2);
            let exponent = square(at % SIDE, sx) + square(at / SIDE, sy);
            (500.0 * (-exponent / 2.0).exp() / (sx * sy)) as u16
        };
        (0..SIDE * SIDE).map(value).collect()
    };
    let shape = Shape {
        frames: PLANES,
        height: SIDE,
        width: SIDE,
    };
    let npy = folder.join("stack.npy");
    let mut writer = movie::create(&npy, shape, PixelType::U16).expect("created");
    for number in 0..PLANES {
        writer.write(&Pixels::U16(plane(number))).expect("written");
    }
    writer.finish().expect("finished");
    let bytes = |[z, _]: [usize; 2]| plane(z).iter().flat_map(|v| v.to_le_bytes()).collect();
    write_zarr(
        &folder.join("stack.zarr"),
        (["z", "c"], [PLANES, 1]),
        SIDE,
        "",
        bytes,
    );
    let psf = |stack: &str| {
        let options = "--given --z-step 0.05 --pixel-size 0.1 --quiet";
        run_ok(
            folder,
            &format!("calibrate psf {stack} -o {stack}.h5 {options}"),
        );
        SplinePsfFile::read(&folder.join(format!("{stack}.h5"))).expect("a PSF")
    };
    let of_zarr = psf("stack.zarr").psf;
    assert!(of_zarr.has_z());
    assert_eq!(of_zarr, psf("stack.npy").psf);
}

#[test]
fn what_limits_a_given_psf_is_said() {
    let directory = temp_folder();
    let folder = directory.path();
    write_stack(&folder.join("small.tif"), 31, 9, 1);
    let line = "calibrate psf small.tif --given --z-step 0.05 -o psf.h5";
    let messages = run_ok(folder, line);
    for part in [
        "note: the PSF is cut off",
        "of 31 planes",
        "the window has 9 x 9 pixels of unknown size (--pixel-size)",
    ] {
        assert!(messages.contains(part), "{part}: {messages}");
    }
    assert!(run_ok(folder, &format!("{line} --quiet")).is_empty());
}

#[test]
fn rois_larger_than_the_psf_are_refused_before_a_file_is_made() {
    let directory = temp_folder();
    let folder = directory.path();
    write_stack(&folder.join("small.npy"), 31, 15, 1);
    let line = "calibrate psf small.npy --given --z-step 0.05 -o psf.h5 --pixel-size 0.1";
    run_ok(folder, line);
    run_ok(
        folder,
        "simulate --movie -o movie.tif --psf psf.h5 --frames 5 --emitters 5 --seed 1",
    );
    let line = "localize movie.tif -o table.csv --psf psf.h5 --pixel-size 0.1 --backend cpu";
    assert_refused(
        folder,
        &format!("{line} --roi 21"),
        &["the side of the ROIs", "windows of 15"],
    );
    let names = fs::read_dir(folder).expect("readable");
    let names = names.map(|entry| entry.expect("an entry").file_name());
    let names: Vec<String> = names.map(|name| name.to_string_lossy().into()).collect();
    assert!(
        !names.iter().any(|name| name.starts_with("table")),
        "{names:?}"
    );
    run_ok(folder, line);
}

#[test]
fn wrong_options_and_stacks_of_a_given_psf_are_refused() {
    let directory = temp_folder();
    let folder = directory.path();
    write_stack(&folder.join("stack.npy"), 5, 9, 1);
    let given = "calibrate psf stack.npy --given";
    for (options, parts) in [
        (
            "--z-step 0.05 -o psf.h5 --camera camera.toml --frames-per-plane 2",
            &["leave out --frames-per-plane, --camera"][..],
        ),
        ("--z-step 50 -o psf.h5", &["micrometres"]),
        (
            "--z-step 0.05 -o psf.h5 --oversampling 2",
            &["9 x 9 samples", "at least 10 x 10"],
        ),
        (
            "--z-step 0.05 -o psf.h5 --pixel-size 0",
            &["the pixel size", "(--pixel-size)"],
        ),
        ("--z-step 0.05 -o stack.npy", &["stack.npy"]),
    ] {
        assert_refused(folder, &format!("{given} {options}"), parts);
    }
}
