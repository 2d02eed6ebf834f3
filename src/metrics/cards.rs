//! The state of the GPUs while jobs use them.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::device::{Gpu, GpuInventory};

/// The longest wait for an answer of the management library. A later one is seen at the next look.
const ANSWER: Duration = Duration::from_millis(50);

/// The GPUs, as they were seen last. The management library may hang, so a thread asks it, and no
/// other thread asks before that one has its answer.
#[derive(Debug, Default)]
pub(super) struct Cards {
    asked: Option<Receiver<Vec<Gpu>>>,
    seen: Vec<Gpu>,
}

impl Cards {
    /// The GPUs of an inventory; none without one, or if they were never seen.
    pub fn look(&mut self, inventory: Option<Arc<dyn GpuInventory>>) -> Vec<Gpu> {
        let Some(inventory) = inventory else {
            self.seen.clear();
            return Vec::new();
        };
        let answer = self.asked.take().unwrap_or_else(|| {
            let (sender, answer) = channel();
            std::thread::spawn(move || {
                // Without a receiver the answer is not needed any more.
                let _ = sender.send(inventory.view().gpus);
            });
            answer
        });
        match answer.recv_timeout(ANSWER) {
            Ok(gpus) => self.seen = gpus,
            // It is asked for again.
            Err(RecvTimeoutError::Disconnected) => {}
            Err(RecvTimeoutError::Timeout) => self.asked = Some(answer),
        }
        self.seen.clone()
    }
}
