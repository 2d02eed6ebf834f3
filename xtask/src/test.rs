//! Every test: Rust, documentation, and the Python package.

use std::env;
use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::{run as run_process, run_command, timed};
use crate::tools::Tool;
use crate::{minimal, octave, python};

/// Runs every test, with additional environment variables.
pub fn run(environment: &[(&str, &str)]) -> Result {
    // cargo builds no shared library for the tests of the C library.
    timed("libraries", || {
        run_process(
            "cargo",
            &["build", "--release", "--workspace", "--lib", "--quiet"],
        )
    })?;
    for (part, arguments) in [
        // Of the programs, only xtask has unit tests.
        ("build of the tests", "--lib --bin xtask --test * --no-run"),
        // Two at once: a kernel is compiled on one core, and a test that fits uses all.
        (
            "Rust tests",
            "--lib --bin xtask --test * -- --test-threads=2 --show-output",
        ),
        ("examples in the documentation", "--doc"),
    ] {
        let mut command = Command::new("cargo");
        command.args(["test", "--release", "--workspace"]);
        command.args(arguments.split(' ')).current_dir(root());
        command.envs(environment.iter().copied());
        timed(part, || run_command(command))?;
    }
    if !Tool::Python.is_present() {
        let missing = "the tests of the Python package need the packages of xtask/python.txt";
        let required = |list: &str| list.split(',').any(|name| name == "python");
        let given = environment
            .iter()
            .any(|(name, list)| *name == "GAUSSMLE_REQUIRE" && required(list));
        if given || env::var("GAUSSMLE_REQUIRE").is_ok_and(|list| required(&list)) {
            return Err(missing.into());
        }
        println!("skipped: {missing}");
    } else {
        python::test(environment)?;
    }
    octave::run_or_skip(environment)?;
    timed("library with the CPU alone", minimal::check)
}

/// Compares every cell of the fits with the f64 reference.
pub fn sweep() -> Result {
    run(&[("GAUSSMLE_THOROUGH", "1")])
}
