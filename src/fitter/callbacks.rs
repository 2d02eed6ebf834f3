//! Callbacks of a fit.

use std::fmt;
use std::sync::Arc;

use crate::device::OnWait;
use crate::engine::{OnBatch, OnFallback};

/// Callbacks of a fit.
#[derive(Clone, Default)]
pub struct Callbacks {
    pub on_wait: Option<Arc<OnWait>>,
    pub on_batch: Option<Arc<OnBatch>>,
    pub on_fallback: Option<Arc<OnFallback>>,
}

impl fmt::Debug for Callbacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Callbacks")
            .field("on_wait", &self.on_wait.is_some())
            .field("on_batch", &self.on_batch.is_some())
            .field("on_fallback", &self.on_fallback.is_some())
            .finish()
    }
}
