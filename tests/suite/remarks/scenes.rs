//! Movies for each cause of poor fits, over models, cameras and brightness.

use gaussmle::{Camera, Model};
use gaussmle_detect::Detection;
use gaussmle_smlm::remarks::Cause;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::movie::{PIXEL_UM, Run, SIGMA_PX, Scene, Shape2d, localize_detected};
use super::{depth, maps};

/// A movie, the options that a user gives, and what is wrong with them.
pub struct Case {
    pub scene: Scene,
    pub camera: Camera,
    pub model: Model,
    pub detection: Detection,
}

/// The kind of a camera and a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A camera of numbers, and a model without z.
    Numbers,
    /// A sCMOS camera with maps, which mask its hot pixels, and a model without z.
    Maps,
    /// A camera of numbers, and the astigmatic model with its PSF file.
    Astigmatic,
}

impl Setting {
    pub fn name(self) -> &'static str {
        match self {
            Setting::Numbers => "numbers",
            Setting::Maps => "maps",
            Setting::Astigmatic => "astigmatic",
        }
    }
}

/// The causes that are simulated, alone and in pairs. No cause is a clean movie.
pub const CASES: [(Setting, &[Cause]); 23] = [
    (Setting::Numbers, &[]),
    (Setting::Maps, &[]),
    (Setting::Astigmatic, &[]),
    (Setting::Numbers, &[Cause::OffsetLow]),
    (Setting::Numbers, &[Cause::OffsetHigh]),
    (Setting::Numbers, &[Cause::GainLow]),
    (Setting::Numbers, &[Cause::GainHigh]),
    (Setting::Numbers, &[Cause::ExcessNoise]),
    (Setting::Numbers, &[Cause::Width]),
    (Setting::Numbers, &[Cause::Psf]),
    (Setting::Numbers, &[Cause::Overlap]),
    (Setting::Numbers, &[Cause::Motion]),
    (Setting::Numbers, &[Cause::Saturation]),
    (Setting::Numbers, &[Cause::DeadPixels]),
    (Setting::Maps, &[Cause::OffsetLow]),
    (Setting::Maps, &[Cause::DeadPixels]),
    (Setting::Astigmatic, &[Cause::Psf]),
    (Setting::Astigmatic, &[Cause::ZRange]),
    (Setting::Numbers, &[Cause::OffsetLow, Cause::Overlap]),
    (Setting::Numbers, &[Cause::GainHigh, Cause::Width]),
    (Setting::Numbers, &[Cause::ExcessNoise, Cause::Motion]),
    (Setting::Numbers, &[Cause::Saturation, Cause::Overlap]),
    (Setting::Numbers, &[Cause::OffsetHigh, Cause::DeadPixels]),
];

/// The numbers of a camera.
#[derive(Clone, Copy)]
struct Numbers {
    offset: f64,
    gain: f64,
    noise: f64,
    excess: f64,
}

impl Numbers {
    fn camera(self) -> Camera {
        Camera::ideal(PIXEL_UM)
            .with_offset_adu(self.offset)
            .with_gain_e_per_adu(self.gain)
            .with_read_noise_e(self.noise)
            .with_excess_noise(self.excess)
    }
}

/// Case `number` of movies with these causes.
pub fn case(setting: Setting, causes: &[Cause], seed: u64, number: u64) -> Case {
    let names = causes.iter().flat_map(|cause| cause.name().bytes());
    let kind = names.fold(1, |kind: u32, byte| kind.wrapping_mul(31) + u32::from(byte));
    let seed = gaussmle::simulate::item_seed(seed ^ (u64::from(kind) << 32), number);
    let mut rng = StdRng::seed_from_u64(seed);
    let scene = scene(seed, causes.is_empty(), &mut rng);
    match setting {
        Setting::Numbers => numbers(causes, scene, &mut rng),
        Setting::Maps => maps::case(causes, scene, &mut rng),
        Setting::Astigmatic => depth::case(causes, scene, &mut rng),
    }
}

/// A movie of any brightness.
fn scene(seed: u64, is_clean: bool, rng: &mut StdRng) -> Scene {
    let mut scene = Scene::new(seed);
    // Photons from dim to bright, backgrounds from dark to light.
    scene.photons = 600.0 * 10f64.powf(rng.random_range(0.0..1.0));
    scene.background = 3.0 * 10f64.powf(rng.random_range(0.0..1.2));
    scene.frames = rng.random_range(15..50);
    if is_clean {
        // Without a fault, also dimmer and darker movies, with any number of spots.
        scene.photons *= 10f64.powf(rng.random_range(-0.5..0.0));
        scene.background *= 10f64.powf(rng.random_range(-1.0..0.0));
        scene.frames = rng.random_range(1..50);
    }
    scene
}

/// A movie of a camera of numbers and a model without z.
fn numbers(causes: &[Cause], mut scene: Scene, rng: &mut StdRng) -> Case {
    let has = |cause: Cause| causes.contains(&cause);
    let cameras = [
        (0.0, 1.0, 0.0, 1.0),
        (100.0, 0.45, 1.6, 1.0),
        (400.0, 0.24, 1.0, 1.0),
        (200.0, 0.2, 0.0, 2.0),
    ];
    // An offset cannot be forgotten where it is 0, and excess noise only where it is.
    let which = match () {
        () if has(Cause::ExcessNoise) => 3,
        () if has(Cause::OffsetLow) => rng.random_range(1..4),
        () => rng.random_range(0..4),
    };
    let (offset, gain, noise, excess) = cameras[which];
    let mut truth = Numbers {
        offset,
        gain,
        noise,
        excess,
    };
    let mut given = truth;
    let mut sigma_px = SIGMA_PX;
    let mut models = vec![0, 1, 2];
    for cause in causes {
        match cause {
            Cause::OffsetLow => given.offset = [0.0, 0.5 * offset][rng.random_range(0..2)],
            Cause::OffsetHigh => {
                truth.offset = truth.offset.max(100.0);
                let electrons = rng.random_range(0.5..1.6) * scene.background.max(6.0);
                given.offset = truth.offset + electrons / gain;
            }
            Cause::GainLow => given.gain = gain * rng.random_range(0.3..0.65),
            Cause::GainHigh => given.gain = gain * rng.random_range(1.4..4.0),
            Cause::ExcessNoise => given.excess = 1.0,
            Cause::Width => {
                let factor = rng.random_range(1.15..1.4);
                sigma_px *= [factor, 1.0 / factor][rng.random_range(0..2)];
                models = vec![0];
            }
            Cause::Psf => {
                // Fewer photons do not tell the shapes apart: the p-values are uniform.
                scene.photons = 2.0 * scene.photons.max(2000.0);
                scene.shape = match rng.random_bool(0.5) {
                    true => Shape2d::Tails(rng.random_range(0.25..0.45)),
                    false => Shape2d::Elongated(rng.random_range(1.3..1.7)),
                };
                if let Shape2d::Elongated(_) = scene.shape {
                    models = vec![0, 1];
                }
            }
            Cause::Overlap => {
                scene.spots = rng.random_range(14.0..30.0);
                scene.apart = 0.0;
            }
            Cause::Motion => {
                scene.photons = scene.photons.max(1500.0);
                scene.motion_px = rng.random_range(2.0..4.0);
                models = vec![0, 1];
            }
            Cause::Saturation => {
                scene.photons = scene.photons.max(2000.0);
                let peak = 0.09 * scene.photons + scene.background;
                scene.ceiling = truth.offset + rng.random_range(0.4..0.7) * peak / gain;
                scene.ceiling = scene.ceiling.round();
            }
            Cause::DeadPixels => scene.hot = rng.random_range(0.003..0.01),
            _ => unreachable!("it is not simulated"),
        }
    }
    scene.camera = truth.camera();
    let sigma_um = sigma_px * PIXEL_UM;
    Case {
        scene,
        camera: given.camera(),
        model: model_without_z(sigma_um, &models, rng),
        detection: Detection::new(sigma_um),
    }
}

/// One of some models: 0 has a given width, 1 a free one, and 2 two free ones.
pub fn model_without_z(sigma_um: f64, models: &[u32], rng: &mut StdRng) -> Model {
    match models[rng.random_range(0..models.len())] {
        0 => Model::xynb(sigma_um),
        1 => Model::xynbs(),
        _ => Model::xynbsxsy(),
    }
}

impl Case {
    pub fn run(&self) -> Run {
        let movie = self.scene.expose();
        localize_detected(&movie, &self.camera, self.model.clone(), &self.detection)
    }
}
