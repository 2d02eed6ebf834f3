//! Offset and gain from a movie, by photon transfer: the variance of quiet blocks over their mean.

use gaussmle::stats::median;

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
const MAX_RELATIVE_STD: f64 = 0.25;

/// Estimates offset and gain from the quiet blocks of a movie. None if they are too few, or about
/// equally bright, so that the line through mean and variance is not determined.
///
/// The line goes through medians of blocks of similar brightness, so blocks with blinking have
/// little effect. The standard deviations are those of fits to random choices of the blocks.
pub fn estimate(quiet: &Quiet) -> Option<CameraEstimate> {
    let blocks: Vec<QuietBlock> = quiet
        .blocks
        .iter()
        .copied()
        .filter(|block| block.variance > 0.0)
        .collect();
    let (intercept, slope) = line(&blocks)?;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut offsets = Vec::with_capacity(RESAMPLES);
    let mut gains = Vec::with_capacity(RESAMPLES);
    let mut failed = 0;
    for _ in 0..RESAMPLES {
        let chosen: Vec<QuietBlock> = (0..blocks.len())
            .map(|_| blocks[random.below(blocks.len())])
            .collect();
        match line(&chosen) {
            Some((intercept, slope)) if slope > 0.0 => {
                offsets.push(-intercept / slope);
                gains.push(1.0 / slope);
            }
            _ => failed += 1,
        }
    }
    let found = CameraEstimate {
        offset_adu: -intercept / slope,
        offset_std_adu: spread(&mut offsets),
        gain_e_per_adu: 1.0 / slope,
        gain_std: spread(&mut gains),
    };
    let is_determined = slope > 0.0
        && failed == 0
        && found.gain_std < MAX_RELATIVE_STD * found.gain_e_per_adu
        && found.offset_adu.is_finite();
    is_determined.then_some(found)
}

/// Intercept and slope of the variance over the mean.
fn line(blocks: &[QuietBlock]) -> Option<(f64, f64)> {
    let mut sorted = blocks.to_vec();
    sorted.sort_by(|a, b| a.mean.total_cmp(&b.mean));
    let bins = (sorted.len() / MIN_BLOCKS).min(BINS);
    if bins < 2 {
        return None;
    }
    // Weights are inverse variances of a variance.
    let (mut w, mut wx, mut wy) = (0.0, 0.0, 0.0);
    let mut points = Vec::with_capacity(bins);
    for bin in 0..bins {
        let from = bin * sorted.len() / bins;
        let own = &sorted[from..(bin + 1) * sorted.len() / bins];
        let of =
            |value: fn(&QuietBlock) -> f64| median(&mut own.iter().map(value).collect::<Vec<_>>());
        let (x, y) = (of(|block| block.mean), of(|block| block.variance));
        let weight = 1.0 / (y * y);
        (w, wx, wy) = (w + weight, wx + weight * x, wy + weight * y);
        points.push((x, y, weight));
    }
    let (x0, y0) = (wx / w, wy / w);
    let sums = points.iter().fold((0.0, 0.0), |(xx, xy), (x, y, weight)| {
        (
            xx + weight * (x - x0) * (x - x0),
            xy + weight * (x - x0) * (y - y0),
        )
    });
    let slope = sums.1 / sums.0;
    slope.is_finite().then_some((y0 - slope * x0, slope))
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
