//! Callbacks of a job.

use std::fmt;
use std::sync::Arc;

use crate::device::Wait;
use crate::job_state::JobState;

/// Called when the state of a job changes.
pub(crate) type OnState = dyn Fn(&JobState) + Send + Sync;

/// Called while a job waits.
pub(crate) type OnWait = dyn Fn(&Wait) + Send + Sync;

/// Called when a batch is finished, with the spots that are finished and all spots.
pub(crate) type OnBatch = dyn Fn(usize, usize) + Send + Sync;

/// Called when the CPU replaces a GPU, with the cause.
pub(crate) type OnFallback = dyn Fn(&str) + Send + Sync;

/// Callbacks of a job.
#[derive(Clone, Default)]
pub(crate) struct Callbacks {
    pub on_state: Vec<Arc<OnState>>,
    pub on_wait: Option<Arc<OnWait>>,
    pub on_batch: Option<Arc<OnBatch>>,
    pub on_fallback: Option<Arc<OnFallback>>,
}

impl fmt::Debug for Callbacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Callbacks")
            .field("on_state", &self.on_state.len())
            .field("on_wait", &self.on_wait.is_some())
            .field("on_batch", &self.on_batch.is_some())
            .field("on_fallback", &self.on_fallback.is_some())
            .finish()
    }
}
