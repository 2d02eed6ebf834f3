//! The threads that share the work of a process: rayon's, as many as cores or fewer.

use std::io;
use std::sync::mpsc;
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::error::{Error, Result};

/// Threads that a call starts beside the shared ones: of GPUs, of reading and writing, of waiting.
const OTHERS: usize = 8;

/// Starts the shared threads at the first call: one for each core, or fewer if `RAYON_NUM_THREADS` or
/// the limits of the system say so. A pool that the caller has started stays.
///
/// # Errors
///
/// Returns an error if the system lets this process start too few threads.
pub fn start() -> Result<()> {
    static STARTED: Mutex<bool> = Mutex::new(false);
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    if !*started {
        // Threads that are refused now may be granted later.
        start_at_most(wanted())?;
        *started = true;
    }
    Ok(())
}

/// The number of threads by the environment, at most that of the cores.
fn wanted() -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let given = std::env::var("RAYON_NUM_THREADS").ok();
    let given = given
        .and_then(|given| given.parse().ok())
        .filter(|&given| given > 0);
    given.map_or(cores, |given: usize| given.min(cores))
}

/// The threads are started first, and then given to the pool: rayon's own start leaves no pool, and
/// each later use panics, if the system refuses one of them.
fn start_at_most(wanted: usize) -> Result<()> {
    let mut waiting = Vec::new();
    let mut cause = String::new();
    for _ in 0..wanted + OTHERS {
        let (give, take) = mpsc::channel::<rayon::ThreadBuilder>();
        let thread = move || {
            if let Ok(work) = take.recv() {
                work.run();
            }
        };
        match thread::Builder::new().spawn(thread) {
            Ok(thread) => waiting.push((give, thread)),
            Err(error) => {
                cause = error.to_string();
                break;
            }
        }
    }
    let can = waiting.len();
    let threads = can.saturating_sub(OTHERS);
    if threads == 0 {
        return Err(Error::Threads {
            can,
            needed: OTHERS + 1,
            cause,
        });
    }
    // The others end here, and leave their places to those of calls.
    for (give, thread) in waiting.split_off(threads) {
        drop(give);
        // It has done nothing that could panic.
        let _ = thread.join();
    }
    let mut waiting = waiting.into_iter();
    let builder = rayon::ThreadPoolBuilder::new().num_threads(threads);
    let pool = builder.spawn_handler(|work| {
        let thread = waiting.next().map(|(give, _)| give.send(work));
        let given = thread.is_some_and(|sent| sent.is_ok());
        given
            .then_some(())
            .ok_or_else(|| io::Error::other("a thread has ended"))
    });
    // It fails if there is a pool already, and then that one is used.
    let _ = pool.build_global();
    Ok(())
}
