//! A calibration as files that [`Camera::from_toml_file`](crate::Camera::from_toml_file) reads.

use std::fmt::Write;
use std::path::Path;

use super::camera::CameraCalibration;
use crate::io::{FileError, write_array};
use crate::partial::write_whole;

impl CameraCalibration {
    /// Writes `offset.npy`, `gain.npy` and `variance.npy` into a folder, the photon-transfer curve as `transfer.svg`, and `camera.toml`, which
    /// names the maps, last.
    ///
    /// # Errors
    ///
    /// If a file cannot be written.
    pub fn save(&self, folder: &Path) -> Result<(), FileError> {
        let maps = [
            ("offset.npy", &self.offset_adu),
            ("gain.npy", &self.gain_e_per_adu),
            ("variance.npy", &self.variance_adu2),
        ];
        for (name, map) in maps {
            let bytes = map.iter().flat_map(|value| value.to_le_bytes());
            write_array(&folder.join(name), "<f4", map.shape(), bytes)?;
        }
        let plot = self.plot().svg();
        write_whole(&folder.join("transfer.svg"), plot.as_bytes())?;
        write_whole(&folder.join("camera.toml"), self.toml().as_bytes())
    }

    /// The camera file's text.
    pub fn toml(&self) -> String {
        let (height, width) = self.offset_adu.dim();
        let certain = &self.uncertainty;
        let frames: Vec<_> = self.bright_frames.iter().map(usize::to_string).collect();
        let mut text = format!(
            "# Photon transfer: {} dark frames; bright frames: {}.\n\
             # {} of {} pixels are bad (NaN in variance.npy).\n\
             # One standard deviation of a pixel: offset {:.2e} ADU, gain {:.2} %, variance {:.2} %.\n",
            self.dark_frames,
            frames.join(", "),
            self.bad.total(),
            width * height,
            certain.offset_adu,
            100.0 * certain.gain_relative,
            100.0 * certain.variance_relative,
        );
        let options = &self.options;
        let mut number = |key: &str, value: f64| {
            // Writing to a string does not fail; `{:?}` keeps the point that TOML wants of a float.
            let _ = writeln!(text, "{key} = {value:?}");
        };
        if let Some(size) = options.pixel_size_um {
            number("pixel_size_um", size);
        }
        number("excess_noise", options.excess_noise);
        if let Some(qe) = options.qe {
            number("qe", qe);
        }
        text.push_str(
            "offset_adu = \"offset.npy\"\ngain_e_per_adu = \"gain.npy\"\nvariance_adu2 = \"variance.npy\"\n",
        );
        text
    }
}
