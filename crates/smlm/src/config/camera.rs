//! Options of the camera.

use std::path::PathBuf;

use gaussmle::Camera;
use gaussmle_io::read_camera;
use serde::{Deserialize, Serialize};

use crate::error::{Result, config};

/// The camera: numbers that hold for all pixels, or a file with maps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", command(next_help_heading = "Camera"))]
#[serde(default, deny_unknown_fields)]
pub struct CameraConfig {
    /// The width of a camera pixel in the sample.
    #[cfg_attr(feature = "clap", arg(long = "pixel-size", value_name = "UM"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixel_size_um: Option<f64>,
    /// The pixel value without light [default: 0].
    #[cfg_attr(
        feature = "clap",
        arg(long = "offset", value_name = "ADU", allow_negative_numbers = true)
    )]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset_adu: Option<f64>,
    /// Photoelectrons per ADU [default: 1].
    #[cfg_attr(feature = "clap", arg(long = "gain", value_name = "E_PER_ADU"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain_e_per_adu: Option<f64>,
    /// Read noise [default: 0].
    #[cfg_attr(feature = "clap", arg(long = "read-noise", value_name = "E_RMS"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_noise_e: Option<f64>,
    /// The factor by which electron multiplication raises the variance: 2 at high gain
    /// [default: 1].
    #[cfg_attr(feature = "clap", arg(long, value_name = "F"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excess_noise: Option<f64>,
    /// A camera file, for example with sCMOS maps. It replaces offset, gain, read noise and excess
    /// noise.
    #[cfg_attr(feature = "clap", arg(long, value_name = "CAMERA.toml"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<PathBuf>,
}

impl CameraConfig {
    /// Fills unset fields from `other`. A camera file replaces the numbers of `other`.
    ///
    /// Numbers are kept beside the camera file of `other`, and [`CameraConfig::camera`] refuses
    /// both: otherwise the numbers would silently replace the maps.
    pub(super) fn or(self, other: Self) -> Self {
        let other = match self.camera {
            Some(_) => Self {
                pixel_size_um: other.pixel_size_um,
                ..Self::default()
            },
            None => other,
        };
        Self {
            pixel_size_um: self.pixel_size_um.or(other.pixel_size_um),
            offset_adu: self.offset_adu.or(other.offset_adu),
            gain_e_per_adu: self.gain_e_per_adu.or(other.gain_e_per_adu),
            read_noise_e: self.read_noise_e.or(other.read_noise_e),
            excess_noise: self.excess_noise.or(other.excess_noise),
            camera: self.camera.or(other.camera),
        }
    }

    /// The camera, and notes on how its file was read.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, the pixel size is missing, or a file and
    /// numbers are both set.
    pub fn camera(&self) -> Result<(Camera, Vec<String>)> {
        let numbers = [
            self.offset_adu,
            self.gain_e_per_adu,
            self.read_noise_e,
            self.excess_noise,
        ];
        if let Some(file) = &self.camera {
            if numbers.iter().any(Option::is_some) {
                let cause =
                    "give either a camera file, or offset, gain, read noise and excess noise";
                return Err(config("camera", cause));
            }
            let loaded = read_camera(file, self.pixel_size_um)?;
            return Ok((loaded.camera, loaded.notes));
        }
        let Some(pixel_size_um) = self.pixel_size_um else {
            let cause = "the pixel size is missing: the width of a camera pixel in the sample, um";
            return Err(config("pixel_size_um", cause));
        };
        let camera = Camera::uniform(
            pixel_size_um,
            self.offset_adu.unwrap_or(0.0),
            self.gain_e_per_adu.unwrap_or(1.0),
            self.read_noise_e.unwrap_or(0.0),
        );
        let camera = camera.excess_noise(self.excess_noise.unwrap_or(1.0));
        camera.check()?;
        Ok((camera, Vec::new()))
    }
}
