//! The slow truth: the same likelihood in plain `f64`, by independent code, to machine precision.
//!
//! Nothing but the default bounds is shared with the kernel: derivatives are taken pixel by pixel, erf and log-gamma come from
//! `libm`, steps are found by a line search on the likelihood itself. It is what the kernel is tested
//! against, and what to read to know what is computed.
//!
//! Parameters are in the model's order, with lengths in the plane in pixels (an integer is a pixel's centre),
//! z in micrometres and light in photoelectrons, divided by the camera's excess-noise factor.

use crate::camera::{Calibration, Camera};
use crate::error::{Result, value};
use crate::model::{Astigmatism, Model};
use crate::options::Options;
use crate::plan;

/// Most parameters of a model.
const MOST: usize = 6;

/// A symmetric matrix or its inverse, of which the model's parameters fill a corner.
pub type Matrix = [[f64; MOST]; MOST];

/// One spot's pixels, calibrated, and the model to fit.
#[derive(Clone, Debug)]
pub struct Problem {
    psf: PixelPsf,
    size: usize,
    pixels: Vec<Pixel>,
    /// What the log-likelihood has in common for all parameters: `-sum log(value!)`.
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

/// The model with lengths in pixels.
#[derive(Clone, Copy, Debug)]
enum PixelPsf {
    Fixed(f64),
    OneWidth,
    TwoWidths,
    Astigmatic(Astigmatism),
}

/// The optimum of a [`Problem`].
#[derive(Clone, Debug)]
pub struct Optimum {
    /// Parameters at the optimum.
    pub theta: Vec<f64>,
    /// Log-likelihood there.
    pub log_likelihood: f64,
    /// What is left of the way, in units of the CRLB.
    pub decrement: f64,
    /// Whether a parameter is held by its bound.
    pub at_bound: bool,
    /// Iterations used.
    pub iterations: usize,
}

/// `log(d!)`, continued to real d; 0 below 0, where the likelihood has no such term.
fn log_factorial(d: f64) -> f64 {
    if d > 0.0 { libm::lgamma(d + 1.0) } else { 0.0 }
}

impl Problem {
    /// Calibrates the pixels (ADU, row by row) of a square ROI. `corner` is (x, y) on the sensor.
    ///
    /// # Errors
    ///
    /// If model or camera make no sense, or the ROI is not square or leaves the camera's maps.
    pub fn new(model: &Model, camera: &Camera, adu: &[f64], corner: (i32, i32)) -> Result<Self> {
        model.check()?;
        camera.check()?;
        let size = adu.len().isqrt();
        if size * size != adu.len() {
            let needed = "a square ROI's pixels, row by row, are needed";
            return Err(value("the number of pixels", adu.len() as f64, needed));
        }
        camera.check_corner(0, corner, size)?;
        let excess = camera.excess_noise;
        let mut pixels = Vec::with_capacity(adu.len());
        for (p, &adu) in adu.iter().enumerate() {
            let (x, y) = (p % size, p / size);
            let (offset, gain, variance) = match &camera.calibration {
                Calibration::Uniform {
                    offset_adu,
                    gain_e_per_adu,
                    read_noise_e,
                } => (*offset_adu, *gain_e_per_adu, read_noise_e * read_noise_e),
                Calibration::Maps(maps) => {
                    let row = corner.1 as usize + y;
                    let column = corner.0 as usize + x;
                    let [offset, gain, variance] = maps.values[row * maps.width + column];
                    if variance >= gaussmle_kernels::spec::MASKED {
                        continue;
                    }
                    (offset.into(), gain.into(), variance.into())
                }
            };
            let variance = variance / (excess * excess);
            pixels.push(Pixel {
                x,
                y,
                value: (adu - offset) * gain / excess + variance,
                variance,
            });
        }
        let px = camera.pixel_size_um;
        let psf = match *model {
            Model::Xynb { sigma_um } => PixelPsf::Fixed(sigma_um / px),
            Model::Xynbs { .. } => PixelPsf::OneWidth,
            Model::Xynbsxsy { .. } => PixelPsf::TwoWidths,
            Model::Astigmatic(curve) => PixelPsf::Astigmatic(Astigmatism {
                sigma_x0_um: curve.sigma_x0_um / px,
                sigma_y0_um: curve.sigma_y0_um / px,
                ..curve
            }),
        };
        let mut bounds = plan::bounds(model, &Options::default(), px, size);
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

    /// Number of free parameters.
    pub fn parameters(&self) -> usize {
        self.bounds.len()
    }

    /// Number of pixels that count.
    pub fn pixels(&self) -> usize {
        self.pixels.len()
    }

    /// Replaces the bounds of parameter `k`.
    pub fn set_bounds(&mut self, k: usize, lower: f64, upper: f64) {
        self.bounds[k] = (lower, upper);
    }

    /// The expected photoelectrons of the pixel at (x, y), and their derivatives.
    pub fn model(&self, theta: &[f64], x: usize, y: usize) -> (f64, [f64; MOST]) {
        let (width_x, width_y) = self.psf.widths(theta);
        let u = share(x as f64, theta[0], width_x);
        let v = share(y as f64, theta[1], width_y);
        self.combine(theta, &u, &v)
    }

    /// The model of every pixel: the shares of each column and row are computed once.
    fn models(&self, theta: &[f64]) -> impl Iterator<Item = (&Pixel, f64, [f64; MOST])> {
        let (width_x, width_y) = self.psf.widths(theta);
        let along = |centre, width| -> Vec<Share> {
            (0..self.size)
                .map(|i| share(i as f64, centre, width))
                .collect()
        };
        let (u, v) = (along(theta[0], width_x), along(theta[1], width_y));
        let theta = theta.to_vec();
        self.pixels.iter().map(move |pixel| {
            let (mean, slope) = self.combine(&theta, &u[pixel.x], &v[pixel.y]);
            (pixel, mean + pixel.variance, slope)
        })
    }

    fn combine(&self, theta: &[f64], u: &Share, v: &Share) -> (f64, [f64; MOST]) {
        let n = self.psf.photons();
        let (photons, background) = (theta[n], theta[n + 1]);
        let mut slope = [0.0; MOST];
        slope[0] = photons * u.to_centre * v.value;
        slope[1] = photons * u.value * v.to_centre;
        slope[n] = u.value * v.value;
        slope[n + 1] = 1.0;
        let to_x = photons * u.to_width * v.value;
        let to_y = photons * u.value * v.to_width;
        match self.psf {
            PixelPsf::Fixed(_) => {}
            PixelPsf::OneWidth => slope[4] = to_x + to_y,
            PixelPsf::TwoWidths => (slope[4], slope[5]) = (to_x, to_y),
            PixelPsf::Astigmatic(curve) => {
                let (dx, dy) = width_slopes(&curve, theta[2]);
                slope[2] = to_x * dx + to_y * dy;
            }
        }
        (photons * u.value * v.value + background, slope)
    }

    /// Log-likelihood, constant terms included.
    pub fn log_likelihood(&self, theta: &[f64]) -> f64 {
        let of = |(pixel, mean, _): (&Pixel, f64, _)| pixel.value * mean.ln() - mean;
        self.constant + self.models(theta).map(of).sum::<f64>()
    }

    /// Twice the saturated model's log-likelihood less this one's.
    pub fn deviance(&self, theta: &[f64]) -> f64 {
        let saturated = |pixel: &Pixel| {
            let d = pixel.value;
            if d > 0.0 {
                d * d.ln() - d - log_factorial(d)
            } else {
                0.0
            }
        };
        let best: f64 = self.pixels.iter().map(saturated).sum();
        2.0 * (best - self.log_likelihood(theta))
    }

    /// Gradient of the log-likelihood, and Fisher matrix.
    pub fn gradient_and_fisher(&self, theta: &[f64]) -> ([f64; MOST], Matrix) {
        let mut gradient = [0.0; MOST];
        let mut fisher = [[0.0; MOST]; MOST];
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

    /// The inverse of the Fisher matrix: the Cramér-Rao bound. `None` where it has none.
    pub fn crlb(&self, theta: &[f64]) -> Option<Matrix> {
        let (_, fisher) = self.gradient_and_fisher(theta);
        invert(&fisher, self.parameters())
    }

    /// The side of the ROI, pixels.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Climbs from `start` to the optimum within the bounds.
    pub fn fit(&self, start: &[f64]) -> Optimum {
        const MOST_ITERATIONS: usize = 1000;
        const NEAR_ENOUGH: f64 = 1e-9;
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
        while iterations < MOST_ITERATIONS {
            iterations += 1;
            let (gradient, fisher) = self.gradient_and_fisher(&theta);
            let Some((step, length, held)) = self.step(&theta, &gradient, &fisher) else {
                break;
            };
            (decrement, at_bound) = (length, held);
            if decrement < NEAR_ENOUGH {
                break;
            }
            // Halve the step until the likelihood does not fall.
            let mut fraction = 1.0;
            let mut climbed = false;
            for _ in 0..60 {
                let trial: Vec<f64> = (0..n)
                    .map(|k| {
                        let (lower, upper) = self.bounds[k];
                        (theta[k] + fraction * step[k]).clamp(lower, upper)
                    })
                    .collect();
                let height = self.log_likelihood(&trial);
                if height > best {
                    (theta, best, climbed) = (trial, height, true);
                    break;
                }
                fraction *= 0.5;
            }
            if !climbed {
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

    /// The scoring step among the parameters that are not held, its length, and whether any is.
    fn step(
        &self,
        theta: &[f64],
        gradient: &[f64],
        fisher: &Matrix,
    ) -> Option<([f64; MOST], f64, bool)> {
        let n = self.parameters();
        let mut held = [false; MOST];
        for k in 0..n {
            let (lower, upper) = self.bounds[k];
            held[k] = (theta[k] <= lower && gradient[k] <= 0.0)
                || (theta[k] >= upper && gradient[k] >= 0.0);
        }
        // A step can push a parameter at its bound outward though its gradient points inward.
        loop {
            let mut reduced = *fisher;
            for k in 0..n {
                for l in 0..n {
                    if held[k] || held[l] {
                        reduced[k][l] = if k == l { 1.0 } else { 0.0 };
                    }
                }
            }
            let inverse = invert(&reduced, n)?;
            let mut step = [0.0; MOST];
            let mut square = 0.0;
            for k in (0..n).filter(|&k| !held[k]) {
                step[k] = (0..n)
                    .filter(|&l| !held[l])
                    .map(|l| inverse[k][l] * gradient[l])
                    .sum();
                square += step[k] * gradient[k];
            }
            let pushed = (0..n).find(|&k| {
                let (lower, upper) = self.bounds[k];
                !held[k]
                    && ((theta[k] <= lower && step[k] < 0.0)
                        || (theta[k] >= upper && step[k] > 0.0))
            });
            match pushed {
                Some(k) => held[k] = true,
                None => return Some((step, square.max(0.0).sqrt(), held[..n].contains(&true))),
            }
        }
    }
}

impl PixelPsf {
    /// Where the photons are among the parameters; the background follows.
    fn photons(&self) -> usize {
        match self {
            PixelPsf::Astigmatic(_) => 3,
            _ => 2,
        }
    }

    fn widths(&self, theta: &[f64]) -> (f64, f64) {
        match self {
            PixelPsf::Fixed(width) => (*width, *width),
            PixelPsf::OneWidth => (theta[4], theta[4]),
            PixelPsf::TwoWidths => (theta[4], theta[5]),
            PixelPsf::Astigmatic(curve) => curve.widths_um(theta[2]),
        }
    }
}

/// d sigma_x / dz and d sigma_y / dz.
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

/// The share of a Gaussian's light on one pixel along one axis, and its derivatives.
struct Share {
    value: f64,
    to_centre: f64,
    to_width: f64,
}

/// Smith 2010, eq. 4 and appendix: the Gaussian integrated from half a pixel before to half a pixel after.
fn share(pixel: f64, centre: f64, width: f64) -> Share {
    let (a, b) = (
        (pixel - 0.5 - centre) / width,
        (pixel + 0.5 - centre) / width,
    );
    let density = |z: f64| (-0.5 * z * z).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let root = std::f64::consts::FRAC_1_SQRT_2;
    // Differences of the smaller tail, which keep their digits far out.
    let value = if a > 0.0 {
        0.5 * (libm::erfc(a * root) - libm::erfc(b * root))
    } else if b < 0.0 {
        0.5 * (libm::erfc(-b * root) - libm::erfc(-a * root))
    } else {
        0.5 * (libm::erf(b * root) - libm::erf(a * root))
    };
    Share {
        value,
        to_centre: (density(a) - density(b)) / width,
        to_width: (a * density(a) - b * density(b)) / width,
    }
}

/// Inverts the corner of n rows, by Gauss-Jordan elimination of the matrix scaled to unit diagonal.
fn invert(matrix: &Matrix, n: usize) -> Option<Matrix> {
    let mut scale = [0.0; MOST];
    for k in 0..n {
        if !(matrix[k][k] > 0.0) {
            return None;
        }
        scale[k] = matrix[k][k].sqrt();
    }
    let mut left = [[0.0; MOST]; MOST];
    let mut right = [[0.0; MOST]; MOST];
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
