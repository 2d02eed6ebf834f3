//! The frames that are looked at, and sums over blocks of pixels in pairs of them.

use std::ops::Range;

use gaussmle_io::movie::{FileError, Movie, Pixels, Shape};
use rayon::prelude::*;

/// Pixels along a side of a block. A spot covers one to four blocks.
pub(super) const SIDE: usize = 8;

/// Consecutive frames that are read at a time.
const RUN: usize = 8;

/// The largest number of runs, and the number of pixels at which fewer are read.
const MAX_RUNS: usize = 32;
const MIN_RUNS: usize = 4;
const PIXELS: usize = 1 << 25;

/// The first frames of the runs, spread evenly, and their length. Pairs of consecutive frames need
/// an even length.
pub(super) fn runs(frames: &Range<usize>, area: usize) -> (Vec<usize>, usize) {
    let run = match frames.len() {
        0 => return (Vec::new(), 0),
        1 => 1,
        len => RUN.min(len) / 2 * 2,
    };
    let affordable = (PIXELS / (run * area.max(1))).clamp(MIN_RUNS, MAX_RUNS);
    let count = affordable.min(frames.len() / run);
    let last = frames.len() - run;
    let start = |index: usize| match count {
        1 => frames.start + last / 2,
        _ => frames.start + last * index / (count - 1),
    };
    ((0..count).map(start).collect(), run)
}

/// The mean of two frames over a block, half the mean of the squared differences, and the mean of
/// their fourth powers.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairSums {
    pub mean: f64,
    pub variance: f64,
    pub fourth: f64,
}

/// The content of the frames that were read.
#[derive(Clone, Debug, Default)]
pub(super) struct Sampled {
    /// For each block, one entry for each pair of frames.
    pub blocks: Vec<Vec<PairSums>>,
    pub frames: usize,
    pub darkest: f64,
    pub brightest: f64,
    /// The share of pixels with the value 0.
    pub zeros: f64,
    /// Pixels of a block that are used.
    pub pixels: Vec<usize>,
}

/// Converts a pixel of the movie; None for one that is left out.
pub(super) type Convert<'a> = &'a (dyn Fn(usize, f64) -> Option<f64> + Sync);

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
        self.darkest = self.darkest.min(later.darkest);
        self.brightest = self.brightest.max(later.brightest);
        for (own, mut other) in self.blocks.iter_mut().zip(later.blocks) {
            own.append(&mut other);
        }
        for (own, other) in self.pixels.iter_mut().zip(later.pixels) {
            *own = (*own).max(other);
        }
        self
    }
}

/// Reads the runs, in parallel. `convert` gets the number of a pixel and its value.
pub(super) fn sample(
    movie: &dyn Movie,
    frames: &Range<usize>,
    convert: Convert<'_>,
) -> Result<Sampled, FileError> {
    let shape = movie.shape();
    if shape.pixels() == 0 {
        return Ok(Sampled::new(0));
    }
    let (starts, run) = runs(frames, shape.pixels());
    let read = |&start: &usize| {
        let mut buffer = Pixels::default();
        movie.read(start..start + run, &mut buffer)?;
        Ok(match &buffer {
            Pixels::U16(values) => sample_run(values, shape, run, convert),
            Pixels::F32(values) => sample_run(values, shape, run, convert),
        })
    };
    let parts: Vec<Sampled> = starts
        .par_iter()
        .map(read)
        .collect::<Result<_, FileError>>()?;
    let blocks = (shape.width / SIDE) * (shape.height / SIDE);
    Ok(parts
        .into_iter()
        .fold(Sampled::new(blocks), Sampled::append))
}

/// Measures consecutive frames.
fn sample_run<T: Copy + Into<f64>>(
    values: &[T],
    shape: Shape,
    run: usize,
    convert: Convert<'_>,
) -> Sampled {
    let (columns, rows) = (shape.width / SIDE, shape.height / SIDE);
    let mut found = Sampled::new(columns * rows);
    found.frames = run;
    let mut zeros = 0_usize;
    for value in values
        .iter()
        .map(|&value| value.into())
        .filter(|value| value.is_finite())
    {
        found.darkest = found.darkest.min(value);
        found.brightest = found.brightest.max(value);
        zeros += usize::from(value == 0.0);
    }
    found.zeros = zeros as f64 / values.len().max(1) as f64;
    for pair in values.chunks_exact(2 * shape.pixels()) {
        let (first, second) = pair.split_at(shape.pixels());
        for block in 0..columns * rows {
            let (row, column) = (block / columns, block % columns);
            let (mut sum, mut squares, mut fourth, mut count) = (0.0, 0.0, 0.0, 0_u32);
            for y in row * SIDE..(row + 1) * SIDE {
                let from = y * shape.width + column * SIDE;
                for pixel in from..from + SIDE {
                    let values = [first[pixel], second[pixel]];
                    let [a, b] = values.map(|value| convert(pixel, value.into()));
                    if let (Some(a), Some(b)) = (a, b)
                        && (a + b).is_finite()
                    {
                        sum += a + b;
                        let square = (a - b) * (a - b);
                        squares += square;
                        fourth += square * square;
                        count += 1;
                    }
                }
            }
            if count > 0 {
                found.blocks[block].push(PairSums {
                    mean: sum / f64::from(2 * count),
                    variance: squares / f64::from(2 * count),
                    fourth: fourth / f64::from(count),
                });
                found.pixels[block] = count as usize;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_spread_and_bounded() {
        let (starts, run) = runs(&(0..1000), 256 * 256);
        assert_eq!((starts.len(), run), (32, 8));
        assert_eq!((starts[0], starts[31]), (0, 992));
        assert!(starts.windows(2).all(|pair| pair[1] >= pair[0] + 8));
        assert_eq!(runs(&(0..100_000), 2048 * 2048).0.len(), 4);
        assert_eq!(runs(&(10..15), 100), (vec![10], 4));
        assert_eq!(runs(&(10..11), 100), (vec![10], 1));
        assert_eq!(runs(&(10..10), 100), (vec![], 0));
        assert_eq!(runs(&(0..16), 100), (vec![0, 8], 8));
    }
}
