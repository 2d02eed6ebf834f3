//! Builds of the whole workspace.
//!
//! Cargo resolves other features for a part of the workspace than for all of it, and then compiles
//! CubeCL again, which takes minutes. Every build for this system therefore names the whole workspace, and every one
//! for others the same packages.

use std::env::var_os;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::run;

/// The packages of users, of which a release has the program, the C library and the Python module.
pub const PRODUCT: [&str; 3] = ["gaussmle-cli", "gaussmle-capi", "gaussmle-python"];

/// Builds libraries, programs and examples for the tests. The examples have the features of the tests, and
/// all else has them with the examples: the tests compile no crate again.
pub fn build() -> Result {
    build_targets(&["--lib", "--bins", "--examples"])
}

/// Builds libraries and programs as they are shipped, without the hooks of the tests.
pub fn build_shipped() -> Result {
    build_targets(&["--lib", "--bins"])
}

/// Builds the command line alone, as it is shipped.
pub fn build_program() -> Result {
    build_targets(&["--bin", "gaussmle"])
}

fn build_targets(targets: &[&str]) -> Result {
    let build = ["build", "--release", "--workspace", "--quiet"];
    run("cargo", &[&build[..], targets].concat())
}

/// Lets what a build makes name neither the folder of the sources nor that of this user. `more` are flags of rustc.
pub fn without_folders(build: &mut Command, more: &[&str]) {
    let home = || Some(PathBuf::from(var_os("HOME")?).join(".cargo"));
    let cargo = var_os("CARGO_HOME").map(PathBuf::from).or_else(home);
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let mut flags = vec![remap(&root(), "gaussmle")];
    flags.extend(cargo.map(|folder| remap(&folder, "cargo")));
    flags.extend(more.iter().map(|&flag| flag.to_owned()));
    // The separator is one that no path has.
    build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
}

/// A command that runs an example, which [`build`] must have built.
pub fn example(name: &str) -> Command {
    let mut command = Command::new(root().join("target/release/examples").join(name));
    command.current_dir(root());
    command
}
