//! The same fits on other systems: on Windows, by Wine, and on AArch64, by QEMU.
//!
//! Debian has linkers and libraries in C for both systems. Rust's standard library is compiled from
//! Debian's package of its sources.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::{stdout_of, timed};
use crate::windows::{self, debian_cargo, in_wine};

/// The folder of the builds for other systems.
const FOLDER: &str = "target/systems";

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
        let mut command = Command::new("cargo");
        command.args(["run", "--target-dir", "target/minimal"]);
        here = stdout_of(fits(command))?;
        Ok(())
    })?;
    timed("Windows, x86-64", || {
        let there = stdout_of(windows()?)?;
        compare("Windows", &lines(&there, ""), &lines(&here, ""))
    })?;
    timed("Linux, AArch64", || {
        let there = stdout_of(aarch64())?;
        compare("AArch64", &lines(&there, NEON), &lines(&here, AVX2))
    })
}

/// Has a command of cargo build and run the program that prints the checksums. Without optimization the
/// dependencies compile in a fraction of the time, and the kernels are the same.
fn fits(mut cargo: Command) -> Command {
    cargo.args(["--quiet", "--package", "gaussmle-minimal"]);
    cargo.args(["--example", "fit_bits"]);
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "false");
    cargo.current_dir(root());
    cargo
}

fn windows() -> Result<Command> {
    let mut command = fits(debian_cargo("run", windows::TARGET, FOLDER));
    in_wine(&mut command)?;
    Ok(command)
}

fn aarch64() -> Command {
    let mut command = fits(debian_cargo("run", AARCH64, FOLDER));
    command.env(
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER",
        "qemu-aarch64-static -L /usr/aarch64-linux-gnu",
    );
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
