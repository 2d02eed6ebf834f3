//! Cancellation of fits and runs.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Cancels a fit or a run from any thread. Clones share one state.
///
/// A wait for a device ends at once. A fit ends when each thread of the CPU has finished at most 256
/// more ROIs; one on GPUs within 0.2 s, and the batches in flight then end by themselves.
///
/// ```
/// use gaussmle::CancelToken;
///
/// let cancel = CancelToken::new();
/// let other_thread = cancel.clone();
/// other_thread.cancel();
/// assert!(cancel.is_cancelled());
/// ```
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<(Mutex<bool>, Condvar)>);

impl CancelToken {
    /// A token that is not cancelled.
    pub fn new() -> Self {
        Self::default()
    }

    /// Cancels. A sleep in progress returns at once, and so does every later one.
    pub fn cancel(&self) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.0.1.notify_all();
    }

    /// True if [`CancelToken::cancel`] was called.
    pub fn is_cancelled(&self) -> bool {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sleeps for `time`, or until the token is cancelled.
    pub fn sleep(&self, time: Duration) {
        let cancelled = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The caller asks `is_cancelled` which of the two it was.
        drop(
            self.0
                .1
                .wait_timeout_while(cancelled, time, |cancelled| !*cancelled),
        );
    }
}
