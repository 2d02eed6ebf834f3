//! Memory that is allocated and freed in the order of a stream.

use std::sync::Arc;

use super::memory;
use super::objects::allocation::{Allocation, Place};
use super::objects::context::Context;
use super::objects::stream::Stream;
use super::order::MemoryAccess;
use super::state::Driver;
use super::status::Outcome;
use super::stream;
use super::work::{Execution, Work};

/// Makes memory available to a stream: it was allocated there.
struct Allocate(Arc<Allocation>);

/// Frees memory that the table does not contain any more.
struct Free(Arc<Allocation>);

impl Work for Allocate {
    fn execute(&self, execution: &mut Execution) {
        execution.accesses.push(whole(&self.0));
    }

    fn description(&self) -> Arc<str> {
        "allocate".into()
    }
}

impl Work for Free {
    fn execute(&self, execution: &mut Execution) {
        execution.accesses.push(whole(&self.0));
    }

    fn freed(&self) -> Option<u64> {
        Some(self.0.id)
    }

    fn description(&self) -> Arc<str> {
        "free".into()
    }
}

/// An access to all of an allocation. As a write, it races with every access that is not ordered.
fn whole(allocation: &Arc<Allocation>) -> MemoryAccess {
    MemoryAccess {
        allocation: allocation.clone(),
        range: allocation.range(),
        is_write: true,
    }
}

/// Allocates memory for work that comes later on the stream.
pub(crate) fn allocate(
    driver: &Driver,
    context: &Context,
    stream: &Arc<Stream>,
    bytes: usize,
) -> Outcome<Arc<Allocation>> {
    let allocation = memory::allocate(driver, context, Place::Device(context.device), bytes)?;
    stream::queue(driver, stream, Allocate(allocation.clone()), Vec::new());
    Ok(allocation)
}

/// Frees memory after all work of the stream.
pub(crate) fn free(driver: &Driver, stream: &Arc<Stream>, allocation: Arc<Allocation>) {
    // The address is stale for all later calls. Work that is queued keeps the pages.
    memory::free(driver, &allocation);
    stream::queue(driver, stream, Free(allocation), Vec::new());
}
