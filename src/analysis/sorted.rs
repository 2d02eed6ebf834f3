//! Points of a frame in the order of x: those near a place are then a short stretch of the list.

/// Points by x, each with its number.
#[derive(Debug, Default)]
pub(super) struct ByX(Vec<(f64, u32)>);

impl ByX {
    /// Takes in the x of points, in the order of their numbers.
    pub(super) fn fill(&mut self, x: impl Iterator<Item = f64>) {
        self.0.clear();
        self.0.extend(x.zip(0..));
        self.0.sort_by(|a, b| a.0.total_cmp(&b.0));
    }

    /// Numbers of the points that are at most this far from a place, along x.
    pub(super) fn near(&self, x: f64, reach: f64) -> impl Iterator<Item = usize> + '_ {
        let first = self.0.partition_point(|&(at, _)| at < x - reach);
        self.0[first..]
            .iter()
            .take_while(move |&&(at, _)| at <= x + reach)
            .map(|&(_, number)| number as usize)
    }

    /// The squared distance from a place to the nearest point; none without points.
    pub(super) fn nearest(&self, x: f64, y: f64, y_of: impl Fn(usize) -> f64) -> Option<f64> {
        let here = self.0.partition_point(|&(at, _)| at < x);
        let mut best = f64::INFINITY;
        let mut take = |&(at, number): &(f64, u32)| {
            let dx = at - x;
            if dx * dx > best {
                return false;
            }
            let dy = y_of(number as usize) - y;
            best = best.min(dx * dx + dy * dy);
            true
        };
        // Outwards on either side, until x alone is farther than the nearest so far.
        let _ = self.0[here..].iter().all(&mut take);
        let _ = self.0[..here].iter().rev().all(&mut take);
        best.is_finite().then_some(best)
    }
}
