//! Coefficients on a grid of knots, and the images of frames with their adjoint.

use std::ops::Range;

use super::basis::weights;

/// Knots around the window on each side: beads may lie 1.9 pixels from its middle, and a cubic
/// B-spline needs one knot before a pixel.
pub(super) const MARGIN: usize = 3;

/// Values on knots, planes of rows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Grid {
    pub planes: usize,
    /// Rows and columns.
    pub side: usize,
    pub values: Vec<f64>,
}

impl Grid {
    pub fn zeros(planes: usize, side: usize) -> Self {
        Self {
            planes,
            side,
            values: vec![0.0; planes * side * side],
        }
    }

    /// The values of one row, in columns from `first`.
    fn row(&self, plane: usize, row: usize, columns: Range<usize>) -> &[f64] {
        let start = (plane * self.side + row) * self.side;
        &self.values[start + columns.start..start + columns.end]
    }

    fn row_mut(&mut self, plane: usize, row: usize, columns: Range<usize>) -> &mut [f64] {
        let start = (plane * self.side + row) * self.side;
        &mut self.values[start + columns.start..start + columns.end]
    }

    pub fn add(&mut self, other: &Grid) {
        for (sum, value) in self.values.iter_mut().zip(&other.values) {
            *sum += value;
        }
    }
}

/// The first knots and the fractions of a frame's pixel 0, 0, along x, y and z.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tap {
    pub first: [usize; 3],
    pub fraction: [f64; 3],
}

impl Tap {
    /// The taps of a window whose pixel 0, 0 is at these knots; `None` where a knot is missing.
    pub fn new(knots: [f64; 3], pixels: usize, grid: &Grid) -> Option<Self> {
        let floor = knots.map(f64::floor);
        if !floor.iter().all(|knot| (1.0..1e6).contains(knot)) {
            return None;
        }
        let first = floor.map(|knot| knot as usize - 1);
        let fits = |first: usize| first + pixels + 3 <= grid.side;
        let complete = fits(first[0]) && fits(first[1]) && first[2] + 4 <= grid.planes;
        complete.then_some(Self {
            first,
            fraction: std::array::from_fn(|axis| knots[axis] - floor[axis]),
        })
    }

    pub fn weights(&self) -> [[f64; 4]; 3] {
        self.fraction.map(weights)
    }
}

/// Zeros before and after the rows that an adjoint combines.
const PAD: usize = 3;

/// Buffers for the images of one window size.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    plane: Vec<f64>,
    row: Vec<f64>,
    /// A row of pixels between zeros.
    line: Vec<f64>,
    /// Rows of knots between rows of zeros.
    rows: Vec<f64>,
}

impl Scratch {
    pub fn new(pixels: usize) -> Self {
        let knots = pixels + 3;
        Self {
            plane: vec![0.0; knots * knots],
            row: vec![0.0; knots],
            line: vec![0.0; pixels + 2 * PAD],
            rows: vec![0.0; (pixels + 2 * PAD) * knots],
        }
    }
}

/// The sum of four rows with their weights.
fn combine(out: &mut [f64], [a, b, c, d]: [&[f64]; 4], w: &[f64; 4]) {
    let n = out.len();
    let (a, b, c, d) = (&a[..n], &b[..n], &c[..n], &d[..n]);
    for i in 0..n {
        out[i] = w[0] * a[i] + w[1] * b[i] + w[2] * c[i] + w[3] * d[i];
    }
}

/// Contracts the grid in z for the window of a frame: `pixels + 3` knots squared.
pub(super) fn contract_z(
    grid: &Grid,
    first: [usize; 3],
    w: &[f64; 4],
    plane: &mut [f64],
    knots: usize,
) {
    let columns = first[0]..first[0] + knots;
    for (j, row) in plane.chunks_exact_mut(knots).enumerate() {
        let of = |k: usize| grid.row(first[2] + k, first[1] + j, columns.clone());
        combine(row, [of(0), of(1), of(2), of(3)], w);
    }
}

/// Contracts four rows of knots, `row` and the next three.
pub(super) fn contract_y(plane: &[f64], row: usize, w: &[f64; 4], out: &mut [f64]) {
    let knots = out.len();
    let of = |k: usize| &plane[(row + k) * knots..(row + k + 1) * knots];
    combine(out, [of(0), of(1), of(2), of(3)], w);
}

/// Contracts a row of knots to pixels.
pub(super) fn contract_x(row: &[f64], w: &[f64; 4], out: &mut [f64]) {
    combine(out, [row, &row[1..], &row[2..], &row[3..]], w);
}

/// The image of a frame, `pixels` squared.
pub(super) fn image(grid: &Grid, tap: &Tap, pixels: usize, scratch: &mut Scratch, out: &mut [f64]) {
    let [wx, wy, wz] = tap.weights();
    let knots = pixels + 3;
    contract_z(grid, tap.first, &wz, &mut scratch.plane, knots);
    for (j, out) in out.chunks_exact_mut(pixels).enumerate() {
        contract_y(&scratch.plane, j, &wy, &mut scratch.row);
        contract_x(&scratch.row, &wx, out);
    }
}

/// Adds `image` to the knots that make it: the adjoint of [`image()`] for weights `[x, y, z]`.
pub(super) fn spread(
    grid: &mut Grid,
    first: [usize; 3],
    [wx, wy, wz]: &[[f64; 4]; 3],
    pixels: usize,
    scratch: &mut Scratch,
    image: &[f64],
) {
    let knots = pixels + 3;
    let Scratch {
        row, line, rows, ..
    } = scratch;
    let lines = image.chunks_exact(pixels);
    for (pixel, out) in lines.zip(rows[PAD * knots..].chunks_exact_mut(knots)) {
        line[PAD..PAD + pixels].copy_from_slice(pixel);
        combine(out, [&line[3..], &line[2..], &line[1..], line], wx);
    }
    let columns = first[0]..first[0] + knots;
    for j in 0..knots {
        let of = |k: usize| &rows[(j + PAD - k) * knots..(j + PAD - k + 1) * knots];
        combine(row, [of(0), of(1), of(2), of(3)], wy);
        for (k, w) in wz.iter().enumerate() {
            let sums = grid.row_mut(first[2] + k, first[1] + j, columns.clone());
            for (sum, value) in sums.iter_mut().zip(&*row) {
                *sum += w * value;
            }
        }
    }
}
