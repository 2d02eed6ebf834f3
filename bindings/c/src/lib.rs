//! The C library of gaussmle. `include/gaussmle.h` is made from this crate by cbindgen, and
//! `docs/c.md` describes its use.
//!
//! Every function catches panics, checks its pointers, and returns a [`gm_status`]; the words are in
//! [`gm_last_error`](last_error::gm_last_error). Handles are numbers that are looked up, so a handle
//! that was freed is refused without reading memory.
#![allow(non_camel_case_types, reason = "the names are those of the C header")]
#![warn(missing_docs)]

mod arguments;
mod camera;
mod config;
mod detect;
mod failure;
mod fitter;
mod fork;
mod frames;
mod guard;
mod handles;
mod job;
mod last_error;
mod memory;
mod pixels;
mod session;
mod state;
mod status;
mod table;
mod version;

pub use status::gm_status;
