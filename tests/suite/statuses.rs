//! Every spot gets a status, whatever its pixels are, and a bad spot does not change the others.

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Model, RoiStack, Status};
use ndarray::{Array2, Array3};

use crate::support::{PIXEL_UM, builder, devices, models, simulation};

const SIZE: usize = 11;

/// Unusual spots, and the statuses that are right for them.
fn unusual_spots(model: &Model) -> (Array3<f32>, Vec<(&'static str, Vec<Status>)>) {
    use Status::{AtBound, BadInput, Converged, MaxIterations, Singular, ZAtBound};
    let base = simulation(model, SIZE, 1.3)
        .seed(41)
        .run(1)
        .expect("a valid simulation")
        .pixels;
    let base = base.index_axis(ndarray::Axis(0), 0).to_owned();
    let finite = vec![Converged, AtBound, MaxIterations, Singular, ZAtBound];
    let good = vec![Converged, AtBound];
    let mut spots: Vec<(&'static str, ndarray::Array2<f32>, Vec<Status>)> = Vec::new();
    let flat = |v: f32| ndarray::Array2::from_elem((SIZE, SIZE), v);
    spots.push(("a good one", base.clone(), vec![Converged]));
    for (name, value) in [
        ("all zero", 0.0),
        ("flat", 10.0),
        ("saturated", 65_535.0),
        ("all negative", -20.0),
    ] {
        spots.push((name, flat(value), vec![BadInput]));
    }
    // The noise of a bright area without a spot determines no position.
    let mut uniform = flat(60_000.0);
    uniform[[5, 5]] = 60_001.0;
    spots.push(("a bright area", uniform, vec![MaxIterations, Singular]));
    let mut hot = flat(5.0);
    hot[[3, 7]] = 60_000.0;
    spots.push(("one hot pixel", hot, finite.clone()));
    for (name, value) in [
        ("NaN", f32::NAN),
        ("infinity", f32::INFINITY),
        ("minus infinity", f32::NEG_INFINITY),
        ("absurdly large", 1e30),
    ] {
        let mut spoiled = base.clone();
        spoiled[[10, 10]] = value;
        spots.push((name, spoiled, vec![BadInput]));
    }
    let mut below = base.clone();
    below[[0, 0]] = -3.0;
    spots.push(("one negative pixel", below, good.clone()));
    let mut two = base.clone();
    for ((y, x), v) in two.indexed_iter_mut() {
        *v += base[[(y + 5) % SIZE, (x + 4) % SIZE]];
    }
    spots.push(("two emitters", two, finite.clone()));
    for (name, x) in [("on the edge", 0.0), ("outside", -3.0)] {
        let gauss = |y: usize, i: usize| {
            let square = (i as f32 - x).powi(2) + (y as f32 - 5.0).powi(2);
            2.0 + (400.0 * (-square / 3.4).exp()).round()
        };
        let at = ndarray::Array2::from_shape_fn((SIZE, SIZE), |(y, i)| gauss(y, i));
        let expected = if name == "outside" {
            finite.clone()
        } else {
            good.clone()
        };
        spots.push((name, at, expected));
    }
    spots.push(("a good one again", base.clone(), vec![Converged]));
    let mut pixels = Array3::zeros((spots.len(), SIZE, SIZE));
    let mut expected = Vec::new();
    for (i, (name, spot, statuses)) in spots.into_iter().enumerate() {
        pixels.index_axis_mut(ndarray::Axis(0), i).assign(&spot);
        expected.push((name, statuses));
    }
    (pixels, expected)
}

#[test]
fn unusual_spots_get_their_status() {
    for (name, device) in devices() {
        for model in models(1.3 * PIXEL_UM) {
            let (pixels, expected) = unusual_spots(&model);
            let fitter = builder(model.clone(), Camera::ideal(PIXEL_UM), device)
                .build()
                .expect("valid");
            let fits = fitter
                .fit(&RoiStack::from_f32(pixels.view()).expect("valid"))
                .expect("fits");
            for (i, (what, statuses)) in expected.iter().enumerate() {
                let status = fits.status()[i];
                let context = format!("{name} {} {what}: {status}", model.name());
                println!("{context}, {} iterations", fits.iterations()[i]);
                assert!(
                    statuses.contains(&status),
                    "{context}, not one of {statuses:?}"
                );
                for &parameter in model.parameters() {
                    let value = fits.parameter(parameter).expect("the model has it")[i];
                    let std = fits.std(parameter).expect("the model has it")[i];
                    assert_eq!(
                        value.is_nan(),
                        status == Status::BadInput,
                        "{context}: {parameter} {value}"
                    );
                    assert_eq!(
                        std.is_finite(),
                        status.is_usable(),
                        "{context}: {parameter} +- {std}"
                    );
                }
                let likelihood = fits.log_likelihood().expect("not left out")[i];
                assert_eq!(
                    likelihood.is_finite(),
                    status != Status::BadInput,
                    "{context}: {likelihood}"
                );
            }
            // The same good spot before and after all unusual ones.
            let last = fits.len() - 1;
            assert_eq!(fits.x_px()[0].to_bits(), fits.x_px()[last].to_bits());
        }
    }
}

#[test]
fn exhausted_fits_have_status_max_iterations() {
    for (name, device) in devices() {
        let model = models(1.3 * PIXEL_UM)[2].clone();
        let stack = simulation(&model, SIZE, 1.3)
            .seed(42)
            .run(64)
            .expect("a valid simulation");
        let fitter = builder(model, Camera::ideal(PIXEL_UM), device)
            .max_iterations(1)
            .build()
            .expect("valid");
        let fits = fitter
            .fit(&RoiStack::from_f32(stack.pixels.view()).expect("valid"))
            .expect("fits");
        assert!(
            fits.status().iter().all(|&s| s == Status::MaxIterations),
            "{name} {:?}",
            fits.status()
        );
        assert!(
            fits.x_std()
                .is_some_and(|all| all.iter().all(|std| std.is_nan())),
            "{name}"
        );
        assert!(fits.iterations().iter().all(|&n| n == 1), "{name}");
    }
}

#[test]
fn bounds_hold_and_give_status_at_bound() {
    use gaussmle::Parameter;
    for (name, device) in devices() {
        let model = models(1.3 * PIXEL_UM)[1].clone();
        let stack = simulation(&model, SIZE, 1.3)
            .seed(43)
            .run(256)
            .expect("a valid simulation");
        let narrow = (1.0 * PIXEL_UM, 1.1 * PIXEL_UM);
        let fitter = builder(model, Camera::ideal(PIXEL_UM), device)
            .bounds(Parameter::Sigma, narrow.0, narrow.1)
            .build()
            .expect("valid");
        let fits = fitter
            .fit(&RoiStack::from_f32(stack.pixels.view()).expect("valid"))
            .expect("fits");
        let sigma = fits.sigma().expect("the model has it");
        assert!(
            sigma.iter().all(|s| *s <= narrow.1 * (1.0 + 1e-6)),
            "{name}"
        );
        let held = fits
            .status()
            .iter()
            .filter(|&&s| s == Status::AtBound)
            .count();
        assert!(held > 250, "{name}: {held} of 256 are at the bound");
        // The other parameters of a fit at a bound are still right.
        let x = stack
            .truth
            .iter()
            .zip(fits.x_px())
            .map(|(t, &x)| (f64::from(x) - t.x_px).powi(2))
            .sum::<f64>();
        assert!((x / 256.0).sqrt() < 0.1, "{name}");
    }
}

#[test]
fn spots_outside_the_range_of_z_are_not_usable() {
    use gaussmle::Parameter;
    let with_z = |model: &Model| model.index(Parameter::Z).is_some();
    for (name, device) in devices() {
        for model in models(1.3 * PIXEL_UM).into_iter().filter(with_z) {
            let stack = simulation(&model, 15, 1.3)
                .photons(20_000.0)
                .seed(47)
                .run(400);
            let stack = stack.expect("a valid simulation");
            let range = (-0.1_f64, 0.15);
            let fitter = builder(model.clone(), Camera::ideal(PIXEL_UM), device)
                .bounds(Parameter::Z, range.0, range.1)
                .build()
                .expect("valid");
            let fits = fitter
                .fit(&RoiStack::from_f32(stack.pixels.view()).expect("valid"))
                .expect("fits");
            let (z, std) = (fits.z().expect("z"), fits.z_std().expect("z"));
            let context = format!("{name} {}", model.name());
            let mut outside = 0;
            for (i, truth) in stack.truth.iter().enumerate() {
                let status = fits.status()[i];
                let is_at_end = [range.0, range.1]
                    .iter()
                    .any(|end| (z[i] - end).abs() < 1e-6);
                assert_eq!(
                    status == Status::ZAtBound,
                    is_at_end,
                    "{context} {}: {status}",
                    z[i]
                );
                assert_eq!(
                    std[i].is_finite(),
                    status.is_usable(),
                    "{context}: {status}"
                );
                outside += usize::from(status == Status::ZAtBound);
                // At 20,000 photons, z has an error of some 10 nm.
                let beyond = (range.0 - truth.z_um).max(truth.z_um - range.1);
                assert!(beyond < 0.1 || !status.is_usable(), "{context}: {beyond}");
                assert!(
                    beyond > -0.05 || status.is_usable(),
                    "{context}: {beyond} {status}"
                );
            }
            assert!(outside > 100, "{context}: {outside}");
        }
    }
}

#[test]
fn equal_pixels_are_bad_input_whatever_the_maps_are() {
    for (name, device) in devices() {
        let map = |value: &dyn Fn(usize) -> f32| {
            Array2::from_shape_fn((SIZE, 2 * SIZE), |(y, x)| value(y * 2 * SIZE + x))
        };
        let offset = map(&|i| 100.0 + (i % 7) as f32);
        let (gain, variance) = (map(&|_| 0.5), map(&|i| 1.0 + (i % 5) as f32));
        let mut mask = Array2::from_elem((SIZE, 2 * SIZE), false);
        mask[[4, 6]] = true;
        let camera = Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: offset.view(),
                gain_e_per_adu: gain.view(),
                variance_e2: variance.view(),
                mask: Some(mask.view()),
            },
        );
        let model = models(1.3 * PIXEL_UM)[0].clone();
        let fitter = builder(model, camera.expect("valid"), device)
            .build()
            .expect("valid");
        // The third ROI differs in a masked pixel alone, the last one in another pixel.
        let mut pixels = Array3::<u16>::from_elem((4, SIZE, SIZE), 4095);
        pixels[[2, 4, 6]] = 7;
        pixels[[3, 4, 5]] = 4000;
        let corners = ndarray::array![[0, 0], [SIZE as i32, 0], [0, 0], [0, 0]];
        let rois = RoiStack::from_u16(pixels.view()).expect("valid");
        let fits = fitter
            .fit(&rois.with_corners(corners.view()).expect("valid"))
            .expect("fits");
        let bad: Vec<bool> = fits
            .status()
            .iter()
            .map(|s| *s == Status::BadInput)
            .collect();
        assert_eq!(bad, [true, true, true, false], "{name}");
        assert!(
            fits.photons()[2].is_nan() && fits.x_px()[2].is_nan(),
            "{name}"
        );
    }
}
