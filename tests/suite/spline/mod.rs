//! The model `spline`: against diffraction, against the reference, and the coverage of what it states.
//!
//! The images in `fixtures` are those of a vectorial simulator that knows nothing of splines:
//! `benches/psf/fixtures.py` writes them.

use gaussmle::reference::Problem;
use gaussmle::simulate::Simulated;
use gaussmle::{Camera, Fits, Model, Parameter, RoiStack, Sampling, SplinePsf, Status};
use ndarray::{Array3, Axis, s};

use crate::support::{PIXEL_UM, builder, cpu, fit, lock_heavy_tests, simulation};

/// The half-width of the interval that holds 95 % of a normal distribution, in standard deviations.
const TWO_SIDED_95: f64 = 1.959964;

/// The columns of a table of truth: x, y (pixels), z (um), photons, background, and their bounds.
const TRUTH: usize = 10;

/// The values of a fixture.
fn array(name: &str) -> Vec<f32> {
    let path = format!("tests/suite/spline/fixtures/{name}.npy");
    let bytes = std::fs::read(path).expect("a fixture");
    let header = 10 + usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    let (values, _) = bytes[header..].as_chunks::<4>();
    values
        .iter()
        .map(|&value| f32::from_le_bytes(value))
        .collect()
}

/// The PSF of an objective with astigmatism, spherical aberration, coma and trefoil.
fn diffraction() -> SplinePsf {
    let samples: Vec<f64> = array("samples").into_iter().map(f64::from).collect();
    let sampling = Sampling {
        z_step_um: 0.05,
        ..Sampling::default()
    };
    let psf = SplinePsf::from_samples(&samples, [29, 21, 21], sampling);
    let psf = psf.expect("a PSF").with_z_range([-0.64, 0.64]);
    psf.expect("a range")
}

/// The differences of fits of images from the truth along x, y and z, in bounds.
fn differences(name: &str) -> Vec<[f64; 3]> {
    let truth = array(&format!("{name}_truth"));
    let pixels = Array3::from_shape_vec((truth.len() / TRUTH, 13, 13), array(name));
    let pixels = pixels.expect("complete");
    let fitter = builder(
        Model::spline(diffraction()),
        Camera::ideal(PIXEL_UM),
        &cpu(),
    );
    let rois = RoiStack::from_f32(pixels.view()).expect("valid");
    let fits = fitter.build().expect("valid").fit(&rois).expect("fitted");
    let of = |parameter| fits.parameter(parameter).expect("fitted");
    let (x, y, z) = (of(Parameter::X), of(Parameter::Y), of(Parameter::Z));
    let rows = truth.chunks(TRUTH).enumerate();
    rows.map(|(i, row)| {
        let found = [x[i] / PIXEL_UM - 0.5, y[i] / PIXEL_UM - 0.5, z[i]];
        std::array::from_fn(|k| (found[k] - f64::from(row[k])) / f64::from(row[5 + k]))
    })
    .collect()
}

fn rms(differences: &[[f64; 3]], axis: usize) -> f64 {
    let squares: f64 = differences.iter().map(|d| d[axis] * d[axis]).sum();
    (squares / differences.len() as f64).sqrt()
}

#[test]
fn images_of_diffraction_without_noise_are_fitted_within_a_tenth_of_the_bound() {
    let found = differences("clean");
    for (image, d) in found.iter().enumerate() {
        println!("{image}: {d:.4?}");
        assert!(d.iter().all(|d| d.abs() < 0.1), "{image}: {d:?}");
    }
    // Every third molecule is in the middle of a pixel, as the samples are.
    let centred: Vec<_> = found.into_iter().step_by(3).collect();
    assert!((0..3).all(|axis| rms(&centred, axis) < 0.02), "{centred:?}");
}

#[test]
fn images_of_diffraction_with_noise_scatter_as_the_bound() {
    let found = differences("noisy");
    for axis in 0..3 {
        let rms = rms(&found, axis);
        println!("{rms:.3}");
        // The standard error of the rms of 60 images is 0.09.
        assert!((rms - 1.0).abs() < 0.27, "axis {axis}: {rms}");
    }
}

/// Spots of the example of a PSF, and their fits on the CPU.
fn example(photons: f64, spots: usize, camera: &Camera) -> (Model, Simulated, Fits) {
    let model = Model::spline(SplinePsf::example());
    let simulation = simulation(&model, 13, 1.3)
        .camera(camera.clone())
        .photons(photons)
        .background(10.0)
        .seed(39);
    let stack = simulation.run(spots).expect("valid");
    let fits = fit(model.clone(), camera.clone(), &cpu(), &stack);
    (model, stack, fits)
}

/// The parameters of the truth and of a fit.
fn both(model: &Model, stack: &Simulated, fits: &Fits, i: usize) -> [Vec<f64>; 2] {
    [stack.truth[i].theta(model), crate::support::theta(fits, i)]
}

#[test]
fn fits_end_at_the_maximum_of_the_reference() {
    let _lock = lock_heavy_tests();
    let cameras = [
        Camera::ideal(PIXEL_UM),
        Camera::ideal(PIXEL_UM).with_read_noise_e(2.0),
    ];
    for camera in cameras {
        for photons in [300.0, 1000.0, 10_000.0] {
            let (model, stack, fits) = example(photons, 150, &camera);
            let (mut farthest, mut other, mut std_off) = (0.0_f64, 0, 0.0_f64);
            for i in 0..fits.len() {
                if fits.status()[i] != Status::Converged {
                    continue;
                }
                let adu = stack.pixels.index_axis(Axis(0), i);
                let adu: Vec<f64> = adu.iter().map(|&adu| adu.into()).collect();
                let problem = Problem::new(&model, &camera, &adu, (0, 0)).expect("valid");
                let [truth, found] = both(&model, &stack, &fits, i);
                let optimum = problem.fit(&found);
                let crlb = problem.crlb(&optimum.theta).expect("determined");
                for k in 0..found.len() {
                    let off = (found[k] - optimum.theta[k]) / crlb[k][k].sqrt();
                    farthest = farthest.max(off.abs());
                }
                let std = fits.std(Parameter::Z).expect("stated")[i];
                std_off = std_off.max((std / crlb[2][2].sqrt() - 1.0).abs());
                let from_truth = problem.fit(&truth);
                if from_truth.log_likelihood > optimum.log_likelihood + 0.01 {
                    other += 1;
                }
            }
            println!("{photons}: {farthest:.4} bounds, std {std_off:.1e}, {other} other maxima");
            assert!(farthest < 0.01, "{photons}: {farthest}");
            assert!(std_off < 0.002, "{photons}: {std_off}");
            assert!(other <= 1, "{photons}: {other}");
        }
    }
}

#[test]
fn intervals_cover_the_truth() {
    let _lock = lock_heavy_tests();
    for (photons, low) in [(500.0, 0.91), (1000.0, 0.93), (3000.0, 0.93)] {
        let (model, stack, fits) = example(photons, 8000, &Camera::ideal(PIXEL_UM));
        let parameters = model.parameters();
        for (k, &parameter) in parameters.iter().enumerate() {
            let std = fits.std(parameter).expect("stated");
            let scale = match parameter {
                Parameter::X | Parameter::Y => PIXEL_UM,
                _ => 1.0,
            };
            let covered = (0..fits.len()).filter(|&i| {
                let [truth, found] = both(&model, &stack, &fits, i);
                (truth[k] - found[k]).abs() * scale < TWO_SIDED_95 * std[i]
            });
            let part = covered.count() as f64 / fits.len() as f64;
            println!("{photons} {parameter}: {part:.3}");
            assert!((low..0.97).contains(&part), "{photons} {parameter}: {part}");
        }
        let p_values = fits.p_value().expect("stated");
        let low = p_values.iter().filter(|&&p| p < 0.01).count() as f64 / fits.len() as f64;
        println!("{photons}: {low:.4} of the p-values below 0.01");
        assert!((0.005..0.017).contains(&low), "{photons}: {low}");
    }
}

#[test]
fn a_spot_alone_has_the_bits_of_the_same_spot_among_others() {
    let (model, stack, fits) = example(800.0, 700, &Camera::ideal(PIXEL_UM));
    let fitter = builder(model.clone(), Camera::ideal(PIXEL_UM), &cpu());
    let fitter = fitter.build().expect("valid");
    // Poor fits are fitted apart from the others.
    let p_values = fits.p_value().expect("stated");
    let poor = (0..fits.len()).filter(|&i| p_values[i] < 0.005);
    let chosen: Vec<usize> = [0, 1, 511, 512, 699].into_iter().chain(poor).collect();
    assert!(chosen.len() > 5, "no poor fit");
    for i in chosen {
        let pixels = stack.pixels.slice(s![i..i + 1, .., ..]);
        let rois = RoiStack::from_f32(pixels.view()).expect("valid");
        let alone = fitter.fit(&rois).expect("fitted");
        for &parameter in model.parameters() {
            let [among, alone] = [(&fits, i), (&alone, 0)].map(|(fits, i)| {
                let value = fits.parameter(parameter).expect("fitted")[i];
                let std = fits.std(parameter).expect("stated")[i];
                [value.to_bits(), std.to_bits()]
            });
            assert_eq!(among, alone, "{i} {parameter}");
        }
        assert_eq!(fits.iterations()[i], alone.iterations()[0]);
    }
}

#[test]
fn rois_beyond_the_window_are_refused() {
    let refused = |psf: SplinePsf, side: usize| {
        let pixels = Array3::<f32>::from_elem((1, side, side), 10.0);
        let fitter = builder(Model::spline(psf), Camera::ideal(PIXEL_UM), &cpu());
        let rois = RoiStack::from_f32(pixels.view()).expect("valid");
        let fits = fitter.build().expect("valid").fit(&rois);
        fits.expect_err("too large").to_string()
    };
    let psf = SplinePsf::example();
    let side = 2 * psf.half_window_px() as usize + 1;
    let error = refused(psf, side + 2);
    assert!(error.contains("windows of"), "{error}");
    // Half a pixel from sample to sample, in a window of 31 pixels.
    let of_sample = |i: usize| {
        let [x, y] = [i % 61, i / 61 % 61].map(|at| (at as f64 - 30.0) / 2.0);
        (-(x * x + y * y) / 3.4).exp()
    };
    let samples: Vec<f64> = (0..5 * 61 * 61).map(of_sample).collect();
    let sampling = Sampling {
        samples_per_pixel: 2.0,
        ..Sampling::default()
    };
    let psf = SplinePsf::from_samples(&samples, [5, 61, 61], sampling).expect("a PSF");
    let error = refused(psf, 17);
    assert!(error.contains("up to 16"), "{error}");
}

#[test]
fn the_wrong_branch_is_rare() {
    let _lock = lock_heavy_tests();
    for (photons, most) in [(1000.0, 0.002), (3000.0, 0.0005)] {
        let (_, stack, fits) = example(photons, 8000, &Camera::ideal(PIXEL_UM));
        let z = fits.parameter(Parameter::Z).expect("fitted");
        let std = fits.std(Parameter::Z).expect("stated");
        let rows = stack.truth.iter().zip(z.iter().zip(&std));
        let wrong = rows.filter(|(truth, (z, std))| {
            // Not a number counts, too.
            !((truth.z_um - *z).abs() < 6.0 * *std)
        });
        let part = wrong.count() as f64 / fits.len() as f64;
        println!("{photons}: {part:.4} in another maximum");
        assert!(part <= most, "{photons}: {part}");
    }
}
