//! Measurements of blocks of pixels in pairs of frames.

use std::ops::Range;

use gaussmle_base::stats::median;
use gaussmle_io::movie::{FileError, Movie, Pixels, Shape};
use rayon::prelude::*;

use super::grid::Grid;
use super::pair_sums::{PairSums, compare};
use super::runs::Runs;

/// The largest number of blocks in which frames at several distances are compared.
const LAG_BLOCKS: usize = 1 << 10;

/// The largest distance of frames that are compared.
pub(super) const MAX_LAG: usize = 4;

/// The content of the frames that were read.
#[derive(Clone, Debug, Default)]
pub(super) struct Sampled {
    /// For each block, one entry for each pair of frames.
    pub blocks: Vec<Vec<PairSums>>,
    /// For each run, the difference of frames that are 1, 2, 3 and 4 apart.
    pub by_lag: Vec<[Difference; MAX_LAG]>,
    /// The largest distance of frames in a run.
    pub longest_lag: usize,
    pub frames: usize,
    pub darkest: f64,
    pub brightest: f64,
    /// The share of pixels with the value 0.
    pub zeros: f64,
    /// The pixels that are NaN or infinite.
    pub not_finite: usize,
    /// Pixels of a block that are used.
    pub pixels: Vec<usize>,
}

impl Sampled {
    fn new(blocks: usize) -> Self {
        Self {
            blocks: vec![Vec::new(); blocks],
            pixels: vec![0; blocks],
            darkest: f64::INFINITY,
            brightest: f64::NEG_INFINITY,
            ..Self::default()
        }
    }

    /// Adds later frames.
    fn append(mut self, later: Self) -> Self {
        // The shares of zeros, weighted by the frames.
        let frames = self.frames + later.frames;
        let zeros = self.zeros * self.frames as f64 + later.zeros * later.frames as f64;
        self.zeros = zeros / frames.max(1) as f64;
        self.frames = frames;
        self.not_finite += later.not_finite;
        self.darkest = self.darkest.min(later.darkest);
        self.brightest = self.brightest.max(later.brightest);
        for (own, mut other) in self.blocks.iter_mut().zip(later.blocks) {
            own.append(&mut other);
        }
        self.longest_lag = later.longest_lag;
        self.by_lag.extend(later.by_lag);
        for (own, other) in self.pixels.iter_mut().zip(later.pixels) {
            *own = (*own).max(other);
        }
        self
    }
}

/// The pixels that are read, about, unless the frames are few, and the most blocks of a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub pixels: usize,
    pub blocks: usize,
}

/// Reads runs of frames, in parallel as far as memory allows. `convert` gets the place of a pixel, x
/// and y, and its value, and returns none for one that is left out. The frames of a pair are `lag`
/// apart, as far as the runs are long enough.
pub(super) fn sample(
    movie: &dyn Movie,
    frames: &Range<usize>,
    effort: Effort,
    lag: usize,
    convert: impl Fn([usize; 2], f64) -> Option<f64> + Copy + Sync,
) -> Result<Sampled, FileError> {
    let shape = movie.shape();
    if shape.pixels() == 0 {
        return Ok(Sampled::new(0));
    }
    let bytes = shape.pixels() * movie.pixel_type().bytes();
    let together = movie.frames_together();
    let runs = Runs::new(frames, shape.pixels(), bytes, together, effort.pixels);
    let grid = Grid::of(shape, effort.blocks);
    let read = |&start: &usize| {
        let mut buffer = Pixels::default();
        movie.read(start..start + runs.len, &mut buffer)?;
        Ok(match &buffer {
            Pixels::U16(values) => {
                let extremes = Extremes::of_integers(values);
                sample_run(values, shape, (grid, lag), extremes, convert)
            }
            Pixels::F32(values) => {
                let extremes = Extremes::of_floats(values);
                sample_run(values, shape, (grid, lag), extremes, convert)
            }
        })
    };
    let mut all = Sampled::new(grid.len());
    for starts in runs.starts.chunks(runs.parallel) {
        let parts: Vec<Sampled> = starts
            .par_iter()
            .map(read)
            .collect::<Result<_, FileError>>()?;
        all = parts.into_iter().fold(all, Sampled::append);
    }
    Ok(all)
}

/// The range of the finite pixels of some frames, and the numbers of pixels at 0 and of others.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Extremes {
    darkest: f64,
    brightest: f64,
    zeros: usize,
    not_finite: usize,
}

impl Extremes {
    fn of_integers(values: &[u16]) -> Self {
        let darkest = values.iter().min().map_or(f64::INFINITY, |&v| v.into());
        let brightest = values.iter().max().map_or(f64::NEG_INFINITY, |&v| v.into());
        Self {
            darkest,
            brightest,
            zeros: values.iter().filter(|value| **value == 0).count(),
            not_finite: 0,
        }
    }

    fn of_floats(values: &[f32]) -> Self {
        let mut found = Self {
            darkest: f64::INFINITY,
            brightest: f64::NEG_INFINITY,
            zeros: 0,
            not_finite: values.len(),
        };
        for value in values.iter().filter(|value| value.is_finite()) {
            found.darkest = found.darkest.min((*value).into());
            found.brightest = found.brightest.max((*value).into());
            found.zeros += usize::from(*value == 0.0);
            found.not_finite -= 1;
        }
        found
    }
}

/// Measures consecutive frames.
fn sample_run<T: Copy + Into<f64>>(
    values: &[T],
    shape: Shape,
    (grid, lag): (Grid, usize),
    extremes: Extremes,
    convert: impl Fn([usize; 2], f64) -> Option<f64> + Copy,
) -> Sampled {
    let mut found = Sampled::new(grid.len());
    found.frames = values.len() / shape.pixels();
    found.longest_lag = found.frames.saturating_sub(1).min(MAX_LAG);
    found.darkest = extremes.darkest;
    found.brightest = extremes.brightest;
    found.not_finite = extremes.not_finite;
    found.zeros = extremes.zeros as f64 / values.len().max(1) as f64;
    let frames: Vec<&[T]> = values.chunks_exact(shape.pixels()).collect();
    let pair = |block: usize, [first, second]: [usize; 2]| {
        let corner = grid.corner(block);
        compare(
            [frames[first], frames[second]],
            corner,
            shape.width,
            convert,
        )
    };
    for block in 0..grid.len() {
        for frames in pairs(frames.len(), lag) {
            if let Some((sums, pixels)) = pair(block, frames) {
                found.blocks[block].push(sums);
                found.pixels[block] = pixels;
            }
        }
    }
    let some = (0..grid.len()).step_by(grid.len().div_ceil(LAG_BLOCKS).max(1));
    found.by_lag.push(std::array::from_fn(|lag| {
        let firsts = 0..frames.len().saturating_sub(lag + 1);
        let pairs = firsts.flat_map(|first| some.clone().map(move |block| (block, first)));
        let compared = pairs.filter_map(|(block, first)| pair(block, [first, first + lag + 1]));
        Difference::of(compared.map(|(sums, _)| sums))
    }));
    found
}

/// The typical difference of frames at some distance: the medians over blocks and pairs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Difference {
    /// The variance.
    pub noise: f64,
    /// The variance with the change of the mean.
    pub all: f64,
}

impl Difference {
    fn of(pairs: impl Iterator<Item = PairSums>) -> Self {
        let (mut noise, mut all) = (Vec::new(), Vec::new());
        for sums in pairs {
            noise.push(sums.variance);
            all.push(sums.variance + sums.difference * sums.difference / 2.0);
        }
        Self {
            noise: median(&mut noise),
            all: median(&mut all),
        }
    }
}

/// Pairs of frames of a run that are `lag` apart, each frame in one pair.
fn pairs(run: usize, lag: usize) -> impl Iterator<Item = [usize; 2]> {
    let starts = (0..run).step_by(2 * lag);
    let all = starts.flat_map(move |start| (start..start + lag).map(move |i| [i, i + lag]));
    all.filter(move |[_, second]| *second < run)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_frame_is_in_one_pair() {
        let all = |run, lag| pairs(run, lag).collect::<Vec<_>>();
        assert_eq!(all(4, 1), [[0, 1], [2, 3]]);
        assert_eq!(all(8, 2), [[0, 2], [1, 3], [4, 6], [5, 7]]);
        assert_eq!(all(8, 3), [[0, 3], [1, 4], [2, 5]]);
        assert_eq!(all(2, 2), [[0; 2]; 0]);
    }

    #[test]
    fn integers_and_floats_have_the_same_extremes() {
        let integers = [7, 0, 65_535, 3, 0];
        let floats = integers.map(f32::from);
        assert_eq!(
            Extremes::of_integers(&integers),
            Extremes::of_floats(&floats)
        );
        let found = Extremes::of_floats(&[f32::NAN, 2.0, f32::INFINITY, 0.0]);
        assert_eq!((found.darkest, found.brightest, found.zeros), (0.0, 2.0, 1));
        assert_eq!(found.not_finite, 2);
        assert_eq!(Extremes::of_integers(&[]), Extremes::of_floats(&[]));
    }
}
