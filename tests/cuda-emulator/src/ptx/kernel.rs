//! A decoded module.

use super::operation::Op;
use super::registers::{File, FileSizes};

/// The kernels of a PTX text.
#[derive(Debug)]
pub struct Module {
    /// The version of the PTX instruction set, such as (8, 7).
    pub version: (u32, u32),
    /// The architecture, such as `sm_90a`.
    pub target: String,
    pub kernels: Vec<Kernel>,
}

/// One parameter of a kernel. Its place is an offset in the buffer of all parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    pub size: usize,
    pub align: usize,
    pub offset: usize,
}

/// A decoded kernel.
#[derive(Debug)]
pub struct Kernel {
    pub name: String,
    pub params: Vec<Param>,
    /// Bytes of the shared variables that the kernel declares with a size.
    pub static_shared: usize,
    /// The only block size that the kernel may be launched with (`.reqntid`).
    pub required_block: Option<[u32; 3]>,
    /// The most threads of a block (`.maxntid`).
    pub max_block_threads: Option<u32>,
    pub instructions: Vec<Instruction>,
    /// In the order of the text. The first is the entry.
    pub blocks: Vec<BasicBlock>,
    /// Bytes of local memory of a thread.
    pub local_bytes: usize,
    /// Registers of the machine that the kernel needs.
    pub registers: FileSizes,
    /// Registers that hold literals.
    pub constants: Vec<Constant>,
    /// Registers that hold special registers.
    pub specials: Vec<(u16, Special)>,
    /// Registers that some path reads before it writes them.
    pub uninitialized: Vec<(File, u16)>,
    /// The number of instructions that access device memory, which [`Instruction::site`] counts.
    pub sites: usize,
}

impl Kernel {
    /// Bytes of the buffer of all parameters.
    #[must_use]
    pub fn param_bytes(&self) -> usize {
        self.params
            .iter()
            .map(|param| param.offset + param.size)
            .max()
            .unwrap_or(0)
    }
}

/// A register that holds the same value in all lanes from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constant {
    pub file: File,
    pub register: u16,
    pub value: u64,
}

/// Values that the hardware gives a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// Thread in the block, along an axis.
    Thread(usize),
    /// Threads of the block.
    BlockSize(usize),
    /// Block in the grid.
    Block(usize),
    /// Blocks of the grid.
    GridSize(usize),
    Lane,
    Warp,
    /// Masks of the lanes whose number is equal, lower, lower or equal, greater or equal, greater.
    LaneEqual,
    LanesBelow,
    LanesUpTo,
    LanesFrom,
    LanesAbove,
}

impl Special {
    /// The special register of a name, such as `%tid.x`.
    pub(super) fn from_name(name: &str) -> Option<Special> {
        let special = match name {
            "%laneid" => Special::Lane,
            "%warpid" => Special::Warp,
            "%lanemask_eq" => Special::LaneEqual,
            "%lanemask_lt" => Special::LanesBelow,
            "%lanemask_le" => Special::LanesUpTo,
            "%lanemask_ge" => Special::LanesFrom,
            "%lanemask_gt" => Special::LanesAbove,
            _ => {
                let (name, axis) = name.split_once('.')?;
                let axis = ["x", "y", "z"].iter().position(|a| *a == axis)?;
                match name {
                    "%tid" => Special::Thread(axis),
                    "%ntid" => Special::BlockSize(axis),
                    "%ctaid" => Special::Block(axis),
                    "%nctaid" => Special::GridSize(axis),
                    _ => return None,
                }
            }
        };
        Some(special)
    }
}

/// The predicate that decides which lanes execute an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    pub register: u16,
    pub negated: bool,
}

/// An instruction. The operation determines the file of each register.
#[derive(Clone, Debug)]
pub struct Instruction {
    pub op: Op,
    pub guard: Option<Guard>,
    /// The number of destinations or stored values that are used, for vectors of registers.
    pub count: u8,
    /// Width of the destination, or of the stored values.
    pub bits: u8,
    pub destinations: [u16; 4],
    pub sources: [u16; 4],
    /// The register of an address.
    pub address: u16,
    /// An offset, or whatever the operation defines.
    pub immediate: i64,
    /// Line of the text, from 1.
    pub line: u32,
    /// Number among the instructions that access device memory.
    pub site: u32,
}

/// The block after the last: where threads end.
pub const EXIT: usize = usize::MAX;

/// Instructions that are executed one after another.
#[derive(Clone, Debug)]
pub struct BasicBlock {
    pub first: usize,
    /// One past the last instruction.
    pub end: usize,
    /// The target of a branch at the end.
    pub taken: Option<usize>,
    /// The block that follows, if the last instruction lets threads continue.
    pub next: Option<usize>,
    /// The nearest block that every path from here passes, or [`EXIT`]: where lanes that a branch
    /// separates meet again.
    pub reconvergence: usize,
}
