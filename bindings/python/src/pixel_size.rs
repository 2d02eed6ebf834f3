//! Sizes of camera pixels: a number of Python, or two.

use gaussmle::PixelSize;
use pyo3::prelude::*;

/// A pixel size, um.
#[derive(Clone, Copy, FromPyObject, IntoPyObject)]
pub enum Pixel {
    Square(f64),
    Sides((f64, f64)),
}

impl From<Pixel> for PixelSize {
    fn from(pixel: Pixel) -> Self {
        match pixel {
            Pixel::Square(um) => um.into(),
            Pixel::Sides((x_um, y_um)) => [x_um, y_um].into(),
        }
    }
}

impl From<PixelSize> for Pixel {
    fn from(size: PixelSize) -> Self {
        match size.is_square() {
            true => Self::Square(size.x_um()),
            false => Self::Sides(size.xy().into()),
        }
    }
}
