//! Frames of a movie in parallel: each task reads one chunk of the file and looks at its frames.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use gaussmle_io::movie::{Movie, Pixels};
use rayon::prelude::*;

use crate::detector::Workspace;
use crate::error::Result;
use crate::frame::Frame;

/// Bytes of frames that are searched as one block: enough for all cores, and little of the memory.
pub const BLOCK_BYTES: usize = 16 << 20;

/// The number of frames of a block. It is a multiple of the frames in a chunk of the file.
pub fn frames_of_block(movie: &dyn Movie) -> usize {
    let bytes = (movie.shape().pixels() * movie.pixel_type().bytes()).max(1);
    let chunk = movie.frames_together().max(1);
    (BLOCK_BYTES / bytes).max(1).next_multiple_of(chunk)
}

/// The blocks of frames of a movie. They start at multiples of their length, as chunks do.
pub fn block_ranges(movie: &dyn Movie, frames: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let length = frames_of_block(movie);
    let blocks = frames.start / length..frames.end.div_ceil(length);
    blocks.map(move |i| (i * length).max(frames.start)..((i + 1) * length).min(frames.end))
}

/// Buffers in which a task searches one frame after the other.
pub trait TaskWorkspace: Default + Send {
    /// Sets the number of threads that search a frame together, which changes no result.
    fn set_threads(&mut self, threads: usize);
}

impl TaskWorkspace for Workspace {
    fn set_threads(&mut self, threads: usize) {
        Workspace::set_threads(self, threads);
    }
}

/// Buffers of a task. They are reused: new memory costs the system time for each page.
#[derive(Debug, Default)]
pub(crate) struct TaskBuffers<W> {
    workspace: W,
    frames: Pixels,
}

impl<W: TaskWorkspace> TaskBuffers<W> {
    /// Passes frames on, each with its number and a workspace of the search. Frames that are not in memory
    /// are read.
    pub fn each_frame(
        &mut self,
        movie: &dyn Movie,
        frames: Range<usize>,
        mut look: impl FnMut(usize, Frame<'_>, &mut W),
    ) -> Result<()> {
        if frames
            .clone()
            .all(|number| movie.frame_in_memory(number).is_some())
        {
            for number in frames {
                if let Some(frame) = movie.frame_in_memory(number) {
                    look(number, frame.into(), &mut self.workspace);
                }
            }
            return Ok(());
        }
        movie.read(frames.clone(), &mut self.frames)?;
        let area = movie.shape().pixels();
        for (i, number) in frames.enumerate() {
            let range = i * area..(i + 1) * area;
            let frame = match &self.frames {
                Pixels::U16(pixels) => Frame::U16(&pixels[range]),
                Pixels::F32(pixels) => Frame::F32(&pixels[range]),
            };
            look(number, frame, &mut self.workspace);
        }
        Ok(())
    }
}

/// Buffers of a search that no task uses now. They are kept from one block of frames to the next.
#[derive(Debug)]
pub struct IdleBuffers<W = Workspace> {
    buffers: Mutex<Vec<TaskBuffers<W>>>,
    /// The number of blocks that are searched at once.
    blocks_at_once: usize,
}

impl<W> Default for IdleBuffers<W> {
    fn default() -> Self {
        Self {
            buffers: Mutex::new(Vec::new()),
            blocks_at_once: 1,
        }
    }
}

impl<W: TaskWorkspace> IdleBuffers<W> {
    /// Sets the number of blocks that are searched at once.
    pub fn set_blocks_at_once(&mut self, blocks: usize) {
        self.blocks_at_once = blocks;
    }

    /// Runs a task for each chunk of the movie's file, and returns the results in order. If there are
    /// fewer tasks than threads, several threads search each frame.
    pub(crate) fn for_chunks<T: Send>(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
        task: impl Fn(&mut TaskBuffers<W>, Range<usize>) -> Result<T> + Sync,
    ) -> Vec<Result<T>> {
        let chunk = movie.frames_together().max(1);
        let chunks = frames.start / chunk..frames.end.div_ceil(chunk);
        let tasks = (chunks.len() * self.blocks_at_once).max(1);
        let threads = rayon::current_num_threads() / tasks;
        let results = chunks.into_par_iter().map(|i| {
            let start = (i * chunk).max(frames.start);
            let end = ((i + 1) * chunk).min(frames.end);
            self.lend(|buffers| {
                buffers.workspace.set_threads(threads);
                task(buffers, start..end)
            })
        });
        results.collect()
    }

    /// Runs a task with buffers that no other task uses meanwhile.
    fn lend<T>(&self, task: impl FnOnce(&mut TaskBuffers<W>) -> T) -> T {
        let idle = || self.buffers.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = idle().pop();
        let mut buffers = taken.unwrap_or_default();
        let result = task(&mut buffers);
        idle().push(buffers);
        result
    }
}
