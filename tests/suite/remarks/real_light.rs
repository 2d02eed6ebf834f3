//! Light and cameras as they are: rings of diffraction, maps of other pixels, hot pixels, slopes.

use gaussmle::camera::ScmosMaps;
use gaussmle::{Astigmatism, Camera, Model, Status};
use gaussmle_detect::Detection;
use gaussmle_smlm::remarks::Cause;
use gaussmle_smlm::simulate::MovieSimulation;
use ndarray::{Array2, Axis, concatenate, s};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::StandardNormal;

use crate::inspect::Simulated;

use super::movie::{
    PIXEL_UM, Run, SIDE, SIGMA_PX, Scene, Shape2d, astigmatic_curve, localize, localize_detected,
};

/// The width of the Gaussian that is nearest to [`Shape2d::Airy`]: 0.21 wavelengths over the aperture.
const AIRY_PX: f64 = 0.21 * 0.67 / 1.2 / PIXEL_UM;

/// The width of fits to [`Shape2d::Airy`]: rings are background to them.
const FITTED_AIRY_PX: f64 = 0.19 * 0.67 / 1.2 / PIXEL_UM;

const SIGMA_UM: f64 = SIGMA_PX * PIXEL_UM;

fn sensor() -> Camera {
    Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.45)
        .with_read_noise_e(1.6)
}

fn scene(seed: u64) -> Scene {
    Scene {
        frames: 60,
        photons: 2000.0,
        camera: sensor(),
        ..Scene::new(seed)
    }
}

#[track_caller]
fn first_is(run: &Run, cause: Cause) {
    let causes: Vec<_> = run.remarks.iter().map(|remark| remark.cause).collect();
    assert_eq!(causes.first(), Some(&cause), "{:?}", run.remarks);
}

#[test]
fn the_camera_is_not_blamed_for_diffraction() {
    for (seed, photons) in [(1, 8000.0), (2, 20_000.0), (3, 60_000.0)] {
        let scene = Scene {
            shape: Shape2d::Airy,
            photons,
            ..scene(seed)
        };
        let movie = scene.expose();
        let run = |model| localize(&movie, &scene.camera, model, AIRY_PX);
        first_is(&run(Model::xynb(FITTED_AIRY_PX * PIXEL_UM)), Cause::Psf);
        first_is(&run(Model::xynbs()), Cause::Psf);
        // A width of the peak alone is a tenth too large, which may be said instead.
        let remarks = run(Model::xynb(AIRY_PX * PIXEL_UM)).remarks;
        assert!(!remarks.is_empty());
        for remark in remarks {
            assert!(
                [Cause::Width, Cause::Psf].contains(&remark.cause),
                "{remark:?}"
            );
        }
    }
}

/// Offset, gain and variance of a sCMOS camera.
fn maps(seed: u64) -> [Array2<f32>; 3] {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut map = |mean: f32, scatter: f32| {
        Array2::from_shape_simple_fn((SIDE, SIDE), || {
            let z: f32 = rng.sample(StandardNormal);
            mean * (scatter * z).exp()
        })
    };
    [map(100.0, 0.04), map(0.45, 0.03), map(2.5, 0.7)]
}

fn camera(maps: &[Array2<f32>; 3]) -> Camera {
    let [offset, gain, variance] = maps;
    let maps = ScmosMaps {
        offset_adu: offset.view(),
        gain_e_per_adu: gain.view(),
        variance_e2: variance.view(),
        mask: None,
    };
    Camera::scmos(PIXEL_UM, maps).expect("maps")
}

#[test]
fn maps_of_other_pixels_and_none_are_named() {
    for seed in [21, 22, 23] {
        let right = maps(seed);
        let scene = Scene {
            camera: camera(&right),
            ..scene(seed)
        };
        let movie = scene.expose();
        let run = |camera: &Camera| localize(&movie, camera, Model::xynb(SIGMA_UM), SIGMA_PX);
        assert_eq!(run(&scene.camera).remarks, []);
        let transposed = right
            .each_ref()
            .map(|map| map.t().as_standard_layout().to_owned());
        let shifted = right.each_ref().map(|map| {
            let parts = [map.slice(s![.., 7..]), map.slice(s![.., ..7])];
            concatenate(Axis(1), &parts).expect("a map")
        });
        for given in [camera(&transposed), camera(&shifted)] {
            let run = run(&given);
            first_is(&run, Cause::Maps);
            assert!(run.remarks[0].text.contains("transposed"));
        }
        let untold = run(&sensor());
        first_is(&untold, Cause::Maps);
        assert!(
            untold.remarks[0]
                .text
                .contains("`gaussmle calibrate camera`")
        );
    }
}

#[test]
fn hot_pixels_that_are_fitted_as_spots_are_named() {
    for seed in [31, 32, 33] {
        let scene = Scene {
            hot: 0.004,
            ..scene(seed)
        };
        let run = localize(&scene.expose(), &scene.camera, Model::xynbs(), SIGMA_PX);
        first_is(&run, Cause::DeadPixels);
    }
}

#[test]
fn a_slope_of_the_background_is_named() {
    for (seed, shape) in [
        (41, Shape2d::Gaussian),
        (42, Shape2d::Gaussian),
        (43, Shape2d::Airy),
    ] {
        let scene = Scene {
            slope: 3.6,
            photons: 1500.0,
            shape,
            ..scene(seed)
        };
        let sigma_px = match shape {
            Shape2d::Airy => AIRY_PX,
            _ => SIGMA_PX,
        };
        let model = Model::xynb(sigma_px * PIXEL_UM);
        let run = localize(&scene.expose(), &scene.camera, model, sigma_px);
        first_is(&run, Cause::Background);
        let (_, rest) = run.remarks[0].text.split_once("about ").expect("a number");
        let slope: f64 = rest
            .split(' ')
            .next()
            .and_then(|n| n.parse().ok())
            .expect("a number");
        assert!((slope / 3.6 - 1.0).abs() < 0.25, "{slope}");
    }
}

#[test]
fn a_pixel_size_that_is_twice_too_large_is_named_with_a_free_width() {
    let scene = scene(51);
    let given = Camera::ideal(2.0 * PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.45)
        .with_read_noise_e(1.6);
    let detection = Detection::new(SIGMA_PX * 2.0 * PIXEL_UM);
    let run = localize_detected(&scene.expose(), &given, Model::xynbs(), &detection);
    first_is(&run, Cause::PixelSize);
}

/// With a gain that is too high, detection takes noise for spots, and few pixels are left to tell it from
/// EM gain.
#[test]
fn a_gain_that_is_twice_too_high_is_told_from_em_gain_where_spots_are_dense() {
    let run = |seed, taken_with: &Camera, stated: &Camera| {
        let scene = Scene {
            frames: 100,
            spots: 10.0,
            apart: 0.0,
            camera: taken_with.clone(),
            ..scene(seed)
        };
        localize(&scene.expose(), stated, Model::xynb(SIGMA_UM), SIGMA_PX)
    };
    let multiplied = sensor().with_read_noise_e(0.1);
    for seed in 71..75 {
        let twice = sensor().with_gain_e_per_adu(0.9);
        first_is(&run(seed, &sensor(), &twice), Cause::GainHigh);
        let with_em_gain = multiplied.clone().with_excess_noise(2.0);
        first_is(&run(seed, &with_em_gain, &multiplied), Cause::ExcessNoise);
    }
}

#[test]
fn few_saturated_spots_are_named() {
    for seed in [61, 62] {
        // Brightness varies by a factor of two, so the brightest tenth is above.
        let scene = scene(seed);
        let peak = 1.3 * 0.088 * scene.photons + scene.background;
        let ceiling = (100.0 + peak / 0.45).round();
        let scene = Scene { ceiling, ..scene };
        let run = localize(
            &scene.expose(),
            &scene.camera,
            Model::xynb(SIGMA_UM),
            SIGMA_PX,
        );
        let saturated = run.counts.saturated as f64 / run.table.len() as f64;
        assert!((0.01..0.2).contains(&saturated), "{saturated}");
        first_is(&run, Cause::Saturation);
    }
}

#[test]
fn spots_outside_the_range_of_z_are_named_and_not_usable() {
    let scene = Scene {
        shape: Shape2d::Astigmatic,
        spots: 3.0,
        apart: 24.0,
        ..scene(71)
    };
    let movie = scene.expose();
    // All spots beyond one end, some beyond both, and all beyond one end but a few.
    for range in [[-0.9, -0.55], [-0.3, 0.3], [0.55, 0.9], [0.3, 0.9]] {
        let curve = Astigmatism {
            z_range_um: Some(range),
            ..astigmatic_curve(SIGMA_UM)
        };
        let detection = Detection {
            roi: super::depth::ROI,
            ..Detection::new(SIGMA_UM)
        };
        let run = localize_detected(&movie, &scene.camera, Model::astigmatic(curve), &detection);
        let remark = run
            .remarks
            .iter()
            .find(|remark| remark.cause == Cause::ZRange);
        let text = &remark.expect("a remark").text;
        let ends = format!("{:.2} or {:.2} um", range[0], range[1]);
        assert!(text.contains(&ends), "{text}");
        let z = run.table.floats("z").expect("z");
        let status = run.table.statuses().expect("a status");
        let at_end = |z: f64| range.iter().any(|end| (z - end).abs() < 1e-5);
        for (&z, status) in z.iter().zip(status) {
            assert!(!at_end(z) || !status.is_usable(), "{z}: {status}");
            assert!(at_end(z) || *status != Status::ZAtBound, "{z}: {status}");
        }
        let outside = status.iter().filter(|&&s| s == Status::ZAtBound).count();
        assert!(
            outside as f64 > 0.2 * z.len() as f64,
            "{outside} of {}",
            z.len()
        );
    }
}

/// A gain of twice the true one has the noise of electron multiplication. The third cumulant of pixels
/// tells them apart, also where spots leave few pixels.
#[test]
fn a_gain_is_not_taken_for_multiplication() {
    for (seed, emitters) in [(2, 15.0), (3, 30.0), (4, 15.0), (5, 30.0), (6, 30.0)] {
        let camera = Camera::ideal(PIXEL_UM).with_offset_adu(100.0);
        let expose = |camera: Camera| {
            Simulated::new(&MovieSimulation {
                camera,
                emitters,
                seed,
                ..MovieSimulation::new(100, 128, 128)
            })
        };
        let run = |movie: &Simulated, gain: f64| {
            let told = camera.clone().with_gain_e_per_adu(gain);
            localize(movie, &told, Model::xynb(SIGMA_UM), SIGMA_PX)
        };
        let usual = camera.clone().with_gain_e_per_adu(0.45);
        first_is(&run(&expose(usual.clone()), 0.9), Cause::GainHigh);
        let multiplying = usual.with_excess_noise(2.0);
        first_is(&run(&expose(multiplying), 0.45), Cause::ExcessNoise);
    }
}

#[test]
fn square_pixels_that_are_said_to_be_oblong_are_named() {
    for (seed, sides, axis) in [
        (1, [0.1, 0.12], "y"),
        (2, [0.12, 0.1], "x"),
        (3, [0.1, 0.125], "y"),
    ] {
        let scene = scene(seed);
        let told = Camera::ideal(sides)
            .with_offset_adu(100.0)
            .with_gain_e_per_adu(0.45)
            .with_read_noise_e(1.6);
        let run = localize(&scene.expose(), &told, Model::xynbs(), SIGMA_PX);
        first_is(&run, Cause::PixelSize);
        let words = format!("All spots are elongated along {axis}");
        assert!(run.remarks[0].text.contains(&words), "{:?}", run.remarks);
    }
}
