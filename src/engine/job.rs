//! A job from its first part to its telemetry.

use std::fmt::Display;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use super::device_source::{DevicePolicy, DeviceSource};
use super::event::Event;
use super::job_events::{JobEvents, Listeners};
use super::part_queue::{PartReceiver, PartSender, part_queue};
use super::parts::{Arrival, JobParts};
use super::plan::FitSpec;
use super::schedule::Schedule;
use crate::error::Error;
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::roi::{RoiSource, RoiStack};

/// The interval of checks for cancellation before the first part.
const POLL: Duration = Duration::from_millis(100);

/// Bytes of the ROIs that wait before the job takes them: 70,000 of 11x11 16-bit pixels. On two cores
/// they are found before the kernel is compiled, but twice as many made `localize` no faster.
const MOST_WAITING: usize = 16 << 20;

/// The bytes that a part counts for at least, so that parts without spots are limited, too.
const LEAST_OF_PART: usize = 64 << 10;

/// Decides for a number of spots, a side of ROIs and whether they have known light if GPUs are searched for, with
/// the reason.
type Choose<'a> = dyn Fn(usize, usize, bool) -> Result<(bool, String), Error> + Sync + 'a;

/// A job: ROIs that are fitted with one plan, on devices that all of them share.
pub(crate) struct Job<'a> {
    pub spec: &'a FitSpec,
    pub policy: DevicePolicy<'a>,
    pub listeners: Listeners<'a>,
    pub choose: Box<Choose<'a>>,
}

/// The telemetry of a job.
pub(crate) struct FinishedJob {
    pub info: FitInfo,
    /// The side of its ROIs; `None` if there were no spots.
    pub roi: Option<usize>,
}

/// Receives each part with its fits.
type Take<'a, P, E> = dyn FnMut(P, Fits) -> Result<(), E> + 'a;

/// Calls a function at the end of a scope, after a panic, too.
struct AtEnd<F: Fn()>(F);

impl<F: Fn()> Drop for AtEnd<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

/// Sends parts to a job until there are no more, one has failed, or the job has ended.
fn draw_parts<P: RoiSource, E>(
    parts: impl Iterator<Item = Result<P, E>>,
    sender: PartSender<Result<P, E>>,
    arrived: &Sender<Event>,
) {
    for part in parts {
        let failed = part.is_err();
        let rois = part.as_ref().ok().and_then(|part| part.rois().ok());
        let bytes = rois.map_or(0, |rois| rois.bytes()).max(LEAST_OF_PART);
        if !sender.send(part, bytes) || arrived.send(Event::Part).is_err() || failed {
            break;
        }
    }
    drop(sender);
    // Without a receiver the job has ended.
    let _ = arrived.send(Event::Part);
}

impl Job<'_> {
    /// Runs a job of one part.
    pub fn run_whole<'r>(
        self,
        rois: &'r RoiStack<'_>,
        take: &mut Take<'_, RoiStack<'r>, Error>,
    ) -> Result<FinishedJob, Error> {
        let (sender, incoming) = part_queue(MOST_WAITING);
        // The queue is empty, and its receiver is alive.
        let _ = sender.send(Ok(rois.slice(0..rois.len())), rois.bytes());
        drop(sender);
        self.run(rois.len(), incoming, channel(), take)
    }

    /// Runs a job of several parts, which a thread draws while others are fitted. `ended` is called
    /// before that thread is joined. A single part is drawn on this thread.
    pub fn run_parts<P, E>(
        self,
        expected: usize,
        parts: impl Iterator<Item = Result<P, E>> + Send,
        take: &mut Take<'_, P, E>,
        ended: impl Fn(),
    ) -> Result<FinishedJob, E>
    where
        P: RoiSource + Send,
        E: From<Error> + Display + Send,
    {
        std::thread::scope(|scope| {
            let _at_end = AtEnd(ended);
            let (sender, incoming) = part_queue(MOST_WAITING);
            let (events, inbox) = channel();
            let arrived = events.clone();
            // The queue takes one part of any size.
            if parts.size_hint().1.is_some_and(|most| most <= 1) {
                draw_parts(parts, sender, &arrived);
            } else {
                scope.spawn(move || draw_parts(parts, sender, &arrived));
            }
            self.run(expected, incoming, (events, inbox), take)
        })
    }

    /// Runs a job whose parts arrive through a queue, and tells of its events.
    fn run<P: RoiSource, E: From<Error> + Display>(
        self,
        expected: usize,
        incoming: PartReceiver<Result<P, E>>,
        channel: (Sender<Event>, Receiver<Event>),
        take: &mut Take<'_, P, E>,
    ) -> Result<FinishedJob, E> {
        let events = JobEvents::begin(self.listeners, expected);
        let cancel = self.policy.cancel;
        let result = self.fit(expected, incoming, channel, take, &events);
        let info = result.as_ref().map(|job| &job.info);
        events.end(info, cancel.is_cancelled());
        result
    }

    fn fit<P: RoiSource, E: From<Error>>(
        self,
        expected: usize,
        incoming: PartReceiver<Result<P, E>>,
        channel: (Sender<Event>, Receiver<Event>),
        take: &mut Take<'_, P, E>,
        events: &JobEvents<'_>,
    ) -> Result<FinishedJob, E> {
        let began = Instant::now();
        let mut parts = JobParts::new(self.spec, incoming);
        let Some(first) = self.first_part(&mut parts, take)? else {
            let mut info = FitInfo {
                reason: "the stack is empty".into(),
                ..FitInfo::default()
            };
            info.summarize_devices();
            let job = FinishedJob { info, roi: None };
            return parts.into_failure().map_or(Ok(job), Err);
        };
        let rois = first.rois()?;
        let plan = self.spec.plan(&rois)?;
        let (size, expected) = (rois.size(), expected.max(rois.len()));
        drop(rois);
        parts.add(first, &plan)?;
        let (try_gpus, reason) = (self.choose)(expected, size, plan.has_light)?;
        tracing::debug!(try_gpus, reason, expected, "decided");
        let schedule = Schedule {
            plan: plan.clone(),
            expected,
            hang_timeout: self.policy.hang_timeout,
            cancel: self.policy.cancel,
            job: events,
        };
        let decision = (try_gpus, reason);
        let mut source = DeviceSource::new(self.policy, &plan, expected, decision, events);
        let mut info = schedule.run(&mut source, parts, channel, take)?;
        info.summarize_devices();
        info.reason = source.reason().to_owned();
        info.fallbacks = source.fallbacks();
        info.seconds_waiting = source.seconds_waiting();
        info.seconds = began.elapsed().as_secs_f64();
        Ok(FinishedJob {
            info,
            roi: Some(size),
        })
    }

    /// The first part with spots. Those before it are taken at once.
    fn first_part<P: RoiSource, E: From<Error>>(
        &self,
        parts: &mut JobParts<'_, P, E>,
        take: &mut Take<'_, P, E>,
    ) -> Result<Option<P>, E> {
        loop {
            if self.policy.cancel.is_cancelled() {
                return Err(Error::Cancelled.into());
            }
            let part = match parts.receive_within(POLL) {
                Arrival::Part(part) => part,
                Arrival::None => continue,
                Arrival::End => return Ok(None),
            };
            let rois = part.rois()?;
            if !rois.is_empty() {
                drop(rois);
                return Ok(Some(part));
            }
            self.spec.plan(&rois)?;
            let mut fits = self.spec.unfitted(&rois);
            drop(rois);
            fits.info.reason = "the stack is empty".into();
            fits.info.summarize_devices();
            take(part, fits)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use ndarray::Array3;

    use super::*;

    #[test]
    fn parts_without_spots_are_drawn_as_the_job_takes_them() {
        let pixels = Array3::<u16>::zeros((3000, 5, 5));
        let rois = RoiStack::from_u16(pixels.view()).expect("valid");
        // 3000 spots have 150,000 bytes.
        for (spots, most) in [(0, 256), (256, 256), (3000, 111)] {
            let drawn = AtomicUsize::new(0);
            let parts = (0..1000).map(|_| {
                drawn.fetch_add(1, Ordering::Relaxed);
                Ok::<_, Error>(rois.slice(0..spots))
            });
            let (sender, incoming) = part_queue(MOST_WAITING);
            let (arrived, _inbox) = channel();
            std::thread::scope(|scope| {
                scope.spawn(|| draw_parts(parts, sender, &arrived));
                for taken in 0..3 {
                    incoming.wait_until_blocked();
                    // One more is drawn than there is room for.
                    assert_eq!(drawn.load(Ordering::Relaxed), most + 1 + taken, "{spots}");
                    assert!(incoming.receive_within(POLL).is_ok());
                }
                drop(incoming);
            });
            assert!(
                drawn.into_inner() < 1000,
                "{spots}: parts of a job that has ended"
            );
        }
    }
}
