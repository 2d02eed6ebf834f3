//! The camera of the simulated scans of beads, and the configuration of runs with it.

use gaussmle::simulate::{expose, to_u16};
use gaussmle::{Backend, Camera, Settings};
use gaussmle_io::movie::Shape;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::CameraConfig;
use rand::rngs::StdRng;

use crate::calibrate::Stack;

pub const PIXEL_UM: f64 = 0.1;
pub const OFFSET_ADU: f64 = 100.0;
pub const GAIN: f64 = 0.45;

/// Photons per pixel.
pub const BACKGROUND: f64 = 5.0;

/// The step between planes of a scan.
pub const STEP_UM: f64 = 0.025;

pub fn config() -> RunConfig {
    let settings = Settings {
        backend: Some(Backend::Cpu),
        ..Settings::default()
    };
    RunConfig {
        camera: CameraConfig {
            pixel_size_um: Some(PIXEL_UM.into()),
            offset_adu: Some(OFFSET_ADU),
            gain_e_per_adu: Some(GAIN),
            ..CameraConfig::default()
        },
        settings,
        ..RunConfig::default()
    }
}

/// The camera's readings, ADU, of expected numbers of electrons.
pub fn readings(light: Vec<f64>, random: &mut StdRng) -> impl Iterator<Item = f32> {
    let camera = Camera::ideal(PIXEL_UM)
        .with_offset_adu(OFFSET_ADU)
        .with_gain_e_per_adu(GAIN);
    light
        .into_iter()
        .map(move |light| f32::from(to_u16(expose(&camera, light, (0, 0), random))))
}

/// A movie of square frames.
pub fn square(frames: usize, side: usize, pixels: Vec<f32>) -> Stack {
    Stack {
        shape: Shape {
            frames,
            height: side,
            width: side,
        },
        pixels,
    }
}
