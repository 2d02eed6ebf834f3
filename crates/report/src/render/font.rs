//! A 5x7 dot font with the characters of numbers and length units.

/// Width and height of a character, dots.
pub(super) const SIZE: [usize; 2] = [5, 7];

/// Distance from one character to the next, dots.
pub(super) const ADVANCE: usize = 6;

/// Width of a text, dots.
pub(super) fn width(text: &str) -> usize {
    (text.chars().count() * ADVANCE).saturating_sub(ADVANCE - SIZE[0])
}

/// Columns and rows of the dots of a text.
pub(super) fn dots(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    text.chars().enumerate().flat_map(|(index, character)| {
        let rows = glyph(character);
        let all = (0..SIZE[1]).flat_map(|row| (0..SIZE[0]).map(move |column| (column, row)));
        all.filter(move |&(column, row)| rows[row] >> (SIZE[0] - 1 - column) & 1 == 1)
            .map(move |(column, row)| (index * ADVANCE + column, row))
    })
}

/// Rows of a character from the top, the left dot in the highest bit. Unknown characters are blank.
#[rustfmt::skip]
fn glyph(character: char) -> [u8; 7] {
    match character {
        '0' => [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
        '1' => [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        '2' => [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
        '3' => [0b11111, 0b00010, 0b00100, 0b00010, 0b00001, 0b10001, 0b01110],
        '4' => [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
        '5' => [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
        '6' => [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
        '7' => [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
        '8' => [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
        '9' => [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
        '.' => [0b00000, 0b00000, 0b00000, 0b00000, 0b00000, 0b01100, 0b01100],
        '-' => [0b00000, 0b00000, 0b00000, 0b11111, 0b00000, 0b00000, 0b00000],
        'm' => [0b00000, 0b00000, 0b11010, 0b10101, 0b10101, 0b10101, 0b10101],
        'n' => [0b00000, 0b00000, 0b10110, 0b11001, 0b10001, 0b10001, 0b10001],
        'z' => [0b00000, 0b00000, 0b11111, 0b00010, 0b00100, 0b01000, 0b11111],
        'µ' => [0b00000, 0b00000, 0b10001, 0b10001, 0b10011, 0b11101, 0b10000],
        _ => [0; 7],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn width_matches_dots() {
        for text in ["500 nm", "2 µm", "-10", "1"] {
            let last = dots(text).map(|(column, _)| column).max();
            let width = width(text);
            assert!(
                last.is_some_and(|last| last < width && last + 2 > width - 1),
                "{text}"
            );
        }
        assert_eq!((width(""), dots("").count()), (0, 0));
        assert!("0123456789.-mnzµ".chars().all(|c| glyph(c) != [0; 7]));
    }
}
