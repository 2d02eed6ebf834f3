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
#[derive(Debug)]
pub(super) struct Basis<'a> {
    weights: &'a [f64],
    shapes: Vec<Vec<f64>>,
}

/// The share of a shape that must be left after the projection. Less is rounding, or a shape that
/// the model can take.
const LEAST_LEFT: f64 = 1e-4;

/// The share above which one projection leaves no more than rounding.
const MUCH_LEFT: f64 = 0.5;

impl<'a> Basis<'a> {
    /// No shapes. A weight of 0 leaves a pixel out.
    pub fn new(weights: &'a [f64]) -> Self {
        Self {
            weights,
            shapes: Vec::new(),
        }
    }

    fn dot(&self, a: &[f64], b: &[f64]) -> f64 {
        // Several sums at once do not wait for each other, and are computed as vectors.
        const SUMS: usize = 8;
        let mut sums = [0.0; SUMS];
        let (whole_a, rest_a) = a.as_chunks::<SUMS>();
        let (whole_b, rest_b) = b.as_chunks::<SUMS>();
        let (whole_weights, rest_weights) = self.weights.as_chunks::<SUMS>();
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
    fn project_out(&self, values: &mut [f64]) {
        for shape in &self.shapes {
            let amount = self.dot(shape, values);
            for (value, shape) in values.iter_mut().zip(shape) {
                *value -= amount * shape;
            }
        }
    }

    /// Adds a shape. Returns the score of the residuals for the part of it that is new, and nothing
    /// if no part is.
    pub fn push(&mut self, mut shape: Vec<f64>, residuals: &[f64]) -> Option<Score> {
        let before = self.dot(&shape, &shape);
        self.project_out(&mut shape);
        let mut information = self.dot(&shape, &shape);
        // A second time, against rounding, if most of the shape is gone ("twice is enough", Kahan).
        if information < MUCH_LEFT * before {
            self.project_out(&mut shape);
            information = self.dot(&shape, &shape);
        }
        if !(information > LEAST_LEFT * before) {
            return None;
        }
        let score = self.dot(&shape, residuals);
        let length = information.sqrt();
        shape.iter_mut().for_each(|value| *value /= length);
        self.shapes.push(shape);
        Some(Score { score, information })
    }

    /// Subtracts what the shapes explain from the residuals.
    pub fn clean(&self, residuals: &[f64]) -> Vec<f64> {
        let mut out = residuals.to_vec();
        self.project_out(&mut out);
        out
    }

    /// The part of the variance of a sum of pixels that the shapes take. `terms` are pixels and
    /// factors.
    pub fn variance_taken<I: Iterator<Item = (usize, f64)>>(&self, terms: impl Fn() -> I) -> f64 {
        let along = |shape: &Vec<f64>| terms().map(|(i, factor)| factor * shape[i]).sum::<f64>();
        self.shapes.iter().map(|shape| along(shape).powi(2)).sum()
    }
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
        assert!(basis.push(flat.clone(), &residuals).is_some());
        assert!(basis.push(slope.clone(), &residuals).is_some());
        let Score { score, information } = basis.push(bend, &residuals).expect("new");
        assert!((score / information - amplitude).abs() < 1e-12);
        assert!(basis.push(flat, &residuals).is_none(), "it is known");
        let left = basis.clean(&residuals);
        assert!(left.iter().all(|value| value.abs() < 1e-12), "{left:?}");
        // Three shapes in four pixels: the parts of the variances 1 / weight sum to 3.
        let taken = |pixel: usize| basis.variance_taken(|| std::iter::once((pixel, 1.0)));
        let parts: f64 = (0..4).map(|pixel| weights[pixel] * taken(pixel)).sum();
        assert!((parts - 3.0).abs() < 1e-12);
    }
}
