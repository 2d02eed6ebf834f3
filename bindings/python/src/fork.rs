//! Detection of forked processes.
//!
//! A forked child has the memory of its parent but none of its threads. A fit in the child would
//! wait forever for the parent's thread pools. A child of a process that used the library therefore
//! gets an error.

use std::sync::atomic::{AtomicU32, Ordering};

use pyo3::prelude::*;

use crate::errors;

/// The id of the process that used the library first, or 0.
static FIRST_USER: AtomicU32 = AtomicU32::new(0);

/// Records that this process uses the library. Every function that starts threads calls it first.
///
/// # Errors
///
/// Returns an error if the library was first used by the process from which this one was forked.
pub fn enter(_py: Python<'_>) -> PyResult<()> {
    let process = std::process::id();
    match FIRST_USER.compare_exchange(0, process, Ordering::Relaxed, Ordering::Relaxed) {
        Err(parent) if parent != process => Err(errors::device(format!(
            "process {process} was forked from process {parent} after {parent} had used gaussmle, \
             and a fork has none of its threads: start processes with \
             multiprocessing.get_context(\"spawn\") or \"forkserver\", or fork before the first use \
             of gaussmle"
        ))),
        _ => gaussmle::threads::start().map_err(errors::raise),
    }
}

/// Returns true if this process, or the one that it was forked from, has used the library.
#[pyfunction]
pub fn used() -> bool {
    FIRST_USER.load(Ordering::Relaxed) != 0
}
