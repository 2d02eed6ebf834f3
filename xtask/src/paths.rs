//! Folders of the repository.

use std::path::{Component, Path, PathBuf};

/// The version of the packages, and of xtask.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The repository root.
pub fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().map_or(xtask.clone(), PathBuf::from)
}

/// The folder of everything that set-up installs inside the repository.
pub fn tools() -> PathBuf {
    root().join("target/tools")
}

/// Resolves `.` and `..` in a path.
pub fn normalized(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir if out.pop() => {}
            Component::CurDir => {}
            other => out.push(other),
        }
    }
    out
}
