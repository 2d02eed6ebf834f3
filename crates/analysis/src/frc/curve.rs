//! The correlation over the rings, and where it falls below the threshold.

use rayon::prelude::*;

use super::parts::Parts;
use super::rings::{BAND, Rings};

/// The threshold of Nieuwenhuizen 2013.
pub(super) const THRESHOLD: f64 = 1.0 / 7.0;
/// The half width of the smoothing, of the number of the ring, and the least one, rings.
const WIDTH: f64 = 0.25;
const MIN_WIDTH: f64 = 8.0;
/// Rings after the crossing on which the curve stays below: a third more, and at least 16. Inner
/// rings have so few frequencies that their noise crosses the threshold.
const STAYS: f64 = 1.0 / 3.0;
const MIN_STAYS: usize = 16;
/// The lowest frequency, periods of the side of a part: the mean of a part is 0, so lower ones lack
/// power.
const FIRST: f64 = 2.0;
/// The fewest rings from it.
const MIN_RINGS: usize = 32;

/// The powers of the parts on rings, and the curve of their sums.
pub(super) struct Spectra {
    pub period_um: f64,
    /// For each part: the power of all blinks together, and of each alone.
    powers: Vec<[Vec<f64>; 2]>,
    sums: [Vec<f64>; 2],
    pub curve: Curve,
}

/// The correlation of each ring.
pub(super) struct Curve {
    pub correlation: Vec<f64>,
    counts: Vec<f64>,
    /// The first ring that counts.
    pub first: usize,
}

/// The ring at which a curve falls below the threshold, if it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Crossing {
    /// At a ring, a number between two of them.
    At(f64),
    /// It is below from the start.
    Below,
    /// It is above up to the end.
    Above,
}

impl Spectra {
    pub(super) fn new(parts: &Parts, pixel_um: f64) -> Self {
        let rings = Rings::new(pixel_um, parts.sides_um);
        let period_um = rings.period_um();
        let counts = rings.counts();
        let frequencies = (0..=BAND).map(|ring| ring as f64 / period_um);
        let waves: Vec<Vec<f64>> = frequencies.map(|of| parts.waves(of)).collect();
        let of = parts.parts.par_iter().map(|part| {
            let alone = counts.iter().zip(&waves);
            let alone = alone.map(|(count, waves)| count * part.blink_power(waves));
            [rings.power(part), alone.collect()]
        });
        let powers: Vec<[Vec<f64>; 2]> = of.collect();
        let sums = [0, 1].map(|k| {
            let ring = |ring: usize| powers.iter().map(|of| of[k][ring]).sum();
            (0..=BAND).map(ring).collect::<Vec<f64>>()
        });
        let first = (FIRST * period_um / parts.side_um()).ceil() as usize;
        let curve = Curve {
            correlation: (0..=BAND)
                .map(|ring| correlation(sums[0][ring], sums[1][ring]))
                .collect(),
            counts,
            first: first.clamp(1, BAND - MIN_RINGS),
        };
        Self {
            period_um,
            powers,
            sums,
            curve,
        }
    }

    /// The standard deviation of a crossing, rings, by the curves without one of the parts
    /// (jackknife). It covers the choice of molecules as well as the noise of the rings.
    pub(super) fn crossing_std(&self, crossing: f64) -> f64 {
        let (_, slope) = self.curve.smooth(crossing);
        let without = |of: &[Vec<f64>; 2]| {
            let rest = |k: usize, ring: usize| self.sums[k][ring] - of[k][ring];
            let curve = Curve {
                correlation: (0..=BAND)
                    .map(|ring| correlation(rest(0, ring), rest(1, ring)))
                    .collect(),
                counts: self.curve.counts.clone(),
                first: self.curve.first,
            };
            curve.smooth(crossing).0
        };
        let values: Vec<f64> = self.powers.iter().map(without).collect();
        let number = values.len() as f64;
        let mean = values.iter().sum::<f64>() / number;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        ((number - 1.0) / number * squares).sqrt() / slope.abs()
    }
}

/// The correlation of two random halves of the blinks, in the mean over all divisions. With `F` the
/// transform of all blinks, and `D` that with a random sign for each, the halves are `(F + D) / 2`
/// and `(F - D) / 2`: their product is `(|F|² - |D|²) / 4`, the mean of their powers
/// `(|F|² + |D|²) / 4`. The mean of `|D|²` is the power of the blinks, each alone.
fn correlation(together: f64, alone: f64) -> f64 {
    let sum = together + alone;
    if sum > 0.0 {
        (together - alone) / sum
    } else {
        0.0
    }
}

impl Curve {
    /// The value and the slope of the curve at a ring, by a local parabola (LOESS, as in
    /// Nieuwenhuizen 2013), which follows the bend of the curve: a straight line would move the
    /// crossing. The width is a share of the frequency, because the curve bends over such a share.
    pub(super) fn smooth(&self, at: f64) -> (f64, f64) {
        let width = (WIDTH * at).max(MIN_WIDTH);
        let low = ((at - width).ceil().max(0.0) as usize).max(self.first);
        let high = ((at + width) as usize).min(BAND);
        // Sums of powers of the distance, without and with the correlation.
        let (mut s, mut t) = ([0.0; 5], [0.0; 3]);
        for ring in low..=high {
            let d = (ring as f64 - at) / width;
            let tricube = (1.0 - d.abs().powi(3)).max(0.0).powi(3);
            let mut weight = tricube * self.counts[ring];
            for power in 0..5 {
                s[power] += weight;
                if power < 3 {
                    t[power] += weight * self.correlation[ring];
                }
                weight *= d;
            }
        }
        // Cramer's rule for the first two coefficients.
        let minors = [
            s[2] * s[4] - s[3] * s[3],
            s[1] * s[4] - s[2] * s[3],
            s[1] * s[3] - s[2] * s[2],
        ];
        let determinant = s[0] * minors[0] - s[1] * minors[1] + s[2] * minors[2];
        let value = t[0] * minors[0] - t[1] * minors[1] + t[2] * minors[2];
        let slope = s[0] * (t[1] * s[4] - t[2] * s[3]) - t[0] * minors[1]
            + s[2] * (s[1] * t[2] - s[2] * t[1]);
        (value / determinant, slope / determinant / width)
    }

    /// The first ring after which the curve stays below the threshold.
    pub(super) fn crossing(&self) -> Crossing {
        let smooth: Vec<f64> = (self.first..=BAND)
            .map(|ring| self.smooth(ring as f64).0)
            .collect();
        let is_below = |k: usize| smooth[k] < THRESHOLD;
        let stays = |k: usize| {
            let rings = (STAYS * (self.first + k) as f64) as usize;
            let end = (k + rings.max(MIN_STAYS)).min(smooth.len() - 1);
            (k..=end).all(is_below)
        };
        let mut starts = (0..smooth.len()).filter(|&k| is_below(k) && (k == 0 || !is_below(k - 1)));
        match starts.find(|&k| stays(k)) {
            None => Crossing::Above,
            Some(0) => Crossing::Below,
            Some(k) => {
                let share = (smooth[k - 1] - THRESHOLD) / (smooth[k - 1] - smooth[k]);
                Crossing::At((self.first + k - 1) as f64 + share)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(first: usize, of: impl Fn(f64) -> f64) -> Curve {
        Curve {
            correlation: (0..=BAND).map(|ring| of(ring as f64)).collect(),
            counts: Rings::new(0.01, [1.0; 2]).counts(),
            first,
        }
    }

    #[test]
    fn smoothing_keeps_a_parabola() {
        let parabola = curve(3, |r| 0.9 - 0.004 * r + 3e-6 * r * r);
        for at in [3.0, 10.5, 100.0, 255.0] {
            let (value, slope) = parabola.smooth(at);
            assert!((value - (0.9 - 0.004 * at + 3e-6 * at * at)).abs() < 1e-9);
            assert!((slope - (6e-6 * at - 0.004)).abs() < 1e-9);
        }
    }

    #[test]
    fn crossing_is_where_the_curve_stays_below() {
        // Twice the noise of a place, s: the correlation is s / (2 + s), and 1/7 at s = 1/3.
        let gauss = |width: f64| {
            move |r: f64| {
                let s = 2.0 * libm::exp(-(r / width).powi(2));
                s / (2.0 + s)
            }
        };
        let exact = |width: f64| width * libm::log(6f64).sqrt();
        for width in [20.0, 60.0, 120.0] {
            let Crossing::At(ring) = curve(2, gauss(width)).crossing() else {
                panic!("no crossing");
            };
            assert!(
                (ring / exact(width) - 1.0).abs() < 5e-3,
                "{ring} of {width}"
            );
        }
        // A dip of inner rings is noise.
        let dip = |r: f64| {
            if (4.0..9.0).contains(&r) {
                -0.5
            } else {
                gauss(100.0)(r)
            }
        };
        assert!(matches!(curve(1, dip).crossing(), Crossing::At(ring) if ring > 100.0));
        assert_eq!(curve(1, |_| 0.1).crossing(), Crossing::Below);
        assert_eq!(curve(1, |_| 0.2).crossing(), Crossing::Above);
    }
}
