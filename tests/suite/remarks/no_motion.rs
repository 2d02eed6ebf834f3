//! Movies whose spots have a wrong width or neighbours, and no motion: few or crowded spots, a wrong
//! width, a wrong pixel size, and spots without astigmatism that are fitted with a PSF file.

use gaussmle::{Camera, Model};
use gaussmle_detect::Detection;
use gaussmle_smlm::remarks::Cause;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use super::depth::ROI;
use super::movie::{PIXEL_UM, SIGMA_PX, Scene, Shape2d, astigmatic_curve};
use super::scenes::{Case, model_without_z};

/// The kinds of movies.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A given width that is wrong by 8 to 30 %, and crowded spots.
    CrowdedWidth,
    /// The same with spots that are alone.
    Width,
    /// A pixel size that is wrong by a factor of 1.1 to 1.8.
    PixelSize,
    /// Up to eight spots, of a wrong width, with tails, or crowded.
    FewSpots,
    /// Spots in focus, fitted with a PSF file.
    NoAstigmatism,
}

fn case(kind: Kind, number: u64) -> Case {
    let mut rng = StdRng::seed_from_u64(number);
    let mut scene = Scene::new(number);
    scene.photons = 600.0 * 10f64.powf(rng.random_range(0.0..1.0));
    scene.background = 3.0 * 10f64.powf(rng.random_range(0.0..1.2));
    scene.frames = rng.random_range(15..50);
    scene.camera = Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.45)
        .with_read_noise_e(1.6);
    let sign = |rng: &mut StdRng| if rng.random_bool(0.5) { 1.0 } else { -1.0 };
    let mut camera = scene.camera.clone();
    let mut sigma_um = SIGMA_PX * PIXEL_UM;
    let mut roi = None;
    let mut model = None;
    match kind {
        Kind::CrowdedWidth | Kind::Width => {
            let factor: f64 = rng.random_range(1.08..1.3);
            sigma_um *= factor.powf(sign(&mut rng));
            if let Kind::CrowdedWidth = kind {
                scene.spots = rng.random_range(5.0..30.0);
                scene.apart = [0.0, 4.0, 7.0][rng.random_range(0..3)];
            }
        }
        Kind::PixelSize => {
            let factor: f64 = rng.random_range(1.1..1.8);
            camera = Camera::ideal(PIXEL_UM * factor.powf(sign(&mut rng)))
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(0.45)
                .with_read_noise_e(1.6);
            scene.spots = rng.random_range(2.0..20.0);
            scene.apart = 0.0;
        }
        Kind::FewSpots => {
            scene.frames = rng.random_range(1..3);
            scene.spots = rng.random_range(3.0..5.0);
            scene.photons *= 2.0;
            match rng.random_range(0..3) {
                0 => sigma_um *= rng.random_range(1.15..1.4f64).powf(sign(&mut rng)),
                1 => scene.shape = Shape2d::Tails(rng.random_range(0.25..0.45)),
                _ => scene.apart = 0.0,
            }
        }
        Kind::NoAstigmatism => {
            roi = Some(ROI);
            let factor: f64 = rng.random_range(0.8..1.2);
            model = Some(Model::astigmatic(astigmatic_curve(factor * sigma_um)));
            scene.spots = rng.random_range(2.0..10.0);
            scene.apart = [0.0, 16.0][rng.random_range(0..2)];
        }
    }
    let mut detection = Detection::new(sigma_um);
    detection.roi = roi.unwrap_or(detection.roi);
    let models = match kind {
        Kind::FewSpots => vec![0, 1],
        _ => vec![0],
    };
    Case {
        model: model.unwrap_or_else(|| model_without_z(sigma_um, &models, &mut rng)),
        scene,
        camera,
        detection,
    }
}

#[test]
fn no_other_fault_is_taken_for_motion() {
    const MOVIES: u64 = 60;
    for kind in [
        Kind::CrowdedWidth,
        Kind::Width,
        Kind::PixelSize,
        Kind::FewSpots,
        Kind::NoAstigmatism,
    ] {
        let first = |number| {
            let remarks = case(kind, number).run().remarks;
            remarks.first().map(|remark| remark.cause)
        };
        let named: Vec<Option<Cause>> = (0..MOVIES).into_par_iter().map(first).collect();
        let mut counts = std::collections::BTreeMap::<&str, usize>::new();
        for cause in &named {
            *counts.entry(cause.map_or("none", Cause::name)).or_default() += 1;
        }
        println!("{kind:?}: {counts:?}");
        let motion = named.iter().filter(|cause| **cause == Some(Cause::Motion));
        assert!(motion.count() <= 1, "{kind:?}: {counts:?}");
    }
}
