//! Models: a Gaussian integrated over each pixel, and its free parameters.

use std::fmt;

use gaussmle_kernels::spec::Psf;

use crate::error::{Result, positive, value};

/// A parameter of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parameter {
    /// Position along columns, um.
    X,
    /// Position along rows, um.
    Y,
    /// Position along the optical axis, um.
    Z,
    /// Photoelectrons of the whole spot.
    Photons,
    /// Background, photoelectrons per pixel.
    Background,
    /// Width along both axes, um.
    Sigma,
    /// Width along x, um.
    SigmaX,
    /// Width along y, um.
    SigmaY,
}

impl Parameter {
    /// The name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Parameter::X => "x",
            Parameter::Y => "y",
            Parameter::Z => "z",
            Parameter::Photons => "photons",
            Parameter::Background => "background",
            Parameter::Sigma => "sigma",
            Parameter::SigmaX => "sigma_x",
            Parameter::SigmaY => "sigma_y",
        }
    }

    /// The parameter with this name in tables.
    pub fn from_name(name: &str) -> Option<Self> {
        let all = [
            Parameter::X,
            Parameter::Y,
            Parameter::Z,
            Parameter::Photons,
            Parameter::Background,
            Parameter::Sigma,
            Parameter::SigmaX,
            Parameter::SigmaY,
        ];
        all.into_iter().find(|parameter| parameter.name() == name)
    }

    /// The unit.
    pub fn unit(self) -> &'static str {
        match self {
            Parameter::Photons => "photons",
            Parameter::Background => "photons/pixel",
            _ => "um",
        }
    }

    /// True if it is a length in the image plane. The kernel has these in pixels.
    pub(crate) fn is_lateral(self) -> bool {
        !matches!(
            self,
            Parameter::Photons | Parameter::Background | Parameter::Z
        )
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The astigmatic curve: the widths of a PSF as functions of z. A calibration with beads measures
/// it.
///
/// `sigma_x(z) = sigma_x0 sqrt(1 + t^2 + Ax t^3 + Bx t^4)` with `t = (z - gamma) / d`, and
/// `sigma_y(z) = sigma_y0 sqrt(1 + t^2 + Ay t^3 + By t^4)` with `t = (z + gamma) / d`.
///
/// ```
/// use gaussmle::{Astigmatism, Model};
///
/// // sigma_x0, sigma_y0 (um), Ax, Ay, Bx, By, gamma, d (um)
/// let curve = Astigmatism::from_numbers([0.13, 0.135, 0.05, -0.03, 0.02, 0.04, 0.25, 0.4]);
/// let (sigma_x, sigma_y) = curve.widths_um(0.25); // the focus of x
/// assert!(sigma_x == 0.13 && sigma_y > sigma_x);
/// assert_eq!(Model::astigmatic(curve).parameters().len(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the formula above names them")]
pub struct Astigmatism {
    pub sigma_x0_um: f64,
    pub sigma_y0_um: f64,
    pub ax: f64,
    pub ay: f64,
    pub bx: f64,
    pub by: f64,
    pub gamma_um: f64,
    pub d_um: f64,
    /// The range of z in which the curve is valid, and the default bounds of z. `None` stands for
    /// 1.5 d beyond both foci.
    pub z_range_um: Option<[f64; 2]>,
}

impl Astigmatism {
    /// The curve with these numbers: sigma_x0 and sigma_y0 (um), Ax, Ay, Bx, By, gamma and d (um).
    pub fn from_numbers(numbers: [f64; 8]) -> Self {
        let [sigma_x0_um, sigma_y0_um, ax, ay, bx, by, gamma_um, d_um] = numbers;
        Self {
            sigma_x0_um,
            sigma_y0_um,
            ax,
            ay,
            bx,
            by,
            gamma_um,
            d_um,
            z_range_um: None,
        }
    }

    /// The numbers of the curve, in the order of [`Astigmatism::from_numbers`].
    pub fn numbers(&self) -> [f64; 8] {
        [
            self.sigma_x0_um,
            self.sigma_y0_um,
            self.ax,
            self.ay,
            self.bx,
            self.by,
            self.gamma_um,
            self.d_um,
        ]
    }

    /// The same curve over `z * factor`: fits with it give z and its standard deviation multiplied by
    /// the factor. The focal shift between media of different refractive index is such a factor.
    ///
    /// ```
    /// use gaussmle::Astigmatism;
    ///
    /// let curve = Astigmatism::from_numbers([0.13, 0.14, 0.08, -0.12, 0.06, 0.1, 0.22, 0.42]);
    /// let scaled = curve.with_scaled_z(0.75);
    /// let (x, y) = curve.widths_um(0.4);
    /// let (scaled_x, scaled_y) = scaled.widths_um(0.4 * 0.75);
    /// assert!((x - scaled_x).abs() < 1e-12 && (y - scaled_y).abs() < 1e-12);
    /// ```
    pub fn with_scaled_z(self, factor: f64) -> Self {
        Self {
            gamma_um: self.gamma_um * factor,
            d_um: self.d_um * factor,
            z_range_um: self.z_range_um.map(|range| range.map(|z| z * factor)),
            ..self
        }
    }

    /// The widths sigma_x and sigma_y at z, um.
    pub fn widths_um(&self, z_um: f64) -> (f64, f64) {
        let (qx, qy) = self.squared_ratios(z_um);
        (self.sigma_x0_um * qx.sqrt(), self.sigma_y0_um * qy.sqrt())
    }

    /// `(sigma(z) / sigma_0)^2` along x and y.
    fn squared_ratios(&self, z_um: f64) -> (f64, f64) {
        let square = |t: f64, a: f64, b: f64| 1.0 + t * t * (1.0 + t * (a + t * b));
        (
            square((z_um - self.gamma_um) / self.d_um, self.ax, self.bx),
            square((z_um + self.gamma_um) / self.d_um, self.ay, self.by),
        )
    }

    /// The default bounds of z, um.
    pub(crate) fn range_um(&self) -> [f64; 2] {
        let beyond = self.gamma_um.abs() + 1.5 * self.d_um.abs();
        self.z_range_um.unwrap_or([-beyond, beyond])
    }

    /// Checks that the squared widths stay positive in a range of z.
    ///
    /// # Errors
    ///
    /// Returns an error with the first z at which they do not.
    pub fn check(&self, lower_um: f64, upper_um: f64) -> Result<()> {
        positive("sigma_x0_um", "sigma_x0 (um)", self.sigma_x0_um)?;
        positive("sigma_y0_um", "sigma_y0 (um)", self.sigma_y0_um)?;
        positive("d_um", "the depth d (um)", self.d_um)?;
        const STEPS: u32 = 400;
        for step in 0..=STEPS {
            let z = lower_um + (upper_um - lower_um) * f64::from(step) / f64::from(STEPS);
            let (qx, qy) = self.squared_ratios(z);
            let smallest = qx.min(qy);
            // Written so that NaN fails too.
            if !(smallest >= 0.05) {
                let needed = "it must stay above 0.05: narrow the bounds of z, or check the curve";
                let what = format!("(sigma(z)/sigma_0)^2 of the astigmatic PSF at z = {z:.3} um");
                return Err(value(None, what, smallest, needed));
            }
        }
        Ok(())
    }
}

/// A model: a Gaussian PSF and its free parameters.
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
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Model {
    /// x, y, photons, background; the width is given.
    Xynb {
        /// The width, um.
        sigma_um: f64,
    },
    /// x, y, photons, background, sigma.
    Xynbs {
        /// The starting width, um; estimated from the pixels if `None`.
        start_sigma_um: Option<f64>,
    },
    /// x, y, photons, background, sigma_x, sigma_y.
    Xynbsxsy {
        /// The starting width, um; estimated from the pixels if `None`.
        start_sigma_um: Option<f64>,
    },
    /// x, y, z, photons, background; the widths follow from z.
    Astigmatic(Astigmatism),
}

impl Model {
    /// x, y, photons and background; the width is given, um.
    pub fn xynb(sigma_um: f64) -> Self {
        Model::Xynb { sigma_um }
    }

    /// x, y, photons, background and the width.
    pub fn xynbs() -> Self {
        Model::Xynbs {
            start_sigma_um: None,
        }
    }

    /// x, y, photons, background and a width along each axis.
    pub fn xynbsxsy() -> Self {
        Model::Xynbsxsy {
            start_sigma_um: None,
        }
    }

    /// x, y, z, photons and background; the widths follow from z.
    pub fn astigmatic(curve: Astigmatism) -> Self {
        Model::Astigmatic(curve)
    }

    /// The name.
    pub fn name(&self) -> &'static str {
        match self {
            Model::Xynb { .. } => "xynb",
            Model::Xynbs { .. } => "xynbs",
            Model::Xynbsxsy { .. } => "xynbsxsy",
            Model::Astigmatic(_) => "astigmatic",
        }
    }

    /// The free parameters, in order.
    pub fn parameters(&self) -> &'static [Parameter] {
        use Parameter::{Background, Photons, Sigma, SigmaX, SigmaY, X, Y, Z};
        match self {
            Model::Xynb { .. } => &[X, Y, Photons, Background],
            Model::Xynbs { .. } => &[X, Y, Photons, Background, Sigma],
            Model::Xynbsxsy { .. } => &[X, Y, Photons, Background, SigmaX, SigmaY],
            Model::Astigmatic(_) => &[X, Y, Z, Photons, Background],
        }
    }

    /// The index of a parameter; `None` if the model lacks it.
    pub fn index(&self, parameter: Parameter) -> Option<usize> {
        self.parameters().iter().position(|&p| p == parameter)
    }

    pub(crate) fn psf(&self) -> Psf {
        match self {
            Model::Xynb { .. } => Psf::Xynb,
            Model::Xynbs { .. } => Psf::Xynbs,
            Model::Xynbsxsy { .. } => Psf::Xynbsxsy,
            Model::Astigmatic(_) => Psf::Astigmatic,
        }
    }

    /// The kernel's constants of the PSF. Widths are in pixels.
    pub(crate) fn constants(&self, pixel_size_um: f64) -> [f64; 8] {
        let mut out = [0.0; 8];
        match *self {
            Model::Xynb { sigma_um } => out[0] = sigma_um / pixel_size_um,
            Model::Xynbs { start_sigma_um } | Model::Xynbsxsy { start_sigma_um } => {
                out[0] = start_sigma_um.unwrap_or(0.0) / pixel_size_um;
            }
            Model::Astigmatic(c) => {
                let (x, y) = (c.sigma_x0_um / pixel_size_um, c.sigma_y0_um / pixel_size_um);
                out = [x, y, c.ax, c.ay, c.bx, c.by, c.gamma_um, c.d_um];
            }
        }
        out
    }

    /// Checks all values. [`FitterBuilder::build`](crate::FitterBuilder::build) does the same.
    ///
    /// # Errors
    ///
    /// Returns an error for the first value that is not possible.
    pub fn check(&self) -> Result<()> {
        match *self {
            Model::Xynb { sigma_um } => positive("sigma_um", "sigma (um)", sigma_um),
            Model::Xynbs { start_sigma_um } | Model::Xynbsxsy { start_sigma_um } => start_sigma_um
                .map_or(Ok(()), |sigma| {
                    positive("sigma_um", "the starting sigma (um)", sigma)
                }),
            // `Astigmatism::check` checks the curve once the bounds of z are known.
            Model::Astigmatic(curve) => {
                let [lower, upper] = curve.range_um();
                if !(lower < upper) {
                    let needed = "the range of z must begin below its end";
                    return Err(value(
                        None,
                        format!("the end of z from {lower} um"),
                        upper,
                        needed,
                    ));
                }
                positive("sigma_x0_um", "sigma_x0 (um)", curve.sigma_x0_um)?;
                positive("sigma_y0_um", "sigma_y0 (um)", curve.sigma_y0_um)?;
                positive("d_um", "the depth d (um)", curve.d_um)
            }
        }
    }
}
