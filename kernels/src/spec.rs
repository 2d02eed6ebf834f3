//! What a compiled kernel is fixed to, and where its arguments lie.

/// Most parameters of any model.
pub const MAX_PARAMETERS: usize = 6;

/// The smallest ROI, pixels along a side.
pub const MIN_SIZE: usize = 5;

/// The largest ROI, pixels along a side.
pub const MAX_SIZE: usize = 32;

/// Which PSF is fitted, and with which free parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Psf {
    /// x, y, photons, background; the width is given.
    Xynb,
    /// x, y, photons, background, sigma.
    Xynbs,
    /// x, y, photons, background, sigma_x, sigma_y.
    Xynbsxsy,
    /// x, y, z, photons, background; the widths follow from z.
    Astigmatic,
}

impl Psf {
    /// Every model, in the order of the documentation.
    pub const ALL: [Psf; 4] = [Psf::Xynb, Psf::Xynbs, Psf::Xynbsxsy, Psf::Astigmatic];

    /// The number of free parameters.
    pub const fn parameters(self) -> usize {
        match self {
            Psf::Xynb => 4,
            Psf::Xynbs | Psf::Astigmatic => 5,
            Psf::Xynbsxsy => 6,
        }
    }
}

/// How pixels are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pixels {
    /// Two 16-bit pixels in a word, the first one low.
    PackedU16,
    /// One `f32` in a word.
    F32,
}

/// What is known of the camera's noise, beyond the photons' own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noise {
    /// None: pixels are Poisson counts once calibrated.
    Poisson,
    /// One read-noise variance for every pixel.
    Uniform,
    /// Offset, gain and variance of every pixel of the sensor.
    Maps,
}

/// Everything a kernel is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// Pixels along a side of the ROI.
    pub size: usize,
    /// How the pixels are stored.
    pub pixels: Pixels,
    /// The camera's noise.
    pub noise: Noise,
    /// Spots that one unit fits at once: the width of its vectors.
    pub lanes: usize,
    /// Spots in a tile; a multiple of `lanes`.
    pub tile: usize,
    /// Keep calibrated pixels in the unit's own memory: right where that is a cache (CPU), wrong
    /// where it would spill out of registers (GPU), which reads and calibrates them each time.
    pub stage: bool,
    /// Units of a cube; see [`units`](crate::units).
    pub units: usize,
}

impl Spec {
    /// Pixels of one ROI.
    pub const fn area(&self) -> usize {
        self.size * self.size
    }

    /// 32-bit words that hold one ROI.
    pub const fn words(&self) -> usize {
        match self.pixels {
            Pixels::PackedU16 => self.area().div_ceil(2),
            Pixels::F32 => self.area(),
        }
    }

    /// Vectors across a tile.
    pub const fn vectors(&self) -> usize {
        self.tile / self.lanes
    }
}

/// Columns of the output. Each is as long as the padded stack.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    parameters: usize,
}

impl Columns {
    /// The columns of a model with so many parameters.
    pub const fn new(parameters: usize) -> Self {
        Columns { parameters }
    }
    /// Parameter `k`.
    pub const fn parameter(&self, k: usize) -> usize {
        k
    }
    /// Covariance of parameters `k` and `l`.
    pub const fn covariance(&self, k: usize, l: usize) -> usize {
        self.parameters + triangle(k, l)
    }
    /// Log-likelihood at the fit.
    pub const fn log_likelihood(&self) -> usize {
        self.parameters + triangle_len(self.parameters)
    }
    /// Deviance from the saturated model.
    pub const fn deviance(&self) -> usize {
        self.log_likelihood() + 1
    }
    /// Mean of the deviance were the fitted model the truth.
    pub const fn deviance_mean(&self) -> usize {
        self.log_likelihood() + 2
    }
    /// Variance of the deviance were the fitted model the truth.
    pub const fn deviance_variance(&self) -> usize {
        self.log_likelihood() + 3
    }
    /// Third cumulant of the deviance were the fitted model the truth.
    pub const fn deviance_third(&self) -> usize {
        self.log_likelihood() + 4
    }
    /// How many columns there are.
    pub const fn count(&self) -> usize {
        self.log_likelihood() + 5
    }
}

/// Columns of the buffer of codes: iterations, then status. It is apart from the others so that it
/// can be filled with NaN before a launch at little cost, and show after it whether every unit ran.
pub const CODES: usize = 2;
/// The column of iterations.
pub const CODE_ITERATIONS: usize = 0;
/// The column of statuses, as [`status`] numbers them.
pub const CODE_STATUS: usize = 1;

/// Where entry (k, l) of a symmetric matrix lies in its lower triangle, stored row after row.
pub const fn triangle(k: usize, l: usize) -> usize {
    if k >= l {
        k * (k + 1) / 2 + l
    } else {
        l * (l + 1) / 2 + k
    }
}

/// Entries of a triangle of `n` rows.
pub const fn triangle_len(n: usize) -> usize {
    n * (n + 1) / 2
}

/// Outcomes of a fit, as the kernel writes them.
pub mod status {
    /// What step is left is below the tolerance, by the curvature of the data at hand too.
    pub const CONVERGED: u8 = 0;
    /// The same, with at least one parameter held by its bound.
    pub const AT_BOUND: u8 = 1;
    /// The most iterations were used up.
    pub const MAX_ITERATIONS: u8 = 2;
    /// The Fisher matrix could not be inverted.
    pub const SINGULAR: u8 = 3;
    /// A pixel is not finite, or too few pixels are usable.
    pub const BAD_INPUT: u8 = 4;
    /// None of these yet: within the kernel only.
    pub(crate) const UNDECIDED: u8 = 5;
}

/// Where each constant of a launch lies in the buffer of constants.
pub mod constant {
    use super::MAX_PARAMETERS;

    /// Offset, ADU.
    pub const OFFSET: usize = 0;
    /// Gain, electrons per ADU, over the excess-noise factor.
    pub const GAIN: usize = 1;
    /// Read-noise variance, e-^2, over the square of the excess-noise factor.
    pub const VARIANCE: usize = 2;
    /// Excess-noise factor.
    pub const EXCESS: usize = 3;
    /// Largest remaining step that counts as converged, in units of the Cramér-Rao bound.
    pub const TOLERANCE: usize = 4;
    /// The PSF's own constants, [`PSF_LEN`] of them, in pixels and micrometres: see `psf`.
    pub const PSF: usize = 5;
    /// How many constants a PSF may have.
    pub const PSF_LEN: usize = 8;
    /// Lower bounds, one a parameter.
    pub const LOWER: usize = PSF + PSF_LEN;
    /// Upper bounds, one a parameter.
    pub const UPPER: usize = LOWER + MAX_PARAMETERS;
    /// Coefficients for the deviance's mean, for its variance, and for its third cumulant: see `noise`.
    pub const MOMENTS: usize = UPPER + MAX_PARAMETERS;
    /// How many of these there are ..
    pub const MOMENTS_OF: usize = 3;
    /// .. and coefficients for each.
    pub const MOMENTS_LEN: usize = 18;
    /// A NaN, which a kernel cannot write down in every language.
    pub const NAN: usize = MOMENTS + MOMENTS_OF * MOMENTS_LEN;
    /// Length of the buffer.
    pub const COUNT: usize = NAN + 1;
}

/// Values a pixel of the sensor has in the buffer of maps: offset, gain, variance.
pub const MAP_VALUES: usize = 3;

/// A variance from which on a pixel counts as masked. The host writes it for dead and hot pixels.
pub const MASKED: f32 = 1e30;
