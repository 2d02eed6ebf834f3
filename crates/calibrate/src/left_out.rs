//! Counts of fits of beads that gave no point.

/// Counts of the fits of beads that gave no point, by their first fault in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LeftOut {
    /// They did not converge.
    pub not_converged: usize,
    /// The uncertainty of a width is above 20 %.
    pub imprecise: usize,
    /// The spot is away from the place of the bead.
    pub displaced: usize,
    /// The centre of the bead is darker than a tenth of its largest brightness in the scan.
    pub out_of_focus: usize,
}

impl LeftOut {
    /// The number of fits.
    pub fn total(&self) -> usize {
        self.not_converged + self.imprecise + self.displaced + self.out_of_focus
    }
}
