//! Debian's compilers for Windows, and its Wine.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo;
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run, run_command};

/// The name of the system for Rust.
pub const TARGET: &str = "x86_64-pc-windows-gnu";

/// The folder of the builds, and of Wine's files.
pub const FOLDER: &str = "target/windows";

/// Debian's Wine, without the script before it.
pub const WINE: &str = "/usr/lib/wine/wine64";

/// The compiler for C.
pub const GCC: &str = "x86_64-w64-mingw32-gcc";

/// Removes symbols.
pub const STRIP: &str = "x86_64-w64-mingw32-strip";

/// Builds program and libraries.
pub fn build() -> Result {
    run_command(cargo_for_windows("build", &cargo::PRODUCT))
}

/// The folder of what cargo has built.
pub fn built() -> PathBuf {
    root().join(FOLDER).join(TARGET).join("release")
}

/// Debian's cargo, which compiles the standard library, too.
pub fn debian_cargo(action: &str, target: &str, folder: &str) -> Command {
    let mut command = Command::new("/usr/bin/cargo");
    command.args([action, "--target", target, "--target-dir", folder]);
    // With `test`, programs and tests have the same standard library, and crates are compiled once.
    command.arg("-Zbuild-std=std,panic_abort,test");
    // Only a nightly cargo builds the standard library, or one with this variable.
    command.env("RUSTC_BOOTSTRAP", "1");
    command.env("RUSTC", "/usr/bin/rustc");
    // The linker writes the time of the day into programs for Windows.
    let flags: &[&str] = match target {
        TARGET => &["-Clink-arg=-Wl,--no-insert-timestamp"],
        _ => &[],
    };
    cargo::without_folders(&mut command, flags);
    command.current_dir(root());
    command
}

pub fn cargo_for_windows(action: &str, packages: &[&str]) -> Command {
    let mut command = debian_cargo(action, TARGET, FOLDER);
    command.args(["--release", "--locked", "--quiet"]);
    command.args(packages.iter().flat_map(|name| ["--package", name]));
    command
}

/// Has a command's programs run in Wine, with a library that it lacks.
pub fn in_wine(command: &mut Command) -> Result {
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let library = format!("{FOLDER}/bcryptprimitives.dll");
    let source = "xtask/bcryptprimitives.c";
    run(GCC, &["-shared", "-o", &library, source, "-ladvapi32"])?;
    let variable = TARGET.to_uppercase().replace('-', "_");
    command.env(format!("CARGO_TARGET_{variable}_RUNNER"), WINE);
    command.env("WINEDEBUG", "-all");
    command.env("WINEPREFIX", folder.join("wine"));
    // The folder of libraries. Wine calls the root of this system `Z:`.
    command.env("WINEPATH", format!("Z:{}", folder.display()));
    Ok(())
}

/// Starts Wine's server, which stays for ten minutes after the last program. Otherwise it ends after seconds, and a
/// program that starts at that moment fails without a word.
pub fn start_wine() -> Result {
    let mut server = Command::new("/usr/lib/wine/wineserver64");
    server.arg("--persistent=600").current_dir(root());
    in_wine(&mut server)?;
    // It fails if one is running.
    let _ = server.status();
    Ok(())
}

/// A command that runs a program for Windows.
pub fn wine(program: &Path) -> Result<Command> {
    let mut command = Command::new(WINE);
    command.arg(program).current_dir(root());
    in_wine(&mut command)?;
    Ok(command)
}
