//! Movies of an astigmatic PSF, with the model of a PSF file.

use gaussmle::{Astigmatism, Camera, Model};
use gaussmle_detect::Detection;
use gaussmle_smlm::remarks::Cause;
use rand::Rng;
use rand::rngs::StdRng;

use super::movie::{PIXEL_UM, SIGMA_PX, Scene, Shape2d, astigmatic_curve};
use super::scenes::Case;

/// The side of ROIs that hold spots at the ends of z, which have up to twice the width in focus.
pub const ROI: usize = 17;

/// A movie with one cause or none.
pub fn case(causes: &[Cause], mut scene: Scene, rng: &mut StdRng) -> Case {
    scene.shape = Shape2d::Astigmatic;
    scene.spots = 3.0;
    scene.apart = 24.0;
    scene.camera = Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.45)
        .with_read_noise_e(1.6);
    let sigma_um = SIGMA_PX * PIXEL_UM;
    let mut curve = astigmatic_curve(sigma_um);
    match causes {
        [] => {}
        // The PSF file of another objective: at no z the widths along x and y are right. Dim spots have
        // any width.
        [Cause::Psf] => {
            scene.photons = 2.0 * scene.photons.max(2000.0);
            let factor = rng.random_range(1.15..1.4);
            let factor = [factor, 1.0 / factor][rng.random_range(0..2)];
            curve = astigmatic_curve(factor * sigma_um);
        }
        // Four of ten spots are beyond the range.
        [Cause::ZRange] => {
            scene.photons = scene.photons.max(1500.0);
            curve = Astigmatism {
                z_range_um: Some([-0.3, 0.3]),
                ..curve
            };
        }
        _ => unreachable!("it is not simulated"),
    }
    Case {
        camera: scene.camera.clone(),
        model: Model::astigmatic(curve),
        detection: Detection {
            roi: ROI,
            ..Detection::new(sigma_um)
        },
        scene,
    }
}
