//! Pixels that are no numbers, filled in for the search: their spots are told so by the fit, and no other is to be found or lost for them.

/// Whether all are numbers.
pub(super) fn is_sound(pixels: &[f32]) -> bool {
    // Without an early end, so that it is done on vectors.
    let mut sound = true;
    for pixel in pixels {
        sound &= pixel.is_finite();
    }
    sound
}

/// Copies a frame; a pixel that is no number becomes the mean of the nearest that are one in its row, or what the row above has there.
pub(super) fn fill(pixels: &[f32], width: usize, filled: &mut Vec<f32>) {
    filled.clear();
    for row in pixels.chunks_exact(width) {
        let above = filled.len().checked_sub(width);
        for (x, &pixel) in row.iter().enumerate() {
            let left = row[..x].iter().rev().find(|pixel| pixel.is_finite());
            let right = row[x..].iter().find(|pixel| pixel.is_finite());
            let value = match (pixel.is_finite(), left, right) {
                (true, ..) => pixel,
                (_, Some(left), Some(right)) => 0.5 * (left + right),
                (_, Some(one), None) | (_, None, Some(one)) => *one,
                (_, None, None) => above.map_or(0.0, |above| filled[above + x]),
            };
            filled.push(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_bridged() {
        let nan = f32::NAN;
        let frame = [nan, 1.0, nan, f32::INFINITY, 5.0, nan, nan, nan, nan, nan];
        assert!(!is_sound(&frame));
        let mut filled = vec![7.0];
        fill(&frame, 5, &mut filled);
        assert_eq!(filled, [1.0, 1.0, 3.0, 3.0, 5.0, 1.0, 1.0, 3.0, 3.0, 5.0]);
        fill(&[nan; 4], 2, &mut filled);
        assert_eq!(filled, [0.0; 4]);
        assert!(is_sound(&filled));
    }
}
