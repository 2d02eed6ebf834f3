//! GPUs on which this process already has a context. The driver's memory for it is not needed
//! again.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

#[cfg(feature = "cuda")]
use super::gpu::is_nvidia_id;

/// GPUs with a context, by [`Gpu::id`](super::Gpu::id).
#[derive(Debug, Default)]
pub struct GpuContexts(Mutex<BTreeSet<String>>);

impl GpuContexts {
    /// Those of this process.
    pub(crate) fn of_this_process() -> &'static Self {
        static CONTEXTS: GpuContexts = GpuContexts(Mutex::new(BTreeSet::new()));
        &CONTEXTS
    }

    pub(crate) fn add(&self, id: &str) {
        let mut ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ids.insert(id.to_owned());
    }

    /// Removes NVIDIA's GPUs, whose contexts were given back.
    #[cfg(feature = "cuda")]
    pub(crate) fn remove_nvidia(&self) {
        let mut ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ids.retain(|id| !is_nvidia_id(id));
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        let ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ids.contains(id)
    }
}
