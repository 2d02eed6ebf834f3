//! The window of a part of the field (Tukey): 1 inside, and falling to 0 at the borders.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

/// The share of a side in which the window falls, at either end; that of Nieuwenhuizen 2013.
const TAPER: f64 = 0.125;

/// The window at a distance from the middle of a side.
pub(super) fn window(at: f64, side: f64) -> f64 {
    let taper = TAPER * side;
    let inside = 0.5 * side - at.abs();
    match inside < taper {
        true => libm::sin(FRAC_PI_2 * inside.max(0.0) / taper).powi(2),
        false => 1.0,
    }
}

/// The Fourier transform of the window over its value at 0. The window is a rectangle convolved with
/// half a period of a cosine.
pub(super) fn transform(frequency: f64, side: f64) -> f64 {
    let taper = TAPER * side;
    let u = 2.0 * frequency * taper;
    let lobe = match (u.abs() - 1.0).abs() < 1e-6 {
        true => FRAC_PI_4,
        false => libm::cos(FRAC_PI_2 * u) / (1.0 - u * u),
    };
    sinc(frequency * (side - taper)) * lobe
}

/// `sin(pi x) / (pi x)`.
pub(super) fn sinc(x: f64) -> f64 {
    let x = std::f64::consts::PI * x;
    match x.abs() < 1e-8 {
        true => 1.0,
        false => libm::sin(x) / x,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transform_is_that_of_the_window() {
        let side = 3.0;
        // 1.333.. is where the formula is 0 / 0.
        for frequency in [0.0, 0.1, 0.77, 4.0 / side, 5.3] {
            let steps = 30_000;
            let at = |k: usize| side * ((k as f64 + 0.5) / f64::from(steps) - 0.5);
            let sum =
                |f: &dyn Fn(f64) -> f64| -> f64 { (0..steps as usize).map(|k| f(at(k))).sum() };
            let wave =
                |x: f64| window(x, side) * libm::cos(2.0 * std::f64::consts::PI * frequency * x);
            let expected = sum(&wave) / sum(&|x| window(x, side));
            let error = (transform(frequency, side) - expected).abs();
            assert!(error < 1e-7, "{frequency}: {error}");
        }
        assert_eq!(window(1.6, side), 0.0);
    }
}
