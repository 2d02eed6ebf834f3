//! Round numbers: 1, 2 or 5 with zeros.

/// The round numbers about a positive one, which lies from the first to the last.
fn about(number: f64) -> [f64; 4] {
    let decade = number.log10().floor() as i32;
    // Divided rather than multiplied by a small power, so that they print as they should.
    let scale = |digit: f64| match decade {
        0.. => digit * 10f64.powi(decade),
        _ => digit / 10f64.powi(-decade),
    };
    [1.0, 2.0, 5.0, 10.0].map(scale)
}

/// The round number nearest by ratio.
pub(crate) fn nearest(number: f64) -> f64 {
    let off = |round: &f64| (round / number).ln().abs();
    let nearest = about(number)
        .into_iter()
        .min_by(|a, b| off(a).total_cmp(&off(b)));
    nearest.unwrap_or(number)
}

/// The least round number that is not smaller.
pub(crate) fn at_least(number: f64) -> f64 {
    let enough = about(number).into_iter().find(|&round| round >= number);
    enough.unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_numbers() {
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
        assert_eq!((at_least(0.021), at_least(0.05)), (0.05, 0.05));
        assert_eq!(at_least(700.0), 1000.0);
    }
}
