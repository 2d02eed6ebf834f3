//! Cameras: the indexing of maps, electron multiplication, negative and masked pixels.

use gaussmle::bench::accuracy;
use gaussmle::camera::ScmosMaps;
use gaussmle::reference::Problem;
use gaussmle::simulate::Simulation;
use gaussmle::{Camera, Model, RoiStack, Status};
use ndarray::{Array2, Axis, array, s};

use crate::support::{PIXEL_UM, builder, cpu, devices, fit, models, rois, thetas};

const WIDTH: usize = 64;
const HEIGHT: usize = 48;

/// A sensor without two equal regions: gain and offset have slopes, the variance alternates.
fn scmos(transposed: bool) -> Camera {
    let shape = if transposed {
        (WIDTH, HEIGHT)
    } else {
        (HEIGHT, WIDTH)
    };
    let at = |(y, x): (usize, usize)| if transposed { (y, x) } else { (x, y) };
    let offset = Array2::from_shape_fn(shape, |p| 100.0 + 0.7 * at(p).0 as f32);
    let gain = Array2::from_shape_fn(shape, |p| 0.4 + 0.02 * at(p).1 as f32);
    let variance =
        Array2::from_shape_fn(shape, |p| 2.0 + ((at(p).0 * 7 + at(p).1 * 3) % 11) as f32);
    Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: None,
        },
    )
    .expect("valid maps")
}

#[test]
fn scmos_maps_survive_corners_and_uneven_batches() {
    let sensor = scmos(false);
    for (name, device) in devices() {
        for model in models(1.3 * PIXEL_UM) {
            let simulation = Simulation::new(9)
                .camera(sensor.clone())
                .psf_of(&model, 0.2)
                .sigma_um(1.3 * PIXEL_UM)
                .photons(2000.0)
                .background(5.0)
                .seed(31);
            let spots = if *name == "cpu" { 20_000 } else { 4_000 };
            let stack = simulation.run(spots).expect("a valid simulation");
            let fitter = builder(model.clone(), sensor.clone(), device)
                .batch_size(spots * 2 / 5 + 3)
                .build()
                .expect("valid");
            let fits = fitter.fit(&rois(&stack)).expect("fits");
            assert_eq!(fits.info().batches, 3, "{name}");
            let wide = if spots < 10_000 { 0.06 } else { 0.03 };
            for of in accuracy(&fits, &stack) {
                let name_of = of.parameter.name();
                assert!(
                    (of.rmse_over_crlb - 1.0).abs() < wide,
                    "{name} {} {of:?}",
                    model.name()
                );
                // An MLE of widths and photons is biased by a few per cent of the CRLB at finite
                // photon numbers.
                assert!(
                    of.bias_over_crlb.abs() < 0.12,
                    "{name} {} {name_of} {of:?}",
                    model.name()
                );
            }
            // The reference indexes the maps by (row, column) and finds the same optimum.
            let thetas = thetas(&fits);
            for i in (0..spots).step_by(spots / 50) {
                let adu: Vec<f64> = stack
                    .pixels
                    .index_axis(Axis(0), i)
                    .iter()
                    .map(|&v| v.into())
                    .collect();
                let corner = (stack.corners[[i, 0]], stack.corners[[i, 1]]);
                let problem = Problem::new(&model, &sensor, &adu, corner).expect("a valid problem");
                let optimum = problem.fit(&stack.truth[i].theta(&model));
                let crlb = problem.crlb(&optimum.theta).expect("it can be inverted");
                for k in 0..thetas[i].len() {
                    let distance = (thetas[i][k] - optimum.theta[k]).abs() / crlb[k][k].sqrt();
                    assert!(
                        distance < 0.01,
                        "{name} {} spot {i} parameter {k}: {distance}",
                        model.name()
                    );
                }
                let here = f64::from(fits.log_likelihood().expect("not left out")[i]);
                assert!(
                    (here - optimum.log_likelihood).abs() < 0.01,
                    "{here} {}",
                    optimum.log_likelihood
                );
            }
        }
    }
}

#[test]
fn transposed_maps_are_detected() {
    // Proof that the test above can fail: under transposed maps the same stack is far from its
    // bound.
    let sensor = scmos(false);
    let stack = Simulation::new(9)
        .camera(sensor)
        .sigma_um(1.3 * PIXEL_UM)
        .photons(2000.0)
        .background(5.0)
        .seed(32)
        .run(4000)
        .expect("valid");
    let square = |camera: Camera| {
        let corners = stack.corners.mapv(|c| c.min((HEIGHT - 9) as i32));
        let fitter = builder(Model::xynb(1.3 * PIXEL_UM), camera, &cpu())
            .build()
            .expect("valid");
        let rois = RoiStack::from_f32(stack.pixels.view())
            .and_then(|r| r.with_corners(corners.view()))
            .expect("valid");
        let fits = fitter.fit(&rois).expect("fits");
        accuracy(&fits, &stack)
            .iter()
            .map(|a| a.rmse_over_crlb)
            .fold(0.0, f64::max)
    };
    let worst = square(scmos(true));
    assert!(
        worst > 1.5,
        "transposed maps gave a ratio of {worst}, as if they were right"
    );
}

#[test]
fn electron_multiplication_doubles_the_variance() {
    for model in models(1.3 * PIXEL_UM) {
        let camera = Camera::ideal(PIXEL_UM)
            .with_offset_adu(200.0)
            .with_gain_e_per_adu(0.05)
            .with_excess_noise(2.0);
        let simulation = Simulation::new(11)
            .camera(camera.clone())
            .psf_of(&model, 0.2)
            .sigma_um(1.3 * PIXEL_UM)
            .photons(3000.0)
            .background(10.0)
            .seed(33);
        let stack = simulation.run(50_000).expect("a valid simulation");
        let fits = fit(model.clone(), camera, &cpu(), &stack);
        for of in accuracy(&fits, &stack) {
            assert!(
                (of.rmse_over_crlb - 1.0).abs() < 0.03,
                "{} {of:?}",
                model.name()
            );
        }
        // Treated as Poisson, the same pixels scatter by more than the reported uncertainty.
        let naive = Camera::ideal(PIXEL_UM)
            .with_offset_adu(200.0)
            .with_gain_e_per_adu(0.05);
        let fits = fit(model.clone(), naive, &cpu(), &stack);
        let x = accuracy(&fits, &stack)[0];
        assert!(
            (x.rmse_over_crlb - 2f64.sqrt()).abs() < 0.06,
            "{} {x:?}",
            model.name()
        );
    }
}

#[test]
fn negative_pixels_are_fitted_without_clamping() {
    // Read noise of 3 e- on almost no background: half of the pixels are below the offset.
    let camera = Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_read_noise_e(3.0);
    let stack = Simulation::new(11)
        .camera(camera.clone())
        .sigma_um(1.3 * PIXEL_UM)
        .photons(2000.0)
        .background(0.2)
        .seed(34)
        .run(20_000)
        .expect("valid");
    let below = stack.pixels.iter().filter(|&&adu| adu < 100.0).count();
    assert!(
        below * 4 > stack.pixels.len(),
        "the stack has too few negative pixels for this test"
    );
    // Without a bound on the background its mean is the true value; clamping would raise it.
    let fits = fit(Model::xynb(1.3 * PIXEL_UM), camera.clone(), &cpu(), &stack);
    let usable = fits.status().iter().filter(|s| s.is_usable()).count();
    assert_eq!(usable, fits.len());
    for of in &accuracy(&fits, &stack)[..2] {
        assert!((of.rmse_over_crlb - 1.0).abs() < 0.04, "{of:?}");
        assert!(of.bias_over_crlb.abs() < 0.03, "{of:?}");
    }
    for i in (0..fits.len()).step_by(400) {
        let adu: Vec<f64> = stack
            .pixels
            .index_axis(Axis(0), i)
            .iter()
            .map(|&v| v.into())
            .collect();
        let problem = Problem::new(fits.model(), &camera, &adu, (0, 0)).expect("valid");
        let here = problem.log_likelihood(&thetas(&fits)[i]);
        let best = problem
            .fit(&stack.truth[i].theta(fits.model()))
            .log_likelihood;
        assert!(best - here < 1e-3, "spot {i}: {here} is below {best}");
        assert!(
            (f64::from(fits.log_likelihood().expect("not left out")[i]) - here).abs() < 0.02,
            "spot {i}: {here}"
        );
    }
}

#[test]
fn masked_pixels_are_ignored() {
    for (name, device) in devices() {
        let (size, spots) = (9, 2000);
        let flat = |value: f32| Array2::from_elem((size, size), value);
        let mut variance = flat(4.0);
        variance[[2, 6]] = f32::NAN;
        let mut gain = flat(1.0);
        gain[[5, 1]] = f32::INFINITY;
        let mut mask = Array2::from_elem((size, size), false);
        mask[[4, 4]] = true;
        let sound = Camera::ideal(PIXEL_UM)
            .with_offset_adu(50.0)
            .with_read_noise_e(2.0);
        let stack = Simulation::new(size)
            .camera(sound)
            .sigma_um(1.3 * PIXEL_UM)
            .photons(3000.0)
            .background(10.0)
            .seed(35)
            .run(spots)
            .expect("valid");
        let camera = Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: flat(50.0).view(),
                gain_e_per_adu: gain.view(),
                variance_e2: variance.view(),
                mask: Some(mask.view()),
            },
        )
        .expect("valid");
        // The values of masked pixels, even NaN, do not change the fit.
        let mut spoiled = stack.clone();
        for (i, junk) in [0.0, 65_535.0, f32::NAN, f32::INFINITY, -1e9]
            .into_iter()
            .cycle()
            .take(spots)
            .enumerate()
        {
            for (y, x) in [(2, 6), (5, 1), (4, 4)] {
                spoiled.pixels[[i, y, x]] = junk;
            }
        }
        let model = Model::xynb(1.3 * PIXEL_UM);
        let a = fit(model.clone(), camera.clone(), device, &stack);
        let b = fit(model.clone(), camera, device, &spoiled);
        assert!(a.status().iter().all(|&s| s == Status::Converged), "{name}");
        assert_eq!(a.x_px(), b.x_px(), "{name}");
        assert_eq!(a.log_likelihood(), b.log_likelihood(), "{name}");
        assert_eq!(a.deviance(), b.deviance(), "{name}");
        for of in &accuracy(&a, &stack)[..2] {
            assert!((of.rmse_over_crlb - 1.0).abs() < 0.08, "{name} {of:?}");
        }
        // All pixels are masked, so no pixel is usable.
        let all = Array2::from_elem((size, size), true);
        let camera = Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: flat(50.0).view(),
                gain_e_per_adu: flat(1.0).view(),
                variance_e2: flat(4.0).view(),
                mask: Some(all.view()),
            },
        )
        .expect("valid");
        let one = stack.pixels.slice(s![..1, .., ..]);
        let corner = array![[0, 0]];
        let one = RoiStack::from_f32(one)
            .and_then(|r| r.with_corners(corner.view()))
            .expect("valid");
        let fits = builder(model, camera, device)
            .build()
            .expect("valid")
            .fit(&one)
            .expect("fits");
        assert_eq!(fits.status(), [Status::BadInput], "{name}");
    }
}

#[test]
fn a_masked_pixel_has_no_calibration() {
    let offset = Array2::from_shape_fn((3, 4), |(y, x)| (10 * y + x) as f32);
    let gain = Array2::from_elem((3, 4), 0.5_f32);
    let mut variance = Array2::from_elem((3, 4), 2.0_f32);
    variance[[2, 1]] = f32::NAN;
    let maps = [offset.view(), gain.view(), variance.view()];
    let camera = Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: maps[0],
            gain_e_per_adu: maps[1],
            variance_e2: maps[2],
            mask: None,
        },
    )
    .expect("valid");
    assert_eq!(camera.pixel(3, 2), Some([23.0, 0.5, 2.0]));
    assert_eq!(camera.pixel(1, 2), None, "masked");
    assert_eq!((camera.pixel(4, 0), camera.pixel(0, 3)), (None, None));
    let unmasked = camera.sensor_maps().expect("maps").unmasked();
    let masked: Vec<bool> = unmasked.map(|pixel| pixel.is_none()).collect();
    assert_eq!(masked.iter().filter(|masked| **masked).count(), 1);
    assert!(masked[2 * 4 + 1]);
    // Without maps, all pixels are alike. The variance is the square of the read noise.
    let uniform = Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.5)
        .with_read_noise_e(3.0);
    assert_eq!(uniform.pixel(1000, 1000), Some([100.0, 0.5, 9.0]));
}
