//! The astigmatic curve: widths that are functions of z.

use crate::error::{Result, positive, value};

/// The largest width of a spot, um. A larger value is most likely in nanometres.
const LARGEST_WIDTH_UM: f64 = 10.0;

/// Checks the width of a spot, um.
pub(super) fn check_width(option: &'static str, what: &str, um: f64) -> Result<()> {
    positive(option, what, um)?;
    if um > LARGEST_WIDTH_UM {
        let needed = "it must be at most 10; it is in um: 0.13 for 130 nm";
        return Err(value(option, what, um, needed));
    }
    Ok(())
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

    /// A curve of spots that have about this width in focus, um.
    pub(super) fn example(sigma_um: f64) -> Self {
        let focus = [sigma_um, 1.05 * sigma_um];
        Self::from_numbers([focus[0], focus[1], 0.05, -0.03, 0.02, 0.04, 0.25, 0.4])
    }

    /// The default bounds of z, um.
    pub(super) fn range_um(&self) -> [f64; 2] {
        let beyond = self.gamma_um.abs() + 1.5 * self.d_um.abs();
        self.z_range_um.unwrap_or([-beyond, beyond])
    }

    /// Checks that the squared widths stay positive in a range of z.
    ///
    /// # Errors
    ///
    /// Returns an error with the first z at which they do not.
    pub fn check(&self, lower_um: f64, upper_um: f64) -> Result<()> {
        self.check_lengths()?;
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

    fn check_lengths(&self) -> Result<()> {
        check_width("sigma_x0_um", "sigma_x0 (um)", self.sigma_x0_um)?;
        check_width("sigma_y0_um", "sigma_y0 (um)", self.sigma_y0_um)?;
        positive("d_um", "the depth d (um)", self.d_um)
    }

    /// Checks what can be checked while the bounds of z are not known.
    pub(super) fn check_numbers(&self) -> Result<()> {
        let [lower, upper] = self.range_um();
        if !(lower < upper) {
            let what = format!("the end of z from {lower} um");
            let needed = "the range of z must begin below its end";
            return Err(value(None, what, upper, needed));
        }
        self.check_lengths()
    }
}
