//! The thread of a session.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use gaussmle::{CancelToken, Fits, Fitter};
use gaussmle_base::caught;
use gaussmle_detect::FrameBlock;
use gaussmle_io::movie::Shape;

use super::session_end::SessionEnd;
use super::session_error::SessionError;
use super::shared::Shared;
use crate::error::Result;
use crate::localize::{
    Finder, LocalizeBlocks, Run, RunDescription, SearchedFrames, why_nothing_in,
};

/// All that the thread of a session needs.
pub(super) struct Worker {
    pub shared: Arc<Shared>,
    pub description: RunDescription,
    /// Width and height of a frame.
    pub sides: [usize; 2],
    pub finder: Finder,
    pub fitter: Fitter,
    pub cancel: CancelToken,
    pub expected_frames: Option<usize>,
    /// Notes on the camera and the PSF.
    pub notes: Vec<String>,
    pub started: Instant,
}

impl Worker {
    /// Localizes frames until the session ends.
    pub fn run(self) {
        let shared = self.shared.clone();
        let end = catch_unwind(AssertUnwindSafe(|| self.localize()));
        let end = end.unwrap_or_else(|panic| {
            let message = caught::words(&*panic);
            Err(SessionError::Panicked { message }.into())
        });
        shared.conclude(end.map_err(Arc::new));
    }

    fn localize(self) -> Result<SessionEnd> {
        let Self {
            shared,
            finder,
            fitter,
            cancel,
            ..
        } = &self;
        let sides @ [width, height] = self.sides;
        let (description, notes) = (self.description.clone(), self.notes.clone());
        let mut run = Run::new(description, notes, width * height, self.started);
        let localize = LocalizeBlocks {
            finder,
            fitter,
            frames: self.expected_frames,
        };
        let blocks = std::iter::from_fn(|| shared.next_block().map(Ok));
        let take = |searched: &SearchedFrames<'_>, fits: Fits| {
            run.add(searched, &fits, |end, rows| {
                shared.add_rows(end, rows);
                Ok(())
            })
        };
        let info = localize.run_arriving(blocks, cancel, take, || shared.stop())?;
        let frames = shared.pushed();
        run.set_total(frames);
        let cancelled = run.cancelled(frames);
        let (summary, metadata) = run.end(info, cancelled, movie(sides, frames), |counts| {
            let block = shared.take_last_block();
            let block = block.unwrap_or_else(|| FrameBlock::empty(0, sides));
            why_nothing_in(frames, &block, finder.detector(), block.frames(), counts).ok()
        });
        Ok(SessionEnd { summary, metadata })
    }
}

/// The format of a session's frames, and the size of their movie.
pub(super) fn movie([width, height]: [usize; 2], frames: usize) -> (&'static str, Shape) {
    let shape = Shape {
        frames,
        height,
        width,
    };
    ("memory", shape)
}
