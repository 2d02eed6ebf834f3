//! The same fits on other systems: on Windows, by Wine, and on AArch64, by QEMU. On macOS, the same instructions.
//!
//! Debian has linkers and libraries in C for Windows and AArch64. Rust's standard library is compiled from
//! Debian's package of its sources.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of, timed};
use crate::windows::{self, debian_cargo, in_wine};

/// The folder of the builds for other systems.
const FOLDER: &str = "target/systems";

const AARCH64: &str = "aarch64-unknown-linux-gnu";

const MACOS: &str = "aarch64-apple-darwin";

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
        let there = stdout_of(aarch64()?)?;
        compare("AArch64", &lines(&there, NEON), &lines(&here, AVX2))
    })?;
    timed("macOS, AArch64", || {
        compare_kernels(&kernels(MACOS)?, &kernels(AARCH64)?)
    })
}

/// The instructions of the kernels for AArch64 by their names, from the library for a system.
fn kernels(target: &str) -> Result<BTreeMap<String, Vec<String>>> {
    let mut build = debian_cargo("build", target, FOLDER)?;
    build.args(["--quiet", "--package", "gaussmle-kernels"]);
    build.args(["--features", "cpu", "--lib"]);
    build.env("CARGO_PROFILE_DEV_DEBUG", "false");
    run_command(build)?;
    let library = format!("{FOLDER}/{target}/debug/libgaussmle_kernels.rlib");
    let mut dump = Command::new("llvm-objdump");
    dump.args(["--disassemble", "--demangle", &library]);
    dump.current_dir(root());
    Ok(instructions(&stdout_of(dump)?))
}

/// The words of the instructions of each kernel, from a report of llvm-objdump.
fn instructions(report: &str) -> BTreeMap<String, Vec<String>> {
    let mut kernels = BTreeMap::new();
    let mut current = None;
    for line in report.lines() {
        if let Some(symbol) = line.strip_suffix(">:") {
            let name = symbol.split("::").find(|part| part.ends_with("_neon"));
            current = name.map(|name| kernels.entry(name.to_owned()).or_insert_with(Vec::new));
        } else if let (Some(words), Some((_, rest))) = (&mut current, line.split_once(": ")) {
            // Four bytes, and the instruction in words, which names addresses.
            let bytes = rest.split_whitespace().take(4);
            words.push(bytes.collect::<Vec<_>>().join(" "));
        }
    }
    kernels
}

fn compare_kernels(
    there: &BTreeMap<String, Vec<String>>,
    here: &BTreeMap<String, Vec<String>>,
) -> Result {
    let folder = root().join("kernels/generated");
    let files = fs::read_dir(&folder).map_err(at(&folder))?.flatten();
    let is_kernel = |name: &str| name.ends_with("_neon.s");
    let all = files.filter(|file| is_kernel(&file.file_name().to_string_lossy()));
    let all = all.count();
    if all == 0 || here.len() != all || here.values().any(Vec::is_empty) {
        return Err(format!("{} of {all} kernels were found", here.len()));
    }
    let mut names = here.keys().chain(there.keys());
    if let Some(name) = names.find(|name| here.get(*name) != there.get(*name)) {
        return Err(format!(
            "{name} has other instructions on macOS than on Linux"
        ));
    }
    let count: usize = here.values().map(Vec::len).sum();
    println!("macOS: the {all} kernels have the same {count} instructions as on Linux");
    Ok(())
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
    let mut command = fits(debian_cargo("run", windows::TARGET, FOLDER)?);
    in_wine(&mut command)?;
    Ok(command)
}

fn aarch64() -> Result<Command> {
    let mut command = fits(debian_cargo("run", AARCH64, FOLDER)?);
    command.env(
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER",
        "qemu-aarch64-static -L /usr/aarch64-linux-gnu",
    );
    command.env(
        "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER",
        "aarch64-linux-gnu-gcc",
    );
    Ok(command)
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
    fn instructions_of_kernels_are_words_without_addresses() {
        let report = "\n0000000000000000 <gaussmle_kernels::cpu::kernel::a_neon::h12>:\n       0: 83 0a 00 34  \tcbz\tw3, 0x150 <a>\n       4: 62 0a 00 34 \tret\n\n\
                      0000000000000008 <other::h3>:\n       8: 83 0a 00 34  \tret\n";
        let found = instructions(report);
        assert_eq!(found.len(), 1);
        assert_eq!(found["a_neon"], ["83 0a 00 34", "62 0a 00 34"]);
        assert!(compare_kernels(&found, &found).is_err(), "most are missing");
    }

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
