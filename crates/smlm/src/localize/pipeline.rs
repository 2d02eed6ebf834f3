//! Localization of a movie in memory: one thread searches frames while another fits ROIs.

use std::ops::Range;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use gaussmle::{CancelToken, Fits, Fitter};
use gaussmle_io::movie::Movie;

use super::roi_batch::{RoiBatch, frames_of_block};
use crate::detect::Detector;
use crate::error::{Error, Result};

/// The number of batches that may wait for their fits.
const QUEUED_BATCHES: usize = 8;

/// The largest number of spots that are fitted at once. Waiting batches are joined up to here.
const SPOTS_AT_ONCE: usize = 1 << 17;

/// A movie to be localized: a detector finds its spots, and a fitter fits them.
///
/// ```
/// use gaussmle::{Backend, Camera, CancelToken, Fitter, Model};
/// use gaussmle_io::movie::{self, OpenOptions};
/// use gaussmle_smlm::detect::{Detection, Detector};
/// use gaussmle_smlm::localize::Localize;
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
/// let detector = Detector::new(&Detection::new(0.13), &camera, 64, 64)?;
/// let fitter = Fitter::builder(Model::xynb(0.13))
///     .camera(camera)
///     .backend(Backend::Cpu)
///     .build()?;
/// let localize = Localize {
///     movie: movie.as_ref(),
///     detector: &detector,
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
    pub detector: &'a Detector,
    /// Fits spots.
    pub fitter: &'a Fitter,
}

impl Localize<'_> {
    /// Localizes frames. `take` receives the fits of consecutive frames, in order, until all frames
    /// are done or the run is cancelled.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read, or a fit or `take` fails.
    pub fn run(
        &self,
        frames: Range<usize>,
        cancel: &CancelToken,
        take: impl FnMut(Range<usize>, Fits) -> Result<()>,
    ) -> Result<()> {
        let (sender, receiver) = sync_channel(QUEUED_BATCHES);
        // Ends the search when a fit fails.
        let failed = CancelToken::default();
        std::thread::scope(|scope| {
            let (all, failed) = (frames.clone(), &failed);
            scope.spawn(move || {
                self.search(all, &sender, || {
                    cancel.is_cancelled() || failed.is_cancelled()
                });
            });
            let result = self.fit(&receiver, frames.len(), take);
            if result.is_err() {
                failed.cancel();
            }
            // Wakes a search that waits for room in the queue.
            drop(receiver);
            result
        })
    }

    /// Searches frames block by block, and sends a batch for each.
    fn search(
        &self,
        frames: Range<usize>,
        sender: &SyncSender<Result<RoiBatch>>,
        is_cancelled: impl Fn() -> bool,
    ) {
        let block = frames_of_block(self.movie);
        let mut start = frames.start;
        while start < frames.end && !is_cancelled() {
            // Blocks start at multiples of their length, as the chunks of the file do.
            let end = ((start / block + 1) * block).min(frames.end);
            let batch = RoiBatch::search(self.movie, self.detector, start..end);
            let failed = batch.is_err();
            if sender.send(batch).is_err() || failed {
                return;
            }
            start = end;
        }
    }

    /// Fits batches until the search ends. `total` is the number of frames of the run.
    fn fit(
        &self,
        receiver: &Receiver<Result<RoiBatch>>,
        total: usize,
        mut take: impl FnMut(Range<usize>, Fits) -> Result<()>,
    ) -> Result<()> {
        let (mut spots, mut done) = (0, 0);
        while let Ok(batch) = receiver.recv() {
            let (batch, failure) = join_queued(batch?, receiver);
            spots += batch.len();
            done += batch.frames.len();
            // The automatic choice of a back end depends on the spots of the whole movie.
            let expected = spots as f64 / done.max(1) as f64 * total as f64;
            let fits = self.fitter.fit_part(&batch.rois()?, expected as usize)?;
            take(batch.frames, fits)?;
            if let Some(error) = failure {
                return Err(error);
            }
        }
        Ok(())
    }
}

/// Joins a batch with those that already wait, up to [`SPOTS_AT_ONCE`]. An error of the search is
/// returned with the spots before it.
fn join_queued(
    mut batch: RoiBatch,
    receiver: &Receiver<Result<RoiBatch>>,
) -> (RoiBatch, Option<Error>) {
    while batch.len() < SPOTS_AT_ONCE {
        match receiver.try_recv() {
            Ok(Ok(next)) => batch.append(next),
            Ok(Err(error)) => return (batch, Some(error)),
            Err(_) => break,
        }
    }
    (batch, None)
}
