//! The library with the CPU back end alone: an image program that wants fits compiles nothing else.

use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::{run_command, stdout_of};

/// Crates that fits on the CPU do not need: no compiler, among others. CubeCL itself depends on random
/// numbers and TOML.
const ABSENT: [&str; 13] = [
    "cubecl-cpu",
    "cubecl-llvm",
    "llvm-sys",
    "nvml-wrapper",
    "cudarc",
    "wgpu",
    "naga",
    "clap",
    "tiff",
    "zarrs",
    "hdf5-pure",
    "parquet",
    "zip",
];

/// Crates of optional features.
const NOT_DIRECT: [&str; 4] = ["rand", "rand_distr", "toml", "strsim"];

/// Builds and tests a program that depends on the library with the feature `cpu`, and checks what
/// it compiled. Warnings are errors.
///
/// The features of the dependencies differ from those of the workspace, so the build has a target
/// folder of its own, and the workspace's stays valid. Without optimization the dependencies compile
/// in a fraction of the time.
pub fn check() -> Result {
    check_dependencies()?;
    let mut command = Command::new("cargo");
    command.args(["test", "--quiet", "--package", "gaussmle-minimal"]);
    command.args(["--target-dir", "target/minimal"]);
    command.env("CARGO_PROFILE_DEV_DEBUG", "false");
    command.env("RUSTFLAGS", "-D warnings").current_dir(root());
    run_command(command)
}

fn check_dependencies() -> Result {
    let all = names(&tree(&["--package", "gaussmle-minimal"])?);
    let library = ["--package", "gaussmle", "--no-default-features"];
    let features = ["--features", "cpu", "--depth", "1"];
    let direct = names(&tree(&[library.as_slice(), &features].concat())?);
    let has = |names: &[String], name: &str| names.iter().any(|listed| listed == name);
    if !has(&all, "gaussmle-kernels") || !has(&direct, "gaussmle-kernels") {
        return Err("cargo tree lists no kernels".into());
    }
    match superfluous(&all, &direct).as_slice() {
        [] => Ok(()),
        names => Err(format!(
            "the library with the feature `cpu` alone depends on {}: make each optional",
            names.join(", ")
        )),
    }
}

/// The output of `cargo tree`, without the dependencies of tests.
fn tree(selection: &[&str]) -> Result<String> {
    let mut command = Command::new("cargo");
    command.args(["tree", "--edges", "normal,build", "--prefix", "none"]);
    command.args(selection).current_dir(root());
    stdout_of(command)
}

/// The names of the packages, from lines such as `serde v1.0.219`.
fn names(tree: &str) -> Vec<String> {
    let first = |line: &str| Some(line.split_whitespace().next()?.to_owned());
    tree.lines().filter_map(first).collect()
}

fn superfluous(all: &[String], direct: &[String]) -> Vec<String> {
    let absent = all.iter().filter(|name| ABSENT.contains(&name.as_str()));
    let direct = direct
        .iter()
        .filter(|name| NOT_DIRECT.contains(&name.as_str()));
    absent.chain(direct).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn superfluous_dependencies_are_found() {
        let all = names("gaussmle v0.1.0 (/src)\ncubecl v0.11.3\nrand v0.8.5\nclap v4.6.0 (*)");
        let direct = names("gaussmle v0.1.0 (/src)\nstrsim v0.11.1\nserde v1.0.2");
        assert_eq!(superfluous(&all, &direct), ["clap", "strsim"]);
    }
}
