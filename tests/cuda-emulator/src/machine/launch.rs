//! The arguments of a run of a kernel, and its outcome.

use std::ops::Range;

use super::statistics::Statistics;
use super::trap::Trap;
use crate::ptx::Kernel;

/// The device memory that a kernel may access. Device addresses are addresses of this process.
pub trait Memory: Sync {
    /// Returns the allocation that contains the address, as `start..end`.
    ///
    /// Every byte of the range must stay readable and writable until the run ends.
    fn allocation(&self, address: u64) -> Option<Range<u64>>;
}

/// A kernel and its launch configuration.
pub struct Launch<'a> {
    /// The kernel to run.
    pub kernel: &'a Kernel,
    /// Blocks along x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block along x, y and z.
    pub block: [u32; 3],
    /// Bytes of shared memory on top of [`Kernel::static_shared`].
    pub dynamic_shared: usize,
    /// The parameters, [`Kernel::param_bytes`] long, each at its [`Param::offset`].
    ///
    /// [`Param::offset`]: crate::ptx::Param::offset
    pub params: &'a [u8],
    /// Host threads that share the blocks of the grid. Results do not depend on it, except for the
    /// order of atomic operations of different blocks.
    pub threads: usize,
    /// True if memory sectors and bank conflicts are counted, which takes time.
    pub detail: bool,
}

/// The bytes of one allocation that a kernel accessed: from the first to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Address of the first byte of the allocation.
    pub allocation: u64,
    /// From the first byte read to the end of the last.
    pub read: Option<Range<u64>>,
    /// From the first byte written to the end of the last. Atomic operations read and write.
    pub written: Option<Range<u64>>,
}

/// The result of a run.
#[derive(Debug)]
pub struct Outcome {
    /// The counts.
    pub statistics: Statistics,
    /// The accessed parts of device memory, sorted by address.
    pub accesses: Vec<Access>,
    /// Why the run ended early. It is the trap of the first block, in the order of the grid.
    pub trap: Option<Trap>,
}
