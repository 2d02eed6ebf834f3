//! The parts of a job, from their arrival to their results.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use super::part_queue::PartReceiver;
use super::plan::{FitSpec, JobPlan, check_corners};
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::roi::{RoiSource, RoiStack};

/// The spots of all parts that a job holds at most, unless two parts have more.
const MOST_SPOTS: usize = 1 << 18;

/// An answer to the request for the next part.
pub(crate) enum Arrival<P> {
    Part(P),
    /// It has not arrived yet.
    None,
    /// There are no more, or the next one failed.
    End,
}

/// A part that has no results, or not all.
struct UnfinishedPart<P> {
    part: P,
    fits: Fits,
    arrived: Instant,
    /// The number of spots without a result.
    unfinished: usize,
}

/// The parts of a job.
pub(crate) struct JobParts<'a, P, E> {
    spec: &'a FitSpec,
    /// `None` when no more parts will arrive.
    incoming: Option<PartReceiver<std::result::Result<P, E>>>,
    /// The error in place of a part. Parts that arrived before it are still fitted.
    failure: Option<E>,
    /// Parts that have not left, in the order of arrival.
    held: VecDeque<UnfinishedPart<P>>,
    /// The number of parts that have left, which is the number of the first one held.
    left: u64,
    /// Numbers of parts, and spots that no device has.
    queue: VecDeque<(u64, Range<usize>)>,
    /// The number of spots of all parts so far.
    arrived: usize,
}

impl<'a, P: RoiSource, E: From<Error>> JobParts<'a, P, E> {
    /// Parts that arrive through a queue.
    pub fn new(spec: &'a FitSpec, incoming: PartReceiver<std::result::Result<P, E>>) -> Self {
        Self {
            spec,
            incoming: Some(incoming),
            failure: None,
            held: VecDeque::new(),
            left: 0,
            queue: VecDeque::new(),
            arrived: 0,
        }
    }

    /// The next part, if it has arrived.
    pub fn receive(&mut self) -> Arrival<P> {
        self.receive_within(Duration::ZERO)
    }

    /// The next part, if it arrives within a time.
    pub fn receive_within(&mut self, time: Duration) -> Arrival<P> {
        let Some(incoming) = &self.incoming else {
            return Arrival::End;
        };
        match incoming.receive_within(time) {
            Ok(Ok(part)) => return Arrival::Part(part),
            Ok(Err(error)) => self.failure = Some(error),
            Err(RecvTimeoutError::Timeout) => return Arrival::None,
            Err(RecvTimeoutError::Disconnected) => {}
        }
        self.incoming = None;
        Arrival::End
    }

    /// The error in place of a part.
    pub fn into_failure(self) -> Option<E> {
        self.failure
    }

    /// Queues a part.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not match the plan or the camera.
    pub fn add(&mut self, part: P, plan: &JobPlan) -> std::result::Result<(), E> {
        let rois = part.rois()?;
        let spots = rois.len();
        if spots > 0 {
            plan.check_part(&rois)?;
            check_corners(&rois, &self.spec.camera)?;
        }
        let fits = self.spec.unfitted(&rois);
        if spots > 0 {
            let number = self.left + self.held.len() as u64;
            self.queue.push_back((number, 0..spots));
        }
        self.held.push_back(UnfinishedPart {
            part,
            fits,
            arrived: Instant::now(),
            unfinished: spots,
        });
        self.arrived += spots;
        Ok(())
    }

    /// True if another part is needed. `enough` spots without a device keep all devices busy.
    pub fn has_room(&self, enough: usize) -> bool {
        let held: usize = self.held.iter().map(|held| held.fits.len()).sum();
        let queued: usize = self.queue.iter().map(|(_, spots)| spots.len()).sum();
        self.incoming.is_some()
            && (queued == 0 || queued < enough)
            && (held < MOST_SPOTS || self.held.len() < 2)
    }

    /// True if all parts have arrived.
    pub fn has_all(&self) -> bool {
        self.incoming.is_none()
    }

    /// The number of spots of all parts so far.
    pub fn arrived(&self) -> usize {
        self.arrived
    }

    /// True if all parts have arrived and left.
    pub fn is_finished(&self) -> bool {
        self.has_all() && self.held.is_empty()
    }

    /// True if there are spots without a device.
    pub fn has_queued(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Removes at most `most` spots of one part from the queue.
    pub fn next_batch(&mut self, most: usize) -> Option<(u64, Range<usize>)> {
        let (part, range) = self.queue.pop_front()?;
        let spots = range.start..range.end.min(range.start + most);
        if spots.end < range.end {
            self.queue.push_front((part, spots.end..range.end));
        }
        Some((part, spots))
    }

    /// Returns spots to the front of the queue.
    pub fn put_back(&mut self, part: u64, spots: Range<usize>) {
        self.queue.push_front((part, spots));
    }

    fn held(&mut self, part: u64) -> &mut UnfinishedPart<P> {
        // A part is held until its last batch is finished.
        &mut self.held[(part - self.left) as usize]
    }

    /// The ROIs of a part.
    ///
    /// # Errors
    ///
    /// As [`RoiSource::rois`].
    pub fn rois(&self, part: u64) -> Result<RoiStack<'_>> {
        self.held[(part - self.left) as usize].part.rois()
    }

    /// The ROIs and the results of a part.
    ///
    /// # Errors
    ///
    /// As [`RoiSource::rois`].
    pub fn rois_and_fits(&mut self, part: u64) -> Result<(RoiStack<'_>, &mut Fits)> {
        let UnfinishedPart { part, fits, .. } = &mut self.held[(part - self.left) as usize];
        Ok((part.rois()?, fits))
    }

    /// Model and camera of all parts.
    pub fn spec(&self) -> &'a FitSpec {
        self.spec
    }

    /// The results of a part.
    fn fits(&mut self, part: u64) -> &mut Fits {
        &mut self.held(part).fits
    }

    /// The telemetry of a part.
    pub fn info(&mut self, part: u64) -> &mut FitInfo {
        &mut self.fits(part).info
    }

    /// Counts the spots of a finished batch.
    pub fn finish_batch(&mut self, part: u64, spots: usize) {
        self.held(part).unfinished -= spots;
    }

    /// The first part that has not left, with its results, if it is finished.
    pub fn take_finished(&mut self) -> Option<(P, Fits)> {
        if self.held.front()?.unfinished > 0 {
            return None;
        }
        let mut first = self.held.pop_front()?;
        self.left += 1;
        let info = &mut first.fits.info;
        info.summarize_devices();
        info.seconds = first.arrived.elapsed().as_secs_f64();
        Some((first.part, first.fits))
    }
}
