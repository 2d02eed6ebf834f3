//! The measured PSF.

use gaussmle::{InvalidSplinePsf, SplineParts, SplinePsf};

use super::bead::Geometry;
use super::evaluate::{Images, Sums};
use super::grid::Grid;
use super::solve::Factor;

/// A PSF as a tensor product of cubic B-splines with one knot a pixel.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MeasuredPsf {
    /// Coefficients `[plane][row][column]`.
    pub coefficients: Vec<f32>,
    /// Their planes, rows and columns.
    pub shape: [usize; 3],
    /// The knots along x, y and z of a molecule's own place at z = 0.
    ///
    /// z = 0 is the sharpest plane; x and y are the centre of light there.
    pub origin: [f64; 3],
    /// Knots a pixel along x and y.
    pub knots_per_pixel: usize,
    /// The distance of planes, um.
    pub plane_spacing_um: f64,
    /// Pixels whose centres are within this distance of the molecule along x and y were measured.
    pub half_window_px: f64,
    /// The z that may be used, um.
    pub z_range_um: [f64; 2],
}

impl MeasuredPsf {
    /// The standard deviations of x, y (pixels) and z (um) that no unbiased fit can beat, for a
    /// molecule in the middle of a ROI of `side` pixels with these photons and background a pixel.
    /// `None` if z is outside the coefficients or the image does not determine all parameters.
    pub fn bound(&self, z_um: f64, photons: f64, background: f64, side: usize) -> Option<[f64; 3]> {
        self.evaluator().bound(z_um, photons, background, side)
    }

    /// The PSF as fits take it.
    ///
    /// # Errors
    ///
    /// Returns an error if the measured numbers make no PSF.
    pub(crate) fn for_fits(&self) -> Result<SplinePsf, InvalidSplinePsf> {
        SplinePsf::new(SplineParts {
            coefficients: self.coefficients.clone(),
            shape: self.shape,
            knots_per_pixel: self.knots_per_pixel as f64,
            origin: self.origin,
            plane_spacing_um: self.plane_spacing_um,
            half_window_px: self.half_window_px,
            z_range_um: self.z_range_um,
        })
    }

    /// The coefficients in double precision, to evaluate several times.
    pub(super) fn evaluator(&self) -> Evaluator {
        let [planes, side, _] = self.shape;
        let values = self
            .coefficients
            .iter()
            .map(|value| f64::from(*value))
            .collect();
        Evaluator {
            grid: Grid {
                planes,
                side,
                values,
            },
            origin: self.origin,
            spacing_um: self.plane_spacing_um,
        }
    }
}

/// Coefficients with their origin.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    pub grid: Grid,
    pub origin: [f64; 3],
    pub spacing_um: f64,
}

impl Evaluator {
    pub fn geometry(&self, pixels: usize) -> Geometry {
        Geometry {
            pixels,
            origin: self.origin,
            spacing_um: self.spacing_um,
        }
    }

    /// The images of a molecule in the middle of a ROI.
    pub fn images(&self, z_um: f64, side: usize) -> Option<Images> {
        let middle = (side - 1) as f64 / 2.0;
        let tap = self
            .geometry(side)
            .tap(&self.grid, [middle, middle, z_um])?;
        let mut images = Images::new(side);
        images.evaluate(&self.grid, &tap, self.spacing_um);
        Some(images)
    }

    pub fn bound(&self, z_um: f64, photons: f64, background: f64, side: usize) -> Option<[f64; 3]> {
        let images = self.images(z_um, side)?;
        let none = vec![0.0; side * side];
        let sums = Sums::of_frame(&images, &none, None, [photons, background]);
        let [x, y, z, ..] = Factor::new(&sums.matrix)?.variances().map(f64::sqrt);
        Some([x, y, z])
    }
}
