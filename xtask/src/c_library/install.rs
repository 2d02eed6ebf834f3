//! The C library under a prefix.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo;
use crate::error::Result;
use crate::paths::{VERSION, root};
use crate::process::run_command;

/// The parts of an installation that are optional.
#[derive(Clone, Copy, Debug, Default)]
pub struct Installation {
    /// The static library, too.
    pub has_static: bool,
    /// The folder can be moved: the file for pkg-config names no absolute path.
    pub is_relocatable: bool,
}

/// The folder of the libraries that cargo builds.
pub fn built() -> PathBuf {
    root().join("target/release")
}

/// Builds the C library and installs it with its header and the files for pkg-config and CMake.
pub fn install(prefix: &Path, installation: Installation) -> Result {
    cargo::build_shipped()?;
    copy(prefix, &built(), installation)
}

/// Installs the library that is built in a folder.
pub(super) fn copy(prefix: &Path, built: &Path, installation: Installation) -> Result {
    let mut install = Command::new("sh");
    install.arg(root().join("bindings/c/install.sh"));
    if installation.has_static {
        install.arg("--static");
    }
    if installation.is_relocatable {
        install.arg("--relocatable");
    }
    // All crates have the version of the workspace, and so has xtask.
    install.arg(prefix).arg(built);
    install.arg(VERSION);
    run_command(install)
}
