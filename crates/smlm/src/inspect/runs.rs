//! The frames that are looked at: short runs, spread over the movie.

use std::ops::Range;

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
pub(super) struct Runs {
    /// The first frames of the runs, spread evenly.
    pub starts: Vec<usize>,
    /// Frames of a run: an even number, for pairs of consecutive frames.
    pub len: usize,
    /// The number of runs that are read at the same time.
    pub parallel: usize,
}

impl Runs {
    /// Chooses runs for frames of a number of pixels and bytes, with about `pixels` in total.
    /// `together` frames are decoded at once, so a run starts at a multiple of it.
    pub fn new(
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

#[cfg(test)]
mod tests {
    use super::*;

    const PIXELS: usize = 1 << 25;

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
}
