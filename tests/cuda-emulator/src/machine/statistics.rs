//! Counts of a run.

use super::lanes::Mask;
use crate::ptx::{Instruction, Kernel};

/// Executions of a basic block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BlockCount {
    /// Times that a warp executed it.
    pub executions: u64,
    /// Active lanes of these executions.
    pub lanes: u64,
    /// Executions after which the lanes went two ways.
    pub divergences: u64,
}

/// Accesses of an instruction to device or shared memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MemoryCount {
    /// Times that a warp executed it with at least one lane.
    pub requests: u64,
    /// Active lanes of the requests.
    pub lanes: u64,
    /// Bytes that the lanes asked for.
    pub bytes: u64,
    /// Of device memory: sectors of 32 bytes. Of shared memory: passes, of which all but the first
    /// of a request are bank conflicts.
    pub units: u64,
    /// The fewest units that deliver the same bytes.
    pub ideal_units: u64,
}

impl MemoryCount {
    pub(super) fn add(&mut self, mask: &Mask, size: u64, units: u64, ideal_units: u64) {
        let lanes = u64::from(mask.bits.count_ones());
        self.merge(&MemoryCount {
            requests: 1,
            lanes,
            bytes: lanes * size,
            units,
            ideal_units,
        });
    }

    fn merge(&mut self, other: &MemoryCount) {
        self.requests += other.requests;
        self.lanes += other.lanes;
        self.bytes += other.bytes;
        self.units += other.units;
        self.ideal_units += other.ideal_units;
    }
}

/// A basic block that no warp executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnusedBlock {
    /// Index in [`Kernel::blocks`].
    pub block: usize,
    /// Lines of the PTX text.
    pub first_line: u32,
    pub last_line: u32,
}

/// The counts of a run of a kernel. Those of several runs can be merged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Blocks of the grid that ended.
    pub grid_blocks: u64,
    pub warps: u64,
    pub threads: u64,
    /// For each of [`Kernel::blocks`].
    pub blocks: Vec<BlockCount>,
    /// For each of [`Kernel::instructions`], if the launch asked for details, else empty.
    pub memory: Vec<MemoryCount>,
}

impl Statistics {
    /// Counts of zero.
    #[must_use]
    pub fn new(kernel: &Kernel, detail: bool) -> Self {
        let instructions = if detail { kernel.instructions.len() } else { 0 };
        Statistics {
            blocks: vec![BlockCount::default(); kernel.blocks.len()],
            memory: vec![MemoryCount::default(); instructions],
            ..Statistics::default()
        }
    }

    /// Adds the counts of another run of the same kernel.
    pub fn merge(&mut self, other: &Statistics) {
        self.grid_blocks += other.grid_blocks;
        self.warps += other.warps;
        self.threads += other.threads;
        self.blocks.resize(
            self.blocks.len().max(other.blocks.len()),
            BlockCount::default(),
        );
        for (count, more) in self.blocks.iter_mut().zip(&other.blocks) {
            count.executions += more.executions;
            count.lanes += more.lanes;
            count.divergences += more.divergences;
        }
        let instructions = self.memory.len().max(other.memory.len());
        self.memory.resize(instructions, MemoryCount::default());
        for (count, more) in self.memory.iter_mut().zip(&other.memory) {
            count.merge(more);
        }
    }

    /// Instructions that warps executed.
    #[must_use]
    pub fn warp_instructions(&self, kernel: &Kernel) -> u64 {
        let blocks = self.blocks.iter().zip(&kernel.blocks);
        blocks
            .map(|(count, block)| count.executions * (block.end - block.first) as u64)
            .sum()
    }

    /// Instructions that threads executed, those with a false guard among them.
    #[must_use]
    pub fn thread_instructions(&self, kernel: &Kernel) -> u64 {
        let blocks = self.blocks.iter().zip(&kernel.blocks);
        blocks
            .map(|(count, block)| count.lanes * (block.end - block.first) as u64)
            .sum()
    }

    /// Each instruction with the count of its basic block.
    pub fn per_instruction<'a>(
        &'a self,
        kernel: &'a Kernel,
    ) -> impl Iterator<Item = (&'a Instruction, BlockCount)> {
        let blocks = kernel.blocks.iter().zip(&self.blocks);
        blocks.flat_map(|(block, &count)| {
            let instructions = &kernel.instructions[block.first..block.end];
            instructions
                .iter()
                .map(move |instruction| (instruction, count))
        })
    }

    /// The basic blocks that no warp executed.
    #[must_use]
    pub fn unused_blocks(&self, kernel: &Kernel) -> Vec<UnusedBlock> {
        let executed = |n: usize| self.blocks.get(n).is_some_and(|count| count.executions > 0);
        let blocks = kernel.blocks.iter().enumerate();
        blocks
            .filter(|(n, _)| !executed(*n))
            .map(|(n, block)| UnusedBlock {
                block: n,
                first_line: kernel.instructions[block.first].line,
                last_line: kernel.instructions[block.end - 1].line,
            })
            .collect()
    }
}
