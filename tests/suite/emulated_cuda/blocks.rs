//! Basic blocks of the kernels' PTX that no input reaches, compared with a record.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Model, Output, Parameter, RoiStack};
use ndarray::{Array2, Array3, ArrayView2, Axis};

use super::{EmulatedCuda, device, modules};
use crate::support::{PIXEL_UM, builder, models, read_noise_camera, simulation};

const SIZE: usize = 7;
const CAMERAS: [&str; 3] = ["Poisson", "Uniform", "Maps"];

/// The width and the height of the sensor of the camera with maps.
const SENSOR: usize = 48;

fn camera(noise: &str) -> Camera {
    let flat = |value: f32| Array2::from_elem((SENSOR, SENSOR), value);
    match noise {
        "Poisson" => Camera::ideal(PIXEL_UM),
        "Uniform" => read_noise_camera(),
        _ => {
            // From top to bottom: no pixel is masked, a fifth of them, all.
            let is_masked = |(y, x): (usize, usize)| y >= 32 || y >= 16 && (x + 3 * y) % 5 == 0;
            let mask = Array2::from_shape_fn((SENSOR, SENSOR), is_masked);
            let maps = [flat(100.0), flat(0.5), flat(2.0)];
            let [offset, gain, variance] = maps.each_ref().map(|values| values.view());
            Camera::scmos(
                PIXEL_UM,
                ScmosMaps {
                    offset_adu: offset,
                    gain_e_per_adu: gain,
                    variance_e2: variance,
                    mask: Some(mask.view()),
                },
            )
            .expect("valid maps")
        }
    }
}

/// Corners in each part of the sensor.
fn corners(count: usize) -> Array2<i32> {
    Array2::from_shape_fn((count, 2), |(spot, axis)| match axis {
        0 => (5 * spot % (SENSOR - SIZE)) as i32,
        _ => [2, 20, 36][spot % 3],
    })
}

/// Spots of all kinds, electrons.
fn spots(model: &Model) -> Array3<f32> {
    let mut images: Vec<Array2<f32>> = Vec::new();
    for (photons, background, sigma_px) in [
        (1e3, 10.0, 1.3),
        (1e6, 1.0, 1.3),
        (1e5, 0.0, 1.0),
        (300.0, 0.1, 1.3),
        (30.0, 1.0, 1.3),
        (0.0, 5.0, 1.3),
        (1e3, 2.0, 0.4),
        (1e4, 5.0, 4.0),
    ] {
        let stack = simulation(model, SIZE, sigma_px)
            .photons(photons)
            .background(background)
            .seed(73)
            .run(8)
            .expect("a valid simulation");
        images.extend(
            stack
                .pixels
                .axis_iter(Axis(0))
                .map(|image| image.to_owned()),
        );
    }
    let flat = |value: f32| Array2::from_elem((SIZE, SIZE), value);
    let values = [0.0, 10.0, 65_535.0, -20.0, f32::NAN, f32::INFINITY, 1e30];
    images.extend(values.map(flat));
    let usual = images[0].clone();
    for value in [f32::NAN, f32::NEG_INFINITY, 1e30, -3.0, 60_000.0] {
        for pixel in [[0, 0], [3, 3], [6, 6]] {
            let mut image = usual.clone();
            image[pixel] = value;
            images.push(image);
            let mut image = flat(0.0);
            image[pixel] = value;
            images.push(image);
        }
    }
    let chess = |(y, x): (usize, usize)| [0.0, 5000.0][(x + y) % 2];
    images.push(Array2::from_shape_fn((SIZE, SIZE), chess));
    images.push(Array2::from_shape_fn((SIZE, SIZE), |(_, x)| {
        (300 * x) as f32
    }));
    images.push(Array2::from_shape_fn((SIZE, SIZE), |(y, _)| {
        [0.0, 9e4][y / 6]
    }));
    let views: Vec<ArrayView2<'_, f32>> = images.iter().map(|values| values.view()).collect();
    ndarray::stack(Axis(0), &views).expect("images of one size")
}

/// Bounds that stop the fits of usual spots.
fn narrow_bounds(model: &Model) -> Vec<(Parameter, f64, f64)> {
    let of = |parameter: &Parameter| match parameter {
        Parameter::X | Parameter::Y => (3.2 * PIXEL_UM, 3.3 * PIXEL_UM),
        Parameter::Photons => (400.0, 500.0),
        Parameter::Background => (20.0, 21.0),
        Parameter::Z => (-0.05, 0.05),
        _ => (1.1 * PIXEL_UM, 1.2 * PIXEL_UM),
    };
    let parameters = model.parameters().iter();
    parameters.map(|p| (*p, of(p).0, of(p).1)).collect()
}

/// Fits the spots of all kinds with usual and with unusual options, and other results.
fn fit_all_kinds(model: Model, noise: &str, is_u16: bool) {
    let mut pixels = spots(&model);
    if noise != "Poisson" {
        // Electrons to ADU.
        pixels.mapv_inplace(|electrons| electrons / 0.5 + 100.0);
    }
    let words = pixels.mapv(|value| value as u16);
    let corners = corners(pixels.len_of(Axis(0)));
    let rois = match is_u16 {
        true => RoiStack::from_u16(words.view()),
        false => RoiStack::from_f32(pixels.view()),
    };
    let rois = rois.and_then(|rois| rois.with_corners(corners.view()));
    let rois = rois.expect("a valid stack");
    let fits = |camera: Camera, iterations: u32, tolerance: f64, bounds: &[_]| {
        let mut builder = builder(model.clone(), camera, &device())
            .max_iterations(iterations)
            .tolerance(tolerance);
        for (parameter, lower, upper) in bounds {
            builder = builder.bounds(*parameter, *lower, *upper);
        }
        for outputs in [
            &[][..],
            &[Output::Std],
            &[Output::Covariance, Output::PValue],
        ] {
            let builder = builder.clone().outputs(outputs.iter().copied());
            builder.build().expect("valid").fit(&rois).expect("fits");
        }
    };
    let camera = camera(noise);
    fits(camera.clone(), 50, 1e-3, &[]);
    for (iterations, tolerance) in [(1, 1e-3), (60, 1e-7)] {
        fits(camera.clone(), iterations, tolerance, &[]);
    }
    fits(camera.clone().with_excess_noise(1.4), 50, 1e-3, &[]);
    fits(camera, 50, 1e-3, &narrow_bounds(&model));
}

/// Every kernel in the order in which it is loaded.
fn kernels() -> Vec<(Model, &'static str)> {
    let models = models(1.3 * PIXEL_UM).into_iter();
    let kernels = models.flat_map(|model| CAMERAS.map(|camera| (model.clone(), camera)));
    kernels.collect()
}

#[test]
#[ignore = "run on an emulated driver by `blocks_that_never_run_are_those_of_the_record`"]
fn fits_of_all_kinds() {
    for (model, noise) in kernels() {
        for is_u16 in [false, true] {
            fit_all_kinds(model.clone(), noise, is_u16);
        }
    }
}

/// The reason why no input reaches a block.
fn reason(lines: &[&str]) -> &'static str {
    let mut code = lines.iter().filter(|line| line.ends_with(';'));
    let sets_a_value = |line: &&str| line.starts_with("mov") || line.starts_with("ld.global.nc");
    let has_zero = lines.iter().any(|line| line.ends_with(" 0f00000000;"));
    // The side of the ROI is a value of run time. These are the sums after a loop over no rows;
    // `launch` refuses such sides.
    match has_zero && code.all(sets_a_value) {
        true => "loop without rounds",
        false => "unknown",
    }
}

/// The lines of PTX of each block of a module that no warp executed.
fn unused<'a>(report: &str, module: usize, ptx: &'a str) -> Vec<Vec<&'a str>> {
    let ptx: Vec<&str> = ptx.lines().map(str::trim).collect();
    let start = format!("unused {module} ");
    let lines = report.lines().filter(|line| line.starts_with(&start));
    let block = |line: &str| {
        let (_, range) = line.split_once("lines=").expect("lines");
        let (first, last) = range.split_once('-').expect("a range");
        let number = |text: &str| text.parse::<usize>().expect("a line");
        ptx[number(first) - 1..number(last)].to_vec()
    };
    lines.map(block).collect()
}

fn record_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record/cuda-blocks.csv")
}

#[test]
fn blocks_that_never_run_are_those_of_the_record() {
    let script = "device H100 cc=9.0\ndriver 12080\nsave_ptx ptx";
    let Some(driver) = EmulatedCuda::new("blocks", script) else {
        return;
    };
    let output = driver.run("emulated_cuda::blocks::fits_of_all_kinds");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let report = driver.report();
    let mut table = "model noise,blocks that never run,reason\n".to_owned();
    let fits = modules(&report, "fit");
    assert_eq!(fits.len(), kernels().len());
    let names = kernels().into_iter();
    let names = names.map(|(model, noise)| format!("{} {noise}", model.name()));
    let arrange = modules(&report, "arrange");
    assert_eq!(arrange.len(), 1);
    let modules = fits.into_iter().chain(arrange);
    for (module, name) in modules.zip(names.chain(["order of pixels".to_owned()])) {
        assert!(
            report.contains(&format!("\nbasic_block {module} ")),
            "{report}"
        );
        let path = driver.folder.join(format!("ptx/module-{module}.ptx"));
        let ptx = fs::read_to_string(&path).expect("saved PTX");
        let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
        for block in unused(&report, module, &ptx) {
            println!("{name}: {block:#?}");
            *reasons.entry(reason(&block)).or_default() += 1;
        }
        if reasons.is_empty() {
            reasons.insert("none", 0);
        }
        for (reason, count) in reasons {
            writeln!(table, "{name},{count},{reason}").expect("no error");
        }
    }
    if std::env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        fs::write(record_path(), table).expect("the record is written");
        return;
    }
    let recorded = fs::read_to_string(record_path()).expect("a record");
    for (line, recorded) in table.lines().zip(recorded.lines()) {
        assert_eq!(
            line, recorded,
            "if that is intended, run this test with GAUSSMLE_TEST_RECORD=1; the blocks are printed above"
        );
    }
    assert_eq!(table, recorded);
}
