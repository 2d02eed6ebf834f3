//! Unit tests of code that computes addresses, in valgrind.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::run_command;

/// The tests, by parts of their names: tiles of ROIs and results, places of ROIs in frames, bytes of
/// files as numbers, launches of the compiled kernel, handles. Others take minutes each in valgrind.
const TESTS: [&str; 13] = [
    "engine::tiles",
    "engine::results",
    "result_columns",
    "cpu::tests::codes_are_nan",
    "cpu::tests::the_kernel_does_not_run_beyond",
    "repair::tests",
    "frame_block",
    "frame_queue",
    "search::cut",
    "movie::sample",
    "npy_array",
    "handles",
    "memory::tests",
];

/// Any wrong access ends a test with an error. Compiled kernels are code that valgrind has not seen.
const VALGRIND: &str = "valgrind --quiet --error-exitcode=9";

/// Runs the tests in valgrind.
pub fn run() -> Result {
    let mut command = Command::new("cargo");
    command.args(["test", "--release", "--workspace", "--lib", "--quiet", "--"]);
    command.args(TESTS);
    command.env("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", VALGRIND);
    command.current_dir(root());
    run_command(command)
}
