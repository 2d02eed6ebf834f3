//! A measured PSF: a tensor product of cubic B-splines.
//!
//! The coefficients are `c[k][j][i]` (plane, row, column; the column is fastest). A pixel that lies
//! `(dx, dy)` pixels from a molecule at height z has the share
//!
//! `f = sum_kji c[k][j][i] B(qz - k) B(qy - j) B(qx - i)`
//!
//! of its light, with `qx = origin_x + dx knots_per_pixel`, `qy` alike, and
//! `qz = origin_z + z / plane_spacing_um`. `B` is the centred cubic B-spline: `B(0) = 2/3`,
//! `B(+-1) = 1/6`, and 0 from 2 on. A place q is valid while its four coefficients exist:
//! `1 <= q <= n - 2`. A PSF of one plane has no z, and the sum over k is absent.

mod basis;
mod images;
mod samples;

use std::fmt;
use std::ops::RangeInclusive;

pub use images::SplineImages;
pub use samples::Sampling;

use basis::taps;

/// Knots by which a range may exceed the valid ones: rounding of products such as `0.1 * 3.0`.
const ROUNDING: f64 = 1e-6;

/// Fewer knots cannot follow a PSF; more follow the noise of its pixels.
const KNOTS_PER_PIXEL: RangeInclusive<f64> = 0.5..=16.0;

/// A spline PSF that cannot be. The message states what was expected and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidSplinePsf {
    what: String,
}

impl fmt::Display for InvalidSplinePsf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for InvalidSplinePsf {}

fn invalid<T>(what: impl Into<String>) -> Result<T, InvalidSplinePsf> {
    Err(InvalidSplinePsf { what: what.into() })
}

/// The parts of a [`SplinePsf`].
#[derive(Clone, Debug, PartialEq)]
pub struct SplineParts {
    /// The coefficients: planes of rows of columns.
    pub coefficients: Vec<f32>,
    /// The number of planes, rows and columns. One plane makes a PSF without z.
    pub shape: [usize; 3],
    /// Knots along a pixel, usually 1.
    pub knots_per_pixel: f64,
    /// The place of the molecule at z = 0, in knots along x, y and z.
    pub origin: [f64; 3],
    /// The distance between planes, um. A PSF of one plane does not use it.
    pub plane_spacing_um: f64,
    /// The distance from the molecule, in pixels along x and y, up to which light was measured.
    pub half_window_px: f64,
    /// The lowest and highest z of fits, um. Both are 0 for a PSF of one plane.
    pub z_range_um: [f64; 2],
}

/// A measured PSF: a tensor product of cubic B-splines.
///
/// ```
/// use gaussmle::SplinePsf;
///
/// let psf = SplinePsf::example();
/// // A pixel that lies 1 pixel right of the molecule and 2 below; the molecule at z = 0.1 um.
/// let [share, by_x, by_y, by_z] = psf.value_and_derivatives(1.0, 2.0, 0.1);
/// assert!(share > 0.0 && by_x > 0.0 && by_y > 0.0 && by_z.is_finite());
/// assert!(psf.is_measured(1.0, 2.0) && !psf.is_measured(1.0, 9.0));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SplinePsf {
    parts: SplineParts,
}

impl SplinePsf {
    /// A PSF of these parts. The coefficients are taken as they are: see
    /// [`normalized`](Self::normalized).
    ///
    /// # Errors
    ///
    /// Returns what is wrong: a shape that differs from the number of coefficients or is too small
    /// for cubic splines, values that are not finite, and a window or a range of z that reaches
    /// beyond the coefficients.
    pub fn new(parts: SplineParts) -> Result<Self, InvalidSplinePsf> {
        let [planes, rows, columns] = parts.shape;
        if rows < 4 || columns < 4 || planes == 0 || planes == 2 || planes == 3 {
            return invalid(format!(
                "a spline PSF has {planes} planes of {rows} x {columns} coefficients: expected at \
                 least 4 x 4, in one plane or at least 4"
            ));
        }
        let needed = planes
            .checked_mul(rows)
            .and_then(|n| n.checked_mul(columns));
        if needed != Some(parts.coefficients.len()) {
            return invalid(format!(
                "a spline PSF of {planes} planes of {rows} x {columns} coefficients has {} of them",
                parts.coefficients.len()
            ));
        }
        if let Some(at) = parts.coefficients.iter().position(|c| !c.is_finite()) {
            return invalid(format!(
                "coefficient {at} of a spline PSF is {}: expected finite numbers",
                parts.coefficients[at]
            ));
        }
        if !KNOTS_PER_PIXEL.contains(&parts.knots_per_pixel) {
            return invalid(format!(
                "a spline PSF has {} knots per pixel: expected {} to {}, usually 1",
                parts.knots_per_pixel,
                KNOTS_PER_PIXEL.start(),
                KNOTS_PER_PIXEL.end()
            ));
        }
        positive("a plane spacing of um", parts.plane_spacing_um)?;
        positive("a half window of pixels", parts.half_window_px)?;
        let reach = parts.half_window_px * parts.knots_per_pixel;
        for (axis, coefficients, origin) in [
            ("x", columns, parts.origin[0]),
            ("y", rows, parts.origin[1]),
        ] {
            valid_knots(
                &format!("the window along {axis}"),
                [origin - reach, origin + reach],
                coefficients,
            )?;
        }
        let [low, high] = parts.z_range_um;
        if planes == 1 {
            if [low, high] != [0.0, 0.0] {
                return invalid(format!(
                    "a spline PSF of one plane has the range of z {low} to {high} um: expected 0 \
                     to 0"
                ));
            }
            return Ok(Self { parts });
        }
        if !(low < high) {
            return invalid(format!(
                "a spline PSF has the range of z {low} to {high} um: expected the lower number \
                 first"
            ));
        }
        let knots = [low, high].map(|z| parts.origin[2] + z / parts.plane_spacing_um);
        valid_knots(&format!("the range of z {low} to {high} um"), knots, planes)?;
        Ok(Self { parts })
    }

    /// The parts.
    pub fn parts(&self) -> &SplineParts {
        &self.parts
    }

    /// The coefficients: planes of rows of columns.
    pub fn coefficients(&self) -> &[f32] {
        &self.parts.coefficients
    }

    /// The number of planes, rows and columns of coefficients.
    pub fn shape(&self) -> [usize; 3] {
        self.parts.shape
    }

    /// Knots along a pixel.
    pub fn knots_per_pixel(&self) -> f64 {
        self.parts.knots_per_pixel
    }

    /// The place of the molecule at z = 0, in knots along x, y and z.
    pub fn origin(&self) -> [f64; 3] {
        self.parts.origin
    }

    /// The distance between planes, um.
    pub fn plane_spacing_um(&self) -> f64 {
        self.parts.plane_spacing_um
    }

    /// The distance from the molecule, in pixels along x and y, up to which light was measured.
    pub fn half_window_px(&self) -> f64 {
        self.parts.half_window_px
    }

    /// The lowest and highest z of fits, um.
    pub fn z_range_um(&self) -> [f64; 2] {
        self.parts.z_range_um
    }

    /// True if the PSF depends on z.
    pub fn has_z(&self) -> bool {
        self.parts.shape[0] > 1
    }

    /// True if light was measured at a pixel `(dx, dy)` pixels from the molecule. The light of
    /// other pixels is unknown.
    pub fn is_measured(&self, dx: f64, dy: f64) -> bool {
        dx.abs() <= self.parts.half_window_px && dy.abs() <= self.parts.half_window_px
    }

    /// The share of the light in a pixel that lies `(dx, dy)` pixels from the molecule, and its
    /// derivatives by x and y (per pixel) and z (per um) of the molecule. If the molecule moves
    /// right, dx falls.
    ///
    /// Beyond the coefficients, those of the ends are repeated: values outside of the window and of the
    /// range of z are a guess.
    pub fn value_and_derivatives(&self, dx: f64, dy: f64, z_um: f64) -> [f64; 4] {
        let parts = &self.parts;
        let [_, rows, columns] = parts.shape;
        let along_x = taps(parts.origin[0] + dx * parts.knots_per_pixel, columns);
        let along_y = taps(parts.origin[1] + dy * parts.knots_per_pixel, rows);
        let along_z = self.taps_along_z(z_um);
        let mut sums = [0.0; 4];
        for &(k, bz, slope_z) in &along_z {
            for &(j, by, slope_y) in &along_y {
                for &(i, bx, slope_x) in &along_x {
                    let c = f64::from(parts.coefficients[(k * rows + j) * columns + i]);
                    sums[0] += c * bz * by * bx;
                    sums[1] += c * bz * by * slope_x;
                    sums[2] += c * bz * slope_y * bx;
                    sums[3] += c * slope_z * by * bx;
                }
            }
        }
        let per_pixel = -parts.knots_per_pixel;
        [
            sums[0],
            sums[1] * per_pixel,
            sums[2] * per_pixel,
            sums[3] / parts.plane_spacing_um,
        ]
    }

    /// The planes that z needs, with the weight and its derivative. One plane has no z.
    fn taps_along_z(&self, z_um: f64) -> Vec<(usize, f64, f64)> {
        match self.parts.shape[0] {
            1 => vec![(0, 1.0, 0.0)],
            planes => taps(
                self.parts.origin[2] + z_um / self.parts.plane_spacing_um,
                planes,
            ),
        }
    }

    /// The coefficients `[row][column]` of the image at z, um.
    pub(crate) fn sums_along_z(&self, z_um: f64) -> Vec<f32> {
        let [_, rows, columns] = self.parts.shape;
        let area = rows * columns;
        let taps = self.taps_along_z(z_um);
        let sum = |at| {
            let of_plane = |&(k, b, _): &(usize, f64, f64)| {
                b * f64::from(self.parts.coefficients[k * area + at])
            };
            taps.iter().map(of_plane).sum::<f64>() as f32
        };
        (0..area).map(sum).collect()
    }

    /// The PSF without z that this one is at z, um.
    #[must_use]
    pub fn plane(&self, z_um: f64) -> Self {
        let [_, rows, columns] = self.parts.shape;
        Self {
            parts: SplineParts {
                coefficients: self.sums_along_z(z_um),
                shape: [1, rows, columns],
                z_range_um: [0.0; 2],
                ..self.parts
            },
        }
    }

    /// Pixels along a side of the window: around a molecule at the centre of a pixel.
    pub fn window(&self) -> usize {
        2 * self.parts.half_window_px as usize + 1
    }

    /// The usual pixels along a side of ROIs: the light is known for a molecule up to a pixel from their
    /// middle.
    pub fn roi(&self) -> usize {
        const USUAL: usize = 13;
        self.window().saturating_sub(2).clamp(5, USUAL)
    }

    /// The sum over the pixels of the window, for a molecule at the centre of a pixel.
    pub fn window_light(&self, z_um: f64) -> f64 {
        // Pixels beyond the coefficients cannot belong to the window.
        let side = self.parts.half_window_px.floor() as i64;
        let offsets = (-side..=side).map(|offset| offset as f64);
        let pairs = offsets
            .clone()
            .flat_map(|y| offsets.clone().map(move |x| (x, y)));
        pairs
            .map(|(x, y)| self.value_and_derivatives(x, y, z_um)[0])
            .sum()
    }

    /// The light of the window at the plane where it is largest. It is 1 for a normalized PSF.
    pub fn brightest_light(&self) -> f64 {
        let parts = &self.parts;
        let knots = match parts.shape[0] {
            1 => 0..1,
            planes => 1..planes - 1,
        };
        let z_um = knots.map(|k| (k as f64 - parts.origin[2]) * parts.plane_spacing_um);
        z_um.map(|z| self.window_light(z))
            .fold(f64::NEG_INFINITY, f64::max)
    }

    /// The same PSF, with a light of 1 in the window at the plane where it is largest. Photons of
    /// fits are those of that window and plane.
    ///
    /// # Errors
    ///
    /// Returns an error if that light is not positive.
    pub fn normalized(mut self) -> Result<Self, InvalidSplinePsf> {
        let light = self.brightest_light();
        if !(light > 0.0 && light.is_finite()) {
            return invalid(format!(
                "the pixels of a spline PSF have the sum {light} at its brightest plane: expected \
                 a positive sum"
            ));
        }
        for c in &mut self.parts.coefficients {
            *c = (f64::from(*c) / light) as f32;
        }
        // A light such as 1e-44 would make infinite coefficients.
        Self::new(self.parts)
    }

    /// The same PSF over `z * factor`: fits with it give z multiplied by the factor. The focal
    /// shift between media of different refractive index is such a factor.
    ///
    /// # Errors
    ///
    /// Returns an error if the factor is not positive.
    pub fn scaled_z(mut self, factor: f64) -> Result<Self, InvalidSplinePsf> {
        positive("a factor of z", factor)?;
        self.parts.plane_spacing_um *= factor;
        self.parts.z_range_um = self.parts.z_range_um.map(|z| z * factor);
        Self::new(self.parts)
    }

    /// The width of the Gaussian that has the same peak, pixels.
    pub fn width_px(&self, z_um: f64) -> f64 {
        let peak = self.value_and_derivatives(0.0, 0.0, z_um)[0];
        (std::f64::consts::TAU * peak.max(1e-6)).sqrt().recip()
    }

    /// The same PSF with another range of z for fits, um.
    ///
    /// # Errors
    ///
    /// Returns an error if the range reaches beyond the coefficients.
    pub fn with_z_range(mut self, z_range_um: [f64; 2]) -> Result<Self, InvalidSplinePsf> {
        self.parts.z_range_um = z_range_um;
        Self::new(self.parts)
    }
}

fn positive(what: &str, number: f64) -> Result<(), InvalidSplinePsf> {
    match number > 0.0 && number.is_finite() {
        true => Ok(()),
        false => invalid(format!(
            "{what} cannot be {number}: expected a finite number above 0"
        )),
    }
}

fn valid_knots(what: &str, knots: [f64; 2], coefficients: usize) -> Result<(), InvalidSplinePsf> {
    let last = (coefficients - 2) as f64;
    match knots[0] >= 1.0 - ROUNDING && knots[1] <= last + ROUNDING {
        true => Ok(()),
        false => invalid(format!(
            "{what} of a spline PSF reaches from knot {} to {}: expected 1 to {last}, of \
             {coefficients} coefficients",
            knots[0], knots[1]
        )),
    }
}

#[cfg(test)]
mod tests;
