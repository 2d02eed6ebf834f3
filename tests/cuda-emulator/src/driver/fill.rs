//! Fills of device memory.

use std::sync::Arc;

use super::bytes::repeat_word;
use super::memory;
use super::objects::allocation::{Allocation, Place};
use super::objects::context::Context;
use super::objects::stream::Stream;
use super::order::MemoryAccess;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::stream;
use super::violation::Violation;
use super::work::{Execution, Work};

/// A fill of memory with a value of 1, 2 or 4 bytes.
struct MemoryFill {
    driver: &'static Driver,
    allocation: Arc<Allocation>,
    address: u64,
    bytes: u64,
    value: [u8; 4],
}

/// Queues a fill of `count` values, the first `size` bytes of `value`.
pub(crate) fn fill(
    driver: &'static Driver,
    context: &Arc<Context>,
    stream: &Arc<Stream>,
    address: u64,
    (value, size): (u32, u64),
    count: usize,
) -> Outcome<u64> {
    if count == 0 {
        return Ok(0);
    }
    if !address.is_multiple_of(size) {
        driver.violation(
            Violation::InvalidValue,
            format_args!("a fill of values of {size} bytes at {address:#x}"),
        );
        return Err(Status::INVALID_VALUE);
    }
    let bytes = (count as u64).checked_mul(size);
    let bytes = bytes.ok_or(Status::INVALID_VALUE)?;
    let allocation = memory::containing(driver, address, bytes, "a fill")?;
    if allocation.place != Place::Device(context.device) {
        driver.violation(
            Violation::MixedContexts,
            format_args!("a fill at {address:#x}, which is not on this device"),
        );
        return Err(Status::INVALID_VALUE);
    }
    let repeated = match size {
        1 => u32::from_le_bytes([value as u8; 4]),
        2 => value & 0xffff | value << 16,
        _ => value,
    };
    let fill = MemoryFill {
        driver,
        allocation,
        address,
        bytes,
        value: repeated.to_le_bytes(),
    };
    let uses = vec![fill.access()];
    Ok(stream::queue(driver, stream, fill, uses))
}

impl MemoryFill {
    fn access(&self) -> MemoryAccess {
        MemoryAccess {
            allocation: self.allocation.clone(),
            range: self.address..self.address + self.bytes,
            is_write: true,
        }
    }
}

impl Work for MemoryFill {
    fn runs_after_errors(&self) -> bool {
        false
    }

    fn execute(&self, execution: &mut Execution) {
        // The range was checked, and the allocation is alive as long as `self`.
        repeat_word(self.address, self.bytes, self.value);
        if self.driver.script.virtual_gpu.is_none() {
            execution.accesses = vec![self.access()];
        }
    }

    fn description(&self) -> Arc<str> {
        "fill".into()
    }

    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        Some(("fill", self.bytes))
    }
}
