//! The model `spline`: z is fitted with a measured PSF.

use std::sync::Arc;

use gaussmle_kernels::Psf;

use super::fitted_model::Model;
use super::kind::{Given, ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, X, Y, Z};
use super::spline_psf::SplinePsf;
use super::spline2d;

pub(super) static KIND: ModelKind = ModelKind {
    name: "spline",
    label: "Measured PSF (3D)",
    help: "x, y, z, photons, background; the PSF was measured",
    parameters: &[X, Y, Z, Photons, Background],
    takes: Takes::Spline,
    picasso_methods: &[],
    psf: Psf::Spline,
};

impl Model {
    /// x, y, z, photons and background, with a measured PSF. A PSF of one plane makes a model without
    /// z.
    pub fn spline(psf: SplinePsf) -> Self {
        let kind = if psf.has_z() { &KIND } else { &spline2d::KIND };
        Self {
            kind,
            given: Given::Spline(Arc::new(psf)),
        }
    }
}
