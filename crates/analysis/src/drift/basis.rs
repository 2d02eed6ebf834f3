//! The path as a function of time: cubic B-splines, and a step at each break.

use super::matrix::{LogProduct, Square, solve};

/// Weights of a row of the basis on coefficients that follow one another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights<const N: usize> {
    pub first: usize,
    pub w: [f64; N],
}

impl<const N: usize> Weights<N> {
    pub(super) fn of(&self, c: &[f64]) -> f64 {
        let from = &c[self.first..self.first + N];
        self.w.iter().zip(from).map(|(w, c)| w * c).sum()
    }
}

/// The basis: `coefficients` cubic B-splines over the movie, and for each break a step from -1/2
/// to 1/2. Frames count from the first of the movie.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Basis {
    /// The number of frames.
    pub frames: f64,
    pub coefficients: usize,
    /// Frames from one knot to the next.
    pub knot_frames: f64,
    /// The first frame after each break.
    pub breaks: Vec<f64>,
    /// The first frame of each bin, and the end. No break is within a bin.
    pub edges: Vec<f64>,
    /// The means of the B-splines over the frames of each bin, which touch five at most.
    pub bins: Vec<Weights<5>>,
    /// The mean of each function over the frames of the movie.
    pub mean: Vec<f64>,
}

impl Basis {
    pub(super) fn new(frames: f64, coefficients: usize, bins: usize, breaks: &[f64]) -> Self {
        let coefficients = coefficients.max(5);
        let knot_frames = (frames - 1.0) / (coefficients - 3) as f64;
        let even = |k: usize| (k as f64 * frames / bins as f64).round();
        let mut edges: Vec<f64> = (0..=bins).map(even).chain(breaks.iter().copied()).collect();
        edges.sort_by(f64::total_cmp);
        edges.dedup();
        let mut out = Self {
            frames,
            coefficients,
            knot_frames,
            breaks: breaks.to_vec(),
            edges,
            bins: Vec::new(),
            mean: Vec::new(),
        };
        out.bins = out
            .edges
            .windows(2)
            .map(|e| out.bin_mean(e[0], e[1]))
            .collect();
        let mut mean = vec![0.0; out.len()];
        for bin in 0..out.bins.len() {
            let share = out.width(bin) / frames;
            for (k, w) in out.bins[bin].w.iter().enumerate() {
                mean[out.bins[bin].first + k] += share * w;
            }
            for k in 0..breaks.len() {
                mean[coefficients + k] += share * out.step(k, out.edges[bin]);
            }
        }
        out.mean = mean;
        out
    }

    /// The number of functions.
    pub(super) fn len(&self) -> usize {
        self.coefficients + self.breaks.len()
    }

    /// The number of frames of a bin.
    pub(super) fn width(&self, bin: usize) -> f64 {
        self.edges[bin + 1] - self.edges[bin]
    }

    pub(super) fn middle(&self, bin: usize) -> f64 {
        0.5 * (self.edges[bin] + self.edges[bin + 1] - 1.0)
    }

    /// The bin of a time.
    pub(super) fn bin(&self, t: f64) -> usize {
        let after = self.edges.partition_point(|&edge| edge <= t.round());
        after.clamp(1, self.bins.len()) - 1
    }

    /// The step of a break at a time.
    pub(super) fn step(&self, k: usize, t: f64) -> f64 {
        if t.round() >= self.breaks[k] {
            0.5
        } else {
            -0.5
        }
    }

    /// The B-splines at a time.
    pub(super) fn splines(&self, t: f64) -> Weights<4> {
        let knots = t.clamp(0.0, self.frames - 1.0) / self.knot_frames;
        let first = (knots as usize).min(self.coefficients - 4);
        let u = knots - first as f64;
        let v = 1.0 - u;
        let w = [
            v * v * v / 6.0,
            (3.0 * u * u * (u - 2.0) + 4.0) / 6.0,
            (3.0 * v * v * (v - 2.0) + 4.0) / 6.0,
            u * u * u / 6.0,
        ];
        Weights { first, w }
    }

    /// The mean over the frames of a bin; of a long bin, over 32 times in it.
    fn bin_mean(&self, start: f64, end: f64) -> Weights<5> {
        let number = (end - start).min(32.0);
        let spacing = (end - start) / number;
        let time = |k: usize| start - 0.5 + (k as f64 + 0.5) * spacing;
        let first = self.splines(time(0)).first.min(self.coefficients - 5);
        let mut w = [0.0; 5];
        for k in 0..number as usize {
            let at = self.splines(time(k));
            for (m, value) in at.w.iter().enumerate() {
                // A bin is at most as long as the distance of two knots.
                w[(at.first - first + m).min(4)] += value / number;
            }
        }
        Weights { first, w }
    }

    /// The value at a time.
    pub(super) fn at(&self, c: &[f64], t: f64) -> f64 {
        let mut out = self.splines(t).of(c);
        for k in 0..self.breaks.len() {
            out += self.step(k, t) * c[self.coefficients + k];
        }
        out
    }

    /// The mean over the frames of a bin.
    pub(super) fn at_bin(&self, c: &[f64], bin: usize) -> f64 {
        let mut out = self.bins[bin].of(c);
        for k in 0..self.breaks.len() {
            out += self.step(k, self.edges[bin]) * c[self.coefficients + k];
        }
        out
    }

    /// Adds `weight` times the functions at a bin to a vector.
    pub(super) fn add_bin(&self, bin: usize, weight: f64, to: &mut [f64]) {
        let at = &self.bins[bin];
        for (k, w) in at.w.iter().enumerate() {
            to[at.first + k] += weight * w;
        }
        for k in 0..self.breaks.len() {
            to[self.coefficients + k] += weight * self.step(k, self.edges[bin]);
        }
    }

    /// `B^T M B` of a symmetric matrix over bins, with B the functions at the bins.
    pub(super) fn reduce(&self, matrix: &Square) -> Square {
        let n = self.len();
        let mut out = Square::zeros(n);
        let mut row = vec![0.0; n];
        for bin in 0..self.bins.len() {
            row.fill(0.0);
            for (other, &value) in matrix.row(bin).iter().enumerate() {
                if value != 0.0 {
                    self.add_bin(other, value, &mut row);
                }
            }
            let at = &self.bins[bin];
            for (k, w) in at.w.iter().enumerate() {
                super::matrix::add_multiple(out.row_mut(at.first + k), *w, &row);
            }
            for k in 0..self.breaks.len() {
                let step = self.step(k, self.edges[bin]);
                super::matrix::add_multiple(out.row_mut(self.coefficients + k), step, &row);
            }
        }
        out
    }

    /// The coefficients that are closest to a path, by least squares over the frames.
    pub(super) fn fit(&self, path: impl Fn(f64) -> f64) -> Vec<f64> {
        let n = self.len();
        let mut matrix = Square::zeros(n);
        let mut right = vec![0.0; n];
        let mut row = vec![0.0; n];
        for bin in 0..self.bins.len() {
            let weight = self.width(bin) / self.frames * self.coefficients as f64;
            row.fill(0.0);
            self.add_bin(bin, 1.0, &mut row);
            let at = &self.bins[bin];
            let touched = (at.first..at.first + 5).chain(self.coefficients..n);
            for i in touched {
                super::matrix::add_multiple(matrix.row_mut(i), weight * row[i], &row);
            }
            self.add_bin(bin, weight * path(self.middle(bin)), &mut right);
        }
        let smoothing = Penalty { order: 2 };
        smoothing.add_to(1e-4, self.coefficients, &mut matrix);
        for i in 0..n {
            matrix.a[i * n + i] += 1e-7;
        }
        solve(&matrix.cholesky(), &right)
    }
}

/// The sum of squared differences of neighbouring coefficients (P-splines: Eilers and Marx 1996):
/// of first differences for a walk, of second ones for a smooth curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Penalty {
    pub order: usize,
}

impl Penalty {
    fn taps(self) -> &'static [f64] {
        match self.order {
            1 => &[-1.0, 1.0],
            _ => &[1.0, -2.0, 1.0],
        }
    }

    /// The entries of the matrix of the penalty in row i, on the diagonal and one and two columns
    /// before it.
    fn row(self, n: usize, i: usize) -> [f64; 3] {
        let taps = self.taps();
        let starts = (i + 1).saturating_sub(taps.len())..=i;
        let starts = starts.filter(|start| start + taps.len() <= n);
        std::array::from_fn(|back| {
            let inner = starts.clone().filter(|start| start + back <= i);
            inner
                .map(|start| taps[i - start] * taps[i - back - start])
                .sum()
        })
    }

    /// Adds the matrix of the penalty of the first `n` coefficients, times `factor`.
    pub(super) fn add_to(self, factor: f64, n: usize, to: &mut Square) {
        for i in 0..n {
            for (back, value) in self.row(n, i).into_iter().enumerate().take(i + 1) {
                to.a[i * to.n + i - back] += factor * value;
                if back > 0 {
                    to.a[(i - back) * to.n + i] += factor * value;
                }
            }
        }
    }

    /// The product of the matrix of the first `n` coefficients with a vector.
    pub(super) fn times(self, n: usize, x: &[f64]) -> Vec<f64> {
        let taps = self.taps();
        let mut out = vec![0.0; x.len()];
        for start in 0..=n - taps.len() {
            let difference: f64 = taps.iter().zip(&x[start..]).map(|(t, x)| t * x).sum();
            for (k, tap) in taps.iter().enumerate() {
                out[start + k] += tap * difference;
            }
        }
        out
    }

    /// The logarithm of the determinant of `s P + I` over the first `n` coefficients.
    pub(super) fn log_determinant(self, s: f64, n: usize) -> f64 {
        // Pivots d of the banded factors L D L^T, and the entries of L, of the last two rows.
        let (mut d1, mut d2, mut l1) = (1.0, 1.0, 0.0);
        let mut log = LogProduct::default();
        let inner = self.row(9, 4);
        for i in 0..n {
            let row = if i >= 4 && i + 4 < n {
                inner
            } else {
                self.row(n, i)
            };
            let far = s * row[2] / d2;
            let near = (s * row[1] - far * d2 * l1) / d1;
            let d = 1.0 + s * row[0] - near * near * d1 - far * far * d2;
            let d = d.max(f64::MIN_POSITIVE);
            log.multiply(d);
            (d1, d2, l1) = (d, d1, near);
        }
        log.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splines_reproduce_a_cubic_and_the_step() {
        let basis = Basis::new(400.0, 9, 36, &[150.0]);
        let truth = |t: f64| {
            let u = t / 400.0;
            u - 2.0 * u * u + u * u * u + if t >= 150.0 { 0.3 } else { 0.0 }
        };
        let c = basis.fit(truth);
        for t in [0.0, 77.0, 149.0, 150.0, 151.0, 399.0] {
            assert!((basis.at(&c, t) - truth(t)).abs() < 2e-3, "{t}");
        }
        let mean: f64 = (0..400).map(|t| basis.at(&c, f64::from(t))).sum::<f64>() / 400.0;
        assert!((super::super::matrix::dot(&basis.mean, &c) - mean).abs() < 1e-12);
        let sum: f64 = (0..basis.bins.len()).map(|b| basis.width(b)).sum();
        assert_eq!(sum, 400.0);
    }

    #[test]
    fn penalty_and_its_determinant_agree_with_the_dense_matrix() {
        for order in [1, 2] {
            let (n, s) = (11, 7.3);
            let penalty = Penalty { order };
            let mut dense = Square::zeros(n);
            penalty.add_to(s, n, &mut dense);
            let x: Vec<f64> = (0..n).map(|k| libm::sin(k as f64 * 1.7)).collect();
            let (a, b) = (dense.times(&x), penalty.times(n, &x));
            assert!(a.iter().zip(&b).all(|(a, b)| (a - s * b).abs() < 1e-12));
            for i in 0..n {
                dense.a[i * n + i] += 1.0;
            }
            let lower = dense.cholesky();
            let log: f64 = (0..n).map(|i| 2.0 * libm::log(lower.a[i * n + i])).sum();
            assert!((penalty.log_determinant(s, n) - log).abs() < 1e-10);
        }
    }

    #[test]
    fn movie_of_two_frames_and_of_four_billion_has_a_basis() {
        for frames in [2.0, 3.0, 4_294_967_296.0] {
            let basis = Basis::new(frames, 5, (20.0_f64).min(frames) as usize, &[]);
            let total: f64 = basis.mean.iter().sum();
            assert!((total - 1.0).abs() < 1e-9, "{frames}: {total}");
        }
    }
}
