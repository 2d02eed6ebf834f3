//! A model with what it was given.

use std::fmt;
use std::sync::Arc;

use gaussmle_kernels::Psf;

use super::astigmatism::{Astigmatism, check_width};
use super::kind::{Given, ModelKind, Takes, Widths};
use super::parameter::Parameter;
use super::spline_psf::SplinePsf;
use crate::PixelSize;
use crate::error::Result;

/// A model: a PSF and its free parameters.
///
/// ```
/// use gaussmle::{Model, Parameter};
///
/// let model = Model::xynb(0.13); // a given width of 0.13 um
/// assert_eq!(model.name(), "xynb");
/// let names: Vec<_> = model.parameters().iter().map(|p| p.name()).collect();
/// assert_eq!(names, ["x", "y", "photons", "background"]);
/// assert_eq!(Model::xynbs().index(Parameter::Sigma), Some(4));
/// ```
#[derive(Clone, PartialEq)]
pub struct Model {
    pub(super) kind: &'static ModelKind,
    pub(super) given: Given,
}

impl Model {
    /// The description.
    pub fn kind(&self) -> &'static ModelKind {
        self.kind
    }

    /// The values it was given beside pixels.
    pub fn given(&self) -> Given {
        self.given.clone()
    }

    /// The name.
    pub fn name(&self) -> &'static str {
        self.kind.name
    }

    /// The free parameters, in order.
    pub fn parameters(&self) -> &'static [Parameter] {
        self.kind.parameters
    }

    /// The index of a parameter; `None` if the model lacks it.
    pub fn index(&self, parameter: Parameter) -> Option<usize> {
        self.parameters().iter().position(|&p| p == parameter)
    }

    /// The width of every spot, um; `None` if widths are fitted or follow from z.
    pub fn given_width_um(&self) -> Option<f64> {
        match &self.given {
            Given::Width(um) => Some(*um),
            Given::StartWidth(_) | Given::Curve(_) | Given::Spline(_) => None,
        }
    }

    /// The start of the fitted widths, um; `None` if it is estimated from the pixels, or no width is
    /// fitted.
    pub fn start_width_um(&self) -> Option<f64> {
        match &self.given {
            Given::StartWidth(um) => *um,
            Given::Width(_) | Given::Curve(_) | Given::Spline(_) => None,
        }
    }

    /// The astigmatic curve.
    pub fn curve(&self) -> Option<Astigmatism> {
        match &self.given {
            Given::Curve(curve) => Some(*curve),
            Given::Width(_) | Given::StartWidth(_) | Given::Spline(_) => None,
        }
    }

    /// The measured PSF.
    pub fn spline_psf(&self) -> Option<&Arc<SplinePsf>> {
        match &self.given {
            Given::Spline(psf) => Some(psf),
            Given::Width(_) | Given::StartWidth(_) | Given::Curve(_) => None,
        }
    }

    /// The model with z multiplied by a factor: see [`Astigmatism::with_scaled_z`]. `None` for a model
    /// without z.
    pub fn with_scaled_z(self, factor: f64) -> Option<Self> {
        let given = match &self.given {
            Given::Curve(curve) => Given::Curve(curve.with_scaled_z(factor)),
            Given::Spline(psf) if psf.has_z() => {
                Given::Spline(Arc::new(SplinePsf::clone(psf).scaled_z(factor).ok()?))
            }
            Given::Spline(_) | Given::Width(_) | Given::StartWidth(_) => return None,
        };
        Some(Self { given, ..self })
    }

    /// The source of the widths of spots.
    pub fn widths(&self) -> Widths {
        match &self.given {
            Given::Width(um) => Widths::Given([*um; 2]),
            Given::StartWidth(_) if self.index(Parameter::Sigma).is_some() => Widths::Round,
            Given::StartWidth(_) => Widths::Elliptic,
            Given::Curve(curve) => Widths::Curve(*curve),
            Given::Spline(psf) => Widths::Spline(Arc::clone(psf)),
        }
    }

    /// The default bounds of the depth, um; `None` for a model without.
    #[doc(hidden)]
    pub fn depth_range_um(&self) -> Option<[f64; 2]> {
        let of_planes = self.spline_psf().filter(|psf| psf.has_z());
        let of_spline = of_planes.map(|psf| psf.z_range_um());
        self.curve().map(|curve| curve.range_um()).or(of_spline)
    }

    /// The kernel of the model.
    #[doc(hidden)]
    pub fn psf(&self) -> Psf {
        self.kind.psf
    }

    /// The kernel's constants of a Gaussian PSF. Widths are in pixels.
    #[doc(hidden)]
    pub fn constants(&self, pixel_size_um: PixelSize) -> [f64; 8] {
        let mut out = [0.0; 8];
        let [x_um, y_um] = pixel_size_um.xy();
        match &self.given {
            Given::Width(um) => out[..2].copy_from_slice(&[um / x_um, um / y_um]),
            Given::StartWidth(um) => {
                let start = um.unwrap_or(0.0) / x_um;
                out[..3].copy_from_slice(&[start, x_um / y_um, y_um / x_um]);
            }
            Given::Curve(c) => {
                let (x, y) = (c.sigma_x0_um / x_um, c.sigma_y0_um / y_um);
                out = [x, y, c.ax, c.ay, c.bx, c.by, c.gamma_um, c.d_um];
            }
            Given::Spline(_) => {}
        }
        out
    }

    /// Checks all values. [`FitterBuilder::build`](crate::FitterBuilder::build) does the same.
    ///
    /// # Errors
    ///
    /// Returns an error for the first value that is not possible.
    pub fn check(&self) -> Result<()> {
        match &self.given {
            Given::Width(um) => check_width("sigma_um", "sigma (um)", *um),
            Given::StartWidth(um) => um.map_or(Ok(()), |um| {
                check_width("sigma_um", "the starting sigma (um)", um)
            }),
            // `Astigmatism::check` checks the curve once the bounds of z are known.
            Given::Curve(curve) => curve.check_numbers(),
            // It was checked when it was made.
            Given::Spline(_) => Ok(()),
        }
    }
}

impl fmt::Debug for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(self.name()).field(&self.given).finish()
    }
}

impl ModelKind {
    /// The model with what it takes; `None` if it takes something else.
    pub fn with(&'static self, given: Given) -> Option<Model> {
        (given.takes() == self.takes).then_some(Model { kind: self, given })
    }

    /// A model for spots of about this width, um, for tests, benchmarks and documents.
    pub fn example(&'static self, sigma_um: f64) -> Model {
        let given = match self.takes {
            Takes::Width => Given::Width(sigma_um),
            Takes::StartWidth => Given::StartWidth(None),
            Takes::Curve => Given::Curve(Astigmatism::example(sigma_um)),
            Takes::Spline => Given::Spline(Arc::new(SplinePsf::example())),
            Takes::SplinePlane => Given::Spline(Arc::new(SplinePsf::example().plane(0.1))),
        };
        Model { kind: self, given }
    }
}
