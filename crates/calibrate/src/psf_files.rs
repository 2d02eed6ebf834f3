//! A curve as a file that [`gaussmle_io::read_psf`] reads.

use std::fmt::Write;
use std::path::Path;

use gaussmle_base::config::format_version_line;
use gaussmle_io::movie::FileError;
use gaussmle_io::{CURVE_KEYS, PsfCalibration, Z_RANGE_KEY, write_atomically};

use super::astigmatism::AstigmatismCalibration;

impl AstigmatismCalibration {
    /// Writes the curve, with its uncertainties and the conditions of its calibration, to a file such
    /// as `psf.toml`. [`Beads`](super::Beads) has the conditions.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub fn save(&self, path: &Path, conditions: &PsfCalibration) -> Result<(), FileError> {
        write_atomically(path, self.toml(conditions).as_bytes())
    }

    /// The text of the PSF file.
    pub fn toml(&self, conditions: &PsfCalibration) -> String {
        let [low, high] = self.z_range_um;
        let [x, y] = self.rms_um;
        let mut text = format!(
            "# {} beads, {} points used, {} rejected; residuals {:.2} nm (x) and {:.2} nm (y) rms, {:.2} times the stated; z deviates by {:.1} nm rms.\n",
            self.bead_heights_um.len(),
            self.used,
            self.rejected.len(),
            1e3 * x,
            1e3 * y,
            self.scatter,
            1e3 * self.quality.z_rms_um,
        );
        text.push_str(&format_version_line());
        let push_parameters = |text: &mut String, values: [f64; 8]| {
            for (key, value) in CURVE_KEYS.iter().zip(values) {
                // Writing to a string does not fail. `{:?}` keeps the decimal point of a TOML
                // float.
                let _ = writeln!(text, "{key} = {value:?}");
            }
        };
        push_parameters(&mut text, self.curve.numbers());
        let _ = writeln!(
            text,
            "# The range in which the widths determine z; fits search z here.\n{Z_RANGE_KEY} = [{low:?}, {high:?}]"
        );
        let conditions = conditions.toml();
        if !conditions.is_empty() {
            text.push_str(
                "\n# The conditions of the calibration. Fits use ROIs of the same side.\n",
            );
            text.push_str(&conditions);
        }
        text.push_str("\n# One standard deviation each.\n[uncertainties]\n");
        push_parameters(&mut text, self.std());
        text
    }
}
