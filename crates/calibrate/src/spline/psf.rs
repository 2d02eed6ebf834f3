//! Values of a PSF that is measured.

use gaussmle::SplinePsf;

use super::bead::Geometry;
use super::evaluate::{Images, Sums};
use super::grid::Grid;
use super::solve::Factor;

/// Coefficients with their origin.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    pub grid: Grid,
    pub origin: [f64; 3],
    pub spacing_um: f64,
}

impl Evaluator {
    /// Those of a PSF whose rows are as long as its columns, with one knot a pixel.
    pub fn of(psf: &SplinePsf) -> Self {
        let [planes, side, _] = psf.shape();
        let values = psf.coefficients().iter().map(|value| f64::from(*value));
        Self {
            grid: Grid {
                planes,
                side,
                values: values.collect(),
            },
            origin: psf.origin(),
            spacing_um: psf.plane_spacing_um(),
        }
    }

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

    /// See [`SplineCalibration::bounds`](super::report::SplineCalibration::bounds).
    pub fn bound(&self, z_um: f64, photons: f64, background: f64, side: usize) -> Option<[f64; 3]> {
        let images = self.images(z_um, side)?;
        let none = vec![0.0; side * side];
        let sums = Sums::of_frame(&images, &none, None, [photons, background]);
        let [x, y, z, ..] = Factor::new(&sums.matrix)?.variances().map(f64::sqrt);
        Some([x, y, z])
    }
}
