//! Mean and variance of blocks of pixels in frames without blinking.

use std::ops::Range;

use gaussmle_io::movie::{FileError, Movie};

use super::blocks::{Difference, Effort, Sampled, sample};
use super::pair_sums::{NEIGHBOURS, PairSums};

/// All blocks of a frame of 2048x2048 pixels.
const MEASUREMENT: Effort = Effort {
    pixels: 1 << 25,
    blocks: 1 << 16,
};

/// A block of pixels in the half of the frames in which it is dimmer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct QuietBlock {
    /// The mean of the pixels.
    pub mean: f64,
    /// The variance of a pixel from frame to frame.
    pub variance: f64,
    /// The kurtosis of the differences of consecutive frames: 3 for noise. Blinking raises it.
    pub kurtosis: f64,
    /// The correlation of neighbouring pixels in these differences: 0 for noise. Blinking raises it.
    pub correlation: f64,
}

/// The largest kurtosis of a block without blinking. That of shot noise is 3 plus half the inverse of
/// the mean; its standard deviation over 3200 differences is 0.09.
const MAX_KURTOSIS: f64 = 3.6;

/// The largest correlation of neighbouring pixels in a block without blinking, above the typical one,
/// in standard errors. Noise exceeds it in 2 % of the blocks.
const MAX_CORRELATION_ERRORS: f64 = 2.0;

/// The quiet parts of a movie.
///
/// The noise of a pixel is half the mean square of its difference in two consecutive frames. A
/// molecule that switches between the two adds to it, and makes the block brighter. So each block
/// counts in the half of the pairs in which it is dimmer. This choice does not change the relation
/// of mean and variance: given the sum of two Poisson counts, the mean square of their difference is
/// that sum. If molecules still switch, the differences have heavier tails than noise, whatever its
/// level, or those of neighbouring pixels are correlated, because a spot covers several pixels: such
/// blocks are not quiet. The correlation is independent of the level of the noise, too, so this choice
/// does not change the variance of noise.
///
/// A light source that flickers changes the mean of a block. This is no noise: the differences are
/// those from their mean in the block. If channels are interleaved, consecutive frames differ by more
/// than noise, unless their light is even. Then frames are compared that are two, three or four apart
/// ([`Quiet::period`]).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Quiet {
    /// The blocks without blinking.
    pub blocks: Vec<QuietBlock>,
    /// Frames that were read.
    pub frames: usize,
    /// All blocks, also those with blinking.
    pub all_blocks: usize,
    /// Pixels of a frame that are in quiet blocks.
    pub pixels: usize,
    /// The darkest pixel of these frames, ADU. Infinite without frames.
    pub darkest_adu: f64,
    /// The brightest pixel of these frames, ADU.
    pub brightest_adu: f64,
    /// The share of pixels with the value 0.
    pub zeros: f64,
    /// The pixels of these frames that are NaN or infinite.
    pub not_finite: usize,
    /// The number of channels, or of states of the light source, that alternate; 1 if none do.
    pub period: usize,
    /// The standard deviation of the light from frame to frame beyond that of noise, ADU.
    pub flicker_adu: f64,
    /// The typical correlation of neighbouring pixels in differences of frames. Well above 0 if
    /// frames were filtered or resampled, or if molecules blink everywhere.
    pub correlation: f64,
}

impl Quiet {
    /// Measures the frames of a range of a movie, in ADU.
    ///
    /// # Errors
    ///
    /// Returns an error if frames cannot be read.
    pub fn of(movie: &dyn Movie, frames: Range<usize>) -> Result<Self, FileError> {
        Self::converted(movie, &frames, MEASUREMENT, |_, value| Some(value))
    }

    /// Measures values that are converted from ADU.
    pub(super) fn converted(
        movie: &dyn Movie,
        frames: &Range<usize>,
        effort: Effort,
        convert: impl Fn([usize; 2], f64) -> Option<f64> + Copy + Sync,
    ) -> Result<Self, FileError> {
        let mut sampled = sample(movie, frames, effort, 1, convert)?;
        let mut period = shortest_alike(&ratios(&sampled, |difference| difference.noise));
        if period > 1 {
            sampled = sample(movie, frames, effort, period, convert)?;
        } else {
            // Light that changes evenly is left out of the noise of consecutive frames.
            period = shortest_alike(&ratios(&sampled, |difference| difference.all));
        }
        let flicker_adu = flicker(&sampled);
        let Sampled {
            blocks,
            frames,
            darkest,
            brightest,
            zeros,
            not_finite,
            pixels,
            ..
        } = sampled;
        let all_blocks = blocks.len();
        let pairs = blocks.iter().map(Vec::len).max().unwrap_or(0).div_ceil(2);
        let measured = blocks.into_iter().map(dimmer_half).zip(pixels);
        let light_tails = measured.filter_map(|(block, pixels)| {
            let block = block.filter(|block| !(block.kurtosis > MAX_KURTOSIS))?;
            Some((block, pixels))
        });
        let mut quiet: Vec<(QuietBlock, usize)> = light_tails.collect();
        let error = 1.0 / ((pairs.max(1) * NEIGHBOURS) as f64).sqrt();
        let correlation = typical_correlation(&quiet, error);
        let largest = correlation.max(0.0) + MAX_CORRELATION_ERRORS * error;
        // NaN for a block of equal pixels.
        quiet.retain(|(block, _)| !(block.correlation > largest));
        let (blocks, pixels): (Vec<QuietBlock>, Vec<usize>) = quiet.into_iter().unzip();
        Ok(Self {
            blocks,
            all_blocks,
            frames,
            pixels: pixels.iter().sum(),
            darkest_adu: darkest,
            brightest_adu: brightest,
            zeros,
            not_finite,
            period,
            flicker_adu,
            correlation,
        })
    }

    /// The median of a value of the blocks. NaN without blocks.
    pub fn median(&self, value: impl Fn(&QuietBlock) -> f64) -> f64 {
        let mut values: Vec<f64> = self.blocks.iter().map(value).collect();
        gaussmle_base::stats::median(&mut values)
    }
}

/// The logarithms of the difference of consecutive frames over those of frames 1, 2, 3 and 4 apart,
/// for each run.
fn ratios(sampled: &Sampled, value: fn(&Difference) -> f64) -> Vec<Vec<f64>> {
    let of_lag = |lag: usize| {
        let runs = sampled.by_lag.iter();
        runs.map(|run| libm::log(value(&run[0]) / value(&run[lag])))
            .collect()
    };
    (0..sampled.longest_lag).map(of_lag).collect()
}

/// The shortest distance at which frames differ least, if consecutive frames differ by more: by 10 %
/// of the variance and by four standard errors. Frames far apart differ by more blinking, bleaching and
/// drift, never by less. `ratios` has for each distance the logarithms of the variances of consecutive
/// frames over those at that distance, one for each run.
fn shortest_alike(ratios: &[Vec<f64>]) -> usize {
    const MIN_RATIO: f64 = 0.1;
    const STANDARD_ERRORS: f64 = 4.0;
    /// The difference of two distances that are equal.
    const MAX_EQUAL: f64 = 0.05;
    /// The smallest number of runs. In fewer, single molecules decide.
    const MIN_RUNS: usize = 4;
    let mean_and_error = |values: &Vec<f64>| {
        if values.len() < MIN_RUNS || values.iter().any(|value| !value.is_finite()) {
            return (f64::NEG_INFINITY, 0.0);
        }
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        (mean, (squares / (n * (n - 1.0))).sqrt())
    };
    let means: Vec<(f64, f64)> = ratios.iter().map(mean_and_error).collect();
    let is_less = |(mean, error): &(f64, f64)| *mean > MIN_RATIO + STANDARD_ERRORS * error;
    let least = means.iter().copied().filter(|lag| is_less(lag));
    let Some((largest, error)) = least.max_by(|a, b| a.0.total_cmp(&b.0)) else {
        return 1;
    };
    let is_alike = |lag: &(f64, f64)| is_less(lag) && lag.0 >= largest - error - MAX_EQUAL;
    means.iter().position(is_alike).map_or(1, |lag| lag + 1)
}

/// The standard deviation of the light of a frame beyond that of noise, from the differences of pairs:
/// their medians over the blocks, most of which have no blinking.
fn flicker(sampled: &Sampled) -> f64 {
    /// The variance of the median of many normal values over that of their mean.
    const OF_MEDIAN: f64 = std::f64::consts::FRAC_PI_2;
    let used: Vec<&Vec<PairSums>> = sampled
        .blocks
        .iter()
        .filter(|block| !block.is_empty())
        .collect();
    let pairs = used.iter().map(|block| block.len()).min().unwrap_or(0);
    let pixels = sampled.pixels.iter().sum::<usize>() as f64;
    let (mut squares, mut noise) = (0.0, 0.0);
    for pair in 0..pairs {
        let of_pair = |value: fn(&PairSums) -> f64| {
            let mut values: Vec<f64> = used.iter().map(|block| value(&block[pair])).collect();
            gaussmle_base::stats::median(&mut values)
        };
        squares += of_pair(|sums| sums.difference).powi(2) / 2.0;
        noise += OF_MEDIAN * of_pair(|sums| sums.variance) / pixels;
    }
    ((squares - noise).max(0.0) / pairs.max(1) as f64).sqrt()
}

/// The correlation of blocks of noise, from the lower quartile, which few blocks with blinking change.
/// `error` is the standard error of a block. 0 without blocks.
fn typical_correlation(blocks: &[(QuietBlock, usize)], error: f64) -> f64 {
    /// The distance of a quartile of normal values from their mean, in standard deviations.
    const QUARTILE: f64 = 0.674_49;
    let all = blocks.iter().map(|(block, _)| block.correlation);
    let mut values: Vec<f64> = all.filter(|value| value.is_finite()).collect();
    if values.is_empty() {
        return 0.0;
    }
    let quarter = values.len() / 4;
    let (_, lower, _) = values.select_nth_unstable_by(quarter, f64::total_cmp);
    *lower + QUARTILE * error
}

fn dimmer_half(mut pairs: Vec<PairSums>) -> Option<QuietBlock> {
    pairs.sort_by(|a, b| a.mean.total_cmp(&b.mean));
    pairs.truncate(pairs.len().div_ceil(2));
    let count = pairs.len() as f64;
    let mean = |value: fn(&PairSums) -> f64| pairs.iter().map(value).sum::<f64>() / count;
    let variance = mean(|pair| pair.variance);
    (!pairs.is_empty()).then(|| QuietBlock {
        mean: mean(|pair| pair.mean),
        variance,
        // NaN for a block of equal pixels.
        kurtosis: mean(|pair| pair.fourth) / (4.0 * variance * variance),
        correlation: mean(|pair| pair.covariance) / variance,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_period_counts() {
        let period = |means: &[f64], scatter: f64| {
            let runs = |mean: &f64| {
                [-1.0, 1.0, -1.0, 1.0]
                    .map(|side| mean + side * scatter)
                    .to_vec()
            };
            shortest_alike(&means.iter().map(runs).collect::<Vec<_>>())
        };
        assert_eq!(period(&[0.0, 1.0, 0.0, 1.01], 0.01), 2);
        assert_eq!(period(&[0.0, 0.0, 1.0, 0.0], 0.01), 3);
        // Blinking, a difference by chance, and equal pixels.
        assert_eq!(period(&[0.0, -0.3, -0.5, -0.6], 0.01), 1);
        assert_eq!(period(&[0.0, 0.5, 0.2, 0.3], 0.5), 1);
        assert_eq!(period(&[f64::NAN; 4], 0.0), 1);
        assert_eq!(shortest_alike(&[vec![0.0; 3], vec![1.0; 3]]), 1, "few runs");
        assert_eq!(shortest_alike(&[]), 1);
    }
}
