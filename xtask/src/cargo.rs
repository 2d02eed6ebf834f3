//! Builds of the whole workspace.
//!
//! Cargo resolves other features for a part of the workspace than for all of it, and then compiles
//! CubeCL again, which takes minutes. Every command here therefore names the whole workspace.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::run;

/// Builds the programs and the examples.
pub fn build() -> Result {
    build_targets(&["--bins", "--examples"])
}

/// Builds the command line alone.
pub fn build_program() -> Result {
    build_targets(&["--bin", "gaussmle"])
}

fn build_targets(targets: &[&str]) -> Result {
    let build = ["build", "--release", "--workspace", "--quiet"];
    run("cargo", &[&build[..], targets].concat())
}

/// A command that runs an example, which [`build`] must have built.
pub fn example(name: &str) -> Command {
    let mut command = Command::new(root().join("target/release/examples").join(name));
    command.current_dir(root());
    command
}
