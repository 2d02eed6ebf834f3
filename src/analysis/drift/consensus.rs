//! Where segments lie, from the shifts of their pairs: least squares, without pairs that agree with no other.

/// Rounds in which a shift weighs the less, the farther it is off: least absolute deviations by reweighting.
const ROUNDS: usize = 15;

/// Deviations beyond which a shift is dropped.
const TOO_FAR: f64 = 4.0;

/// Pixels that are never too far.
const NEVER: f64 = 0.1;

/// The shift from segment `i` to segment `j`, pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measured<const D: usize> {
    pub i: usize,
    pub j: usize,
    pub shift: [f64; D],
    /// Its variance, as the peak says.
    pub variance: f64,
    pub dropped: bool,
}

/// Where the segments lie, pixels from their mean.
#[derive(Debug)]
pub(super) struct Placed<const D: usize> {
    pub at: Vec<[f64; D]>,
    /// Variances along an axis.
    pub variance: Vec<f64>,
    /// Pairs that were not dropped.
    pub used: usize,
}

/// Lays the segments where the shifts agree best.
///
/// # Errors
///
/// Segments that no chain of shifts ties to most of the others.
pub(super) fn agree<const D: usize>(
    segments: usize,
    mut pairs: Vec<Measured<D>>,
) -> Result<Placed<D>, Vec<usize>> {
    connected(segments, &pairs)?;
    let typical = median(pairs.iter().map(|pair| pair.variance).collect());
    // Peaks know their noise only roughly: none counts for more than twice the typical.
    let sure =
        |pair: &Measured<D>| 2.0 * typical / (typical + pair.variance).max(f64::MIN_POSITIVE);
    let base: Vec<f64> = pairs.iter().map(sure).collect();
    let mut weights = base.clone();
    let mut at = vec![[0.0; D]; segments];
    for _ in 0..ROUNDS {
        at = solve(segments, &pairs, &weights).0;
        for ((weight, base), pair) in weights.iter_mut().zip(&base).zip(&pairs) {
            *weight = base / pair.off(&at).max(1e-3);
        }
    }
    // The median of the length of a vector of D normal numbers, over their standard deviation.
    let to_deviation = match D {
        1 => 0.6745,
        _ => 1.1774,
    };
    let deviation = median(pairs.iter().map(|pair| pair.off(&at)).collect()) / to_deviation;
    for pair in &mut pairs {
        pair.dropped = pair.off(&at) > (TOO_FAR * deviation).max(NEVER);
    }
    connected(segments, &pairs)?;
    let kept = pairs.iter().zip(&base);
    let weights: Vec<f64> = kept
        .map(|(pair, &base)| if pair.dropped { 0.0 } else { base })
        .collect();
    let (at, inverse) = solve(segments, &pairs, &weights);
    let used = pairs.iter().filter(|pair| !pair.dropped).count();
    let squares: f64 = pairs
        .iter()
        .zip(&weights)
        .map(|(pair, weight)| weight * pair.off(&at).powi(2))
        .sum();
    let free = (used + 1).saturating_sub(segments).max(1) as f64;
    let noise = squares / (free * D as f64);
    let variance = (0..segments).map(|k| inverse[k] * noise).collect();
    Ok(Placed { at, variance, used })
}

impl<const D: usize> Measured<D> {
    /// How far the shift is off.
    fn off(&self, at: &[[f64; D]]) -> f64 {
        let square = |axis: usize| (at[self.j][axis] - at[self.i][axis] - self.shift[axis]).powi(2);
        (0..D).map(square).sum::<f64>().sqrt()
    }
}

/// Refuses segments that no chain of shifts ties to the largest group.
fn connected<const D: usize>(segments: usize, pairs: &[Measured<D>]) -> Result<(), Vec<usize>> {
    // Each segment's group, by the least of its members.
    let mut group: Vec<usize> = (0..segments).collect();
    let mut settled = false;
    while !settled {
        settled = true;
        for pair in pairs.iter().filter(|pair| !pair.dropped) {
            let least = group[pair.i].min(group[pair.j]);
            settled &= group[pair.i] == group[pair.j];
            (group[pair.i], group[pair.j]) = (least, least);
        }
    }
    let size = |name: usize| group.iter().filter(|&&g| g == name).count();
    // The first of equals.
    let largest = (0..segments).rev().max_by_key(|&name| size(name));
    let apart: Vec<usize> = (0..segments)
        .filter(|&segment| Some(group[segment]) != largest)
        .collect();
    match apart.is_empty() {
        true => Ok(()),
        false => Err(apart),
    }
}

/// Weighted least squares whose mean is 0, and the variances for noise of weight 1.
///
/// The equations are those of the graph's Laplacian. It leaves the mean open; a matrix of ones closes that, and what the
/// ones add to the inverse is taken off again.
fn solve<const D: usize>(
    segments: usize,
    pairs: &[Measured<D>],
    weights: &[f64],
) -> (Vec<[f64; D]>, Vec<f64>) {
    let n = segments;
    let total: f64 = weights.iter().sum();
    let scale = total / (n * n) as f64;
    let mut matrix = vec![scale; n * n];
    let mut right = vec![[0.0; D]; n];
    for (pair, &weight) in pairs.iter().zip(weights) {
        let (i, j) = (pair.i, pair.j);
        matrix[i * n + i] += weight;
        matrix[j * n + j] += weight;
        matrix[i * n + j] -= weight;
        matrix[j * n + i] -= weight;
        for axis in 0..D {
            right[i][axis] -= weight * pair.shift[axis];
            right[j][axis] += weight * pair.shift[axis];
        }
    }
    // Cholesky, in place.
    for k in 0..n {
        for j in 0..=k {
            let dot: f64 = (0..j).map(|m| matrix[k * n + m] * matrix[j * n + m]).sum();
            let rest = matrix[k * n + j] - dot;
            matrix[k * n + j] = match j == k {
                true => rest.max(f64::MIN_POSITIVE).sqrt(),
                false => rest / matrix[j * n + j],
            };
        }
    }
    let mut at = right;
    for axis in 0..D {
        for k in 0..n {
            let dot: f64 = (0..k).map(|m| matrix[k * n + m] * at[m][axis]).sum();
            at[k][axis] = (at[k][axis] - dot) / matrix[k * n + k];
        }
        for k in (0..n).rev() {
            let dot: f64 = (k + 1..n).map(|m| matrix[m * n + k] * at[m][axis]).sum();
            at[k][axis] = (at[k][axis] - dot) / matrix[k * n + k];
        }
    }
    // The inverse's diagonal: squares of the columns of the inverse factor.
    let mut variance = vec![0.0; n];
    let mut column = vec![0.0; n];
    for k in 0..n {
        for m in k..n {
            let dot: f64 = (k..m).map(|l| matrix[m * n + l] * column[l]).sum();
            let unit = if m == k { 1.0 } else { 0.0 };
            column[m] = (unit - dot) / matrix[m * n + m];
        }
        variance[k] = column[k..].iter().map(|v| v * v).sum::<f64>();
        variance[k] -= 1.0 / (scale * (n * n) as f64);
    }
    (at, variance)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(at: &[f64], wrong: impl Fn(usize, usize) -> f64) -> Vec<Measured<1>> {
        let all = (0..at.len()).flat_map(|i| (i + 1..at.len()).map(move |j| (i, j)));
        all.map(|(i, j)| Measured {
            i,
            j,
            shift: [at[j] - at[i] + wrong(i, j)],
            variance: 1.0,
            dropped: false,
        })
        .collect()
    }

    #[test]
    fn a_third_of_wrong_shifts_does_no_harm() {
        let truth: Vec<f64> = (0..12).map(|k| f64::from(k * k) * 0.1 - 5.0).collect();
        let mean = truth.iter().sum::<f64>() / 12.0;
        let wrong = |i: usize, j: usize| match (i * 5 + j) % 3 {
            0 => 10.0 * ((i * 7 + j * 3) % 11) as f64 - 50.0,
            _ => 0.0,
        };
        let placed = agree(12, pairs(&truth, wrong)).expect("connected");
        for (at, truth) in placed.at.iter().zip(&truth) {
            assert!((at[0] - (truth - mean)).abs() < 1e-6, "{at:?}, {truth}");
        }
        assert!(placed.used >= 40 && placed.used < 66, "{}", placed.used);
    }

    #[test]
    fn variances_are_those_of_all_pairs() {
        // With all pairs of n segments, each of variance 1: (n - 1) / n².
        let placed = solve(5, &pairs(&[0.0; 5], |_, _| 0.0), &[1.0; 10]);
        assert!(placed.1.iter().all(|v| (v - 4.0 / 25.0).abs() < 1e-12));
    }

    #[test]
    fn a_segment_without_a_pair_is_named() {
        let mut some = pairs(&[0.0; 4], |_, _| 0.0);
        some.retain(|pair| pair.j != 2 && pair.i != 2);
        assert_eq!(agree(4, some).expect_err("apart"), [2]);
    }
}
