//! Positions of segments from the shifts of their pairs: least squares without outliers.

use nalgebra::{Cholesky, DMatrix, Dyn};

/// Rounds of reweighting by the inverse deviation, which give least absolute deviations.
const ROUNDS: usize = 15;

/// Robust standard deviations beyond which a shift is dropped.
const MAX_DEVIATIONS: f64 = 4.0;

/// The deviation up to which no shift is dropped, pixels.
const ACCEPTED_DEVIATION: f64 = 0.1;

/// The shift from segment `i` to segment `j`, pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairShift<const D: usize> {
    pub i: usize,
    pub j: usize,
    pub shift: [f64; D],
    /// The variance from the fit of the peak.
    pub variance: f64,
    pub dropped: bool,
}

/// Positions of the segments.
#[derive(Debug)]
pub(super) struct SegmentPositions<const D: usize> {
    /// Pixels from their mean.
    pub at: Vec<[f64; D]>,
    /// Variances along an axis.
    pub variance: Vec<f64>,
    /// The number of pairs that were not dropped.
    pub used: usize,
}

/// Finds the positions of the segments that agree best with the shifts.
///
/// # Errors
///
/// Returns the segments that no chain of shifts connects to the largest group.
pub(super) fn place_segments<const D: usize>(
    segments: usize,
    mut pairs: Vec<PairShift<D>>,
) -> Result<SegmentPositions<D>, Vec<usize>> {
    check_connected(segments, &pairs)?;
    let typical = median(pairs.iter().map(|pair| pair.variance).collect());
    // The variances of peaks are rough: no weight is more than twice the typical one.
    let base_weight =
        |pair: &PairShift<D>| 2.0 * typical / (typical + pair.variance).max(f64::MIN_POSITIVE);
    let base: Vec<f64> = pairs.iter().map(base_weight).collect();
    let mut weights = base.clone();
    let mut at = vec![[0.0; D]; segments];
    for _ in 0..ROUNDS {
        at = solve(segments, &pairs, &weights).positions;
        for ((weight, base), pair) in weights.iter_mut().zip(&base).zip(&pairs) {
            *weight = base / pair.deviation(&at).max(1e-3);
        }
    }
    // The median length of a vector of D normal numbers, over their standard deviation.
    let median_over_std = match D {
        1 => 0.6745,
        _ => 1.1774,
    };
    let spread = median(pairs.iter().map(|pair| pair.deviation(&at)).collect()) / median_over_std;
    for pair in &mut pairs {
        pair.dropped = pair.deviation(&at) > (MAX_DEVIATIONS * spread).max(ACCEPTED_DEVIATION);
    }
    check_connected(segments, &pairs)?;
    let kept = pairs.iter().zip(&base);
    let weights: Vec<f64> = kept
        .map(|(pair, &base)| if pair.dropped { 0.0 } else { base })
        .collect();
    let solution = solve(segments, &pairs, &weights);
    let used = pairs.iter().filter(|pair| !pair.dropped).count();
    let squares: f64 = pairs
        .iter()
        .zip(&weights)
        .map(|(pair, weight)| weight * pair.deviation(&solution.positions).powi(2))
        .sum();
    let degrees = (used + 1).saturating_sub(segments).max(1) as f64;
    let noise = squares / (degrees * D as f64);
    let variance = solution.unit_variances();
    Ok(SegmentPositions {
        at: solution.positions,
        variance: variance.into_iter().map(|unit| unit * noise).collect(),
        used,
    })
}

impl<const D: usize> PairShift<D> {
    /// The distance between the shift and that of the positions.
    fn deviation(&self, at: &[[f64; D]]) -> f64 {
        let square = |axis: usize| (at[self.j][axis] - at[self.i][axis] - self.shift[axis]).powi(2);
        (0..D).map(square).sum::<f64>().sqrt()
    }
}

/// Returns as an error the segments that no chain of shifts connects to the largest group.
fn check_connected<const D: usize>(
    segments: usize,
    pairs: &[PairShift<D>],
) -> Result<(), Vec<usize>> {
    // The group of a segment is the lowest number of its members.
    let mut group: Vec<usize> = (0..segments).collect();
    let mut is_stable = false;
    while !is_stable {
        is_stable = true;
        for pair in pairs.iter().filter(|pair| !pair.dropped) {
            let least = group[pair.i].min(group[pair.j]);
            is_stable &= group[pair.i] == group[pair.j];
            (group[pair.i], group[pair.j]) = (least, least);
        }
    }
    let size = |name: usize| group.iter().filter(|&&g| g == name).count();
    // `rev` makes it the first of groups of equal size.
    let largest = (0..segments).rev().max_by_key(|&name| size(name));
    let unconnected: Vec<usize> = (0..segments)
        .filter(|&segment| Some(group[segment]) != largest)
        .collect();
    match unconnected.is_empty() {
        true => Ok(()),
        false => Err(unconnected),
    }
}

/// A weighted least-squares solution with mean 0.
struct Solution<const D: usize> {
    positions: Vec<[f64; D]>,
    factors: Cholesky<f64, Dyn>,
    /// The value added to each entry of the matrix.
    added: f64,
}

/// Solves for the positions by weighted least squares.
///
/// The matrix is the Laplacian of the graph of pairs. It leaves the mean of the positions
/// undetermined, so the same value is added to each entry: the mean of the solution is then 0.
fn solve<const D: usize>(segments: usize, pairs: &[PairShift<D>], weights: &[f64]) -> Solution<D> {
    let n = segments;
    let total: f64 = weights.iter().sum();
    let added = total / (n * n) as f64;
    let mut matrix = DMatrix::repeat(n, n, added);
    let mut right = DMatrix::zeros(n, D);
    for (pair, &weight) in pairs.iter().zip(weights) {
        let (i, j) = (pair.i, pair.j);
        matrix[(i, i)] += weight;
        matrix[(j, j)] += weight;
        matrix[(i, j)] -= weight;
        matrix[(j, i)] -= weight;
        for axis in 0..D {
            right[(i, axis)] -= weight * pair.shift[axis];
            right[(j, axis)] += weight * pair.shift[axis];
        }
    }
    // A positive substitute for pivots that rounding made negative: the decomposition always
    // exists.
    let factors = Cholesky::new_with_substitute(matrix, f64::MIN_POSITIVE)
        .expect("the substitute is positive");
    factors.solve_mut(&mut right);
    Solution {
        positions: (0..n)
            .map(|k| std::array::from_fn(|axis| right[(k, axis)]))
            .collect(),
        factors,
        added,
    }
}

impl<const D: usize> Solution<D> {
    /// Variances of the positions along an axis, for noise of weight 1.
    fn unit_variances(&self) -> Vec<f64> {
        let inverse = self.factors.inverse();
        let n = self.positions.len();
        // The part of the inverse that comes from the added value.
        let excess = 1.0 / (self.added * (n * n) as f64);
        (0..n).map(|k| inverse[(k, k)] - excess).collect()
    }
}

/// The median; of an even number of values, the upper of the two in the middle.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(at: &[f64], error: impl Fn(usize, usize) -> f64) -> Vec<PairShift<1>> {
        let all = (0..at.len()).flat_map(|i| (i + 1..at.len()).map(move |j| (i, j)));
        all.map(|(i, j)| PairShift {
            i,
            j,
            shift: [at[j] - at[i] + error(i, j)],
            variance: 1.0,
            dropped: false,
        })
        .collect()
    }

    #[test]
    fn positions_are_exact_with_a_third_of_outliers() {
        let truth: Vec<f64> = (0..12).map(|k| f64::from(k * k) * 0.1 - 5.0).collect();
        let mean = truth.iter().sum::<f64>() / 12.0;
        let error = |i: usize, j: usize| match (i * 5 + j) % 3 {
            0 => 10.0 * ((i * 7 + j * 3) % 11) as f64 - 50.0,
            _ => 0.0,
        };
        let placed = place_segments(12, pairs(&truth, error)).expect("connected");
        for (at, truth) in placed.at.iter().zip(&truth) {
            assert!((at[0] - (truth - mean)).abs() < 1e-6, "{at:?}, {truth}");
        }
        assert!(placed.used >= 40 && placed.used < 66, "{}", placed.used);
    }

    #[test]
    fn variances_have_their_closed_form() {
        // With all pairs of n segments, each of variance 1: (n - 1) / n².
        let solution = solve(5, &pairs(&[0.0; 5], |_, _| 0.0), &[1.0; 10]);
        let variances = solution.unit_variances();
        assert!(variances.iter().all(|v| (v - 4.0 / 25.0).abs() < 1e-12));
    }

    #[test]
    fn chain_of_shifts_gives_their_sums() {
        let pair = |i: usize, shift: f64| PairShift {
            i,
            j: i + 1,
            shift: [shift, -shift],
            variance: 1.0,
            dropped: false,
        };
        let solution = solve(3, &[pair(0, 1.0), pair(1, 2.5)], &[1.0, 3.0]);
        // 0, 1 and 3.5 less their mean.
        for (at, expected) in solution.positions.iter().zip([-1.5, -0.5, 2.0]) {
            assert!((at[0] - expected).abs() < 1e-12 && (at[1] + expected).abs() < 1e-12);
        }
    }

    #[test]
    fn segment_without_a_pair_is_reported() {
        let mut some = pairs(&[0.0; 4], |_, _| 0.0);
        some.retain(|pair| pair.j != 2 && pair.i != 2);
        assert_eq!(place_segments(4, some).expect_err("unconnected"), [2]);
    }
}
