//! Mean and variance of blocks of pixels in frames without blinking.

use std::ops::Range;

use gaussmle_io::movie::{FileError, Movie};

use super::blocks::{Effort, PairSums, Sampled, sample};

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
}

/// The largest kurtosis of a block without blinking. That of shot noise is 3 plus half the inverse of
/// the mean; its standard deviation over 3200 differences is 0.09.
const MAX_KURTOSIS: f64 = 3.6;

/// All blocks of a frame of 2048x2048 pixels.
const MEASUREMENT: Effort = Effort {
    pixels: 1 << 25,
    blocks: 1 << 16,
};

/// The quiet parts of a movie.
///
/// The noise of a pixel is half the mean square of its difference in two consecutive frames. A
/// molecule that switches between the two adds to it, and makes the block brighter. So each block
/// counts in the half of the pairs in which it is dimmer. This choice does not change the relation
/// of mean and variance: given the sum of two Poisson counts, the mean square of their difference is
/// that sum. If molecules still switch, the differences have heavier tails than noise, whatever its
/// level: such blocks are not quiet.
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
        convert: impl Fn(usize, f64) -> Option<f64> + Sync,
    ) -> Result<Self, FileError> {
        let Sampled {
            blocks,
            frames,
            darkest,
            brightest,
            zeros,
            pixels,
        } = sample(movie, frames, effort, convert)?;
        let all_blocks = blocks.len();
        let measured = blocks.into_iter().map(dimmer_half).zip(pixels);
        let quiet = measured.filter_map(|(block, pixels)| {
            let block = block.filter(|block| !(block.kurtosis > MAX_KURTOSIS))?;
            Some((block, pixels))
        });
        let (blocks, pixels): (Vec<QuietBlock>, Vec<usize>) = quiet.unzip();
        Ok(Self {
            blocks,
            all_blocks,
            frames,
            pixels: pixels.iter().sum(),
            darkest_adu: darkest,
            brightest_adu: brightest,
            zeros,
        })
    }

    /// The median of a value of the blocks. NaN without blocks.
    pub fn median(&self, value: impl Fn(&QuietBlock) -> f64) -> f64 {
        let mut values: Vec<f64> = self.blocks.iter().map(value).collect();
        gaussmle::stats::median(&mut values)
    }
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
    })
}
