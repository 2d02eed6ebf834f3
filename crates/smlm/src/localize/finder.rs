//! The search of a run: for peaks, or for emitters whose light overlaps.

use std::ops::Range;
use std::sync::Arc;

use gaussmle::roi::RoiSource;
use gaussmle::{CancelToken, Fits, RoiStack};
use gaussmle_crowded::{CrowdedBatch, CrowdedSearch, CrowdedWorkspace, Emitter};
use gaussmle_detect::{
    Corner, Detector, IdleBuffers, RoiBatch, StaticLight, StaticLights, frames_of_block,
};
use gaussmle_io::movie::Movie;

use crate::config::Regions;
use crate::error::Result;
use crate::remarks::{BESIDE, SpotFree};

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
pub struct Finder {
    kind: Kind,
    regions: Option<Arc<Regions>>,
    /// Pixels beyond a ROI where the position of its spot can be.
    reach: usize,
    /// Measures the light that is known to the search; none if it needs none.
    static_lights: Option<StaticLights>,
}

#[derive(Debug)]
enum Kind {
    Peaks(Box<Detector>),
    Emitters(Box<CrowdedSearch>),
}

impl From<Detector> for Finder {
    /// A search for peaks.
    fn from(detector: Detector) -> Self {
        Self::of(Kind::Peaks(Box::new(detector)))
    }
}

impl From<CrowdedSearch> for Finder {
    /// A search for emitters.
    fn from(search: CrowdedSearch) -> Self {
        Self::of(Kind::Emitters(Box::new(search)))
    }
}

impl Finder {
    /// A search in whole frames.
    fn of(kind: Kind) -> Self {
        Self {
            kind,
            regions: None,
            reach: 0,
            static_lights: None,
        }
    }

    /// The same search, of which the spots in regions are kept. The position of a fit is at most `reach` pixels
    /// beyond its ROI.
    pub(crate) fn within(self, regions: Option<Regions>, reach: usize) -> Self {
        Self {
            regions: regions.map(Arc::new),
            reach,
            ..self
        }
    }

    /// The same search, beside light that stays in the frames.
    pub(crate) fn without_static_light(self, static_lights: Option<StaticLights>) -> Self {
        Self {
            static_lights,
            ..self
        }
    }

    /// Measures the light that the search of frames takes away. All frames of the movie can be read.
    pub(crate) fn measure(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
        idle: &mut FinderBuffers,
    ) -> Result<()> {
        match &self.static_lights {
            Some(lights) => Ok(lights.measure(movie, frames, &mut idle.static_lights)?),
            None => Ok(()),
        }
    }

    /// True if the search takes away the light that stays, and so needs [`Finder::measure`].
    pub(crate) fn takes_static_light(&self) -> bool {
        self.static_lights.is_some()
    }

    /// The regions whose spots are kept; none for the whole frames.
    pub fn regions(&self) -> Option<&Arc<Regions>> {
        self.regions.as_ref()
    }

    /// The pixels of a frame that can have a row: those of the regions, without those at the border whose spots
    /// are left out.
    pub fn searched_pixels(&self) -> usize {
        let searched = self.detector().searched();
        match &self.regions {
            Some(regions) => regions.pixels_within(&searched),
            None => searched.iter().map(Range::len).product(),
        }
    }

    /// The search for peaks, which are the spots or the start of the search for emitters.
    pub fn detector(&self) -> &Detector {
        match &self.kind {
            Kind::Peaks(detector) => detector,
            Kind::Emitters(search) => search.detector(),
        }
    }

    /// Pixels along a side of a ROI.
    pub fn roi(&self) -> usize {
        self.detector().roi()
    }

    /// The number of frames that are searched as one block, a multiple of the frames in a chunk of the file. Those of a
    /// search for emitters take seconds, in which somebody waits for the first rows or for the end of a stop.
    pub(crate) fn frames_of_block(&self, movie: &dyn Movie) -> usize {
        const MOST_OF_EMITTERS: usize = 128;
        let block = frames_of_block(movie);
        match &self.kind {
            Kind::Peaks(_) => block,
            Kind::Emitters(_) => {
                let chunk = movie.frames_together().max(1);
                block.min(MOST_OF_EMITTERS.next_multiple_of(chunk))
            }
        }
    }

    /// Searches consecutive frames, for which [`Finder::measure`] was called. `cancel` ends a search for
    /// emitters, which takes longer than one for peaks.
    pub(crate) fn search(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
        idle: &FinderBuffers,
        cancel: &CancelToken,
    ) -> Result<FoundSpots> {
        let (roi, regions) = (self.roi(), self.regions.as_deref());
        // Pixels of a region that have light of spots are lit by spots that are kept.
        let reach = self.reach.max(BESIDE);
        let is_kept =
            |corner: Corner| regions.is_none_or(|regions| regions.is_near(corner, roi, reach));
        let all = frames.clone();
        let (rois, emitters) = match &self.kind {
            Kind::Peaks(detector) => {
                let lights = &idle.static_lights;
                let rois = RoiBatch::search(movie, detector, all, lights, &idle.peaks, is_kept)?;
                (rois, None)
            }
            Kind::Emitters(search) => {
                let (lights, idle) = (&idle.static_lights, &idle.emitters);
                let found =
                    CrowdedBatch::search(movie, search, all, lights, idle, cancel, is_kept)?;
                (found.rois, Some(found.emitters))
            }
        };
        Ok(FoundSpots {
            spot_free: SpotFree::of(movie, frames, &rois, roi, regions),
            rois,
            emitters,
            regions: self.regions.clone(),
        })
    }
}

/// Buffers of a search that no task uses now. They are kept from one block of frames to the next.
#[derive(Debug, Default)]
pub(crate) struct FinderBuffers {
    peaks: IdleBuffers,
    static_lights: Vec<StaticLight>,
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
    regions: Option<Arc<Regions>>,
}

impl FoundSpots {
    /// Leaves out the spots whose position lies in no region. Returns the fits of the others.
    pub fn keep_inside(&mut self, fits: Fits) -> Fits {
        let Some(regions) = &self.regions else {
            return fits;
        };
        let (x, y) = (fits.x(), fits.y());
        let joint = |i: usize| self.emitters.as_ref()?[i].joint.as_ref();
        // x and y are the first parameters of each model.
        let position = |i: usize| match joint(i) {
            Some(fit) => [fit.values[0], fit.values[1]],
            None => [x[i], y[i]],
        };
        let is_inside: Vec<bool> = (0..fits.len()).map(|i| regions.has(position(i))).collect();
        if is_inside.iter().all(|&is_inside| is_inside) {
            return fits;
        }
        self.rois.retain(&is_inside);
        if let Some(emitters) = &mut self.emitters {
            let mut each = is_inside.iter();
            emitters.retain(|_| each.next() == Some(&true));
        }
        let kept: Vec<usize> = (0..fits.len()).filter(|&i| is_inside[i]).collect();
        fits.of_spots(&kept)
    }
}

impl RoiSource for FoundSpots {
    fn rois(&self) -> gaussmle::Result<RoiStack<'_>> {
        self.rois.rois()
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::{Camera, Model};
    use gaussmle_crowded::Crowded;
    use gaussmle_detect::Detection;
    use gaussmle_io::movie::{FileError, PixelType, Pixels, Shape};

    use super::*;

    /// 2000 frames of 100x100 pixels, which nobody reads.
    #[derive(Debug)]
    struct Long {
        frames_together: usize,
    }

    impl Movie for Long {
        fn shape(&self) -> Shape {
            Shape {
                frames: 2000,
                height: 100,
                width: 100,
            }
        }

        fn pixel_type(&self) -> PixelType {
            PixelType::U16
        }

        fn format(&self) -> &'static str {
            "long"
        }

        fn notes(&self) -> &[String] {
            &[]
        }

        fn frames_together(&self) -> usize {
            self.frames_together
        }

        fn read(&self, _: Range<usize>, _: &mut Pixels) -> std::result::Result<(), FileError> {
            panic!("it is not read");
        }
    }

    #[test]
    fn a_block_of_a_search_that_takes_long_has_few_frames() {
        let (detection, camera) = (Detection::new(0.13), Camera::ideal(0.1));
        let peaks = Detector::new(&detection, &camera, 100, 100).expect("valid");
        let peaks = Finder::from(peaks);
        let model = Model::xynb(0.13);
        let emitters = CrowdedSearch::new(Crowded::Auto, &detection, &model, &camera, [100, 100]);
        let emitters = Finder::from(emitters.expect("valid"));
        let movie = |frames_together| Long { frames_together };
        assert_eq!(peaks.frames_of_block(&movie(1)), 838);
        assert_eq!(emitters.frames_of_block(&movie(1)), 128);
        // Whole chunks of the file.
        assert_eq!(emitters.frames_of_block(&movie(100)), 200);
    }
}
