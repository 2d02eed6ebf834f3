//! p-values are uniform where the model is true, and small where it is not.

use gaussmle::simulate::Simulation;
use gaussmle::stats::{gamma_q, ks_uniform};
use gaussmle::{Camera, Model, Status};
use ndarray::Array2;

use crate::support::{PIXEL_UM, cpu, curve, fit};

#[test]
fn the_gamma_function_is_right() {
    // Q(1, x) = exp(-x); Q(1/2, x) = erfc(sqrt x); Q(n, x) is a Poisson sum.
    for x in [0.01, 0.3, 1.0, 2.5, 8.0, 40.0f64] {
        assert!((gamma_q(1.0, x) - (-x).exp()).abs() < 1e-14);
        assert!((gamma_q(0.5, x) - libm::erfc(x.sqrt())).abs() < 1e-13);
        let poisson: f64 = (0..30)
            .map(|k| (f64::from(k) * x.ln() - x - libm::lgamma(f64::from(k) + 1.0)).exp())
            .sum();
        assert!((gamma_q(30.0, x) - poisson).abs() < 1e-12, "{x}");
    }
}

#[test]
fn p_values_are_uniform() {
    // The 99.9 % quantile of the distance, for so many values.
    const SPOTS: usize = 20_000;
    const FARTHEST: f64 = 0.0138;
    let maps = |variance: f32| {
        let flat = |v: f32| Array2::from_elem((40, 40), v);
        Camera::scmos(
            PIXEL_UM,
            flat(100.0).view(),
            flat(0.5).view(),
            flat(variance).view(),
            None,
        )
        .expect("valid")
    };
    let cameras = [
        ("ideal", Camera::ideal(PIXEL_UM)),
        ("read noise 1.6", Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.6)),
        ("sCMOS", maps(2.0)),
        ("noisy sCMOS", maps(30.0)),
        (
            "EMCCD",
            Camera::uniform(PIXEL_UM, 100.0, 0.05, 0.0).excess_noise(2.0),
        ),
    ];
    for (name, camera) in cameras {
        for background in [1.0, 3.0, 10.0, 50.0] {
            for model in [
                Model::xynb(1.3 * PIXEL_UM),
                Model::xynbs(),
                Model::astigmatic(curve(1.3 * PIXEL_UM)),
            ] {
                let recipe = Simulation::new(11)
                    .camera(camera.clone())
                    .sigma_um(1.3 * PIXEL_UM)
                    .photons(1500.0)
                    .background(background)
                    .seed(51);
                let recipe = match model {
                    Model::Astigmatic(curve) => recipe.astigmatic(curve, 0.2),
                    _ => recipe,
                };
                let stack = recipe.run(SPOTS).expect("a valid recipe");
                let fits = fit(model, camera.clone(), &cpu(), &stack);
                let mut p: Vec<f64> = fits
                    .p_value()
                    .into_iter()
                    .zip(fits.status())
                    .filter_map(|(p, &s)| (s == Status::Converged).then_some(p))
                    .collect();
                assert!(
                    p.len() > SPOTS * 9 / 10,
                    "{name} {} b {background}: {} converged",
                    model.name(),
                    p.len()
                );
                let distance = ks_uniform(&mut p);
                println!(
                    "{name} {} b {background}: KS distance {distance:.4} of {}",
                    model.name(),
                    p.len()
                );
                assert!(
                    distance < FARTHEST,
                    "{name} {} b {background}: {distance}",
                    model.name()
                );
            }
        }
    }
}

#[test]
fn p_values_see_a_wrong_model() {
    let stack = Simulation::new(11)
        .camera(Camera::ideal(PIXEL_UM))
        .sigma_um(1.8 * PIXEL_UM)
        .photons(3000.0)
        .seed(52)
        .run(2000)
        .expect("valid");
    let fits = fit(
        Model::xynb(1.2 * PIXEL_UM),
        Camera::ideal(PIXEL_UM),
        &cpu(),
        &stack,
    );
    let small = fits.p_value().iter().filter(|&&p| p < 1e-3).count();
    assert!(
        small > 1900,
        "{small} of 2000 spots of the wrong width have a small p-value"
    );
}
