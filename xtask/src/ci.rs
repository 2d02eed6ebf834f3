//! Continuous integration. The cheapest checks come first.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::{run, run_command, timed};
use crate::{acyclic, cargo, demo, links, package, test};

/// Runs every check of CI, and reports the seconds of each.
pub fn check() -> Result {
    timed("format", || run("cargo", &["fmt", "--all", "--check"]))?;
    timed("links", links::check)?;
    timed("acyclic", acyclic::check)?;
    timed("package", package::check)?;
    timed("clippy", || clippy("--workspace --all-targets"))?;
    timed("clippy, all features", || {
        clippy("--workspace --all-targets --all-features")
    })?;
    timed("documentation", documentation)?;
    timed("build", cargo::build)?;
    timed("demo", demo::check)?;
    timed("examples", || {
        ["scmos", "astigmatic", "backends", "crlb"]
            .into_iter()
            .try_for_each(|name| run_command(cargo::example(name)))
    })?;
    // Every tool is installed: a test that is skipped for want of one is a failure.
    test::run(&[("GAUSSMLE_REQUIRE", "wgpu,ptxas,rustc,python,chromium")])?;
    timed("library with the CPU alone", minimal_tests)
}

/// Runs clippy, which also compiles the selected targets. Warnings are errors.
fn clippy(selection: &str) -> Result {
    let mut command = Command::new("cargo");
    command.args(["clippy", "--release", "--quiet"]);
    command.args(selection.split(' '));
    command.args(["--", "-D", "warnings"]);
    command.current_dir(root());
    run_command(command)
}

/// Builds the library with the CPU back end alone, and runs its unit tests. Warnings are errors.
///
/// The features of the dependencies differ from those of the workspace, so the build has a target
/// folder of its own, and the workspace's stays valid. Without optimization the dependencies compile
/// in a fraction of the time.
fn minimal_tests() -> Result {
    for arguments in ["build", "test --lib"] {
        let mut command = Command::new("cargo");
        command.args(arguments.split(' '));
        command.args(["--quiet", "--package", "gaussmle"]);
        command.args(["--no-default-features", "--features", "cpu"]);
        command.args(["--target-dir", "target/minimal"]);
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
        command.env("RUSTFLAGS", "-D warnings").current_dir(root());
        run_command(command)?;
    }
    Ok(())
}

/// Builds the documentation. Warnings are errors; a broken link between items is a warning.
fn documentation() -> Result {
    let mut command = Command::new("cargo");
    command.args(["doc", "--release", "--workspace", "--no-deps", "--quiet"]);
    command.current_dir(root());
    command.env("RUSTDOCFLAGS", "-D warnings");
    run_command(command)
}
