//! Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use gaussmle::CancelToken;

use crate::failure::{CANCELLED, Failure};

/// The time within which a command must react to Ctrl-C.
const REACTION: Duration = Duration::from_millis(800);

/// The reaction of a command to Ctrl-C.
///
/// The first one cancels the work. If the command does not react, because a driver or a file system
/// does not return, the program ends. A second one ends it at once.
pub struct Interrupt {
    /// Cancelled by Ctrl-C.
    pub cancel: CancelToken,
    reacted: Arc<AtomicBool>,
}

impl Interrupt {
    /// Handles Ctrl-C from now on. `kept` says what remains if the program ends at once.
    pub fn handle(kept: &'static str) -> Result<Self, Failure> {
        let cancel = CancelToken::new();
        let reacted = Arc::new(AtomicBool::new(false));
        let (handle, has_reacted) = (cancel.clone(), reacted.clone());
        let handler = move || {
            if handle.is_cancelled() {
                end(kept);
            }
            handle.cancel();
            let has_reacted = has_reacted.clone();
            std::thread::spawn(move || {
                std::thread::sleep(REACTION);
                if !has_reacted.load(Ordering::Relaxed) {
                    end(kept);
                }
            });
        };
        ctrlc::set_handler(handler).map_err(|error| {
            Failure::Output(std::io::Error::other(format!(
                "cannot handle Ctrl-C: {error}"
            )))
        })?;
        Ok(Self { cancel, reacted })
    }

    /// Notes that the command is alive. Called with each progress.
    pub fn note_progress(&self) {
        if self.cancel.is_cancelled() {
            self.reacted.store(true, Ordering::Relaxed);
        }
    }
}

/// Ends the program.
fn end(kept: &str) -> ! {
    eprintln!("gaussmle: stopped at once: {kept}");
    std::process::exit(CANCELLED.into());
}
