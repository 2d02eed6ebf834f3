//! Localization of a movie in memory: frames are searched while the ROIs of earlier ones are fitted.
//!
//! One thread runs the search, on all cores, in blocks of about 16 MB of frames. The ROIs of each
//! block are a part of one job, from which all devices draw their batches. The first block with
//! spots gives the expected number of spots, on which the choice of devices depends. No result
//! depends on where a block ends, so a resumed run, or a part of a movie, gives the same rows.

use std::ops::Range;
use std::time::Instant;

use gaussmle::roi::RoiSource;
use gaussmle::{Camera, CancelToken, FitInfo, Fits, Fitter};
use gaussmle_crowded::Emitter;
use gaussmle_detect::{FrameBlock, SearchCounts};
use gaussmle_io::movie::{Movie, PixelType};

use crate::config::refuse_median;
use crate::error::{Error, Result};
use crate::localize::finder::{Finder, FinderBuffers, FoundSpots};
use crate::localize::searched_blocks::SearchedBlocks;
use crate::remarks::Evidence;

/// The frames of a movie of unknown length, for the choice of devices: that of a usual recording.
pub(crate) const UNKNOWN_FRAMES: usize = 10_000;

/// A movie to be localized: a finder finds its spots, and a fitter fits them.
///
/// ```
/// use gaussmle::{Backend, Camera, CancelToken, Fitter, Model};
/// use gaussmle_detect::{Detection, Detector};
/// use gaussmle_io::movie::{self, OpenOptions};
/// use gaussmle_smlm::localize::{Finder, Localize};
/// use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};
///
/// # fn main() -> gaussmle_smlm::Result<()> {
/// # let folder = tempfile::tempdir().expect("a temporary folder");
/// let path = folder.path().join("movie.tif");
/// let cancel = CancelToken::default();
/// let simulation = MovieSimulation::new(20, 64, 64);
/// SimulateMovie {
///     simulation: &simulation,
///     movie: &path,
///     truth: None,
/// }
/// .run(&cancel, |_| ())?;
///
/// let movie = movie::open(&path, &OpenOptions::default())?;
/// let camera = Camera::ideal(0.1); // pixels of 0.1 um
/// let finder = Finder::from(Detector::new(&Detection::new(0.13), &camera, 64, 64)?);
/// let fitter = Fitter::builder(Model::xynb(0.13), camera)
///     .backend(Backend::Cpu)
///     .build()?;
/// let localize = Localize {
///     movie: movie.as_ref(),
///     finder: &finder,
///     fitter: &fitter,
/// };
/// let mut spots = 0;
/// localize.run(0..20, &cancel, |frames, fits| {
///     println!("{} spots in frames {frames:?}", fits.len());
///     spots += fits.len();
///     Ok(())
/// })?;
/// assert!(spots > 100);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Localize<'a> {
    /// The movie.
    pub movie: &'a dyn Movie,
    /// Finds spots.
    pub finder: &'a Finder,
    /// Fits spots.
    pub fitter: &'a Fitter,
}

impl Localize<'_> {
    /// Localizes frames. `take` receives the fits of consecutive frames, in order, until all frames
    /// are done or the run is cancelled. Returns the telemetry of the fits.
    ///
    /// `cancel` ends the search. Give it to the fitter, too, so that it ends waits for GPUs and
    /// fits.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read, or a fit or `take` fails.
    pub fn run(
        &self,
        frames: Range<usize>,
        cancel: &CancelToken,
        mut take: impl FnMut(Range<usize>, Fits) -> Result<()>,
    ) -> Result<FitInfo> {
        self.run_searched(frames, cancel, |searched, fits| {
            take(searched.frames(), fits)
        })
    }

    /// As [`Localize::run`]. `take` gets the counts and the ROIs of the frames, too.
    ///
    /// # Errors
    ///
    /// As [`Localize::run`].
    pub fn run_searched(
        &self,
        frames: Range<usize>,
        cancel: &CancelToken,
        take: impl FnMut(&SearchedFrames<'_>, Fits) -> Result<()>,
    ) -> Result<FitInfo> {
        let blocks = SearchedBlocks::new(self.movie, self.finder, cancel, frames.clone());
        fit_blocks(self.fitter, frames.len(), blocks, cancel, take, || ())
    }
}

/// Frames to be localized that arrive one block after the other, as from a camera. Rows are those of
/// [`Localize`].
#[derive(Debug)]
pub struct LocalizeBlocks<'a> {
    /// Finds spots.
    pub finder: &'a Finder,
    /// Fits spots.
    pub fitter: &'a Fitter,
    /// The number of frames, if it is known.
    pub frames: Option<usize>,
}

impl LocalizeBlocks<'_> {
    /// Localizes blocks of consecutive frames. A thread draws them, and searches each before it draws
    /// the next. The rest is as in [`Localize::run_searched`].
    ///
    /// # Errors
    ///
    /// Returns an error if a block is one, or a fit or `take` fails.
    pub fn run(
        &self,
        blocks: impl Iterator<Item = Result<FrameBlock>> + Send,
        cancel: &CancelToken,
        take: impl FnMut(&SearchedFrames<'_>, Fits) -> Result<()>,
    ) -> Result<FitInfo> {
        self.run_arriving(blocks, cancel, take, || ())
    }

    /// As [`LocalizeBlocks::run`], for blocks that the iterator waits for. `ended` is called when the
    /// fits have ended, also if they fail, and must end that wait.
    ///
    /// # Errors
    ///
    /// As [`LocalizeBlocks::run`].
    pub(crate) fn run_arriving(
        &self,
        blocks: impl Iterator<Item = Result<FrameBlock>> + Send,
        cancel: &CancelToken,
        take: impl FnMut(&SearchedFrames<'_>, Fits) -> Result<()>,
        ended: impl Fn(),
    ) -> Result<FitInfo> {
        refuse_median(self.finder.takes_static_light())?;
        let idle = FinderBuffers::default();
        let blocks = blocks.take_while(|_| !cancel.is_cancelled()).map(|block| {
            let block = block?;
            self.finder.search(&block, block.frames(), &idle, cancel)
        });
        let frames = self.frames.unwrap_or(UNKNOWN_FRAMES);
        fit_blocks(self.fitter, frames, blocks, cancel, take, ended)
    }
}

/// Fits the ROIs of blocks of frames, while later blocks are searched. `frames` is their number.
/// `ended` is called when the fits have ended, and must end a wait for blocks.
pub(crate) fn fit_blocks(
    fitter: &Fitter,
    frames: usize,
    mut blocks: impl Iterator<Item = Result<FoundSpots>> + Send,
    cancel: &CancelToken,
    mut take: impl FnMut(&SearchedFrames<'_>, Fits) -> Result<()>,
    ended: impl Fn(),
) -> Result<FitInfo> {
    let began = Instant::now();
    let camera = fitter.camera();
    // A job that is cancelled returns none.
    let mut taken = FitInfo::default();
    let mut take = |mut found: FoundSpots, fits: Fits| {
        taken.add_part(fits.info());
        let fits = found.keep_inside(fits);
        let found = &found;
        take(&SearchedFrames { found, camera }, fits)
    };
    let fit = || {
        let (before, first) = first_with_spots(fitter, &mut blocks, &mut take)?;
        // The choice of devices depends on the spots of the whole movie.
        let (spots, searched) = match &first {
            Some(Ok(found)) => (found.rois.len(), before + found.rois.frames.len()),
            _ => (0, before),
        };
        let expected = spots as f64 / searched.max(1) as f64 * frames as f64;
        let parts = first.into_iter().chain(blocks);
        fitter.fit_arriving_parts(expected as usize, parts, take, ended)
    };
    match fit() {
        Err(Error::Fit(gaussmle::Error::Cancelled)) if cancel.is_cancelled() => {
            taken.seconds = began.elapsed().as_secs_f64();
            Ok(taken)
        }
        fitted => fitted,
    }
}

/// The first block with spots, and the number of frames before it. Those are taken at once.
fn first_with_spots(
    fitter: &Fitter,
    blocks: &mut impl Iterator<Item = Result<FoundSpots>>,
    take: &mut impl FnMut(FoundSpots, Fits) -> Result<()>,
) -> Result<(usize, Option<Result<FoundSpots>>)> {
    let mut before = 0;
    loop {
        match blocks.next() {
            Some(Ok(found)) if found.rois.is_empty() => {
                before += found.rois.frames.len();
                let none = fitter.fit(&found.rois()?)?;
                take(found, none)?;
            }
            first => return Ok((before, first)),
        }
    }
}

/// Consecutive frames that were searched, and their ROIs.
#[derive(Debug)]
pub struct SearchedFrames<'a> {
    found: &'a FoundSpots,
    camera: &'a Camera,
}

impl SearchedFrames<'_> {
    /// The frames.
    pub fn frames(&self) -> Range<usize> {
        self.found.rois.frames.clone()
    }

    /// The number of spots found and left out.
    pub fn counts(&self) -> SearchCounts {
        self.found.rois.counts
    }

    /// The type of the frames' pixels.
    pub(crate) fn pixel_type(&self) -> PixelType {
        self.found.rois.pixels.pixel_type()
    }

    /// The light that stays in the pixels of all ROIs; `None` if it was not measured.
    pub(crate) fn light(&self) -> Option<&[f32]> {
        self.found.rois.light()
    }

    /// The emitter of each ROI; `None` if no emitters were searched for.
    pub(crate) fn emitters(&self) -> Option<&[Emitter]> {
        self.found.emitters.as_deref()
    }

    /// Adds the fits of these frames to the evidence on the causes of poor fits. Emitters with a joint
    /// fit tell nothing: the fit of their ROI alone has the light of others.
    pub fn add_to(&self, evidence: &mut Evidence, fits: &Fits) {
        evidence.add_spot_free(&self.found.spot_free, self.camera);
        let joint = |row: usize| Some(self.emitters()?[row].joint.as_ref()?.status);
        let rois = &self.found.rois;
        evidence.add_alone(fits, (&rois.pixels, rois.light()), self.camera, &joint);
    }
}
