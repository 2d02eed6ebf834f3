//! Messages about waits for GPUs, and about the CPU in their place.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use gaussmle::FitterBuilder;

/// The interval between messages about one wait.
const INTERVAL: Duration = Duration::from_secs(10);

/// Lets a fitter print a line when it begins to wait for a GPU and every ten seconds, unless quiet,
/// and a warning when the CPU replaces a GPU.
pub fn announce(builder: FitterBuilder, quiet: bool) -> FitterBuilder {
    let builder = builder.on_fallback(|cause| {
        eprintln!("gaussmle: warning: the CPU replaces the GPU: {cause}");
    });
    if quiet {
        return builder;
    }
    let last: Mutex<Option<Instant>> = Mutex::new(None);
    builder.on_wait(move |wait| {
        let mut last = last
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if last.is_none_or(|at| at.elapsed() >= INTERVAL) {
            *last = Some(Instant::now());
            eprintln!("{wait}");
        }
    })
}
