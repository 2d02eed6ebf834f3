//! Brightness as a function of the counts of a picture.

use super::percentile::weighted_quantile;

/// The brightness of the median localization in shades of a colour map, and in hues. A hue cannot be
/// recognized in the dark.
const MEDIAN_SHADE: f64 = 0.55;
const MEDIAN_HUE: f64 = 0.75;

/// The smallest exponent that is chosen. A smaller one shows the faint rims of Gaussians as discs.
const MIN_GAMMA: f64 = 0.4;

/// The brightness of a count is `min(count / full, 1) ^ gamma`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// The count that is shown at full brightness.
    pub full: f32,
    /// The exponent.
    pub gamma: f32,
}

/// The count below which a fraction of the filled pixels lie. `pixels` has counts, each with the
/// number of pixels that have it.
pub(crate) fn full_count<I: Iterator<Item = (f32, f32)>>(
    pixels: impl Fn() -> I,
    fraction: f64,
) -> Option<f32> {
    weighted_quantile(|| pixels().filter(|&(count, _)| count > 0.0), fraction)
}

/// The exponent at which the median localization has a set brightness: half of all localizations
/// below full brightness lie in brighter pixels. Pixels at full brightness do not count, so a few
/// beads with thousands of localizations darken nothing.
pub(crate) fn automatic_gamma<I: Iterator<Item = (f32, f32)>>(
    pixels: impl Fn() -> I,
    full: f32,
    hues: bool,
) -> f32 {
    let below = || pixels().filter(move |&(count, _)| count > 0.0 && count < full);
    let of_localizations = || below().map(|(count, number)| (count, count * number));
    let Some(median) = weighted_quantile(of_localizations, 0.5) else {
        return 1.0;
    };
    let brightness = if hues { MEDIAN_HUE } else { MEDIAN_SHADE };
    let gamma = libm::log(brightness) / libm::log(f64::from(median / full));
    ((gamma.clamp(MIN_GAMMA, 1.0) * 100.0).round() / 100.0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counts of one Gaussian on a fine grid.
    fn gaussian(peak: f32) -> Vec<(f32, f32)> {
        let at = |k: i32| (f64::from(k) / 40.0).powi(2);
        let grid = (-200..=200).flat_map(|y| (-200..=200).map(move |x| (x, y)));
        grid.map(|(x, y)| (peak * libm::exp(-0.5 * (at(x) + at(y))) as f32, 1.0))
            .collect()
    }

    #[test]
    fn median_of_a_gaussian_is_half_its_peak() {
        // A Gaussian in two dimensions: the share of its weight where it is below `v` is `v / peak`.
        let pixels = gaussian(8.0);
        let gamma = automatic_gamma(|| pixels.iter().copied(), 8.0, false);
        let expected = (libm::log(0.55f64) / libm::log(0.5f64)) as f32;
        assert!((gamma - expected).abs() < 0.01, "{gamma} for {expected}");
        let hues = automatic_gamma(|| pixels.iter().copied(), 8.0, true);
        assert!((hues - 0.42).abs() < 0.01, "{hues}");
        // A fraction `f` of the square of 10 standard deviations a side is above
        // `peak * exp(-100 f / (2 pi))`.
        let full = full_count(|| pixels.iter().copied(), 0.99).expect("pixels");
        let expected = 8.0 * libm::expf(-1.0 / (2.0 * std::f32::consts::PI));
        assert!(
            (full / expected - 1.0).abs() < 0.01,
            "{full} for {expected}"
        );
    }

    #[test]
    fn gamma_ignores_what_is_brighter_than_full() {
        let dim = vec![(1.0, 900.0), (0.0, 1e6)];
        let with_beads = [dim.clone(), vec![(5000.0, 2.0)]].concat();
        let of = |pixels: &[(f32, f32)]| automatic_gamma(|| pixels.iter().copied(), 2.0, false);
        assert_eq!(of(&dim), of(&with_beads));
        assert_eq!(of(&[(2.0, 5.0)]), 1.0);
        assert_eq!(of(&[]), 1.0);
        assert_eq!(of(&[(1e-20, 1.0)]), MIN_GAMMA as f32);
    }
}
