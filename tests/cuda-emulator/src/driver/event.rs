//! The use of events: records, and waits of streams and of the host.

use std::sync::Arc;

use super::objects::context::Context;
use super::objects::event::Event;
use super::objects::stream::Stream;
use super::order::{Order, Stamp};
use super::state::Driver;
use super::status::{Outcome, Status};
use super::stream;
use super::work::{Execution, Work};

/// `CU_EVENT_DISABLE_TIMING`.
const DISABLE_TIMING: u32 = 2;

/// Reaches a record of an event.
struct Record {
    event: Arc<Event>,
    /// The number of the record, known once it is queued.
    record: u64,
}

/// Waits for a record of an event.
struct WaitEvent {
    event: Arc<Event>,
    /// The number of the record, known once the wait is queued.
    record: u64,
}

impl Work for Record {
    fn enter(&mut self, order: &mut Order, stream: usize) -> Stamp {
        let stamp = order.add_work(stream);
        self.record = self.event.record(stamp.clock.clone());
        stamp
    }

    fn execute(&self, _execution: &mut Execution) {}

    fn ended(&self, end_ns: u64) {
        self.event.reach(self.record, end_ns);
    }

    fn description(&self) -> Arc<str> {
        "record".into()
    }

    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        Some(("record", 0))
    }
}

impl Work for WaitEvent {
    fn enter(&mut self, order: &mut Order, stream: usize) -> Stamp {
        let (latest, clock) = self.event.latest();
        self.record = latest;
        order.stream_waits_for(stream, &clock);
        order.add_work(stream)
    }

    fn execute(&self, execution: &mut Execution) {
        execution.end_ns = self.event.wait(self.record);
    }

    fn description(&self) -> Arc<str> {
        "wait".into()
    }

    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        Some(("wait", 0))
    }
}

/// Creates an event.
pub(crate) fn create(driver: &Driver, context: &Arc<Context>, flags: u32) -> Arc<Event> {
    let event = Event::new(context.clone(), flags & DISABLE_TIMING == 0);
    driver.events.insert(event.handle, event.clone());
    event
}

/// Queues a record of an event.
pub(crate) fn record(driver: &Driver, stream: &Arc<Stream>, event: Arc<Event>) {
    let record = Record { event, record: 0 };
    stream::queue(driver, stream, record, Vec::new());
}

/// Queues a wait for the latest record of an event.
pub(crate) fn make_wait(driver: &Driver, stream: &Arc<Stream>, event: Arc<Event>) {
    let wait = WaitEvent { event, record: 0 };
    stream::queue(driver, stream, wait, Vec::new());
}

/// Makes the host wait for the latest record.
pub(crate) fn synchronize(driver: &Driver, event: &Event) -> Outcome {
    let (record, clock) = event.latest();
    event.wait(record);
    super::lock(&driver.order).host_waited_for(&clock);
    event.context.usable()
}

/// Fails with `NOT_READY` if the latest record was not reached yet.
pub(crate) fn query(driver: &Driver, event: &Event) -> Outcome {
    event.context.usable()?;
    let clock = event.reached_clock().ok_or(Status::NOT_READY)?;
    super::lock(&driver.order).host_waited_for(&clock);
    Ok(())
}
