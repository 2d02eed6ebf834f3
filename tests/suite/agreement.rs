//! Agreement of the kernel on each GPU with the kernel on the CPU.

use gaussmle::{Camera, Fits};

use crate::support::{PIXEL_UM, cpu, fit, gpus, models, simulation, theta, thetas};

/// Spots that differ by more than the tolerance: 1e-5 px in position and 1e-5 relative in any other
/// parameter. Standard deviations, likelihood and deviance have larger tolerances: they are sums
/// over the pixels, taken at positions that are 1e-5 px apart.
fn different(a: &Fits, b: &Fits) -> Vec<usize> {
    let (left, right) = (thetas(a), thetas(b));
    let stds = [a, b].map(|fits| {
        let parameters = fits.model().parameters().iter();
        let std = |&p| fits.std(p).expect("the model has it");
        parameters.map(std).collect::<Vec<_>>()
    });
    let differ = |i: &usize| {
        let far = (0..left[*i].len()).any(|k| {
            let (l, r) = (left[*i][k], right[*i][k]);
            let scale = if k < 2 { 1.0 } else { l.abs().max(r.abs()) };
            // z passes through 0, so its difference is absolute, in um.
            let scale = if a.model().parameters()[k].name() == "z" {
                1.0
            } else {
                scale
            };
            (l - r).abs() > 1e-5 * scale
        });
        let apart =
            |l: f64, r: f64, part: f64| (l - r).abs() > part * l.abs().max(r.abs()).max(1.0);
        let derived = (0..left[*i].len()).any(|k| {
            let relative = stds[0][k][*i] / stds[1][k][*i] - 1.0;
            relative.abs() > 1e-4
        }) || apart(
            a.log_likelihood()[*i].into(),
            b.log_likelihood()[*i].into(),
            1e-5,
        ) || apart(a.deviance()[*i].into(), b.deviance()[*i].into(), 1e-4);
        far || derived || a.status()[*i] != b.status()[*i]
    };
    (0..a.len()).filter(differ).collect()
}

/// True if every parameter agrees within 3e-3 standard deviations: both fits stopped within a
/// tolerance of 1e-3. A spot that converged on neither device has no estimate to compare.
fn within_tolerance(a: &Fits, b: &Fits, i: usize) -> bool {
    if [a, b].iter().all(|fits| !fits.status()[i].is_usable()) {
        return true;
    }
    let (left, right) = (theta(a, i), theta(b, i));
    a.status()[i] == b.status()[i]
        && a.model()
            .parameters()
            .iter()
            .enumerate()
            .all(|(k, &parameter)| {
                let lateral = parameter.unit() == "um" && parameter.name() != "z";
                let scale = if lateral { 1.0 / PIXEL_UM } else { 1.0 };
                let std = a.std(parameter).expect("the model has it")[i] * scale;
                (left[k] - right[k]).abs() < 3e-3 * std
            })
}

/// The largest difference in x or y of usable spots, in um: of those in `different`, and of the
/// others.
fn largest_distances(a: &Fits, b: &Fits, different: &[usize]) -> [f64; 2] {
    let (left, right) = (thetas(a), thetas(b));
    let mut largest = [0.0_f64; 2];
    for i in (0..a.len()).filter(|&i| a.status()[i].is_usable() && b.status()[i].is_usable()) {
        let distance = (0..2).map(|k| (left[i][k] - right[i][k]).abs() * PIXEL_UM);
        let class = usize::from(different.binary_search(&i).is_err());
        largest[class] = distance.fold(largest[class], f64::max);
    }
    largest
}

#[test]
fn gpus_agree_with_the_cpu() {
    const SPOTS: usize = 20_000;
    for (name, gpu) in gpus() {
        for model in models(1.3 * PIXEL_UM) {
            for (size, photons, background) in
                [(7, 300.0, 2.0), (11, 1000.0, 10.0), (15, 20_000.0, 30.0)]
            {
                let stack = simulation(&model, size, 1.3)
                    .photons(photons)
                    .background(background)
                    .seed(5)
                    .run(SPOTS)
                    .expect("a valid simulation");
                let camera = Camera::ideal(PIXEL_UM);
                let a = fit(model, camera.clone(), &cpu(), &stack);
                let b = fit(model, camera, gpu, &stack);
                let different = different(&a, &b);
                // The spots that differ stopped at another point within the tolerance: near it,
                // rounding decides whether one more step is taken. They agree to about a thousandth
                // of their standard deviation.
                let unexplained = different
                    .iter()
                    .filter(|&&i| !within_tolerance(&a, &b, i))
                    .count();
                let [far, near] = largest_distances(&a, &b, &different);
                println!(
                    "cpu/{name} {} {size}x{size} N {photons}: {} of {SPOTS} differ, {unexplained} by more than the tolerance; x and y by at most {far:.1e} um, those of the others {near:.1e} um",
                    model.name(),
                    different.len(),
                );
                assert_eq!(unexplained, 0, "{} {size}", model.name());
                // At 300 photons on a background of 2 per pixel the fitted background can be near
                // 0, and 1e-5 of it is less than the rounding error.
                let allowed = if photons >= 1000.0 {
                    SPOTS / 10_000
                } else {
                    SPOTS / 50
                };
                assert!(
                    different.len() <= allowed,
                    "{} {size}: {} differ",
                    model.name(),
                    different.len()
                );
                let converged = a.status().iter().filter(|s| s.is_usable()).count();
                assert!(
                    converged > SPOTS * 99 / 100,
                    "{converged} of {SPOTS} are usable"
                );
            }
        }
    }
}
