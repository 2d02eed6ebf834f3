//! The Gaussian, integrated over pixels, in f64.

/// The fraction of a Gaussian on each pixel along one axis. Lengths are in pixels.
pub fn pixel_fractions(size: usize, centre: f64, width: f64) -> Vec<f64> {
    let root = std::f64::consts::FRAC_1_SQRT_2 / width;
    let below = |edge: f64| 0.5 * libm::erfc((centre - edge) * root);
    let mut left = below(-0.5);
    let fraction = |i| {
        let right = below(i as f64 + 0.5);
        let left = std::mem::replace(&mut left, right);
        (right - left).max(0.0)
    };
    (0..size).map(fraction).collect()
}
