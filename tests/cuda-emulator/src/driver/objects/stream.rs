//! Streams: queues of work, each for one thread that executes it in order.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use super::context::Context;
use crate::driver::fault::Fault;
use crate::driver::handles::new_handle;
use crate::driver::lock;
use crate::driver::order::{MemoryAccess, Stamp};
use crate::driver::work::Work;

/// The kind of a stream: work of the default stream and of blocking ones waits for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The default stream of a context. It is no object of the application.
    Default,
    Blocking,
    NonBlocking,
}

/// A stream.
pub(crate) struct Stream {
    pub(crate) handle: usize,
    /// The number of the stream in clocks and in the report, from 0.
    pub(crate) number: usize,
    pub(crate) context: Arc<Context>,
    pub(crate) kind: Kind,
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    items: VecDeque<Item>,
    queued: u64,
    done: u64,
    closed: bool,
}

/// Queued work.
pub(crate) struct Item {
    pub(crate) work: Box<dyn Work>,
    pub(crate) stamp: Stamp,
    /// The time of the call, ns.
    pub(crate) queued_ns: u64,
    /// The fault that the script injects.
    pub(crate) fault: Option<Fault>,
    /// Memory that it refers to.
    pub(crate) uses: Vec<MemoryAccess>,
}

impl Stream {
    /// An empty stream, under a new handle.
    pub(crate) fn new(number: usize, context: Arc<Context>, kind: Kind) -> Arc<Self> {
        Arc::new(Self {
            handle: new_handle(),
            number,
            context,
            kind,
            queue: Mutex::default(),
            changed: Condvar::new(),
        })
    }

    /// Adds work, and returns its number on the stream.
    pub(crate) fn push(&self, item: Item) -> u64 {
        let mut queue = lock(&self.queue);
        queue.items.push_back(item);
        queue.queued += 1;
        let position = queue.queued;
        drop(queue);
        self.changed.notify_all();
        position
    }

    /// The amount of work that was ever queued.
    pub(crate) fn queued(&self) -> u64 {
        lock(&self.queue).queued
    }

    /// True if all work has ended.
    pub(crate) fn is_done(&self) -> bool {
        let queue = lock(&self.queue);
        queue.done == queue.queued
    }

    /// Waits until work has ended.
    pub(crate) fn wait_until_done(&self, position: u64) {
        let mut queue = lock(&self.queue);
        while queue.done < position {
            queue = self
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits until nothing is queued or runs. This orders nothing: it is no promise of the driver
    /// to the application.
    pub(crate) fn wait_until_idle(&self) {
        self.wait_until_done(self.queued());
    }

    /// Ends the thread once the queue is empty.
    pub(crate) fn close(&self) {
        lock(&self.queue).closed = true;
        self.changed.notify_all();
    }

    /// Waits for work and takes it. `None` once the stream is closed and empty.
    pub(crate) fn next_item(&self) -> Option<Item> {
        let mut queue = lock(&self.queue);
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

    /// Marks the item that was taken as done.
    pub(crate) fn end_item(&self) {
        lock(&self.queue).done += 1;
        self.changed.notify_all();
    }
}
