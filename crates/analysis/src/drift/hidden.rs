//! A hidden Markov chain over shifts on a square grid (drift as a hidden state: Elmokadem and Yu,
//! Biophys. J. 109, 1772, 2015).

/// The standard deviation of the change of shift from one interval to the next, steps.
const CHANGE: f64 = 0.7;
/// The density of any other change, per square step.
const ANY_CHANGE: f64 = 1e-5;

/// The best path through the grid, refined by the probabilities of the places beside it: the shift
/// of each interval along x and y, in steps from the middle of the grid.
///
/// `likelihood` has a log-likelihood for each interval, row (y) and column (x) of the grid.
pub(super) fn best_path(likelihood: &[f64], side: usize) -> Vec<[f64; 2]> {
    let states = side * side;
    let intervals = likelihood.len() / states;
    let change: Vec<f64> = (0..states)
        .map(|k| {
            let (a, b) = ((k / side) as f64, (k % side) as f64);
            let square = 2.0 * CHANGE * CHANGE;
            libm::exp(-(a * a + b * b) / square) / (std::f64::consts::PI * square) + ANY_CHANGE
        })
        .collect();
    let mut transition = vec![0.0; states * states];
    for s in 0..states {
        for t in 0..states {
            let (a, b) = ((s / side).abs_diff(t / side), (s % side).abs_diff(t % side));
            transition[s * states + t] = change[a * side + b];
        }
    }
    let path = viterbi(likelihood, &transition, states);
    let probability = marginals(likelihood, &transition, states);
    let middle = (side / 2) as f64;
    (0..intervals)
        .map(|k| {
            let of = &probability[k * states..(k + 1) * states];
            mean_beside(of, path[k], side).map(|at| at - middle)
        })
        .collect()
}

/// The mean place within one step of a state.
fn mean_beside(probability: &[f64], state: usize, side: usize) -> [f64; 2] {
    let (row, column) = (state / side, state % side);
    let (mut sum, mut x, mut y) = (0.0, 0.0, 0.0);
    for r in row.saturating_sub(1)..(row + 2).min(side) {
        for c in column.saturating_sub(1)..(column + 2).min(side) {
            let p = probability[r * side + c];
            sum += p;
            x += p * c as f64;
            y += p * r as f64;
        }
    }
    match sum > 0.0 {
        true => [x / sum, y / sum],
        false => [column as f64, row as f64],
    }
}

/// The most probable sequence of states (Viterbi 1967).
fn viterbi(likelihood: &[f64], transition: &[f64], states: usize) -> Vec<usize> {
    let intervals = likelihood.len() / states;
    let log: Vec<f64> = transition.iter().map(|&p| libm::log(p)).collect();
    let mut value = likelihood[..states].to_vec();
    let mut back = vec![0_u16; likelihood.len()];
    for k in 1..intervals {
        let mut next = vec![0.0; states];
        for t in 0..states {
            let row = &log[t * states..(t + 1) * states];
            let (mut best, mut from) = (f64::NEG_INFINITY, 0);
            for (s, (v, p)) in value.iter().zip(row).enumerate() {
                if v + p > best {
                    (best, from) = (v + p, s);
                }
            }
            next[t] = best + likelihood[k * states + t];
            back[k * states + t] = from as u16;
        }
        value = next;
    }
    let mut state = 0;
    for t in 1..states {
        if value[t] > value[state] {
            state = t;
        }
    }
    let mut path = vec![state; intervals];
    for k in (1..intervals).rev() {
        path[k - 1] = usize::from(back[k * states + path[k]]);
    }
    path
}

/// The probability of each state given all intervals, not normalised (forward-backward).
fn marginals(likelihood: &[f64], transition: &[f64], states: usize) -> Vec<f64> {
    let intervals = likelihood.len() / states;
    let emission: Vec<f64> = likelihood
        .chunks(states)
        .flat_map(|of| {
            let largest = of.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            of.iter().map(move |l| libm::exp(l - largest))
        })
        .collect();
    let step = |from: &[f64]| -> Vec<f64> {
        let rows = transition.chunks(states);
        let next: Vec<f64> = rows.map(|row| super::matrix::dot(row, from)).collect();
        let sum: f64 = next.iter().sum();
        next.into_iter().map(|p| p / sum).collect()
    };
    let mut out = emission.clone();
    for k in 1..intervals {
        let next = step(&out[(k - 1) * states..k * states]);
        for (out, next) in out[k * states..(k + 1) * states].iter_mut().zip(next) {
            *out *= next;
        }
        normalise(&mut out[k * states..(k + 1) * states]);
    }
    let mut backward = vec![1.0; states];
    for k in (0..intervals.saturating_sub(1)).rev() {
        let seen = &emission[(k + 1) * states..(k + 2) * states];
        let product: Vec<f64> = seen.iter().zip(&backward).map(|(e, b)| e * b).collect();
        backward = step(&product);
        for (out, b) in out[k * states..(k + 1) * states].iter_mut().zip(&backward) {
            *out *= b;
        }
    }
    out
}

fn normalise(values: &mut [f64]) {
    let sum: f64 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Likelihoods with a peak at a place of each interval.
    fn peaks(at: &[[f64; 2]], side: usize, sharpness: f64) -> Vec<f64> {
        let middle = (side / 2) as f64;
        let value = |place: &[f64; 2], k: usize| {
            let x = (k % side) as f64 - middle - place[0];
            let y = (k / side) as f64 - middle - place[1];
            -0.5 * sharpness * (x * x + y * y)
        };
        let each = at
            .iter()
            .flat_map(|place| (0..side * side).map(move |k| value(place, k)));
        each.collect()
    }

    #[test]
    fn path_follows_a_slow_drift_and_a_jump() {
        let truth: Vec<[f64; 2]> = (0..20)
            .map(|k| match k < 10 {
                true => [f64::from(k / 5), 0.0],
                false => [-2.0, 2.0],
            })
            .collect();
        let path = best_path(&peaks(&truth, 7, 20.0), 7);
        for (found, truth) in path.iter().zip(&truth) {
            assert!((found[0] - truth[0]).abs() < 0.2, "{found:?} {truth:?}");
            assert!((found[1] - truth[1]).abs() < 0.2);
        }
    }

    #[test]
    fn interval_without_information_follows_its_neighbours() {
        let truth = vec![[1.0, -1.0]; 9];
        let mut likelihood = peaks(&truth, 7, 6.0);
        likelihood[4 * 49..5 * 49].fill(0.0);
        // A peak elsewhere that is weaker than the prior of a slow drift.
        likelihood[4 * 49] = 3.0;
        let path = best_path(&likelihood, 7);
        assert!((path[4][0] - 1.0).abs() < 0.3 && (path[4][1] + 1.0).abs() < 0.3);
    }
}
