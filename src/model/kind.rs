//! The description of a model.

use gaussmle_kernels::Psf;

use super::astigmatism::Astigmatism;
use super::parameter::Parameter;

/// What is true of a model, whatever it is given.
#[derive(Debug, PartialEq)]
pub struct ModelKind {
    /// The name.
    pub name: &'static str,
    /// The name in dialogs.
    pub label: &'static str,
    /// What is fitted, in a line.
    pub help: &'static str,
    /// The free parameters, in order.
    pub parameters: &'static [Parameter],
    /// What it takes beside pixels.
    pub takes: Takes,
    /// The fit methods of `picasso localize` that have the same parameters.
    pub picasso_methods: &'static [&'static str],
    /// The kernel.
    pub(crate) psf: Psf,
}

/// What a model takes beside pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// The width of every spot.
    Width,
    /// The widths of every spot along x and y.
    Widths,
    /// On request, the start of fitted widths.
    StartWidth,
    /// An astigmatic curve, which files describe.
    Curve,
}

/// What a model is given beside pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Given {
    /// The widths of every spot along x and y, um.
    Widths([f64; 2]),
    /// The start of fitted widths, um; estimated from the pixels if `None`.
    StartWidth(Option<f64>),
    /// The widths as functions of z.
    Curve(Astigmatism),
}

/// The source of the widths of spots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Widths {
    /// The same along x and y for every spot, um.
    Given([f64; 2]),
    /// The parameter [`Sigma`](Parameter::Sigma).
    Round,
    /// The parameters [`SigmaX`](Parameter::SigmaX) and [`SigmaY`](Parameter::SigmaY).
    Elliptic,
    /// The parameter [`Z`](Parameter::Z).
    Curve(Astigmatism),
}

impl ModelKind {
    /// True if the widths along x and y may differ.
    pub fn has_two_widths(&self) -> bool {
        match self.takes {
            Takes::Width => false,
            Takes::Widths => true,
            Takes::StartWidth => !self.parameters.contains(&Parameter::Sigma),
            Takes::Curve => true,
        }
    }
}

impl Widths {
    /// The number of widths that are fitted.
    pub fn fitted(&self) -> usize {
        match self {
            Widths::Given(_) | Widths::Curve(_) => 0,
            Widths::Round => 1,
            Widths::Elliptic => 2,
        }
    }
}

impl Given {
    /// True if a model that takes this can be given it.
    pub(super) fn is_taken_as(&self, takes: Takes) -> bool {
        match self {
            Given::Widths([x, y]) => match takes {
                Takes::Width => x == y,
                Takes::Widths => true,
                Takes::StartWidth | Takes::Curve => false,
            },
            Given::StartWidth(_) => takes == Takes::StartWidth,
            Given::Curve(_) => takes == Takes::Curve,
        }
    }
}
