//! The product for Windows: program, C library and Python package, cross-compiled, and run in Wine.
//!
//! Debian has a linker and libraries in C for Windows, and the sources of Rust's standard library.

mod cross;
mod outputs;
mod package;
mod wheel;

pub use cross::{TARGET, debian_cargo, in_wine, wine};
pub use package::{library, pack};

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::archive::copy;
use crate::cargo;
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of, timed};
use cross::{FOLDER, GCC, WINE, build, built, cargo_for_windows, start_wine};

/// Builds everything, tests it in Wine, and compares its files with those of the program for Linux.
pub fn check() -> Result {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err("Windows is compared with Linux on x86-64: run it there".into());
    }
    timed("program and libraries for Windows", build)?;
    timed("Python package for Windows", || wheel::build().map(drop))?;
    timed("program and libraries for Linux", cargo::build_shipped)?;
    start_wine()?;
    timed("the same files on Windows and Linux", outputs::compare)?;
    timed("C library on Windows", c_library)?;
    timed("libraries in the working folder", no_library_of_a_stranger)?;
    timed("tests on Windows", tests)?;
    timed("Ctrl-C on Windows", interrupt)?;
    for name in ["gaussmle.exe", "gaussmle.dll"] {
        let path = built().join(name);
        let bytes = path.metadata().map_err(at(&path))?.len();
        println!("{}: {:.1} MB", path.display(), bytes as f64 / 1e6);
    }
    Ok(())
}

/// The tests of the program, of the server and of files, compiled for Windows.
fn tests() -> Result {
    // The Python module has no tests in Rust, and a program of it needs Python.
    let packages = [
        "gaussmle-base",
        "gaussmle-app",
        "gaussmle-cli",
        "gaussmle-capi",
    ];
    let mut command = cargo_for_windows("test", &packages);
    command.args(["--no-fail-fast", "--lib", "--bins"]);
    command.args(["--test", "cli", "--test", "app"]);
    in_wine(&mut command)?;
    run_command(command)
}

/// Ends a run by Ctrl-C in a terminal, of which Wine makes a console.
fn interrupt() -> Result {
    let mut command = Command::new("python3");
    command.args(["tests/python/console.py", WINE]);
    command
        .arg(built().join("gaussmle.exe"))
        .current_dir(root());
    in_wine(&mut command)?;
    run_command(command)
}

fn c_library() -> Result {
    same_in_c(&root().join("target/release"), &built(), &built())
}

/// Compiles the example in C, and compares what it prints on both systems: with the library in a folder for Linux, and
/// for Windows with the import library and the DLL in theirs.
pub fn same_in_c(linux: &Path, imports: &Path, dll: &Path) -> Result {
    let source = "bindings/c/examples/fit.c";
    let flags = [
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Ibindings/c/include",
    ];
    let compile = |compiler: &str, libraries: &Path, program: &Path| {
        let mut command = Command::new(compiler);
        command.args(flags).args([source, "-o"]).arg(program);
        command.arg("-L").arg(libraries).args(["-lgaussmle", "-lm"]);
        command.current_dir(root());
        run_command(command)
    };
    let here = root().join(FOLDER).join("fit");
    let there = dll.join("fit.exe");
    compile("cc", linux, &here)?;
    compile(GCC, imports, &there)?;
    // A program looks for the name with the version of the interface.
    let folder = root().join(FOLDER).join("library");
    let library = linux.join("libgaussmle.so");
    copy(&library, &folder.join("libgaussmle.so.1"))?;
    let mut run = Command::new(&here);
    run.env("LD_LIBRARY_PATH", folder);
    let (linux, windows) = (stdout_of(run)?, stdout_of(wine(&there)?)?);
    // The standard library of C ends lines with CR LF.
    match !linux.is_empty() && windows.replace("\r\n", "\n") == linux {
        true => Ok(()),
        false => Err(format!(
            "{source} prints on Linux\n{linux}and on Windows\n{windows}"
        )),
    }
}

/// A library that leaves a file when it is loaded.
const STRANGER: &str = "#include <windows.h>
BOOL WINAPI DllMain(HINSTANCE a, DWORD reason, LPVOID b) {
    (void)a; (void)b;
    if (reason == DLL_PROCESS_ATTACH) CloseHandle(CreateFileA(\"loaded\", GENERIC_WRITE, 0, 0, CREATE_ALWAYS, 0, 0));
    return TRUE;
}
";

/// Checks that libraries of drivers are not loaded from the working folder.
fn no_library_of_a_stranger() -> Result {
    let folder = root().join(FOLDER).join("stranger");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let source = folder.join("stranger.c");
    fs::write(&source, STRANGER).map_err(at(&source))?;
    let loaded = folder.join("loaded");
    let _ = fs::remove_file(&loaded);
    for name in ["nvcuda.dll", "cuda.dll", "nvml.dll", "vulkan-1.dll"] {
        let mut command = Command::new(GCC);
        command
            .args(["-shared", "-o"])
            .arg(folder.join(name))
            .arg(&source);
        run_command(command)?;
    }
    // The library does what it should: Wine's own program loads it.
    let mut control = wine(Path::new("rundll32"))?;
    control.args(["nvcuda.dll,none"]).current_dir(&folder);
    let _ = control.status();
    if !loaded.exists() {
        return Err("the library of the check leaves no file".into());
    }
    fs::remove_file(&loaded).map_err(at(&loaded))?;
    let mut devices = wine(&built().join("gaussmle.exe"))?;
    devices.arg("devices").current_dir(&folder);
    stdout_of(devices)?;
    match loaded.exists() {
        true => Err("the program loads libraries from its working folder".into()),
        false => Ok(()),
    }
}
