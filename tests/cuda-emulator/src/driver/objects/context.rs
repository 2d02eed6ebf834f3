//! Contexts.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use crate::driver::handles::new_handle;
use crate::driver::status::{Outcome, Status};

/// A context.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) handle: usize,
    pub(crate) device: usize,
    /// The first error that made the context unusable, or 0.
    error: AtomicI32,
    destroyed: AtomicBool,
}

/// The primary context of a device, and how often it was retained.
#[derive(Debug, Default)]
pub(crate) struct PrimaryContext {
    pub(crate) retained: u64,
    pub(crate) context: Option<Arc<Context>>,
    pub(crate) flags: u32,
}

impl Context {
    /// A context on a device, under a new handle.
    pub(crate) fn new(device: usize) -> Arc<Self> {
        Arc::new(Self {
            handle: new_handle(),
            device,
            error: AtomicI32::new(0),
            destroyed: AtomicBool::new(false),
        })
    }

    /// Makes the context unusable. The first error stays.
    pub(crate) fn fail(&self, status: Status) {
        let _ = self
            .error
            .compare_exchange(0, status.0, Ordering::SeqCst, Ordering::SeqCst);
    }

    /// Makes the context unusable for good.
    pub(crate) fn mark_destroyed(&self) {
        self.destroyed.store(true, Ordering::SeqCst);
    }

    /// The error that made the context unusable.
    pub(crate) fn check(&self) -> Outcome {
        match self.error.load(Ordering::SeqCst) {
            0 => Ok(()),
            code => Err(Status(code)),
        }
    }

    /// Fails if the context was destroyed or is unusable.
    pub(crate) fn usable(&self) -> Outcome {
        if self.destroyed.load(Ordering::SeqCst) {
            return Err(Status::CONTEXT_IS_DESTROYED);
        }
        self.check()
    }
}
