//! A look at the GPUs for those who cannot wait: a driver may take its time.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use super::gpu::Gpu;
use super::inventory::GpuInventory;

/// A look at the GPUs by a thread of its own. No other thread looks before that one has its answer.
#[derive(Debug, Default)]
pub(crate) struct Glance(Option<Receiver<Vec<Gpu>>>);

impl Glance {
    /// The GPUs; `None` if the answer takes longer than `time`. A later call, which does not wait,
    /// gets it then.
    pub fn gpus(&mut self, inventory: &Arc<dyn GpuInventory>, time: Duration) -> Option<Vec<Gpu>> {
        let (answer, time) = match self.0.take() {
            Some(answer) => (answer, Duration::ZERO),
            None => {
                let (sender, answer) = channel();
                let inventory = inventory.clone();
                std::thread::spawn(move || {
                    // Without a receiver the answer is not needed any more.
                    let _ = sender.send(inventory.view().gpus);
                });
                (answer, time)
            }
        };
        match answer.recv_timeout(time) {
            Ok(gpus) => Some(gpus),
            // It is asked for again.
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => {
                self.0 = Some(answer);
                None
            }
        }
    }
}
