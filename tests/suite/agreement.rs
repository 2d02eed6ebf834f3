//! Agreement of the kernel on each GPU with the kernel on the CPU.

use gaussmle::camera::ScmosMaps;
use gaussmle::simulate::Simulated;
use gaussmle::{Camera, Device, Fits, Model, RoiStack};
use ndarray::{Array2, s};

use crate::batches::bits;
use crate::support::{
    PIXEL_UM, builder, cpu, fit, gpus, models, read_noise_camera, simulation, theta, thetas,
};

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
    let likelihoods = [a, b].map(|fits| fits.log_likelihood().expect("not left out"));
    let deviances = [a, b].map(|fits| fits.deviance().expect("not left out"));
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
        let apart = |columns: [&[f32]; 2], part: f64| {
            let [l, r] = columns.map(|column| f64::from(column[*i]));
            (l - r).abs() > part * l.abs().max(r.abs()).max(1.0)
        };
        let derived = (0..left[*i].len()).any(|k| {
            let relative = stds[0][k][*i] / stds[1][k][*i] - 1.0;
            relative.abs() > 1e-4
        }) || apart(likelihoods, 1e-5)
            || apart(deviances, 1e-4);
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

/// The cameras whose pixels take different ways through the kernel.
fn cameras() -> [(&'static str, Camera); 5] {
    const SIDE: usize = 64;
    let map = |value: &dyn Fn(usize, usize) -> f32| {
        Array2::from_shape_fn((SIDE, SIDE), |(y, x)| value(y, x))
    };
    let offset = map(&|_, x| 100.0 + 0.25 * x as f32);
    let gain = map(&|y, _| 0.4 + 0.01 * y as f32);
    let variance = map(&|y, x| 1.0 + ((y * 7 + x * 3) % 11) as f32);
    // One dead pixel in 23: each ROI of 11x11 pixels has five or six.
    let dead = Array2::from_shape_fn((SIDE, SIDE), |(y, x)| (SIDE * y + x).is_multiple_of(23));
    let maps = |dead| {
        let (offset, gain, variance) = (offset.view(), gain.view(), variance.view());
        Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: offset,
                gain_e_per_adu: gain,
                variance_e2: variance,
                mask: dead,
            },
        )
        .expect("valid maps")
    };
    [
        ("ideal", Camera::ideal(PIXEL_UM)),
        ("read noise", read_noise_camera()),
        ("maps", maps(None)),
        ("maps with dead pixels", maps(Some(dead.view()))),
        (
            "electron multiplication",
            Camera::ideal(PIXEL_UM)
                .with_offset_adu(200.0)
                .with_gain_e_per_adu(0.05)
                .with_read_noise_e(1.0)
                .with_excess_noise(2.0),
        ),
    ]
}

/// Simulated spots of one kind.
struct Case {
    camera: (&'static str, Camera),
    size: usize,
    photons: f64,
    background: f64,
    spots: usize,
}

impl Case {
    fn simulate(&self, model: &Model) -> Simulated {
        let simulation = simulation(model, self.size, 1.3)
            .camera(self.camera.1.clone())
            .photons(self.photons)
            .background(self.background)
            .seed(5);
        simulation.run(self.spots).expect("a valid simulation")
    }

    fn fit(&self, model: Model, device: &Device, rois: RoiStack<'_>) -> Fits {
        let fitter = builder(model, self.camera.1.clone(), device).build();
        fitter.expect("a valid fitter").fit(&rois).expect("fits")
    }

    /// Compares the fits of a GPU with those of the CPU.
    fn check(&self, name: &str, a: &Fits, b: &Fits) {
        let what = format!(
            "cpu/{name} {} {} {}x{} N {}",
            a.model().name(),
            self.camera.0,
            self.size,
            self.size,
            self.photons
        );
        let different = different(a, b);
        // The spots that differ stopped at another point within the tolerance: near it, rounding
        // decides whether one more step is taken. They agree to about a thousandth of their
        // standard deviation.
        let unexplained = different
            .iter()
            .filter(|&&i| !within_tolerance(a, b, i))
            .count();
        let [far, near] = largest_distances(a, b, &different);
        println!(
            "{what}: {} of {} differ, {unexplained} by more than the tolerance; x and y by at most {far:.1e} um, those of the others {near:.1e} um",
            different.len(),
            self.spots
        );
        assert_eq!(unexplained, 0, "{what}");
        // At 300 photons on a background of 2 per pixel the fitted background can be near 0, and
        // 1e-5 of it is less than the rounding error.
        let allowed = if self.photons >= 1000.0 {
            self.spots.div_ceil(10_000)
        } else {
            self.spots / 50
        };
        assert!(
            different.len() <= allowed,
            "{what}: {} differ",
            different.len()
        );
        let converged = a.status().iter().filter(|s| s.is_usable()).count();
        assert!(
            converged > self.spots * 99 / 100,
            "{what}: {converged} of {} are usable",
            self.spots
        );
    }
}

#[test]
fn gpus_agree_with_the_cpu() {
    for model in models(1.3 * PIXEL_UM) {
        for (size, photons, background) in
            [(7, 300.0, 2.0), (11, 1000.0, 10.0), (15, 20_000.0, 30.0)]
        {
            let [camera, ..] = cameras();
            let case = Case {
                camera,
                size,
                photons,
                background,
                spots: 5000,
            };
            let stack = case.simulate(&model);
            let on_cpu = fit(model.clone(), case.camera.1.clone(), &cpu(), &stack);
            for (name, gpu) in gpus() {
                let on_gpu = fit(model.clone(), case.camera.1.clone(), gpu, &stack);
                case.check(name, &on_cpu, &on_gpu);
            }
        }
    }
}

#[test]
fn gpus_agree_with_the_cpu_for_every_camera() {
    // The spots of which both types of pixels are compared.
    const BOTH: usize = 1000;
    for model in models(1.3 * PIXEL_UM) {
        for camera in cameras() {
            let case = Case {
                camera,
                size: 11,
                photons: 5000.0,
                background: 30.0,
                spots: 3000,
            };
            let stack = case.simulate(&model);
            let integers = stack.to_u16();
            let few = integers.slice(s![..BOTH, .., ..]);
            let floats = few.mapv(f32::from);
            let all = |device: &Device| {
                let rois = RoiStack::from_u16(integers.view()).expect("valid");
                let rois = rois.with_corners(stack.corners.view()).expect("valid");
                case.fit(model.clone(), device, rois)
            };
            let on_cpu = all(&cpu());
            for (name, gpu) in gpus() {
                case.check(name, &on_cpu, &all(gpu));
            }
            // The same numbers in pixels of another type.
            let corners = stack.corners.slice(s![..BOTH, ..]);
            let devices = gpus().map(|(name, gpu)| (*name, gpu.clone()));
            for (name, device) in devices.chain([("cpu", cpu())]) {
                let of_u16 = RoiStack::from_u16(few).expect("valid");
                let of_f32 = RoiStack::from_f32(floats.view()).expect("valid");
                let of_u16 = of_u16.with_corners(corners).expect("valid");
                let of_f32 = of_f32.with_corners(corners).expect("valid");
                let of_u16 = bits(&case.fit(model.clone(), &device, of_u16));
                let of_f32 = bits(&case.fit(model.clone(), &device, of_f32));
                assert_eq!(of_u16, of_f32, "{name}");
            }
        }
    }
}
