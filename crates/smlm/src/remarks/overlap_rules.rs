//! Rules for spots with light of their neighbours.

use super::cause::{Cause, Remark};
use super::diagnosis::Rules;
use super::poor_part::PoorPart;

/// The share of fits with another spot in their ROI above which neighbours explain fits that are poor
/// everywhere.
const MOST_BESIDE: f64 = 0.5;

impl Rules<'_> {
    /// A part of the fits is poor, and the others are right.
    pub(super) fn mixture(&self, is_noise: bool) -> Option<Remark> {
        let is_mixture = self.p_values.has_low_tail() && self.p_values.rest_is_uniform();
        is_mixture.then(|| self.overlap(is_noise)).flatten()
    }

    /// The fits with another spot in their ROI, and the others.
    fn beside_and_others(&self) -> [PoorPart; 2] {
        let sample = &self.evidence.sample;
        let beside = PoorPart {
            all: sample.fits - sample.isolated,
            poor: sample.poor - sample.isolated_poor,
        };
        let others = PoorPart {
            all: sample.isolated,
            poor: sample.isolated_poor,
        };
        [beside, others]
    }

    /// Light of neighbours, where nearly no ROI is without it. Molecules that are too near to be found
    /// make the other fits poor, too, so these tell nothing.
    pub(super) fn dense(&self, is_noise: bool) -> Option<Remark> {
        let sample = &self.evidence.sample;
        let [beside, _] = self.beside_and_others();
        let share = beside.all / sample.fits.max(1.0);
        let is_known = self.evidence.has_places && !self.evidence.is_joint();
        let is_explained = share > MOST_BESIDE && beside.share() > 0.5;
        (is_known && is_explained && !is_noise).then(|| {
            Remark::new(
                Cause::Overlap,
                format!(
                    "Spots overlap: most have another in their ROI, and {}, because neighbours add light. {}",
                    self.low_p_values(),
                    self.remedies().fewer_neighbours()
                ),
            )
        })
    }

    /// Light of neighbours, if more of the spots with a neighbour are poor than of the others.
    pub(super) fn overlap(&self, is_noise: bool) -> Option<Remark> {
        if self.evidence.is_joint() {
            return None;
        }
        let [beside, others] = self.beside_and_others();
        // Too much noise makes fits poor with neighbours and without.
        let is_explained = is_noise && others.share() > 0.5 * beside.share();
        let found = match self.evidence.has_places {
            true if is_explained || !beside.is_clearly_above(others) => return None,
            true => ", more often for spots with another in the ROI: ",
            false if is_noise => return None,
            false => ": most likely, ",
        };
        let joint = self.remedies().joint_fits();
        let joint = joint.map(|joint| format!("{joint}. "));
        Some(Remark::new(
            Cause::Overlap,
            format!(
                "{}{found}neighbours add light to the ROIs of these spots. {}The option `isolated` leaves out those with another in their ROI; {} and fewer active molecules make them fewer. The condition p_value > 0.01 leaves these spots out.",
                self.low_p_values(),
                joint.unwrap_or_default(),
                self.remedies().smaller_rois()
            ),
        ))
    }
}
