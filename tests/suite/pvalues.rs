//! p-values are uniform where the model is true, and small where it is not.

use gaussmle::simulate::Simulation;
use gaussmle::stats::{deviance_p_value, gamma_q, ks_uniform};
use gaussmle::{Camera, Model, Status};
use ndarray::Array2;

use crate::support::{PIXEL_UM, cpu, curve, fit, thorough};

#[test]
fn gamma_function_equals_closed_forms() {
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
    // The 99.9 % quantile of the Kolmogorov-Smirnov distance for this number of values.
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
    let models = [
        Model::xynb(1.3 * PIXEL_UM),
        Model::xynbs(),
        Model::astigmatic(curve(1.3 * PIXEL_UM)),
    ];
    for (c, (name, camera)) in cameras.into_iter().enumerate() {
        for (b, background) in [1.0, 3.0, 10.0, 50.0].into_iter().enumerate() {
            for (m, model) in models.into_iter().enumerate() {
                // Every pair of a camera, a background and a model, unless all are wanted.
                if !thorough() && (c + b) % 3 != m {
                    continue;
                }
                let simulation = Simulation::new(11)
                    .camera(camera.clone())
                    .sigma_um(1.3 * PIXEL_UM)
                    .photons(1500.0)
                    .background(background)
                    .seed(51);
                let simulation = match model {
                    Model::Astigmatic(curve) => simulation.astigmatic(curve, 0.2),
                    _ => simulation,
                };
                let stack = simulation.run(SPOTS).expect("a valid simulation");
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
fn p_values_follow_a_shifted_gamma_distribution() {
    // Chi-squared is such a distribution, and so is what remains when parameters are subtracted.
    let free = 4.0;
    for n in [5.0f64, 40.0, 400.0] {
        for part in [0.5, 1.0, 1.4] {
            let deviance = n * part;
            let expected = [n + free, 2.0 * (n + free), 8.0 * (n + free)];
            let p = deviance_p_value(deviance, expected, free);
            assert!(
                (p - gamma_q(n / 2.0, deviance / 2.0)).abs() < 1e-9,
                "{n}: {p}"
            );
        }
    }
    // From SciPy's `pearson3.sf`. The last value lies below the support.
    for (deviance, expected, right) in [
        (120.0, [116.0, 232.0, 900.0], 0.285_834_901_613),
        (150.0, [121.5, 210.0, 700.0], 0.015_835_760_215),
        (90.0, [121.5, 210.0, 700.0], 0.980_451_811_017),
        (1.0, [20.0, 30.0, 300.0], 1.0),
    ] {
        let p = deviance_p_value(deviance, expected, free);
        assert!((p - right).abs() < 1e-9, "{deviance} {expected:?}: {p}");
    }
    // Without skewness it is a normal distribution, up to the smallest skewness that is used.
    let p = deviance_p_value(112.0, [116.0, 232.0, -50.0], free);
    assert!((p - 0.5).abs() < 2e-3, "{p}");
    for nonsense in [
        [4.0, 232.0, 900.0],
        [116.0, 8.0, 900.0],
        [f64::NAN, 232.0, 900.0],
        [116.0, 232.0, f64::NAN],
    ] {
        let p = deviance_p_value(120.0, nonsense, free);
        assert!(p.is_nan(), "{nonsense:?}: {p}");
    }
    assert!(deviance_p_value(f64::NAN, [116.0, 232.0, 900.0], free).is_nan());
}

#[test]
fn dark_backgrounds_have_p_values() {
    // These p-values are not uniform: most pixels are empty, and the deviance has few different
    // values.
    for background in [0.0, 0.003, 0.01, 0.03, 0.1] {
        let stack = Simulation::new(21)
            .camera(Camera::ideal(PIXEL_UM))
            .sigma_um(PIXEL_UM)
            .photons(1500.0)
            .background(background)
            .seed(53)
            .run(2000)
            .expect("valid");
        let fits = fit(
            Model::xynb(PIXEL_UM),
            Camera::ideal(PIXEL_UM),
            &cpu(),
            &stack,
        );
        let p = fits.p_value();
        let low = p.iter().filter(|&&p| p < 0.01).count();
        println!("b {background}: {low} of 2000 below 0.01");
        for (p, status) in p.iter().zip(fits.status()) {
            assert!(p.is_finite() || !status.is_usable(), "b {background}");
        }
        assert!(low < 120, "b {background}: {low} of 2000 below 0.01");
    }
}

#[test]
fn wrong_models_have_small_p_values() {
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
