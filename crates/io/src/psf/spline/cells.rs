//! Piecewise polynomials as B-splines.
//!
//! Gpuspline, fit3Dcspline and their users store a cubic spline as 64 polynomial coefficients for
//! each cell between samples: `f = sum a[pz][py][px] tz^pz ty^py tx^px`, t from 0 to 1 within the
//! cell. If two derivatives are continuous from cell to cell, one B-spline coefficient for each
//! knot makes the same function. Each cell states 4 x 4 x 4 of them, and neighbours must agree.

use super::fault::{Result, damaged, unsupported};
use super::grid::Grid;

/// The largest difference between a cell and the joined spline, in parts of the peak. The cells of
/// a spline in f32 differ by about 1e-7.
const MOST_DISAGREEMENT: f64 = 1e-3;

/// The weight of what a cell states of its outer knots; inner ones have 1. Coefficients of outer
/// knots amplify rounding.
const OUTER: f64 = 1e-3;

/// The coefficients at the knots -1, 0, 1 and 2 of the polynomials 1, t, t^2 and t^3.
const TO_B_SPLINE: [[f64; 4]; 4] = [
    [1.0, -1.0, 2.0 / 3.0, 0.0],
    [1.0, 0.0, -1.0 / 3.0, 0.0],
    [1.0, 1.0, 2.0 / 3.0, 0.0],
    [1.0, 2.0, 11.0 / 3.0, 6.0],
];

/// The B-splines of the 4 knots of a cell at its start, middle and end.
const PROBES: [[f64; 4]; 3] = [
    [1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0, 0.0],
    [1.0 / 48.0, 23.0 / 48.0, 23.0 / 48.0, 1.0 / 48.0],
    [0.0, 1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0],
];

/// The cells of a spline: numbers, and their strides along z, y and x.
pub(super) struct Cells<'a> {
    values: &'a [f64],
    counts: [usize; 3],
    cells: [usize; 3],
    powers: [usize; 3],
    /// The number of powers of z: 1 for a PSF without z.
    z_powers: usize,
}

impl<'a> Cells<'a> {
    /// `[iz][iy][ix][pz][py][px]`: Gpuspline and Picasso.
    pub(super) fn cell_by_cell(values: &'a [f64], counts: [usize; 3]) -> Result<Self> {
        let [_, ny, nx] = counts;
        let strides = [times([ny, nx, 64]), times([nx, 64]), 64];
        Self::new(values, counts, strides, [16, 4, 1], 4)
    }

    /// `[iy][ix][py][px]`: the same without z.
    pub(super) fn cell_by_cell_2d(values: &'a [f64], [ny, nx]: [usize; 2]) -> Result<Self> {
        Self::new(values, [1, ny, nx], [0, times([nx, 16]), 16], [0, 4, 1], 1)
    }

    /// `[pz][py][px][iz][iy][ix]`: smappy.
    pub(super) fn power_by_power(values: &'a [f64], counts: [usize; 3]) -> Result<Self> {
        let [_, ny, nx] = counts;
        let all = times(counts);
        let powers = [times([all, 16]), times([all, 4]), all];
        Self::new(values, counts, [times([ny, nx]), nx, 1], powers, 4)
    }

    /// `[pz][px][py][iz][ix][iy]`: fit3Dcspline, whose first axis is the row of an image.
    pub(super) fn rows_fastest(values: &'a [f64], counts: [usize; 3]) -> Result<Self> {
        let [_, ny, nx] = counts;
        let all = times(counts);
        let powers = [times([all, 16]), all, times([all, 4])];
        Self::new(values, counts, [times([ny, nx]), 1, ny], powers, 4)
    }

    fn new(
        values: &'a [f64],
        counts: [usize; 3],
        cells: [usize; 3],
        powers: [usize; 3],
        z_powers: usize,
    ) -> Result<Self> {
        let factors = [counts[0], counts[1], counts[2], 16, z_powers];
        let needed = factors.into_iter().try_fold(1, usize::checked_mul);
        if needed != Some(values.len()) || values.is_empty() {
            return Err(damaged(format!(
                "it has {} coefficients of {} x {} x {} cells (z, y, x): expected {} for each",
                values.len(),
                counts[0],
                counts[1],
                counts[2],
                16 * z_powers
            )));
        }
        if values.iter().any(|value| !value.is_finite()) {
            return Err(damaged("its coefficients are not all finite numbers"));
        }
        Ok(Self {
            values,
            counts,
            cells,
            powers,
            z_powers,
        })
    }

    /// The B-spline of the cells. Sample k of an axis, the start of cell k, is knot k + 1. The
    /// origin is that of the first sample.
    pub(super) fn join(&self) -> Result<Joined> {
        let knots_z = self.z_powers;
        let [nz, ny, nx] = self.counts;
        let shape = [nz + knots_z - 1, ny + 3, nx + 3];
        let place = |cell: [usize; 3], knot: [usize; 3]| {
            ((cell[0] + knot[0]) * shape[1] + cell[1] + knot[1]) * shape[2] + cell[2] + knot[2]
        };
        let mut sums = vec![0.0; shape.iter().product()];
        let mut peak: f64 = 0.0;
        for cell in self.all() {
            let polynomial = self.polynomial(cell);
            peak = peak.max(polynomial[0].abs());
            for (knot, c) in self.knots().zip(self.local(polynomial)) {
                sums[place(cell, knot)] += c * self.weight(knot);
            }
        }
        let along_z = match knots_z {
            1 => vec![1.0],
            _ => weight_sums(nz),
        };
        let (along_y, along_x) = (weight_sums(ny), weight_sums(nx));
        for (n, sum) in sums.iter_mut().enumerate() {
            let (z, y, x) = (
                n / (shape[1] * shape[2]),
                n / shape[2] % shape[1],
                n % shape[2],
            );
            *sum /= along_z[z] * along_y[y] * along_x[x];
        }
        let mut largest: f64 = 0.0;
        for cell in self.all() {
            let mut differences = self.local(self.polynomial(cell));
            for (knot, c) in self.knots().zip(&mut differences) {
                *c -= sums[place(cell, knot)];
            }
            largest = largest.max(self.largest_within(differences));
        }
        if !(peak > 0.0) {
            return Err(damaged("its coefficients are those of a PSF without light"));
        }
        let disagreement = largest / peak;
        if !(disagreement <= MOST_DISAGREEMENT) {
            return unsupported(
                format!(
                    "cells that disagree with their neighbours by {disagreement:.1e} of the peak"
                ),
                "expected a cubic spline with two continuous derivatives; calibrate again, or give \
                 the stack of the PSF",
            );
        }
        let first = match knots_z {
            1 => 0.0,
            _ => 1.0,
        };
        Ok(Joined {
            grid: Grid {
                coefficients: sums,
                shape,
                origin: [1.0, 1.0, first],
            },
            disagreement,
        })
    }

    fn all(&self) -> impl Iterator<Item = [usize; 3]> + use<> {
        let [nz, ny, nx] = self.counts;
        (0..nz).flat_map(move |z| (0..ny).flat_map(move |y| (0..nx).map(move |x| [z, y, x])))
    }

    fn knots(&self) -> impl Iterator<Item = [usize; 3]> + use<> {
        let z_powers = self.z_powers;
        (0..16 * z_powers).map(|n| [n / 16, n / 4 % 4, n % 4])
    }

    /// The polynomial of a cell, `[pz][py][px]`.
    fn polynomial(&self, cell: [usize; 3]) -> [f64; 64] {
        let start: usize = cell
            .iter()
            .zip(self.cells)
            .map(|(n, stride)| n * stride)
            .sum();
        let mut out = [0.0; 64];
        for (power, value) in self.knots().zip(&mut out) {
            let offset: usize = power
                .iter()
                .zip(self.powers)
                .map(|(n, stride)| n * stride)
                .sum();
            *value = self.values[start + offset];
        }
        out
    }

    /// The coefficients at the knots of a cell, `[z][y][x]`, of its polynomial.
    fn local(&self, polynomial: [f64; 64]) -> [f64; 64] {
        let by_x = along(polynomial, 1, &TO_B_SPLINE);
        let by_y = along(by_x, 4, &TO_B_SPLINE);
        match self.z_powers {
            1 => by_y,
            _ => along(by_y, 16, &TO_B_SPLINE),
        }
    }

    /// The largest value of a spline at the corners and middles of a cell.
    fn largest_within(&self, local: [f64; 64]) -> f64 {
        let by_x = along(local, 1, &PROBES);
        let by_y = along(by_x, 4, &PROBES);
        let values = match self.z_powers {
            1 => by_y,
            _ => along(by_y, 16, &PROBES),
        };
        values
            .into_iter()
            .fold(0.0, |largest: f64, value| largest.max(value.abs()))
    }

    fn weight(&self, knot: [usize; 3]) -> f64 {
        let [z, y, x] = knot;
        let z = match self.z_powers {
            1 => 1.0,
            _ => share(z),
        };
        z * share(y) * share(x)
    }
}

/// A B-spline that was joined of cells.
pub(super) struct Joined {
    /// The spline.
    pub(super) grid: Grid,
    /// The largest difference between a cell and the spline, in parts of the peak.
    pub(super) disagreement: f64,
}

/// A product. One that is too large fits no number of values.
fn times<const N: usize>(factors: [usize; N]) -> usize {
    factors.into_iter().fold(1, usize::saturating_mul)
}

fn share(knot: usize) -> f64 {
    match knot {
        1 | 2 => 1.0,
        _ => OUTER,
    }
}

/// The sum of the shares at each knot of an axis.
fn weight_sums(cells: usize) -> Vec<f64> {
    let mut out = vec![0.0; cells + 3];
    for cell in 0..cells {
        for knot in 0..4 {
            out[cell + knot] += share(knot);
        }
    }
    out
}

/// Applies a matrix along the axis of a stride in 4 x 4 x 4 numbers.
fn along<const ROWS: usize>(
    values: [f64; 64],
    stride: usize,
    matrix: &[[f64; 4]; ROWS],
) -> [f64; 64] {
    let mut out = [0.0; 64];
    for start in (0..64).filter(|n| (n / stride).is_multiple_of(4)) {
        for (row, weights) in matrix.iter().enumerate() {
            let products = weights.iter().enumerate();
            let sum = products
                .map(|(k, weight)| weight * values[start + k * stride])
                .sum();
            out[start + row * stride] = sum;
        }
    }
    out
}

#[cfg(test)]
mod tests;
