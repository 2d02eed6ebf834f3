//! The camera of simulated movies, and the options to localize them, for tests of whole runs.

use std::path::Path;

use gaussmle::{Backend, Camera, Settings};
use gaussmle_io::table::Format;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, ModelConfig, ModelName};
use gaussmle_smlm::localize::LocalizeFile;

pub const OFFSET_ADU: f64 = 100.0;
pub const GAIN_E_PER_ADU: f64 = 0.5;
pub const READ_NOISE_E: f64 = 1.5;

/// The camera of simulated movies.
pub fn camera(pixel_um: f64) -> Camera {
    Camera::ideal(pixel_um)
        .with_offset_adu(OFFSET_ADU)
        .with_gain_e_per_adu(GAIN_E_PER_ADU)
        .with_read_noise_e(READ_NOISE_E)
}

/// The options of a run on the CPU, for a movie of [`camera`] with spots of this width.
pub fn config(pixel_um: f64, sigma_um: f64) -> RunConfig {
    let settings = Settings {
        backend: Some(Backend::Cpu),
        ..Settings::default()
    };
    RunConfig {
        model: ModelConfig {
            model: ModelName::named("xynb"),
            sigma_um: Some(sigma_um.into()),
            ..ModelConfig::default()
        },
        camera: CameraConfig {
            pixel_size_um: Some(pixel_um.into()),
            offset_adu: Some(OFFSET_ADU),
            gain_e_per_adu: Some(GAIN_E_PER_ADU),
            read_noise_e: Some(READ_NOISE_E),
            ..CameraConfig::default()
        },
        settings,
        ..RunConfig::default()
    }
}

/// A run from its start, with a table in the format of its ending.
pub fn job<'a>(movie: &'a Path, output: &'a Path, config: &'a RunConfig) -> LocalizeFile<'a> {
    LocalizeFile {
        movie,
        output,
        format: Format::of(output).expect("a known format"),
        config,
        resume: false,
        other_input: None,
        reserved: &[],
    }
}
