//! Remedies fit the model in use, and masked pixels are no sign.

use gaussmle::camera::ScmosMaps;
use gaussmle::simulate::Simulation;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, Status};
use gaussmle_detect::Detection;
use gaussmle_io::movie::Pixels;
use gaussmle_smlm::PValueSummary;
use gaussmle_smlm::remarks::{Cause, Evidence, Remark};
use ndarray::{Array2, Array3};

use super::depth::ROI;
use super::movie::{
    PIXEL_UM, Run, SIDE, SIGMA_PX, Scene, Shape2d, astigmatic_curve, localize, localize_detected,
};

const SIGMA_UM: f64 = SIGMA_PX * PIXEL_UM;

/// The text of the first remark, which must name one of some causes.
fn first(run: &Run, causes: &[Cause]) -> String {
    let first = run.remarks.first().expect("a remark");
    assert!(causes.contains(&first.cause), "{:?}", run.remarks);
    first.text.clone()
}

/// An astigmatic movie, and a PSF file whose widths differ by a factor.
fn astigmatic(seed: u64, factor: f64) -> Run {
    let scene = Scene {
        shape: Shape2d::Astigmatic,
        photons: 5000.0,
        frames: 40,
        apart: 24.0,
        ..Scene::new(seed)
    };
    let model = Model::astigmatic(astigmatic_curve(factor * SIGMA_UM));
    let detection = Detection {
        roi: ROI,
        ..Detection::new(SIGMA_UM)
    };
    localize_detected(&scene.expose(), &scene.camera, model, &detection)
}

#[test]
fn wrong_widths_of_a_psf_file_need_a_calibration_with_the_same_roi() {
    for (seed, factor) in [(71, 0.75), (72, 1.3)] {
        let text = first(&astigmatic(seed, factor), &[Cause::Width, Cause::Psf]);
        let remedy = format!(
            "(`gaussmle calibrate astigmatism`) with this objective and camera and the same ROI (`roi` {ROI})"
        );
        assert!(
            text.contains("PSF file") && text.contains(&remedy),
            "{text}"
        );
        assert!(
            !text.contains("`sigma`") && !text.contains("xynb"),
            "{text}"
        );
    }
    assert_eq!(astigmatic(73, 1.0).remarks, []);
}

#[test]
fn the_shape_of_the_psf_has_a_remedy_for_each_model() {
    let scene = Scene {
        shape: Shape2d::Tails(0.4),
        photons: 6000.0,
        ..Scene::new(74)
    };
    let movie = scene.expose();
    for (model, recommends) in [
        (Model::xynb(SIGMA_UM), true),
        (Model::xynbs(), true),
        (Model::xynbsxsy(), false),
    ] {
        let run = localize(&movie, &scene.camera, model.clone(), SIGMA_PX);
        let text = first(&run, &[Cause::Psf]);
        assert_eq!(text.contains("xynbsxsy"), recommends, "{model:?}: {text}");
    }
}

/// A camera with these masked pixels.
fn masked(is_masked: impl Fn(usize, usize) -> bool) -> Camera {
    let map = |value: f32| Array2::from_elem((SIDE, SIDE), value);
    let mask = Array2::from_shape_fn((SIDE, SIDE), |(y, x)| is_masked(x, y));
    let maps = [0.0, 1.0, 0.0].map(map);
    let [offset, gain, variance] = maps.each_ref().map(|map| map.view());
    Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: offset,
            gain_e_per_adu: gain,
            variance_e2: variance,
            mask: Some(mask.view()),
        },
    )
    .expect("maps")
}

#[test]
fn masked_pixels_at_the_highest_value_are_not_saturated() {
    let is_hot = |x: usize, y: usize| (3 * x + 5 * y).is_multiple_of(50);
    let scene = Scene {
        frames: 20,
        ..Scene::new(75)
    };
    let mut movie = scene.expose();
    for (i, pixel) in movie.pixels.iter_mut().enumerate() {
        if is_hot(i % SIDE, i / SIDE % SIDE) {
            *pixel = 65_535;
        }
    }
    let model = Model::xynb(SIGMA_UM);
    let run = localize(&movie, &masked(is_hot), model.clone(), SIGMA_PX);
    assert_eq!((run.remarks, run.counts.saturated), (vec![], 0));
    let run = localize(&movie, &masked(|_, _| false), model, SIGMA_PX);
    assert!(run.counts.saturated > 0, "{:?}", run.counts);
}

/// The first remark on 60 ROIs, 20 of which cannot be fitted.
fn remark_on_bad_rois(pixels: Vec<u16>, corners: &Array2<i32>, camera: &Camera) -> Remark {
    let stack = Array3::from_shape_vec((60, 9, 9), pixels.clone()).expect("complete");
    let fitter = Fitter::builder(Model::xynb(SIGMA_UM), camera.clone())
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let rois = RoiStack::from_u16(stack.view()).expect("valid");
    let rois = rois
        .with_corners(corners.view())
        .expect("a corner for each");
    let fits = fitter.fit(&rois).expect("fits");
    let mut evidence = Evidence::default();
    evidence.add(&fits, &Pixels::U16(pixels), camera);
    assert_eq!(evidence.fits_with(Status::BadInput), 20);
    let remarks = evidence.remarks(&PValueSummary::default());
    remarks.first().expect("a remark").clone()
}

#[test]
fn the_reason_of_bad_rois_is_in_their_unmasked_pixels() {
    let spots = Simulation::new(9).seed(3).run(60).expect("valid").to_u16();
    let pixels = spots.into_raw_vec_and_offset().0;
    // All unmasked pixels of 20 ROIs are equal.
    let mut equal = pixels.clone();
    equal[..20 * 81].fill(4095);
    for roi in equal[..20 * 81].chunks_exact_mut(81) {
        roi[4] = 7;
    }
    let corners = Array2::zeros((60, 2));
    let remark = remark_on_bad_rois(equal, &corners, &masked(|x, y| (x, y) == (4, 0)));
    assert_eq!(remark.cause, Cause::Saturation, "{remark}");
    assert!(remark.text.contains("all equal"), "{remark}");
    // The pixels of 20 ROIs are masked.
    let corners = Array2::from_shape_fn((60, 2), |(roi, axis)| match (roi, axis) {
        (..20, 1) => 30,
        _ => 0,
    });
    let remark = remark_on_bad_rois(pixels, &corners, &masked(|_, y| y >= 30));
    assert_eq!(remark.cause, Cause::DeadPixels, "{remark}");
    assert!(
        remark.text.contains("mask nearly all") && !remark.text.contains("NaN"),
        "{remark}"
    );
}
