//! The thread of a session.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use gaussmle::{CancelToken, Fits, Fitter};

use super::description::Description;
use super::session_end::SessionEnd;
use super::session_error::SessionError;
use super::shared::Shared;
use crate::detect::Detector;
use crate::error::Result;
use crate::localize::{
    FrameBlock, LocalizeBlocks, Progress, RunTotals, SearchedFrames, why_nothing_in,
};

/// All that the thread of a session needs.
pub(super) struct Worker {
    pub shared: Arc<Shared>,
    pub description: Description,
    pub detector: Detector,
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
            let message = message(&*panic);
            Err(SessionError::Panicked { message }.into())
        });
        shared.conclude(end.map_err(Arc::new));
    }

    fn localize(self) -> Result<SessionEnd> {
        let Self {
            shared,
            detector,
            fitter,
            cancel,
            ..
        } = &self;
        let sides @ [width, height] = self.description.sides;
        let notes = self.notes.clone();
        let mut totals = RunTotals::new(Progress::default(), notes, width * height, self.started);
        let localize = LocalizeBlocks {
            detector,
            fitter,
            frames: self.expected_frames,
        };
        let blocks = std::iter::from_fn(|| shared.next_block().map(Ok));
        let take = |searched: &SearchedFrames<'_>, fits: Fits| {
            let rows = totals.rows(&fits);
            // Evidence on poor fits is gathered after the rows are passed on.
            shared.add_rows(searched.frames().end, &rows);
            totals.add(searched, &fits, &rows);
            Ok(())
        };
        let info = localize.run_arriving(blocks, cancel, take, || shared.stop())?;
        totals.summary.info = info;
        let frames = shared.pushed();
        totals.summary.progress.total = frames;
        let mut metadata = self.description.metadata(frames);
        let cancelled = totals.cancelled(frames);
        let mut summary = totals.conclude(cancelled, &mut metadata);
        if summary.complete && summary.progress.localizations == 0 {
            let block = shared.take_last_block();
            let block = block.unwrap_or_else(|| FrameBlock::empty(0, sides));
            let counts = summary.counts.search.unwrap_or_default();
            let searched = block.frames();
            if let Ok(reason) = why_nothing_in(frames, &block, detector, searched, counts) {
                metadata.notes.push(reason.clone());
                summary.notes.push(reason);
            }
        }
        Ok(SessionEnd { summary, metadata })
    }
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "it has no message".into())
}
