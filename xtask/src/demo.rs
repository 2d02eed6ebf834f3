//! The demo of the README: the basic example, then a movie localized with the command line.

use std::fs;
use std::process::Command;

use crate::cargo;
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of};

/// Builds and runs the demo.
pub fn run() -> Result {
    cargo::build()?;
    run_command(cargo::example("basic"))?;
    localize_movie()
}

/// Runs the demo and compares the output of the basic example with the output in the README. The
/// README shows the output of a machine without a GPU, as CI has it.
pub fn check() -> Result {
    let readme = root().join("README.md");
    let readme = fs::read_to_string(&readme).map_err(at(&readme))?;
    let expected = readme
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .ok_or("the README shows no output of the demo: add a ```text block")?;
    let output = stdout_of(cargo::example("basic"))?;
    print!("{output}");
    let missing: Vec<_> = expected
        .lines()
        .filter(|line| *line != "..." && output.lines().all(|other| other != *line))
        .collect();
    if !missing.is_empty() {
        return Err(format!(
            "the README shows lines that the demo does not print:\n{}",
            missing.join("\n")
        ));
    }
    localize_movie()
}

/// Simulates a movie and localizes it with the built program.
fn localize_movie() -> Result {
    let folder = root().join("target/demo");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let program = root().join("target/release/gaussmle");
    for arguments in [
        "simulate --movie -o movie.tif --truth truth.csv --frames 100 --quiet",
        "localize movie.tif -o locs.csv --model xynb --sigma 0.13 --pixel-size 0.1",
    ] {
        println!("\ngaussmle {arguments}");
        let mut command = Command::new(&program);
        command.args(arguments.split(' ')).current_dir(&folder);
        run_command(command)?;
    }
    println!("target/demo/locs.csv is the table, target/release/gaussmle the program");
    Ok(())
}
