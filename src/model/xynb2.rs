//! The model `xynb2`: the widths along x and y are given.

use gaussmle_kernels::Psf;

use super::fitted_model::Model;
use super::kind::{Given, ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, X, Y};

pub(super) static KIND: ModelKind = ModelKind {
    name: "xynb2",
    label: "Gaussian, two widths given",
    help: "x, y, photons, background; a width along each axis is given",
    parameters: &[X, Y, Photons, Background],
    takes: Takes::Widths,
    picasso_methods: &[],
    psf: Psf::Xynb2,
};

impl Model {
    /// x, y, photons and background; the widths along x and y are given, um.
    pub fn xynb2(sigma_x_um: f64, sigma_y_um: f64) -> Self {
        Self {
            kind: &KIND,
            given: Given::Widths([sigma_x_um, sigma_y_um]),
        }
    }
}
