//! Images of a bead with their derivatives, and the sums of Fisher scoring.

use super::basis::{curvatures, slopes};
use super::deviance::LEAST_MEAN;
use super::grid::{Grid, Tap, contract_x, contract_y, contract_z};

/// The number of parameters of a bead: x, y, z, photons, background.
pub(super) const PARAMETERS: usize = 5;

/// Shares of light in the pixels of a window, and their derivatives by x, y (pixels) and z (um).
#[derive(Clone, Debug)]
pub(super) struct Images {
    pixels: usize,
    planes: [Vec<f64>; 2],
    rows: [Vec<f64>; 3],
    pub share: Vec<f64>,
    pub by: [Vec<f64>; 3],
}

impl Images {
    pub fn new(pixels: usize) -> Self {
        let knots = pixels + 3;
        let image = || vec![0.0; pixels * pixels];
        Self {
            pixels,
            planes: std::array::from_fn(|_| vec![0.0; knots * knots]),
            rows: std::array::from_fn(|_| vec![0.0; knots]),
            share: image(),
            by: std::array::from_fn(|_| image()),
        }
    }

    /// Evaluates a frame. `spacing_um` is that of the planes.
    pub fn evaluate(&mut self, grid: &Grid, tap: &Tap, spacing_um: f64) {
        let pixels = self.pixels;
        let knots = pixels + 3;
        let [wx, wy, wz] = tap.weights();
        let [dx, dy] = [tap.fraction[0], tap.fraction[1]].map(|t| slopes(t).map(|slope| -slope));
        let dz = slopes(tap.fraction[2]).map(|slope| slope / spacing_um);
        let [plane, plane_z] = &mut self.planes;
        contract_z(grid, tap.first, &wz, plane, knots);
        contract_z(grid, tap.first, &dz, plane_z, knots);
        let [row, row_y, row_z] = &mut self.rows;
        for j in 0..pixels {
            let line = j * pixels..(j + 1) * pixels;
            contract_y(plane, j, &wy, row);
            contract_y(plane, j, &dy, row_y);
            contract_y(plane_z, j, &wy, row_z);
            contract_x(row, &wx, &mut self.share[line.clone()]);
            contract_x(row, &dx, &mut self.by[0][line.clone()]);
            contract_x(row_y, &wx, &mut self.by[1][line.clone()]);
            contract_x(row_z, &wx, &mut self.by[2][line]);
        }
    }

    /// The second derivatives by x, x and y, y of an evaluated frame, in place of the first ones.
    pub fn curvatures(&mut self, tap: &Tap) {
        let pixels = self.pixels;
        let [wx, wy, _] = tap.weights();
        let [sx, sy] = [tap.fraction[0], tap.fraction[1]].map(slopes);
        let [cx, cy] = [tap.fraction[0], tap.fraction[1]].map(curvatures);
        let [plane, _] = &self.planes;
        let [row, row_y, row_yy] = &mut self.rows;
        for j in 0..pixels {
            let line = j * pixels..(j + 1) * pixels;
            contract_y(plane, j, &wy, row);
            contract_y(plane, j, &sy, row_y);
            contract_y(plane, j, &cy, row_yy);
            contract_x(row, &cx, &mut self.by[0][line.clone()]);
            contract_x(row_y, &sx, &mut self.by[1][line.clone()]);
            contract_x(row_yy, &wx, &mut self.by[2][line]);
        }
    }
}

/// Gradient of the log-likelihood and Fisher matrix (its lower triangle).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    pub gradient: [f64; PARAMETERS],
    pub matrix: [[f64; PARAMETERS]; PARAMETERS],
}

impl Sums {
    /// The sums of one frame.
    pub fn of_frame(
        images: &Images,
        data: &[f32],
        variance: Option<&[f32]>,
        [photons, background]: [f64; 2],
    ) -> Self {
        let mut sums = Self::default();
        let [by_x, by_y, by_z] = &images.by;
        for i in 0..data.len() {
            let mean = (photons * images.share[i] + background).max(LEAST_MEAN);
            let noise = variance.map_or(0.0, |variance| f64::from(variance[i]));
            let weight = 1.0 / (mean + noise);
            let pull = (f64::from(data[i]) - mean) * weight;
            let by = [
                photons * by_x[i],
                photons * by_y[i],
                photons * by_z[i],
                images.share[i],
                1.0,
            ];
            for a in 0..PARAMETERS {
                sums.gradient[a] += pull * by[a];
                let weighted = weight * by[a];
                for b in 0..=a {
                    sums.matrix[a][b] += weighted * by[b];
                }
            }
        }
        sums
    }

    pub fn add(&mut self, other: &Self) {
        for a in 0..PARAMETERS {
            self.gradient[a] += other.gradient[a];
            for b in 0..=a {
                self.matrix[a][b] += other.matrix[a][b];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::{Scratch, image, spread};
    use super::*;

    const PIXELS: usize = 5;

    /// Numbers without order in -1..1.
    fn scattered(count: usize) -> Vec<f64> {
        (1..=count)
            .map(|i| libm::sin(i as f64 * i as f64 * 0.7313))
            .collect()
    }

    fn grid() -> Grid {
        let mut grid = Grid::zeros(7, PIXELS + 6);
        grid.values = scattered(grid.values.len());
        grid
    }

    fn spline(distance: f64) -> f64 {
        let t = distance.abs();
        match t {
            t if t < 1.0 => 2.0 / 3.0 - t * t + t * t * t / 2.0,
            t if t < 2.0 => (2.0 - t).powi(3) / 6.0,
            _ => 0.0,
        }
    }

    /// The sum over all coefficients.
    fn direct(grid: &Grid, [x, y, z]: [f64; 3]) -> f64 {
        let mut sum = 0.0;
        for (i, value) in grid.values.iter().enumerate() {
            let (column, row) = (i % grid.side, i / grid.side % grid.side);
            let plane = i / (grid.side * grid.side);
            sum += value
                * spline(x - column as f64)
                * spline(y - row as f64)
                * spline(z - plane as f64);
        }
        sum
    }

    #[test]
    fn images_are_the_direct_sums_and_derivatives_their_differences() {
        const STEP: f64 = 1e-4;
        let grid = grid();
        let spacing_um = 0.1;
        let knots = [2.3, 3.6, 2.85];
        let tap = Tap::new(knots, PIXELS, &grid).expect("within the grid");
        let mut images = Images::new(PIXELS);
        images.evaluate(&grid, &tap, spacing_um);
        let at = |pixel: usize, shift: [f64; 3]| {
            let pixel = [(pixel % PIXELS) as f64, (pixel / PIXELS) as f64, 0.0];
            direct(
                &grid,
                std::array::from_fn(|a| knots[a] + pixel[a] + shift[a]),
            )
        };
        for pixel in [0, 7, PIXELS * PIXELS - 1] {
            assert!((images.share[pixel] - at(pixel, [0.0; 3])).abs() < 1e-13);
            // A bead that moves to larger x moves the pixel to smaller knots.
            let units = [-1.0, -1.0, 1.0 / spacing_um];
            for axis in 0..3 {
                let mut shift = [0.0; 3];
                shift[axis] = STEP;
                let slope = (at(pixel, shift) - at(pixel, shift.map(|s| -s))) / (2.0 * STEP);
                let found = images.by[axis][pixel];
                assert!((found - units[axis] * slope).abs() < 1e-6 * units[2]);
            }
        }
        images.curvatures(&tap);
        let second = |a: [f64; 3], b: [f64; 3]| {
            let sum = |s: f64, t: f64| std::array::from_fn(|i| STEP * (s * a[i] + t * b[i]));
            let at = |s: f64, t: f64| at(7, sum(s, t));
            (at(1.0, 1.0) - at(1.0, -1.0) - at(-1.0, 1.0) + at(-1.0, -1.0)) / (4.0 * STEP * STEP)
        };
        let (x, y) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0]);
        for (found, (a, b)) in images.by.iter().zip([(x, x), (x, y), (y, y)]) {
            assert!(
                (found[7] - second(a, b)).abs() < 1e-5,
                "{} {}",
                found[7],
                second(a, b)
            );
        }
    }

    #[test]
    fn spreading_is_the_adjoint_of_imaging() {
        let grid = grid();
        let tap = Tap::new([1.9, 3.2, 1.4], PIXELS, &grid).expect("within the grid");
        let mut scratch = Scratch::new(PIXELS);
        let mut seen = vec![f64::NAN; PIXELS * PIXELS];
        image(&grid, &tap, PIXELS, &mut scratch, &mut seen);
        let other = scattered(PIXELS * PIXELS);
        let mut back = Grid::zeros(grid.planes, grid.side);
        spread(
            &mut back,
            tap.first,
            &tap.weights(),
            PIXELS,
            &mut scratch,
            &other,
        );
        let of_images: f64 = seen.iter().zip(&other).map(|(a, b)| a * b).sum();
        let of_grids: f64 = grid
            .values
            .iter()
            .zip(&back.values)
            .map(|(a, b)| a * b)
            .sum();
        assert!((of_images - of_grids).abs() < 1e-12);
    }

    #[test]
    fn windows_beyond_the_grid_have_no_tap() {
        let grid = grid();
        assert!(Tap::new([0.9, 2.0, 2.0], PIXELS, &grid).is_none());
        assert!(Tap::new([2.0, 5.5, 2.0], PIXELS, &grid).is_none());
        assert!(Tap::new([2.0, 2.0, 5.0], PIXELS, &grid).is_none());
        assert!(Tap::new([f64::NAN, 2.0, 2.0], PIXELS, &grid).is_none());
        assert!(Tap::new([2.0, 3.9, 4.99], PIXELS, &grid).is_some());
    }
}
