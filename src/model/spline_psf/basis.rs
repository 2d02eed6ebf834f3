//! The centred cubic B-spline.

/// The B-spline at the distance t from its knot.
fn basis(t: f64) -> f64 {
    let t = t.abs();
    if t < 1.0 {
        2.0 / 3.0 - t * t + t * t * t / 2.0
    } else if t < 2.0 {
        (2.0 - t).powi(3) / 6.0
    } else {
        0.0
    }
}

/// The derivative of [`basis`].
fn slope(t: f64) -> f64 {
    let size = t.abs();
    if size < 1.0 {
        t * (1.5 * size - 2.0)
    } else if size < 2.0 {
        -t.signum() * (2.0 - size).powi(2) / 2.0
    } else {
        0.0
    }
}

/// The coefficients of `count` that act at the place q: index, B-spline and its derivative. Those of
/// the ends are repeated beyond them.
pub(super) fn taps(q: f64, count: usize) -> Vec<(usize, f64, f64)> {
    let first = q.floor().clamp(-3.0, count as f64 + 2.0) as i64 - 1;
    let acting = first..first + 4;
    let last = count as i64 - 1;
    acting
        .map(|i| {
            let t = q - i as f64;
            (i.clamp(0, last) as usize, basis(t), slope(t))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_basis_sums_to_one_and_its_slope_is_its_derivative() {
        for step in 0..200 {
            let q = 5.0 + step as f64 / 200.0;
            let taps = taps(q, 12);
            let sum: f64 = taps.iter().map(|tap| tap.1).sum();
            let slopes: f64 = taps.iter().map(|tap| tap.2).sum();
            assert!((sum - 1.0).abs() < 1e-15 && slopes.abs() < 1e-15);
            let t = (step as f64 - 100.0) / 45.0;
            let numeric = (basis(t + 1e-6) - basis(t - 1e-6)) / 2e-6;
            assert!((slope(t) - numeric).abs() < 1e-8);
        }
        assert_eq!(
            [basis(0.0), basis(1.0), basis(2.0)],
            [2.0 / 3.0, 1.0 / 6.0, 0.0]
        );
    }

    #[test]
    fn the_ends_are_repeated() {
        let indices = |q| taps(q, 12).iter().map(|tap| tap.0).collect::<Vec<_>>();
        assert_eq!(indices(0.5), [0, 0, 1, 2]);
        assert_eq!(indices(-1.5), [0, 0, 0, 0]);
        assert_eq!(indices(11.5), [10, 11, 11, 11]);
        for q in [-1e300, 1e300, f64::INFINITY, f64::NAN] {
            assert!(indices(q).iter().all(|&i| i < 12));
        }
    }
}
