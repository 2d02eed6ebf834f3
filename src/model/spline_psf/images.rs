//! Images of a molecule on an ROI, by contraction: z first, then rows, then columns.

use super::SplinePsf;
use super::basis::taps;

/// The light of one photon on each pixel of an ROI, row by row, and its derivatives by the molecule's
/// position: by x and y (per pixel), by z (per um), and by both x and y.
#[derive(Clone, Debug, PartialEq)]
pub struct SplineImages {
    /// The light.
    pub light: Vec<f64>,
    /// The derivative by x.
    pub by_x: Vec<f64>,
    /// The derivative by y.
    pub by_y: Vec<f64>,
    /// The derivative by z.
    pub by_z: Vec<f64>,
    /// The second derivative by x and y.
    pub by_x_and_y: Vec<f64>,
}

impl SplinePsf {
    /// The images of a molecule at `x`, `y` (pixels of an ROI of `side` pixels, an integer is the centre
    /// of a pixel) and `z_um`. Values are those of [`SplinePsf::value_and_derivatives`].
    pub fn images(&self, x: f64, y: f64, z_um: f64, side: usize) -> SplineImages {
        let parts = &self.parts;
        let [_, rows, columns] = parts.shape;
        let along = |place: f64, origin: f64, count: usize| {
            let of_pixel = |pixel: usize| {
                let knot = origin + (pixel as f64 - place) * parts.knots_per_pixel;
                taps(knot, count)
            };
            (0..side).map(of_pixel).collect::<Vec<_>>()
        };
        let along_x = along(x, parts.origin[0], columns);
        let along_y = along(y, parts.origin[1], rows);
        let along_z = self.taps_along_z(z_um);
        // The sums along z, of the value and of the slope, for each knot.
        let area = rows * columns;
        let mut sums = vec![[0.0; 2]; area];
        for &(k, b, slope) in &along_z {
            let plane = &parts.coefficients[k * area..][..area];
            for (sum, &c) in sums.iter_mut().zip(plane) {
                sum[0] += f64::from(c) * b;
                sum[1] += f64::from(c) * slope;
            }
        }
        let count = side * side;
        let mut out = SplineImages {
            light: Vec::with_capacity(count),
            by_x: Vec::with_capacity(count),
            by_y: Vec::with_capacity(count),
            by_z: Vec::with_capacity(count),
            by_x_and_y: Vec::with_capacity(count),
        };
        let per_pixel = -parts.knots_per_pixel;
        let mut row_sums = vec![[0.0; 3]; columns];
        for of_row in &along_y {
            row_sums.fill([0.0; 3]);
            for &(j, b, slope) in of_row {
                let row = &sums[j * columns..][..columns];
                for (sum, &[value, by_z]) in row_sums.iter_mut().zip(row) {
                    sum[0] += value * b;
                    sum[1] += value * slope;
                    sum[2] += by_z * b;
                }
            }
            for of_column in &along_x {
                let mut pixel = [0.0; 5];
                for &(i, b, slope) in of_column {
                    let [value, by_y, by_z] = row_sums[i];
                    pixel[0] += value * b;
                    pixel[1] += value * slope;
                    pixel[2] += by_y * b;
                    pixel[3] += by_z * b;
                    pixel[4] += by_y * slope;
                }
                out.light.push(pixel[0]);
                out.by_x.push(pixel[1] * per_pixel);
                out.by_y.push(pixel[2] * per_pixel);
                out.by_z.push(pixel[3] / parts.plane_spacing_um);
                out.by_x_and_y.push(pixel[4] * per_pixel * per_pixel);
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_have_the_values_and_derivatives_of_each_pixel() {
        let psf = SplinePsf::example();
        let (x, y, z, side) = (4.3, 5.8, 0.13, 11);
        let images = psf.images(x, y, z, side);
        for i in 0..side * side {
            let (dx, dy) = ((i % side) as f64 - x, (i / side) as f64 - y);
            let direct = psf.value_and_derivatives(dx, dy, z);
            let image = [
                images.light[i],
                images.by_x[i],
                images.by_y[i],
                images.by_z[i],
            ];
            for (image, direct) in image.into_iter().zip(direct) {
                assert!((image - direct).abs() < 1e-12, "{i}: {image} {direct}");
            }
            const STEP: f64 = 1e-5;
            let by_x = |dy| psf.value_and_derivatives(dx, dy, z)[1];
            let both = (by_x(dy - STEP) - by_x(dy + STEP)) / (2.0 * STEP);
            assert!((images.by_x_and_y[i] - both).abs() < 1e-8, "{i}");
        }
    }
}
