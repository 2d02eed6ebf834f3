//! The queue between the thread that draws the parts of a job and the job.
//!
//! The limit counts bytes, not parts. While the job opens its device and compiles its kernel, many
//! small parts may wait. A part above the limit waits alone.

use std::collections::VecDeque;
use std::sync::PoisonError;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use crate::sync::{Arc, Condvar, Mutex, MutexGuard};

/// The state of a queue, shared by both ends.
struct Shared<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
    /// The most bytes that wait, unless one part has more.
    most_bytes: usize,
}

struct State<T> {
    /// The parts that wait, with their bytes.
    waiting: VecDeque<(T, usize)>,
    bytes: usize,
    /// True while both ends exist.
    open: bool,
    /// True if a thread has begun to wait since the last change. Tests wait for this.
    #[cfg(test)]
    blocked: bool,
}

impl<T> Shared<T> {
    /// Waits for a change of the state, or for a time.
    fn wait<'a>(
        &'a self,
        state: MutexGuard<'a, State<T>>,
        time: Option<Duration>,
    ) -> MutexGuard<'a, State<T>> {
        #[cfg(test)]
        let state = {
            let mut state = state;
            state.blocked = true;
            self.changed.notify_all();
            state
        };
        match time {
            Some(time) => {
                let waited = self.changed.wait_timeout(state, time);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => {
                let waited = self.changed.wait(state);
                waited.unwrap_or_else(PoisonError::into_inner)
            }
        }
    }

    /// Wakes the threads that wait for a change.
    fn wake(&self, state: &mut State<T>) {
        #[cfg(test)]
        {
            state.blocked = false;
        }
        let _ = state;
        self.changed.notify_all();
    }

    /// Returns when a thread waits for a change, or one of the ends is gone.
    #[cfg(test)]
    fn wait_until_blocked(&self) {
        let state = self.lock();
        let state = self
            .changed
            .wait_while(state, |state| !state.blocked && state.open);
        drop(state.unwrap_or_else(PoisonError::into_inner));
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        let mut state = self.lock();
        state.open = false;
        self.wake(&mut state);
    }
}

/// The end of the thread that draws parts.
pub(crate) struct PartSender<T>(Arc<Shared<T>>);

/// The end of the job.
pub(crate) struct PartReceiver<T>(Arc<Shared<T>>);

/// A queue of parts in which at most `most_bytes` bytes wait, or one larger part.
pub(crate) fn part_queue<T>(most_bytes: usize) -> (PartSender<T>, PartReceiver<T>) {
    let shared = Arc::new(Shared {
        state: Mutex::new(State {
            waiting: VecDeque::new(),
            bytes: 0,
            open: true,
            #[cfg(test)]
            blocked: false,
        }),
        changed: Condvar::new(),
        most_bytes,
    });
    (PartSender(shared.clone()), PartReceiver(shared))
}

impl<T> PartSender<T> {
    /// Adds a part when there is room for its bytes. Returns false if the job has ended.
    pub fn send(&self, part: T, bytes: usize) -> bool {
        let shared = &*self.0;
        let mut state = shared.lock();
        while state.open && !state.waiting.is_empty() && state.bytes + bytes > shared.most_bytes {
            state = shared.wait(state, None);
        }
        if state.open {
            state.waiting.push_back((part, bytes));
            state.bytes += bytes;
            shared.wake(&mut state);
        }
        state.open
    }
}

impl<T> PartReceiver<T> {
    /// Returns when the other end waits for room, or is gone.
    #[cfg(test)]
    pub fn wait_until_blocked(&self) {
        self.0.wait_until_blocked();
    }

    /// The next part, if it arrives within a time.
    pub fn receive_within(&self, time: Duration) -> Result<T, RecvTimeoutError> {
        let shared = &*self.0;
        let until = Instant::now() + time;
        let mut state = shared.lock();
        loop {
            if let Some((part, bytes)) = state.waiting.pop_front() {
                state.bytes -= bytes;
                shared.wake(&mut state);
                return Ok(part);
            }
            let left = until.saturating_duration_since(Instant::now());
            if !state.open {
                return Err(RecvTimeoutError::Disconnected);
            }
            if left.is_zero() {
                return Err(RecvTimeoutError::Timeout);
            }
            state = shared.wait(state, Some(left));
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
    use std::sync::mpsc::{Receiver, channel};
    use std::thread;

    use super::*;

    const SOON: Duration = Duration::from_millis(1);
    /// A thread that is not woken fails a test after this time.
    const LATE: Duration = Duration::from_secs(60);
    /// A wait that no test reaches the end of.
    const NEVER: Duration = Duration::from_secs(24 * 3600);

    /// Starts a thread that sends a part and then reports the answer, and gives its end back.
    fn start_sender<T: Send + 'static>(
        sender: PartSender<T>,
        part: T,
        bytes: usize,
    ) -> Receiver<(bool, PartSender<T>)> {
        let (report, answer) = channel();
        thread::spawn(move || report.send((sender.send(part, bytes), sender)));
        answer
    }

    /// Starts a thread that waits for a part and then reports it.
    fn start_receiver<T: Send + 'static>(
        receiver: PartReceiver<T>,
    ) -> Receiver<Result<T, RecvTimeoutError>> {
        let (report, answer) = channel();
        thread::spawn(move || report.send(receiver.receive_within(NEVER)));
        answer
    }

    #[test]
    fn parts_wait_up_to_the_limit_of_bytes() {
        let (sender, receiver) = part_queue(100);
        // Empty parts need no room.
        for part in [40, 60, 0, 0] {
            assert!(sender.send(part, part));
        }
        let next = start_sender(sender, 1, 1);
        // There is no room for it until one leaves.
        receiver.wait_until_blocked();
        assert_eq!(receiver.receive_within(LATE), Ok(40));
        let (sent, sender) = next.recv_timeout(LATE).expect("woken");
        assert!(sent);
        drop(sender);
        let rest = [60, 0, 0, 1].map(|part| (receiver.receive_within(SOON), Ok(part)));
        assert!(rest.iter().all(|(found, part)| found == part), "{rest:?}");
        let end = receiver.receive_within(LATE);
        assert_eq!(end, Err(RecvTimeoutError::Disconnected));
    }

    #[test]
    fn a_part_that_is_larger_than_the_limit_waits_alone() {
        let (sender, receiver) = part_queue(10);
        assert!(sender.send('a', 1000));
        let next = start_sender(sender, 'b', 1000);
        receiver.wait_until_blocked();
        assert_eq!(receiver.receive_within(LATE), Ok('a'));
        let (sent, _sender) = next.recv_timeout(LATE).expect("woken");
        assert!(sent);
        assert_eq!(receiver.receive_within(LATE), Ok('b'));
        let timeout = receiver.receive_within(SOON);
        assert_eq!(timeout, Err(RecvTimeoutError::Timeout));
    }

    #[test]
    fn a_sender_learns_that_the_job_has_ended() {
        let (sender, receiver) = part_queue(10);
        assert!(sender.send('a', 10));
        let next = start_sender(sender, 'b', 10);
        receiver.wait_until_blocked();
        drop(receiver);
        let (sent, sender) = next.recv_timeout(LATE).expect("woken");
        assert!(!sent && !sender.send('c', 1));
    }

    #[test]
    fn a_part_wakes_the_job() {
        let (sender, receiver) = part_queue(10);
        let received = start_receiver(receiver);
        sender.0.wait_until_blocked();
        assert!(sender.send('a', 10));
        assert_eq!(received.recv_timeout(LATE), Ok(Ok('a')));
    }

    #[test]
    fn the_end_of_the_parts_wakes_the_job() {
        let (sender, receiver) = part_queue::<char>(10);
        let received = start_receiver(receiver);
        sender.0.wait_until_blocked();
        drop(sender);
        let end = Err(RecvTimeoutError::Disconnected);
        assert_eq!(received.recv_timeout(LATE), Ok(end));
    }
}
