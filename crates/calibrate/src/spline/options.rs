//! Options of a calibration.

use super::error::SplineError;

/// Options of a calibration of measured PSFs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SplineOptions {
    /// The distance of planes of coefficients, um.
    pub plane_spacing_um: f64,
    /// The strength of the penalty on differences of order 3 along z.
    pub smoothing_z: f64,
    /// The strength of the penalty on differences of order 2 along x and y.
    pub smoothing_xy: f64,
    /// True to fit the lateral motion of the stage from frame to frame.
    pub drift: bool,
    /// The deviance above that of most beads from which a bead is refused, in standard deviations.
    pub rejection_sd: f64,
}

impl Default for SplineOptions {
    fn default() -> Self {
        Self {
            plane_spacing_um: 0.1,
            smoothing_z: 0.003,
            smoothing_xy: 3e-4,
            drift: true,
            rejection_sd: 6.0,
        }
    }
}

impl SplineOptions {
    pub(super) fn check(&self) -> Result<(), SplineError> {
        let at_least_0 = "it must be finite and at least 0";
        let is_smoothing = |value: f64| value >= 0.0 && value.is_finite();
        let checks = [
            (
                "plane_spacing_um",
                self.plane_spacing_um,
                (0.01..=1.0).contains(&self.plane_spacing_um),
                "it must be from 0.01 to 1 um",
            ),
            (
                "smoothing_z",
                self.smoothing_z,
                is_smoothing(self.smoothing_z),
                at_least_0,
            ),
            (
                "smoothing_xy",
                self.smoothing_xy,
                is_smoothing(self.smoothing_xy),
                at_least_0,
            ),
            (
                "rejection_sd",
                self.rejection_sd,
                self.rejection_sd >= 3.0,
                "it must be at least 3, as good beads differ by chance",
            ),
        ];
        for (option, value, is_valid, needed) in checks {
            if !is_valid {
                return Err(SplineError::Value {
                    option,
                    value,
                    needed,
                });
            }
        }
        Ok(())
    }
}
