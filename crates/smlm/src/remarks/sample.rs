//! Counts of the fits that are looked at.

use super::sums::Sums;

/// Counts of sampled fits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sample {
    /// Usable fits, and those whose deviance is too large.
    pub fits: f64,
    pub poor: f64,
    /// Fits without the peak of another in their ROI, and the poor ones among them.
    pub isolated: f64,
    pub isolated_poor: f64,
    /// Poor fits with the movie's highest value, and with an outlier.
    pub poor_highest: f64,
    pub poor_outlier: f64,
    /// Fits with an outlier.
    pub outliers: f64,
    /// Fits with a background at its lower bound.
    pub no_background: f64,
    /// The logarithm of the photons of good and of poor fits.
    pub brightness: [Sums; 2],
}

impl Sample {
    /// True if poor fits are brighter than the others: a misfit that noise hides in dim spots.
    pub fn bright_are_poor(&self) -> bool {
        /// The least ratio of the brightness of both, the fewest of each, and the standard errors.
        const BRIGHTER: f64 = 1.2;
        const FEWEST: f64 = 10.0;
        const CERTAIN: f64 = 3.0;
        let [good, poor] = self.brightness;
        let ((of_good, good_error), (of_poor, poor_error)) = (good.mean(), poor.mean());
        let difference = of_poor - of_good;
        good.count().min(poor.count()) >= FEWEST
            && difference > libm::log(BRIGHTER)
            && difference > CERTAIN * libm::hypot(good_error, poor_error)
    }
}
