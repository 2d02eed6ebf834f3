//! A calibration as files that [`gaussmle_io::read_camera`] reads.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use gaussmle_base::config::format_version_line;
use gaussmle_io::movie::{FileError, write_array};
use gaussmle_io::write_atomically;

use super::camera::CameraCalibration;

/// The files of offset, gain and variance.
const MAPS: [&str; 3] = ["offset.npy", "gain.npy", "variance.npy"];

/// The file that names them.
const CAMERA: &str = "camera.toml";

/// The files of a camera's calibration in a folder: those of [`CameraCalibration::save`], and
/// `transfer.svg`, which front ends write. If the folder is not there, the first of the folders that
/// have to be created.
pub fn camera_files(folder: &Path) -> Vec<PathBuf> {
    let missing = folder.ancestors().take_while(|folder| !folder.exists());
    if let Some(missing) = missing.filter(|folder| *folder != Path::new("")).last() {
        return vec![missing.into()];
    }
    let maps = MAPS.into_iter();
    maps.chain(["transfer.svg", CAMERA])
        .map(|name| folder.join(name))
        .collect()
}

impl CameraCalibration {
    /// Writes `offset.npy`, `gain.npy` and `variance.npy` into a folder, and last
    /// `camera.toml`, which names them. If one gain is better than the map
    /// ([`has_one_gain`](Self::has_one_gain)), `camera.toml` has the number.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be written.
    pub fn save(&self, folder: &Path) -> Result<(), FileError> {
        let maps = [&self.offset_adu, &self.gain_e_per_adu, &self.variance_adu2];
        for (name, map) in MAPS.into_iter().zip(maps) {
            let bytes = map.iter().flat_map(|value| value.to_le_bytes());
            write_array(&folder.join(name), "<f4", map.shape(), bytes)?;
        }
        write_atomically(&folder.join(CAMERA), self.toml().as_bytes())
    }

    /// The text of the camera file.
    pub fn toml(&self) -> String {
        let (height, width) = self.offset_adu.dim();
        let uncertainty = &self.uncertainty;
        let frames: Vec<_> = self.bright_frames.iter().map(usize::to_string).collect();
        let mut text = format!(
            "# Photon transfer: {} dark frames; bright frames: {}.\n\
             # {} of {} pixels are bad (NaN in variance.npy).\n\
             # One standard deviation of a pixel: offset {:.2e} ADU, gain {:.2} %, variance {:.2} %.\n",
            self.dark_frames,
            frames.join(", "),
            self.bad.total(),
            width * height,
            uncertainty.offset_adu,
            100.0 * uncertainty.gain_relative,
            100.0 * uncertainty.variance_relative,
        );
        text.push_str(&format_version_line());
        let options = &self.options;
        let mut push_number = |key: &str, value: f64| {
            // Writing to a string does not fail. `{:?}` keeps the decimal point of a TOML float.
            let _ = writeln!(text, "{key} = {value:?}");
        };
        push_number("excess_noise", options.excess_noise);
        if let Some(size) = options.pixel_size_um {
            let _ = writeln!(text, "pixel_size_um = {}", size.toml());
        }
        text.push_str("offset_adu = \"offset.npy\"\n");
        text.push_str(&match self.has_one_gain() {
            true => format!(
                "# The gains of gain.npy differ by less than their uncertainty, so all pixels have one.\n\
                 gain_e_per_adu = {:.6}\n",
                self.typical.gain_e_per_adu
            ),
            false => "gain_e_per_adu = \"gain.npy\"\n".to_owned(),
        });
        text.push_str("variance_adu2 = \"variance.npy\"\n");
        text
    }
}
