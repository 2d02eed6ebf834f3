//! A forked child has the parent's memory but none of its threads: the pools that fits run on are dead there, and a fit would wait for
//! them forever. So a child of a process that has used the library is told so.

use std::sync::atomic::{AtomicU32, Ordering};

use pyo3::prelude::*;

use crate::errors;

/// The process that used the library first, 0 if none has.
static USED_BY: AtomicU32 = AtomicU32::new(0);

/// Called wherever work begins.
///
/// # Errors
///
/// If the process that began to work was another one.
pub fn enter(_py: Python<'_>) -> PyResult<()> {
    let here = std::process::id();
    match USED_BY.compare_exchange(0, here, Ordering::Relaxed, Ordering::Relaxed) {
        Err(by) if by != here => Err(errors::device(format!(
            "process {here} was forked from process {by}, which had used gaussmle already, and a fork has none of its threads: start \
             processes afresh with multiprocessing.get_context(\"spawn\") (or \"forkserver\"), or fork before gaussmle is first used"
        ))),
        _ => Ok(()),
    }
}

/// Whether this process, or the one that it was forked from, has used the library.
#[pyfunction]
pub fn used() -> bool {
    USED_BY.load(Ordering::Relaxed) != 0
}
