//! Offset and gain from a movie, by photon transfer: the variance of quiet blocks over their mean.

use gaussmle_base::stats::median;

use super::quiet::{Quiet, QuietBlock};

/// Offset and gain that a movie itself indicates.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct CameraEstimate {
    /// The offset of the camera minus read noise²/gain.
    pub offset_adu: f64,
    /// One standard deviation.
    pub offset_std_adu: f64,
    /// Photoelectrons per ADU, divided by the excess-noise factor of the camera.
    pub gain_e_per_adu: f64,
    /// One standard deviation.
    pub gain_std: f64,
}

/// Blocks of similar brightness, over which the median is taken.
const BINS: usize = 12;

/// The smallest number of blocks in a bin.
const MIN_BLOCKS: usize = 8;

/// Repetitions of the fit with a random choice of the blocks.
const RESAMPLES: usize = 100;

/// The largest relative standard deviation of a gain that is reported.
const MAX_RELATIVE_STD: f64 = 0.1;

/// The relative standard deviation of the variance of a bin by blinking that is not recognized. Up to
/// 2 % were found in simulated movies of filaments, in bins of the brightest quiet blocks.
const UNRECOGNIZED: f64 = 0.007;

/// The covariance of neighbouring pixels by blinking over its variance. It is 0.6 to 0.8 for a spot;
/// the choice of blocks by their correlation leaves those in which noise lowers it.
const COVARIANCE_SHARE: f64 = 0.5;

/// The largest typical correlation of neighbouring pixels with which variance is taken for noise.
const MAX_CORRELATION: f64 = 0.03;

/// True if differences of neighbouring pixels are correlated in most quiet blocks, so that their
/// variance is not that of noise.
pub(super) fn is_correlated(quiet: &Quiet) -> bool {
    quiet.correlation > MAX_CORRELATION
}

/// The gain g that explains a variance v (ADU²) of pixels with some light (ADU, times the
/// excess-noise factor) and read noise r (e-): g² v = g light + r².
pub(super) fn explaining_gain(light: f64, variance: f64, read_noise: f64) -> f64 {
    let root = (light * light + 4.0 * variance * read_noise * read_noise).sqrt();
    (light + root) / (2.0 * variance)
}

/// Estimates offset and gain from the quiet blocks of a movie. None if they are too few, or about
/// equally bright, so that the line through mean and variance is not determined, or if neighbouring
/// pixels are correlated.
///
/// The line goes through medians of blocks of similar brightness, so blocks with blinking have
/// little effect. The standard deviations contain those of fits to random choices of the blocks, and
/// an allowance for blinking in quiet blocks: a share of the variance, and the slope of the covariance
/// of neighbouring pixels.
pub fn estimate(quiet: &Quiet) -> Option<CameraEstimate> {
    if is_correlated(quiet) {
        return None;
    }
    let blocks: Vec<QuietBlock> = quiet
        .blocks
        .iter()
        .copied()
        .filter(|block| block.variance > 0.0)
        .collect();
    let line = Line::through(&blocks)?;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut offsets = Vec::with_capacity(RESAMPLES);
    let mut gains = Vec::with_capacity(RESAMPLES);
    let mut failed = 0;
    for _ in 0..RESAMPLES {
        let chosen: Vec<QuietBlock> = (0..blocks.len())
            .map(|_| blocks[random.below(blocks.len())])
            .collect();
        match Line::through(&chosen) {
            Some(line) if line.slope > 0.0 => {
                offsets.push(line.offset());
                gains.push(1.0 / line.slope);
            }
            _ => failed += 1,
        }
    }
    let gain = 1.0 / line.slope;
    let allowance = line.relative_error_by_blinking();
    // A change of the slope turns the line around its mean.
    let lever = (line.mean - line.offset()).abs();
    let found = CameraEstimate {
        offset_adu: line.offset(),
        offset_std_adu: libm::hypot(spread(&mut offsets), allowance * lever),
        gain_e_per_adu: gain,
        gain_std: libm::hypot(spread(&mut gains), allowance * gain),
    };
    let is_determined = line.slope > 0.0
        && failed == 0
        && found.gain_std < MAX_RELATIVE_STD * found.gain_e_per_adu
        && found.offset_adu.is_finite();
    is_determined.then_some(found)
}

/// The medians of mean and variance, and the mean covariance, of blocks of similar brightness.
#[derive(Clone, Copy, Debug)]
struct Bin {
    mean: f64,
    variance: f64,
    covariance: f64,
}

impl Bin {
    fn of(blocks: &[QuietBlock]) -> Self {
        let of = |value: fn(&QuietBlock) -> f64| -> Vec<f64> { blocks.iter().map(value).collect() };
        let covariances = of(|block| block.correlation * block.variance);
        Self {
            mean: median(&mut of(|block| block.mean)),
            variance: median(&mut of(|block| block.variance)),
            covariance: covariances.iter().sum::<f64>() / blocks.len() as f64,
        }
    }
}

/// The variance over the mean.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The weighted means of the bins.
    mean: f64,
    variance: f64,
    slope: f64,
    /// The slope of the covariance of neighbouring pixels over the mean.
    covariance_slope: f64,
    /// The root of the sum of squares of the bins' means from that of all, over their variances.
    range: f64,
}

impl Line {
    fn through(blocks: &[QuietBlock]) -> Option<Self> {
        let mut sorted = blocks.to_vec();
        sorted.sort_by(|a, b| a.mean.total_cmp(&b.mean));
        let count = (sorted.len() / MIN_BLOCKS).min(BINS);
        if count < 2 {
            return None;
        }
        let end = |bin: usize| bin * sorted.len() / count;
        let bins: Vec<Bin> = (0..count)
            .map(|bin| Bin::of(&sorted[end(bin)..end(bin + 1)]))
            .collect();
        // Weights are inverse variances of a variance.
        let weight = |bin: &Bin| bin.variance.powi(-2);
        let sum = |value: &dyn Fn(&Bin) -> f64| -> f64 {
            bins.iter().map(|bin| weight(bin) * value(bin)).sum()
        };
        let total = sum(&|_| 1.0);
        let (mean, variance) = (
            sum(&|bin| bin.mean) / total,
            sum(&|bin| bin.variance) / total,
        );
        let squares = sum(&|bin| (bin.mean - mean).powi(2));
        let slope = sum(&|bin| (bin.mean - mean) * bin.variance) / squares;
        slope.is_finite().then_some(Self {
            mean,
            variance,
            slope,
            covariance_slope: sum(&|bin| (bin.mean - mean) * bin.covariance) / squares,
            range: squares.sqrt(),
        })
    }

    /// The mean of pixels without variance.
    fn offset(&self) -> f64 {
        self.mean - self.variance / self.slope
    }

    /// The relative standard deviation of the slope by blinking in quiet blocks.
    fn relative_error_by_blinking(&self) -> f64 {
        let unrecognized = UNRECOGNIZED / (self.slope * self.range);
        libm::hypot(
            unrecognized,
            self.covariance_slope / (COVARIANCE_SHARE * self.slope),
        )
    }
}

/// The standard deviation, from the median deviation of normal values.
fn spread(values: &mut [f64]) -> f64 {
    let centre = median(values);
    let mut deviations: Vec<f64> = values.iter().map(|value| (value - centre).abs()).collect();
    1.4826 * median(&mut deviations)
}

/// Random numbers (xorshift64*, Vigna 2016): the same estimate for the same movie.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let bits = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((bits * limit as u64) >> 32) as usize
    }
}
