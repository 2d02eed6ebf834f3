//! The functions for GNU Octave and MATLAB, compiled and tested in Octave.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo;
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of, timed};

/// Builds the C library and the command line, and runs the tests.
pub fn test() -> Result {
    cargo::build()?;
    test_built()
}

/// Runs the tests. The C library and the command line have been built.
pub fn test_built() -> Result {
    let prefix = library_prefix()?;
    timed("gaussmle_mex as C99", || is_c99(&prefix))?;
    timed("gaussmle_mex", || build(&prefix))?;
    timed("tests in Octave", || {
        let functions = root().join("bindings/matlab");
        let tests = functions.join("tests");
        let mut octave = octave(&format!(
            "addpath('{}', '{}', '{}'); run_tests();",
            functions.display(),
            prefix.display(),
            tests.display()
        ));
        octave.env(
            "GAUSSMLE_TEST_PROGRAM",
            root().join("target/release/gaussmle"),
        );
        run_command(octave)
    })
}

/// A prefix as that of an installation, with links to the library that was built and its header.
fn library_prefix() -> Result<PathBuf> {
    let prefix = root().join("target/octave");
    if prefix.exists() {
        fs::remove_dir_all(&prefix).map_err(at(&prefix))?;
    }
    let folder = prefix.join("lib");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let library = root().join("target/release/libgaussmle.so");
    for name in ["libgaussmle.so", "libgaussmle.so.1"] {
        let link = folder.join(name);
        symlink(&library, &link).map_err(at(&link))?;
    }
    let headers = prefix.join("include");
    symlink(root().join("bindings/c/include"), &headers).map_err(at(&headers))?;
    Ok(prefix)
}

/// Compiles the source with the warnings that Octave's flags leave out.
fn is_c99(prefix: &Path) -> Result {
    let mut flags = Command::new("mkoctfile");
    flags.args(["--print", "INCFLAGS"]);
    let flags = stdout_of(flags)?;
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror"]);
    compiler.args(["-fsyntax-only", "-x", "c"]);
    // Headers of Octave are not checked.
    let headers = flags.split_whitespace();
    for folder in headers.filter_map(|flag| flag.strip_prefix("-I")) {
        compiler.args(["-isystem", folder]);
    }
    compiler.arg("-I").arg(prefix.join("include"));
    compiler.arg(root().join("bindings/matlab/gaussmle_mex.c"));
    run_command(compiler)
}

fn build(prefix: &Path) -> Result {
    let functions = root().join("bindings/matlab");
    run_command(octave(&format!(
        "addpath('{}'); gaussmle_build('{prefix}', '{prefix}');",
        functions.display(),
        prefix = prefix.display()
    )))
}

fn octave(code: &str) -> Command {
    // Tests that hang end with status 124.
    let mut octave = Command::new("timeout");
    octave.args(["1200", "octave-cli", "--norc", "--quiet", "--eval", code]);
    octave
}
