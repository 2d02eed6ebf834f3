//! Program and libraries for systems with an old glibc: zig links them with the symbols of that version.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo;
use crate::error::Result;
use crate::paths::{root, tools};
use crate::process::{run_command, stdout_of};

/// The oldest glibc: that of RHEL 8 and Debian 10, of 2018.
pub const GLIBC: [u32; 2] = [2, 28];

pub const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Builds the program and the C libraries, and returns their folder.
pub fn build() -> Result<PathBuf> {
    let [major, minor] = GLIBC;
    let mut command = Command::new(tools().join("release/bin/cargo-zigbuild"));
    command.args(["zigbuild", "--release", "--locked", "--quiet"]);
    // The wheel compiles all crates again: maturin brings another version of the linker, which cargo notices.
    command.args(cargo::PRODUCT.map(|name| format!("--package={name}")));
    command.args(["--target", &format!("{TARGET}.{major}.{minor}")]);
    prepare(&mut command);
    run_command(command)?;
    let built = root().join("target").join(TARGET).join("release");
    for file in ["gaussmle", "libgaussmle.so"] {
        check(&built.join(file))?;
    }
    Ok(built)
}

/// Lets a build find zig.
pub fn prepare(command: &mut Command) {
    cargo::without_folders(command, &[]);
    command.env("PYTHONPATH", tools().join("release"));
    command.current_dir(root());
}

/// Refuses a file that needs a later glibc.
fn check(file: &Path) -> Result {
    let mut symbols = Command::new("objdump");
    symbols.arg("-T").arg(file);
    match newest(&stdout_of(symbols)?) {
        Some(version) if version <= GLIBC => Ok(()),
        found => Err(format!(
            "{} needs glibc {found:?}: at most {GLIBC:?}",
            file.display()
        )),
    }
}

/// The newest version of glibc in a list of symbols.
fn newest(symbols: &str) -> Option<[u32; 2]> {
    let versions = symbols.split("GLIBC_").skip(1);
    let version = |text: &str| {
        let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let mut numbers = text[..end.unwrap_or(text.len())].split('.').map(str::parse);
        Some([numbers.next()?.ok()?, numbers.next()?.ok()?])
    };
    versions.filter_map(version).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_found() {
        let symbols = "0 DF *UND* 0 (GLIBC_2.2.5) malloc\n0 DF *UND* 0 (GLIBC_2.28) fcntl64\n0 DF *UND* 0 (GLIBC_2.3.4) a\n0 (GLIBC_PRIVATE) b\n";
        assert_eq!(newest(symbols), Some([2, 28]));
        assert_eq!(
            newest("0 DF *UND* 0 (GLIBC_2.34) dlsym\n(GLIBC_2.9)"),
            Some([2, 34])
        );
        assert_eq!(newest("none"), None);
    }
}
