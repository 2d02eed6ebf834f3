//! The spots of a movie that another program is still writing, block by block.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use gaussmle::CancelToken;

use crate::error::Result;
use crate::localize::files::movie_watch::MovieWatch;
use crate::localize::finder::{Finder, FinderBuffers, FoundSpots};

/// The state that the threads of a followed run share.
#[derive(Debug, Default)]
pub(crate) struct FollowState {
    /// Frames that are there.
    pub frames: AtomicUsize,
    /// True if nobody needs further blocks.
    pub is_over: AtomicBool,
}

/// Searches the frames that are there, and waits for others until the movie has ended.
pub(crate) struct FollowedBlocks<'a> {
    pub watch: &'a mut MovieWatch,
    pub finder: &'a Finder,
    pub cancel: &'a CancelToken,
    pub state: &'a FollowState,
    /// The next frame.
    pub next: usize,
    /// The frame at which the run ends, however many follow.
    pub to: usize,
    pub idle: FinderBuffers,
}

impl FollowedBlocks<'_> {
    /// Searches the next frames that are there. None without any.
    fn search(&mut self) -> Option<Result<FoundSpots>> {
        let end = self.watch.frames().min(self.to);
        let movie = self.watch.movie().filter(|_| self.next < end)?;
        let start = self.next;
        let end = end.min(start + self.finder.frames_of_block(movie.as_ref()));
        self.next = end;
        let (finder, idle) = (self.finder, &self.idle);
        Some(finder.search(movie.as_ref(), start..end, idle, self.cancel))
    }
}

impl Iterator for FollowedBlocks<'_> {
    type Item = Result<FoundSpots>;

    fn next(&mut self) -> Option<Self::Item> {
        let (cancel, state) = (self.cancel, self.state);
        let is_over = || cancel.is_cancelled() || state.is_over.load(Ordering::Relaxed);
        loop {
            if is_over() {
                return None;
            }
            if let Some(block) = self.search() {
                if block.is_err() {
                    // Later blocks would leave a gap.
                    self.to = 0;
                }
                return Some(block);
            }
            if self.next >= self.to || self.watch.has_ended() {
                return None;
            }
            let before = self.watch.frames();
            if let Err(error) = self.watch.look() {
                self.to = 0;
                return Some(Err(error.into()));
            }
            state.frames.store(self.watch.frames(), Ordering::Relaxed);
            if self.watch.frames() == before && !self.watch.has_ended() {
                self.watch.pause(is_over);
            }
        }
    }
}
