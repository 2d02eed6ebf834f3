//! Comparisons with other programs, on the same spots and movies.

use std::fs;
use std::process::Command;

use super::machine::{description, file, vectors};
use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::{run_command, stdout_of};
use crate::python;
use crate::wheel::Features;

/// Spots that are fitted.
const SPOTS: &str = "400000";

/// Fits of other programs, into `benches/record/others-<processor>.csv`.
pub fn fits() -> Result {
    python::install(Features::Shipped)?;
    let mut command = Command::new("python3");
    command.args(["benchmarks/against_others.py", SPOTS]);
    command.args(vectors());
    command.env("PYTHONPATH", python::path()?);
    command.current_dir(root().join("bindings/python"));
    let table = stdout_of(command)?;
    print!("{table}");
    let file = file("others");
    fs::write(&file, table).map_err(at(&file))
}

/// A movie localized by Picasso's command line and by ours, into
/// `benches/record/picasso-<processor>.csv`.
pub fn movies() -> Result {
    build_programs()?;
    let mut command = Command::new("python3");
    command.args([
        "benches/against_picasso.py",
        "--gaussmle",
        "target/release/gaussmle",
    ]);
    command.args([
        "--picasso",
        "python3 -m picasso",
        "--work",
        "target/against-picasso",
    ]);
    command.arg("--vectors").args(vectors());
    command.arg("--out").arg(file("picasso"));
    command
        .env("PYTHONPATH", tools().join("python"))
        .current_dir(root());
    run_command(command)
}

/// The time of `localize` over the cores of this machine, into
/// `benches/record/cores-<processor>.csv`.
pub fn cores() -> Result {
    build_programs()?;
    let mut command = Command::new("python3");
    command.args([
        "benches/over_cores.py",
        "--gaussmle",
        "target/release/gaussmle",
    ]);
    command.args(["--work", "target/over-cores", "--vectors"]);
    command.args(vectors()).current_dir(root());
    let table = stdout_of(command)?;
    print!("{table}");
    let file = file("cores");
    fs::write(&file, format!("# {}\n{table}", description()?)).map_err(at(&file))
}

fn build_programs() -> Result {
    let mut build = Command::new("cargo");
    build.args(["build", "--release", "--workspace", "--bins"]);
    build.current_dir(root());
    run_command(build)
}
