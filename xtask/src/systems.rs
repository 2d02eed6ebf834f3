//! The same fits on other systems: on Windows, by Wine, and on AArch64, by QEMU. On macOS, the same instructions.
//!
//! Debian has linkers and libraries in C for Windows and AArch64. Rust's standard library is compiled from
//! Debian's package of its sources.

use std::collections::BTreeSet;
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
        let there = stdout_of(aarch64())?;
        compare("AArch64", &lines(&there, NEON), &lines(&here, AVX2))
    })?;
    timed("macOS, AArch64", || {
        compare_kernels(&kernels(MACOS)?, &kernels(AARCH64)?)
    })
}

/// The functions of the library with the kernels for a system with AArch64.
fn kernels(target: &str) -> Result<Vec<Function>> {
    let mut build = debian_cargo("build", target, FOLDER);
    build.args(["--quiet", "--package", "gaussmle-kernels"]);
    build.args(["--features", "cpu", "--lib"]);
    build.env("CARGO_PROFILE_DEV_DEBUG", "false");
    run_command(build)?;
    let library = format!("{FOLDER}/{target}/debug/libgaussmle_kernels.rlib");
    let mut dump = Command::new("llvm-objdump");
    dump.args(["--disassemble", "--demangle", &library]);
    dump.current_dir(root());
    Ok(functions(&stdout_of(dump)?))
}

/// A function of a library: its symbol, and the words of its instructions.
type Function = (String, Vec<String>);

/// The functions in a report of llvm-objdump.
fn functions(report: &str) -> Vec<Function> {
    let mut functions: Vec<Function> = Vec::new();
    for line in report.lines() {
        if let Some(symbol) = line.strip_suffix(">:") {
            functions.push((symbol.to_owned(), Vec::new()));
        } else if let (Some((_, words)), Some((_, rest))) =
            (functions.last_mut(), line.split_once(": "))
        {
            // Four bytes, and the instruction in words, which names addresses.
            let bytes = rest.split_whitespace().take(4);
            words.push(bytes.collect::<Vec<_>>().join(" "));
        }
    }
    functions
}

/// Looks for each kernel of this system among the functions of another: a section of Mach-O begins with a symbol of the
/// assembler in place of the first function's.
fn compare_kernels(there: &[Function], here: &[Function]) -> Result {
    let folder = root().join("kernels/generated");
    let files = fs::read_dir(&folder).map_err(at(&folder))?.flatten();
    let is_kernel = |name: &str| name.ends_with("_neon.s");
    let all = files.filter(|file| is_kernel(&file.file_name().to_string_lossy()));
    let all = all.count();
    let is_kernel = |symbol: &str| symbol.split("::").any(|part| part.ends_with("_neon"));
    let kernels: Vec<&Function> = here.iter().filter(|(name, _)| is_kernel(name)).collect();
    if all == 0 || kernels.len() != all || kernels.iter().any(|(_, words)| words.is_empty()) {
        return Err(format!("{} of {all} kernels were found", kernels.len()));
    }
    let codes: BTreeSet<&[String]> = there.iter().map(|(_, words)| &words[..]).collect();
    let mut others = kernels
        .iter()
        .filter(|(_, words)| !codes.contains(&words[..]));
    if let Some((name, _)) = others.next() {
        return Err(format!(
            "{name} has other instructions on macOS than on Linux"
        ));
    }
    let count: usize = kernels.iter().map(|(_, words)| words.len()).sum();
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
    fn instructions_are_words_without_addresses() {
        let report = "\n0000000000000000 <kernel::a_neon>:\n       0: 83 0a 00 34  \tcbz\tw3, 0x150 <a>\n       4: 62 0a 00 34 \tret\n\n\
                      0000000000000008 <ltmp1>:\n       8: 83 0a 00 34  \tret\n";
        let found = functions(report);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].1, ["83 0a 00 34", "62 0a 00 34"]);
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
