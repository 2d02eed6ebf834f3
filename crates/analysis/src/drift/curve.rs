//! The curve of a path, with the uncertain frames of its breaks.

use super::basis::Basis;

/// The probability that a break is over: linear between times.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Over {
    t: Vec<f64>,
    p: Vec<f64>,
    /// The part of the mean time of the break of the times so far.
    mean: Vec<f64>,
    /// The variance of its time.
    variance: f64,
    /// True if nothing tells its time.
    is_unknown: bool,
}

impl Over {
    pub(super) fn new(t: Vec<f64>, p: Vec<f64>) -> Self {
        let (mut mean, mut square) = (vec![0.0], 0.0);
        for k in 1..t.len() {
            let (a, b, p) = (t[k - 1], t[k], p[k] - p[k - 1]);
            mean.push(mean[k - 1] + p * 0.5 * (a + b));
            square += p * (a * a + a * b + b * b) / 3.0;
        }
        let all = mean[mean.len() - 1];
        Self {
            t,
            p,
            mean,
            variance: (square - all * all).max(0.0),
            is_unknown: false,
        }
    }

    /// A break in the frames from `start` to before `end` that may be anywhere there.
    pub(super) fn anywhere(start: f64, end: f64) -> Self {
        Self {
            is_unknown: true,
            ..Self::new(vec![start - 1.0, end], vec![0.0, 1.0])
        }
    }

    /// The probability at a time, and the part of the mean time of the break up to there.
    fn up_to(&self, t: f64) -> [f64; 2] {
        let after = self.t.partition_point(|&at| at <= t);
        if after == 0 || after == self.t.len() {
            let end = after.saturating_sub(1);
            return [self.p[end], self.mean[end]];
        }
        let (start, p) = (self.t[after - 1], self.p[after - 1]);
        let u = (t - start) / (self.t[after] - start);
        let more = u * (self.p[after] - p);
        [p + more, self.mean[after - 1] + more * 0.5 * (start + t)]
    }

    pub(super) fn at(&self, t: f64) -> f64 {
        self.up_to(t)[0]
    }

    /// The variance of a step of 1 at a time, less its mean over the frames of the movie.
    fn step_variance(&self, t: f64, frames: f64) -> f64 {
        let [q, mean] = self.up_to(t);
        let all = self.mean[self.mean.len() - 1];
        // Of the step, and of minus the time of the break.
        let covariance = q * all - mean;
        // Half the step, so that two standard deviations reach whatever the time.
        let own = match self.is_unknown && q > 0.0 && q < 1.0 {
            true => 0.25,
            false => q * (1.0 - q),
        };
        let variance = own + (self.variance / frames - 2.0 * covariance) / frames;
        variance.max(0.0)
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
            let step = c[self.basis.coefficients + k];
            variance += step * step * over.step_variance(t, self.basis.frames);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variance_of_a_step_is_that_of_all_its_times() {
        // Between 200 and 300 with 70 %, between 300 and 400 otherwise.
        let over = Over::new(vec![200.0, 300.0, 400.0], vec![0.0, 0.7, 1.0]);
        let frames = 1000.0;
        let times = (0..20_000).map(|k| {
            let time = 200.0 + (f64::from(k) + 0.5) / 100.0;
            (time, if time < 300.0 { 0.7 } else { 0.3 } / 10_000.0)
        });
        let times: Vec<(f64, f64)> = times.collect();
        for t in [0.0, 200.0, 250.0, 320.0, 400.0, 900.0] {
            let value = |time: f64| f64::from(u8::from(time <= t)) - (frames - time) / frames;
            let mean: f64 = times.iter().map(|&(time, p)| p * value(time)).sum();
            let square: f64 = times.iter().map(|&(time, p)| p * value(time).powi(2)).sum();
            let found = over.step_variance(t, frames);
            assert!(
                (found - (square - mean * mean)).abs() < 1e-4,
                "{t}: {found}"
            );
        }
    }
}
