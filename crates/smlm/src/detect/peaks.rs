//! Local maxima of the filtered frame, and their least distance.

/// A filtered frame, in rows of `stride` values of which the first `width` are pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filtered<'a> {
    pub values: &'a [f32],
    pub stride: usize,
    pub width: usize,
    pub height: usize,
}

impl Filtered<'_> {
    /// The value at a pixel.
    pub fn at(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.stride + x]
    }

    /// True if none of the eight neighbours is brighter. Of equal neighbours the first is the peak.
    pub fn is_peak(&self, x: usize, y: usize) -> bool {
        let value = self.at(x, y);
        let (left, right) = (x.saturating_sub(1), (x + 2).min(self.width));
        let row = |y: usize, from: usize, to: usize| {
            &self.values[y * self.stride + from..y * self.stride + to]
        };
        let mut peak = row(y, left, x).iter().all(|&other| other < value)
            && row(y, x + 1, right).iter().all(|&other| other <= value);
        if y > 0 {
            peak &= row(y - 1, left, right).iter().all(|&other| other < value);
        }
        if y + 1 < self.height {
            peak &= row(y + 1, left, right).iter().all(|&other| other <= value);
        }
        peak
    }

    /// Adds those of `candidates` to `peaks` that are farther than a distance from every brighter
    /// peak. Candidates are sorted by rows, and so are the peaks.
    pub fn separate(
        &self,
        candidates: &[(usize, usize)],
        squared_distance: f64,
        peaks: &mut Vec<(usize, usize)>,
    ) {
        let value = |i: usize| self.at(candidates[i].0, candidates[i].1);
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|&a, &b| value(b).total_cmp(&value(a)));
        let rows = squared_distance.sqrt() as usize;
        let mut accepted = vec![false; candidates.len()];
        for i in order {
            let (x, y) = candidates[i];
            let is_near = |j: usize| {
                let (dx, dy) = (x.abs_diff(candidates[j].0), y.abs_diff(candidates[j].1));
                ((dx * dx + dy * dy) as f64) <= squared_distance
            };
            let before = (0..i).rev().take_while(|&j| y - candidates[j].1 <= rows);
            let after = (i + 1..candidates.len()).take_while(|&j| candidates[j].1 - y <= rows);
            accepted[i] = !before.chain(after).any(|j| accepted[j] && is_near(j));
        }
        let pairs = candidates.iter().zip(accepted);
        peaks.extend(
            pairs
                .filter(|(_, accepted)| *accepted)
                .map(|(peak, _)| *peak),
        );
    }
}
