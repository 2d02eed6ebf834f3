//! The state of the GPUs while jobs use them.

use std::sync::Arc;
use std::time::Duration;

use crate::device::{Glance, Gpu, GpuInventory};

/// The longest wait for an answer of the management library. A later one is seen at the next look.
const ANSWER: Duration = Duration::from_millis(50);

/// The GPUs, as they were seen last.
#[derive(Debug, Default)]
pub(super) struct Cards {
    glance: Glance,
    seen: Vec<Gpu>,
}

impl Cards {
    /// The GPUs of an inventory; none without one, or if they were never seen.
    pub fn look(&mut self, inventory: Option<Arc<dyn GpuInventory>>) -> Vec<Gpu> {
        let Some(inventory) = inventory else {
            self.seen.clear();
            return Vec::new();
        };
        if let Some(gpus) = self.glance.gpus(&inventory, ANSWER) {
            self.seen = gpus;
        }
        self.seen.clone()
    }
}
