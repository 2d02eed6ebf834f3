//! Points of a frame sorted by x, so that the points near a position are a short part of the list.

/// Points sorted by x, each with its number.
#[derive(Debug, Default)]
pub(super) struct ByX(Vec<(f64, u32)>);

impl ByX {
    /// Replaces the points. `x` has their coordinates in the order of their numbers.
    pub(super) fn fill(&mut self, x: impl Iterator<Item = f64>) {
        self.0.clear();
        self.0.extend(x.zip(0..));
        self.0.sort_by(|a, b| a.0.total_cmp(&b.0));
    }

    /// The numbers of the points within `radius` of `x`, along x.
    pub(super) fn near(&self, x: f64, radius: f64) -> impl Iterator<Item = usize> + '_ {
        let first = self.0.partition_point(|&(at, _)| at < x - radius);
        self.0[first..]
            .iter()
            .take_while(move |&&(at, _)| at <= x + radius)
            .map(|&(_, number)| number as usize)
    }

    /// The squared distance from a position to the nearest point; `None` without points.
    pub(super) fn nearest(&self, x: f64, y: f64, y_of: impl Fn(usize) -> f64) -> Option<f64> {
        let here = self.0.partition_point(|&(at, _)| at < x);
        let mut best = f64::INFINITY;
        let mut update = |&(at, number): &(f64, u32)| {
            let dx = at - x;
            if dx * dx > best {
                return false;
            }
            let dy = y_of(number as usize) - y;
            best = best.min(dx * dx + dy * dy);
            true
        };
        // Each side is searched outwards until x alone is farther than the nearest point so far.
        let _ = self.0[here..].iter().all(&mut update);
        let _ = self.0[..here].iter().rev().all(&mut update);
        best.is_finite().then_some(best)
    }
}
