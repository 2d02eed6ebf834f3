//! Counts of beads and widths that an astigmatic curve was not fitted to.

use std::collections::BTreeSet;

/// Counts of what a curve was not fitted to, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rejections {
    /// Beads with fewer than 4 widths.
    pub beads_with_few_widths: usize,
    /// Beads that have more than half of their widths off the curve.
    pub beads_off_curve: usize,
    /// Pairs of widths of these beads.
    pub widths_of_beads: usize,
    /// Pairs of widths of other beads that are off the curve, or not finite.
    pub widths_off_curve: usize,
}

impl Rejections {
    /// Counts the points that were rejected. `bead_of` is the bead of each point, `off_curve` are the
    /// beads that are off the curve, and `used` those to which it was fitted, with their heights.
    pub(super) fn new(
        bead_of: &[u64],
        rejected: &[usize],
        off_curve: &BTreeSet<u64>,
        used: &[(u64, f64)],
    ) -> Self {
        let used: BTreeSet<u64> = used.iter().map(|(bead, _)| *bead).collect();
        let beads: BTreeSet<u64> = bead_of.iter().copied().collect();
        let of_used = |i: &&usize| used.contains(&bead_of[**i]);
        let widths_off_curve = rejected.iter().filter(of_used).count();
        Self {
            beads_with_few_widths: beads.len() - used.len() - off_curve.len(),
            beads_off_curve: off_curve.len(),
            widths_of_beads: rejected.len() - widths_off_curve,
            widths_off_curve,
        }
    }
}
