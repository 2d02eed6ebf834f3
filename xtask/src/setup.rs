//! What build and tests need, fetched from package registries only, and pinned by checksum.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Failure, root, run};

/// The bundle that CubeCL's build script looks for; with the marker in it, it downloads nothing.
const BUNDLE: &str = "tracel/tracel-llvm-23.1.0-4";
const MARKER: &str = ".tracel-llvm-installed";

/// What the build needs.
pub fn build() -> Result<(), Failure> {
    compiler()?;
    llvm()
}

/// What the build and the tests need.
pub fn all() -> Result<(), Failure> {
    build()?;
    vulkan();
    chromium();
    ptxas()?;
    python()
}

/// What programs of ours need in their environment.
pub fn environment() -> Vec<(&'static str, PathBuf)> {
    let mut out = vec![
        ("GAUSSMLE_PTXAS", tools().join("ptxas")),
        ("GAUSSMLE_PYTHONPATH", tools().join("python")),
        // What tests measure is not for the user's fits to go by.
        ("GAUSSMLE_CACHE", tools().join("cache")),
    ];
    // Vulkan drivers want one, and containers have none.
    if env::var_os("XDG_RUNTIME_DIR").is_none() {
        let folder = tools().join("runtime");
        // If it cannot be made, the driver says so.
        let _ = fs::create_dir_all(&folder);
        out.push(("XDG_RUNTIME_DIR", folder));
    }
    out
}

/// What is fetched.
pub fn tools() -> PathBuf {
    root().join("target/tools")
}

fn has(program: &str, argument: &str) -> bool {
    let mut command = Command::new(program);
    command
        .arg(argument)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs Debian packages where that is possible without asking.
fn apt(packages: &[&str]) -> bool {
    println!("installing {}", packages.join(" "));
    let quiet = ["-qq", "-y"];
    let install = [&["install"], &quiet[..], packages].concat();
    has("apt-get", "--version")
        && run("apt-get", &["update", "-qq"]).is_ok()
        && run("apt-get", &install).is_ok()
}

/// LLVM is C++: its standard library is linked.
fn compiler() -> Result<(), Failure> {
    if has("c++", "--version") || apt(&["g++"]) {
        return Ok(());
    }
    Err("a C++ compiler is needed to link LLVM: install g++ (Debian: apt-get install g++)".into())
}

/// Python's pip, which downloads with whatever mirror this machine is set up for.
fn pip() -> Result<(), Failure> {
    let works = || {
        let mut command = Command::new("python3");
        command
            .args(["-m", "pip", "--version"])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if works() || (apt(&["python3", "python3-pip"]) && works()) {
        return Ok(());
    }
    Err("pip is needed to fetch LLVM: install it (Debian: apt-get install python3-pip)".into())
}

/// Downloads the wheels of a requirements file, checks their hashes, and unpacks them into `folder`.
fn wheels(requirements: &str, folder: &Path) -> Result<(), Failure> {
    pip()?;
    let downloads = tools()
        .join("wheels")
        .join(requirements.replace(".txt", ""));
    let said = |error: std::io::Error| format!("{}: {error}", downloads.display());
    // What an interrupted run has left would be unpacked too.
    if downloads.exists() {
        fs::remove_dir_all(&downloads).map_err(said)?;
    }
    fs::create_dir_all(&downloads).map_err(said)?;
    let (from, to) = (
        format!("xtask/{requirements}"),
        downloads.display().to_string(),
    );
    let fetch = [
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--require-hashes",
    ];
    run("python3", &[&fetch[..], &["-d", &to, "-r", &from]].concat())?;
    for wheel in fs::read_dir(&downloads).map_err(said)? {
        let wheel = wheel.map_err(said)?.path().display().to_string();
        let folder = folder.display().to_string();
        run("python3", &["-m", "zipfile", "-e", &wheel, &folder])?;
    }
    fs::remove_dir_all(&downloads).map_err(said)
}

fn llvm() -> Result<(), Failure> {
    let data = env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    let data = data.ok_or("neither XDG_DATA_HOME nor HOME is set: where should LLVM go?")?;
    let bundle = data.join(BUNDLE);
    if bundle.join(MARKER).exists() {
        return Ok(());
    }
    println!("fetching LLVM (92 MB) into {}", bundle.display());
    let unpacked = tools().join("llvm");
    if let Err(failure) = wheels("llvm.txt", &unpacked) {
        println!("{failure}\nleaving LLVM to the build, which downloads CubeCL's own bundle");
        return Ok(());
    }
    let install = format!(
        "set -e
         mkdir -p '{bundle}'
         cp -r '{unpacked}'/mlc_llvm_static/static/. '{bundle}/'
         chmod +x '{bundle}'/bin/*
         rm -r '{unpacked}'
         touch '{bundle}/{MARKER}'",
        bundle = bundle.display(),
        unpacked = unpacked.display(),
    );
    run("sh", &["-c", &install])
}

/// A software Vulkan adapter, where there is no driver at all: it stands in for a GPU in the tests.
fn vulkan() {
    let drivers = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d"];
    let some = |folder: &&str| fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some());
    if drivers.iter().any(some) {
        return;
    }
    if !apt(&["mesa-vulkan-drivers", "libvulkan1"]) {
        println!("no Vulkan driver: the tests will skip wgpu (Debian: mesa-vulkan-drivers)");
    }
}

/// A browser, which looks at reports.
fn chromium() {
    if !has("chromium", "--version") && !apt(&["chromium"]) {
        println!("no browser: the tests will not look at reports (Debian: chromium)");
    }
}

/// NVIDIA's assembler.
fn ptxas() -> Result<(), Failure> {
    let program = tools().join("ptxas");
    if program.exists() {
        return Ok(());
    }
    println!("fetching NVIDIA's assembler (39 MB)");
    let unpacked = tools().join("nvcc");
    wheels("ptxas.txt", &unpacked)?;
    let install = format!(
        "set -e
         mv '{0}'/nvidia/cuda_nvcc/bin/ptxas '{1}'
         chmod +x '{1}'
         rm -r '{0}'",
        unpacked.display(),
        program.display()
    );
    run("sh", &["-c", &install])
}

/// Other people's programs, which the tests hold files and numbers against, pytest, and maturin, in a folder of their own.
fn python() -> Result<(), Failure> {
    let folder = tools().join("python");
    let list = root().join("xtask/python.txt");
    let said = |error: std::io::Error| format!("{}: {error}", list.display());
    let wanted = fs::read_to_string(&list).map_err(said)?;
    let marker = folder.join("installed.txt");
    if fs::read_to_string(&marker).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    pip()?;
    println!(
        "fetching Picasso, tifffile, zarr, pyarrow, pytest, maturin and others for the tests (300 MB)"
    );
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(said)?;
    }
    let (to, from) = (folder.display().to_string(), list.display().to_string());
    // The list is complete, and leaves out what only windows and movies need.
    let install = ["-m", "pip", "install", "--quiet", "--no-deps"];
    run(
        "python3",
        &[&install[..], &["--target", &to, "-r", &from]].concat(),
    )?;
    fs::write(&marker, wanted).map_err(said)
}
