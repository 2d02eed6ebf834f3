//! The hardware benchmark: a table of the speed of this machine. Only a wrong accuracy fails it.

use gaussmle::bench::{Case, SIDE, limit_vectors};
use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Device, Output, RoiStack};
use gaussmle_detect::{Criterion, Detection, Detector, Frame, Workspace};
use gaussmle_smlm::simulate::MovieSimulation;
use ndarray::Array2;

use crate::support::{devices, lock_heavy_tests};

/// The number of spots in a stack, few by default, and of repeats. The fastest repeat counts,
/// because other work on a shared machine only slows fits down. A software adapter, which stands in
/// for a GPU, is measured once, with fewer spots.
fn effort(device: &Device) -> (usize, usize) {
    let (spots, repeats) = serious().map_or((20_000, 3), |spots| (spots, 5));
    if device.is_software() {
        (spots / 2, 1)
    } else {
        (spots, repeats)
    }
}

/// The number of spots of a long measurement, if one was requested.
fn serious() -> Option<usize> {
    let spots = std::env::var("GAUSSMLE_TEST_BENCH_SPOTS").ok();
    spots.map(|n| n.parse().expect("a number"))
}

/// Limits the spots in a vector of the CPU if that was requested, for the speed of processors with
/// narrower registers.
fn limit_vectors_of_cpu() {
    if let Ok(spots) = std::env::var("GAUSSMLE_TEST_BENCH_VECTORS") {
        limit_vectors(spots.parse().expect("a number"));
    }
}

/// Outputs of the cases, by name. A long measurement has all.
const OUTPUTS: [(&str, &[Output]); 4] = [
    ("all", &Output::ALL),
    ("std+p_value", &Output::TABLE),
    ("std", &[Output::Std]),
    ("none", &[]),
];

/// The cases of a device: every model with every camera, and, in a long measurement on the CPU, the
/// ideal camera with fewer outputs.
fn cases(backend: &str) -> Vec<(Case, &'static str)> {
    let fewer = serious().is_some() && backend == "cpu";
    let mut out = Vec::new();
    for (outputs, list) in OUTPUTS {
        for mut case in Case::all() {
            if outputs == "all" || fewer && case.camera_name == "ideal" {
                case.outputs = list.to_vec();
                out.push((case, outputs));
            }
        }
    }
    out
}

#[test]
fn hardware_benchmark() {
    let _lock = lock_heavy_tests();
    println!("# {SIDE}x{SIDE} pixels, u16, N = 1000, b = 10, sigma = 1.3 px");
    println!(
        "backend,vectors,device,model,camera,outputs,n,fits_per_second,kernel_fits_per_second,\
         first_fit_seconds,converged,rmse_x_over_crlb"
    );
    let wanted = std::env::var("GAUSSMLE_TEST_BENCH_BACKENDS").unwrap_or("cpu,wgpu,cuda".into());
    limit_vectors_of_cpu();
    for (name, device) in devices().iter().filter(|(name, _)| wanted.contains(name)) {
        // A comma separates columns.
        let adapter = device.name().expect("a device").replace(',', ";");
        let (spots, repeats) = effort(device);
        let lanes = match *name {
            "cpu" => gaussmle_kernels::cpu_lanes().to_string(),
            _ => String::new(),
        };
        for (case, outputs) in cases(name) {
            let m = case.measure(device, spots, repeats).expect("fits");
            let scatter = m.accuracy[0].rmse_over_crlb;
            let (model, camera) = (case.model.name(), case.camera_name);
            println!(
                "{name},{lanes},{adapter},{model},{camera},{outputs},{spots},{:.0},{:.0},{:.3},{:.5},{scatter:.4}",
                m.fits_per_second, m.kernel_fits_per_second, m.first_fit_seconds, m.converged
            );
            if case.outputs.is_empty() {
                assert!(scatter.is_nan(), "there are no standard deviations");
                continue;
            }
            assert!(
                (scatter - 1.0).abs() < 0.03,
                "{name} {model} {camera}: {scatter}"
            );
        }
    }
}

/// Callgrind counts from a call of this function.
#[inline(never)]
fn counting_begins() {
    std::hint::black_box("begin");
}

/// Callgrind writes a count at a call of this function.
#[inline(never)]
fn counting_ends() {
    std::hint::black_box("end");
}

/// Work whose instructions are counted.
fn counted_work(mut work: impl FnMut()) {
    counting_begins();
    work();
    counting_ends();
}

/// Prints what is done in each call of [`counted_work`], and how often: fits, or pixels that are
/// searched.
#[test]
#[ignore = "`cargo xtask record` runs it in callgrind, which counts instructions"]
fn instructions() {
    limit_vectors_of_cpu();
    let device = Device::cpu().expect("built in");
    for (case, outputs) in cases("cpu") {
        let (spots, times) = (2048, 4);
        let simulated = case.simulate(spots).expect("a simulation");
        let pixels = simulated.to_u16();
        let rois = RoiStack::from_u16(pixels.view()).expect("valid");
        let rois = rois.with_corners(simulated.corners.view()).expect("valid");
        let fitter = case.fitter(&device).expect("valid");
        fitter.fit(&rois).expect("fits");
        counted_work(|| (0..times).for_each(|_| drop(fitter.fit(&rois).expect("fits"))));
        let (model, camera) = (case.model.name(), case.camera_name);
        println!("counted: fit,{model},{camera},{outputs},{}", spots * times);
    }
    let (side, frames) = (512, 4);
    let simulation = MovieSimulation {
        camera: Camera::ideal(0.1).with_offset_adu(100.0),
        emitters: 100.0,
        ..MovieSimulation::new(frames, side, side)
    };
    let movie = simulation.run().expect("a valid simulation");
    let frames: Vec<Vec<u16>> = (0..frames).map(|i| movie.frame(i)).collect();
    let flat = |value: f32| Array2::from_elem((side, side), value);
    let (offset, gain, variance) = (flat(100.0), flat(1.0), flat(2.0));
    let maps = Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: None,
        },
    );
    let maps = maps.expect("valid");
    for (name, camera, criterion) in [
        ("band-pass", &simulation.camera, Criterion::FalseAlarms(0.1)),
        ("band-pass with maps", &maps, Criterion::FalseAlarms(0.1)),
        (
            "net gradient",
            &simulation.camera,
            Criterion::NetGradient(500.0),
        ),
    ] {
        let detection = Detection {
            criterion,
            roi: 7,
            ..Detection::new(0.13)
        };
        let detector = Detector::new(&detection, camera, side, side).expect("valid");
        let detector = detector.with_lanes(gaussmle_kernels::cpu_lanes());
        let (mut workspace, mut found) = (Workspace::default(), Vec::new());
        detector.find(Frame::U16(&frames[0]), &mut workspace, &mut found);
        counted_work(|| {
            for frame in &frames {
                detector.find(Frame::U16(frame), &mut workspace, &mut found);
            }
        });
        println!("counted: search,{name},,,{}", frames.len() * side * side);
    }
}
