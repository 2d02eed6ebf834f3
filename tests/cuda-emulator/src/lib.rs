#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! - [`ptx`] reads PTX text into decoded kernels.
//! - [`machine`] runs a kernel on a grid of thread blocks.
//! - [`driver`] has the entry points.

#![deny(unsafe_op_in_unsafe_fn)]

pub mod driver;
pub mod machine;
pub mod ptx;
