//! Spots with the peak of another in their ROI.

use super::frame::Corner;

/// Marks the peaks that share a ROI: the peak of one of the two is in the ROI of the other. Both are
/// marked. Peaks are sorted by rows. A peak without a ROI, at the border, can only disturb others.
pub(super) fn crowded(
    peaks: &[(usize, usize)],
    corners: &[Option<Corner>],
    roi: usize,
) -> Vec<bool> {
    let has = |corner: Option<Corner>, (x, y): (usize, usize)| {
        corner.is_some_and(|corner| {
            (corner.x..corner.x + roi).contains(&x) && (corner.y..corner.y + roi).contains(&y)
        })
    };
    let mut crowded = vec![false; peaks.len()];
    for (i, &peak) in peaks.iter().enumerate() {
        // A ROI contains its own peak, so farther rows have none in common with it.
        let rows = peaks[i + 1..].partition_point(|other| other.1 - peak.1 < roi);
        for j in i + 1..=i + rows {
            if has(corners[i], peaks[j]) || has(corners[j], peak) {
                crowded[i] = true;
                crowded[j] = true;
            }
        }
    }
    crowded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_of_two_in_one_roi_are_crowded() {
        let side = 40;
        // Corners as of ROIs of 11 pixels: none at the border, or moved into the frame.
        let corners = |peaks: &[(usize, usize)], shift: bool| -> Vec<Option<Corner>> {
            let along = |at: usize| match at.checked_sub(5) {
                Some(first) if first <= side - 11 => Some(first),
                first if shift => Some(first.unwrap_or(0).min(side - 11)),
                _ => None,
            };
            let corner =
                |&(x, y): &(usize, usize)| along(x).zip(along(y)).map(|(x, y)| Corner { x, y });
            peaks.iter().map(corner).collect()
        };
        let marked =
            |peaks: &[(usize, usize)], shift: bool| crowded(peaks, &corners(peaks, shift), 11);
        assert_eq!(
            marked(&[(10, 10), (15, 10), (30, 10)], false),
            [true, true, false]
        );
        assert_eq!(marked(&[(10, 10), (16, 10), (10, 16)], false), [false; 3]);
        assert_eq!(marked(&[(15, 10), (10, 15)], false), [true, true]);
        // The first has no ROI, but its light is in that of the second. With a ROI that is moved, it
        // reaches farther.
        assert_eq!(
            marked(&[(2, 20), (7, 20), (30, 20)], false),
            [true, true, false]
        );
        assert_eq!(marked(&[(2, 20), (9, 20)], false), [false, false]);
        assert_eq!(marked(&[(2, 20), (9, 20)], true), [true, true]);
        assert!(marked(&[], false).is_empty());
    }
}
