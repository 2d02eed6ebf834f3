//! The frames that are looked at, and sums over blocks of pixels in pairs of them.

use std::ops::Range;

use gaussmle::stats::median;
use gaussmle_io::movie::{FileError, Movie, Pixels, Shape};
use rayon::prelude::*;

/// Pixels along a side of a block. A spot covers one to four blocks.
pub(super) const SIDE: usize = 8;

/// Consecutive frames that are read at a time, and the largest number from one chunk of a file.
const RUN: usize = 8;
const MAX_RUN: usize = 64;

/// The largest number of frames; the number of frames from which fewer are read if they have more
/// pixels than the caller wants; and the number of pixels at which still fewer are read.
const MAX_FRAMES: usize = 256;
const FEW_FRAMES: usize = 32;
const MAX_PIXELS: usize = 1 << 30;

/// The number of chunks that are always affordable.
const FEW_CHUNKS: usize = 4;

/// Bytes of frames in memory. Two frames of any size are read.
const MEMORY: usize = 64 << 20;

/// The frames that are read.
#[derive(Debug, PartialEq)]
struct Runs {
    /// The first frames of the runs, spread evenly.
    starts: Vec<usize>,
    /// Frames of a run: an even number, for pairs of consecutive frames.
    len: usize,
    /// The number of runs that are read at the same time.
    parallel: usize,
}

impl Runs {
    /// Chooses runs for frames of a number of pixels and bytes, with about `pixels` in total.
    /// `together` frames are decoded at once, so a run starts at a multiple of it.
    fn new(
        frames: &Range<usize>,
        area: usize,
        bytes: usize,
        together: usize,
        pixels: usize,
    ) -> Self {
        let (bytes, together) = (bytes.max(1), together.max(1));
        // Small runs of frames that are read alone leave memory for other threads.
        let (memory, longest) = match together {
            1 => (MEMORY / 4, RUN),
            _ => (MEMORY, together.clamp(RUN, MAX_RUN)),
        };
        // Two frames of any size, and two more if these fit, for pairs two frames apart.
        let least = 2 + 2 * usize::from(4 * bytes <= MEMORY);
        let len = match frames.len() {
            1 => 1,
            all => longest.min(memory / bytes).max(least).min(all) / 2 * 2,
        };
        if len == 0 {
            return Self {
                starts: Vec::new(),
                len,
                parallel: 1,
            };
        }
        // A run takes whole chunks in memory.
        let decoded = len.next_multiple_of(together);
        let parallel = (MEMORY / decoded.saturating_mul(bytes)).max(1);
        let affordable = pixels / area.max(1);
        let few = affordable.max(FEW_FRAMES).min(MAX_PIXELS / area.max(1));
        let wanted = (few.min(MAX_FRAMES) / len).max(1);
        let first = frames.start.next_multiple_of(together);
        let Some(rest) = frames.end.checked_sub(first.saturating_add(len)) else {
            let middle = frames.start + (frames.len() - len) / 2;
            return Self {
                starts: vec![middle],
                len,
                parallel,
            };
        };
        let places = rest / decoded + 1;
        // Frames of a chunk that are not looked at are decoded, too.
        let chunks = (affordable / decoded).max(FEW_FRAMES / len).max(FEW_CHUNKS);
        let count = wanted.min(chunks).min(places);
        let place = |index: usize| match count {
            1 => (places - 1) / 2,
            _ => (places - 1) * index / (count - 1),
        };
        let starts = (0..count).map(|index| first + place(index) * decoded);
        Self {
            starts: starts.collect(),
            len,
            parallel,
        }
    }
}

/// The blocks that are measured.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grid {
    columns: usize,
    rows: usize,
    /// The distance of neighbours along both axes, in blocks.
    step: usize,
}

impl Grid {
    /// At most `most` blocks: of larger frames, every second or third along both axes.
    fn of(shape: Shape, most: usize) -> Self {
        let (columns, rows) = (shape.width / SIDE, shape.height / SIDE);
        let mut step = 1;
        while columns.div_ceil(step) * rows.div_ceil(step) > most {
            step += 1;
        }
        Self {
            columns: columns.div_ceil(step),
            rows: rows.div_ceil(step),
            step,
        }
    }

    fn len(&self) -> usize {
        self.columns * self.rows
    }

    /// The first row and column of a block, in pixels.
    fn corner(&self, block: usize) -> (usize, usize) {
        let (row, column) = (block / self.columns, block % self.columns);
        (row * self.step * SIDE, column * self.step * SIDE)
    }
}

/// The mean of two frames over a block, and the distribution of their differences: the mean, half the
/// variance, and the mean of the fourth powers of deviations from the mean.
///
/// The mean of a block changes if the light source flickers. Noise is the rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairSums {
    pub mean: f64,
    pub difference: f64,
    pub variance: f64,
    pub fourth: f64,
}

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

/// The range of the finite pixels of some frames, and the number of pixels at 0.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Extremes {
    darkest: f64,
    brightest: f64,
    zeros: usize,
}

impl Extremes {
    fn of_integers(values: &[u16]) -> Self {
        let darkest = values.iter().min().map_or(f64::INFINITY, |&v| v.into());
        let brightest = values.iter().max().map_or(f64::NEG_INFINITY, |&v| v.into());
        Self {
            darkest,
            brightest,
            zeros: values.iter().filter(|value| **value == 0).count(),
        }
    }

    fn of_floats(values: &[f32]) -> Self {
        let mut found = Self {
            darkest: f64::INFINITY,
            brightest: f64::NEG_INFINITY,
            zeros: 0,
        };
        for value in values.iter().filter(|value| value.is_finite()) {
            found.darkest = found.darkest.min((*value).into());
            found.brightest = found.brightest.max((*value).into());
            found.zeros += usize::from(*value == 0.0);
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

/// Compares a block of two frames. Returns also the number of its pixels that are used.
fn compare<T: Copy + Into<f64>>(
    [first, second]: [&[T]; 2],
    (top, left): (usize, usize),
    width: usize,
    convert: impl Fn([usize; 2], f64) -> Option<f64>,
) -> Option<(PairSums, usize)> {
    let mut differences = [0.0; SIDE * SIDE];
    let (mut sum, mut total, mut count) = (0.0, 0.0, 0_usize);
    for y in top..top + SIDE {
        let from = y * width;
        for x in left..left + SIDE {
            let values = [first[from + x], second[from + x]];
            let [a, b] = values.map(|value| convert([x, y], value.into()));
            if let (Some(a), Some(b)) = (a, b)
                && (a + b).is_finite()
            {
                sum += a + b;
                total += a - b;
                differences[count] = a - b;
                count += 1;
            }
        }
    }
    if count < 2 {
        return None;
    }
    let n = count as f64;
    let difference = total / n;
    let (mut squares, mut fourth) = (0.0, 0.0);
    for value in &differences[..count] {
        let square = (value - difference) * (value - difference);
        squares += square;
        fourth += square * square;
    }
    // Deviations from the mean of the sample are too small by the root of this factor.
    let bias = n / (n - 1.0);
    let sums = PairSums {
        mean: sum / (2.0 * n),
        difference,
        variance: 0.5 * bias * squares / n,
        fourth: bias * bias * fourth / n,
    };
    Some((sums, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pixels that are read, and the most blocks.
    const PIXELS: usize = 1 << 25;
    const MAX_BLOCKS: usize = 1 << 16;

    /// Runs of 16-bit frames.
    fn runs(frames: Range<usize>, area: usize, together: usize) -> Runs {
        Runs::new(&frames, area, 2 * area, together, PIXELS)
    }

    #[test]
    fn runs_are_spread_and_bounded() {
        let Runs { starts, len, .. } = runs(0..1000, 256 * 256, 1);
        assert_eq!((starts.len(), len), (32, 8));
        assert_eq!((starts[0], starts[31]), (0, 992));
        assert!(starts.windows(2).all(|pair| pair[1] >= pair[0] + 8));
        let small = |frames| {
            let Runs { starts, len, .. } = runs(frames, 100, 1);
            (starts, len)
        };
        assert_eq!(small(10..15), (vec![10], 4));
        assert_eq!(small(10..11), (vec![10], 1));
        assert_eq!(small(10..10), (vec![], 0));
        assert_eq!(small(0..16), (vec![0, 8], 8));
    }

    #[test]
    fn memory_is_bounded_for_frames_of_any_size() {
        for side in [16, 128, 256, 700, 1024, 2048, 2304, 3200, 4096, 16_384] {
            let area: usize = side * side;
            for (bytes, together) in [(2, 1), (4, 1), (2, 5), (2, 20)] {
                let frame = area * bytes;
                let found = Runs::new(&(0..100_000), area, frame, together, PIXELS);
                let Runs { len, parallel, .. } = found;
                let decoded = len.next_multiple_of(together);
                let held = parallel * decoded * frame;
                let least = 2_usize.next_multiple_of(together) * frame;
                let case = format!("{side}, {bytes}, {together}: {found:?}");
                assert!(held <= MEMORY.max(decoded * frame), "{case}");
                assert!(len * frame <= MEMORY.max(least), "{case}");
                let frames = found.starts.len() * len;
                assert!(frames <= 256, "{case}");
                assert!(frames >= 16 || frames * area > MAX_PIXELS / 2, "{case}");
                assert!(frames == 2 || frames * area <= MAX_PIXELS, "{case}");
            }
        }
        let large = runs(0..1000, 3200 * 3200, 1);
        assert_eq!((large.starts.len(), large.len, large.parallel), (16, 2, 1));
        let usual = runs(0..1000, 512 * 512, 1);
        assert_eq!((usual.starts.len(), usual.len, usual.parallel), (16, 8, 16));
        let area: usize = 512 * 512;
        let fewer = Runs::new(&(0..1000), area, 2 * area, 1, PIXELS / 4);
        assert_eq!((fewer.starts.len(), fewer.len), (4, 8));
    }

    #[test]
    fn a_chunk_is_decoded_once() {
        for (frames, together) in [
            (0..1000, 3),
            (0..1000, 10),
            (0..1000, 100),
            (7..1000, 100),
            (0..1000, 500),
            (0..1000, 1000),
            (0..150, 100),
        ] {
            let Runs { starts, len, .. } = runs(frames.clone(), 256 * 256, together);
            let case = format!("{frames:?}, {together}: {len} from {starts:?}");
            assert!(starts.len() * len >= 32, "{case}");
            let mut next = frames.start;
            for start in starts {
                assert!(start % together == 0 && start >= next, "{case}");
                next = (start + len).next_multiple_of(together);
                assert!(start + len <= frames.end, "{case}");
            }
        }
        // No chunk begins in the range.
        assert_eq!(runs(110..160, 100, 100).starts, [110]);
    }

    #[test]
    fn each_frame_is_in_one_pair() {
        let all = |run, lag| pairs(run, lag).collect::<Vec<_>>();
        assert_eq!(all(4, 1), [[0, 1], [2, 3]]);
        assert_eq!(all(8, 2), [[0, 2], [1, 3], [4, 6], [5, 7]]);
        assert_eq!(all(8, 3), [[0, 3], [1, 4], [2, 5]]);
        assert_eq!(all(2, 2), [[0; 2]; 0]);
    }

    #[test]
    fn a_change_of_the_light_is_no_noise() {
        let frame = |light: f64| -> Vec<f64> {
            let noise = (0..64).map(|i| f64::from(i % 2) - 0.5);
            noise.map(|noise| light + noise).collect()
        };
        let (dim, bright, quiet) = (frame(100.0), frame(160.0), vec![100.0; 64]);
        let compare = |first: &[f64], second: &[f64]| {
            let found = compare([first, second], (0, 0), 8, |_, value| Some(value));
            found.expect("64 pixels").0
        };
        let steady = compare(&dim, &quiet);
        let flicker = compare(&bright, &quiet);
        assert_eq!((steady.difference, flicker.difference), (0.0, 60.0));
        assert_eq!(
            (flicker.variance, flicker.fourth),
            (steady.variance, steady.fourth)
        );
        // Half the variance of plus and minus a half.
        assert!((steady.variance - 0.125 * 64.0 / 63.0).abs() < 1e-12);
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
        assert_eq!(Extremes::of_integers(&[]), Extremes::of_floats(&[]));
    }

    #[test]
    fn blocks_are_spread_over_large_frames() {
        let grid = |height, width| {
            let shape = Shape {
                frames: 1,
                height,
                width,
            };
            Grid::of(shape, MAX_BLOCKS)
        };
        let small = grid(17, 40);
        assert_eq!((small.len(), small.step), (10, 1));
        assert_eq!(small.corner(7), (8, 16));
        assert_eq!(grid(2048, 2048).len(), MAX_BLOCKS);
        assert_eq!(grid(5, 5).len(), 0);
        for (height, width) in [(2048, 2056), (3200, 3200), (65_535, 8000)] {
            let found = grid(height, width);
            assert!(found.len() <= MAX_BLOCKS && found.len() > MAX_BLOCKS / 5);
            let (top, left) = found.corner(found.len() - 1);
            assert!(top + SIDE <= height && left + SIDE <= width);
            let far = (found.step + 1) * SIDE;
            assert!(top + far > height - SIDE && left + far > width - SIDE);
        }
    }
}
