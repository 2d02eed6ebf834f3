//! A job, spread over devices batch by batch.
//!
//! The ROIs arrive in parts. Each device gets the next batch, of its own size, when it has room for
//! one. So fast devices fit more, and several devices fit one part. The batches of a failed device
//! return to the front of the queue. Results are checked, and parts leave in the order of arrival.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use super::active_device::{ActiveDevice, BatchInFlight, DeviceAllocation, Running};
use super::batch::{BatchInput, BatchOutput, BatchSeconds};
#[cfg(feature = "cpu")]
use super::cpu_fits::CpuFits;
use super::device_source::{DeviceSource, FailedDevice};
use super::event::{Event, WorkerEvent, WorkerEvents};
use super::job_events::JobEvents;
use super::memory::{LEAST_BATCH, bytes_per_spot};
use super::parts::{Arrival, JobParts};
use super::performance_log::FinishedBatch;
use super::plan::JobPlan;
use super::results::{BatchResults, Destination};
use super::verdicts::Verdicts;
use super::worker::Worker;
use crate::cancel::CancelToken;
use crate::device::DeviceFailure;
#[cfg(feature = "cpu")]
use crate::device::Runtime;
use crate::error::Error;
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::roi::RoiSource;
use crate::settings::Timeout;

/// The interval of checks for cancellation and silent devices.
const POLL: Duration = Duration::from_millis(200);

/// A job on any number of devices.
pub(crate) struct Schedule<'a> {
    pub plan: JobPlan,
    /// The expected number of spots.
    pub expected: usize,
    /// The time without an event after which a device with work counts as lost.
    pub hang_timeout: Timeout,
    pub cancel: &'a CancelToken,
    pub job: &'a JobEvents<'a>,
}

impl<'a> Schedule<'a> {
    /// Fits all parts. `take` receives each part with its results, in the order of arrival.
    ///
    /// # Errors
    ///
    /// Returns an error if no device is left, the fit is cancelled, a part is invalid or missing,
    /// or `take` fails. Batches in flight then end by themselves.
    pub fn run<P: RoiSource, E: From<Error>>(
        &self,
        source: &mut DeviceSource<'_>,
        parts: JobParts<'a, P, E>,
        (events, inbox): (Sender<Event>, Receiver<Event>),
        take: &mut dyn FnMut(P, Fits) -> Result<(), E>,
    ) -> Result<FitInfo, E> {
        let mut run = ScheduleRun {
            schedule: self,
            events,
            devices: Vec::new(),
            parts,
            finished: 0,
            next_number: 0,
            failures: Vec::new(),
            first_start: None,
            info: FitInfo::default(),
            began: Instant::now(),
        };
        loop {
            if self.cancel.is_cancelled() {
                return Err(Error::Cancelled.into());
            }
            run.receive_parts()?;
            if run.parts.is_finished() {
                break;
            }
            let idle = run.devices.iter().all(|device| device.running.is_none());
            if idle && run.parts.has_queued() {
                run.first_start.get_or_insert_with(Instant::now);
                let provided = source.provide(&run.failures)?;
                run.info.seconds_waiting = source.seconds_waiting();
                run.info.fallbacks = source.fallbacks();
                for allocation in provided {
                    let batch_size = self.batch_size(&allocation);
                    run.start_worker(allocation, batch_size);
                }
                run.tell_devices(source.reason());
            }
            if run.parts.has_queued() {
                self.job.goes_on();
            }
            let pause = match run.dispatch()? {
                Dispatched::All => run.time_to_hang().min(POLL),
                Dispatched::Some => Duration::ZERO,
            };
            match inbox.recv_timeout(pause) {
                Ok(Event::Worker(index, event)) => run.handle_event(index, event),
                Ok(Event::Part) => {}
                Err(_) => {
                    run.drop_unresponsive();
                    // Without a pause, parts that have arrived may not have been taken yet.
                    if !pause.is_zero() && run.is_idle() {
                        self.job.rests();
                    }
                }
            }
            while let Some((part, mut fits)) = run.parts.take_finished() {
                fits.info.reason = source.reason().to_owned();
                take(part, fits)?;
            }
        }
        for device in &mut run.devices {
            device.slots.clear();
            if let Some((running, _)) = device.running.take() {
                running.shut_down();
            }
        }
        run.parts.into_failure().map_or(Ok(run.info), Err)
    }

    fn batch_size(&self, allocation: &DeviceAllocation) -> usize {
        let device = &allocation.device;
        let plan = &self.plan;
        #[cfg(feature = "cpu")]
        if let Runtime::Cpu = device.runtime {
            return plan
                .memory
                .fixed_batch()
                .unwrap_or(CpuFits::batch_size(plan.psf));
        }
        let spec = plan.on(device).spec;
        let shape = device.shape();
        plan.memory
            .batch_size(allocation.budget, plan.psf, &spec, &shape)
    }
}

/// The batches that were dispatched.
enum Dispatched {
    /// As many as the devices have room for.
    All,
    /// One was fitted at once, and there may be more.
    Some,
}

/// A schedule in progress.
struct ScheduleRun<'a, 'b, P, E> {
    schedule: &'a Schedule<'b>,
    events: Sender<Event>,
    /// Every device that ever got work. Events carry the index.
    devices: Vec<ActiveDevice>,
    parts: JobParts<'b, P, E>,
    /// The number of spots with a result.
    finished: usize,
    /// The number of the next batch.
    next_number: u64,
    /// Failures since a batch was last finished.
    failures: Vec<FailedDevice>,
    /// The start of the first device.
    first_start: Option<Instant>,
    info: FitInfo,
    began: Instant,
}

impl<P: RoiSource, E: From<Error>> ScheduleRun<'_, '_, P, E> {
    /// Takes parts that have arrived while the devices need more work.
    fn receive_parts(&mut self) -> Result<(), E> {
        let running = self
            .devices
            .iter()
            .filter(|device| device.running.is_some());
        let enough = running
            .map(|device| device.batch_size * device.plan.in_flight)
            .sum();
        while self.parts.has_room(enough) {
            match self.parts.receive() {
                Arrival::Part(part) => self.parts.add(part, &self.schedule.plan)?,
                Arrival::None | Arrival::End => break,
            }
        }
        Ok(())
    }

    fn start_worker(&mut self, allocation: DeviceAllocation, batch_size: usize) {
        let plan = self.schedule.plan.on(&allocation.device);
        let index = self.devices.len();
        let device = allocation.device.clone();
        // A job whose parts still arrive may have more spots than expected.
        let sizes = match self.parts.has_all() {
            true => {
                let unfinished = self.parts.arrived() - self.finished;
                (unfinished.div_ceil(batch_size), batch_size.min(unfinished))
            }
            false => (plan.in_flight, batch_size),
        };
        let has_slots = device.runtime.has_slots();
        let (id, name, backend) = (device.id.clone(), device.name.clone(), device.backend);
        let running = match device.runtime {
            #[cfg(feature = "cpu")]
            Runtime::Cpu => CpuFits::new(plan.clone()).map(|fits| Running::Cpu(Box::new(fits))),
            _ => {
                let events = WorkerEvents::new(index, self.events.clone());
                let worker = Worker::start(device, plan.clone(), sizes, events);
                Ok(Running::Worker(worker))
            }
        };
        let (running, failure) = match running {
            Ok(running) => (Some((running, allocation)), None),
            Err(failure) => (None, Some(failure)),
        };
        self.devices.push(ActiveDevice {
            id,
            name,
            backend,
            running,
            slots: Vec::new(),
            has_slots,
            slots_awaited: has_slots,
            plan,
            batch_size,
            in_flight: VecDeque::new(),
            last_event: Instant::now(),
        });
        if let Some(failure) = failure {
            drop(self.stop(index, &failure));
        }
    }

    /// Sends batches, each to the device with the fewest in flight, until all devices are full. A
    /// CPU fits one batch at once, and no more until events have been handled.
    fn dispatch(&mut self) -> Result<Dispatched, E> {
        loop {
            let with_room = self.devices.iter().enumerate();
            let with_room = with_room.filter(|(_, device)| device.has_room());
            let least = with_room.min_by_key(|(_, device)| device.in_flight.len());
            let Some(index) = least.map(|(index, _)| index) else {
                return Ok(Dispatched::All);
            };
            let batch_size = self.devices[index].batch_size;
            let Some((part, spots)) = self.parts.next_batch(batch_size) else {
                return Ok(Dispatched::All);
            };
            if self.devices[index].fits_at_once() {
                self.fit_at_once(index, part, spots)?;
                return Ok(Dispatched::Some);
            }
            let device = &mut self.devices[index];
            let began = Instant::now();
            let (plan, number) = (&device.plan, self.next_number);
            let rois = self.parts.rois(part)?;
            let batch = match device.slots.pop() {
                Some(slot) => BatchInput::in_slot(slot, &rois, spots.clone(), plan, number),
                None => BatchInput::for_client(&rois, spots.clone(), plan, number),
            };
            let uploading = began.elapsed().as_secs_f64();
            self.info.seconds_uploading += uploading;
            self.parts.info(part).seconds_uploading += uploading;
            if device.in_flight.is_empty() {
                device.last_event = Instant::now();
            }
            if let Some((Running::Worker(worker), _)) = &device.running {
                worker.send(batch);
            }
            device.in_flight.push_back(BatchInFlight {
                number,
                part,
                spots,
                copying: uploading,
            });
            self.next_number += 1;
        }
    }

    /// Fits a batch on the thread that dispatches and those of rayon's pool.
    fn fit_at_once(&mut self, index: usize, part: u64, spots: Range<usize>) -> Result<(), E> {
        let began = Instant::now();
        let (spec, cancel) = (self.parts.spec(), self.schedule.cancel);
        let (rois, fits) = self.parts.rois_and_fits(part)?;
        let verdicts = Verdicts { rois: &rois, spec };
        let fitted = self.devices[index].fit_at_once(verdicts, spots.clone(), fits, cancel);
        if cancel.is_cancelled() {
            // Some of the results may be missing.
            return Err(Error::Cancelled.into());
        }
        let busy = match fitted {
            Ok(busy) => busy,
            Err(failure) => {
                self.parts.put_back(part, spots);
                drop(self.stop(index, &failure));
                return Ok(());
            }
        };
        let seconds = BatchSeconds {
            uploading: 0.0,
            computing: began.elapsed().as_secs_f64(),
        };
        self.finish_batch(index, part, spots.len(), (seconds, 0.0), busy);
        Ok(())
    }

    fn handle_event(&mut self, index: usize, event: WorkerEvent) {
        // Events of a stopped device are ignored: its batches are queued again.
        let device = &mut self.devices[index];
        if device.running.is_none() {
            return;
        }
        device.last_event = Instant::now();
        match event {
            WorkerEvent::Ready(slots) => {
                device.slots = slots;
                device.slots_awaited = false;
            }
            WorkerEvent::Finished(output) => self.accept(index, output),
            WorkerEvent::Failed(failure) => {
                let sizes = device.in_flight.iter().map(|batch| batch.spots.len());
                let largest = sizes.max();
                let half = largest.unwrap_or(device.batch_size).min(device.batch_size) / 2;
                let Some((running, allocation)) = self.stop(index, &failure) else {
                    return;
                };
                self.devices[index].slots.clear();
                running.shut_down();
                if matches!(failure, DeviceFailure::OutOfMemory(_)) && half >= LEAST_BATCH {
                    tracing::warn!(
                        device = allocation.device.name,
                        half,
                        "out of memory: batches are halved"
                    );
                    self.start_worker(allocation, half);
                    return;
                }
                allocation.device.give_back();
            }
        }
    }

    /// Stores the results of a batch if they are valid.
    fn accept(&mut self, index: usize, output: BatchOutput) {
        let began = Instant::now();
        let device = &mut self.devices[index];
        let numbers = &mut device.in_flight.iter().map(|batch| batch.number);
        let Some(at) = numbers.position(|number| number == output.number) else {
            return;
        };
        let (part, spots) = (
            device.in_flight[at].part,
            device.in_flight[at].spots.clone(),
        );
        let plan = &self.schedule.plan;
        let tile = device.plan.spec.tile;
        let (columns, codes) = output.memory.values();
        let results = BatchResults {
            columns,
            codes,
            padded: spots.len().next_multiple_of(tile),
            spots: spots.len(),
        };
        let spec = self.parts.spec();
        // An error of the ROIs is returned when the batch is sent again.
        let stored = self.parts.rois_and_fits(part).map_err(|e| e.to_string());
        let stored = stored.and_then(|(rois, fits)| {
            let layout = fits.layout;
            let verdicts = Verdicts { rois: &rois, spec };
            let settle = |first, to: &mut Destination<'_>| verdicts.settle(first, layout, to);
            results.store(plan.max_iterations, spots.clone(), fits, settle)
        });
        if let Err(cause) = stored {
            self.stop_and_give_back(index, cause);
            self.devices[index].slots.clear();
            return;
        }
        let copying = device
            .in_flight
            .remove(at)
            .map_or(0.0, |batch| batch.copying);
        device.slots.extend(output.memory.into_slot());
        let reading_back = began.elapsed().as_secs_f64();
        let seconds = output.seconds;
        // The host copies one batch while the device works on another.
        let busy = (copying + reading_back).max(seconds.uploading + seconds.computing);
        self.finish_batch(index, part, spots.len(), (seconds, reading_back), busy);
    }

    /// Counts a batch whose results are stored. `seconds` are those of the device, and those of
    /// storing; `busy` is the time that the batch took of the device, as in `DeviceShare`.
    fn finish_batch(
        &mut self,
        index: usize,
        part: u64,
        spots: usize,
        (seconds, reading_back): (BatchSeconds, f64),
        busy: f64,
    ) {
        self.finished += spots;
        self.failures.clear();
        let device = &self.devices[index];
        let bytes = (spots * bytes_per_spot(device.plan.psf, &device.plan.spec)) as u64;
        let memory_bytes = device.memory_bytes(spots);
        self.info.seconds = self.began.elapsed().as_secs_f64();
        if self.info.batches == 0 {
            let elapsed = self
                .first_start
                .map_or(0.0, |at| at.elapsed().as_secs_f64());
            self.info.seconds_to_first_batch = (elapsed - self.info.seconds_waiting).max(0.0);
        }
        for info in [&mut self.info, self.parts.info(part)] {
            info.seconds_uploading += seconds.uploading;
            info.seconds_computing += seconds.computing;
            info.seconds_reading_back += reading_back;
            info.batches += 1;
            info.batch_size = info.batch_size.max(spots);
            info.share(&device.id, &device.name, device.backend).add(
                spots,
                busy,
                bytes,
                memory_bytes,
            );
        }
        self.parts.finish_batch(part, spots);
        if let Some((_, allocation)) = &device.running {
            let batch = FinishedBatch {
                device: &allocation.device,
                spots,
                bytes,
                seconds: &seconds,
            };
            let all = self.schedule.expected.max(self.parts.arrived());
            let progress = (self.finished, all);
            self.schedule
                .job
                .finishes_batch(&self.info, &batch, progress);
        }
    }

    /// Stops a device and queues its batches again.
    fn stop(
        &mut self,
        index: usize,
        failure: &DeviceFailure,
    ) -> Option<(Running, DeviceAllocation)> {
        let device = &mut self.devices[index];
        for batch in device.in_flight.drain(..).rev() {
            self.parts.put_back(batch.part, batch.spots);
        }
        let message = format!("{}: {failure}", device.name);
        self.info.retries += 1;
        self.info.troubles.push(message.clone());
        let id = device.id.clone();
        let cause = failure.to_string();
        self.schedule.job.retries(&self.info, &id, &cause);
        self.failures.push(FailedDevice { id, message });
        device.running.take()
    }

    /// True if nothing is fitted, and nothing waits to be.
    fn is_idle(&self) -> bool {
        !self.parts.has_queued() && !self.devices.iter().any(ActiveDevice::works)
    }

    /// Tells which devices fit, and the reason for their choice.
    fn tell_devices(&self, reason: &str) {
        let running = self.devices.iter();
        let running = running.filter(|device| device.running.is_some());
        let names: Vec<&str> = running.map(|device| &device.name[..]).collect();
        if !names.is_empty() {
            self.schedule.job.fits_on(names.join(" + "), reason);
        }
    }

    /// The time until the device that has been silent longest counts as lost.
    fn time_to_hang(&self) -> Duration {
        let Timeout::After(hang) = self.schedule.hang_timeout else {
            return Duration::from_secs(3600);
        };
        let working = self.devices.iter().filter(|device| device.works());
        let silent = working.map(|device| device.last_event.elapsed()).max();
        hang.saturating_sub(silent.unwrap_or_default())
    }

    /// Stops devices that have been silent for too long.
    fn drop_unresponsive(&mut self) {
        let Timeout::After(hang) = self.schedule.hang_timeout else {
            return;
        };
        for index in 0..self.devices.len() {
            let device = &self.devices[index];
            if device.works() && device.last_event.elapsed() >= hang {
                let cause = format!("it has not answered for {:.1} s", hang.as_secs_f64());
                // The thread hangs in the driver: nothing can end it. A call that gives memory back
                // would hang, too.
                std::mem::forget(std::mem::take(&mut self.devices[index].slots));
                self.stop_and_give_back(index, cause);
            }
        }
    }

    /// Stops a device whose thread ends by itself, if it does not hang. The context is given back
    /// then.
    fn stop_and_give_back(&mut self, index: usize, cause: String) {
        if let Some((_, allocation)) = self.stop(index, &DeviceFailure::Lost(cause)) {
            allocation.device.give_back();
        }
    }
}
