//! The reference itself, compared with finite differences and closed forms: the first link of the
//! chain.

use approx::assert_relative_eq;
use gaussmle::Camera;
use gaussmle::reference::Problem;

use crate::support::{PIXEL_UM, models, simulation};

const SIZE: usize = 9;

fn problem(model: &gaussmle::Model, pixel_um: [f64; 2]) -> (Problem, Vec<f64>) {
    let stack = simulation(model, SIZE, 1.2)
        .seed(61)
        .run(1)
        .expect("a valid simulation");
    let adu: Vec<f64> = stack.pixels.iter().map(|&v| v.into()).collect();
    let problem = Problem::new(model, &Camera::ideal(pixel_um), &adu, (0, 0)).expect("valid");
    (problem, stack.truth[0].theta(model))
}

/// Every model with square pixels, and with others.
fn models_and_pixels() -> impl Iterator<Item = (gaussmle::Model, [f64; 2])> {
    let sizes = [[PIXEL_UM; 2], [PIXEL_UM, 1.3 * PIXEL_UM]];
    let models = models(1.2 * PIXEL_UM).into_iter();
    models.flat_map(move |model| sizes.map(|size| (model.clone(), size)))
}

#[test]
fn derivatives_equal_finite_differences() {
    for (model, pixel_um) in models_and_pixels() {
        let (problem, theta) = problem(&model, pixel_um);
        for y in 0..SIZE {
            for x in 0..SIZE {
                let (_, slope) = problem.model(&theta, x, y);
                for k in 0..theta.len() {
                    let h = 1e-5 * theta[k].abs().max(0.1);
                    let at = |by: f64| {
                        let mut moved = theta.clone();
                        moved[k] += by;
                        problem.model(&moved, x, y).0
                    };
                    // Of fourth order, which allows a step long enough to make the rounding error
                    // negligible.
                    let difference =
                        (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
                    assert_relative_eq!(slope[k], difference, max_relative = 1e-6, epsilon = 1e-7);
                }
            }
        }
    }
}

#[test]
fn gradient_equals_finite_differences_of_the_likelihood() {
    for (model, pixel_um) in models_and_pixels() {
        let (problem, mut theta) = problem(&model, pixel_um);
        // Away from the optimum, where the gradient is not 0.
        theta[0] += 0.2;
        let (gradient, _) = problem.gradient_and_fisher(&theta);
        for k in 0..theta.len() {
            let h = 1e-5 * theta[k].abs().max(0.1);
            let at = |by: f64| {
                let mut moved = theta.clone();
                moved[k] += by;
                problem.log_likelihood(&moved)
            };
            let difference = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
            assert_relative_eq!(gradient[k], difference, max_relative = 1e-5, epsilon = 1e-5);
        }
    }
}

#[test]
fn pixels_integrate_to_all_photons() {
    // On a large ROI the pixels' fractions of the light add up to 1: they are integrals, not
    // samples.
    let is_gaussian = |model: &gaussmle::Model| model.spline_psf().is_none();
    for model in models(1.0 * PIXEL_UM).into_iter().filter(is_gaussian) {
        let adu = vec![0.0; 31 * 31];
        let problem = Problem::new(&model, &Camera::ideal(PIXEL_UM), &adu, (0, 0)).expect("valid");
        let mut theta = vec![15.2, 14.9, 1000.0, 0.0, 1.0, 1.1];
        if model.name() == "astigmatic" {
            theta = vec![15.2, 14.9, 0.1, 1000.0, 0.0];
        }
        let total: f64 = (0..31 * 31)
            .map(|p| problem.model(&theta, p % 31, p / 31).0)
            .sum();
        assert_relative_eq!(total, 1000.0, max_relative = 1e-9);
    }
}

#[test]
fn crlb_without_background_has_its_closed_form() {
    // Small pixels, no background: var(x) = (sigma^2 + 1/12 px^2 ..) / N tends to sigma^2 / N, and
    // var(N) = N (Thompson 2002; Mortensen 2010). With pixels of sigma/4 this is exact to 0.6 %.
    let model = gaussmle::Model::xynb(4.0 * PIXEL_UM);
    let adu = vec![0.0; 32 * 32];
    let mut problem = Problem::new(&model, &Camera::ideal(PIXEL_UM), &adu, (0, 0)).expect("valid");
    problem.set_bounds(3, 0.0, 1.0);
    let crlb = problem
        .crlb(&[15.5, 15.5, 5000.0, 1e-6])
        .expect("it can be inverted");
    // The fraction of light inside the ROI is erf(4 / sqrt 2)^2. The variance is that of a Gaussian
    // truncated there.
    assert_relative_eq!(crlb[0][0] * 5000.0, 16.0, max_relative = 0.01);
    assert_relative_eq!(crlb[2][2] / 5000.0, 1.0, max_relative = 0.01);
}
