//! Events.

use std::sync::{Arc, Condvar, Mutex};

use super::context::Context;
use super::handles::new_handle;
use super::order::Clock;
use super::state::Driver;
use super::status::{Outcome, Status};

/// `CU_EVENT_DISABLE_TIMING`.
pub(crate) const DISABLE_TIMING: u32 = 2;

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
    pub(crate) fn create(driver: &Driver, context: &Arc<Context>, flags: u32) -> Arc<Self> {
        let event = Arc::new(Self {
            handle: new_handle(),
            context: context.clone(),
            has_timing: flags & DISABLE_TIMING == 0,
            state: Mutex::default(),
            changed: Condvar::new(),
        });
        driver.events.insert(event.handle, event.clone());
        event
    }

    /// Queues a record and returns its number.
    pub(crate) fn record(&self, clock: Arc<Clock>) -> u64 {
        let mut state = super::lock(&self.state);
        state.recorded += 1;
        state.clock = clock;
        state.recorded
    }

    /// The latest record and what it comes after.
    pub(crate) fn latest(&self) -> (u64, Arc<Clock>) {
        let state = super::lock(&self.state);
        (state.recorded, state.clock.clone())
    }

    /// Marks a record as reached.
    pub(crate) fn reach(&self, record: u64, now_ns: u64) {
        let mut state = super::lock(&self.state);
        if state.reached < record {
            state.reached = record;
            state.reached_ns = now_ns;
        }
        drop(state);
        self.changed.notify_all();
    }

    /// Waits for a record. Returns when it was reached.
    pub(crate) fn wait(&self, record: u64) -> u64 {
        let mut state = super::lock(&self.state);
        while state.reached < record {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(std::sync::PoisonError::into_inner);
        }
        state.reached_ns
    }

    /// Makes the host wait for the latest record.
    pub(crate) fn synchronize(&self, driver: &Driver) -> Outcome {
        let (record, clock) = self.latest();
        self.wait(record);
        super::lock(&driver.order).host_waited_for(&clock);
        self.context.usable()
    }

    /// Fails with `NOT_READY` if the latest record was not reached yet.
    pub(crate) fn query(&self, driver: &Driver) -> Outcome {
        self.context.usable()?;
        let state = super::lock(&self.state);
        if state.reached < state.recorded {
            return Err(Status::NOT_READY);
        }
        let clock = state.clock.clone();
        drop(state);
        super::lock(&driver.order).host_waited_for(&clock);
        Ok(())
    }

    /// The time at which the latest record was reached, ns.
    pub(crate) fn time(&self) -> Outcome<u64> {
        let state = super::lock(&self.state);
        if !self.has_timing || state.recorded == 0 {
            return Err(Status::INVALID_HANDLE);
        }
        match state.reached == state.recorded {
            true => Ok(state.reached_ns),
            false => Err(Status::NOT_READY),
        }
    }
}
