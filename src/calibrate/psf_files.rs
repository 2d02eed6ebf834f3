//! A curve as a file that [`Astigmatism::from_toml_file`](crate::Astigmatism::from_toml_file) reads.

use std::fmt::Write;
use std::path::Path;

use super::astigmatism::AstigmatismCalibration;
use crate::io::FileError;
use crate::partial::write_whole;
use crate::psf_file::{CURVE_KEYS, RANGE};

impl AstigmatismCalibration {
    /// Writes the curve, with its uncertainties, to a file such as `psf.toml`.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        write_whole(path, self.toml().as_bytes())
    }

    /// The PSF file's text.
    pub fn toml(&self) -> String {
        let [low, high] = self.z_range_um;
        let [x, y] = self.rms_um;
        let mut text = format!(
            "# {} beads, {} points used, {} rejected; residuals {:.2} nm (x) and {:.2} nm (y) rms, {:.2} times the stated.\n",
            self.bead_heights_um.len(),
            self.used,
            self.rejected.len(),
            1e3 * x,
            1e3 * y,
            self.scatter,
        );
        let lines = |text: &mut String, values: [f64; 8]| {
            for (key, value) in CURVE_KEYS.iter().zip(values) {
                // Writing to a string does not fail; `{:?}` keeps the point that TOML wants of a float.
                let _ = writeln!(text, "{key} = {value:?}");
            }
        };
        lines(&mut text, self.curve.numbers());
        let _ = writeln!(
            text,
            "# Widths tell z here, and z is sought here.\n{RANGE} = [{low:?}, {high:?}]"
        );
        text.push_str("\n# One standard deviation each.\n[uncertainties]\n");
        lines(&mut text, self.std());
        text
    }
}
