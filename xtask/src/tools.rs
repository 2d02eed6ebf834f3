//! Tools that the build and the tests need: how each is found, and how it is installed.
//!
//! Downloads come from package registries only. LLVM and ptxas are pinned by checksum.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::Result;
use crate::paths::{root, tools};
use crate::process::succeeds;

/// The bundle that CubeCL's build script looks for. If the marker is in it, the script downloads
/// nothing.
const LLVM_BUNDLE: &str = "tracel/tracel-llvm-23.1.0-4";
const LLVM_MARKER: &str = ".tracel-llvm-installed";

/// Debian's compilers for Windows and AArch64, its newest Rust with the sources, and what runs the
/// programs. Recommended packages are many graphical ones.
const SYSTEMS_PACKAGES: &str = "--no-install-recommends rustc-web cargo-web rust-web-src \
    gcc-mingw-w64-x86-64-win32 gcc-aarch64-linux-gnu libc6-dev-arm64-cross wine64 qemu-user-static llvm";

/// A file of each of these packages.
const SYSTEMS_FILES: [&str; 9] = [
    "/usr/bin/rustc",
    "/usr/bin/cargo",
    "/usr/lib/rustlib/src/rust/library/Cargo.toml",
    "/usr/bin/x86_64-w64-mingw32-gcc",
    "/usr/bin/aarch64-linux-gnu-gcc",
    "/usr/aarch64-linux-gnu/lib/crt1.o",
    "/usr/lib/wine/wine64",
    "/usr/bin/qemu-aarch64-static",
    "/usr/bin/llvm-objdump",
];

/// A program or library from outside the repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A C++ compiler: LLVM and libFuzzer are C++, and the header of the C library is tested with it.
    CppCompiler,
    /// pip: it downloads the tools below from the mirror that the machine is configured for.
    Pip,
    /// The LLVM that compiles kernels.
    Llvm,
    /// A Vulkan driver: the software adapter stands in for a GPU where there is none.
    Vulkan,
    /// The browser that tests HTML reports.
    Chromium,
    /// NVIDIA's assembler: it checks the CUDA code where there is no GPU.
    Ptxas,
    /// Picasso, tifffile and others that the tests compare with, pytest and maturin.
    Python,
    /// Programs that the tests of the C library run.
    ForC,
    /// The program that makes the header of the C library.
    Cbindgen,
    /// ImageJ, JNA, a Java compiler and a screen without a monitor.
    ImageJ,
    /// napari and Picasso with Qt: the programs whose plug-ins are tested.
    Hosts,
    /// GNU Octave, and what compiles functions in C for it.
    Octave,
    /// The program that checks licences and sources of dependencies.
    Deny,
    /// The program that builds and runs fuzz targets.
    Fuzz,
    /// buildah and debootstrap.
    Containers,
    /// zig, which links programs for old systems.
    Zig,
    /// Compilers for Windows and AArch64, the sources of Rust's standard library, Wine and QEMU.
    Systems,
}

/// The installation of a tool.
pub struct Installation {
    /// Size of the download and on disk.
    pub size: String,
    /// The folder that changes.
    pub destination: String,
    /// Shell commands, run from the repository root.
    pub script: String,
}

impl Tool {
    /// The tool and its purpose, in words.
    pub fn description(self) -> &'static str {
        match self {
            Tool::CppCompiler => {
                "a C++ compiler, for LLVM, libFuzzer and the tests of the C library"
            }
            Tool::Pip => "pip, which downloads the other tools and installs the Python package",
            Tool::Llvm => "LLVM, which compiles kernels",
            Tool::Vulkan => "a Vulkan driver, for the tests of the wgpu back end",
            Tool::Chromium => "chromium, for the tests of HTML reports",
            Tool::Ptxas => "ptxas, NVIDIA's assembler, for the tests of the CUDA code",
            Tool::Python => "Python packages: Picasso, tifffile, pytest, maturin and others",
            Tool::ForC => "CMake, pkg-config and valgrind, for the tests of the C library",
            Tool::Cbindgen => "cbindgen, which makes the header of the C library",
            Tool::ImageJ => "ImageJ with JNA, Java and Xvfb, for the plug-in and its tests",
            Tool::Hosts => "napari and Picasso with Qt, for the tests of their plug-ins",
            Tool::Octave => "GNU Octave, for the tests of the functions for it",
            Tool::Deny => "cargo-deny, which checks licences and sources of dependencies",
            Tool::Fuzz => "cargo-fuzz, which builds and runs fuzz targets",
            Tool::Containers => "buildah and debootstrap, for container images without a daemon",
            Tool::Zig => "zig and cargo-zigbuild, which link programs for old systems",
            Tool::Systems => "compilers for Windows and AArch64, Wine and QEMU",
        }
    }

    /// Reports if the tool is on this machine.
    pub fn is_present(self) -> bool {
        match self {
            Tool::CppCompiler => succeeds("c++", &["--version"]),
            Tool::Pip => succeeds("python3", &["-m", "pip", "--version"]),
            Tool::Llvm => llvm_bundle().is_ok_and(|bundle| bundle.join(LLVM_MARKER).exists()),
            Tool::Vulkan => ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d"]
                .iter()
                .any(|folder| fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())),
            Tool::Chromium => succeeds("chromium", &["--version"]),
            Tool::Ptxas => tools().join("ptxas").exists(),
            Tool::Python => has_packages("python"),
            Tool::ForC => ["cmake", "pkg-config", "valgrind"]
                .iter()
                .all(|program| succeeds(program, &["--version"])),
            Tool::Cbindgen => tools().join("bin/cbindgen").exists(),
            Tool::ImageJ => {
                // Xvfb has no option that only prints its version.
                let files = [
                    java_library("ij"),
                    java_library("jna"),
                    "/usr/bin/Xvfb".into(),
                ];
                files.iter().all(|file| file.exists()) && succeeds("javac", &["-version"])
            }
            Tool::Hosts => has_packages("hosts"),
            Tool::Octave => ["octave-cli", "mkoctfile"]
                .iter()
                .all(|program| succeeds(program, &["--version"])),
            Tool::Deny => tools().join("bin/cargo-deny").exists(),
            Tool::Fuzz => tools().join("bin/cargo-fuzz").exists(),
            Tool::Containers => ["buildah", "debootstrap"]
                .iter()
                .all(|program| succeeds(program, &["--version"])),
            Tool::Zig => has_packages("release"),
            Tool::Systems => SYSTEMS_FILES.iter().all(|file| Path::new(file).exists()),
        }
    }

    /// Reports if the tool is downloaded with pip.
    pub fn needs_pip(self) -> bool {
        matches!(
            self,
            Tool::Llvm
                | Tool::Ptxas
                | Tool::Python
                | Tool::Hosts
                | Tool::Deny
                | Tool::Fuzz
                | Tool::Zig
        )
    }

    /// The commands that install the tool.
    ///
    /// # Errors
    ///
    /// Returns an error if the destination is unknown.
    pub fn installation(self) -> Result<Installation> {
        Ok(match self {
            Tool::CppCompiler => debian_packages("g++"),
            Tool::Pip => debian_packages("python3 python3-pip"),
            Tool::Llvm => llvm(&llvm_bundle()?),
            Tool::Vulkan => debian_packages("mesa-vulkan-drivers libvulkan1"),
            Tool::Chromium => debian_packages("chromium"),
            Tool::Ptxas => ptxas(),
            Tool::Python => python_packages(),
            Tool::ForC => debian_packages("cmake pkg-config valgrind"),
            Tool::Cbindgen => cbindgen(),
            Tool::ImageJ => debian_packages("imagej libjna-java default-jdk xvfb"),
            Tool::Hosts => hosts(),
            Tool::Octave => debian_packages("octave octave-dev"),
            Tool::Deny => cargo_command("deny", "5 MB to download, 9 MB unpacked"),
            Tool::Fuzz => cargo_command("fuzz", "1 MB to download, 2 MB unpacked"),
            Tool::Containers => debian_packages("buildah debootstrap"),
            Tool::Zig => zig(),
            Tool::Systems => debian_packages(SYSTEMS_PACKAGES),
        })
    }
}

/// A library of a Debian package for Java.
pub fn java_library(name: &str) -> PathBuf {
    Path::new("/usr/share/java").join(format!("{name}.jar"))
}

fn debian_packages(names: &str) -> Installation {
    Installation {
        size: download_size(names),
        destination: "the system, as root".into(),
        script: format!("apt-get update -qq\napt-get install -qq -y {names}"),
    }
}

/// The download that apt plans, dependencies included; this changes nothing.
fn download_size(names: &str) -> String {
    let mut command = Command::new("apt-get");
    command.args(["--print-uris", "-qq", "-y", "install"]);
    command.args(names.split(' ')).stderr(Stdio::null());
    let uris = match command.output() {
        Ok(output) if output.status.success() => output.stdout,
        _ => return "unknown before `apt-get update`".into(),
    };
    // A line holds the URI, the file name, the size in bytes and a checksum.
    let bytes: u64 = String::from_utf8_lossy(&uris)
        .lines()
        .filter_map(|line| line.split(' ').nth(2)?.parse::<u64>().ok())
        .sum();
    format!("{} MB to download", bytes.div_ceil(1_000_000))
}

fn llvm_bundle() -> Result<PathBuf> {
    let data = env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    let data = data.ok_or("LLVM goes into the user's data folder: set XDG_DATA_HOME or HOME")?;
    Ok(data.join(LLVM_BUNDLE))
}

fn llvm(bundle: &Path) -> Installation {
    let destination = bundle.display().to_string();
    let unpack = unpack_wheels("llvm", "llvm");
    Installation {
        size: "92 MB to download, 400 MB unpacked".into(),
        script: format!(
            "{unpack}
mkdir -p '{destination}'
cp -r target/tools/llvm/mlc_llvm_static/static/. '{destination}/'
chmod +x '{destination}'/bin/*
rm -r target/tools/llvm
touch '{destination}/{LLVM_MARKER}'"
        ),
        destination,
    }
}

fn ptxas() -> Installation {
    let unpack = unpack_wheels("ptxas", "nvcc");
    Installation {
        size: "39 MB to download, 35 MB unpacked".into(),
        destination: "target/tools/ptxas".into(),
        script: format!(
            "{unpack}
mv target/tools/nvcc/nvidia/cuda_nvcc/bin/ptxas target/tools/ptxas
chmod +x target/tools/ptxas
rm -r target/tools/nvcc"
        ),
    }
}

/// The version is fixed: others write the header in another way.
fn cbindgen() -> Installation {
    Installation {
        size: "10 MB to download, 60 MB on disk".into(),
        destination: "target/tools/bin/cbindgen".into(),
        script:
            "cargo install cbindgen --version =0.29.0 --locked --debug --quiet --root target/tools"
                .into(),
    }
}

/// A command of cargo that a wheel contains: it is there in a second, and compiles in minutes.
fn cargo_command(name: &str, size: &str) -> Installation {
    let unpack = unpack_wheels(name, name);
    Installation {
        size: size.into(),
        destination: format!("target/tools/bin/cargo-{name}"),
        script: format!(
            "{unpack}
mkdir -p target/tools/bin
mv target/tools/{name}/*.data/scripts/cargo-{name} target/tools/bin/
chmod +x target/tools/bin/cargo-{name}
rm -r target/tools/{name}"
        ),
    }
}

/// Commands that download the wheels of `xtask/<list>.txt`, check their hashes and unpack them into
/// `target/tools/<folder>`.
fn unpack_wheels(list: &str, folder: &str) -> String {
    // Leftovers of an interrupted run would be unpacked too.
    format!(
        "rm -rf target/tools/wheels/{list} target/tools/{folder}
python3 -m pip download --quiet --no-deps --require-hashes \\
    -d target/tools/wheels/{list} -r xtask/{list}.txt
for wheel in target/tools/wheels/{list}/*.whl; do
    python3 -m zipfile -e \"$wheel\" target/tools/{folder}
done
rm -r target/tools/wheels/{list}"
    )
}

/// Reports if the packages of `xtask/<list>.txt` are in `target/tools/<list>`.
fn has_packages(list: &str) -> bool {
    let wanted = fs::read_to_string(root().join(format!("xtask/{list}.txt")));
    let installed = fs::read_to_string(tools().join(list).join("installed.txt"));
    matches!((wanted, installed), (Ok(wanted), Ok(installed)) if wanted == installed)
}

fn python_packages() -> Installation {
    Installation {
        size: "450 MB to download, 1.8 GB installed".into(),
        destination: "target/tools/python".into(),
        // The list is complete but for packages that only graphical interfaces need, hence
        // `--no-deps`.
        script: "rm -rf target/tools/python
python3 -m pip install --quiet --no-deps --target target/tools/python -r xtask/python.txt
cp xtask/python.txt target/tools/python/installed.txt"
            .into(),
    }
}

fn zig() -> Installation {
    Installation {
        size: "103 MB to download, 400 MB unpacked".into(),
        destination: "target/tools/release".into(),
        script: "rm -rf target/tools/release
python3 -m pip install --quiet --no-deps --require-hashes --target target/tools/release -r xtask/release.txt
cp xtask/release.txt target/tools/release/installed.txt"
            .into(),
    }
}

fn hosts() -> Installation {
    Installation {
        size: "550 MB to download, 2 GB installed".into(),
        destination: "target/tools/hosts".into(),
        // An environment of its own: napari finds its plug-ins by the packages that are installed.
        script: "rm -rf target/tools/hosts
python3 -m venv target/tools/hosts
target/tools/hosts/bin/python -m pip install --quiet -r xtask/hosts.txt
cp xtask/hosts.txt target/tools/hosts/installed.txt"
            .into(),
    }
}
