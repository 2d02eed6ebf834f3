//! Evidence of GPUs and drivers in system files, independent of the drivers.

use std::fs;
use std::path::{Path, PathBuf};

/// The PCI vendor number of NVIDIA.
const NVIDIA: &str = "0x10de";

/// The PCI class of display controllers, which include GPUs.
const DISPLAY_CLASS: &str = "0x03";

/// The usual folders of the Vulkan loader and of CUDA's driver library on Linux.
const FOLDERS: [&str; 8] = [
    "usr/lib/x86_64-linux-gnu",
    "usr/lib/aarch64-linux-gnu",
    "usr/lib64",
    "usr/lib",
    "usr/local/lib",
    "usr/lib/wsl/lib",
    "run/opengl-driver/lib",
    "usr/local/nvidia/lib64",
];

/// Properties of the system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct System {
    /// The number of NVIDIA GPUs on the PCI bus.
    pub nvidia_gpus: usize,
    /// The number of other GPUs on the PCI bus.
    pub other_gpus: usize,
    /// True if this user may open the device file of NVIDIA's driver; `None` if it does not exist.
    pub device_file: Option<bool>,
    /// True if this is a container.
    pub container: bool,
    /// True if this is NixOS.
    pub nixos: bool,
    /// True if an environment variable names the folder of NVIDIA's daemon MPS.
    pub mps: bool,
    /// True if CUDA's driver library was found.
    pub cuda_library: bool,
    /// True if a Vulkan loader was found.
    pub vulkan_loader: bool,
    /// The folders that were searched for libraries.
    pub searched: Vec<PathBuf>,
}

impl System {
    /// Reads the system files under a root, which is `/` outside tests.
    pub fn read(root: &Path) -> Self {
        let mut out = Self::default();
        let text = |file: PathBuf| fs::read_to_string(file).unwrap_or_default();
        for device in entries(&root.join("sys/bus/pci/devices")) {
            if text(device.join("class")).starts_with(DISPLAY_CLASS) {
                match text(device.join("vendor")).trim() {
                    NVIDIA => out.nvidia_gpus += 1,
                    _ => out.other_gpus += 1,
                }
            }
        }
        let device_file = root.join("dev/nvidiactl");
        if device_file.exists() {
            out.device_file = Some(
                fs::OpenOptions::new()
                    .read(true)
                    .write(true)
                    .open(device_file)
                    .is_ok(),
            );
        }
        out.container = ["run/.containerenv", ".dockerenv"]
            .iter()
            .any(|file| root.join(file).exists());
        out.mps = std::env::var_os("CUDA_MPS_PIPE_DIRECTORY").is_some();
        out.nixos = root.join("etc/NIXOS").exists();
        out.searched = FOLDERS.iter().map(|folder| root.join(folder)).collect();
        if root == Path::new("/") {
            let path = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
            out.searched
                .extend(std::env::split_paths(&path).filter(|p| p.is_absolute()));
        }
        let found = |name: &str| out.searched.iter().any(|folder| folder.join(name).exists());
        out.cuda_library = found("libcuda.so.1") || found("libcuda.so");
        out.vulkan_loader = found("libvulkan.so.1");
        out
    }

    /// The searched folders as text.
    pub fn searched_folders(&self) -> String {
        let folders = self.searched.iter();
        let folders: Vec<String> = folders.map(|folder| folder.display().to_string()).collect();
        folders.join(", ")
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).into_iter().flatten();
    listed
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect()
}
