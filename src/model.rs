//! What is fitted: a Gaussian integrated over pixels, and which of its parameters are free.

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
    /// Photoelectrons of the whole Gaussian.
    Photons,
    /// Photoelectrons per pixel.
    Background,
    /// Width along both axes, um.
    Sigma,
    /// Width along x, um.
    SigmaX,
    /// Width along y, um.
    SigmaY,
}

impl Parameter {
    /// Its name in tables.
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

    /// Its unit.
    pub fn unit(self) -> &'static str {
        match self {
            Parameter::Photons => "photons",
            Parameter::Background => "photons/pixel",
            _ => "um",
        }
    }

    /// Whether it is a length in the image plane, which the kernel has in pixels.
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

/// How the widths of an astigmatic PSF follow from z:
/// `sigma_x(z) = sigma_x0 sqrt(1 + t^2 + Ax t^3 + Bx t^4)` with `t = (z - gamma) / d`, and
/// `sigma_y(z) = sigma_y0 sqrt(1 + t^2 + Ay t^3 + By t^4)` with `t = (z + gamma) / d`. It is fitted to the widths of beads at known
/// heights.
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
    /// Where the curve holds, from and to: fits seek z there, unless they are given bounds. One and a half depths beyond both foci if it is not known.
    pub z_range_um: Option<[f64; 2]>,
}

impl Astigmatism {
    /// A curve of its eight numbers: sigma_x0 and sigma_y0 (um), Ax, Ay, Bx, By, gamma and d (um).
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

    /// These numbers of the curve.
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

    /// The widths at a depth, um: sigma_x and sigma_y.
    pub fn widths_um(&self, z_um: f64) -> (f64, f64) {
        let (qx, qy) = self.squares(z_um);
        (self.sigma_x0_um * qx.sqrt(), self.sigma_y0_um * qy.sqrt())
    }

    /// What stands under the two roots.
    fn squares(&self, z_um: f64) -> (f64, f64) {
        let square = |t: f64, a: f64, b: f64| 1.0 + t * t * (1.0 + t * (a + t * b));
        (
            square((z_um - self.gamma_um) / self.d_um, self.ax, self.bx),
            square((z_um + self.gamma_um) / self.d_um, self.ay, self.by),
        )
    }

    /// The range of z that is searched unless told otherwise.
    pub(crate) fn range_um(&self) -> [f64; 2] {
        let beyond = self.gamma_um.abs() + 1.5 * self.d_um.abs();
        self.z_range_um.unwrap_or([-beyond, beyond])
    }

    /// Refuses a curve that is not positive all over the range of z.
    pub(crate) fn check(&self, lower_um: f64, upper_um: f64) -> Result<()> {
        positive("sigma_x0 (um)", self.sigma_x0_um)?;
        positive("sigma_y0 (um)", self.sigma_y0_um)?;
        positive("the depth d (um)", self.d_um)?;
        const STEPS: u32 = 400;
        for step in 0..=STEPS {
            let z = lower_um + (upper_um - lower_um) * f64::from(step) / f64::from(STEPS);
            let (qx, qy) = self.squares(z);
            let smallest = qx.min(qy);
            // NaN coefficients fail this too.
            if !(smallest >= 0.05) {
                let needed = "it must stay above 0.05: narrow the bounds of z, or check the curve";
                let what = format!("(sigma(z)/sigma_0)^2 of the astigmatic PSF at z = {z:.3} um");
                return Err(value(what, smallest, needed));
            }
        }
        Ok(())
    }
}

/// A model: parameters in the order of [`Model::parameters`].
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
        /// The width to start from, um; from the data if none.
        start_sigma_um: Option<f64>,
    },
    /// x, y, photons, background, sigma_x, sigma_y.
    Xynbsxsy {
        /// The width to start from, um; from the data if none.
        start_sigma_um: Option<f64>,
    },
    /// x, y, z, photons, background.
    Astigmatic(Astigmatism),
}

impl Model {
    /// x, y, photons, background, with the width given in micrometres.
    pub fn xynb(sigma_um: f64) -> Self {
        Model::Xynb { sigma_um }
    }

    /// x, y, photons, background and the width.
    pub fn xynbs() -> Self {
        Model::Xynbs {
            start_sigma_um: None,
        }
    }

    /// x, y, photons, background and one width for each axis.
    pub fn xynbsxsy() -> Self {
        Model::Xynbsxsy {
            start_sigma_um: None,
        }
    }

    /// x, y, z, photons, background.
    pub fn astigmatic(curve: Astigmatism) -> Self {
        Model::Astigmatic(curve)
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            Model::Xynb { .. } => "xynb",
            Model::Xynbs { .. } => "xynbs",
            Model::Xynbsxsy { .. } => "xynbsxsy",
            Model::Astigmatic(_) => "astigmatic",
        }
    }

    /// Its free parameters, in order.
    pub fn parameters(&self) -> &'static [Parameter] {
        use Parameter::{Background, Photons, Sigma, SigmaX, SigmaY, X, Y, Z};
        match self {
            Model::Xynb { .. } => &[X, Y, Photons, Background],
            Model::Xynbs { .. } => &[X, Y, Photons, Background, Sigma],
            Model::Xynbsxsy { .. } => &[X, Y, Photons, Background, SigmaX, SigmaY],
            Model::Astigmatic(_) => &[X, Y, Z, Photons, Background],
        }
    }

    /// Where a parameter stands among them.
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

    /// The PSF's constants as the kernel has them: widths in pixels, the rest as they are.
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

    /// Refuses numbers that make no sense. Whoever takes a model does so, too.
    ///
    /// # Errors
    ///
    /// If one does not.
    pub fn check(&self) -> Result<()> {
        match *self {
            Model::Xynb { sigma_um } => positive("sigma (um)", sigma_um),
            Model::Xynbs { start_sigma_um } | Model::Xynbsxsy { start_sigma_um } => {
                start_sigma_um.map_or(Ok(()), |sigma| positive("the starting sigma (um)", sigma))
            }
            // The curve is held against the range of z, which the bounds set.
            Model::Astigmatic(curve) => {
                let [lower, upper] = curve.range_um();
                if !(lower < upper) {
                    let needed = "the range of z must begin below its end";
                    return Err(value(
                        format!("the end of z from {lower} um"),
                        upper,
                        needed,
                    ));
                }
                positive("sigma_x0 (um)", curve.sigma_x0_um)?;
                positive("sigma_y0 (um)", curve.sigma_y0_um)?;
                positive("the depth d (um)", curve.d_um)
            }
        }
    }
}
