//! Every test: Rust, documentation, the Python package, and the plug-in for ImageJ.

use std::env;
use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::{run_command, timed};
use crate::tools::Tool;
use crate::{cargo, imagej, minimal, octave, python};

/// Runs every test, with additional environment variables.
pub fn run(environment: &[(&str, &str)]) -> Result {
    // `cargo test` builds no shared library for the tests of the C library.
    timed("build", cargo::build)?;
    for (part, arguments) in [
        // Of the programs, only xtask has unit tests.
        ("build of the tests", "--lib --bin xtask --test * --no-run"),
        // Four at once: many wait for another process or a device, and most others use one core.
        (
            "Rust tests",
            "--no-fail-fast --lib --bin xtask --test * -- --test-threads=4 --show-output",
        ),
        ("examples in the documentation", "--doc"),
    ] {
        let mut command = Command::new("cargo");
        command.args(["test", "--release", "--workspace"]);
        command.args(arguments.split(' ')).current_dir(root());
        command.envs(environment.iter().copied());
        timed(part, || run_command(command))?;
    }
    if Tool::Python.is_present() {
        python::test(environment)?;
    } else {
        let missing = "the tests of the Python package need the packages of xtask/python.txt";
        skip("python", missing, environment)?;
    }
    if Tool::ImageJ.is_present() {
        imagej::test_built()?;
    } else {
        let missing = "the tests of the plug-in for ImageJ need ImageJ, JNA, Java and Xvfb";
        skip("imagej", missing, environment)?;
    }
    if Tool::Octave.is_present() {
        octave::test_built()?;
    } else {
        let missing = "the tests in Octave need octave-cli and mkoctfile";
        skip("octave", missing, environment)?;
    }
    timed("library with the CPU alone", minimal::check)
}

/// Prints that tests are skipped. An error if `GAUSSMLE_TEST_REQUIRE` names them.
fn skip(name: &str, missing: &str, environment: &[(&str, &str)]) -> Result {
    let lists = environment
        .iter()
        .filter(|(variable, _)| *variable == "GAUSSMLE_TEST_REQUIRE");
    let given = lists.map(|(_, list)| (*list).to_owned());
    let is_required = given
        .chain(env::var("GAUSSMLE_TEST_REQUIRE"))
        .any(|list| list.split(',').any(|required| required == name));
    if is_required {
        return Err(missing.into());
    }
    println!("skipped: {missing}");
    Ok(())
}

/// Compares every cell of the fits with the f64 reference.
pub fn sweep() -> Result {
    run(&[("GAUSSMLE_TEST_THOROUGH", "1")])
}
