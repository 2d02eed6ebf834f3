//! The tilt of the sample against the stage, from the heights of beads over the field.

use std::collections::BTreeMap;

use super::fit::Fitted;
use super::solve::Factor;
use super::stacks::BeadStacks;

/// The fewest beads more than stacks, for a plane with an uncertainty.
const FEWEST_MORE: usize = 3;

/// A plane through the heights of beads.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tilt {
    /// The rise of beads along x, nm a pixel.
    pub x_nm_per_px: f64,
    /// The rise of beads along y, nm a pixel.
    pub y_nm_per_px: f64,
    /// The uncertainties of both, nm a pixel.
    pub std_nm_per_px: [f64; 2],
    /// Root mean square of the distances of beads from the plane, nm.
    pub residual_nm: f64,
}

/// The tilt; `None` with few beads, or if they are in line or without places on the sensor. Each
/// stack has a height of its own.
pub(super) fn tilt(stacks: &BeadStacks, fitted: &Fitted) -> Option<Tilt> {
    let beads = fitted.kept().filter_map(|bead| {
        let own = &fitted.parameters[bead].0;
        let [x, y] = stacks.beads[bead].corner_px?;
        // Beads at the top are in focus with the stage further down.
        Some((
            stacks.beads[bead].stack,
            [x + own[0], y + own[1], 1e3 * own[2]],
        ))
    });
    plane(&beads.collect::<Vec<_>>())
}

/// Fits z = a x + b y with an offset for each stack.
fn plane(beads: &[(usize, [f64; 3])]) -> Option<Tilt> {
    let mut means: BTreeMap<usize, ([f64; 3], f64)> = BTreeMap::new();
    for (stack, place) in beads {
        let (sum, count) = means.entry(*stack).or_default();
        sum.iter_mut()
            .zip(place)
            .for_each(|(sum, value)| *sum += value);
        *count += 1.0;
    }
    if beads.len() < means.len() + FEWEST_MORE {
        return None;
    }
    let centred: Vec<[f64; 3]> = beads
        .iter()
        .filter_map(|(stack, place)| {
            let (sum, count) = means.get(stack)?;
            Some(std::array::from_fn(|i| place[i] - sum[i] / count))
        })
        .collect();
    let sum = |a: usize, b: usize| centred.iter().map(|own| own[a] * own[b]).sum::<f64>();
    let factor = Factor::new(&[[sum(0, 0), 0.0], [sum(1, 0), sum(1, 1)]])?;
    let [x, y] = factor.solve(&[sum(0, 2), sum(1, 2)]);
    let residuals = centred
        .iter()
        .map(|own| (own[2] - x * own[0] - y * own[1]).powi(2));
    let residuals: f64 = residuals.sum();
    let free = (beads.len() - means.len() - 2) as f64;
    Some(Tilt {
        x_nm_per_px: x,
        y_nm_per_px: y,
        std_nm_per_px: factor
            .variances()
            .map(|variance| (variance * residuals / free).sqrt()),
        residual_nm: (residuals / beads.len() as f64).sqrt(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_of_two_stacks_have_one_tilt() {
        let places = [[0.0, 0.0], [300.0, 20.0], [40.0, 500.0], [250.0, 400.0]];
        let of_stack = |stack: usize| {
            places.map(|[x, y]| (stack, [x, y, 0.5 * x - 0.2 * y + 90.0 * stack as f64]))
        };
        let both = [of_stack(0), of_stack(1)].concat();
        let tilt = plane(&both).expect("beads all over the field");
        assert!((tilt.x_nm_per_px - 0.5).abs() < 1e-9);
        assert!((tilt.y_nm_per_px + 0.2).abs() < 1e-9);
        assert!(tilt.residual_nm < 1e-6);
        assert!(plane(&both[..3]).is_none());
        let line: Vec<_> = (0..9)
            .map(|i| (0, [f64::from(i), f64::from(i), 1.0]))
            .collect();
        assert!(plane(&line).is_none());
    }
}
