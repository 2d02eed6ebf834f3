//! Questions to a driver's library within a time: it may not answer.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::cancel::CancelToken;

/// The interval of checks for cancellation.
const POLL: Duration = Duration::from_millis(50);

/// The libraries that a thread of this process asks now, by their paths, and the moment from which
/// the question counts as unanswered.
static ASKED: Mutex<BTreeMap<Vec<PathBuf>, Instant>> = Mutex::new(BTreeMap::new());

/// Notified when a question has ended.
static ENDED: Condvar = Condvar::new();

fn questions() -> MutexGuard<'static, BTreeMap<Vec<PathBuf>, Instant>> {
    ASKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A question to a library. It ends when this is dropped.
struct Question(Vec<PathBuf>);

impl Question {
    /// Waits until no other thread asks the library; `None` if the question of another thread is
    /// unanswered, or if cancelled.
    fn begin(library: &[PathBuf], time: Duration, cancel: &CancelToken) -> Option<Self> {
        let mut asked = questions();
        while let Some(end) = asked.get(library).copied() {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() || cancel.is_cancelled() {
                return None;
            }
            let waited = ENDED.wait_timeout(asked, left.min(POLL));
            asked = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        asked.insert(library.to_vec(), Instant::now() + time);
        Some(Self(library.to_vec()))
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        questions().remove(&self.0);
        ENDED.notify_all();
    }
}

/// The answer of a library, which is named by the paths it is searched at; `None` if it takes longer
/// than `time`, or if cancelled.
///
/// One thread of the process asks a library at a time. While its question is unanswered, all others
/// get no answer at once, so threads do not pile up. When the answer has come the library is asked
/// again.
pub(crate) fn answer_within<T: Send + 'static>(
    library: &[PathBuf],
    time: Duration,
    cancel: &CancelToken,
    ask: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let question = Question::begin(library, time, cancel)?;
    within(time, cancel, move || {
        let answer = ask();
        drop(question);
        answer
    })
}

/// The result of work in a thread of its own; `None` if it takes longer than `time`, or if cancelled.
/// The thread is then left to itself.
pub(super) fn within<T: Send + 'static>(
    time: Duration,
    cancel: &CancelToken,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, result) = channel();
    let run = move || {
        // Without a receiver nobody needs it any more.
        let _ = sender.send(work());
    };
    thread::Builder::new().spawn(run).ok()?;
    // Intervals are counted: those in which the whole process is stopped count as one.
    let mut left = time;
    loop {
        let interval = left.min(POLL);
        match result.recv_timeout(interval) {
            Ok(value) => return Some(value),
            Err(RecvTimeoutError::Timeout) if left > interval && !cancel.is_cancelled() => {
                left -= interval;
            }
            Err(_) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Duration = Duration::from_millis(100);
    const LATE: Duration = Duration::from_secs(60);

    #[test]
    fn an_unanswered_library_is_asked_again_when_it_has_answered() {
        let library = [PathBuf::from("a library of this test")];
        let (cancel, (answer, wanted)) = (CancelToken::new(), channel());
        let asked = answer_within(&library, SOON, &cancel, move || wanted.recv().ok());
        assert_eq!(asked, None::<Option<u8>>);
        // Nothing runs, whatever time there is; other libraries answer.
        let never = || -> u8 { unreachable!("the library is asked") };
        assert_eq!(answer_within(&library, LATE, &cancel, never), None);
        let other = [PathBuf::from("another library of this test")];
        assert_eq!(answer_within(&other, LATE, &cancel, || 7), Some(7));
        answer.send(1_u8).expect("the thread waits");
        let began = Instant::now();
        while answer_within(&library, LATE, &cancel, || 8) != Some(8) {
            assert!(began.elapsed() < LATE, "it is not asked again");
            thread::yield_now();
        }
    }

    #[test]
    fn cancellation_ends_the_wait_for_an_answer() {
        let library = [PathBuf::from("a library that is cancelled")];
        let (cancel, began) = (CancelToken::new(), Instant::now());
        cancel.cancel();
        let (_kept, wanted) = channel::<u8>();
        let asked = answer_within(&library, LATE, &cancel, move || wanted.recv().ok());
        assert_eq!(asked, None);
        // Nor does the next question wait for the first.
        assert_eq!(answer_within(&library, LATE, &cancel, || 7), None);
        assert!(began.elapsed() < LATE);
    }
}
