//! A way to call off a fit.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Calls off a fit, from any thread: at once where it waits for a device, else at the next batch. Clones are one and the same.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<(Mutex<bool>, Condvar)>);

impl Cancel {
    /// Nothing is called off yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Calls it off: a wait under way returns at once, and so does every later one.
    pub fn cancel(&self) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.0.1.notify_all();
    }

    /// Whether it has been called off.
    pub fn is_cancelled(&self) -> bool {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sleeps, until called off at the latest.
    pub fn sleep(&self, time: Duration) {
        let called_off = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Whether it woke early is for `is_cancelled` to say.
        drop(self.0.1.wait_timeout_while(called_off, time, |off| !*off));
    }
}
