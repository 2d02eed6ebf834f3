//! The part of an axis that a picture without a field covers: all positions but those far away from
//! all others, such as a single stray row, which would shrink the rest to a dot.

/// The fewest positions of which any is left out. Fewer do not tell what is usual.
const LEAST_NUMBER: usize = 20;

/// The inverse share of the positions at each end that the usual range does not have, and that are
/// left out if they are far from it.
const ENDS: usize = 200;

/// The distance from the usual range that is far, in lengths of that range.
const FAR: f64 = 1.0;

/// The first and the last position that is not far from the others. Sorts partially.
pub(crate) fn fence(positions: &mut [f64]) -> [f64; 2] {
    let open = [f64::NEG_INFINITY, f64::INFINITY];
    let number = positions.len();
    if number < LEAST_NUMBER {
        return open;
    }
    let end = number.div_ceil(ENDS);
    let mut at = |rank: usize| *positions.select_nth_unstable_by(rank, f64::total_cmp).1;
    let (low, high) = (at(end), at(number - 1 - end));
    let far = FAR * (high - low);
    match far > 0.0 {
        true => [low - far, high + far],
        false => open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stray_positions_are_outside() {
        let mut positions: Vec<f64> = (0..98).map(f64::from).collect();
        positions.extend([1e6, -400.0]);
        // Without one position at each end, the range is 0 to 97.
        assert_eq!(fence(&mut positions), [-97.0, 194.0]);
    }

    #[test]
    fn few_or_equal_positions_have_no_fence() {
        let open = [f64::NEG_INFINITY, f64::INFINITY];
        assert_eq!(fence(&mut [0.0, 1.0, 2.0, 1e6]), open);
        let mut equal = [3.0; 50];
        equal[7] = 4.0;
        assert_eq!(fence(&mut equal), open);
    }
}
