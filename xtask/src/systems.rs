//! The same fits on other systems: on Windows, by Wine, and on AArch64, by QEMU.
//!
//! Debian has linkers and libraries in C for both systems. Rust's standard library is compiled from
//! Debian's package of its sources.

use std::fs;
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run, stdout_of, timed};

/// The folder of the builds for other systems, and of Wine's files.
const FOLDER: &str = "target/systems";

/// Debian's Wine, without the script before it.
const WINE: &str = "/usr/lib/wine/wine64";

const WINDOWS: &str = "x86_64-pc-windows-gnu";
const AARCH64: &str = "aarch64-unknown-linux-gnu";

/// The widths of vectors, which lines begin with, of two sets of instructions with multiply-add: AVX2
/// and NEON.
const AVX2: &str = "8 ";
const NEON: &str = "4 ";

/// Fits spots with every model and camera on this system and on others, and compares checksums of the
/// results.
///
/// Windows runs the same kernels. Those for AArch64 are other code for the same operations, so the
/// results are those of AVX2. SSE4.2 has no multiply-add.
pub fn check() -> Result {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err("other systems are compared with Linux on x86-64: run it there".into());
    }
    let mut here = String::new();
    timed("Linux, x86-64", || {
        let mut command = fits("cargo");
        command.args(["--target-dir", "target/minimal"]);
        here = stdout_of(command)?;
        Ok(())
    })?;
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    timed("Windows, x86-64", || {
        let there = stdout_of(windows()?)?;
        compare("Windows", &lines(&there, ""), &lines(&here, ""))
    })?;
    timed("Linux, AArch64", || {
        let there = stdout_of(aarch64())?;
        compare("AArch64", &lines(&there, NEON), &lines(&here, AVX2))
    })
}

/// Builds and runs the program that prints the checksums. Without optimization the dependencies compile
/// in a fraction of the time, and the kernels are the same.
fn fits(cargo: &str) -> Command {
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--package", "gaussmle-minimal"]);
    command.args(["--example", "fit_bits"]);
    command.env("CARGO_PROFILE_DEV_DEBUG", "false");
    command.current_dir(root());
    command
}

/// As [`fits`] for another system, with Debian's cargo.
fn fits_for(target: &str, runner: &str) -> Command {
    let mut command = fits("/usr/bin/cargo");
    command.args(["--target", target, "--target-dir", FOLDER]);
    command.arg("-Zbuild-std=std,panic_abort");
    // Only a nightly cargo builds the standard library, or one with this variable.
    command.env("RUSTC_BOOTSTRAP", "1");
    command.env("RUSTC", "/usr/bin/rustc");
    let variable = target.to_uppercase().replace('-', "_");
    command.env(format!("CARGO_TARGET_{variable}_RUNNER"), runner);
    command
}

fn windows() -> Result<Command> {
    let library = format!("{FOLDER}/bcryptprimitives.dll");
    let source = "xtask/bcryptprimitives.c";
    run(
        "x86_64-w64-mingw32-gcc",
        &["-shared", "-o", &library, source, "-ladvapi32"],
    )?;
    let folder = root().join(FOLDER);
    let mut command = fits_for(WINDOWS, WINE);
    command.env("WINEDEBUG", "-all");
    command.env("WINEPREFIX", folder.join("wine"));
    // The folder of libraries. Wine calls the root of this system `Z:`.
    command.env("WINEPATH", format!("Z:{}", folder.display()));
    Ok(command)
}

fn aarch64() -> Command {
    let mut command = fits_for(AARCH64, "qemu-aarch64-static -L /usr/aarch64-linux-gnu");
    command.env(
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER",
        "aarch64-linux-gnu-gcc",
    );
    command
}

/// The lines that begin with a word, without it.
fn lines<'a>(output: &'a str, word: &str) -> Vec<&'a str> {
    let lines = output.lines();
    lines.filter_map(|line| line.strip_prefix(word)).collect()
}

fn compare(system: &str, there: &[&str], here: &[&str]) -> Result {
    if here.is_empty() || there.len() != here.len() {
        let (there, here) = (there.len(), here.len());
        return Err(format!(
            "{system} has {there} sets of fits, and this system {here}"
        ));
    }
    let all = here.len();
    let differing: Vec<_> = there.iter().zip(here).filter(|(a, b)| a != b).collect();
    if let Some((there, here)) = differing.first() {
        let count = differing.len();
        return Err(format!(
            "{system}: {count} of {all} sets of fits differ, the first is\n  {there}\nand here\n  {here}"
        ));
    }
    println!("{system}: all {all} sets of fits have the same bits");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_that_differs_or_is_missing_is_found() {
        let here = "8 xynb: 1\n8 xynbs: 2\n4 xynb: 3\n";
        let here = lines(here, AVX2);
        assert_eq!(here, ["xynb: 1", "xynbs: 2"]);
        assert_eq!(
            compare("", &lines("4 xynb: 1\r\n4 xynbs: 2\r\n", NEON), &here),
            Ok(())
        );
        for there in [
            "4 xynb: 1\n4 xynbs: 3\n",
            "4 xynb: 1\n",
            "8 xynb: 1\n8 xynbs: 2\n",
        ] {
            assert!(compare("", &lines(there, NEON), &here).is_err(), "{there}");
        }
        assert!(compare("", &[], &[]).is_err());
    }
}
