//! Work on a stream, as the stream sees it.

use std::sync::Arc;

use super::order::{MemoryAccess, Order, Stamp};
use super::status::Status;

/// Work on a stream. It keeps what it needs, the driver too: queues know neither.
pub(crate) trait Work: Send {
    /// Takes a place in the order, when the work is queued on a stream.
    fn enter(&mut self, order: &mut Order, stream: usize) -> Stamp {
        order.add_work(stream)
    }

    /// True if it runs even if an earlier error made the context unusable: waits still end then,
    /// but memory and kernels are left alone.
    fn runs_after_errors(&self) -> bool {
        true
    }

    /// Runs it.
    fn execute(&self, execution: &mut Execution);

    /// Called when it has ended, even if it did not run.
    fn ended(&self, _end_ns: u64) {}

    /// The number of the allocation that it frees.
    fn freed(&self) -> Option<u64> {
        None
    }

    /// A word for it, in descriptions of races.
    fn description(&self) -> Arc<str>;

    /// The kind in the trace, and bytes or threads. `None` for work that takes no time.
    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        None
    }
}

/// The times and the effects of work that runs.
pub(crate) struct Execution {
    /// The device of the stream.
    pub(crate) device: usize,
    /// The first moment at which the work can start, ns.
    pub(crate) ready_ns: u64,
    pub(crate) start_ns: u64,
    pub(crate) end_ns: u64,
    /// Memory that was read or written.
    pub(crate) accesses: Vec<MemoryAccess>,
    /// The error that ended the work, and with it the context.
    pub(crate) error: Option<Status>,
}
