//! The library's log events for Python's `logging`.
//!
//! A worker must not wait for the GIL, because the thread that holds the GIL may wait for that
//! worker. So events go to a queue, and the calling thread forwards them. Events below the level of
//! Python's logger are not created.

use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, Once, PoisonError};

use gaussmle_base::messages;
use pyo3::prelude::*;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::{Interest, Subscriber};
use tracing::{Event, Level, Metadata};

/// The name of Python's logger, and the start of the library's event targets.
const LOGGER: &str = "gaussmle";

/// The capacity of the queue. Events beyond it are dropped until the next forwarding, 50 ms later.
const QUEUE_CAPACITY: usize = 1000;

/// The level of Python's logger when the last call started.
static MIN_LEVEL: AtomicU8 = AtomicU8::new(u8::MAX);

static QUEUE: Mutex<VecDeque<(u8, String)>> = Mutex::new(VecDeque::new());

struct QueueSubscriber;

/// Python's number of a level.
fn python_level(level: &Level) -> u8 {
    match *level {
        Level::ERROR => 40,
        Level::WARN => 30,
        Level::INFO => 20,
        Level::DEBUG => 10,
        Level::TRACE => 5,
    }
}

impl Subscriber for QueueSubscriber {
    fn register_callsite(&self, metadata: &'static Metadata<'static>) -> Interest {
        // The level can change from call to call. Events of other crates are never forwarded.
        match metadata.is_event() && metadata.target().starts_with(LOGGER) {
            true => Interest::sometimes(),
            false => Interest::never(),
        }
    }

    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        python_level(metadata.level()) >= MIN_LEVEL.load(Ordering::Relaxed)
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = EventLine::default();
        event.record(&mut line);
        let mut queue = QUEUE.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.len() < QUEUE_CAPACITY {
            let text = messages::message(&line.text());
            let text = messages::one_line(&text).into_owned();
            queue.push_back((python_level(event.metadata().level()), text));
        }
    }

    // Spans are ignored.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// An event as one line: the message, then the fields.
#[derive(Default)]
struct EventLine {
    message: String,
    fields: String,
}

impl EventLine {
    fn text(self) -> String {
        self.message + &self.fields
    }
}

impl Visit for EventLine {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // A write to a string cannot fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.fields, " {name}={value:?}"),
        };
    }
}

/// Subscribes to the library's events, and reads the level of Python's logger. Every call starts
/// with it.
pub fn subscribe(py: Python<'_>) {
    static ONCE: Once = Once::new();
    // The command line sets a subscriber of its own, which stays.
    ONCE.call_once(|| drop(tracing::subscriber::set_global_default(QueueSubscriber)));
    let level = || -> PyResult<u32> {
        let logger = py.import("logging")?.call_method1("getLogger", (LOGGER,))?;
        logger.call_method0("getEffectiveLevel")?.extract()
    };
    // Nothing is logged if the level cannot be read.
    let level = level().unwrap_or(u32::MAX);
    MIN_LEVEL.store(level.min(u8::MAX.into()) as u8, Ordering::Relaxed);
}

/// Passes the queued events to Python's logger.
pub fn forward(py: Python<'_>) {
    let events = {
        let mut queue = QUEUE.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *queue)
    };
    if events.is_empty() {
        return;
    }
    let log = || -> PyResult<()> {
        let logger = py.import("logging")?.call_method1("getLogger", (LOGGER,))?;
        for (level, line) in events {
            logger.call_method1("log", (level, "%s", line))?;
        }
        Ok(())
    };
    // `logging` handles the errors of its handlers itself.
    if let Err(error) = log() {
        error.write_unraisable(py, None);
    }
}
