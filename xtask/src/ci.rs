//! Continuous integration. The cheapest checks come first.

use std::fs;
use std::process::Command;
use std::thread;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{self, run_command, timed};
use crate::setup::{CI_CHECKS, CI_TESTS, prepare};
use crate::{acyclic, cargo, demo, deny, docs, generate, kernels, links, package, page, test};

/// Runs every check of CI, and reports the seconds of each. The tools of the tests are installed while the
/// first checks run: they are mostly downloads.
pub fn run(install: bool) -> Result {
    timed("tools of the checks", || prepare(&CI_CHECKS, install))?;
    let tools = thread::spawn(move || timed("tools of the tests", || prepare(&CI_TESTS, install)));
    check()?;
    tools.join().map_err(|_| "the installation panicked")??;
    test()
}

/// Runs what comes before the tests.
fn check() -> Result {
    timed("format", format)?;
    timed("generate", generate::check)?;
    timed("links", links::check)?;
    timed("acyclic", acyclic::check)?;
    timed("package", package::check)?;
    timed("deny", deny::check)?;
    timed("page", page::check)?;
    timed("kernels", kernels::check_source)?;
    timed("clippy", clippy)?;
    timed("documentation", documentation)?;
    timed("build", cargo::build)?;
    timed("demo", demo::show)?;
    timed("examples", || {
        ["basic", "scmos", "astigmatic", "backends", "crlb"]
            .into_iter()
            .try_for_each(|name| run_command(cargo::example(name)))
    })
}

/// Runs the tests, and builds the documents.
fn test() -> Result {
    // Every tool is installed: a test that is skipped for want of one is a failure.
    test::run(&[(
        "GAUSSMLE_TEST_REQUIRE",
        "wgpu,cuda-emulated,ptxas,rustc,python,chromium,imagej,cbindgen,cmake,c++,pkg-config,valgrind,octave",
    )])?;
    timed("page in Chromium", page::browse)?;
    // The tests have installed the Python package.
    docs::build()
}

/// Checks the format, also of files that a macro declares, which `cargo fmt` does not find.
fn format() -> Result {
    process::run("cargo", &["fmt", "--all", "--check"])?;
    let mut command = Command::new("rustfmt");
    command.args(["--edition", "2024", "--check"]);
    for folder in ["kernels/src/psf", "src/model"].map(|folder| root().join(folder)) {
        for entry in fs::read_dir(&folder).map_err(at(&folder))? {
            let path = entry.map_err(at(&folder))?.path();
            if path.is_file() {
                command.arg(path);
            }
        }
    }
    run_command(command)
}

/// Runs clippy on the workspace. Warnings are errors. `cargo xtask kernels --check` runs it on the code for
/// the generator of the kernels, whose compiler takes minutes to build.
fn clippy() -> Result {
    let mut command = Command::new("cargo");
    command.args(["clippy", "--release", "--quiet", "--workspace"]);
    command.args(["--all-targets", "--", "-D", "warnings"]);
    command.current_dir(root());
    run_command(command)
}

/// Builds the documentation. Warnings are errors; a broken link between items is a warning.
fn documentation() -> Result {
    let mut command = Command::new("cargo");
    command.args(["doc", "--release", "--workspace", "--no-deps", "--quiet"]);
    command.current_dir(root());
    command.env("RUSTDOCFLAGS", "-D warnings");
    run_command(command)
}
