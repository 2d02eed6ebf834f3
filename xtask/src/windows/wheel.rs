//! The Python wheel for Windows. No Python for Windows runs here: its tag, files and imports are checked.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::cross::{FOLDER, TARGET, debian_cargo};
use crate::archive::retime;
use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::{run_command, stdout_of};

/// The tag of the file: the stable ABI of Python 3.10.
const TAG: &str = "-cp310-abi3-win_amd64.whl";

/// Largest size of the wheel, bytes. The code for DX12 and the tables for unwinding make it larger than
/// that for Linux.
const MAX_BYTES: u64 = 30_000_000;

/// Libraries of Windows, and Python's for the stable ABI. Names that begin with `api-ms-win-` are
/// Windows', too.
const LIBRARIES: [&str; 24] = [
    "python3.dll",
    "advapi32.dll",
    "bcrypt.dll",
    "bcryptprimitives.dll",
    "combase.dll",
    "d3d12.dll",
    "d3dcompiler_47.dll",
    "dxgi.dll",
    "gdi32.dll",
    "kernel32.dll",
    "msvcrt.dll",
    "ntdll.dll",
    "ole32.dll",
    "oleaut32.dll",
    "opengl32.dll",
    "pdh.dll",
    "powrprof.dll",
    "psapi.dll",
    "rpcrt4.dll",
    "setupapi.dll",
    "shell32.dll",
    "user32.dll",
    "userenv.dll",
    "ws2_32.dll",
];

/// Builds the wheel into the folder of the builds for Windows, checks it, and returns its path.
pub fn build() -> Result<PathBuf> {
    let wheels = root().join(FOLDER).join("wheels");
    let _ = fs::remove_dir_all(&wheels);
    let mut maturin = Command::new(tools().join("python/bin/maturin"));
    crate::wheel::write_licenses(&[TARGET])?;
    let cargo = debian_cargo("build", TARGET, FOLDER);
    for (name, value) in cargo.get_envs() {
        if let Some(value) = value {
            maturin.env(name, value);
        }
    }
    maturin.env("CARGO", cargo.get_program());
    maturin.env("CARGO_TARGET_DIR", root().join(FOLDER));
    maturin.args([
        "build",
        "--release",
        "--locked",
        "--quiet",
        "--target",
        TARGET,
    ]);
    maturin.args([
        "-Z",
        "build-std=std,panic_abort,test",
        "--compression-level",
        "9",
    ]);
    maturin.arg("--out").arg(&wheels);
    maturin.current_dir(root().join("bindings/python"));
    run_command(maturin)?;
    let files = fs::read_dir(&wheels).map_err(at(&wheels))?;
    let files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    let [wheel] = &files[..] else {
        return Err(format!("maturin left no wheel, or several: {files:?}"));
    };
    retime(wheel)?;
    crate::wheel::check(wheel, MAX_BYTES)?;
    if !wheel.to_string_lossy().ends_with(TAG) {
        return Err(format!("{} does not end in {TAG}", wheel.display()));
    }
    let module = wheels.join("module");
    let mut unpack = Command::new("python3");
    unpack.args(["-m", "zipfile", "-e"]).arg(wheel).arg(&module);
    run_command(unpack)?;
    let mut dump = Command::new("x86_64-w64-mingw32-objdump");
    dump.arg("-p").arg(module.join("gaussmle/_native.pyd"));
    check_imports(&imports(&stdout_of(dump)?))?;
    let bytes = fs::metadata(wheel).map_err(at(wheel))?.len();
    println!("{}: {:.1} MB", wheel.display(), bytes as f64 / 1e6);
    Ok(wheel.clone())
}

/// The libraries that a module needs, by the report of objdump.
fn imports(report: &str) -> Vec<String> {
    let names = report
        .lines()
        .filter_map(|line| line.trim().strip_prefix("DLL Name: "));
    names.map(str::to_lowercase).collect()
}

/// Refuses libraries that a machine with Windows and Python may not have.
fn check_imports(names: &[String]) -> Result {
    let is_known = |name: &str| LIBRARIES.contains(&name) || name.starts_with("api-ms-win-");
    match names.iter().find(|name| !is_known(name)) {
        Some(name) => Err(format!("the module needs {name}")),
        None if !names.iter().any(|name| name == LIBRARIES[0]) => {
            Err("the module does not need Python".into())
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_needs_the_system_and_the_stable_library_of_python() {
        let needs = |names: &[&str]| {
            let lines = names.iter().map(|name| format!("\tDLL Name: {name}\n"));
            check_imports(&imports(&lines.collect::<String>()))
        };
        assert_eq!(
            needs(&[
                "KERNEL32.dll",
                "python3.dll",
                "api-ms-win-core-synch-l1-2-0.dll"
            ]),
            Ok(())
        );
        for names in [
            &["KERNEL32.dll"][..],
            &["python3.dll", "python312.dll"],
            &["python3.dll", "libgcc_s_seh-1.dll"],
        ] {
            assert!(needs(names).is_err(), "{names:?}");
        }
    }
}
