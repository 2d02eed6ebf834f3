//! Interpolation of non-finite pixels for the search.
//!
//! The fit reports ROIs with non-finite pixels as `bad_input`. The search fills these pixels in, so
//! the spots around them are found as usual.

/// True if all pixels are finite.
pub(super) fn all_finite(pixels: &[f32]) -> bool {
    // No early return: the loop is vectorized.
    let mut finite = true;
    for pixel in pixels {
        finite &= pixel.is_finite();
    }
    finite
}

/// Copies a frame. A non-finite pixel becomes the mean of the nearest finite pixels in its row, or
/// the pixel above it if the row has none.
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
                (_, Some(nearest), None) | (_, None, Some(nearest)) => *nearest,
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
    fn non_finite_pixels_are_filled_from_their_row_or_the_row_above() {
        let nan = f32::NAN;
        let frame = [nan, 1.0, nan, f32::INFINITY, 5.0, nan, nan, nan, nan, nan];
        assert!(!all_finite(&frame));
        let mut filled = vec![7.0];
        fill(&frame, 5, &mut filled);
        assert_eq!(filled, [1.0, 1.0, 3.0, 3.0, 5.0, 1.0, 1.0, 3.0, 3.0, 5.0]);
        fill(&[nan; 4], 2, &mut filled);
        assert_eq!(filled, [0.0; 4]);
        assert!(all_finite(&filled));
    }
}
