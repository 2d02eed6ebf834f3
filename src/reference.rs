//! The reference: the same likelihood as the kernel's, in `f64` and with independent code.
//!
//! The kernel is tested against it. It shares only the default bounds with the kernel. Derivatives
//! are computed pixel by pixel, erf and log-gamma are those of `libm`, and a line search on the
//! likelihood limits each step.
//!
//! Parameters are in the order of the model. Lengths in the image plane are in pixels (an integer
//! is the centre of a pixel), z is in micrometres. Photons and background are in photoelectrons,
//! divided by the excess-noise factor of the camera.

use std::sync::Arc;

use crate::camera::Camera;
use crate::engine;
use crate::error::{Result, value};
use crate::fit_options::FitOptions;
use crate::model::{Astigmatism, Model, SplinePsf, Widths};

/// The largest number of parameters of a model.
const MAX_PARAMETERS: usize = 6;

/// A symmetric matrix. Only the first rows and columns are used, one for each parameter of the
/// model.
pub type Matrix = [[f64; MAX_PARAMETERS]; MAX_PARAMETERS];

/// The calibrated pixels of one spot, and the model to fit.
///
/// ```
/// use gaussmle::{Camera, Model, reference::Problem, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let simulated = Simulation::new(11).run(1)?;
/// let adu: Vec<f64> = simulated.pixels.iter().map(|&adu| adu.into()).collect();
/// let model = Model::xynb(0.13);
/// let problem = Problem::new(&model, &Camera::ideal(0.1), &adu, (0, 0))?;
/// let optimum = problem.fit(&simulated.truth[0].theta(&model));
/// let crlb = problem.crlb(&optimum.theta).expect("the Fisher matrix is regular");
/// println!("x = {:.3} +- {:.3} pixels", optimum.theta[0], crlb[0][0].sqrt());
/// assert!(optimum.decrement < 1e-4);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    psf: PixelPsf,
    size: usize,
    pixels: Vec<Pixel>,
    /// The terms of the log-likelihood without parameters: `-sum log(value!)`.
    constant: f64,
    bounds: Vec<(f64, f64)>,
}

#[derive(Clone, Copy, Debug)]
struct Pixel {
    x: usize,
    y: usize,
    /// Photoelectrons plus variance.
    value: f64,
    variance: f64,
}

/// The PSF with widths in pixels.
#[derive(Clone, Debug)]
enum PixelPsf {
    Fixed([f64; 2]),
    /// The width of a pixel over its height: the fitted width is in pixels along x.
    OneWidth(f64),
    TwoWidths,
    Astigmatic(Astigmatism),
    Spline(Arc<SplinePsf>),
}

/// The optimum of a [`Problem`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Optimum {
    /// The parameters.
    pub theta: Vec<f64>,
    /// The log-likelihood.
    pub log_likelihood: f64,
    /// The length of the remaining step, in units of the CRLB.
    pub decrement: f64,
    /// True if a parameter is at its bound.
    pub at_bound: bool,
    /// The number of iterations.
    pub iterations: usize,
}

/// `log(d!)` for real d. The likelihood lacks this term for d below 0.
fn log_factorial(d: f64) -> f64 {
    if d > 0.0 { libm::lgamma(d + 1.0) } else { 0.0 }
}

impl Problem {
    /// Calibrates the pixels (ADU, row by row) of a square ROI. `corner` is (x, y) on the sensor.
    ///
    /// # Errors
    ///
    /// Returns an error if a value of the model or camera is not possible, or the ROI is not square
    /// or leaves the camera maps.
    pub fn new(model: &Model, camera: &Camera, adu: &[f64], corner: (i32, i32)) -> Result<Self> {
        model.check()?;
        camera.check()?;
        let size = adu.len().isqrt();
        if size * size != adu.len() {
            let needed = "a square ROI's pixels, row by row, are needed";
            return Err(value(
                None,
                "the number of pixels",
                adu.len() as f64,
                needed,
            ));
        }
        camera.check_corner(0, corner, size)?;
        let excess = camera.excess_noise;
        let mut pixels = Vec::with_capacity(adu.len());
        for (p, &adu) in adu.iter().enumerate() {
            let (x, y) = (p % size, p / size);
            // With maps, the corner is inside. Without, it has no effect and may be negative.
            let at = |first: i32, step: usize| usize::try_from(first).unwrap_or(0) + step;
            let (column, row) = (at(corner.0, x), at(corner.1, y));
            let Some([offset, gain, variance]) = camera.pixel(column, row) else {
                continue;
            };
            let variance = variance / (excess * excess);
            pixels.push(Pixel {
                x,
                y,
                value: (adu - offset) * gain / excess + variance,
                variance,
            });
        }
        let [x_um, y_um] = camera.pixel_size_um.xy();
        let psf = match model.widths() {
            Widths::Given(um) => PixelPsf::Fixed([um[0] / x_um, um[1] / y_um]),
            Widths::Round => PixelPsf::OneWidth(x_um / y_um),
            Widths::Elliptic => PixelPsf::TwoWidths,
            Widths::Curve(curve) => PixelPsf::Astigmatic(Astigmatism {
                sigma_x0_um: curve.sigma_x0_um / x_um,
                sigma_y0_um: curve.sigma_y0_um / y_um,
                ..curve
            }),
            Widths::Spline(psf) => PixelPsf::Spline(psf),
        };
        let mut bounds = engine::bounds(model, &FitOptions::default(), camera.pixel_size_um, size);
        for (k, bound) in bounds.iter_mut().enumerate() {
            if k == psf.photons() || k == psf.photons() + 1 {
                *bound = (bound.0 / excess, bound.1 / excess);
            }
        }
        let constant = pixels.iter().map(|pixel| -log_factorial(pixel.value)).sum();
        Ok(Self {
            psf,
            size,
            pixels,
            constant,
            bounds,
        })
    }

    /// The number of free parameters.
    pub fn parameters(&self) -> usize {
        self.bounds.len()
    }

    /// The number of pixels without mask.
    pub fn pixels(&self) -> usize {
        self.pixels.len()
    }

    /// Sets the bounds of parameter `k`.
    pub fn set_bounds(&mut self, k: usize, lower: f64, upper: f64) {
        self.bounds[k] = (lower, upper);
    }

    /// The expected photoelectrons of the pixel at (x, y), and their derivatives by the parameters.
    pub fn model(&self, theta: &[f64], x: usize, y: usize) -> (f64, [f64; MAX_PARAMETERS]) {
        if let PixelPsf::Spline(psf) = &self.psf {
            return of_spline(psf, theta, x, y);
        }
        let (width_x, width_y) = self.psf.widths(theta);
        let u = fraction(x as f64, theta[0], width_x);
        let v = fraction(y as f64, theta[1], width_y);
        self.combine(theta, &u, &v)
    }

    /// The model of every pixel. The fractions of each column and row are computed once.
    fn models(&self, theta: &[f64]) -> impl Iterator<Item = (&Pixel, f64, [f64; MAX_PARAMETERS])> {
        let spline = match &self.psf {
            PixelPsf::Spline(psf) => Some(psf),
            _ => None,
        };
        let (width_x, width_y) = self.psf.widths(theta);
        let along = |centre, width| -> Vec<Fraction> {
            (0..self.size)
                .map(|i| fraction(i as f64, centre, width))
                .collect()
        };
        let (u, v) = (along(theta[0], width_x), along(theta[1], width_y));
        let theta = theta.to_vec();
        self.pixels.iter().map(move |pixel| {
            let (mean, slope) = match spline {
                Some(psf) => of_spline(psf, &theta, pixel.x, pixel.y),
                None => self.combine(&theta, &u[pixel.x], &v[pixel.y]),
            };
            (pixel, mean + pixel.variance, slope)
        })
    }

    fn combine(&self, theta: &[f64], u: &Fraction, v: &Fraction) -> (f64, [f64; MAX_PARAMETERS]) {
        let n = self.psf.photons();
        let (photons, background) = (theta[n], theta[n + 1]);
        let mut slope = [0.0; MAX_PARAMETERS];
        slope[0] = photons * u.by_centre * v.value;
        slope[1] = photons * u.value * v.by_centre;
        slope[n] = u.value * v.value;
        slope[n + 1] = 1.0;
        let to_x = photons * u.by_width * v.value;
        let to_y = photons * u.value * v.by_width;
        match &self.psf {
            PixelPsf::Fixed(_) | PixelPsf::Spline(_) => {}
            PixelPsf::OneWidth(aspect) => slope[4] = to_x + aspect * to_y,
            PixelPsf::TwoWidths => (slope[4], slope[5]) = (to_x, to_y),
            PixelPsf::Astigmatic(curve) => {
                let (dx, dy) = width_slopes(curve, theta[2]);
                slope[2] = to_x * dx + to_y * dy;
            }
        }
        (photons * u.value * v.value + background, slope)
    }

    /// The log-likelihood, with constant terms.
    pub fn log_likelihood(&self, theta: &[f64]) -> f64 {
        let of = |(pixel, mean, _): (&Pixel, f64, _)| pixel.value * libm::log(mean) - mean;
        self.constant + self.models(theta).map(of).sum::<f64>()
    }

    /// The deviance: 2 (log-likelihood of the saturated model - log-likelihood at `theta`).
    pub fn deviance(&self, theta: &[f64]) -> f64 {
        let saturated = |pixel: &Pixel| {
            let d = pixel.value;
            if d > 0.0 {
                d * libm::log(d) - d - log_factorial(d)
            } else {
                0.0
            }
        };
        let best: f64 = self.pixels.iter().map(saturated).sum();
        2.0 * (best - self.log_likelihood(theta))
    }

    /// The gradient of the log-likelihood, and the Fisher matrix.
    pub fn gradient_and_fisher(&self, theta: &[f64]) -> ([f64; MAX_PARAMETERS], Matrix) {
        let mut gradient = [0.0; MAX_PARAMETERS];
        let mut fisher = [[0.0; MAX_PARAMETERS]; MAX_PARAMETERS];
        for (pixel, mean, slope) in self.models(theta) {
            for k in 0..self.parameters() {
                gradient[k] += (pixel.value / mean - 1.0) * slope[k];
                for l in 0..self.parameters() {
                    fisher[k][l] += slope[k] * slope[l] / mean;
                }
            }
        }
        (gradient, fisher)
    }

    /// The Cramér-Rao bound: the inverse of the Fisher matrix. `None` if the matrix is singular.
    pub fn crlb(&self, theta: &[f64]) -> Option<Matrix> {
        let (_, fisher) = self.gradient_and_fisher(theta);
        invert(&fisher, self.parameters())
    }

    /// The side of the ROI, pixels.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Maximizes the likelihood within the bounds, from `start`.
    pub fn fit(&self, start: &[f64]) -> Optimum {
        const MAX_ITERATIONS: usize = 1000;
        const TOLERANCE: f64 = 1e-9;
        let n = self.parameters();
        let mut theta: Vec<f64> = start
            .iter()
            .zip(&self.bounds)
            .map(|(&t, &(lower, upper))| t.clamp(lower, upper))
            .collect();
        let mut best = self.log_likelihood(&theta);
        let mut decrement = f64::INFINITY;
        let mut at_bound = false;
        let mut iterations = 0;
        while iterations < MAX_ITERATIONS {
            iterations += 1;
            let (gradient, fisher) = self.gradient_and_fisher(&theta);
            let Some((step, length, blocked)) = self.step(&theta, &gradient, &fisher) else {
                break;
            };
            (decrement, at_bound) = (length, blocked);
            if decrement < TOLERANCE {
                break;
            }
            // Halve the step until the likelihood rises.
            let mut fraction = 1.0;
            let mut improved = false;
            for _ in 0..60 {
                let trial: Vec<f64> = (0..n)
                    .map(|k| {
                        let (lower, upper) = self.bounds[k];
                        (theta[k] + fraction * step[k]).clamp(lower, upper)
                    })
                    .collect();
                let value = self.log_likelihood(&trial);
                if value > best {
                    (theta, best, improved) = (trial, value, true);
                    break;
                }
                fraction *= 0.5;
            }
            if !improved {
                break;
            }
        }
        Optimum {
            theta,
            log_likelihood: best,
            decrement,
            at_bound,
            iterations,
        }
    }

    /// The scoring step of the parameters that are not blocked by a bound, its length in units of
    /// the CRLB, and whether a parameter is blocked.
    fn step(
        &self,
        theta: &[f64],
        gradient: &[f64],
        fisher: &Matrix,
    ) -> Option<([f64; MAX_PARAMETERS], f64, bool)> {
        let n = self.parameters();
        let mut blocked = [false; MAX_PARAMETERS];
        for k in 0..n {
            let (lower, upper) = self.bounds[k];
            blocked[k] = (theta[k] <= lower && gradient[k] <= 0.0)
                || (theta[k] >= upper && gradient[k] >= 0.0);
        }
        // At a bound the step can point outward although the gradient points inward.
        loop {
            let mut reduced = *fisher;
            for k in 0..n {
                for l in 0..n {
                    if blocked[k] || blocked[l] {
                        reduced[k][l] = if k == l { 1.0 } else { 0.0 };
                    }
                }
            }
            let inverse = invert(&reduced, n)?;
            let mut step = [0.0; MAX_PARAMETERS];
            let mut square = 0.0;
            for k in (0..n).filter(|&k| !blocked[k]) {
                step[k] = (0..n)
                    .filter(|&l| !blocked[l])
                    .map(|l| inverse[k][l] * gradient[l])
                    .sum();
                square += step[k] * gradient[k];
            }
            let outward = (0..n).find(|&k| {
                let (lower, upper) = self.bounds[k];
                !blocked[k]
                    && ((theta[k] <= lower && step[k] < 0.0)
                        || (theta[k] >= upper && step[k] > 0.0))
            });
            match outward {
                Some(k) => blocked[k] = true,
                None => return Some((step, square.max(0.0).sqrt(), blocked[..n].contains(&true))),
            }
        }
    }
}

impl PixelPsf {
    /// The index of the photons. The background is the next parameter.
    fn photons(&self) -> usize {
        match self {
            PixelPsf::Astigmatic(_) => 3,
            PixelPsf::Spline(psf) => 2 + usize::from(psf.has_z()),
            PixelPsf::Fixed(_) | PixelPsf::OneWidth(_) | PixelPsf::TwoWidths => 2,
        }
    }

    fn widths(&self, theta: &[f64]) -> (f64, f64) {
        match self {
            PixelPsf::Fixed([x, y]) => (*x, *y),
            PixelPsf::OneWidth(aspect) => (theta[4], theta[4] * aspect),
            PixelPsf::TwoWidths => (theta[4], theta[5]),
            PixelPsf::Astigmatic(curve) => curve.widths_um(theta[2]),
            // Its light is no product of profiles.
            PixelPsf::Spline(_) => (1.0, 1.0),
        }
    }
}

/// The least expected value of a pixel, as in the kernel: a spline may be negative where it is dark.
const LEAST_MEAN: f64 = 1e-3;

/// The expected photoelectrons of a pixel, and their derivatives, by direct sums of basis functions.
fn of_spline(psf: &SplinePsf, theta: &[f64], x: usize, y: usize) -> (f64, [f64; MAX_PARAMETERS]) {
    let n = 2 + usize::from(psf.has_z());
    let (photons, background) = (theta[n], theta[n + 1]);
    let z = if psf.has_z() { theta[2] } else { 0.0 };
    let [light, by_x, by_y, by_z] =
        psf.value_and_derivatives(x as f64 - theta[0], y as f64 - theta[1], z);
    let mut slope = [0.0; MAX_PARAMETERS];
    slope[0] = photons * by_x;
    slope[1] = photons * by_y;
    slope[2] = photons * by_z;
    slope[n] = light;
    slope[n + 1] = 1.0;
    ((photons * light + background).max(LEAST_MEAN), slope)
}

/// `d sigma_x / dz` and `d sigma_y / dz`.
fn width_slopes(curve: &Astigmatism, z: f64) -> (f64, f64) {
    let slope = |focus: f64, t: f64, a: f64, b: f64| {
        let square = 1.0 + t.powi(2) + a * t.powi(3) + b * t.powi(4);
        let inner = 2.0 * t + 3.0 * a * t.powi(2) + 4.0 * b * t.powi(3);
        focus * inner / (2.0 * square.sqrt() * curve.d_um)
    };
    (
        slope(
            curve.sigma_x0_um,
            (z - curve.gamma_um) / curve.d_um,
            curve.ax,
            curve.bx,
        ),
        slope(
            curve.sigma_y0_um,
            (z + curve.gamma_um) / curve.d_um,
            curve.ay,
            curve.by,
        ),
    )
}

/// The fraction of a Gaussian on one pixel along one axis, and its derivatives.
struct Fraction {
    value: f64,
    by_centre: f64,
    by_width: f64,
}

/// The Gaussian integrated from half a pixel before to half a pixel after (Smith 2010, eq. 4 and
/// appendix).
fn fraction(pixel: f64, centre: f64, width: f64) -> Fraction {
    let (a, b) = (
        (pixel - 0.5 - centre) / width,
        (pixel + 0.5 - centre) / width,
    );
    let density = |z: f64| libm::exp(-0.5 * z * z) / (2.0 * std::f64::consts::PI).sqrt();
    let root = std::f64::consts::FRAC_1_SQRT_2;
    // Differences of the smaller tail are precise far from the centre.
    let value = if a > 0.0 {
        0.5 * (libm::erfc(a * root) - libm::erfc(b * root))
    } else if b < 0.0 {
        0.5 * (libm::erfc(-b * root) - libm::erfc(-a * root))
    } else {
        0.5 * (libm::erf(b * root) - libm::erf(a * root))
    };
    Fraction {
        value,
        by_centre: (density(a) - density(b)) / width,
        by_width: (a * density(a) - b * density(b)) / width,
    }
}

/// Inverts the first n rows and columns, by Gauss-Jordan elimination of the matrix scaled to unit
/// diagonal.
fn invert(matrix: &Matrix, n: usize) -> Option<Matrix> {
    let mut scale = [0.0; MAX_PARAMETERS];
    for k in 0..n {
        if !(matrix[k][k] > 0.0) {
            return None;
        }
        scale[k] = matrix[k][k].sqrt();
    }
    let mut left = [[0.0; MAX_PARAMETERS]; MAX_PARAMETERS];
    let mut right = [[0.0; MAX_PARAMETERS]; MAX_PARAMETERS];
    for k in 0..n {
        for l in 0..n {
            left[k][l] = matrix[k][l] / (scale[k] * scale[l]);
        }
        right[k][k] = 1.0;
    }
    for k in 0..n {
        let row = (k..n).max_by(|&a, &b| left[a][k].abs().total_cmp(&left[b][k].abs()))?;
        left.swap(k, row);
        right.swap(k, row);
        let pivot = left[k][k];
        if pivot.abs() < 1e-13 {
            return None;
        }
        for l in 0..n {
            left[k][l] /= pivot;
            right[k][l] /= pivot;
        }
        for m in (0..n).filter(|&m| m != k) {
            let factor = left[m][k];
            for l in 0..n {
                left[m][l] -= factor * left[k][l];
                right[m][l] -= factor * right[k][l];
            }
        }
    }
    for k in 0..n {
        for l in 0..n {
            right[k][l] /= scale[k] * scale[l];
        }
    }
    Some(right)
}
