//! Streams: queues of work, each with a thread that executes it in order.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use super::call;
use super::context::Context;
use super::fault::Fault;
use super::handles::new_handle;
use super::order::{MemoryAccess, Stamp};
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;
use super::work::{self, Work};

/// The handle of the default stream.
const DEFAULT: usize = 0;
/// `CU_STREAM_LEGACY`, the same stream.
const LEGACY: usize = 1;
/// `CU_STREAM_PER_THREAD`.
const PER_THREAD: usize = 2;

/// A stream.
#[derive(Debug)]
pub(crate) struct Stream {
    pub(crate) handle: usize,
    /// The number of the stream in clocks and in the report, from 0.
    pub(crate) number: usize,
    pub(crate) context: Arc<Context>,
    /// True if its work and that of the default stream wait for each other.
    blocking: bool,
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    items: VecDeque<Item>,
    queued: u64,
    done: u64,
    closed: bool,
}

/// Queued work.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) work: Work,
    pub(crate) stamp: Stamp,
    /// The time of the call, ns.
    pub(crate) queued_ns: u64,
    /// The fault that the script injects.
    pub(crate) fault: Option<Fault>,
    /// Memory that it refers to.
    uses: Vec<MemoryAccess>,
}

impl Stream {
    /// Creates a stream and starts its thread.
    pub(crate) fn create(
        driver: &'static Driver,
        context: Arc<Context>,
        blocking: bool,
    ) -> Arc<Self> {
        let stream = Self::start(driver, context, blocking);
        driver.streams.insert(stream.handle, stream.clone());
        stream
    }

    /// Creates the default stream of a context. It is no object of the application.
    pub(crate) fn create_default(driver: &'static Driver, context: Arc<Context>) -> Arc<Self> {
        Self::start(driver, context, false)
    }

    fn start(driver: &'static Driver, context: Arc<Context>, blocking: bool) -> Arc<Self> {
        let stream = Arc::new(Self {
            handle: new_handle(),
            number: super::lock(&driver.order).add_stream(),
            context,
            blocking,
            queue: Mutex::default(),
            changed: Condvar::new(),
        });
        let worker = stream.clone();
        let thread = std::thread::Builder::new().name(format!("cuda-stream-{}", stream.number));
        if let Err(error) = thread.spawn(move || worker.execute(driver)) {
            panic!("no thread for a stream of the CUDA emulator: {error}");
        }
        stream
    }

    /// The stream of a handle, which must belong to the current context.
    pub(crate) fn of(
        driver: &'static Driver,
        context: &Arc<Context>,
        handle: usize,
    ) -> Outcome<Arc<Self>> {
        match handle {
            DEFAULT | LEGACY => return Ok(context.default_stream(driver)),
            PER_THREAD => {
                driver.violation(
                    Violation::Unsupported,
                    format_args!("the default stream of each thread"),
                );
                return Err(Status::NOT_SUPPORTED);
            }
            _ => {}
        }
        let stream = driver.object(&driver.streams, handle, "stream")?;
        if stream.context.handle != context.handle {
            driver.violation(
                Violation::MixedContexts,
                format_args!("stream {} belongs to another context", stream.number),
            );
            return Err(Status::INVALID_HANDLE);
        }
        Ok(stream)
    }

    /// Queues work, and returns its number on the stream.
    ///
    /// `uses` is the memory that the work refers to.
    pub(crate) fn queue(
        self: &Arc<Self>,
        driver: &'static Driver,
        work: Work,
        uses: Vec<MemoryAccess>,
    ) -> u64 {
        let fault = call::take_work_fault();
        self.order_with_default_stream(driver);
        let position = self.push(driver, work, uses, fault);
        if Some(self) == self.context.used_default_stream() {
            for stream in self.context.streams(driver) {
                if stream.blocking {
                    stream.wait_for_stream(driver, self, position);
                }
            }
        }
        position
    }

    /// On the default stream, work waits for that of all blocking streams. They wait for it in
    /// turn, from `queue` on.
    fn order_with_default_stream(self: &Arc<Self>, driver: &'static Driver) {
        if Some(self) != self.context.used_default_stream() {
            return;
        }
        for stream in self.context.streams(driver) {
            let queued = super::lock(&stream.queue).queued;
            if stream.blocking && queued > 0 {
                self.wait_for_stream(driver, &stream, queued);
            }
        }
    }

    fn wait_for_stream(
        self: &Arc<Self>,
        driver: &'static Driver,
        other: &Arc<Self>,
        position: u64,
    ) {
        let stream = other.clone();
        let work = Work::WaitStream { stream, position };
        self.push(driver, work, Vec::new(), None);
    }

    fn push(
        &self,
        driver: &'static Driver,
        mut work: Work,
        uses: Vec<MemoryAccess>,
        fault: Option<Fault>,
    ) -> u64 {
        for part in &uses {
            part.allocation.begin_use(part.range.clone(), part.is_write);
        }
        // The lock on the order is held until the work is in the queue: clocks and queues agree.
        let mut order = super::lock(&driver.order);
        match &mut work {
            Work::WaitEvent { event, record } => {
                let (latest, clock) = event.latest();
                *record = latest;
                order.stream_waits_for(self.number, &clock);
            }
            Work::WaitStream { stream, .. } => {
                let clock = order.clock_of(stream.number);
                order.stream_waits_for(self.number, &clock);
            }
            _ => {}
        }
        let stamp = order.add_work(self.number);
        if let Work::Record { event, record } = &mut work {
            *record = event.record(stamp.clock.clone());
        }
        let item = Item {
            work,
            stamp,
            queued_ns: driver.now(),
            fault,
            uses,
        };
        let mut queue = super::lock(&self.queue);
        queue.items.push_back(item);
        queue.queued += 1;
        let position = queue.queued;
        drop(queue);
        drop(order);
        self.changed.notify_all();
        position
    }

    /// Waits until work has ended.
    pub(crate) fn wait_until_done(&self, position: u64) {
        let mut queue = super::lock(&self.queue);
        while queue.done < position {
            queue = self
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits until nothing is queued or runs. Unlike `synchronize`, this orders nothing: it is no
    /// promise of the driver to the application.
    pub(crate) fn wait_until_idle(&self) {
        let queued = super::lock(&self.queue).queued;
        self.wait_until_done(queued);
    }

    /// Makes the host wait for all work.
    pub(crate) fn synchronize(&self, driver: &Driver) {
        let (position, clock) = {
            let order = super::lock(&driver.order);
            (super::lock(&self.queue).queued, order.clock_of(self.number))
        };
        self.wait_until_done(position);
        super::lock(&driver.order).host_waited_for(&clock);
    }

    /// True if all work has ended. The host has then seen it.
    pub(crate) fn query(&self, driver: &Driver) -> bool {
        let mut order = super::lock(&driver.order);
        let queue = super::lock(&self.queue);
        let is_done = queue.done == queue.queued;
        drop(queue);
        if is_done {
            let clock = order.clock_of(self.number);
            order.host_waited_for(&clock);
        }
        is_done
    }

    /// Ends the thread once the queue is empty.
    pub(crate) fn close(&self) {
        super::lock(&self.queue).closed = true;
        self.changed.notify_all();
    }

    /// The loop of the thread.
    fn execute(&self, driver: &'static Driver) {
        let _guard = AbortOnPanic;
        // The end of the previous work, which the next one starts after.
        let mut end_ns = 0;
        while let Some(item) = self.next_item() {
            end_ns = work::execute(driver, self, &item, end_ns);
            super::lock(&driver.order).end_work(&item.stamp);
            for part in &item.uses {
                part.allocation.end_use(part.range.clone(), part.is_write);
            }
            drop(item);
            super::lock(&self.queue).done += 1;
            self.changed.notify_all();
        }
    }

    fn next_item(&self) -> Option<Item> {
        let mut queue = super::lock(&self.queue);
        loop {
            if let Some(item) = queue.items.pop_front() {
                return Some(item);
            }
            if queue.closed {
                return None;
            }
            queue = self
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Ends the process if the thread of a stream panics: whoever waits for the stream would wait
/// forever.
struct AbortOnPanic;

impl Drop for AbortOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            std::process::abort();
        }
    }
}

impl PartialEq for Stream {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}
