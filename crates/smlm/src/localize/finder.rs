//! The search of a run: for peaks, or for emitters whose light overlaps.

use std::ops::Range;

use gaussmle::roi::RoiSource;
use gaussmle::{CancelToken, RoiStack};
use gaussmle_crowded::{CrowdedBatch, CrowdedSearch, CrowdedWorkspace, Emitter};
use gaussmle_detect::{Detector, IdleBuffers, RoiBatch};
use gaussmle_io::movie::Movie;

use crate::error::Result;
use crate::remarks::SpotFree;

/// Finds the spots of frames: peaks, or the emitters of crowded fields.
///
/// ```
/// use gaussmle::Camera;
/// use gaussmle_detect::{Detection, Detector};
/// use gaussmle_smlm::localize::Finder;
///
/// # fn main() -> gaussmle_smlm::Result<()> {
/// let detector = Detector::new(&Detection::new(0.13), &Camera::ideal(0.1), 64, 64)?;
/// assert_eq!(Finder::from(detector).roi(), 11);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Finder(Kind);

#[derive(Debug)]
enum Kind {
    Peaks(Box<Detector>),
    Emitters(Box<CrowdedSearch>),
}

impl From<Detector> for Finder {
    /// A search for peaks.
    fn from(detector: Detector) -> Self {
        Self(Kind::Peaks(Box::new(detector)))
    }
}

impl From<CrowdedSearch> for Finder {
    /// A search for emitters.
    fn from(search: CrowdedSearch) -> Self {
        Self(Kind::Emitters(Box::new(search)))
    }
}

impl Finder {
    /// The search for peaks, which are the spots or the start of the search for emitters.
    pub fn detector(&self) -> &Detector {
        match &self.0 {
            Kind::Peaks(detector) => detector,
            Kind::Emitters(search) => search.detector(),
        }
    }

    /// Pixels along a side of a ROI.
    pub fn roi(&self) -> usize {
        self.detector().roi()
    }

    /// Searches consecutive frames. `cancel` ends a search for emitters, which takes longer than one for
    /// peaks.
    pub(crate) fn search(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
        idle: &FinderBuffers,
        cancel: &CancelToken,
    ) -> Result<FoundSpots> {
        let (rois, emitters) = match &self.0 {
            Kind::Peaks(detector) => {
                let rois = RoiBatch::search(movie, detector, frames.clone(), &idle.peaks)?;
                (rois, None)
            }
            Kind::Emitters(search) => {
                let idle = &idle.emitters;
                let found = CrowdedBatch::search(movie, search, frames.clone(), idle, cancel)?;
                (found.rois, Some(found.emitters))
            }
        };
        Ok(FoundSpots {
            spot_free: SpotFree::of(movie, frames, &rois, self.roi()),
            rois,
            emitters,
        })
    }
}

/// Buffers of a search that no task uses now. They are kept from one block of frames to the next.
#[derive(Debug, Default)]
pub(crate) struct FinderBuffers {
    peaks: IdleBuffers,
    emitters: IdleBuffers<CrowdedWorkspace>,
}

impl FinderBuffers {
    /// Sets the number of blocks that are searched at once.
    pub fn set_blocks_at_once(&mut self, blocks: usize) {
        self.peaks.set_blocks_at_once(blocks);
        self.emitters.set_blocks_at_once(blocks);
    }
}

/// The ROIs of consecutive frames, and the emitters in them.
#[derive(Debug)]
pub(crate) struct FoundSpots {
    pub rois: RoiBatch,
    /// The emitter of each ROI; `None` of a search for peaks.
    pub emitters: Option<Vec<Emitter>>,
    /// Pixels without spots.
    pub spot_free: SpotFree,
}

impl RoiSource for FoundSpots {
    fn rois(&self) -> gaussmle::Result<RoiStack<'_>> {
        self.rois.rois()
    }
}
