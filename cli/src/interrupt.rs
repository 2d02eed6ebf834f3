//! The early end of a command: Ctrl-C, SIGTERM, or its time limit.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use gaussmle::{CancelToken, Timeout};

/// The cause of the end of a command before its work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    CtrlC,
    /// SIGTERM, or on Windows the end of the console: a scheduler, a container, or a shut-down ends the
    /// program.
    Terminated,
    TimeLimit,
}

/// The first cause in this process.
static CAUSE: OnceLock<Cause> = OnceLock::new();

impl Cause {
    /// The cause of the end of this process. Without another one the user has cancelled it.
    pub fn of_this_process() -> Self {
        *CAUSE.get().unwrap_or(&Self::CtrlC)
    }

    /// The exit code: those of shells for the signals, and that of `timeout` for the limit.
    pub fn exit_code(self) -> u8 {
        match self {
            Self::CtrlC => 130,
            Self::Terminated => 143,
            Self::TimeLimit => 124,
        }
    }

    /// The time within which a command must react. A user waits for less than a second. Those who
    /// send SIGTERM wait ten seconds or more before they kill the program, which then has no table.
    fn reaction(self) -> Duration {
        match self {
            Self::CtrlC => Duration::from_millis(800),
            Self::Terminated | Self::TimeLimit => Duration::from_secs(5),
        }
    }

    /// The beginning of the message of a command.
    pub fn words(self) -> &'static str {
        match self {
            Self::CtrlC => "cancelled",
            Self::Terminated => "terminated",
            Self::TimeLimit => "the time limit is over",
        }
    }
}

/// The reaction of a command to signals and to its time limit.
///
/// The first one cancels the work. If the command does not react, because a driver or a file system
/// does not return, the program ends. A Ctrl-C after that ends it at once. A second SIGTERM does
/// not: `timeout` sends two.
#[derive(Clone)]
pub struct Interrupt {
    /// Cancelled by the first signal, or when the time is over.
    pub cancel: CancelToken,
    reacted: Arc<AtomicBool>,
    /// The text that says what remains if the program ends at once.
    kept: &'static str,
}

impl Interrupt {
    /// Handles signals from now on. `kept` says what remains if the program ends at once.
    pub fn handle(kept: &'static str) -> io::Result<Self> {
        let interrupt = Self {
            cancel: CancelToken::new(),
            reacted: Arc::default(),
            kept,
        };
        let handler = interrupt.clone();
        let on_signal = move |cause| {
            if !handler.stop(cause) && cause == Cause::CtrlC {
                end(handler.kept);
            }
        };
        call_on_signals(on_signal)
            .map_err(|error| io::Error::other(format!("cannot handle signals: {error}")))?;
        Ok(interrupt)
    }

    /// Ends the command after this time.
    pub fn limit(&self, time: Timeout) {
        let Timeout::After(time) = time else { return };
        let handler = self.clone();
        std::thread::spawn(move || {
            std::thread::sleep(time);
            handler.stop(Cause::TimeLimit);
        });
    }

    /// Cancels the command. False if it is cancelled already.
    fn stop(&self, cause: Cause) -> bool {
        if CAUSE.set(cause).is_err() {
            return false;
        }
        self.cancel.cancel();
        let (reacted, kept) = (self.reacted.clone(), self.kept);
        std::thread::spawn(move || {
            std::thread::sleep(cause.reaction());
            if !reacted.load(Ordering::Relaxed) {
                end(kept);
            }
        });
        true
    }

    /// Notes that the command is alive. Called with each progress.
    pub fn note_progress(&self) {
        if self.cancel.is_cancelled() {
            self.reacted.store(true, Ordering::Relaxed);
        }
    }
}

/// Calls a function on Ctrl-C and on what ends the program from outside, in threads.
fn call_on_signals(call: impl Fn(Cause) + Clone + Send + Sync + 'static) -> io::Result<()> {
    let on_ctrl_c = call.clone();
    ctrlc::set_handler(move || on_ctrl_c(Cause::CtrlC)).map_err(io::Error::other)?;
    call_on_termination(move || call(Cause::Terminated))
}

/// SIGHUP ends the program as it does any other, so that `nohup` has its effect.
#[cfg(unix)]
fn call_on_termination(call: impl Fn() + Send + 'static) -> io::Result<()> {
    use signal_hook::{consts::SIGTERM, iterator::Signals};
    let mut signals = Signals::new([SIGTERM])?;
    std::thread::spawn(move || {
        for _ in &mut signals {
            call();
        }
    });
    Ok(())
}

/// The window of the console is closed, the user logs off, or the machine shuts down. Windows ends the
/// program when the handler returns, or some seconds later, so it does not return.
#[cfg(windows)]
fn call_on_termination(call: impl Fn() + Send + Sync + 'static) -> io::Result<()> {
    use windows_sys::Win32::System::Console::{
        CTRL_BREAK_EVENT, CTRL_C_EVENT, SetConsoleCtrlHandler,
    };
    static CALL: OnceLock<Box<dyn Fn() + Send + Sync>> = OnceLock::new();
    unsafe extern "system" fn handle(event: u32) -> i32 {
        if [CTRL_C_EVENT, CTRL_BREAK_EVENT].contains(&event) {
            // The handler for Ctrl-C is called next.
            return 0;
        }
        if let Some(call) = CALL.get() {
            call();
        }
        loop {
            std::thread::park();
        }
    }
    let _ = CALL.set(Box::new(call));
    // SAFETY: the handler is there as long as the process.
    match unsafe { SetConsoleCtrlHandler(Some(handle), 1) } {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// Ends the program.
fn end(kept: &str) -> ! {
    eprintln!("gaussmle: stopped at once: {kept}");
    exit_at_once(Cause::of_this_process().exit_code())
}

/// Ends the process without exit handlers: those of drivers can wait for a call that hangs, or free
/// what a thread still uses. Stderr has no buffer.
#[cfg(unix)]
pub fn exit_at_once(code: u8) -> ! {
    // SAFETY: the call takes any number, and does not return.
    unsafe { libc::_exit(code.into()) }
}

#[cfg(windows)]
pub fn exit_at_once(code: u8) -> ! {
    use windows_sys::Win32::System::Threading::{GetCurrentProcess, TerminateProcess};
    // SAFETY: the handle is that of this process, which ends.
    unsafe { TerminateProcess(GetCurrentProcess(), code.into()) };
    std::process::abort()
}
