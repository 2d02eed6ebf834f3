//! Beads without another in their ROI.

use gaussmle_detect::Corner;
use gaussmle_io::movie::Shape;

use super::places::Place;

/// The corners of ROIs that lie within the frame around isolated beads, and the number of beads
/// that are not isolated.
pub(super) fn isolated_corners(found: &[Place], roi: usize, shape: Shape) -> (Vec<Corner>, usize) {
    /// The light of a neighbour over that of the bead. Fainter spots are diffraction rings.
    const MIN_NEIGHBOUR_LIGHT: f64 = 0.1;
    let half = roi as f64 / 2.0;
    let separation = |a: &Place, b: &Place| (a.x_px - b.x_px).abs().max((a.y_px - b.y_px).abs());
    let (mut isolated, mut crowded) = (Vec::new(), 0);
    for (number, bead) in found.iter().enumerate() {
        let others = found
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != number);
        // The flank of a neighbour would widen this bead: it must be half a ROI beyond the border.
        let disturbs = |other: &Place| {
            separation(bead, other) < 1.5 * half
                && other.light_adu > MIN_NEIGHBOUR_LIGHT * bead.light_adu
        };
        if others.into_iter().any(|(_, other)| disturbs(other)) {
            crowded += 1;
            continue;
        }
        let first = |at: f64, side: usize| {
            let first = (at - half).round();
            (first >= 0.0 && first as usize + roi <= side).then_some(first as usize)
        };
        if let (Some(x), Some(y)) = (
            first(bead.x_px, shape.width),
            first(bead.y_px, shape.height),
        ) {
            isolated.push(Corner { x, y });
        }
    }
    (isolated, crowded)
}

/// The largest smaller side of a ROI with which a bead is isolated, and the number of these beads.
pub(super) fn smaller_roi(found: &[Place], roi: usize, shape: Shape) -> Option<(usize, usize)> {
    /// The smallest default side of a ROI.
    const SMALLEST: usize = 7;
    let sides = (SMALLEST..roi).rev().filter(|side| side % 2 == 1);
    let mut counts = sides.map(|side| (side, isolated_corners(found, side, shape).0.len()));
    counts.find(|(_, beads)| *beads > 0)
}
