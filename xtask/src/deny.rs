//! Licences and sources of the dependencies, by cargo-deny.

use std::process::Command;

use crate::error::Result;
use crate::paths::{root, tools};
use crate::process::run_command;

/// Checks the dependencies against `deny.toml`. Advisories are not among the checks, because their
/// database is no package.
pub fn check() -> Result {
    let mut command = Command::new(tools().join("bin/cargo-deny"));
    command.args(["--workspace", "--locked", "check"]);
    command.args(["licenses", "bans", "sources"]);
    command.current_dir(root());
    run_command(command)
}
