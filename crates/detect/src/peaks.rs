//! The least distance of peaks.

/// A peak of the filtered frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Peak {
    pub x: usize,
    pub y: usize,
    /// The value of the filtered frame.
    pub value: f32,
}

/// Adds those of `candidates` to `peaks` that are farther than a distance from every brighter peak.
/// Candidates are sorted by rows, and so are the peaks.
pub(super) fn separate(
    candidates: &[Peak],
    squared_distance: f64,
    peaks: &mut Vec<(usize, usize)>,
) {
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|&a, &b| candidates[b].value.total_cmp(&candidates[a].value));
    let rows = squared_distance.sqrt() as usize;
    let mut accepted = vec![false; candidates.len()];
    for i in order {
        let Peak { x, y, .. } = candidates[i];
        let is_near = |j: usize| {
            let (dx, dy) = (x.abs_diff(candidates[j].x), y.abs_diff(candidates[j].y));
            ((dx * dx + dy * dy) as f64) <= squared_distance
        };
        let before = (0..i).rev().take_while(|&j| y - candidates[j].y <= rows);
        let after = (i + 1..candidates.len()).take_while(|&j| candidates[j].y - y <= rows);
        accepted[i] = !before.chain(after).any(|j| accepted[j] && is_near(j));
    }
    let pairs = candidates.iter().zip(accepted);
    let accepted = pairs.filter(|(_, accepted)| *accepted);
    peaks.extend(accepted.map(|(peak, _)| (peak.x, peak.y)));
}
