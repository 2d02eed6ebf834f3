//! Cameras and PSFs that a run had in memory, in the configuration of its table.
//!
//! In place of a path, the configuration has `memory:` and the kind. So a run that repeats it without
//! the camera ends with an error, and not with the default camera.

use std::path::Path;

const IN_MEMORY: &str = "memory:";

/// The path that stands for a camera in memory.
pub(super) const CAMERA_IN_MEMORY: &str = "memory:camera";

/// The path that stands for a PSF in memory.
pub(super) const PSF_IN_MEMORY: &str = "memory:psf";

/// True if a path stands for a camera or a PSF in memory.
pub(super) fn is_in_memory(path: &Path) -> bool {
    path.to_string_lossy().starts_with(IN_MEMORY)
}
