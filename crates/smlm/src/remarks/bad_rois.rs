//! The reasons why ROIs could not be fitted.

/// The magnitude up to which pixels are fitted, ADU.
const LARGEST: f64 = (1u64 << 40) as f64;

/// Numbers of ROIs that could not be fitted, by the reason. Masked pixels are no reason unless too
/// few others are left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct BadRois {
    /// A pixel is NaN, infinite, or too large for a fit.
    pub not_finite: u64,
    /// All pixels are equal.
    pub constant: u64,
    /// Fewer pixels are unmasked than the model has parameters.
    pub masked: u64,
}

impl BadRois {
    /// Adds a ROI with these unmasked pixels, ADU, that a model with so many parameters could not
    /// fit.
    pub fn add(&mut self, unmasked: &[f64], parameters: usize) {
        if !unmasked.iter().all(|value| value.abs() <= LARGEST) {
            self.not_finite += 1;
        } else if unmasked.len() < parameters {
            self.masked += 1;
        } else if unmasked.iter().all(|value| *value == unmasked[0]) {
            self.constant += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_roi_has_one_reason() {
        let mut bad = BadRois::default();
        bad.add(&[1.0, f64::NAN, 3.0, 4.0], 4);
        bad.add(&[1.0, f64::INFINITY, 3.0, 4.0], 4);
        bad.add(&[1.0, 2e12, 3.0, 4.0], 4);
        assert_eq!(bad.not_finite, 3);
        bad.add(&[7.0; 4], 4);
        assert_eq!(bad.constant, 1);
        bad.add(&[7.0; 3], 4);
        bad.add(&[], 4);
        assert_eq!(bad.masked, 2);
        bad.add(&[1.0, 2.0, 3.0, 4.0], 4);
        assert_eq!(bad.not_finite + bad.constant + bad.masked, 6);
    }
}
