//! The frames that are looked at, and sums over blocks of pixels in pairs of them.

use std::ops::Range;

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
        let len = match frames.len() {
            1 => 1,
            all => longest.min(memory / bytes).max(2).min(all) / 2 * 2,
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

/// The pixels that are read, about, unless the frames are few, and the most blocks of a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub pixels: usize,
    pub blocks: usize,
}

/// Reads runs of frames, in parallel as far as memory allows. `convert` gets the number of a pixel
/// and its value, and returns none for one that is left out.
pub(super) fn sample(
    movie: &dyn Movie,
    frames: &Range<usize>,
    effort: Effort,
    convert: impl Fn(usize, f64) -> Option<f64> + Sync,
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
                sample_run(values, shape, grid, runs.len, extremes, &convert)
            }
            Pixels::F32(values) => {
                let extremes = Extremes::of_floats(values);
                sample_run(values, shape, grid, runs.len, extremes, &convert)
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
    grid: Grid,
    run: usize,
    extremes: Extremes,
    convert: impl Fn(usize, f64) -> Option<f64>,
) -> Sampled {
    let mut found = Sampled::new(grid.len());
    found.frames = run;
    found.darkest = extremes.darkest;
    found.brightest = extremes.brightest;
    found.zeros = extremes.zeros as f64 / values.len().max(1) as f64;
    for pair in values.chunks_exact(2 * shape.pixels()) {
        let (first, second) = pair.split_at(shape.pixels());
        for block in 0..grid.len() {
            let (top, left) = grid.corner(block);
            let (mut sum, mut squares, mut fourth, mut count) = (0.0, 0.0, 0.0, 0_u32);
            for y in top..top + SIDE {
                let from = y * shape.width + left;
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
