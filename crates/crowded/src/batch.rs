//! The emitters of consecutive frames and their ROIs.

use std::ops::Range;

use gaussmle::CancelToken;
use gaussmle_detect::{Corner, IdleBuffers, RoiBatch, SearchCounts, StaticLight};
use gaussmle_io::movie::Movie;

use crate::emitter::Emitter;
use crate::error::Result;
use crate::search::{CrowdedSearch, CrowdedWorkspace};

/// The emitters of consecutive frames, and the ROI around each.
#[derive(Debug)]
pub struct CrowdedBatch {
    /// The ROIs.
    pub rois: RoiBatch,
    /// The emitters, in the order of the ROIs.
    pub emitters: Vec<Emitter>,
}

impl CrowdedBatch {
    /// Searches consecutive frames. Emitters whose ROI `is_kept` refuses count as outside: they share the light
    /// of their frame with the others, and are left out after its search. The light of `lights` stays, and is known.
    /// `cancel` ends the search after the frames of the moment.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read, or the search is cancelled.
    pub fn search(
        movie: &dyn Movie,
        search: &CrowdedSearch,
        frames: Range<usize>,
        lights: &[StaticLight],
        idle: &IdleBuffers<CrowdedWorkspace>,
        cancel: &CancelToken,
        is_kept: impl Fn(Corner) -> bool + Sync,
    ) -> Result<Self> {
        let (mut rois, emitters) = RoiBatch::gather(
            movie,
            search.roi(),
            frames,
            idle,
            |number, frame, workspace, emitters| match cancel.is_cancelled() {
                true => SearchCounts::default(),
                false => {
                    let mut counts = search.search((number, frame), lights, workspace, emitters);
                    counts.keep(emitters, |emitter| is_kept(emitter.corner));
                    counts
                }
            },
            |emitter: &Emitter| emitter.corner,
        )?;
        if cancel.is_cancelled() {
            return Err(gaussmle_detect::Error::Fit(gaussmle::Error::Cancelled).into());
        }
        rois.add_light(lights);
        Ok(Self { rois, emitters })
    }
}
