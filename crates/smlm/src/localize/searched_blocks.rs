//! The spots of a movie, block by block, in the order of frames.

use std::collections::VecDeque;
use std::ops::Range;

use gaussmle::CancelToken;
use gaussmle_io::movie::Movie;
use rayon::prelude::*;

use crate::error::Result;
use crate::localize::finder::{Finder, FinderBuffers, FoundSpots};

/// Frames for each thread that are searched before the blocks are passed on: threads wait for the
/// last frame.
const FRAMES_PER_THREAD: usize = 16;

/// Searches frames, block by block. Blocks of few frames are searched several at a time, so that all
/// cores have work. No block depends on the number of cores.
#[derive(Debug)]
pub(crate) struct SearchedBlocks<'a> {
    movie: &'a dyn Movie,
    finder: &'a Finder,
    cancel: &'a CancelToken,
    /// The next frame.
    start: usize,
    end: usize,
    idle: FinderBuffers,
    /// Blocks that are searched and not passed on.
    searched: VecDeque<Result<FoundSpots>>,
    /// Blocks to search at once. The first one is alone: the kernel is compiled when it is known.
    at_once: usize,
}

impl<'a> SearchedBlocks<'a> {
    /// Blocks of some frames of a movie. They end where `cancel` says so.
    pub fn new(
        movie: &'a dyn Movie,
        finder: &'a Finder,
        cancel: &'a CancelToken,
        frames: Range<usize>,
    ) -> Self {
        Self {
            movie,
            finder,
            cancel,
            start: frames.start,
            end: frames.end,
            idle: FinderBuffers::default(),
            searched: VecDeque::new(),
            at_once: 1,
        }
    }

    /// Searches the next blocks.
    fn search(&mut self) {
        let length = self.finder.frames_of_block(self.movie);
        // Blocks start at multiples of their length, as the chunks of the file do.
        let first = self.start / length;
        let last = self.end.div_ceil(length).min(first + self.at_once);
        self.idle.set_blocks_at_once(last - first);
        let frames = self.start..(last * length).min(self.end);
        if let Err(error) = self.finder.measure(self.movie, frames, &mut self.idle) {
            self.searched = [Err(error)].into();
            return;
        }
        let blocks = (first..last).into_par_iter().map(|i| {
            if self.cancel.is_cancelled() {
                return Err(gaussmle::Error::Cancelled.into());
            }
            let frames = (i * length).max(self.start)..((i + 1) * length).min(self.end);
            self.finder
                .search(self.movie, frames, &self.idle, self.cancel)
        });
        self.searched = blocks.collect();
        self.start = (last * length).min(self.end);
        self.at_once = (rayon::current_num_threads() * FRAMES_PER_THREAD).div_ceil(length);
    }
}

impl Iterator for SearchedBlocks<'_> {
    type Item = Result<FoundSpots>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.cancel.is_cancelled() {
            return None;
        }
        if self.searched.is_empty() && self.start < self.end {
            self.search();
        }
        let block = self.searched.pop_front()?;
        if block.is_err() {
            // Later blocks would leave a gap.
            self.searched.clear();
            self.start = self.end;
        }
        Some(block)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let all_are_searched = self.start >= self.end;
        (0, all_are_searched.then_some(self.searched.len()))
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::Camera;
    use gaussmle_detect::{Detection, Detector, RoiBatch};
    use gaussmle_io::movie::{FileError, PixelType, Pixels, Shape};
    use rayon::ThreadPoolBuilder;

    use super::*;

    /// Frames of 1700x1700 pixels: two make a block.
    const SIDE: usize = 1700;
    const FRAMES: usize = 17;

    /// Frame `i` has spots in rows and columns that depend on `i`.
    #[derive(Debug)]
    struct Grid {
        /// A frame that cannot be read.
        damaged: Option<usize>,
    }

    impl Movie for Grid {
        fn shape(&self) -> Shape {
            Shape {
                frames: FRAMES,
                height: SIDE,
                width: SIDE,
            }
        }

        fn pixel_type(&self) -> PixelType {
            PixelType::U16
        }

        fn format(&self) -> &'static str {
            "grid"
        }

        fn notes(&self) -> &[String] {
            &[]
        }

        fn read(
            &self,
            frames: Range<usize>,
            into: &mut Pixels,
        ) -> std::result::Result<(), FileError> {
            if let Some(damaged) = self.damaged.filter(|frame| frames.contains(frame)) {
                return Err(FileError::Read {
                    path: "grid".into(),
                    source: std::io::Error::other(format!("frame {damaged}")),
                });
            }
            let mut pixels = vec![10; frames.len() * SIDE * SIDE];
            for (frame, pixels) in frames.zip(pixels.chunks_exact_mut(SIDE * SIDE)) {
                for y in (20 + frame..SIDE - 20).step_by(200) {
                    for x in (20 + 2 * frame..SIDE - 20).step_by(150 + frame) {
                        pixels[y * SIDE + x] = 1000 + x as u16;
                    }
                }
            }
            *into = Pixels::U16(pixels);
            Ok(())
        }
    }

    /// The blocks of frames 1 to the last but one, on this number of threads.
    fn blocks(movie: &Grid, threads: usize) -> Vec<Result<RoiBatch>> {
        let camera = Camera::ideal(0.1)
            .with_offset_adu(1.0)
            .with_read_noise_e(1.0);
        let detector = Detector::new(&Detection::new(0.1), &camera, SIDE, SIDE).expect("valid");
        let (finder, cancel) = (Finder::from(detector), CancelToken::default());
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads").install(|| {
            let blocks = SearchedBlocks::new(movie, &finder, &cancel, 1..FRAMES - 1);
            blocks.map(|found| found.map(|found| found.rois)).collect()
        })
    }

    #[test]
    fn blocks_do_not_depend_on_the_number_of_threads() {
        let movie = Grid { damaged: None };
        let on_one: Vec<_> = blocks(&movie, 1);
        let ranges: Vec<_> = on_one.iter().flatten().map(|b| b.frames.clone()).collect();
        // The first block is incomplete.
        let pairs = (0..FRAMES - 1).step_by(2);
        let expected = pairs.map(|k| k.max(1)..(k + 2).min(FRAMES - 1));
        assert!(ranges.iter().cloned().eq(expected), "{ranges:?}");
        for threads in [2, 3, 16] {
            let on_several = blocks(&movie, threads);
            assert_eq!(on_several.len(), on_one.len());
            for (one, several) in on_one.iter().zip(&on_several) {
                let (one, several) = (one.as_ref().expect("read"), several.as_ref());
                let several = several.expect("read");
                assert_eq!(several.frames, one.frames);
                assert_eq!(several.counts, one.counts);
                assert!(several.len() > 60 && several.each().eq(one.each()));
            }
        }
    }

    #[test]
    fn blocks_end_at_the_first_frame_that_cannot_be_read() {
        let movie = Grid { damaged: Some(9) };
        for threads in [1, 3, 16] {
            let blocks = blocks(&movie, threads);
            let (last, others) = blocks.split_last().expect("blocks");
            assert!(last.is_err());
            let ranges: Vec<_> = others.iter().flatten().map(|b| b.frames.clone()).collect();
            assert_eq!(ranges, [1..2, 2..4, 4..6, 6..8], "{threads} threads");
        }
    }
}
