//! A cubic spline with linear extrapolation.
//!
//! Its first two pieces are one cubic, and so are its last two ("not a knot"). The natural spline,
//! whose second derivative is 0 at the ends, would be off by nanometres there. Three points have
//! the natural spline.

/// A cubic spline.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Spline {
    x: Vec<f64>,
    y: Vec<f64>,
    second_derivatives: Vec<f64>,
}

impl Spline {
    /// The spline through points with increasing x.
    ///
    /// The second derivatives solve a tridiagonal system. It is solved by elimination (Thomas), in
    /// linear time.
    pub(super) fn through(x: &[f64], y: &[f64]) -> Self {
        let n = x.len();
        let not_a_knot = n >= 4;
        let width = |k: usize| x[k + 1] - x[k];
        let mut second = vec![0.0; n];
        let mut upper = vec![0.0; n];
        for k in 1..n.saturating_sub(1) {
            let (before, after) = (width(k - 1), width(k));
            let slope_change = (y[k + 1] - y[k]) / after - (y[k] - y[k - 1]) / before;
            let (mut low, mut middle, mut high) = (before, 2.0 * (before + after), after);
            // The second derivative at an end is extrapolated from the next two points.
            if not_a_knot && k == 1 {
                middle += before + before * before / after;
                high -= before * before / after;
                low = 0.0;
            }
            if not_a_knot && k == n - 2 {
                middle += after + after * after / before;
                low -= after * after / before;
                high = 0.0;
            }
            let pivot = middle - low * upper[k - 1];
            upper[k] = high / pivot;
            second[k] = (6.0 * slope_change - low * second[k - 1]) / pivot;
        }
        for k in (1..n.saturating_sub(1)).rev() {
            second[k] -= upper[k] * second[k + 1];
        }
        if not_a_knot {
            let (first, last) = (width(0) / width(1), width(n - 2) / width(n - 3));
            second[0] = second[1] + first * (second[1] - second[2]);
            second[n - 1] = second[n - 2] + last * (second[n - 2] - second[n - 3]);
        }
        Self {
            x: x.to_vec(),
            y: y.to_vec(),
            second_derivatives: second,
        }
    }

    /// The value at `x`; beyond the ends, that of a straight line.
    pub(super) fn at(&self, x: f64) -> f64 {
        let n = self.x.len();
        if n < 2 {
            return self.y.first().copied().unwrap_or_default();
        }
        let k = self.x.partition_point(|&at| at <= x).clamp(1, n - 1) - 1;
        let width = self.x[k + 1] - self.x[k];
        let (y0, y1) = (self.y[k], self.y[k + 1]);
        let (m0, m1) = (self.second_derivatives[k], self.second_derivatives[k + 1]);
        let slope = (y1 - y0) / width;
        let t = (x - self.x[k]) / width;
        if t < 0.0 {
            return y0 + (x - self.x[k]) * (slope - width / 6.0 * (2.0 * m0 + m1));
        }
        if t > 1.0 {
            return y1 + (x - self.x[k + 1]) * (slope + width / 6.0 * (m0 + 2.0 * m1));
        }
        let u = 1.0 - t;
        let square = width * width / 6.0;
        u * y0 + t * y1 + square * ((u.powi(3) - u) * m0 + (t.powi(3) - t) * m1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spline_interpolates_and_extrapolates_linearly() {
        let (x, y) = ([0.0, 1.0, 3.0, 4.5, 6.0], [1.0, -2.0, 0.5, 0.7, 3.0]);
        let spline = Spline::through(&x, &y);
        for (x, y) in x.iter().zip(&y) {
            assert!((spline.at(*x) - y).abs() < 1e-12);
        }
        let (a, b, c) = (spline.at(7.0), spline.at(8.0), spline.at(9.0));
        assert!((a + c - 2.0 * b).abs() < 1e-12);
        // A cubic is reproduced.
        let cubic = |x: f64| 1.0 - x + 0.3 * x * x - 0.05 * x * x * x;
        for n in 4..=5 {
            let spline = Spline::through(&x[..n], &x.map(cubic)[..n]);
            for x in [0.3, 1.7, 3.9, x[n - 1]] {
                assert!(
                    (spline.at(x) - cubic(x)).abs() < 1e-12,
                    "{n} points, at {x}"
                );
            }
        }
        // The slope is continuous.
        for x in [0.0, 1.0, 3.0, 4.5, 6.0] {
            let slope = |h: f64| (spline.at(x + h) - spline.at(x)) / h;
            assert!((slope(1e-5) - slope(-1e-5)).abs() < 1e-3, "at {x}");
        }
        assert!((Spline::through(&[1.0, 2.0], &[1.0, 3.0]).at(4.0) - 7.0).abs() < 1e-12);
    }
}
