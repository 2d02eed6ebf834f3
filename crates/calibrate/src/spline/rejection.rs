//! Beads that are not like the others.

use std::fmt;

use super::align::FARTHEST_PX;
use super::cause::Cause;
use super::deviance::Deviance;
use super::robust::{centre_and_spread, median};
use super::stacks::BeadStack;

/// The reason why a bead was refused.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Refusal {
    /// The bead cannot be fitted.
    Unusable(Unusable),
    /// Its image is not that of the other beads.
    Deviant {
        /// Its deviance over that of a usual bead of its brightness.
        times: f64,
        /// The likely cause.
        cause: Cause,
    },
}

/// A fault that needs no comparison with other beads.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Unusable {
    /// Values that are not finite.
    NotFinite,
    /// A first estimate too far from the middle of the window, pixels.
    OffCentre {
        /// Its distance along the worse axis.
        distance_px: f64,
    },
    /// A fit that ended at the limit of the place in the window.
    Runaway,
    /// Light that is not above the background.
    Dark {
        /// The photons found.
        photons: f64,
    },
    /// Fewer than half of its frames within the z of the other beads.
    OutOfRange {
        /// The frames within.
        frames: usize,
        /// All frames.
        of: usize,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unusable(fault) => fault.fmt(f),
            Self::Deviant { times, cause } => {
                write!(
                    f,
                    "its deviance is {times:.2} times that of the others: {cause}"
                )
            }
        }
    }
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFinite => write!(f, "its data has values that are not finite"),
            Self::OffCentre { distance_px } => write!(
                f,
                "it lies {distance_px:.1} pixels from the middle of its window, where {FARTHEST_PX} is the most"
            ),
            Self::Runaway => write!(f, "its fit left the middle of the window"),
            Self::Dark { photons } => {
                write!(
                    f,
                    "its {photons:.0} photons are not seen above the background"
                )
            }
            Self::OutOfRange { frames, of } => write!(
                f,
                "only {frames} of its {of} frames are within the z of the other beads"
            ),
        }
    }
}

/// The fault of the data of a bead, if it has one.
pub(super) fn unusable(bead: &BeadStack, side: usize) -> Option<Unusable> {
    let masked = |i: usize| {
        bead.variance
            .is_some_and(|variance| variance[i].is_infinite())
    };
    let frames = bead.photoelectrons.chunks_exact(side * side);
    let mut pixels = frames.flat_map(|frame| frame.iter().enumerate());
    let is_finite = pixels.all(|(i, value)| value.is_finite() && (value.abs() < 1e9 || masked(i)));
    let is_variance = |value: &f32| *value >= 0.0;
    if !is_finite || !bead.variance.is_none_or(|all| all.iter().all(is_variance)) {
        return Some(Unusable::NotFinite);
    }
    let middle = (side - 1) as f64 / 2.0;
    let distance_px = (bead.x_px - middle).abs().max((bead.y_px - middle).abs());
    (!(distance_px <= FARTHEST_PX)).then_some(Unusable::OffCentre { distance_px })
}

/// The fault of a fit, if it has one: `at` is its place in a window of `side` pixels.
pub(super) fn fit_fault(
    [x, y, _, photons, background]: [f64; 5],
    side: usize,
    frames: usize,
    of: usize,
) -> Option<Unusable> {
    /// Photons over their uncertainty from the background of the whole window.
    const LEAST_SIGNIFICANCE: f64 = 10.0;
    let middle = (side - 1) as f64 / 2.0;
    let noise = (background * (side * side) as f64 / of as f64).sqrt();
    if photons < LEAST_SIGNIFICANCE * noise.max(1.0) {
        Some(Unusable::Dark { photons })
    } else if (x - middle).abs().max((y - middle).abs()) >= FARTHEST_PX - 1e-6 {
        Some(Unusable::Runaway)
    } else if 2 * frames < of {
        Some(Unusable::OutOfRange { frames, of })
    } else {
        None
    }
}

/// The limits of a comparison.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The most standard deviations above the usual deviance.
    pub deviations: f64,
    /// The least excess, as a part of the usual deviance.
    pub least: f64,
    /// Frames of a bead for each plane of coefficients.
    pub frames_a_knot: f64,
}

/// True for each bead whose deviance is too far above that of the kept ones.
///
/// Errors of the PSF, which all beads share, add to the deviance in proportion to the photons. The
/// noise of the PSF adds to that of beads that are no part of it.
pub(super) fn is_deviant(
    deviances: &[Deviance],
    photons: &[f64],
    kept: &[bool],
    limits: &Limits,
) -> Vec<bool> {
    /// The noise that is allowed for, over that of a PSF without smoothing.
    const NOISE: f64 = 2.0;
    let usual = usual_deviance(deviances, photons, kept);
    let beads = (0..deviances.len()).filter(|bead| kept[*bead]);
    let mut residuals: Vec<f64> = beads
        .clone()
        .map(|bead| deviances[bead].ratio() - usual(photons[bead]))
        .collect();
    let (_, spread) = centre_and_spread(&mut residuals);
    let squares: f64 = beads.map(|bead| photons[bead] * photons[bead]).sum();
    (0..deviances.len())
        .map(|bead| {
            let (own, photons) = (&deviances[bead], photons[bead]);
            let usual = usual(photons);
            let of_psf = match kept[bead] {
                true => 0.0,
                false => NOISE * photons * photons / (squares * limits.frames_a_knot),
            };
            let by_chance = limits.deviations * spread.max(own.ratio_std());
            let excess = own.ratio() - usual * (1.0 + of_psf);
            !(excess <= by_chance.max(limits.least * usual))
        })
        .collect()
}

/// The usual ratio of deviances for the photons of a bead: a line, with the repeated median as its
/// slope (Siegel 1982), which up to half of the beads may spoil.
pub(super) fn usual_deviance(
    deviances: &[Deviance],
    photons: &[f64],
    kept: &[bool],
) -> impl Fn(f64) -> f64 + use<> {
    /// The photons of two beads must differ by this factor to tell a slope.
    const FACTOR: f64 = 1.2;
    let beads: Vec<(f64, f64)> = (0..deviances.len())
        .filter(|bead| kept[*bead] && deviances[*bead].ratio().is_finite())
        .map(|bead| (photons[bead], deviances[bead].ratio()))
        .collect();
    let slope_at = |&(photons, ratio): &(f64, f64)| {
        let differ = |other: f64| photons.max(other) > FACTOR * photons.min(other);
        let others = beads.iter().filter(|(other, _)| differ(*other));
        let slopes = others.map(|(other, its)| (ratio - its) / (photons - other));
        let mut slopes: Vec<f64> = slopes.collect();
        match 2 * slopes.len() >= beads.len() {
            true => median(&mut slopes),
            false => 0.0,
        }
    };
    let mut slopes: Vec<f64> = beads.iter().map(slope_at).collect();
    let slope = median(&mut slopes).max(0.0);
    let mut levels: Vec<f64> = beads
        .iter()
        .map(|(photons, ratio)| ratio - slope * photons)
        .collect();
    let level = median(&mut levels);
    move |photons| level + slope * photons
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits {
        deviations: 6.0,
        least: 0.0,
        frames_a_knot: 5.0,
    };

    fn deviance(ratio: f64) -> Deviance {
        Deviance {
            half: ratio * 5e3,
            expected: 5e3,
            variance: 5e3,
        }
    }

    #[test]
    fn only_the_odd_bead_is_refused() {
        let ratios = [1.01, 0.98, 1.0, 1.02, 0.99, 1.3];
        let deviances = ratios.map(deviance);
        let found = is_deviant(&deviances, &[1e4; 6], &[true; 6], &LIMITS);
        assert_eq!(found, [false, false, false, false, false, true]);
        let one = is_deviant(&deviances[5..], &[1e4], &[true], &LIMITS);
        assert_eq!(one, [false]);
    }

    #[test]
    fn a_bright_bead_may_come_back() {
        // Its photons squared are 1.8 times those of the others: the PSF has 0.36 of its noise.
        let deviances = [1.0, 1.0, 1.0, 1.0, 1.0, 1.6].map(deviance);
        let photons = [2e4, 2e4, 2e4, 2e4, 2e4, 6e4];
        let kept: [bool; 6] = std::array::from_fn(|bead| bead < 5);
        assert_eq!(is_deviant(&deviances, &photons, &kept, &LIMITS), [false; 6]);
        assert!(is_deviant(&deviances, &photons, &[true; 6], &LIMITS)[5]);
    }

    #[test]
    fn bad_beads_make_no_slope() {
        let ratios = [1.0, 1.01, 0.99, 1.0, 1.02, 1.0, 9.0, 60.0, 2.7];
        let photons = [2e4, 2.1e4, 1.9e4, 2e4, 2e4, 2e4, 3e4, 4e4, 1.2e4];
        let found = is_deviant(&ratios.map(deviance), &photons, &[true; 9], &LIMITS);
        let expected: [bool; 9] = std::array::from_fn(|bead| bead > 5);
        assert_eq!(found, expected);
    }

    #[test]
    fn bright_beads_may_deviate_more() {
        let photons = [1e4, 1.5e4, 2e4, 3e4, 5e4, 1e5];
        let deviances = photons.map(|photons| deviance(1.0 + 1e-5 * photons));
        assert_eq!(
            is_deviant(&deviances, &photons, &[true; 6], &LIMITS),
            [false; 6]
        );
    }
}
