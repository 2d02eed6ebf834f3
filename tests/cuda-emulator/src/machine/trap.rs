//! Reasons to end a kernel.

use std::fmt;

/// The thread and the line of PTX that a kernel ended at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line of the PTX text, from 1.
    pub line: u32,
    /// Block in the grid.
    pub block: [u32; 3],
    /// Thread in the block, counted along x, then y, then z.
    pub thread: u32,
}

/// Why a kernel was ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trap {
    /// An access of bytes that are in no allocation, or beyond the end of one.
    Address {
        place: Place,
        address: u64,
        size: u64,
        write: bool,
    },
    /// An address that is not a multiple of the size of the access.
    Misaligned {
        place: Place,
        address: u64,
        size: u64,
    },
    /// An access beyond the shared memory of the block.
    Shared {
        place: Place,
        offset: u64,
        size: u64,
        limit: u64,
    },
    /// An access beyond the local memory of the thread.
    Local {
        place: Place,
        offset: u64,
        size: u64,
        limit: u64,
    },
    /// A barrier, shuffle or vote that not all of its threads reach together.
    Barrier { place: Place, reason: &'static str },
    /// A warp that runs longer than the limit, presumably forever.
    Steps { place: Place },
    /// The instruction `trap`.
    Instruction { place: Place },
    /// A launch configuration that cannot be run.
    Configuration { reason: String },
}

impl Trap {
    /// The place, unless the kernel did not start.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        match self {
            Trap::Address { place, .. }
            | Trap::Misaligned { place, .. }
            | Trap::Shared { place, .. }
            | Trap::Local { place, .. }
            | Trap::Barrier { place, .. }
            | Trap::Steps { place }
            | Trap::Instruction { place } => Some(*place),
            Trap::Configuration { .. } => None,
        }
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trap::Address {
                address,
                size,
                write,
                ..
            } => {
                let access = if *write { "write" } else { "read" };
                write!(
                    f,
                    "{access} of {size} bytes at {address:#x}, outside of every allocation"
                )?;
            }
            Trap::Misaligned { address, size, .. } => {
                write!(
                    f,
                    "access of {size} bytes at misaligned address {address:#x}"
                )?;
            }
            Trap::Shared {
                offset,
                size,
                limit,
                ..
            } => write!(
                f,
                "access of {size} bytes at offset {offset:#x} of {limit} bytes of shared memory"
            )?,
            Trap::Local {
                offset,
                size,
                limit,
                ..
            } => write!(
                f,
                "access of {size} bytes at offset {offset:#x} of {limit} bytes of local memory"
            )?,
            Trap::Barrier { reason, .. } => write!(f, "{reason}")?,
            Trap::Steps { .. } => write!(f, "step limit exceeded")?,
            Trap::Instruction { .. } => write!(f, "trap instruction")?,
            Trap::Configuration { reason } => write!(f, "{reason}")?,
        }
        if let Some(Place {
            line,
            block: [x, y, z],
            thread,
        }) = self.place()
        {
            write!(f, " (PTX line {line}, block {x},{y},{z}, thread {thread})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Trap {}
