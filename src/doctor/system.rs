//! What the operating system shows of GPUs, whatever drivers say.

use std::fs;
use std::path::{Path, PathBuf};

/// The PCI number of NVIDIA, and the class of devices that show or compute pictures.
const NVIDIA: &str = "0x10de";
const DISPLAY_CLASS: &str = "0x03";

/// Where the Vulkan loader and CUDA's driver library lie on Linux, as a rule.
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

/// What was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct System {
    /// NVIDIA's GPUs on the PCI bus.
    pub nvidia_gpus: usize,
    /// GPUs of others on the PCI bus.
    pub other_gpus: usize,
    /// Whether there is a device file of NVIDIA's driver, and whether this user may open it.
    pub device_file: Option<bool>,
    /// Whether this is a container.
    pub container: bool,
    /// Whether this is NixOS.
    pub nixos: bool,
    /// Whether CUDA's driver library was found.
    pub cuda_library: bool,
    /// Whether a Vulkan loader was found.
    pub vulkan_loader: bool,
    /// The folders that were searched for libraries.
    pub searched: Vec<PathBuf>,
}

impl System {
    /// Looks under a root, `/` but in tests.
    pub fn of(root: &Path) -> Self {
        let mut out = Self::default();
        let read = |file: PathBuf| fs::read_to_string(file).unwrap_or_default();
        for device in entries(&root.join("sys/bus/pci/devices")) {
            if read(device.join("class")).starts_with(DISPLAY_CLASS) {
                match read(device.join("vendor")).trim() {
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
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).into_iter().flatten();
    listed
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect()
}
