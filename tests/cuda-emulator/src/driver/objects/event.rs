//! Events.

use std::sync::{Arc, Condvar, Mutex};

use super::context::Context;
use crate::driver::handles::new_handle;
use crate::driver::lock;
use crate::driver::order::Clock;
use crate::driver::status::{Outcome, Status};

/// An event. It can be recorded many times; a wait is for the latest record at the time of the
/// call.
#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) handle: usize,
    pub(crate) context: Arc<Context>,
    pub(crate) has_timing: bool,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The number of records that were queued.
    recorded: u64,
    /// The newest record that the device has reached.
    reached: u64,
    /// The time of that, ns.
    reached_ns: u64,
    /// The clock of the latest queued record.
    clock: Arc<Clock>,
}

impl Event {
    /// An event without a record, under a new handle.
    pub(crate) fn new(context: Arc<Context>, has_timing: bool) -> Arc<Self> {
        Arc::new(Self {
            handle: new_handle(),
            context,
            has_timing,
            state: Mutex::default(),
            changed: Condvar::new(),
        })
    }

    /// Queues a record and returns its number.
    pub(crate) fn record(&self, clock: Arc<Clock>) -> u64 {
        let mut state = lock(&self.state);
        state.recorded += 1;
        state.clock = clock;
        state.recorded
    }

    /// The latest record and what it comes after.
    pub(crate) fn latest(&self) -> (u64, Arc<Clock>) {
        let state = lock(&self.state);
        (state.recorded, state.clock.clone())
    }

    /// Marks a record as reached.
    pub(crate) fn reach(&self, record: u64, now_ns: u64) {
        let mut state = lock(&self.state);
        if state.reached < record {
            state.reached = record;
            state.reached_ns = now_ns;
        }
        drop(state);
        self.changed.notify_all();
    }

    /// Waits for a record. Returns when it was reached.
    pub(crate) fn wait(&self, record: u64) -> u64 {
        let mut state = lock(&self.state);
        while state.reached < record {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(std::sync::PoisonError::into_inner);
        }
        state.reached_ns
    }

    /// The point that the latest record comes after. `None` if it was not reached yet.
    pub(crate) fn reached_clock(&self) -> Option<Arc<Clock>> {
        let state = lock(&self.state);
        (state.reached == state.recorded).then(|| state.clock.clone())
    }

    /// The time at which the latest record was reached, ns.
    pub(crate) fn time(&self) -> Outcome<u64> {
        let state = lock(&self.state);
        if !self.has_timing || state.recorded == 0 {
            return Err(Status::INVALID_HANDLE);
        }
        match state.reached == state.recorded {
            true => Ok(state.reached_ns),
            false => Err(Status::NOT_READY),
        }
    }
}
