//! The use of streams: their creation, the order of what is queued, and waits of the host.

use std::sync::Arc;

use super::fault::{self, Fault};
use super::objects::context::Context;
use super::objects::stream::{Item, Kind, Stream};
use super::order::{MemoryAccess, Order, Stamp};
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;
use super::work::{Execution, Work};
use super::worker;

/// The handle of the default stream.
const DEFAULT: usize = 0;
/// `CU_STREAM_LEGACY`, the same stream.
const LEGACY: usize = 1;
/// `CU_STREAM_PER_THREAD`.
const PER_THREAD: usize = 2;

/// Waits for work of another stream.
struct WaitStream {
    other: Arc<Stream>,
    position: u64,
}

impl Work for WaitStream {
    fn enter(&mut self, order: &mut Order, stream: usize) -> Stamp {
        let clock = order.clock_of(self.other.number);
        order.stream_waits_for(stream, &clock);
        order.add_work(stream)
    }

    fn execute(&self, _execution: &mut Execution) {
        self.other.wait_until_done(self.position);
    }

    fn description(&self) -> Arc<str> {
        "wait".into()
    }

    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        Some(("wait", 0))
    }
}

/// Creates a stream and starts its thread.
pub(crate) fn create(
    driver: &'static Driver,
    context: &Arc<Context>,
    is_blocking: bool,
) -> Arc<Stream> {
    let kind = match is_blocking {
        true => Kind::Blocking,
        false => Kind::NonBlocking,
    };
    let stream = start(driver, context, kind);
    driver.streams.insert(stream.handle, stream.clone());
    stream
}

fn start(driver: &'static Driver, context: &Arc<Context>, kind: Kind) -> Arc<Stream> {
    let number = super::lock(&driver.order).add_stream();
    let stream = Stream::new(number, context.clone(), kind);
    worker::start(driver, &stream);
    stream
}

/// The default stream of a context. It is created at the first use.
fn default_of(driver: &'static Driver, context: &Arc<Context>) -> Arc<Stream> {
    let mut streams = super::lock(&driver.default_streams);
    let create = || start(driver, context, Kind::Default);
    streams.entry(context.handle).or_insert_with(create).clone()
}

/// The default stream of a context, if it was used.
pub(crate) fn used_default_of(driver: &Driver, context: &Context) -> Option<Arc<Stream>> {
    super::lock(&driver.default_streams)
        .get(&context.handle)
        .cloned()
}

/// The streams of a context, other than the default one.
pub(crate) fn all_of(driver: &Driver, context: &Context) -> Vec<Arc<Stream>> {
    let mut streams = driver.streams.all();
    streams.retain(|stream| stream.context.handle == context.handle);
    streams
}

/// The stream of a handle, which must belong to the current context.
pub(crate) fn of(
    driver: &'static Driver,
    context: &Arc<Context>,
    handle: usize,
) -> Outcome<Arc<Stream>> {
    match handle {
        DEFAULT | LEGACY => return Ok(default_of(driver, context)),
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
    driver: &Driver,
    stream: &Arc<Stream>,
    work: impl Work + 'static,
    uses: Vec<MemoryAccess>,
) -> u64 {
    let fault = fault::take_of_work();
    if stream.kind != Kind::Default {
        return push(driver, stream, Box::new(work), uses, fault);
    }
    // On the default stream, work waits for that of all blocking streams. They wait for it in turn.
    for other in blocking_of(driver, &stream.context) {
        let queued = other.queued();
        if queued > 0 {
            wait_for_stream(driver, stream, &other, queued);
        }
    }
    let position = push(driver, stream, Box::new(work), uses, fault);
    for other in blocking_of(driver, &stream.context) {
        wait_for_stream(driver, &other, stream, position);
    }
    position
}

fn blocking_of(driver: &Driver, context: &Context) -> Vec<Arc<Stream>> {
    let mut streams = all_of(driver, context);
    streams.retain(|stream| stream.kind == Kind::Blocking);
    streams
}

/// Makes a stream wait for work of another one.
fn wait_for_stream(driver: &Driver, stream: &Stream, other: &Arc<Stream>, position: u64) {
    let other = other.clone();
    let work = Box::new(WaitStream { other, position });
    push(driver, stream, work, Vec::new(), None);
}

fn push(
    driver: &Driver,
    stream: &Stream,
    mut work: Box<dyn Work>,
    uses: Vec<MemoryAccess>,
    fault: Option<Fault>,
) -> u64 {
    for part in &uses {
        part.allocation.begin_use(part.range.clone(), part.is_write);
    }
    // The lock on the order is held until the work is in the queue: clocks and queues agree.
    let mut order = super::lock(&driver.order);
    let stamp = work.enter(&mut order, stream.number);
    stream.push(Item {
        work,
        stamp,
        queued_ns: driver.now(),
        fault,
        uses,
    })
}

/// Makes the host wait for all work.
pub(crate) fn synchronize(driver: &Driver, stream: &Stream) {
    let (position, clock) = {
        let order = super::lock(&driver.order);
        (stream.queued(), order.clock_of(stream.number))
    };
    stream.wait_until_done(position);
    super::lock(&driver.order).host_waited_for(&clock);
}

/// True if all work has ended. The host has then seen it.
pub(crate) fn query(driver: &Driver, stream: &Stream) -> bool {
    let mut order = super::lock(&driver.order);
    let is_done = stream.is_done();
    if is_done {
        let clock = order.clock_of(stream.number);
        order.host_waited_for(&clock);
    }
    is_done
}
