//! Bad input gets an error that names both values and the way out, before anything is launched.

use gaussmle::reference::Problem;
use gaussmle::{Astigmatism, Backend, Camera, Fitter, Model, Parameter, RoiStack};
use ndarray::{Array2, Array3, array};

use crate::support::{PIXEL_UM, curve};

/// What a wrong call says; every error here must hold each of `parts`.
fn says<T>(result: gaussmle::Result<T>, parts: &[&str]) {
    let Err(error) = result else {
        panic!("no error, where one with {parts:?} was due");
    };
    let text = error.to_string();
    for part in parts {
        assert!(text.contains(part), "`{text}` does not say `{part}`");
    }
}

fn xynb() -> gaussmle::FitterBuilder {
    Fitter::builder(Model::xynb(0.13)).backend(Backend::Cpu)
}

fn stack(pixels: &Array3<u16>) -> RoiStack<'_> {
    RoiStack::from_u16(pixels.view()).expect("valid")
}

fn flat(height: usize, width: usize, value: f32) -> Array2<f32> {
    Array2::from_elem((height, width), value)
}

#[test]
fn stacks() {
    let wide = Array3::<u16>::zeros((2, 9, 11));
    says(RoiStack::from_u16(wide.view()), &["11", "9", "square"]);
    let small = Array3::<f32>::zeros((2, 4, 4));
    says(RoiStack::from_f32(small.view()), &["4x4", "5 to 32"]);
    let large = Array3::<f32>::zeros((2, 33, 33));
    says(RoiStack::from_f32(large.view()), &["33x33", "5 to 32"]);
    let fine = Array3::<u16>::zeros((3, 9, 9));
    let (two, triples) = (Array2::zeros((2, 2)), Array2::zeros((3, 3)));
    says(stack(&fine).corners(two.view()), &["2 corners", "3 ROIs"]);
    says(
        stack(&fine).corners(triples.view()),
        &["3 columns", "x and y"],
    );
    says(stack(&fine).frames(&[0, 1]), &["2 frames", "3 ROIs"]);
}

#[test]
fn corners_and_maps() {
    let (offset, variance) = (flat(20, 30, 0.0), flat(20, 30, 1.0));
    let gain = flat(20, 30, 1.0);
    let sensor =
        Camera::scmos(PIXEL_UM, offset.view(), gain.view(), variance.view(), None).expect("valid");
    let fitter = xynb().camera(sensor).build().expect("valid");
    let pixels = Array3::<u16>::zeros((1, 9, 9));
    says(fitter.fit(&stack(&pixels)), &["30x20", "corners"]);
    for corner in [array![[22, 0]], array![[0, 12]], array![[-1, 3]]] {
        let rois = stack(&pixels).corners(corner.view()).expect("valid");
        let (x, y) = (corner[[0, 0]].to_string(), corner[[0, 1]].to_string());
        says(fitter.fit(&rois), &["30x20", &x, &y, "whole sensor"]);
    }
    let last = array![[21, 11]];
    assert!(
        fitter
            .fit(&stack(&pixels).corners(last.view()).expect("valid"))
            .is_ok()
    );
    let other = flat(30, 20, 1.0);
    says(
        Camera::scmos(0.1, offset.view(), gain.view(), other.view(), None),
        &["variance", "20x30", "30x20"],
    );
    let mut broken = gain.clone();
    broken[[3, 7]] = -0.5;
    says(
        Camera::scmos(0.1, offset.view(), broken.view(), variance.view(), None),
        &["x = 7", "y = 3", "-0.5"],
    );
    let mut broken = variance.clone();
    broken[[3, 7]] = -2.0;
    says(
        Camera::scmos(0.1, offset.view(), gain.view(), broken.view(), None),
        &["variance", "-2", "NaN masks"],
    );
}

#[test]
fn numbers_that_make_no_sense() {
    for gain in [0.0, -1.0, f64::NAN] {
        says(
            xynb().camera(Camera::uniform(0.1, 0.0, gain, 0.0)).build(),
            &["gain", "above 0"],
        );
    }
    says(
        xynb().camera(Camera::ideal(0.0)).build(),
        &["pixel size", "is 0:"],
    );
    says(
        xynb().camera(Camera::uniform(0.1, 0.0, 1.0, -1.0)).build(),
        &["read noise", "-1"],
    );
    says(
        xynb().camera(Camera::ideal(0.1).excess_noise(0.5)).build(),
        &["excess", "0.5"],
    );
    says(
        xynb().camera(Camera::ideal(0.1).qe(1.5)).build(),
        &["quantum efficiency", "1.5"],
    );
    for sigma in [0.0, -0.1, f64::INFINITY] {
        says(
            Fitter::builder(Model::xynb(sigma)).build(),
            &["sigma", "above 0"],
        );
    }
    says(xynb().batch_size(0).build(), &["batch_size", "1 or more"]);
    says(xynb().memory_budget(0).build(), &["memory budget"]);
    says(xynb().tolerance(0.0).build(), &["tolerance"]);
    says(xynb().max_iterations(0).build(), &["iterations"]);
}

#[test]
fn bounds() {
    let given = Model::Xynbs {
        start_sigma_um: Some(0.13),
    };
    let builder = || Fitter::builder(given).backend(Backend::Cpu);
    says(
        builder().bounds(Parameter::Sigma, 0.2, 0.3).build(),
        &["sigma", "0.2", "0.3", "0.13"],
    );
    says(
        builder().bounds(Parameter::Sigma, 0.2, 0.1).build(),
        &["0.2", "0.1", "below"],
    );
    says(
        builder().bounds(Parameter::Sigma, 0.0, 0.3).build(),
        &["width", "above 0"],
    );
    says(
        builder().bounds(Parameter::Photons, -5.0, 100.0).build(),
        &["photons", "negative"],
    );
    says(
        builder().bounds(Parameter::Z, -0.5, 0.5).build(),
        &["xynbs", "z", "sigma"],
    );
}

#[test]
fn astigmatic_curves_that_vanish() {
    let broken = Astigmatism {
        bx: -5.0,
        ..curve(0.13)
    };
    let fitter = Fitter::builder(Model::astigmatic(broken))
        .backend(Backend::Cpu)
        .build()
        .expect("no range yet");
    let pixels = Array3::<u16>::zeros((1, 9, 9));
    says(
        fitter.fit(&RoiStack::from_u16(pixels.view()).expect("valid")),
        &["z =", "narrow the bounds"],
    );
    let flat = Astigmatism {
        d_um: 0.0,
        ..curve(0.13)
    };
    says(
        Fitter::builder(Model::astigmatic(flat)).build(),
        &["depth", "is 0:"],
    );
}

#[test]
fn problems_for_the_reference() {
    let (offset, gain, variance) = (flat(16, 24, 100.0), flat(16, 24, 0.5), flat(16, 24, 2.0));
    let camera =
        Camera::scmos(0.1, offset.view(), gain.view(), variance.view(), None).expect("valid");
    let problem =
        |pixels, corner| Problem::new(&Model::xynb(0.13), &camera, &vec![110.0; pixels], corner);
    assert!(problem(81, (15, 7)).is_ok());
    says(problem(80, (0, 0)), &["80", "square"]);
    says(problem(81, (16, 7)), &["x = 16", "24x16"]);
    says(problem(81, (0, -1)), &["y = -1", "24x16"]);
}

#[test]
fn a_gpu_that_is_not_there() {
    // Where there is a hardware GPU this is no error; nowhere is it a panic.
    let pixels = Array3::<u16>::zeros((1, 9, 9));
    match xynb().backend(Backend::Gpu).build() {
        Ok(fitter) => {
            let fits = fitter.fit(&stack(&pixels)).expect("fits");
            assert_ne!(fits.info().backend, "cpu");
        }
        Err(error) => assert!(error.to_string().contains("`cpu`"), "{error}"),
    }
    let fits = xynb()
        .build()
        .expect("valid")
        .fit(&stack(&pixels))
        .expect("fits");
    assert_eq!(fits.info().backend, "cpu");
}
