//! Detection of forked processes.
//!
//! A forked process has the memory of its parent but none of its threads. A fit in it would wait
//! forever for the thread pools of the parent, so it gets a status.

use std::process::id;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::failure::{Failure, Outcome};
use crate::status::gm_status;

/// The process that used threads of the library first, or 0.
static FIRST_USER: AtomicU32 = AtomicU32::new(0);

/// Records that this process uses threads of the library, and starts those that it shares.
///
/// # Errors
///
/// Returns a failure if the process from which this one was forked has used them, or if no
/// threads can be started.
pub fn enter() -> Outcome {
    let process = id();
    match FIRST_USER.compare_exchange(0, process, Ordering::Relaxed, Ordering::Relaxed) {
        Err(parent) if parent != process => {
            let message = format!(
                "process {process} was forked from process {parent} after {parent} had used \
                 gaussmle, and has none of its threads: fork before the first job or session, or \
                 start a new program"
            );
            Err(Failure::new(gm_status::GM_FORKED, message))
        }
        _ => gaussmle::threads::start().map_err(Failure::from),
    }
}
