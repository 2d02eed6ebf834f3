//! The extension of a path.

use std::path::Path;

/// The part of a file's name after its last dot, in lower case. Empty without a dot.
pub(crate) fn extension(path: &Path) -> String {
    let extension = path.extension().unwrap_or_default();
    extension.to_string_lossy().to_ascii_lowercase()
}
