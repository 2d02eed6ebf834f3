//! Movies of a sCMOS camera, whose pixels differ and some of which are hot.

use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use gaussmle_detect::Detection;
use gaussmle_smlm::remarks::Cause;
use ndarray::Array2;
use rand::Rng;
use rand::rngs::StdRng;

use super::movie::{PIXEL_UM, SIDE, SIGMA_PX, Scene};
use super::scenes::{Case, model_without_z};

/// Offset (ADU), gain (e-/ADU) and variance (e-²) of each pixel.
struct Maps([Array2<f32>; 3]);

impl Maps {
    /// Maps as those of sCMOS cameras: the noise has a tail towards noisy pixels.
    fn random(rng: &mut StdRng) -> Self {
        let mut map = |value: fn(&mut StdRng) -> f64| {
            Array2::from_shape_simple_fn((SIDE, SIDE), || value(rng) as f32)
        };
        Self([
            map(|rng| rng.random_range(95.0..105.0)),
            map(|rng| rng.random_range(0.42..0.48)),
            map(|rng| rng.random_range(1.0..4.0) / rng.random_range(0.2..1.0)),
        ])
    }

    fn camera(&self, mask: Option<&Array2<bool>>) -> Camera {
        let [offset, gain, variance] = self.0.each_ref().map(|map| map.view());
        let mask = mask.map(|mask| mask.view());
        Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: offset,
                gain_e_per_adu: gain,
                variance_e2: variance,
                mask,
            },
        )
        .expect("maps")
    }
}

/// A movie with one cause or none.
pub fn case(causes: &[Cause], mut scene: Scene, rng: &mut StdRng) -> Case {
    let mut maps = Maps::random(rng);
    scene.camera = maps.camera(None);
    scene.hot = rng.random_range(0.003..0.01);
    let hot = scene.hot_pixels();
    let mut mask = Some(&hot);
    match causes {
        [] => {}
        // Offsets of another mode of the camera.
        [Cause::OffsetLow] => maps.0[0].mapv_inplace(|adu| 0.5 * adu),
        [Cause::DeadPixels] => mask = None,
        _ => unreachable!("it is not simulated"),
    }
    let sigma_um = SIGMA_PX * PIXEL_UM;
    Case {
        camera: maps.camera(mask),
        model: model_without_z(sigma_um, &[0, 1, 2], rng),
        detection: Detection::new(sigma_um),
        scene,
    }
}
