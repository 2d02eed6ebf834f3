//! Invalid input: every error names both values and the way out, and comes before anything is
//! launched.

use gaussmle::camera::ScmosMaps;
use gaussmle::reference::Problem;
use gaussmle::{Astigmatism, Backend, Camera, Fitter, Model, Parameter, RoiStack};
use ndarray::{Array2, Array3, array};

use crate::support::{PIXEL_UM, curve};

/// Asserts that a call fails with an error that contains each of `parts`.
fn assert_error<T>(result: gaussmle::Result<T>, parts: &[&str]) {
    let Err(error) = result else {
        panic!("expected an error with {parts:?}");
    };
    let text = error.to_string();
    for part in parts {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
}

fn xynb() -> gaussmle::FitterBuilder {
    xynb_of(Camera::ideal(0.1))
}

fn xynb_of(camera: Camera) -> gaussmle::FitterBuilder {
    Fitter::builder(Model::xynb(0.13), camera).backend(Backend::Cpu)
}

fn scmos(
    offset: &Array2<f32>,
    gain: &Array2<f32>,
    variance: &Array2<f32>,
) -> gaussmle::Result<Camera> {
    let maps = ScmosMaps {
        offset_adu: offset.view(),
        gain_e_per_adu: gain.view(),
        variance_e2: variance.view(),
        mask: None,
    };
    Camera::scmos(PIXEL_UM, maps)
}

fn stack(pixels: &Array3<u16>) -> RoiStack<'_> {
    RoiStack::from_u16(pixels.view()).expect("valid")
}

fn flat(height: usize, width: usize, value: f32) -> Array2<f32> {
    Array2::from_elem((height, width), value)
}

#[test]
fn invalid_stacks() {
    let wide = Array3::<u16>::zeros((2, 9, 11));
    assert_error(RoiStack::from_u16(wide.view()), &["11", "9", "square"]);
    let small = Array3::<f32>::zeros((2, 4, 4));
    assert_error(RoiStack::from_f32(small.view()), &["4x4", "5 to 32"]);
    let large = Array3::<f32>::zeros((2, 33, 33));
    assert_error(RoiStack::from_f32(large.view()), &["33x33", "5 to 32"]);
    let fine = Array3::<u16>::zeros((3, 9, 9));
    let (two, triples) = (Array2::zeros((2, 2)), Array2::zeros((3, 3)));
    assert_error(
        stack(&fine).with_corners(two.view()),
        &["2 corners", "3 ROIs"],
    );
    assert_error(
        stack(&fine).with_corners(triples.view()),
        &["3 columns", "x and y"],
    );
    assert_error(stack(&fine).with_frames(&[0, 1]), &["2 frames", "3 ROIs"]);
}

#[test]
fn invalid_corners_and_maps() {
    let (offset, variance) = (flat(20, 30, 0.0), flat(20, 30, 1.0));
    let gain = flat(20, 30, 1.0);
    let sensor = scmos(&offset, &gain, &variance).expect("valid");
    let fitter = xynb_of(sensor).build().expect("valid");
    let pixels = Array3::<u16>::zeros((1, 9, 9));
    assert_error(fitter.fit(&stack(&pixels)), &["20x30", "corners"]);
    for corner in [array![[22, 0]], array![[0, 12]], array![[-1, 3]]] {
        let rois = stack(&pixels).with_corners(corner.view()).expect("valid");
        let (x, y) = (corner[[0, 0]].to_string(), corner[[0, 1]].to_string());
        assert_error(fitter.fit(&rois), &["20x30", &x, &y, "whole sensor"]);
    }
    let last = array![[21, 11]];
    assert!(
        fitter
            .fit(&stack(&pixels).with_corners(last.view()).expect("valid"))
            .is_ok()
    );
    let other = flat(30, 20, 1.0);
    assert_error(
        scmos(&offset, &gain, &other),
        &["variance", "20x30", "30x20"],
    );
    let mut broken = gain.clone();
    broken[[3, 7]] = -0.5;
    assert_error(
        scmos(&offset, &broken, &variance),
        &["x = 7", "y = 3", "-0.5"],
    );
    let mut broken = variance.clone();
    broken[[3, 7]] = -2.0;
    assert_error(
        scmos(&offset, &gain, &broken),
        &["variance", "-2", "NaN masks"],
    );
}

#[test]
fn invalid_numbers() {
    for gain in [0.0, -1.0, f64::NAN] {
        assert_error(
            xynb_of(Camera::ideal(0.1).with_gain_e_per_adu(gain)).build(),
            &["gain", "above 0"],
        );
    }
    assert_error(
        xynb_of(Camera::ideal(0.0)).build(),
        &["pixel size", "is 0:"],
    );
    assert_error(
        xynb_of(Camera::ideal(0.1).with_read_noise_e(-1.0)).build(),
        &["read noise", "-1"],
    );
    assert_error(
        xynb_of(Camera::ideal(0.1).with_excess_noise(0.5)).build(),
        &["excess", "0.5"],
    );
    for sigma in [0.0, -0.1, f64::INFINITY] {
        assert_error(
            Fitter::builder(Model::xynb(sigma), Camera::ideal(0.1)).build(),
            &["sigma", "above 0"],
        );
    }
    assert_error(xynb().batch_size(0).build(), &["batch_size", "1 or more"]);
    assert_error(xynb().memory_budget(0).build(), &["memory_budget"]);
    assert_error(xynb().tolerance(0.0).build(), &["tolerance"]);
    assert_error(xynb().max_iterations(0).build(), &["iterations"]);
}

/// Front ends find their own name of an option by this name, and read no message.
#[test]
fn errors_name_the_option() {
    let flat = flat(20, 30, 1.0);
    let maps = scmos(&flat, &flat, &flat).expect("valid");
    let of_maps = |set: fn(Camera, f64) -> Camera| xynb_of(set(maps.clone(), 2.0));
    let ideal = |model| Fitter::builder(model, Camera::ideal(0.1));
    let bounded = |lower, upper| xynb().bounds(Parameter::Photons, lower, upper);
    let negative = Astigmatism {
        sigma_x0_um: -0.13,
        ..curve(0.13)
    };
    for (builder, option) in [
        (xynb_of(Camera::ideal(-0.1)), "pixel_size_um"),
        (xynb_of(Camera::ideal(100.0)), "pixel_size_um"),
        (
            xynb_of(Camera::ideal(0.1).with_offset_adu(f64::NAN)),
            "offset_adu",
        ),
        (
            xynb_of(Camera::ideal(0.1).with_gain_e_per_adu(0.0)),
            "gain_e_per_adu",
        ),
        (
            xynb_of(Camera::ideal(0.1).with_read_noise_e(-1.0)),
            "read_noise_e",
        ),
        (
            xynb_of(Camera::ideal(0.1).with_excess_noise(0.5)),
            "excess_noise",
        ),
        (ideal(Model::xynb(0.0)), "sigma_um"),
        (ideal(Model::xynb(100.0)), "sigma_um"),
        (ideal(Model::xynbs_from(Some(-0.1))), "sigma_um"),
        (ideal(Model::astigmatic(negative)), "sigma_x0_um"),
        (of_maps(Camera::with_offset_adu), "offset_adu"),
        (of_maps(Camera::with_gain_e_per_adu), "gain_e_per_adu"),
        (of_maps(Camera::with_read_noise_e), "read_noise_e"),
        (xynb().tolerance(0.0), "tolerance"),
        (xynb().max_iterations(0), "max_iterations"),
        (xynb().bounds(Parameter::Z, 0.0, 1.0), "bounds"),
        (bounded(1.0, 0.0), "bounds"),
        (xynb().batch_size(0), "batch_size"),
        (xynb().devices(["first"]), "devices"),
    ] {
        let error = builder.build().expect_err(option);
        assert_eq!(error.option(), Some(option), "{error}");
    }
    let small = Array3::<u16>::zeros((1, 4, 4));
    let error = RoiStack::from_u16(small.view()).expect_err("too small");
    assert_eq!(error.option(), None, "{error}");
    let wide = Fitter::builder(Model::xynb(5.0), Camera::ideal(0.1)).backend(Backend::Cpu);
    let fitter = wide.build().expect("no ROI yet");
    let pixels = Array3::<u16>::zeros((1, 9, 9));
    let error = fitter.fit(&stack(&pixels)).expect_err("too wide");
    assert_eq!(error.option(), Some("sigma_um"), "{error}");
}

#[test]
fn invalid_bounds() {
    let given = Model::xynbs_from(Some(0.13));
    let builder = || Fitter::builder(given.clone(), Camera::ideal(0.1)).backend(Backend::Cpu);
    assert_error(
        builder().bounds(Parameter::Sigma, 0.2, 0.3).build(),
        &["sigma", "0.2", "0.3", "0.13"],
    );
    assert_error(
        builder().bounds(Parameter::Sigma, 0.2, 0.1).build(),
        &["0.2", "0.1", "below"],
    );
    assert_error(
        builder().bounds(Parameter::Sigma, 0.0, 0.3).build(),
        &["width", "above 0"],
    );
    assert_error(
        builder().bounds(Parameter::Photons, -5.0, 100.0).build(),
        &["photons", "negative"],
    );
    assert_error(
        builder().bounds(Parameter::Z, -0.5, 0.5).build(),
        &["xynbs", "z", "sigma"],
    );
}

#[test]
fn vanishing_astigmatic_widths() {
    let broken = Astigmatism {
        bx: -5.0,
        ..curve(0.13)
    };
    let fitter = Fitter::builder(Model::astigmatic(broken), Camera::ideal(0.1))
        .backend(Backend::Cpu)
        .build()
        .expect("no range yet");
    let pixels = Array3::<u16>::zeros((1, 9, 9));
    assert_error(
        fitter.fit(&RoiStack::from_u16(pixels.view()).expect("valid")),
        &["z =", "narrow the bounds"],
    );
    let flat = Astigmatism {
        d_um: 0.0,
        ..curve(0.13)
    };
    assert_error(
        Fitter::builder(Model::astigmatic(flat), Camera::ideal(0.1)).build(),
        &["depth", "is 0:"],
    );
}

#[test]
fn invalid_reference_problems() {
    let (offset, gain, variance) = (flat(16, 24, 100.0), flat(16, 24, 0.5), flat(16, 24, 2.0));
    let camera = scmos(&offset, &gain, &variance).expect("valid");
    let problem =
        |pixels, corner| Problem::new(&Model::xynb(0.13), &camera, &vec![110.0; pixels], corner);
    assert!(problem(81, (15, 7)).is_ok());
    assert_error(problem(80, (0, 0)), &["80", "square"]);
    assert_error(problem(81, (16, 7)), &["x = 16", "16x24"]);
    assert_error(problem(81, (0, -1)), &["y = -1", "16x24"]);
}

#[test]
fn missing_gpu_is_an_error() {
    // On a machine with a hardware GPU this is not an error; on no machine is it a panic.
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
