//! The trace: when each piece of work was queued, started and ended.

use std::sync::{Arc, Mutex};

/// One piece of work.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    /// `upload`, `download`, `copy`, `fill`, `kernel`, `record` or `wait`.
    pub(crate) kind: &'static str,
    pub(crate) device: usize,
    /// The number of the stream.
    pub(crate) stream: usize,
    /// The number of the work on the stream.
    pub(crate) index: u64,
    /// Nanoseconds since the first use of the driver.
    pub(crate) queued_ns: u64,
    pub(crate) start_ns: u64,
    pub(crate) end_ns: u64,
    /// Bytes copied or filled, or threads of a kernel.
    pub(crate) amount: u64,
    /// The name of the kernel, or what was copied.
    pub(crate) what: Arc<str>,
}

/// All spans, if the script asks for them.
#[derive(Debug)]
pub(crate) struct Trace(Option<Mutex<Vec<Span>>>);

impl Trace {
    pub(crate) fn new(on: bool) -> Self {
        Self(on.then(Mutex::default))
    }

    pub(crate) fn add(&self, span: Span) {
        if let Some(spans) = &self.0 {
            super::lock(spans).push(span);
        }
    }

    /// The spans, ordered by their start.
    pub(crate) fn spans(&self) -> Vec<Span> {
        let mut spans = match &self.0 {
            Some(spans) => super::lock(spans).clone(),
            None => Vec::new(),
        };
        spans.sort_by_key(|span| (span.start_ns, span.stream, span.index));
        spans
    }
}
