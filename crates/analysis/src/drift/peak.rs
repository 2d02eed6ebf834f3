//! The peak of a cross-correlation, by a Gaussian fit.

use gaussmle_base::least_squares::{Fit, fit};

/// The narrowest and the widest window of a fit, pixels to either side.
const WINDOW: [usize; 2] = [3, 8];

/// Standard deviations of its height that a peak must have.
const MIN_SIGNIFICANCE: f64 = 4.0;

/// The largest number of fits, each in the window of the one before.
const MAX_FITS: usize = 4;

/// A peak, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peak<const D: usize> {
    /// Its position, from no shift.
    pub at: [f64; D],
    /// The variance of the position along an axis.
    pub variance: f64,
    /// Its standard deviation.
    pub width: f64,
}

/// The peak of a plane of `2 reach + 1` by as many pixels; `None` if no peak is significant.
pub(super) fn plane_peak(counts: &[f64], reach: usize) -> Option<Peak<2>> {
    let side = 2 * reach + 1;
    let at = |x: usize, y: usize| counts[y * side + x];
    let (mut x, mut y) = position_of_maximum(&smooth(counts, side), side);
    let mut window = WINDOW[0];
    let mut last = None;
    for _ in 0..MAX_FITS {
        let (left, right) = clipped_window(x, window, side);
        let (top, bottom) = clipped_window(y, window, side);
        let points: Vec<([f64; 2], f64)> = (top..bottom)
            .flat_map(|j| (left..right).map(move |i| (i, j)))
            .map(|(i, j)| ([i as f64, j as f64], at(i, j)))
            .collect();
        let (base, top) = range(&points);
        let start = [top - base, base, 1.0, x as f64, y as f64];
        let fit = fit(start, |[a, b, s, x0, y0]| {
            points.iter().map(move |&([i, j], count)| {
                let (dx, dy) = ((i - x0) / s, (j - y0) / s);
                let square = dx * dx + dy * dy;
                let g = (-0.5 * square).exp();
                let slope = a * g / s;
                let derivatives = [g, 1.0, slope * square, slope * dx, slope * dy];
                (a * g + b - count, derivatives)
            })
        })?;
        let centre = [fit.parameters[3], fit.parameters[4]];
        let next = check_peak(&fit, points.len(), centre, side)?;
        last = Some(Peak {
            at: centre.map(|c| c - reach as f64),
            variance: 0.5 * (fit.variance[3] + fit.variance[4]) * next.noise,
            width: next.width,
        });
        if (next.window, next.at) == (window, [x, y]) {
            break;
        }
        (window, [x, y]) = (next.window, next.at);
    }
    last
}

/// The peak of a line of `2 reach + 1` pixels; `None` if no peak is significant.
pub(super) fn line_peak(counts: &[f64], reach: usize) -> Option<Peak<1>> {
    let side = counts.len();
    let smooth: Vec<f64> = (0..side)
        .map(|k| {
            let at = |k: usize| counts[k.min(side - 1)];
            at(k.saturating_sub(1)) + 2.0 * at(k) + at(k + 1)
        })
        .collect();
    let (mut x, _) = position_of_maximum(&smooth, side);
    let mut window = WINDOW[0] + 1;
    let mut last = None;
    for _ in 0..MAX_FITS {
        let (left, right) = clipped_window(x, window, side);
        let points: Vec<([f64; 1], f64)> = (left..right).map(|i| ([i as f64], counts[i])).collect();
        let (base, top) = range(&points);
        let fit = fit([top - base, base, 1.5, x as f64], |[a, b, s, x0]| {
            points.iter().map(move |&([i], count)| {
                let dx = (i - x0) / s;
                let g = (-0.5 * dx * dx).exp();
                let slope = a * g / s;
                let derivatives = [g, 1.0, slope * dx * dx, slope * dx];
                (a * g + b - count, derivatives)
            })
        })?;
        let centre = [fit.parameters[3]];
        let next = check_peak(&fit, points.len(), centre, side)?;
        last = Some(Peak {
            at: centre.map(|c| c - reach as f64),
            variance: fit.variance[3] * next.noise,
            width: next.width,
        });
        if (next.window, next.at) == (window, [x]) {
            break;
        }
        (window, [x]) = (next.window, next.at);
    }
    last
}

/// The window of the next fit, and results of the last.
struct Next<const D: usize> {
    window: usize,
    at: [usize; D],
    width: f64,
    /// The variance of the residuals.
    noise: f64,
}

/// Checks a fit of height, base, width and centre. `None` if the peak is not significant, too wide,
/// or at the border.
fn check_peak<const N: usize, const D: usize>(
    fit: &Fit<N>,
    points: usize,
    centre: [f64; D],
    side: usize,
) -> Option<Next<D>> {
    let noise = fit.squares / points.saturating_sub(N).max(1) as f64;
    let (height, width) = (fit.parameters[0], fit.parameters[2].abs());
    let is_significant = height > MIN_SIGNIFICANCE * (fit.variance[0] * noise).sqrt();
    let is_inside = centre.iter().all(|&c| c >= 1.0 && c <= (side - 2) as f64);
    let window = ((2.5 * width).ceil() as usize).clamp(WINDOW[0], WINDOW[1]);
    (is_significant && is_inside && width < WINDOW[1] as f64).then(|| Next {
        window,
        at: centre.map(|c| c.round() as usize),
        width,
        noise,
    })
}

/// The first pixel of a window and the one after the last, within the side.
fn clipped_window(at: usize, window: usize, side: usize) -> (usize, usize) {
    (at.saturating_sub(window), (at + window + 1).min(side))
}

/// The smallest and the largest count.
fn range<const D: usize>(points: &[([f64; D], f64)]) -> (f64, f64) {
    let counts = points.iter().map(|point| point.1);
    counts.fold((f64::INFINITY, 0.0), |(low, high), count| {
        (low.min(count), high.max(count))
    })
}

/// The column and the row of the largest value.
fn position_of_maximum(values: &[f64], side: usize) -> (usize, usize) {
    let all = values.iter().enumerate();
    let k = all.max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(k, _)| k);
    (k % side, k / side)
}

/// Sums with the weights 1 2 1 along both axes, which suppress noise in single pixels.
fn smooth(values: &[f64], side: usize) -> Vec<f64> {
    let at = |x: usize, y: usize| values[y.min(side - 1) * side + x.min(side - 1)];
    let along_x = |x: usize, y: usize| at(x.saturating_sub(1), y) + 2.0 * at(x, y) + at(x + 1, y);
    (0..side * side)
        .map(|k| {
            let (x, y) = (k % side, k / side);
            along_x(x, y.saturating_sub(1)) + 2.0 * along_x(x, y) + along_x(x, y + 1)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaussian_is_found_at_its_position() {
        let (reach, side) = (10, 21);
        let (x0, y0) = (3.3, -5.6);
        let value = |k: usize| {
            let dx = (k % side) as f64 - 10.0 - x0;
            let dy = (k / side) as f64 - 10.0 - y0;
            20.0 + 50.0 * (-0.5 * (dx * dx + dy * dy) / 1.44).exp()
        };
        let counts: Vec<f64> = (0..side * side).map(value).collect();
        let peak = plane_peak(&counts, reach).expect("a peak");
        assert!((peak.at[0] - x0).abs() < 1e-3 && (peak.at[1] - y0).abs() < 1e-3);
        assert!((peak.width - 1.2).abs() < 1e-3);
        let row = 4;
        let peak = line_peak(&counts[row * side..(row + 1) * side], reach).expect("a peak");
        assert!((peak.at[0] - x0).abs() < 1e-3);
    }

    #[test]
    fn flat_counts_have_no_peak() {
        assert!(plane_peak(&[7.0; 441], 10).is_none());
        assert!(plane_peak(&[0.0; 441], 10).is_none());
        assert!(line_peak(&[7.0; 21], 10).is_none());
        let noise: Vec<f64> = (0..441_u32).map(|k| f64::from(k * 7919 % 13)).collect();
        assert!(plane_peak(&noise, 10).is_none());
    }
}
