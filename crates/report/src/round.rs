//! Round numbers: 1, 2 or 5 times a power of ten.

/// The round numbers of the decade of a positive number, from 1 to 10 times its power of ten.
fn decade(number: f64) -> [f64; 4] {
    [1.0, 2.0, 5.0, 10.0].map(|digit| scaled(number, digit))
}

/// A digit times the power of ten of a number.
fn scaled(number: f64, digit: f64) -> f64 {
    let exponent = libm::log10(number).floor() as i32;
    // Small numbers are quotients, not products: 2/100 prints as 0.02.
    match exponent {
        0.. => digit * 10f64.powi(exponent),
        _ => digit / 10f64.powi(-exponent),
    }
}

fn closest<const N: usize>(number: f64, candidates: [f64; N]) -> f64 {
    let log_ratio = |round: &f64| libm::log(round / number).abs();
    let nearest = candidates
        .into_iter()
        .min_by(|a, b| log_ratio(a).total_cmp(&log_ratio(b)));
    nearest.unwrap_or(number)
}

/// The number of one digit, or 1.5 or 2.5, times a power of ten with the smallest ratio to `number`.
pub(crate) fn fine(number: f64) -> f64 {
    const DIGITS: [f64; 11] = [1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0];
    closest(number, DIGITS.map(|digit| scaled(number, digit)))
}

/// The round number with the smallest ratio to `number`.
pub(crate) fn nearest(number: f64) -> f64 {
    closest(number, decade(number))
}

/// The smallest round number >= `number`.
pub(crate) fn at_least(number: f64) -> f64 {
    let found = decade(number).into_iter().find(|&round| round >= number);
    found.unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_and_at_least_are_round() {
        let cases = [
            (1.0, 1.0),
            (0.0256, 0.02),
            (3.3, 5.0),
            (8.0, 10.0),
            (0.0069, 0.005),
            (123.0, 100.0),
        ];
        for (number, round) in cases {
            assert_eq!(nearest(number), round, "{number}");
        }
        let finer = [0.032, 0.0068, 6.2e3, 0.026, 9.5].map(fine);
        assert_eq!(finer, [0.03, 0.007, 6e3, 0.025, 10.0]);
        assert_eq!((at_least(0.021), at_least(0.05)), (0.05, 0.05));
        assert_eq!(at_least(700.0), 1000.0);
    }
}
