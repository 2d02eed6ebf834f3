//! The C library: built, and installed under a prefix.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::{run, run_command};

/// Builds the C library and installs it with its header and the files for pkg-config and CMake.
pub fn install(prefix: &str) -> Result {
    run("cargo", &["build", "--release", "--workspace", "--quiet"])?;
    let mut install = Command::new("sh");
    install
        .arg(root().join("bindings/c/install.sh"))
        .arg(prefix);
    // All crates have the version of the workspace, and so has xtask.
    install.args([
        root().join("target/release").into_os_string(),
        env!("CARGO_PKG_VERSION").into(),
    ]);
    run_command(install)
}
