//! Reads PTX text into decoded kernels.
//!
//! The reader accepts what it can run, and refuses everything else with the line: an opcode with
//! an unknown modifier, another number or kind of operands, a register of another width, an unknown
//! directive. Only directives for debuggers and for the assembler's choices are skipped.

mod allocate;
mod body;
mod draft;
mod error;
mod flow;
mod kernel;
mod literal;
mod liveness;
mod operand;
pub mod operation;
mod parser;
mod registers;
mod select;
mod table;
mod token;
mod variables;

pub use error::ParseError;
pub use kernel::{BasicBlock, Constant, EXIT, Guard, Instruction, Kernel, Module, Param, Special};
pub use parser::parse;
pub use registers::{File, FileSizes};

/// Returns every known opcode with its number of operands, sorted.
#[must_use]
pub fn opcodes() -> Vec<(&'static str, usize)> {
    table::table().opcodes()
}
