//! Runs a kernel on a grid of thread blocks, warp by warp.
//!
//! # Model
//!
//! - A warp has 32 lanes that execute one instruction at a time under a mask. Lanes that a branch
//!   separates meet again at the immediate post-dominator of the branch.
//! - The warps of a block take turns: a warp runs until a barrier or its end. The blocks of the
//!   grid are spread over host threads.
//! - Shared memory, local memory, and registers that a kernel reads before it writes them, start
//!   with [`POISON`] words, which are NaN as f32.
//! - A barrier is reached by all threads of a warp that have not ended, together. Shuffles and
//!   votes need all lanes of their mask. Hardware since Volta lets separated lanes meet there,
//!   which ends the kernel here.
//!
//! # Arithmetic
//!
//! Results are those of the PTX instruction set: every rounding is to nearest, nothing is fused
//! but `fma`, nothing is flushed to zero without `.ftz`, and a NaN result of f32 arithmetic is
//! `0x7fffffff`.
//!
//! The approximations (`rcp.approx`, `sqrt.approx`, `rsqrt.approx`, `ex2.approx`, `lg2.approx`,
//! `sin.approx`, `cos.approx`, `tanh.approx`, `div.approx`, `div.full`) are f64 results rounded to
//! f32, and so more accurate than hardware, which differs within the error bound that the PTX
//! documentation gives.

mod access;
mod atomic;
mod bits;
mod block;
mod compare;
mod conflicts;
mod context;
mod convert;
mod extent;
mod files;
mod float;
mod frame;
mod function;
mod global;
mod grid;
mod integer;
mod lanes;
mod launch;
mod level;
mod scratch;
mod shuffle;
mod statistics;
mod step;
mod trap;
mod warp;
mod wide;

pub use files::POISON;
pub use grid::run;
pub use launch::{Access, Launch, Memory, Outcome};
pub use statistics::{BlockCount, MemoryCount, Statistics, UnusedBlock};
pub use trap::{Place, Trap};
pub use warp::STEP_LIMIT;
