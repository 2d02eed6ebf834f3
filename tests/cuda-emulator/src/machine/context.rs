//! The state of a worker thread while it runs blocks.

use super::conflicts;
use super::extent::{Extent, FindExtent, misaligned_lane};
use super::global::Global;
use super::lanes::{Mask, Wides};
use super::launch::Launch;
use super::level::Level;
use super::scratch::Scratch;
use super::statistics::Statistics;
use super::trap::{Place, Trap};
use crate::ptx::Instruction;

/// The state of a worker outside of the registers of its warps.
pub(super) struct Context<'a> {
    pub launch: &'a Launch<'a>,
    pub level: Level,
    pub global: Global<'a>,
    pub shared: Scratch,
    pub local: Scratch,
    pub statistics: Statistics,
    /// The block that is run.
    pub block: [u32; 3],
    /// The first thread of the warp that is run.
    pub first_thread: u32,
}

impl Context<'_> {
    /// The place of a lane.
    #[cold]
    pub fn place(&self, instruction: &Instruction, lane: usize) -> Place {
        Place {
            line: instruction.line,
            block: self.block,
            thread: self.first_thread + lane as u32,
        }
    }

    #[cold]
    pub fn misaligned(
        &self,
        instruction: &Instruction,
        addresses: &Wides,
        mask: &Mask,
        size: u64,
    ) -> Trap {
        let lane = misaligned_lane(addresses, mask, size);
        Trap::Misaligned {
            place: self.place(instruction, lane),
            address: addresses.0[lane],
            size,
        }
    }

    /// Checks an access to shared memory, and counts it.
    #[inline(always)]
    pub fn check_shared(
        &mut self,
        instruction: &Instruction,
        index: usize,
        addresses: &Wides,
        mask: &Mask,
        size: u64,
    ) -> Result<(), Trap> {
        let extent = self.level.run(FindExtent(addresses, mask));
        let limit = self.shared.len() as u64;
        if !extent.is_aligned(size) {
            return Err(self.misaligned(instruction, addresses, mask, size));
        }
        if !extent.is_within(0, limit, size) {
            let lane = outside_lane(addresses, mask, limit, size);
            return Err(Trap::Shared {
                place: self.place(instruction, lane),
                offset: addresses.0[lane],
                size,
                limit,
            });
        }
        if self.launch.detail {
            let count = &mut self.statistics.memory[index];
            conflicts::count_shared(count, addresses, mask, size);
        }
        Ok(())
    }

    /// Checks an access to local memory.
    #[inline(always)]
    pub fn check_local(
        &self,
        instruction: &Instruction,
        addresses: &Wides,
        mask: &Mask,
        size: u64,
    ) -> Result<(), Trap> {
        let extent = self.level.run(FindExtent(addresses, mask));
        let limit = self.launch.kernel.local_bytes as u64;
        if !extent.is_aligned(size) {
            return Err(self.misaligned(instruction, addresses, mask, size));
        }
        if !extent.is_within(0, limit, size) {
            let lane = outside_lane(addresses, mask, limit, size);
            return Err(Trap::Local {
                place: self.place(instruction, lane),
                offset: addresses.0[lane],
                size,
                limit,
            });
        }
        Ok(())
    }

    /// Checks an access to device memory, counts it, and records it.
    #[inline(always)]
    pub fn check_global(
        &mut self,
        instruction: &Instruction,
        index: usize,
        addresses: &Wides,
        mask: &Mask,
        size: u64,
        extent: Extent,
    ) -> Result<(), Trap> {
        if !extent.is_aligned(size) {
            return Err(self.misaligned(instruction, addresses, mask, size));
        }
        if let Err(lane) = self
            .global
            .check(instruction, addresses, mask, size, extent)
        {
            return Err(Trap::Address {
                place: self.place(instruction, lane),
                address: addresses.0[lane],
                size,
                write: !matches!(instruction.op, crate::ptx::operation::Op::Load(..)),
            });
        }
        if self.launch.detail {
            let count = &mut self.statistics.memory[index];
            conflicts::count_global(count, addresses, mask, size);
        }
        Ok(())
    }
}

/// The first active lane whose access of `size` bytes goes beyond `limit`.
#[cold]
fn outside_lane(addresses: &Wides, mask: &Mask, limit: u64, size: u64) -> usize {
    let is_outside = |lane: usize| {
        let end = addresses.0[lane].checked_add(size);
        end.is_none_or(|end| end > limit)
    };
    let mut lanes = mask.lanes();
    lanes.find(|&lane| is_outside(lane)).unwrap_or(0)
}
