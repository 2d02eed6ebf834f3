//! Fits with light that is known, beside cameras whose maps have it, and beside the truth.

use gaussmle::camera::ScmosMaps;
use gaussmle::{Backend, Camera, Error, Fitter, Model, RoiStack};
use ndarray::{Array1, Array2, Array3};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, Poisson};

use crate::support::{PIXEL_UM, curve, gpus, read_noise_camera, simulation, thetas};

const SIDE: usize = 11;

/// Light that rises by 60 photoelectrons along a row, and has a bright spot beside the middle.
fn light(spots: usize) -> Array3<f32> {
    Array3::from_shape_fn((spots, SIDE, SIDE), |(spot, y, x)| {
        let [dx, dy] = [x as f32 - 8.5, y as f32 - 3.0 - (spot % 5) as f32];
        6.0 * x as f32 + 90.0 * (-(dx * dx + dy * dy) / 4.0).exp()
    })
}

/// Spots in such light, ADU.
fn spots(model: &Model, camera: &Camera, light: &Array3<f32>) -> (Array3<f32>, Vec<f64>) {
    let simulation = simulation(model, SIDE, 1.3).camera(camera.clone());
    let stack = simulation.run(light.dim().0).expect("simulated");
    let mut pixels = stack.pixels.clone();
    let gain = camera.gain_e_per_adu().expect("even") as f32;
    let mut rng = StdRng::seed_from_u64(5);
    for (adu, &light) in pixels.iter_mut().zip(light) {
        let photons = match light > 0.0 {
            true => Poisson::new(light).expect("light").sample(&mut rng),
            false => 0.0,
        };
        *adu += photons / gain;
    }
    (pixels, stack.truth.iter().map(|spot| spot.x_px).collect())
}

fn fitter(model: &Model, camera: Camera) -> Fitter {
    let builder = Fitter::builder(model.clone(), camera).backend(Backend::Cpu);
    builder.build().expect("valid")
}

#[test]
fn known_light_is_that_of_maps_with_more_offset_and_variance() {
    const SPOTS: usize = 300;
    let cameras = [
        Camera::ideal(PIXEL_UM),
        read_noise_camera(),
        read_noise_camera().with_excess_noise(2.0),
    ];
    let light = light(SPOTS);
    for camera in cameras {
        let [offset, gain, variance] = camera.pixel(0, 0).expect("even").map(|value| value as f32);
        let excess = camera.excess_noise() as f32;
        // A sensor with one ROI below the other.
        let rows = light
            .to_shape((SPOTS * SIDE, SIDE))
            .expect("one below the other");
        let [offset_adu, variance_e2] = [
            rows.mapv(|light| offset + light / gain),
            rows.mapv(|light| variance + excess * light),
        ];
        let gain_e_per_adu = Array2::from_elem(rows.dim(), gain);
        let maps = ScmosMaps {
            offset_adu: offset_adu.view(),
            gain_e_per_adu: gain_e_per_adu.view(),
            variance_e2: variance_e2.view(),
            mask: None,
        };
        let with_maps = Camera::scmos(PIXEL_UM, maps).expect("valid");
        let with_maps = with_maps.with_excess_noise(camera.excess_noise());
        let corners = Array2::from_shape_fn((SPOTS, 2), |(spot, axis)| (axis * spot * SIDE) as i32);
        for model in [
            Model::xynb(1.3 * PIXEL_UM),
            Model::xynbs(),
            Model::astigmatic(curve(1.3 * PIXEL_UM)),
        ] {
            let (pixels, _) = spots(&model, &camera, &light);
            let integers = pixels.mapv(|adu| adu.round().max(0.0) as u16);
            for stack in [
                RoiStack::from_f32(pixels.view()).expect("valid"),
                RoiStack::from_u16(integers.view()).expect("valid"),
            ] {
                let known = stack
                    .clone()
                    .with_light(light.as_slice().expect("in order"));
                let fits = fitter(&model, camera.clone())
                    .fit(&known.expect("valid"))
                    .expect("fits");
                let mapped = stack.with_corners(corners.view()).expect("valid");
                let mapped = fitter(&model, with_maps.clone())
                    .fit(&mapped)
                    .expect("fits");
                // Rounding differs. Both stop within a thousandth of a standard deviation.
                let parameters = model.parameters();
                let stds: Vec<Vec<f64>> = parameters
                    .iter()
                    .map(|&p| mapped.std(p).expect("fitted"))
                    .collect();
                let mut alike = 0;
                for (i, (a, b)) in thetas(&fits).iter().zip(&thetas(&mapped)).enumerate() {
                    let is_alike = (0..a.len()).all(|k| (a[k] - b[k]).abs() <= 3e-3 * stds[k][i]);
                    alike += usize::from(is_alike && fits.status()[i] == mapped.status()[i]);
                }
                assert!(alike * 100 >= SPOTS * 99, "{model:?}: {alike} of {SPOTS}");
            }
        }
    }
}

#[test]
fn errors_are_as_stated_with_known_light_alone() {
    const SPOTS: usize = 4000;
    let light = light(SPOTS);
    let model = Model::xynb(1.3 * PIXEL_UM);
    for camera in [Camera::ideal(PIXEL_UM), read_noise_camera()] {
        let (pixels, truth) = spots(&model, &camera, &light);
        let rms = |stack: &RoiStack<'_>| {
            let fits = fitter(&model, camera.clone()).fit(stack).expect("fits");
            let (x, std) = (
                fits.x_px(),
                fits.std(gaussmle::Parameter::X).expect("fitted"),
            );
            let errors = (0..SPOTS).map(|i| (f64::from(x[i]) - truth[i]) * PIXEL_UM / std[i]);
            (errors.map(|error| error * error).sum::<f64>() / SPOTS as f64).sqrt()
        };
        let stack = RoiStack::from_f32(pixels.view()).expect("valid");
        let without = rms(&stack);
        let known = rms(&stack
            .with_light(light.as_slice().expect("in order"))
            .expect("valid"));
        println!("{without} -> {known}");
        // The standard error of the rms of 4000 is 0.011.
        assert!((known - 1.0).abs() < 0.045, "{known}");
        assert!(without > 2.0, "{without}");
    }
}

#[test]
fn light_that_cannot_be_known_is_refused() {
    let pixels = Array3::from_shape_fn((3, 5, 5), |(_, y, x)| (10 + x * y) as f32);
    let stack = RoiStack::from_f32(pixels.view()).expect("valid");
    let light = Array1::from_elem(75, 1.0f32);
    let light = light.as_slice().expect("in order");
    let error = stack.clone().with_light(&light[..50]).expect_err("too few");
    assert!(
        error
            .to_string()
            .contains("2 images of known light for 3 ROIs"),
        "{error}"
    );
    let surplus = [1.0; 79];
    let error = stack.clone().with_light(&surplus).expect_err("too many");
    assert!(error.to_string().contains("79"), "{error}");
    for wrong in [-1.0, f32::NAN, 2e12] {
        let mut light = light.to_vec();
        light[60] = wrong;
        let stack = RoiStack::from_f32(pixels.view()).expect("valid");
        let error = stack.with_light(&light).expect_err("no light");
        assert!(
            error.to_string().contains("known light of ROI 2"),
            "{error}"
        );
    }
    // Parts of a job have known light or not, and GPUs fit none with it.
    let with_light = || stack.clone().with_light(light).expect("valid");
    let model = Model::xynb(1.3 * PIXEL_UM);
    let parts = [with_light(), stack.clone()].map(Ok::<_, Error>);
    let job =
        fitter(&model, Camera::ideal(PIXEL_UM)).fit_parts(6, parts.into_iter(), |_, _| Ok(()));
    assert!(matches!(job, Err(Error::Part { .. })), "{job:?}");
    for (_, gpu) in gpus() {
        let builder = Fitter::builder(model.clone(), Camera::ideal(PIXEL_UM)).device(gpu.clone());
        let error = builder
            .build()
            .expect("valid")
            .fit(&with_light())
            .expect_err("a GPU");
        assert_eq!(error.option(), Some("backend"), "{error}");
    }
}
