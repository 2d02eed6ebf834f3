//! The peaks of a movie, without fits.

use std::mem;
use std::ops::Range;

use gaussmle_io::movie::Movie;

use crate::counts::SearchCounts;
use crate::detected_peak::DetectedPeak;
use crate::detector::Detector;
use crate::error::Result;
use crate::search::frame_tasks::IdleBuffers;
use crate::static_light::StaticLight;

/// A search for the peaks of a movie, without their ROIs.
///
/// ```
/// use gaussmle::Camera;
/// use gaussmle_io::movie::Pixels;
/// use gaussmle_detect::{Detection, Detector, FrameBlock, PeakSearch};
///
/// # fn main() -> gaussmle_detect::Result<()> {
/// let mut pixels = vec![10; 64 * 64];
/// pixels[30 * 64 + 20] = 1000; // a spot in row 30, column 20
/// let block = FrameBlock::new(0, [64, 64], Pixels::U16(pixels));
/// let detector = Detector::new(&Detection::new(0.13), &Camera::ideal(0.1), 64, 64)?;
/// let (peaks, counts) = PeakSearch::new(&detector).search(&block, 0..1)?;
/// let (frame, peak) = peaks[0];
/// assert_eq!((frame, peak.x, peak.y), (0, 20, 30));
/// assert_eq!((peaks.len(), counts.found), (1, 1));
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct PeakSearch<'a> {
    detector: &'a Detector,
    lights: &'a [StaticLight],
    idle: IdleBuffers,
}

impl<'a> PeakSearch<'a> {
    /// A search with a detector. It keeps buffers from one block of frames to the next.
    pub fn new(detector: &'a Detector) -> Self {
        Self {
            detector,
            lights: &[],
            idle: IdleBuffers::default(),
        }
    }

    /// The same search, which takes this light away.
    pub fn without(self, lights: &'a [StaticLight]) -> Self {
        Self { lights, ..self }
    }

    /// The peaks of consecutive frames with the numbers of their frames, and the number of spots found
    /// and left out. [`block_ranges`](crate::block_ranges) gives ranges of a good length.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read.
    pub fn search(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
    ) -> Result<(Vec<(usize, DetectedPeak)>, SearchCounts)> {
        let parts = self.idle.for_chunks(movie, frames, |buffers, chunk| {
            let (mut found, mut all) = (Vec::new(), Vec::new());
            let mut counts = SearchCounts::default();
            buffers.each_frame(movie, chunk, |number, frame, workspace| {
                // The search needs the workspace, too.
                let mut blinking = mem::take(&mut workspace.blinking);
                let searched = StaticLight::searched(self.lights, number, frame, &mut blinking);
                counts += self.detector.peaks(searched, workspace, &mut found);
                workspace.blinking = blinking;
                all.extend(found.iter().map(|&peak| (number, peak)));
            })?;
            Ok((all, counts))
        });
        let (mut peaks, mut counts) = (Vec::new(), SearchCounts::default());
        for part in parts {
            let (more, of_part) = part?;
            peaks.extend(more);
            counts += of_part;
        }
        Ok((peaks, counts))
    }
}
