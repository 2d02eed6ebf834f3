//! Programs in C that call the library.

use std::path::Path;
use std::process::Command;

use crate::support::{compiled, has, output_of, skipped, with_library};

fn run(file: &str) {
    output_of(&mut with_library(compiled(file)));
}

/// Runs a program in valgrind, which ends with an error for wrong uses of memory and for leaks.
fn run_in_valgrind(file: &str) {
    if !has("valgrind") {
        skipped("valgrind");
        return;
    }
    let program = compiled(file);
    let mut valgrind = with_library("valgrind");
    valgrind.args(["--quiet", "--error-exitcode=9", "--leak-check=full"]);
    valgrind.args([
        "--errors-for-leak-kinds=definite",
        "--show-leak-kinds=definite",
    ]);
    // Compiled kernels are code that valgrind has not seen.
    valgrind.args(["--smc-check=all-non-file"]);
    output_of(valgrind.arg(program));
}

#[test]
fn refused_calls_have_a_status_and_words() {
    run("tests/programs/errors.c");
}

#[test]
fn refused_calls_leave_no_memory() {
    run_in_valgrind("tests/programs/errors.c");
}

#[test]
fn ten_threads_fit_at_once() {
    run("tests/programs/threads.c");
}

#[test]
fn a_forked_process_gets_a_status() {
    run("tests/programs/fork.c");
}

#[test]
fn the_example_fits_in_valgrind() {
    run_in_valgrind("examples/fit.c");
}

/// The first program of `docs/c.md` compiles as it is, and fits.
#[test]
fn the_program_of_the_documentation_works() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/c.md");
    let text = std::fs::read_to_string(docs).expect("read");
    let code = text
        .split("```c\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let folder = crate::support::folder("docs");
    let file = folder.join("documented.c");
    let main = "
int main(void)
{
    static uint16_t pixels[5][11][11];
    for (int i = 0; i < 5 * 121; i++)
        pixels[i / 121][i / 11 % 11][i % 11] = (uint16_t)(110 + (i % 121 == 60 ? 900 : i % 3));
    double x[5], y[5];
    return fit(&pixels[0][0][0], 5, x, y) || x[0] < 0.5 || x[0] > 0.6 || y[4] < 0.5 || y[4] > 0.6;
}
";
    std::fs::write(&file, format!("{}{main}", code.expect("a program"))).expect("written");
    let program = compiled(&file.display().to_string());
    let mut command: Command = with_library(program);
    output_of(command.current_dir(&folder).env("GAUSSMLE_BACKEND", "cpu"));
    assert!(folder.join("localizations.parquet").exists());
}
