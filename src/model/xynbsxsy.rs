//! The model `xynbsxsy`: a width along each axis is fitted.

use gaussmle_kernels::Psf;

use super::fitted_model::Model;
use super::kind::{Given, ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, SigmaX, SigmaY, X, Y};

pub(super) static KIND: ModelKind = ModelKind {
    name: "xynbsxsy",
    label: "Gaussian, two widths",
    help: "x, y, photons, background, two widths",
    parameters: &[X, Y, Photons, Background, SigmaX, SigmaY],
    takes: Takes::StartWidth,
    picasso_methods: &["mle", "mle-gpu", "lq", "lq-gpu", "sigmaxy"],
    psf: Psf::Xynbsxsy,
};

impl Model {
    /// x, y, photons, background and a width along each axis.
    pub fn xynbsxsy() -> Self {
        Self::xynbsxsy_from(None)
    }

    /// As [`Model::xynbsxsy`], with a start of both widths, um; estimated from the pixels if `None`.
    pub fn xynbsxsy_from(start_sigma_um: Option<f64>) -> Self {
        Self {
            kind: &KIND,
            given: Given::StartWidth(start_sigma_um),
        }
    }
}
