//! Changes of the model that may explain what is left of a bead, with its parameters adapted.

use super::evaluate::PARAMETERS;
use super::solve::Factor;

/// One frame of a bead.
pub(super) struct Look {
    pub share: Vec<f64>,
    /// The derivatives of the mean by the bead's parameters.
    pub by: [Vec<f64>; PARAMETERS],
    /// The change of the mean with the variance of the bead's extent along x and y.
    pub widening: Vec<f64>,
    /// The change of the mean with the slope of the photons over the frames.
    pub fading: Vec<f64>,
    /// The change of the mean if the bead were two, for each of the pairs that are tried.
    pub pairs: Vec<Vec<f64>>,
    pub residual: Vec<f64>,
    pub weight: Vec<f64>,
}

/// The least distance of a neighbour, pixels: closer beads are a doublet.
const NEAREST_PX: f64 = 4.0;

/// The distance beyond the window at which a neighbour still lights its edge, pixels.
const BEYOND_PX: isize = 2;

/// The residuals of some frames of a bead.
pub(super) struct Templates<'a> {
    looks: &'a [Look],
    pixels: isize,
    factor: Option<Factor<PARAMETERS>>,
    gradient: [f64; PARAMETERS],
}

impl<'a> Templates<'a> {
    pub fn new(looks: &'a [Look], pixels: usize) -> Self {
        let mut gradient = [0.0; PARAMETERS];
        let mut matrix = [[0.0; PARAMETERS]; PARAMETERS];
        for look in looks {
            for i in 0..look.share.len() {
                for a in 0..PARAMETERS {
                    let weighted = look.weight[i] * look.by[a][i];
                    gradient[a] += weighted * look.residual[i];
                    for b in 0..=a {
                        matrix[a][b] += weighted * look.by[b][i];
                    }
                }
            }
        }
        Self {
            looks,
            pixels: pixels as isize,
            factor: Factor::new(&matrix),
            gradient,
        }
    }

    /// The gain in half deviance by a change of the mean, and its best factor.
    pub fn explain(&self, change: impl Fn(&Look) -> &[f64]) -> Option<(f64, f64)> {
        let (mut pull, mut square, mut cross) = (0.0, 0.0, [0.0; PARAMETERS]);
        for look in self.looks {
            for (i, change) in change(look).iter().enumerate() {
                let weighted = look.weight[i] * change;
                pull += weighted * look.residual[i];
                square += weighted * change;
                for (sum, by) in cross.iter_mut().zip(&look.by) {
                    *sum += weighted * by[i];
                }
            }
        }
        self.gain_of(pull, square, &cross)
    }

    /// The gain and the factor of a change, from its products with the residuals, with itself, and
    /// with the changes by the bead's parameters.
    fn gain_of(&self, pull: f64, square: f64, cross: &[f64; PARAMETERS]) -> Option<(f64, f64)> {
        let adapted = self.factor?.solve(cross);
        let along = |values: &[f64; PARAMETERS]| -> f64 {
            adapted.iter().zip(values).map(|(a, b)| a * b).sum()
        };
        let free = square - along(cross);
        let pull = pull - along(&self.gradient);
        (free > 1e-6 * square).then(|| (0.5 * pull * pull / free, pull / free))
    }

    /// The place where a copy explains most, and its gain in half deviance.
    pub fn neighbour(&self) -> Option<(f64, [f64; 2])> {
        let reach = (self.pixels - 1) / 2 + BEYOND_PX;
        let mut best: Option<(f64, [f64; 2])> = None;
        for y in -reach..=reach {
            for x in -reach..=reach {
                let (x_px, y_px) = (x as f64, y as f64);
                if libm::hypot(x_px, y_px) < NEAREST_PX {
                    continue;
                }
                let gain = self.gain(x, y).unwrap_or(0.0);
                if best.is_none_or(|(most, _)| gain > most) {
                    best = Some((gain, [x_px, y_px]));
                }
            }
        }
        best
    }

    /// The gain of a copy of positive brightness, with the bead's own parameters adapted.
    fn gain(&self, x: isize, y: isize) -> Option<f64> {
        let n = self.pixels;
        let (mut pull, mut square, mut cross) = (0.0, 0.0, [0.0; PARAMETERS]);
        for look in self.looks {
            for row in y.max(0)..n.min(n + y) {
                for column in x.max(0)..n.min(n + x) {
                    let (i, from) = (row * n + column, (row - y) * n + column - x);
                    let i = i as usize;
                    let weighted = look.weight[i] * look.share[from as usize];
                    pull += weighted * look.residual[i];
                    square += weighted * look.share[from as usize];
                    for (sum, by) in cross.iter_mut().zip(&look.by) {
                        *sum += weighted * by[i];
                    }
                }
            }
        }
        let (gain, factor) = self.gain_of(pull, square, &cross)?;
        (factor > 0.0).then_some(gain)
    }
}
