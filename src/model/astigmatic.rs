//! The model `astigmatic`: z is fitted, and the widths follow from it.

use gaussmle_kernels::Psf;

use super::astigmatism::Astigmatism;
use super::fitted_model::Model;
use super::kind::{Given, ModelKind, Takes};
use super::parameter::Parameter::{Background, Photons, X, Y, Z};

pub(super) static KIND: ModelKind = ModelKind {
    name: "astigmatic",
    label: "Astigmatic (3D)",
    help: "x, y, z, photons, background; the widths follow from z",
    parameters: &[X, Y, Z, Photons, Background],
    takes: Takes::Curve,
    picasso_methods: &["mle-3d", "lq-3d", "lq-gpu-3d"],
    psf: Psf::Astigmatic,
};

impl Model {
    /// x, y, z, photons and background; the widths follow from z.
    pub fn astigmatic(curve: Astigmatism) -> Self {
        Self {
            kind: &KIND,
            given: Given::Curve(curve),
        }
    }
}
