//! Fiducials: chains of rows through a fifth of the movie or more. Their mean path is a start.

use super::blinks::Chains;
use super::coarse::Polyline;
use super::rows::Rows;

/// The fewest rows of a fiducial.
const MIN_ROWS: f64 = 50.0;
/// The least share of the movie.
const MIN_SHARE: f64 = 0.2;
/// Standard deviations from one row to the next.
const GATE: f64 = 5.0;
/// Pieces of a chain nearer than this are of one fiducial.
const SAME_PLACE_UM: f64 = 0.1;
/// Frames of an interval of the path, and the range of the number of intervals.
const INTERVAL: f64 = 20.0;
const INTERVALS: [f64; 2] = [4.0, 250.0];
/// Rounds between the path and the places of the fiducials.
const ROUNDS: usize = 20;

/// Fiducials of a table.
#[derive(Clone)]
pub(super) struct Fiducials {
    /// Their mean path.
    pub path: Polyline,
    pub number: usize,
    /// The rows of each, in order.
    pub rows: Vec<usize>,
}

/// Rows that follow one another, for as long as they do.
pub(super) fn chains(rows: &Rows) -> Chains {
    Chains::link(rows, u32::MAX, GATE, true, |_| 0)
}

/// The fiducials among the chains; `None` without any.
pub(super) fn fiducials(rows: &Rows, chains: &Chains) -> Option<Fiducials> {
    let frames = rows.frames();
    let lengths = chains.lengths();
    let least = (MIN_SHARE * frames).max(MIN_ROWS);
    let long = |chain: usize| lengths[chain] as f64 > least;
    let mut number = 0;
    let names: Vec<Option<usize>> = (0..lengths.len())
        .map(|chain| {
            let name = long(chain).then_some(number);
            number += usize::from(long(chain));
            name
        })
        .collect();
    if number == 0 {
        return None;
    }
    let intervals = (frames / INTERVAL).clamp(INTERVALS[0], INTERVALS[1]) as usize;
    let interval = |row: usize| {
        let at = f64::from(rows.frame[row]) * intervals as f64 / frames;
        (at as usize).min(intervals - 1)
    };
    // Fiducial, interval and row.
    let members: Vec<(usize, usize, usize)> = (0..rows.len())
        .filter_map(|row| {
            let name = names[chains.of_row[row] as usize]?;
            Some((name, interval(row), row))
        })
        .collect();
    let mut weights = vec![0.0; intervals];
    members
        .iter()
        .for_each(|&(_, k, row)| weights[k] += 1.0 / rows.variance[row]);
    let axis = |values: &[f64]| {
        let (mut path, mut places) = (vec![0.0; intervals], Vec::new());
        for _ in 0..ROUNDS {
            places = weighted_means(number, &members, rows, |&(name, k, row)| {
                (name, values[row] - path[k])
            });
            path = weighted_means(intervals, &members, rows, |&(name, k, row)| {
                (k, values[row] - places[name])
            });
        }
        (path, places)
    };
    let ((x, x_places), (y, y_places)) = (axis(&rows.x), axis(&rows.y));
    let filled = (0..intervals).filter(|&k| weights[k] > 0.0);
    let middle = |k: usize| (k as f64 + 0.5) * frames / intervals as f64 - 0.5;
    let (t, mut at): (Vec<f64>, Vec<[f64; 2]>) = filled.map(|k| (middle(k), [x[k], y[k]])).unzip();
    for axis in 0..2 {
        let mean = at.iter().map(|at| at[axis]).sum::<f64>() / at.len() as f64;
        at.iter_mut().for_each(|at| at[axis] -= mean);
    }
    // A blink beside a fiducial may end its chain: pieces of one place are one fiducial.
    let is_near = |a: usize, b: usize| {
        libm::hypot(x_places[a] - x_places[b], y_places[a] - y_places[b]) < SAME_PLACE_UM
    };
    let distinct = (0..number)
        .filter(|&a| !(0..a).any(|b| is_near(a, b)))
        .count();
    Some(Fiducials {
        path: Polyline { t, at },
        number: distinct,
        rows: members.iter().map(|&(_, _, row)| row).collect(),
    })
}

/// Weighted means of groups; 0 for a group without members.
fn weighted_means(
    groups: usize,
    members: &[(usize, usize, usize)],
    rows: &Rows,
    of: impl Fn(&(usize, usize, usize)) -> (usize, f64),
) -> Vec<f64> {
    let (mut sums, mut weights) = (vec![0.0; groups], vec![0.0; groups]);
    for member in members {
        let (group, value) = of(member);
        let weight = 1.0 / rows.variance[member.2];
        sums[group] += weight * value;
        weights[group] += weight;
    }
    let mean = |(sum, weight): (f64, f64)| if weight > 0.0 { sum / weight } else { 0.0 };
    sums.into_iter().zip(weights).map(mean).collect()
}
