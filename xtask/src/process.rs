//! Child processes: started in the repository root, with the environment that the tests expect.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

use crate::error::Result;
use crate::paths::{root, tools};

/// Runs a part of a long command, and prints its seconds.
pub fn timed(part: &str, action: impl FnOnce() -> Result) -> Result {
    let start = Instant::now();
    let result = action();
    println!("xtask: {part}: {:.0} s", start.elapsed().as_secs_f64());
    result
}

/// Runs a program in the repository root and waits for it.
pub fn run(program: &str, arguments: &[&str]) -> Result {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    run_command(command)
}

/// Runs a command with the environment of the tests and waits for it.
pub fn run_command(mut command: Command) -> Result {
    set_environment(&mut command);
    let status = command.status();
    check_status(&command, status)
}

/// Runs a command with the environment of the tests and returns its standard output.
pub fn stdout_of(mut command: Command) -> Result<String> {
    set_environment(&mut command);
    command.stderr(Stdio::inherit());
    let (status, stdout) = match command.output() {
        Ok(output) => (Ok(output.status), output.stdout),
        Err(error) => (Err(error), Vec::new()),
    };
    check_status(&command, status)?;
    Ok(String::from_utf8_lossy(&stdout).into_owned())
}

/// Reports if a program can be run and succeeds; its output is discarded.
pub fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Sets the environment of the tests, and removes the variables that `cargo run` sets for xtask
/// itself: they change the fingerprint of some build scripts, and half of the dependencies would be
/// compiled again.
fn set_environment(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command.envs(test_environment());
}

fn test_environment() -> Vec<(&'static str, PathBuf)> {
    vec![
        ("GAUSSMLE_PTXAS", tools().join("ptxas")),
        ("GAUSSMLE_PYTHONPATH", tools().join("python")),
        // Rates measured by tests must not reach the cache that the user's fits read.
        ("GAUSSMLE_CACHE", tools().join("cache")),
    ]
}

fn check_status(command: &Command, status: io::Result<ExitStatus>) -> Result {
    let status = status.map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {status}"))
}
