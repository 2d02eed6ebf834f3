//! The model `xynb`: the width is given.

use gaussmle_kernels::Psf;

use super::fitted_model::Model;
use super::kind::{Given, ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, X, Y};

pub(super) static KIND: ModelKind = ModelKind {
    name: "xynb",
    label: "Gaussian, width given",
    help: "x, y, photons, background; the width is given",
    parameters: &[X, Y, Photons, Background],
    takes: Takes::Width,
    picasso_methods: &[],
    psf: Psf::Xynb,
};

impl Model {
    /// x, y, photons and background; the width is given, um.
    pub fn xynb(sigma_um: f64) -> Self {
        Self {
            kind: &KIND,
            given: Given::Widths([sigma_um; 2]),
        }
    }
}
