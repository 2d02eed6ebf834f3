//! The model `spline2d`: spots of a measured PSF without z.

use gaussmle_kernels::Psf;

use super::kind::{ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, X, Y};

pub(super) static KIND: ModelKind = ModelKind {
    name: "spline2d",
    label: "Measured PSF (2D)",
    help: "x, y, photons, background; the PSF was measured in one plane",
    parameters: &[X, Y, Photons, Background],
    takes: Takes::SplinePlane,
    picasso_methods: &[],
    psf: Psf::Spline2d,
};
