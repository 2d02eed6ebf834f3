//! The window of a bead in a mean image: its centre of light, and whether it is like others.

use super::robust::{median, quantile};
use super::smooth::Frame;

/// The standard deviations of the weights of the centre, and of those of the light in the middle,
/// in sides of windows.
const CENTRE: f64 = 0.35;
const INNER: f64 = 0.2;

/// A bead has a neighbour within half a window if the square of its radius is above the usual one
/// by more than this part, or if the centre of its light is off by more than this many sides of
/// windows. Beads differ by their depths and by noise, too: by `SPREAD` times the distance of the
/// usual from the smallest, and `NOISE` standard deviations.
const WIDE: f64 = 0.15;
const LOPSIDED: f64 = 0.015;
const SPREAD: f64 = 5.0;
const NOISE: f64 = 3.0;
const FEWEST_TO_COMPARE: usize = 5;

/// The pixels of a window around a place that lie in the frame: x and y from the place, and light
/// above the median of the window's border.
fn window(light: Frame, at: [f64; 2], side: usize) -> Vec<[f64; 3]> {
    let half = (side / 2) as f64;
    let middle = at.map(f64::round);
    let (mut pixels, mut border) = (Vec::new(), Vec::new());
    for place in 0..side * side {
        let (row, column) = (place / side, place % side);
        let x = middle[0] + column as f64 - half;
        let y = middle[1] + row as f64 - half;
        let Some(value) = light.at(x, y) else {
            continue;
        };
        if [row, column].iter().any(|i| [0, side - 1].contains(i)) {
            border.push(value);
        }
        pixels.push([x - at[0], y - at[1], value]);
    }
    let level = median(&mut border);
    pixels.iter_mut().for_each(|pixel| pixel[2] -= level);
    pixels
}

/// The centre of light near a place, weighted by a Gaussian around itself.
pub(super) fn centre(light: Frame, start: [f64; 2], side: usize) -> [f64; 2] {
    const STEPS: usize = 12;
    let sd = CENTRE * side as f64;
    let farthest = 0.25 * side as f64;
    let mut at = start;
    for _ in 0..STEPS {
        let mut sums = [0.0; 3];
        for [x, y, value] in window(light, at, side) {
            let weight = value * libm::exp(-0.5 * (x * x + y * y) / (sd * sd));
            sums[0] += weight;
            sums[1] += weight * x;
            sums[2] += weight * y;
        }
        if sums[0] <= 0.0 {
            return start;
        }
        for axis in [0, 1] {
            let moved = at[axis] + sums[axis + 1] / sums[0];
            at[axis] = moved.clamp(start[axis] - farthest, start[axis] + farthest);
        }
    }
    at
}

/// The spread of a window's light around a place.
pub(super) struct Shape {
    /// The centre of all light from that of the light in the middle.
    shift: [f64; 2],
    /// The mean square of the distance.
    square: f64,
    /// The standard deviations of both, from noise.
    shift_sd: f64,
    square_sd: f64,
}

impl Shape {
    pub fn new(light: Frame, at: [f64; 2], noise: f64, side: usize) -> Self {
        let width = INNER * side as f64;
        let (mut sums, mut inner) = (
            [f64::MIN_POSITIVE, 0.0, 0.0, 0.0],
            [f64::MIN_POSITIVE, 0.0, 0.0],
        );
        for [x, y, value] in window(light, at, side) {
            let square = x * x + y * y;
            let weight = libm::exp(-0.5 * square / (width * width));
            let moments = [1.0, x, y, square];
            (0..4).for_each(|i| sums[i] += value * moments[i]);
            (0..3).for_each(|i| inner[i] += weight * value * moments[i]);
        }
        let side = side as f64;
        // Sums of x^2, and of r^4 less that of their mean, over a square. The level of the
        // background has the noise of `4 side` pixels and adds the square of the sum of r^2.
        let line = side.powi(4) / 12.0;
        let square = 0.011 * side.powi(6) * (1.0 + side);
        Self {
            shift: [1, 2].map(|i| sums[i] / sums[0] - inner[i] / inner[0]),
            square: sums[3] / sums[0],
            shift_sd: noise * line.sqrt() / sums[0],
            square_sd: noise * square.sqrt() / sums[0],
        }
    }
}

/// Which beads are wider than the others, or have light that is more to one side.
pub(super) fn are_odd(shapes: &[Shape], side: usize) -> Vec<bool> {
    if shapes.len() < FEWEST_TO_COMPARE {
        return vec![false; shapes.len()];
    }
    let of = |value: &dyn Fn(&Shape) -> f64, part: f64| {
        quantile(&mut shapes.iter().map(value).collect::<Vec<f64>>(), part)
    };
    let middle = [0, 1].map(|axis| of(&|shape| shape.shift[axis], 0.5));
    let shift = |shape: &Shape| {
        let [dx, dy] = [0, 1].map(|axis| shape.shift[axis] - middle[axis]);
        libm::hypot(dx, dy)
    };
    let square = |shape: &Shape| shape.square;
    // Neighbours raise both, so that the lower ones are those of good beads.
    let [usual_shift, usual_square] = [of(&shift, 0.3), of(&square, 0.3)];
    let spread_of_shift = usual_shift - of(&shift, 0.05);
    let spread_of_square = usual_square - of(&square, 0.05);
    let is_odd = |shape: &Shape| {
        let allowed = (LOPSIDED * side as f64).max(SPREAD * spread_of_shift);
        let allowed_square = (WIDE * usual_square).max(SPREAD * spread_of_square);
        shift(shape) > usual_shift + allowed + NOISE * shape.shift_sd
            || square(shape) > usual_square + allowed_square + NOISE * shape.square_sd
    };
    shapes.iter().map(is_odd).collect()
}
