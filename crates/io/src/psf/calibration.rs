//! The conditions under which a PSF was measured.

use gaussmle::PixelSize;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The section of a file with the conditions.
pub(super) const CALIBRATION: &str = "calibration";

/// The conditions under which a PSF was measured. A file that was written by hand lacks them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PsfCalibration {
    /// Pixels along a side of the ROIs. The tails of a real PSF are not Gaussian, so its fitted
    /// widths depend on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roi: Option<usize>,
    /// The size of a camera pixel in the sample, um.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixel_size_um: Option<PixelSize>,
    /// The offset of the camera, ADU, if all pixels have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset_adu: Option<f64>,
    /// The gain of the camera, e-/ADU, if all pixels have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain_e_per_adu: Option<f64>,
    /// The file of the camera, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<PathBuf>,
    /// The distance from one plane of the scan to the next, um.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub z_step_um: Option<f64>,
    /// The day, as `2026-11-24`, UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The program, with its version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// Remarks on the file for its user. They are in no file.
    #[serde(skip)]
    pub notes: Vec<String>,
}

impl PsfCalibration {
    /// True if no condition is known.
    pub(super) fn is_empty(&self) -> bool {
        *self
            == Self {
                notes: self.notes.clone(),
                ..Self::default()
            }
    }

    /// Adds a remark for the user.
    pub(super) fn note(&mut self, remark: &str) {
        self.notes.push(remark.to_owned());
    }

    /// The conditions as a section of a PSF file; empty if none is known.
    pub fn toml(&self) -> String {
        // Plain values always have a TOML form.
        let table = toml::Table::try_from(self).unwrap_or_default();
        match table.is_empty() {
            true => String::new(),
            false => toml::Table::from_iter([(CALIBRATION.to_owned(), table.into())]).to_string(),
        }
    }
}
