//! Every order of the steps of threads that share a queue, by loom.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::run_command;

/// Runs the models of `loom/`.
pub fn run() -> Result {
    let mut command = Command::new("cargo");
    command.args([
        "run",
        "--release",
        "--quiet",
        "--manifest-path",
        "loom/Cargo.toml",
    ]);
    command.args(["--target-dir", "target/loom"]);
    command.current_dir(root());
    run_command(command)
}
