//! GPUs on which this process has a context already: what a driver takes for one is not needed again.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// GPUs with a context, which stays until the process ends.
#[derive(Debug, Default)]
pub struct Contexts(Mutex<BTreeSet<String>>);

impl Contexts {
    /// Those of this process.
    pub(crate) fn of_this_process() -> &'static Self {
        static CONTEXTS: Contexts = Contexts(Mutex::new(BTreeSet::new()));
        &CONTEXTS
    }

    pub(crate) fn add(&self, id: &str) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(id.to_owned());
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .contains(id)
    }
}
