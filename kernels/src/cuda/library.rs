//! The search for CUDA's driver library.

use std::path::{Path, PathBuf};

use cudarc::driver::sys::is_culib_present;
use libloading::Library;

/// The file name of the library on Linux.
const NAME: &str = "libcuda.so.1";

/// Folders of the library that loaders do not always search: those of NixOS, of WSL, and of
/// containers.
const FOLDERS: [&str; 3] = [
    "/run/opengl-driver/lib",
    "/usr/lib/wsl/lib",
    "/usr/local/nvidia/lib64",
];

/// The paths at which CUDA's driver library is searched if the loader of the system does not find
/// it.
pub fn cuda_library_paths() -> Vec<PathBuf> {
    let folders = FOLDERS.iter().filter(|_| cfg!(target_os = "linux"));
    folders.map(|folder| Path::new(folder).join(NAME)).collect()
}

/// Loads CUDA's driver library by its name, or else from the first path that has it. True if it is
/// loaded.
#[allow(unsafe_code)]
pub fn load_cuda_library(paths: &[PathBuf]) -> bool {
    // SAFETY: loading runs only the initializers of the driver library, as any use of CUDA does.
    let is_present = || unsafe { is_culib_present() };
    if is_present() {
        return true;
    }
    for path in paths {
        // SAFETY: as above.
        if let Ok(library) = unsafe { Library::new(path) } {
            // From now on the loader finds it by the name that is in it, `libcuda.so.1`. It stays
            // loaded until the process ends.
            std::mem::forget(library);
            return is_present();
        }
    }
    false
}

/// The places that were searched, as text.
pub(super) fn searched() -> String {
    let paths = cuda_library_paths();
    let paths: Vec<String> = paths
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    if paths.is_empty() {
        return "the folders of the system's loader".into();
    }
    format!(
        "the folders of the system's loader (ldconfig, LD_LIBRARY_PATH), {}",
        paths.join(", ")
    )
}
