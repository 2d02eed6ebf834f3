//! The model `xynbs`: the width is fitted.

use gaussmle_kernels::Psf;

use super::fitted_model::Model;
use super::kind::{Given, ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, Sigma, X, Y};

pub(super) static KIND: ModelKind = ModelKind {
    name: "xynbs",
    label: "Gaussian, width fitted",
    help: "x, y, photons, background, one width",
    parameters: &[X, Y, Photons, Background, Sigma],
    takes: Takes::StartWidth,
    picasso_methods: &[
        "mle-spherical",
        "mle-spherical-gpu",
        "lq-spherical",
        "lq-spherical-gpu",
        "sigma",
    ],
    psf: Psf::Xynbs,
};

impl Model {
    /// x, y, photons, background and the width.
    pub fn xynbs() -> Self {
        Self::xynbs_from(None)
    }

    /// As [`Model::xynbs`], with a start of the width, um; estimated from the pixels if `None`.
    pub fn xynbs_from(start_sigma_um: Option<f64>) -> Self {
        Self {
            kind: &KIND,
            given: Given::StartWidth(start_sigma_um),
        }
    }
}
