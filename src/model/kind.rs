//! The description of a model.

use std::sync::Arc;

use gaussmle_kernels::Psf;

use super::astigmatism::Astigmatism;
use super::parameter::Parameter;
use super::spline_psf::SplinePsf;

/// The description of a model, whatever it is given.
#[derive(Debug, PartialEq)]
pub struct ModelKind {
    /// The name.
    pub name: &'static str,
    /// The name in dialogs.
    pub label: &'static str,
    /// The fitted parameters, in a line.
    pub help: &'static str,
    /// The free parameters, in order.
    pub parameters: &'static [Parameter],
    /// The values it takes beside pixels.
    pub takes: Takes,
    /// The fit methods of `picasso localize` that have the same parameters.
    pub picasso_methods: &'static [&'static str],
    /// The kernel.
    pub(crate) psf: Psf,
}

/// The values that a model takes beside pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// The width of every spot.
    Width,
    /// On request, the start of fitted widths.
    StartWidth,
    /// An astigmatic curve, which files describe.
    Curve,
    /// A PSF that was measured in planes along z, which files have.
    Spline,
    /// A PSF that was measured in one plane.
    SplinePlane,
}

/// The values that a model is given beside pixels.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// The width of every spot, um.
    Width(f64),
    /// The start of fitted widths, um; estimated from the pixels if `None`.
    StartWidth(Option<f64>),
    /// The widths as functions of z.
    Curve(Astigmatism),
    /// A measured PSF.
    Spline(Arc<SplinePsf>),
}

/// The source of the widths of spots.
#[derive(Clone, Debug, PartialEq)]
pub enum Widths {
    /// The same along x and y for every spot, um.
    Given([f64; 2]),
    /// The parameter [`Sigma`](Parameter::Sigma).
    Round,
    /// The parameters [`SigmaX`](Parameter::SigmaX) and [`SigmaY`](Parameter::SigmaY).
    Elliptic,
    /// The parameter [`Z`](Parameter::Z).
    Curve(Astigmatism),
    /// A PSF that is no Gaussian, and the parameter [`Z`](Parameter::Z) if it has planes: those of
    /// Gaussians of the same peak.
    Spline(Arc<SplinePsf>),
}

impl ModelKind {
    /// True if the widths along x and y may differ.
    pub fn has_two_widths(&self) -> bool {
        match self.takes {
            Takes::Width => false,
            Takes::StartWidth => !self.parameters.contains(&Parameter::Sigma),
            Takes::Curve | Takes::Spline | Takes::SplinePlane => true,
        }
    }
}

impl Widths {
    /// The number of widths that are fitted.
    pub fn fitted(&self) -> usize {
        match self {
            Widths::Given(_) | Widths::Curve(_) | Widths::Spline(_) => 0,
            Widths::Round => 1,
            Widths::Elliptic => 2,
        }
    }
}

impl Given {
    /// The kind of these values.
    pub fn takes(&self) -> Takes {
        match self {
            Given::Width(_) => Takes::Width,
            Given::StartWidth(_) => Takes::StartWidth,
            Given::Curve(_) => Takes::Curve,
            Given::Spline(psf) if psf.has_z() => Takes::Spline,
            Given::Spline(_) => Takes::SplinePlane,
        }
    }
}
