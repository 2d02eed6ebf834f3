//! The curve of a path, with the uncertain frames of its breaks.

use super::basis::Basis;

/// The probability that a break is over: linear between times.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Over {
    pub t: Vec<f64>,
    pub p: Vec<f64>,
}

impl Over {
    pub(super) fn at(&self, t: f64) -> f64 {
        let after = self.t.partition_point(|&at| at <= t);
        if after == 0 {
            return 0.0;
        }
        if after == self.t.len() {
            return 1.0;
        }
        let u = (t - self.t[after - 1]) / (self.t[after] - self.t[after - 1]);
        self.p[after - 1] + u * (self.p[after] - self.p[after - 1])
    }

    /// The first frame at which the probability reaches a value.
    pub(super) fn quantile(&self, p: f64) -> f64 {
        let after = self
            .p
            .partition_point(|&at| at < p)
            .clamp(1, self.p.len() - 1);
        let (p0, p1) = (self.p[after - 1], self.p[after]);
        let u = if p1 > p0 {
            ((p - p0) / (p1 - p0)).clamp(0.0, 1.0)
        } else {
            1.0
        };
        self.t[after - 1] + u * (self.t[after] - self.t[after - 1])
    }
}

/// The curve of the path. Times are frames from the first.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Curve {
    pub basis: Basis,
    /// Coefficients of x, y and, if measured, z.
    pub axes: Vec<Vec<f64>>,
    /// Variances at the bins.
    pub variances: Vec<Vec<f64>>,
    /// For each break.
    pub over: Vec<Over>,
    /// The position at time 0, which is subtracted.
    pub first: Vec<f64>,
}

impl Curve {
    pub(super) fn new(
        basis: Basis,
        axes: Vec<Vec<f64>>,
        variances: Vec<Vec<f64>>,
        over: Vec<Over>,
    ) -> Self {
        let mut out = Self {
            basis,
            first: vec![0.0; axes.len()],
            axes,
            variances,
            over,
        };
        out.first = (0..out.axes.len())
            .map(|axis| out.position(axis, 0.0))
            .collect();
        out
    }

    /// The position since time 0.
    pub(super) fn position(&self, axis: usize, t: f64) -> f64 {
        let c = &self.axes[axis];
        let mut at = self.basis.splines(t).of(c) - self.first[axis];
        for (k, over) in self.over.iter().enumerate() {
            at += c[self.basis.coefficients + k] * (over.at(t) - 0.5);
        }
        at
    }

    /// The variance of a position, relative to the mean over the movie.
    pub(super) fn variance(&self, axis: usize, t: f64) -> f64 {
        let c = &self.axes[axis];
        let mut variance = self.variances[axis][self.basis.bin(t)];
        for (k, over) in self.over.iter().enumerate() {
            let (step, q) = (c[self.basis.coefficients + k], over.at(t));
            variance += q * (1.0 - q) * step * step;
        }
        variance
    }

    /// Times that show the curve, each with the number of frames that it stands for.
    pub(super) fn times(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        /// Times in a bin, where the curve is smooth.
        const TIMES: f64 = 8.0;
        self.basis.edges.windows(2).flat_map(|edges| {
            let frames = edges[1] - edges[0];
            let number = frames.min(TIMES);
            let step = (frames - 1.0) / (number - 1.0).max(1.0);
            let time = move |k: usize| (edges[0] + k as f64 * step).round();
            (0..number as usize).map(move |k| (time(k), frames / number))
        })
    }
}
