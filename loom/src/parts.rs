//! The queue between the thread that draws the parts of a job and the job.

use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use loom::thread;

use crate::part_queue::part_queue;

/// A time that no model reaches the end of: loom's clocks stand still.
const NEVER: Duration = Duration::from_secs(24 * 3600);

/// Two of three parts have room. The third waits until one leaves.
pub fn arrive_in_order() {
    let (sender, receiver) = part_queue(10);
    let drawing = thread::spawn(move || (0..3).all(|part| sender.send(part, 5)));
    for part in 0..3 {
        assert_eq!(receiver.receive_within(NEVER), Ok(part));
    }
    let end = receiver.receive_within(NEVER);
    assert_eq!(end, Err(RecvTimeoutError::Disconnected));
    assert!(drawing.join().expect("no panic"));
}

/// Each part has more bytes than may wait.
pub fn large_part_waits_alone() {
    let (sender, receiver) = part_queue(1);
    let drawing = thread::spawn(move || sender.send('a', 5) && sender.send('b', 5));
    assert_eq!(receiver.receive_within(NEVER), Ok('a'));
    assert_eq!(receiver.receive_within(NEVER), Ok('b'));
    assert!(drawing.join().expect("no panic"));
}

/// The job takes one part and ends, while the sender waits for room or is about to.
pub fn sender_learns_of_the_end() {
    let (sender, receiver) = part_queue(1);
    let drawing = thread::spawn(move || (0..4).take_while(|&part| sender.send(part, 1)).count());
    assert_eq!(receiver.receive_within(NEVER), Ok(0));
    drop(receiver);
    // The first part has left, and another may have taken its room.
    let sent = drawing.join().expect("no panic");
    assert!((1..=2).contains(&sent), "{sent}");
}

/// The job waits for a part that does not come, or is gone before.
pub fn both_ends_go() {
    let (sender, receiver) = part_queue::<()>(1);
    let job = thread::spawn(move || receiver.receive_within(NEVER));
    drop(sender);
    let end = job.join().expect("no panic");
    assert_eq!(end, Err(RecvTimeoutError::Disconnected));
}
