//! Tasks with a deadline. A call of a driver can hang, and nothing can end it.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// A task in a thread of its own.
pub(super) struct Task<T>(Receiver<thread::Result<T>>);

impl<T: Send + 'static> Task<T> {
    pub fn start(task: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let outcome = catch_unwind(AssertUnwindSafe(task));
            // The receiver may have given up.
            let _ = sender.send(outcome);
        });
        Self(receiver)
    }

    /// The result; `None` if the task does not end in `time`. The thread is then left to itself.
    pub fn wait(self, time: Duration) -> Option<T> {
        match self.0.recv_timeout(time).ok()? {
            Ok(value) => Some(value),
            Err(panic) => resume_unwind(panic),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_that_hangs_is_left() {
        assert_eq!(Task::start(|| 7).wait(Duration::from_secs(60)), Some(7));
        let hangs = Task::start(|| -> u8 {
            loop {
                thread::park();
            }
        });
        assert_eq!(hangs.wait(Duration::from_millis(10)), None);
    }
}
