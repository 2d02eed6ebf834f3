//! A stack, spread over devices batch by batch.
//!
//! Each device takes the next batch, of its own size, when it has room for one; so fast ones take more. What a device
//! had under way when it failed goes to the front of the queue again. Results are checked, and lie in input order whatever
//! came back first.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use cubecl::prelude::CubeElement;

use crate::batch;
use crate::device::{Engine, Failure};
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::machine::Cancel;
use crate::performance_log::PerformanceLog;
use crate::results::Returned;
use crate::roi::RoiStack;
use crate::settings::Patience;
use crate::worker::{Done, Job, Report, Task, Worker};

/// A device for a job, and what it may use of it.
#[derive(Clone, Debug)]
pub(crate) struct Hand {
    pub engine: Engine,
    /// Bytes for batches.
    pub budget: u64,
}

/// What is called as batches come back: with the spots that are done, and how many there are.
pub(crate) type OnBatch = dyn Fn(usize, usize) + Send + Sync;

/// How often the schedule looks up while it waits for a batch.
const LOOK: Duration = Duration::from_millis(200);

/// Where devices come from.
pub(crate) trait Source {
    /// More devices, at least one. `troubles` is what went wrong since a batch last came back.
    fn more(&mut self, troubles: &[String]) -> Result<Vec<Hand>>;
}

/// The parts of a job that do not depend on the device.
pub(crate) struct Schedule<'a, 'b> {
    pub rois: &'a RoiStack<'b>,
    /// The job; its spec and what is in flight are each device's own.
    pub job: Job,
    /// Spots of a batch, if the user says.
    pub batch_size: Option<usize>,
    /// How long a device may be silent over a batch.
    pub hang: Patience,
    pub log: Option<&'a PerformanceLog>,
    /// Looked at between batches.
    pub cancel: &'a Cancel,
    /// Called after each batch with the spots that are done.
    pub on_batch: Option<&'a OnBatch>,
}

/// A device that was given work.
struct Hired {
    hand: Hand,
    /// `None` once it has stopped.
    worker: Option<Worker>,
    /// The job as this device does it.
    job: Job,
    batch: usize,
    /// Numbers and spots of what it has.
    has: VecDeque<(u64, Range<usize>)>,
    /// When it last said something, or was given something after a rest.
    heard: Instant,
}

impl Schedule<'_, '_> {
    /// Fits all spots.
    ///
    /// # Errors
    ///
    /// When the source has no more devices to offer, or the fit is called off: what is under way then ends by itself.
    pub fn run(&self, source: &mut dyn Source, fits: &mut Fits) -> Result<()> {
        let (reports, inbox) = channel();
        let mut run = Run {
            schedule: self,
            reports,
            hired: Vec::new(),
            todo: std::iter::once(0..self.rois.len()).collect(),
            left: self.rois.len(),
            next: 0,
            troubles: Vec::new(),
            hired_first: None,
            fits,
        };
        while run.left > 0 {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled);
            }
            if run.hired.iter().all(|h| h.worker.is_none()) {
                for hand in source.more(&run.troubles)? {
                    let batch = self.batch_size(&hand);
                    run.hire(hand, batch);
                }
            }
            run.feed();
            match inbox.recv_timeout(run.patience().min(LOOK)) {
                Ok((who, report)) => run.hear(who, report),
                Err(_) => run.dismiss_the_silent(),
            }
        }
        for h in &mut run.hired {
            if let Some(worker) = h.worker.take() {
                worker.dismiss();
            }
        }
        Ok(())
    }

    fn batch_size(&self, hand: &Hand) -> usize {
        let shape = hand.engine.shape();
        let spec = self.job.on(&hand.engine).spec;
        batch::batch_size(self.batch_size, hand.budget, self.job.psf, &spec, &shape)
    }
}

/// A schedule under way.
struct Run<'a, 'b, 'c> {
    schedule: &'a Schedule<'b, 'c>,
    reports: Sender<(usize, Report)>,
    /// Everyone who was ever given work; their place is their name.
    hired: Vec<Hired>,
    /// Spots that nobody has.
    todo: VecDeque<Range<usize>>,
    /// Spots without a result.
    left: usize,
    /// Number of the next batch.
    next: u64,
    /// What went wrong since a batch last came back.
    troubles: Vec<String>,
    /// When the first devices were at hand.
    hired_first: Option<Instant>,
    fits: &'a mut Fits,
}

impl Run<'_, '_, '_> {
    fn hire(&mut self, hand: Hand, batch: usize) {
        self.hired_first.get_or_insert_with(Instant::now);
        let job = self.schedule.job.on(&hand.engine);
        let who = self.hired.len();
        let worker = Worker::start(hand.engine.clone(), job.clone(), who, self.reports.clone());
        self.hired.push(Hired {
            hand,
            worker: Some(worker),
            job,
            batch,
            has: VecDeque::new(),
            heard: Instant::now(),
        });
    }

    /// Hands batches out, the next to whoever has least, until all have enough.
    fn feed(&mut self) {
        let schedule = self.schedule;
        loop {
            let hungry = self
                .hired
                .iter_mut()
                .filter(|h| h.worker.is_some() && h.has.len() < h.job.in_flight);
            let Some(h) = hungry.min_by_key(|h| h.has.len()) else {
                return;
            };
            let Some(range) = self.todo.pop_front() else {
                return;
            };
            let spots = range.start..range.end.min(range.start + h.batch);
            if spots.end < range.end {
                self.todo.push_front(spots.end..range.end);
            }
            let began = Instant::now();
            let task = Task::cut(schedule.rois, spots.clone(), &h.job, self.next);
            self.fits.info.seconds_uploading += began.elapsed().as_secs_f64();
            if h.has.is_empty() {
                h.heard = Instant::now();
            }
            if let Some(worker) = &h.worker {
                worker.send(task);
            }
            h.has.push_back((self.next, spots));
            self.next += 1;
        }
    }

    fn hear(&mut self, who: usize, report: Report) {
        // Who was dismissed is not listened to.
        if self.hired[who].worker.is_none() {
            return;
        }
        self.hired[who].heard = Instant::now();
        match report {
            Report::Done(done) => self.take(who, &done),
            Report::Failed(failure) => {
                let h = &self.hired[who];
                let had = h.has.iter().map(|(_, spots)| spots.len()).max();
                let half = had.unwrap_or(h.batch).min(h.batch) / 2;
                let hand = h.hand.clone();
                if let Some(worker) = self.stop(who, &failure) {
                    worker.dismiss();
                }
                if matches!(failure, Failure::OutOfMemory(_)) && half >= batch::LEAST_BATCH {
                    tracing::warn!(
                        device = hand.engine.name,
                        half,
                        "smaller batches from here on"
                    );
                    self.hire(hand, half);
                }
            }
        }
    }

    /// Takes the results of a batch, if they can be believed.
    fn take(&mut self, who: usize, done: &Done) {
        let began = Instant::now();
        let h = &mut self.hired[who];
        let Some(at) = h.has.iter().position(|(number, _)| *number == done.number) else {
            return;
        };
        let spots = h.has[at].1.clone();
        let job = &self.schedule.job;
        let returned = Returned {
            columns: f32::from_bytes(&done.columns),
            codes: f32::from_bytes(&done.codes),
            padded: spots.len().div_ceil(h.job.spec.tile) * h.job.spec.tile,
            spots: spots.len(),
        };
        if let Err(why) = returned.check(job.psf, job.max_iterations) {
            // Its thread ends by itself.
            drop(self.stop(who, &Failure::Lost(why)));
            return;
        }
        h.has.remove(at);
        returned.store(spots.clone(), self.fits);
        self.left -= spots.len();
        if let Some(on_batch) = self.schedule.on_batch {
            let all = self.schedule.rois.len();
            on_batch(all - self.left, all);
        }
        self.troubles.clear();
        let bytes = (spots.len() * batch::bytes_per_spot(job.psf, &h.job.spec)) as u64;
        let info = &mut self.fits.info;
        info.seconds_uploading += done.seconds.uploading;
        info.seconds_computing += done.seconds.computing;
        info.seconds_reading_back += began.elapsed().as_secs_f64();
        if info.batches == 0 {
            info.seconds_to_first_batch = self
                .hired_first
                .map_or(0.0, |at| at.elapsed().as_secs_f64());
        }
        info.batches += 1;
        info.batch_size = info.batch_size.max(spots.len());
        info.share(&h.hand.engine).add(spots.len(), bytes);
        if let Some(log) = self.schedule.log {
            log.batch(&h.hand.engine, spots.len(), done.seconds, bytes);
        }
    }

    /// Takes everything away from a device.
    fn stop(&mut self, who: usize, failure: &Failure) -> Option<Worker> {
        let h = &mut self.hired[who];
        for (_, spots) in h.has.drain(..).rev() {
            self.todo.push_front(spots);
        }
        let trouble = format!("{}: {failure}", h.hand.engine.name);
        tracing::warn!(device = h.hand.engine.id, %failure, "a device failed; its batches are done again");
        self.fits.info.retries += 1;
        self.fits.info.troubles.push(trouble.clone());
        self.troubles.push(trouble);
        h.worker.take()
    }

    /// How long to wait for the next word.
    fn patience(&self) -> Duration {
        let Patience::For(hang) = self.schedule.hang else {
            return Duration::from_secs(3600);
        };
        let at_work = self
            .hired
            .iter()
            .filter(|h| h.worker.is_some() && !h.has.is_empty());
        let silent = at_work.map(|h| h.heard.elapsed()).max().unwrap_or_default();
        hang.saturating_sub(silent)
    }

    /// Gives up devices that have been silent for too long.
    fn dismiss_the_silent(&mut self) {
        let Patience::For(hang) = self.schedule.hang else {
            return;
        };
        for who in 0..self.hired.len() {
            let h = &self.hired[who];
            if h.worker.is_some() && !h.has.is_empty() && h.heard.elapsed() >= hang {
                let why = format!("it has not answered for {:.1} s", hang.as_secs_f64());
                // Nothing can wake its thread, which is left to itself.
                drop(self.stop(who, &Failure::Lost(why)));
            }
        }
    }
}
