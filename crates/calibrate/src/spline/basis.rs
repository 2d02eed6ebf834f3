//! The centred cubic B-spline at four neighbouring knots.

/// The weights of the knots -1, 0, 1 and 2 at `t` in 0..1.
pub(super) fn weights(t: f64) -> [f64; 4] {
    let s = 1.0 - t;
    [
        s * s * s / 6.0,
        (3.0 * t * t * t - 6.0 * t * t + 4.0) / 6.0,
        (3.0 * s * s * s - 6.0 * s * s + 4.0) / 6.0,
        t * t * t / 6.0,
    ]
}

/// Their first derivatives by `t`.
pub(super) fn slopes(t: f64) -> [f64; 4] {
    let s = 1.0 - t;
    [
        -0.5 * s * s,
        1.5 * t * t - 2.0 * t,
        -1.5 * s * s + 2.0 * s,
        0.5 * t * t,
    ]
}

/// Their second derivatives by `t`.
pub(super) fn curvatures(t: f64) -> [f64; 4] {
    let s = 1.0 - t;
    [s, 3.0 * t - 2.0, 3.0 * s - 2.0, t]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition of the B-spline, from its distance to a knot.
    fn spline(distance: f64) -> f64 {
        let t = distance.abs();
        if t < 1.0 {
            2.0 / 3.0 - t * t + t * t * t / 2.0
        } else if t < 2.0 {
            (2.0 - t).powi(3) / 6.0
        } else {
            0.0
        }
    }

    #[test]
    fn weights_and_derivatives_are_those_of_the_b_spline() {
        const STEP: f64 = 1e-4;
        for t in [0.1, 0.37, 0.5, 0.93] {
            for (k, knot) in [-1.0, 0.0, 1.0, 2.0].into_iter().enumerate() {
                let at = |t: f64| spline(t - knot);
                let (low, middle, high) = (at(t - STEP), at(t), at(t + STEP));
                assert!((weights(t)[k] - middle).abs() < 1e-15);
                assert!((slopes(t)[k] - (high - low) / (2.0 * STEP)).abs() < 1e-7);
                let curvature = (high - 2.0 * middle + low) / (STEP * STEP);
                assert!((curvatures(t)[k] - curvature).abs() < 1e-6);
            }
        }
    }
}
