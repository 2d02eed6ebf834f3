//! Measurements of a machine with a GPU, which `xtask/device.sh` runs: agreement of the GPUs with the
//! CPU bit for bit, and speed with the overlap of batches.

use std::fs;
use std::path::Path;

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Device, Fits, Model, RoiStack};
use ndarray::{Array2, Array3, Axis, concatenate};

use crate::batches::bits;
use crate::support::{PIXEL_UM, builder, cpu, gpus, models, read_noise_camera, simulation};

const CAMERAS: [&str; 3] = ["ideal", "read-noise", "maps"];

fn camera(name: &str) -> Camera {
    let flat = |value: f32| Array2::from_elem((64, 64), value);
    match name {
        "ideal" => Camera::ideal(PIXEL_UM),
        "read-noise" => read_noise_camera(),
        _ => {
            let (offset, gain, variance) = (flat(100.0), flat(0.5), flat(2.0));
            let maps = (offset.view(), gain.view(), variance.view());
            Camera::scmos(
                PIXEL_UM,
                ScmosMaps {
                    offset_adu: maps.0,
                    gain_e_per_adu: maps.1,
                    variance_e2: maps.2,
                    mask: None,
                },
            )
            .expect("valid maps")
        }
    }
}

/// Simulated spots as 16-bit pixels, and their corners.
struct Stack {
    pixels: Array3<u16>,
    corners: Array2<i32>,
}

impl Stack {
    fn new(model: &Model, camera: &Camera, size: usize, photons: f64, spots: usize) -> Self {
        let stack = simulation(model, size, 1.3)
            .camera(camera.clone())
            .photons(photons)
            .background(10.0)
            .seed(79)
            .run(spots)
            .expect("a valid simulation");
        Self {
            pixels: stack.to_u16(),
            corners: stack.corners,
        }
    }

    /// The same spots many times.
    fn repeated(&self, times: usize) -> Self {
        let pixels = vec![self.pixels.view(); times];
        let corners = vec![self.corners.view(); times];
        Self {
            pixels: concatenate(Axis(0), &pixels).expect("equal sizes"),
            corners: concatenate(Axis(0), &corners).expect("equal sizes"),
        }
    }

    fn rois(&self) -> RoiStack<'_> {
        RoiStack::from_u16(self.pixels.view())
            .and_then(|rois| rois.with_corners(self.corners.view()))
            .expect("a valid stack")
    }
}

/// The GPUs without software adapters, which other tests compare with the CPU.
fn hardware() -> impl Iterator<Item = &'static (&'static str, Device)> {
    gpus().filter(|(_, device)| !device.is_software())
}

/// A number from the environment.
fn number(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// The models that `GAUSSMLE_TEST_REPORT_MODELS` names, all without it.
fn chosen_models() -> Vec<Model> {
    let names = std::env::var("GAUSSMLE_TEST_REPORT_MODELS").ok();
    let is_chosen = |model: &Model| {
        let mut names = names.iter().flat_map(|names| names.split(','));
        names.clone().next().is_none() || names.any(|name| name == model.name())
    };
    models(1.3 * PIXEL_UM)
        .into_iter()
        .filter(is_chosen)
        .collect()
}

fn fit(model: Model, camera: &Camera, device: &Device, stack: &Stack) -> Fits {
    let fitter = builder(model, camera.clone(), device).build();
    fitter.expect("valid").fit(&stack.rois()).expect("fits")
}

/// The largest difference of a parameter, in units of its CRLB on the first device, over the spots
/// that are usable on both. Returns the name of the parameter too.
fn largest_difference(a: &Fits, b: &Fits) -> (f64, &'static str) {
    let mut largest = (0.0, "none");
    for &parameter in a.model().parameters() {
        let of = |fits: &Fits| fits.parameter(parameter).expect("the model has it");
        let std = a.std(parameter).expect("the model has it");
        for (i, (left, right)) in of(a).into_iter().zip(of(b)).enumerate() {
            let are_usable = [a, b].iter().all(|fits| fits.status()[i].is_usable());
            let difference = (left - right).abs() / std[i];
            if are_usable && difference > largest.0 {
                largest = (difference, parameter.name());
            }
        }
    }
    largest
}

#[test]
#[ignore = "run by xtask/device.sh, which `cargo xtask device` packs"]
fn agreement_in_bits() {
    let spots = number("GAUSSMLE_TEST_REPORT_SPOTS", 20_000);
    println!(
        "backend,model,camera,size,photons,spots,other bits,other status,other iterations,\
         largest difference / CRLB,parameter"
    );
    for (name, gpu) in hardware() {
        for model in chosen_models() {
            for camera_name in CAMERAS {
                let camera = camera(camera_name);
                for (size, photons) in [(7, 300.0), (7, 5000.0), (11, 1000.0), (15, 20_000.0)] {
                    let stack = Stack::new(&model, &camera, size, photons, spots);
                    let a = fit(model.clone(), &camera, &cpu(), &stack);
                    let b = fit(model.clone(), &camera, gpu, &stack);
                    let (left, right) = (bits(&a), bits(&b));
                    let differs = |i: &usize| left.iter().zip(&right).any(|(l, r)| l[*i] != r[*i]);
                    let other_bits = (0..spots).filter(differs).count();
                    let other = |is_other: &dyn Fn(usize) -> bool| {
                        (0..spots).filter(|i| is_other(*i)).count()
                    };
                    let (difference, parameter) = largest_difference(&a, &b);
                    println!(
                        "{name},{},{camera_name},{size},{photons},{spots},{other_bits},{},{},{difference:.2e},{parameter}",
                        model.name(),
                        other(&|i| a.status()[i] != b.status()[i]),
                        other(&|i| a.iterations()[i] != b.iterations()[i]),
                    );
                    // The limit of `agreement`.
                    assert!(difference < 3e-3, "{} {camera_name} {size}", model.name());
                }
            }
        }
    }
}

/// Batches of a performance log, the sum of their seconds, and the seconds from the start of the
/// first to the end of the last.
fn batches(log: &Path) -> (usize, f64, f64) {
    let text = fs::read_to_string(log).expect("a performance log");
    let (mut count, mut sum, mut first, mut last) = (0, 0.0, f64::INFINITY, 0.0_f64);
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        if line["event"] != "batch" {
            continue;
        }
        let value = |key: &str| line[key].as_f64().expect("a number");
        let (end, seconds) = (value("time"), value("seconds"));
        count += 1;
        sum += seconds;
        first = first.min(end - seconds);
        last = last.max(end);
    }
    (count, sum, last - first)
}

#[test]
#[ignore = "run by xtask/device.sh, which `cargo xtask device` packs"]
fn speed_and_overlap() {
    // Simulated spots; the stack has each of them several times.
    const SIMULATED: usize = 10_000;
    let times = number("GAUSSMLE_TEST_REPORT_SPOTS", 2_000_000).div_ceil(SIMULATED);
    let folder = tempfile::tempdir().expect("a folder");
    println!(
        "backend,model,camera,size,spots,M fits/s,seconds,uploading,computing,reading back,\
         batches,batch seconds,span,batches at once"
    );
    for (name, gpu) in hardware() {
        for model in chosen_models() {
            for (camera_name, size) in [("ideal", 7), ("ideal", 11), ("maps", 7), ("maps", 11)] {
                let camera = camera(camera_name);
                let stack = Stack::new(&model, &camera, size, 1000.0, SIMULATED).repeated(times);
                let spots = stack.pixels.len_of(Axis(0));
                fit(model.clone(), &camera, gpu, &stack);
                let log = folder
                    .path()
                    .join(format!("{name}-{}-{camera_name}-{size}", model.name()));
                let logged = builder(model.clone(), camera, gpu).performance_log(&log);
                let fits = logged
                    .build()
                    .expect("valid")
                    .fit(&stack.rois())
                    .expect("fits");
                let info = fits.info();
                let (count, sum, span) = batches(&log);
                println!(
                    "{name},{},{camera_name},{size},{spots},{:.2},{:.3},{:.3},{:.3},{:.3},{count},{sum:.3},{span:.3},{:.2}",
                    model.name(),
                    spots as f64 / info.seconds / 1e6,
                    info.seconds,
                    info.seconds_uploading,
                    info.seconds_computing,
                    info.seconds_reading_back,
                    sum / span,
                );
            }
        }
    }
}
