//! The queue between the thread that draws the parts of a job and the job.
//!
//! The limit counts spots, not parts. While the job opens its device and compiles its kernel, many
//! small parts may wait. A part above the limit waits alone.

use std::collections::VecDeque;
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The state of a queue, shared by both ends.
struct Shared<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
    /// The most spots that wait, unless one part has more.
    most_spots: usize,
}

struct State<T> {
    /// The parts that wait, with their spots.
    waiting: VecDeque<(T, usize)>,
    spots: usize,
    /// True while both ends exist.
    open: bool,
}

impl<T> Shared<T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.lock().open = false;
        self.changed.notify_all();
    }
}

/// The end of the thread that draws parts.
pub(crate) struct PartSender<T>(Arc<Shared<T>>);

/// The end of the job.
pub(crate) struct PartReceiver<T>(Arc<Shared<T>>);

/// A queue of parts in which at most `most_spots` spots wait, or one larger part.
pub(crate) fn part_queue<T>(most_spots: usize) -> (PartSender<T>, PartReceiver<T>) {
    let shared = Arc::new(Shared {
        state: Mutex::new(State {
            waiting: VecDeque::new(),
            spots: 0,
            open: true,
        }),
        changed: Condvar::new(),
        most_spots,
    });
    (PartSender(shared.clone()), PartReceiver(shared))
}

impl<T> PartSender<T> {
    /// Adds a part when there is room for its spots. Returns false if the job has ended.
    pub fn send(&self, part: T, spots: usize) -> bool {
        let shared = &*self.0;
        let is_full = |state: &mut State<T>| {
            let spots = state.spots + spots;
            state.open && !state.waiting.is_empty() && spots > shared.most_spots
        };
        let state = shared.changed.wait_while(shared.lock(), is_full);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if state.open {
            state.waiting.push_back((part, spots));
            state.spots += spots;
            shared.changed.notify_all();
        }
        state.open
    }
}

impl<T> PartReceiver<T> {
    /// The next part, if it arrives within a time.
    pub fn receive_within(&self, time: Duration) -> Result<T, RecvTimeoutError> {
        let shared = &*self.0;
        let until = Instant::now() + time;
        let mut state = shared.lock();
        loop {
            if let Some((part, spots)) = state.waiting.pop_front() {
                state.spots -= spots;
                shared.changed.notify_all();
                return Ok(part);
            }
            let left = until.saturating_duration_since(Instant::now());
            if !state.open {
                return Err(RecvTimeoutError::Disconnected);
            }
            if left.is_zero() {
                return Err(RecvTimeoutError::Timeout);
            }
            let waited = shared.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl<T> Drop for PartSender<T> {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl<T> Drop for PartReceiver<T> {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    const SOON: Duration = Duration::from_millis(1);
    const LATE: Duration = Duration::from_secs(60);

    #[test]
    fn parts_wait_up_to_the_limit_of_spots() {
        let (sender, receiver) = part_queue(100);
        // Empty parts need no room.
        for part in [40, 60, 0, 0] {
            assert!(sender.send(part, part));
        }
        thread::scope(|scope| {
            let next = scope.spawn(move || sender.send(1, 1));
            // There is no room for it until one leaves.
            thread::sleep(10 * SOON);
            assert!(!next.is_finished());
            assert_eq!(receiver.receive_within(LATE), Ok(40));
            assert_eq!(next.join().ok(), Some(true));
        });
        let rest = [60, 0, 0, 1].map(|part| (receiver.receive_within(SOON), Ok(part)));
        assert!(rest.iter().all(|(found, part)| found == part), "{rest:?}");
        let end = receiver.receive_within(LATE);
        assert_eq!(end, Err(RecvTimeoutError::Disconnected));
    }

    #[test]
    fn a_part_that_is_larger_than_the_limit_waits_alone() {
        let (sender, receiver) = part_queue(10);
        assert!(sender.send('a', 1000));
        thread::scope(|scope| {
            let next = scope.spawn(|| sender.send('b', 1000));
            thread::sleep(10 * SOON);
            assert!(!next.is_finished());
            assert_eq!(receiver.receive_within(LATE), Ok('a'));
            assert_eq!(receiver.receive_within(LATE), Ok('b'));
            let timeout = receiver.receive_within(SOON);
            assert_eq!(timeout, Err(RecvTimeoutError::Timeout));
        });
    }

    #[test]
    fn a_sender_learns_that_the_job_has_ended() {
        let (sender, receiver) = part_queue(10);
        assert!(sender.send('a', 10));
        thread::scope(|scope| {
            let next = scope.spawn(|| sender.send('b', 10));
            thread::sleep(10 * SOON);
            drop(receiver);
            assert_eq!(next.join().ok(), Some(false));
        });
    }
}
