//! The parameters a kernel is compiled for, and the layout of its arguments and results.

/// The largest number of parameters of any model.
pub const MAX_PARAMETERS: usize = 6;

/// The smallest ROI, pixels along a side.
pub const MIN_SIZE: usize = 5;

/// The largest ROI, pixels along a side.
pub const MAX_SIZE: usize = 32;

/// The largest width of the vectors of a unit, in spots.
pub const MAX_LANES: usize = 64;

/// The storage of pixels in the caller's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pixels {
    /// Two 16-bit pixels per word, the first in the low half.
    PackedU16,
    /// One `f32` per word.
    F32,
}

/// The noise of the camera, in addition to shot noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noise {
    /// None: calibrated pixels are Poisson counts.
    Poisson,
    /// The same read-noise variance for every pixel.
    Uniform,
    /// Offset, gain and variance of each pixel of the sensor.
    Maps,
}

/// The parts of the covariance matrix that a kernel writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Covariance {
    /// None.
    None,
    /// The diagonal.
    Variances,
    /// The whole matrix.
    Full,
}

/// The results that a kernel writes beside parameters, iterations and status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outputs {
    /// The covariance of the parameters.
    pub covariance: Covariance,
    /// Log-likelihood, deviance, and the cumulants of the deviance that noise alone would have.
    pub goodness: bool,
}

impl Outputs {
    /// All results.
    pub const ALL: Outputs = Outputs {
        covariance: Covariance::Full,
        goodness: true,
    };
}

/// The parameters of a kernel. [`launch`](crate::launch()) validates them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// Pixels along a side of the ROI.
    pub size: usize,
    /// The storage of the pixels.
    pub pixels: Pixels,
    /// The camera's noise.
    pub noise: Noise,
    /// Number of spots that one unit fits at once: the width of its vectors, a power of two up to
    /// [`MAX_LANES`].
    pub lanes: usize,
    /// Number of spots in a tile; a multiple of `lanes`.
    pub tile: usize,
    /// Keep calibrated pixels in the memory of the unit. This pays on CPUs, where that memory is in
    /// the cache. On GPUs it would spill out of registers; they calibrate each pixel on every read, unless
    /// maps have done so, and compute the factors of a row when a pass begins it.
    pub cache_pixels: bool,
    /// Number of units per cube; see [`units`](crate::units()).
    pub units: usize,
    /// The results that are written.
    pub outputs: Outputs,
}

impl Spec {
    /// Returns the number of pixels of one ROI.
    pub const fn area(&self) -> usize {
        self.size * self.size
    }

    /// Returns the parameters that a kernel is compiled for. It makes the other choices when it
    /// runs; the size is the largest that its memory has room for.
    pub(crate) const fn compiled(self) -> Spec {
        Spec {
            pixels: Pixels::F32,
            outputs: Outputs::ALL,
            ..self
        }
    }

    /// Returns the number of 32-bit words of one ROI in a tile: an `f32` for each pixel, or for
    /// cameras with maps the calibrated value and its variance. On CPUs, where a kernel reads each
    /// pixel once, 16-bit pixels stay as they are.
    pub const fn words(&self) -> usize {
        match (self.noise, self.pixels) {
            (Noise::Maps, _) => 2 * self.area(),
            (_, Pixels::PackedU16) if self.cache_pixels => self.area().div_ceil(2),
            _ => self.area(),
        }
    }

    /// Returns true if the kernel copies calibrated pixels into the memory of its units. Those that
    /// maps have calibrated are read where they are.
    pub const fn copies_pixels(&self) -> bool {
        self.cache_pixels && !matches!(self.noise, Noise::Maps)
    }

    /// Returns the [`flag`]s of a launch.
    pub const fn flags(&self) -> u32 {
        let pixels = match self.pixels {
            Pixels::PackedU16 => flag::PACKED_U16,
            Pixels::F32 => 0,
        };
        let maps = match self.noise {
            Noise::Maps => flag::MAPS,
            Noise::Poisson | Noise::Uniform => 0,
        };
        let covariance = match self.outputs.covariance {
            Covariance::None => 0,
            Covariance::Variances => flag::VARIANCES,
            Covariance::Full => flag::VARIANCES | flag::COVARIANCE,
        };
        let goodness = if self.outputs.goodness {
            flag::GOODNESS
        } else {
            0
        };
        pixels | maps | covariance | goodness
    }

    /// Returns the number of vectors across a tile.
    pub const fn vectors(&self) -> usize {
        self.tile / self.lanes
    }
}

/// The columns of the output. Each is as long as the padded stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Columns {
    parameters: usize,
    outputs: Outputs,
}

impl Columns {
    /// Returns the columns of a model with `parameters` parameters.
    pub const fn new(parameters: usize, outputs: Outputs) -> Self {
        Columns {
            parameters,
            outputs,
        }
    }

    /// The number of parameters.
    pub const fn parameters(&self) -> usize {
        self.parameters
    }

    /// The results that are written.
    pub const fn outputs(&self) -> Outputs {
        self.outputs
    }

    /// The column of parameter `k`.
    pub const fn parameter(&self, k: usize) -> usize {
        k
    }

    /// The column of the covariance of parameters `k` and `l`, if it is written.
    pub const fn covariance(&self, k: usize, l: usize) -> Option<usize> {
        match self.outputs.covariance {
            Covariance::Full => Some(self.parameters + triangle(k, l)),
            Covariance::Variances if k == l => Some(self.parameters + k),
            _ => None,
        }
    }

    /// The number of columns of covariances.
    const fn covariances(&self) -> usize {
        match self.outputs.covariance {
            Covariance::None => 0,
            Covariance::Variances => self.parameters,
            Covariance::Full => triangle_len(self.parameters),
        }
    }

    /// Column `which` of those on the goodness of fit, if they are written.
    const fn goodness(&self, which: usize) -> Option<usize> {
        if self.outputs.goodness {
            Some(self.parameters + self.covariances() + which)
        } else {
            None
        }
    }

    /// The column of the log-likelihood at the fit.
    pub const fn log_likelihood(&self) -> Option<usize> {
        self.goodness(0)
    }

    /// The column of the deviance from the saturated model.
    pub const fn deviance(&self) -> Option<usize> {
        self.goodness(1)
    }

    /// The column of the mean of the deviance, if the fitted model is true.
    pub const fn deviance_mean(&self) -> Option<usize> {
        self.goodness(2)
    }

    /// The column of the variance of the deviance, if the fitted model is true.
    pub const fn deviance_variance(&self) -> Option<usize> {
        self.goodness(3)
    }

    /// The column of the third cumulant of the deviance, if the fitted model is true.
    pub const fn deviance_third(&self) -> Option<usize> {
        self.goodness(4)
    }

    /// The number of columns.
    pub const fn count(&self) -> usize {
        let goodness = if self.outputs.goodness { 5 } else { 0 };
        self.parameters + self.covariances() + goodness
    }
}

/// Number of columns in the buffer of codes: iterations and status.
///
/// This buffer is separate from that of the results. Filled with NaN before a launch, which is
/// cheap, it shows afterwards whether every unit ran.
pub const CODES: usize = 2;
/// The column of iterations.
pub const CODE_ITERATIONS: usize = 0;
/// The column of the [`status`].
pub const CODE_STATUS: usize = 1;

/// Returns the index of entry (k, l) of a symmetric matrix whose lower triangle is stored by rows.
pub const fn triangle(k: usize, l: usize) -> usize {
    if k >= l {
        k * (k + 1) / 2 + l
    } else {
        l * (l + 1) / 2 + k
    }
}

/// Returns the number of entries in a triangle of `n` rows.
pub const fn triangle_len(n: usize) -> usize {
    n * (n + 1) / 2
}

/// Statuses of a fit, as the kernel writes them.
pub mod status {
    /// The remaining step is below the tolerance, also by the curvature of the data at hand.
    pub const CONVERGED: u8 = 0;
    /// As [`CONVERGED`], with at least one parameter fixed at its bound.
    pub const AT_BOUND: u8 = 1;
    /// The fit reached the maximum number of iterations.
    pub const MAX_ITERATIONS: u8 = 2;
    /// The Fisher matrix could not be inverted.
    pub const SINGULAR: u8 = 3;
    /// A pixel is not finite, or too few pixels are usable.
    pub const BAD_INPUT: u8 = 4;
    /// Not decided yet. The kernel writes it for fits that are left alone.
    pub(crate) const UNDECIDED: u8 = 5;
    /// Added to the status of a poor fit, which another start may improve. It is taken off again before
    /// fits are returned.
    pub(crate) const POOR: u8 = 8;
    /// Added to the status of a fit that is left, and goes on in another launch, whose status replaces it.
    pub(crate) const LEFT: u8 = 16;
}

/// Indices into the buffer of constants of a launch.
pub mod constant {
    use super::MAX_PARAMETERS;

    /// Offset, ADU.
    pub const OFFSET: usize = 0;
    /// Gain, e-/ADU, divided by the excess-noise factor.
    pub const GAIN: usize = 1;
    /// Read-noise variance, e-^2, divided by the square of the excess-noise factor.
    pub const VARIANCE: usize = 2;
    /// Excess-noise factor.
    pub const EXCESS: usize = 3;
    /// The largest remaining step that counts as converged, in units of the Cramér-Rao bound.
    pub const TOLERANCE: usize = 4;
    /// The [`PSF_LEN`] constants of the PSF, in pixels and micrometres.
    pub const PSF: usize = 5;
    /// The largest number of constants of a PSF.
    pub const PSF_LEN: usize = 8;
    /// Lower bound of each parameter.
    pub const LOWER: usize = PSF + PSF_LEN;
    /// Upper bound of each parameter.
    pub const UPPER: usize = LOWER + MAX_PARAMETERS;
    /// Coefficients of the mean, the variance and the third cumulant of the deviance; see
    /// [`moment_coefficients`](crate::moment_coefficients).
    pub const MOMENTS: usize = UPPER + MAX_PARAMETERS;
    /// The number of these cumulants.
    pub const MOMENTS_COUNT: usize = 3;
    /// The number of coefficients of each cumulant.
    pub const MOMENTS_LEN: usize = 9;
    /// A NaN, which not every kernel language can write as a literal.
    pub const NAN: usize = MOMENTS + MOMENTS_COUNT * MOMENTS_LEN;
    /// The length of the buffer.
    pub const COUNT: usize = NAN + 1;
}

/// Constants of a measured PSF. They follow the others.
pub mod spline {
    use super::constant;

    /// The numbers of planes, rows and columns of the coefficients.
    pub const PLANES: usize = constant::COUNT;
    /// See [`PLANES`].
    pub const ROWS: usize = PLANES + 1;
    /// See [`PLANES`].
    pub const COLUMNS: usize = PLANES + 2;
    /// The knots of a pixel.
    pub const PER_PIXEL: usize = PLANES + 3;
    /// The knot at which a molecule at x = 0 lies, if the pixel does, too.
    pub const ORIGIN_X: usize = PLANES + 4;
    /// That along y.
    pub const ORIGIN_Y: usize = PLANES + 5;
    /// The plane of z = 0.
    pub const ORIGIN_Z: usize = PLANES + 6;
    /// The planes of a micrometre.
    pub const PLANES_PER_UM: usize = PLANES + 7;
    /// The number of starts in z.
    pub const STARTS: usize = PLANES + 8;
    /// The lowest start, um.
    pub const FIRST_START: usize = PLANES + 9;
    /// The distance of starts, um.
    pub const START_SPACING: usize = PLANES + 10;
    /// The most knots that a sum along x or y runs over.
    pub(crate) const MOST_TAPS: usize = 5;
    /// The knots along x that are summed along z at once.
    pub(crate) const BLOCK: usize = 6;

    /// The most knots along a side of an ROI, without those beyond its first and last pixel.
    pub(crate) const MAX_KNOTS: usize = 32;

    /// The largest side of an ROI, pixels, for a PSF with this number of knots of a pixel.
    pub const fn largest_side(per_pixel: usize) -> usize {
        (MAX_KNOTS - 1) / per_pixel + 1
    }

    /// The most knots that a kernel reads along a side of an ROI of `side` pixels, from the one before
    /// the place of its first pixel on.
    pub const fn knots_read(side: usize, per_pixel: usize) -> usize {
        ((side - 1) * per_pixel + MOST_TAPS).next_multiple_of(BLOCK)
    }

    /// The coefficients: planes of rows of columns. The sums along z at each start follow: rows of
    /// columns.
    pub const COEFFICIENTS: usize = PLANES + 12;
}

/// Constants and flags of trials, which crowded fields are made of.
pub mod trial {
    use super::constant;

    /// The damping, as a part of the diagonal of the Fisher matrix. The constants of the PSF are where
    /// [`constant`](mod@constant) has them.
    pub const DAMPING: usize = 0;
    /// The largest parameters of an emitter.
    pub const EMITTER: usize = 4;
    /// The largest step of each parameter of an emitter.
    pub const STEP: usize = constant::PSF + constant::PSF_LEN;
    /// Lower bound of each parameter.
    pub const LOWER: usize = STEP + EMITTER;
    /// Upper bound of each parameter.
    pub const UPPER: usize = LOWER + EMITTER;
    /// The length of the buffer of constants.
    pub const COUNT: usize = UPPER + EMITTER;
}

/// The choices that a kernel makes when it runs.
pub mod flag {
    /// A word of the caller's holds two pixels of 16 bits.
    pub const PACKED_U16: u32 = 1;
    /// Variances are written.
    pub const VARIANCES: u32 = 2;
    /// The whole covariance matrix is written.
    pub const COVARIANCE: u32 = 4;
    /// The goodness of fit is written.
    pub const GOODNESS: u32 = 8;
    /// Camera maps calibrate the pixels, before the fits.
    pub const MAPS: u32 = 16;
    /// The starts of a measured PSF are written in place of fits, as the [`start`](super::start)
    /// columns.
    pub const STARTS: u32 = 32;
    /// The starts are read from these columns, which the fits replace. In a vector of spots without a second start,
    /// the last few fits are left, with their state in the columns of [`left`](super::left). With [`GOODNESS`], poor
    /// fits of such a vector are marked in place of fits from another start.
    pub const STARTED: u32 = 64;
    /// Spots are fitted from the best start far from the depth in the column `FIRST_Z` of
    /// [`start`](super::start). The deviance is infinite where there is none.
    pub const AGAIN: u32 = 128;
    /// With [`STARTED`]: fits go on whose state is in the columns of [`left`](super::left).
    pub const LEFT: u32 = 256;
}

/// Columns of starts.
pub mod start {
    /// x of the centre, which all starts share, pixels.
    pub const X: usize = 0;
    /// y of the centre, pixels.
    pub const Y: usize = 1;
    /// z of the best start, um.
    pub const FIRST_Z: usize = 2;
    /// The photons of the best start.
    pub const PHOTONS: usize = 3;
    /// The background of the best start.
    pub const BACKGROUND: usize = 4;
    /// z of the second start, um.
    pub const SECOND_Z: usize = 5;
    /// 1 for a spot whose second start may lead to a better fit, else 0.
    pub const HAS_SECOND: usize = 6;
    /// The number of columns.
    pub const COUNT: usize = 7;
}

/// Columns of the state of fits that are left, for the five parameters of a measured PSF. They follow those of results.
pub mod left {
    use super::triangle_len;

    const N: usize = 5;
    /// The most columns of results: parameters, covariances, and the goodness of fit.
    const FIRST: usize = N + triangle_len(N) + 5;
    /// The parameters.
    pub const THETA: usize = FIRST;
    /// The last step.
    pub const STEP: usize = THETA + N;
    /// The gradient where it began.
    pub const GRADIENT: usize = STEP + N;
    /// The Fisher matrix there, times the step.
    pub const PRODUCT: usize = GRADIENT + N;
    /// The curvature that steps have told.
    pub const CORRECTION: usize = PRODUCT + N;
    /// 1 if the last iteration ended with a step, else 0.
    pub const STEPPED: usize = CORRECTION + triangle_len(N);
    /// The length of the last full step in units of the bound.
    pub const DECREMENT: usize = STEPPED + 1;
    /// The bit set of the parameters that are fixed.
    pub const BLOCKED: usize = DECREMENT + 1;
    /// The iterations.
    pub const ITERATIONS: usize = BLOCKED + 1;
    /// The end of the columns.
    pub const END: usize = ITERATIONS + 1;
}

/// Number of values per sensor pixel in the buffer of maps: offset, gain, variance.
pub const MAP_VALUES: usize = 3;

/// The variance of a masked pixel, which the host writes for dead and hot pixels: 2^60. Larger ones
/// mask a pixel, too.
///
/// A masked pixel has this value and this mean, so its residual is 0. Its weight of 2^-60 is lost in
/// the rounding of sums. The product of two such values is still far below the largest `f32`.
pub const MASKED: f32 = (1u64 << 60) as f32;
