//! The C library of gaussmle. `include/gaussmle.h` is made from this crate by cbindgen, and
//! `docs/c.md` describes its use.
//!
//! Every function catches panics, checks its pointers, and returns a [`gm_status`]; the words are in
//! [`gm_last_error`](last_error::gm_last_error). Handles are numbers that are looked up, so a handle
//! that was freed is refused without reading memory.
//!
//! - **Arrays of a job** are read until its thread stores the outcome. `gm_job_wait` and
//!   `gm_job_free` look at their arguments after that, so a host may free the arrays after any
//!   answer but `GM_PENDING`.
//! - **Memory is asked for first** where its size follows from the arguments (`memory.rs`), because
//!   an allocation that fails ends the process.
//! - **Nothing calls into the host.** Progress is asked for, cancellation is a call, a wait has a
//!   time. The functions for Octave and MATLAB wait for a tenth of a second at a time.
//! - **Options are TOML text,** so a new option is no new function.
//! - **The library is never unloaded** (`nodelete` in `build.rs`): threads of rayon and of devices
//!   run until the process ends. It exports `gm_*` alone.
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
mod models;
mod movie;
mod picture;
mod pixels;
mod session;
mod state;
mod status;
mod table;
mod version;

pub use status::gm_status;
