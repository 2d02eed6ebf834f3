//! The library's events for Python's `logging`.
//!
//! Whoever logs must not wait for Python's lock: a worker that did, while the thread that holds it waits for the worker, would wait
//! forever. Events lie in a queue until the calling thread passes them on; and below the logger's level none is made.

use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, Once, PoisonError};

use pyo3::prelude::*;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::{Interest, Subscriber};
use tracing::{Event, Level, Metadata};

/// The name of Python's logger, and the beginning of the library's targets.
const NAME: &str = "gaussmle";

/// Events that are kept for a caller; more than that in 50 ms are not worth reading.
const MOST: usize = 1000;

/// The least of Python's levels that is wanted, as the logger had it when the last call began.
static WANTED: AtomicU8 = AtomicU8::new(u8::MAX);

static QUEUE: Mutex<VecDeque<(u8, String)>> = Mutex::new(VecDeque::new());

struct Listener;

/// Python's number for a level.
fn number(level: &Level) -> u8 {
    match *level {
        Level::ERROR => 40,
        Level::WARN => 30,
        Level::INFO => 20,
        Level::DEBUG => 10,
        Level::TRACE => 5,
    }
}

impl Subscriber for Listener {
    fn register_callsite(&self, about: &'static Metadata<'static>) -> Interest {
        // What is wanted can change from call to call; others' events are never wanted.
        match about.is_event() && about.target().starts_with(NAME) {
            true => Interest::sometimes(),
            false => Interest::never(),
        }
    }

    fn enabled(&self, about: &Metadata<'_>) -> bool {
        number(about.level()) >= WANTED.load(Ordering::Relaxed)
    }

    fn event(&self, event: &Event<'_>) {
        let mut words = Words::default();
        event.record(&mut words);
        let mut queue = QUEUE.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.len() < MOST {
            queue.push_back((number(event.metadata().level()), words.done()));
        }
    }

    // Spans are not listened to.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// An event as a line: its message, then its fields.
#[derive(Default)]
struct Words {
    message: String,
    fields: String,
}

impl Words {
    fn done(self) -> String {
        self.message + &self.fields
    }
}

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a string does not fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.fields, " {name}={value:?}"),
        };
    }
}

/// Asks the logger what it wants, at the beginning of a call.
pub fn listen(py: Python<'_>) {
    static ONCE: Once = Once::new();
    // The command line may have a listener of its own; then it stays.
    ONCE.call_once(|| drop(tracing::subscriber::set_global_default(Listener)));
    let level = || -> PyResult<u32> {
        let logger = py.import("logging")?.call_method1("getLogger", (NAME,))?;
        logger.call_method0("getEffectiveLevel")?.extract()
    };
    // A logger that cannot be asked wants nothing.
    let level = level().unwrap_or(u32::MAX);
    WANTED.store(level.min(u8::MAX.into()) as u8, Ordering::Relaxed);
}

/// Hands what was said to Python's logger.
pub fn pass_on(py: Python<'_>) {
    let said = {
        let mut queue = QUEUE.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *queue)
    };
    if said.is_empty() {
        return;
    }
    let tell = || -> PyResult<()> {
        let logger = py.import("logging")?.call_method1("getLogger", (NAME,))?;
        for (level, words) in said {
            logger.call_method1("log", (level, "%s", words))?;
        }
        Ok(())
    };
    // `logging` swallows the errors of its handlers itself.
    if let Err(error) = tell() {
        error.write_unraisable(py, None);
    }
}
