//! Pixels that are wider than high. The light is drawn here, in micrometres.

use gaussmle::{Astigmatism, Camera, Model, Parameter, PixelSize, RoiStack, Status};
use ndarray::Array3;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Poisson};

use crate::support::{curve, devices, fit_pixels};

const PIXEL_UM: [f64; 2] = [0.1, 0.14];
const SIDE: usize = 13;
const SIGMA_UM: f64 = 0.15;
const PHOTONS: f64 = 2000.0;
const BACKGROUND: f64 = 5.0;
const SPOTS: usize = 2000;

/// The share of a Gaussian of this width in each pixel along an axis.
fn shares(centre_um: f64, sigma_um: f64, pixel_um: f64) -> Vec<f64> {
    let edge = |i: usize| (i as f64 * pixel_um - centre_um) / (sigma_um * 2f64.sqrt());
    let share = |i: usize| 0.5 * (libm::erf(edge(i + 1)) - libm::erf(edge(i)));
    (0..SIDE).map(share).collect()
}

/// Spots near the middle, and the truth: x, y and z in um.
fn spots(curve: Option<Astigmatism>) -> (Array3<f32>, Vec<[f64; 3]>) {
    let mut rng = StdRng::seed_from_u64(40);
    let mut pixels = Array3::zeros((SPOTS, SIDE, SIDE));
    let mut truth = Vec::new();
    for mut roi in pixels.outer_iter_mut() {
        let [x, y] = PIXEL_UM.map(|um| (SIDE as f64 / 2.0 + rng.random_range(-0.5..0.5)) * um);
        let z = rng.random_range(-0.25..0.25);
        let (sigma_x, sigma_y) = match curve {
            Some(curve) => curve.widths_um(z),
            None => (SIGMA_UM, SIGMA_UM),
        };
        let (u, v) = (
            shares(x, sigma_x, PIXEL_UM[0]),
            shares(y, sigma_y, PIXEL_UM[1]),
        );
        for ((row, column), adu) in roi.indexed_iter_mut() {
            let mean = BACKGROUND + PHOTONS * u[column] * v[row];
            let photons = Poisson::new(mean)
                .expect("a positive mean")
                .sample(&mut rng);
            *adu = photons as f32;
        }
        truth.push([x, y, z]);
    }
    (pixels, truth)
}

/// Mean and root mean square of the errors over their stated standard deviations.
fn moments(errors: impl Iterator<Item = f64>) -> (f64, f64) {
    let errors: Vec<f64> = errors.collect();
    let mean = |value: &dyn Fn(f64) -> f64| {
        errors.iter().map(|&e| value(e)).sum::<f64>() / errors.len() as f64
    };
    (mean(&|e| e), mean(&|e| e * e).sqrt())
}

#[test]
fn fits_reach_the_bound_in_micrometres() {
    let curve = curve(SIGMA_UM);
    for (model, of) in [
        (Model::xynb(SIGMA_UM), None),
        (Model::xynbs(), None),
        (Model::xynbs_from(Some(SIGMA_UM)), None),
        (Model::xynbsxsy_from(Some(SIGMA_UM)), None),
        (Model::astigmatic(curve), Some(curve)),
    ] {
        let (pixels, truth) = spots(of);
        let camera = Camera::ideal(PixelSize::from(PIXEL_UM));
        for (name, device) in devices() {
            let what = format!("{name} {}", model.name());
            let stack = RoiStack::from_f32(pixels.view()).expect("a stack");
            let fits = fit_pixels(model.clone(), camera.clone(), device, &stack);
            let converged = fits.status().iter().filter(|&&s| s == Status::Converged);
            assert!(converged.count() > SPOTS * 995 / 1000, "{what}");
            for &parameter in model.parameters() {
                let values = fits.parameter(parameter).expect("the model has it");
                let stds = fits.std(parameter).expect("stated");
                let true_value = |row: usize| match parameter {
                    Parameter::X => truth[row][0],
                    Parameter::Y => truth[row][1],
                    Parameter::Z => truth[row][2],
                    Parameter::Photons => PHOTONS,
                    Parameter::Background => BACKGROUND,
                    Parameter::Sigma | Parameter::SigmaX | Parameter::SigmaY => SIGMA_UM,
                };
                let errors = (0..SPOTS).filter(|&row| fits.status()[row] == Status::Converged);
                let errors = errors.map(|row| (values[row] - true_value(row)) / stds[row]);
                let (mean, rms) = moments(errors);
                println!("{what} {parameter}: mean {mean:.3}, rms {rms:.3}");
                // Four standard errors, and the bias of estimates of photons and background.
                let bias = match parameter {
                    Parameter::X | Parameter::Y | Parameter::Z => 0.09,
                    _ => 0.15,
                };
                assert!(mean.abs() < bias, "{what} {parameter}: mean {mean}");
                assert!((rms - 1.0).abs() < 0.07, "{what} {parameter}: rms {rms}");
            }
        }
    }
}

#[test]
fn square_pixels_have_the_bits_of_one_number() {
    let (pixels, _) = spots(None);
    let stack = RoiStack::from_f32(pixels.view()).expect("a stack");
    for (_, device) in devices() {
        let fits = |camera| fit_pixels(Model::xynbs(), camera, device, &stack);
        let (one, two) = (fits(Camera::ideal(0.1)), fits(Camera::ideal([0.1, 0.1])));
        assert_eq!(one.y(), two.y());
        assert_eq!(one.sigma(), two.sigma());
    }
}
