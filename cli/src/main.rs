//! The program `gaussmle`.

use std::process::ExitCode;

fn main() -> ExitCode {
    quiet_drivers();
    ExitCode::from(gaussmle_cli::run(std::env::args_os()))
}

/// Sets `XDG_RUNTIME_DIR` if it is unset, because graphics drivers print a line to stderr without
/// it.
#[cfg(target_os = "linux")]
fn quiet_drivers() {
    const NAME: &str = "XDG_RUNTIME_DIR";
    if std::env::var_os(NAME).is_none() {
        // SAFETY: no other thread has been started, so none reads the environment.
        unsafe { std::env::set_var(NAME, std::env::temp_dir()) };
    }
}

#[cfg(not(target_os = "linux"))]
fn quiet_drivers() {}
