//! The shape of the residuals: what spots have in common, and what each has of its own.

use super::elongated_spots::{ELONGATED, ElongatedSpots};
use super::residuals::{ELONGATIONS, RoiSigns, TAILS, WIDTH};
use super::scores::{Score, ScoreSums};

/// A ROI's deviance of both elongations below which it is round (the median of chi-squared with two
/// degrees of freedom).
const ROUND: f64 = 1.386;

/// The fewest ROIs, and the least ratio of the deviances along axes and diagonals, of astigmatism.
/// The axes' share of 20 elongations in random directions is 0.5 +- 0.08, not 0.8.
const LEAST_ASTIGMATIC: f64 = 20.0;
const AXES_OF_DIAGONALS: f64 = 4.0;

/// Sums of the scores of ROIs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ShapeSigns {
    sums: [ScoreSums; 4],
    rois: f64,
    round: f64,
    elongated: ElongatedSpots,
}

/// The deviance that shapes explain, in units of its noise, with the noise's share subtracted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Misfit {
    /// All shapes, an amplitude for each ROI.
    pub total: f64,
    /// More or less width, the same in all ROIs.
    pub width: f64,
    /// Tails and elongation, the same in all ROIs.
    pub other: f64,
    /// Elongation of each ROI in a direction of its own.
    pub elongation: f64,
    /// Its part along the axes of the camera, and the elongation along one axis that all have.
    pub along_axes: f64,
    pub along_one_axis: f64,
    /// The standard deviation of `total` without a misfit.
    pub error: f64,
    /// The relative excess of width that all ROIs have in common.
    pub more_width: f64,
    /// The elongation that all have in common: above 0 along x, below along y.
    pub more_along_x: f64,
    /// The part of the ROIs that are not elongated, whatever their width is.
    pub round: f64,
    /// The number of ROIs.
    pub rois: f64,
    /// The ROIs that are clearly elongated.
    pub elongated: ElongatedSpots,
}

impl Misfit {
    /// True if nearly all spots are elongated, each in a direction of its own. Pairs of molecules that
    /// are taken for one spot are elongated, too, but the spots beside them are round. In simulated
    /// movies at most 0.1 of the moving spots are round, and 0.27 or more of those with other faults.
    pub fn is_motion(&self) -> bool {
        const LEAST_ROIS: f64 = 10.0;
        self.rois >= LEAST_ROIS && self.elongation > 0.15 * self.total && self.round < 0.2
    }

    /// True if spots are elongated along the axes of the camera, some along x and others along y.
    /// Elongations in random directions have the same deviance along axes and diagonals.
    pub fn is_along_both_axes(&self) -> bool {
        let diagonal = self.elongation - self.along_axes;
        self.rois >= LEAST_ASTIGMATIC
            && self.along_axes > AXES_OF_DIAGONALS * diagonal
            && self.along_axes > self.along_one_axis
            && self.along_axes > 0.1 * self.total
            && self.along_axes > 5.0 * (2.0 * self.rois).sqrt()
    }

    /// True if the spots are elongated, and most of it along the same axis.
    pub fn is_along_one_axis(&self) -> bool {
        /// 5 standard deviations.
        const LEAST: f64 = 25.0;
        self.along_one_axis > LEAST && self.along_one_axis > self.elongation
    }

    /// True if spots have a shape in common, or one along the axes by their height: the PSF of a file is another
    /// one. It is half of the deviance or more with a wrong PSF, and a tenth or less where neighbours that are
    /// too near to be found add light.
    pub fn is_common(&self) -> bool {
        const COMMON: f64 = 0.2;
        self.width + self.other > COMMON * self.total || self.is_along_both_axes()
    }

    /// True if the PSF is astigmatic, and the model has one width. A few bright pairs of molecules can
    /// have most of the deviance, so single spots count, too.
    pub fn is_astigmatic(&self) -> bool {
        self.elongated.are_astigmatic(self.rois) && self.is_along_both_axes()
    }
}

impl ShapeSigns {
    /// Adds a ROI. `noise` is the ratio of the pixels' variance to that of the camera, as far as it
    /// is known.
    pub fn add(&mut self, signs: &RoiSigns, noise: f64) {
        for (sums, score) in self.sums.iter_mut().zip(&signs.shapes) {
            score.iter().for_each(|score| sums.add(*score));
        }
        let [along_axis, along_diagonal] = ELONGATIONS.map(|shape| signs.shapes[shape]);
        let deviance = |score: Option<Score>| score.map_or(0.0, Score::deviance) / noise;
        let elongation = deviance(along_axis) + deviance(along_diagonal);
        self.rois += 1.0;
        self.round += f64::from(elongation < ROUND);
        if elongation > ELONGATED {
            let is_along_axis = deviance(along_axis) > deviance(along_diagonal);
            let along_axis = along_axis.filter(|_| is_along_axis);
            self.elongated.add(along_axis.map(|score| score.score));
        }
    }

    pub fn rois(&self) -> f64 {
        self.rois
    }

    /// The misfit, where the pixels have `noise` times the variance of the camera.
    pub fn misfit(&self, noise: f64) -> Misfit {
        let total: f64 = self.sums.iter().map(ScoreSums::total).sum();
        let freedom: f64 = self.sums.iter().map(|sums| sums.rois).sum();
        let common = |shape: usize| self.sums[shape].common() / noise;
        let of_each = |shape: usize| {
            let sums = &self.sums[shape];
            (sums.total() / noise - common(shape) - sums.rois).max(0.0)
        };
        Misfit {
            total: total / noise - freedom,
            width: common(WIDTH),
            other: common(TAILS) + ELONGATIONS.map(common).iter().sum::<f64>(),
            elongation: ELONGATIONS.map(of_each).iter().sum(),
            along_axes: of_each(ELONGATIONS[0]),
            along_one_axis: common(ELONGATIONS[0]),
            error: (2.0 * freedom).sqrt(),
            more_width: self.sums[WIDTH].amplitude(),
            more_along_x: self.sums[ELONGATIONS[0]].amplitude(),
            round: self.round / self.rois.max(1.0),
            rois: self.rois,
            elongated: self.elongated,
        }
    }
}
