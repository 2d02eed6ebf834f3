//! Score tests: the part of the residuals that has a given shape and that no fitted parameter can
//! explain (Rao's score test with nuisance parameters).

/// The score of one ROI for a shape: the residuals' component along it, and the information on its
/// amplitude. Without a misfit, the score's variance is the information.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Score {
    pub score: f64,
    pub information: f64,
}

impl Score {
    /// The deviance that the amplitude explains: chi-squared with one degree of freedom without a
    /// misfit.
    pub fn deviance(self) -> f64 {
        self.score * self.score / self.information
    }
}

/// Shapes that are orthonormal in the pixels weighted by their inverse variances.
///
/// Its functions are inlined into callers that are compiled with AVX2 or AVX-512.
#[derive(Debug)]
pub(super) struct Basis<'a> {
    weights: &'a [f64],
    /// The pixels of all shapes, one shape after the other.
    shapes: Vec<f64>,
}

/// The most shapes that a ROI has: four for the fit, two widths, two elongations, tails and two tilts.
const MOST_SHAPES: usize = 11;

/// The share of a shape that must be left after the projection. Less is rounding, or a shape that
/// the model can take.
const LEAST_LEFT: f64 = 1e-4;

/// The share above which one projection leaves no more than rounding.
const MUCH_LEFT: f64 = 0.5;

impl<'a> Basis<'a> {
    /// No shapes. A weight of 0 leaves a pixel out.
    #[inline(always)]
    pub fn new(weights: &'a [f64]) -> Self {
        Self {
            weights,
            shapes: Vec::with_capacity(MOST_SHAPES * weights.len()),
        }
    }

    /// Adds a shape. Returns the score of the residuals for the part of it that is new, and nothing
    /// if no part is.
    #[inline(always)]
    pub fn push(&mut self, shape: &[f64], residuals: &[f64]) -> Option<Score> {
        let known = self.shapes.len();
        self.shapes.extend_from_slice(shape);
        let (shapes, shape) = self.shapes.split_at_mut(known);
        let score = orthonormalize(self.weights, shapes, shape, residuals);
        if score.is_none() {
            self.shapes.truncate(known);
        }
        score
    }

    /// Subtracts what the shapes explain from the residuals.
    #[inline(always)]
    pub fn clean(&self, residuals: &[f64]) -> Vec<f64> {
        let mut out = residuals.to_vec();
        project_out(self.weights, &self.shapes, &mut out);
        out
    }

    /// Writes the part that the shapes take of the variance of half the difference of the diagonals of
    /// squares of 2x2 pixels. Those squares are beside each other, and the upper left pixel of the first
    /// one is `first`, in a ROI of `side` x `side` pixels.
    #[inline(always)]
    pub fn variances_taken(&self, first: usize, side: usize, out: &mut [f64]) {
        out.fill(0.0);
        let row = out.len() + 1;
        for shape in self.shapes.chunks_exact(self.weights.len()) {
            let above = shape[first..][..row].windows(2);
            let below = shape[first + side..][..row].windows(2);
            for ((above, below), out) in above.zip(below).zip(&mut *out) {
                let along = 0.5 * above[0] - 0.5 * above[1] - 0.5 * below[0] + 0.5 * below[1];
                *out += along * along;
            }
        }
    }
}

/// The product of two shapes, weighted.
#[inline(always)]
pub(super) fn dot(a: &[f64], b: &[f64], weights: &[f64]) -> f64 {
    // Several sums at once do not wait for each other, and are computed as vectors.
    const SUMS: usize = 8;
    let mut sums = [0.0; SUMS];
    let (whole_a, rest_a) = a.as_chunks::<SUMS>();
    let (whole_b, rest_b) = b.as_chunks::<SUMS>();
    let (whole_weights, rest_weights) = weights.as_chunks::<SUMS>();
    for ((a, b), weights) in whole_a.iter().zip(whole_b).zip(whole_weights) {
        for k in 0..SUMS {
            sums[k] += a[k] * b[k] * weights[k];
        }
    }
    let rest = rest_a.iter().zip(rest_b).zip(rest_weights);
    for (sum, ((a, b), weight)) in sums.iter_mut().zip(rest) {
        *sum += a * b * weight;
    }
    sums.iter().sum()
}

/// Subtracts the projection on all shapes.
#[inline(always)]
fn project_out(weights: &[f64], shapes: &[f64], values: &mut [f64]) {
    for shape in shapes.chunks_exact(weights.len()) {
        let amount = dot(shape, values, weights);
        for (value, shape) in values.iter_mut().zip(shape) {
            *value -= amount * shape;
        }
    }
}

/// Makes a shape orthogonal to the others, and its length 1. Returns its score, and nothing if little of
/// it is left.
#[inline(always)]
fn orthonormalize(
    weights: &[f64],
    shapes: &[f64],
    shape: &mut [f64],
    residuals: &[f64],
) -> Option<Score> {
    let before = dot(shape, shape, weights);
    project_out(weights, shapes, shape);
    let mut information = dot(shape, shape, weights);
    // A second time, against rounding, if most of the shape is gone ("twice is enough", Kahan).
    if information < MUCH_LEFT * before {
        project_out(weights, shapes, shape);
        information = dot(shape, shape, weights);
    }
    if !(information > LEAST_LEFT * before) {
        return None;
    }
    let score = dot(shape, residuals, weights);
    let length = information.sqrt();
    shape.iter_mut().for_each(|value| *value /= length);
    Some(Score { score, information })
}

/// Sums of the scores of many ROIs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ScoreSums {
    pub rois: f64,
    score: f64,
    information: f64,
    squares: f64,
    normalized_squares: f64,
}

impl ScoreSums {
    pub fn add(&mut self, Score { score, information }: Score) {
        self.rois += 1.0;
        self.score += score;
        self.information += information;
        self.squares += score * score;
        self.normalized_squares += Score { score, information }.deviance();
    }

    /// The amplitude that all ROIs have in common.
    pub fn amplitude(&self) -> f64 {
        self.score / self.information.max(f64::MIN_POSITIVE)
    }

    /// The deviance that the common amplitude explains.
    pub fn common(&self) -> f64 {
        self.score * self.score / self.information.max(f64::MIN_POSITIVE)
    }

    /// The deviance that an amplitude of each ROI explains.
    pub fn total(&self) -> f64 {
        self.normalized_squares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_ignore_the_shapes_before() {
        let weights = [1.0, 0.5, 2.0, 1.0];
        let (flat, slope, bend) = (
            vec![1.0; 4],
            vec![0.0, 1.0, 2.0, 3.0],
            vec![0.0, 1.0, 4.0, 9.0],
        );
        let amplitude = 0.3;
        let residuals: Vec<f64> = (0..4)
            .map(|i| 5.0 * flat[i] - 2.0 * slope[i] + amplitude * bend[i])
            .collect();
        let mut basis = Basis::new(&weights);
        assert!(basis.push(&flat, &residuals).is_some());
        assert!(basis.push(&slope, &residuals).is_some());
        let Score { score, information } = basis.push(&bend, &residuals).expect("new");
        assert!((score / information - amplitude).abs() < 1e-12);
        assert!(basis.push(&flat, &residuals).is_none(), "it is known");
        let left = basis.clean(&residuals);
        assert!(left.iter().all(|value| value.abs() < 1e-12), "{left:?}");
        // Four shapes explain four pixels: of half the difference of the diagonals of 2x2 pixels, all of the
        // variance.
        assert!(basis.push(&[1.0, 0.0, 0.0, 0.0], &residuals).is_some());
        let mut taken = [0.0];
        basis.variances_taken(0, 2, &mut taken);
        let all: f64 = weights.iter().map(|weight| 0.25 / weight).sum();
        assert!((taken[0] - all).abs() < 1e-12, "{taken:?} {all}");
    }
}
