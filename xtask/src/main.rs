//! Set-up, demonstration, tests: one command each. It depends on nothing, so that it builds anywhere.

mod fuzz;
mod python;
mod record;
mod setup;

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus, Stdio};

const HELP: &str = "usage: cargo xtask COMMAND

  demo         simulate spots and a movie, fit them, print the scatter over the Cramér-Rao bound
  test         run every test
  ci           run what CI runs: formatting, lints, documentation, demo and tests
  setup        only fetch what the build and the tests need
  setup-build  only fetch what the build needs
  wheel        build the Python package into target/wheels, and say what is in it
  python       build it, and run its tests alone
  sweep        the long comparison with the f64 reference: every cell (hours)
  fuzz         fuzz the readers, a minute each (needs cargo-fuzz)
  record       measure this machine at length, into benches/record
  device       pack what a machine with a GPU but without cargo needs, into target/device";

/// What went wrong, in words.
type Failure = String;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    // One word, and what it does not take is refused.
    let command = if words.len() == 1 { &words[0] } else { "" };
    let done = match command {
        "demo" => setup::build().and_then(|()| demo()),
        "test" => setup::all().and_then(|()| test(&[])),
        "ci" => setup::all().and_then(|()| ci()),
        "setup" => setup::all(),
        "setup-build" => setup::build(),
        "wheel" => setup::all().and_then(|()| python::wheel()),
        "python" => setup::all().and_then(|()| python::test(&[])),
        "sweep" => setup::all().and_then(|()| sweep()),
        "fuzz" => setup::all().and_then(|()| fuzz::run()),
        "record" => setup::all().and_then(|()| record::hardware()),
        "device" => setup::build().and_then(|()| device()),
        _ => Err(HELP.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// The repository's root.
pub fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), PathBuf::from)
}

/// Runs a program in the root and waits for it.
pub fn run(program: &str, arguments: &[&str]) -> Result<(), Failure> {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    finish(command)
}

/// Runs a command with what the tests need in its environment.
pub fn finish(mut command: Command) -> Result<(), Failure> {
    prepare(&mut command);
    let status = command.status();
    succeeded(&command, status)
}

/// What the tests need in their environment, and nothing of what cargo tells this program of itself: some build scripts
/// would run again for it, and half of the dependencies with them.
fn prepare(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command.envs(setup::environment());
}

/// Runs a command likewise, and returns what it printed.
pub fn printed(mut command: Command) -> Result<String, Failure> {
    prepare(&mut command);
    command.stderr(Stdio::inherit());
    let (status, text) = match command.output() {
        Ok(output) => (Ok(output.status), output.stdout),
        Err(error) => (Err(error), Vec::new()),
    };
    succeeded(&command, status)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

fn succeeded(command: &Command, status: io::Result<ExitStatus>) -> Result<(), Failure> {
    let status = status.map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {status}"))
}

/// Builds the program and all examples. Always the whole workspace: a part of it alone would have other features of what it depends on, and
/// minutes of building anew.
fn build_all() -> Result<(), Failure> {
    let all = ["--bins", "--examples"];
    let build = ["build", "--release", "--workspace", "--quiet"];
    run("cargo", &[&build[..], &all[..]].concat())
}

/// An example, which must have been built.
fn example(name: &str) -> Command {
    let mut command = Command::new(root().join("target/release/examples").join(name));
    command.current_dir(root());
    command
}

fn demo() -> Result<(), Failure> {
    build_all()?;
    finish(example("basic"))?;
    movie_demo()
}

/// From a movie in a file to a table, with the program as users have it.
fn movie_demo() -> Result<(), Failure> {
    let folder = root().join("target/demo");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let program = root().join("target/release/gaussmle");
    for line in [
        "simulate --movie -o movie.tif --truth truth.csv --frames 100 --quiet",
        "localize movie.tif -o locs.csv --model xynb --sigma 0.13 --pixel-size 0.1",
    ] {
        println!("\ngaussmle {line}");
        let mut command = Command::new(&program);
        command.args(line.split(' ')).current_dir(&folder);
        finish(command)?;
    }
    println!("target/demo/locs.csv is the table, target/release/gaussmle the program");
    Ok(())
}

/// Runs the demonstration, which has no GPU to go to where CI runs, and holds each line that the README shows of it against what it prints.
fn check_demo() -> Result<(), Failure> {
    let readme = fs::read_to_string(root().join("README.md")).map_err(|e| e.to_string())?;
    let shown = readme
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let shown = shown.ok_or("the README shows no output")?;
    let printed = printed(example("basic"))?;
    print!("{printed}");
    let missing: Vec<_> = shown
        .lines()
        .filter(|line| *line != "..." && printed.lines().all(|other| other != *line))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the README shows what the demonstration does not print:\n{}",
        missing.join("\n")
    ))
}

fn test(environment: &[(&str, &str)]) -> Result<(), Failure> {
    for arguments in [
        // One thread: several tests use all cores themselves.
        &[
            "test",
            "--release",
            "--workspace",
            "--lib",
            "--test",
            "suite",
            "--test",
            "cli",
            "--",
            "--test-threads=1",
            "--nocapture",
        ][..],
        &["test", "--release", "--workspace", "--doc"],
    ] {
        let mut command = Command::new("cargo");
        command.args(arguments).current_dir(root());
        command.envs(environment.iter().copied());
        finish(command)?;
    }
    python::test(environment)
}

fn ci() -> Result<(), Failure> {
    run("cargo", &["fmt", "--all", "--check"])?;
    let lints = ["--", "-D", "warnings"];
    let clippy = [
        "clippy",
        "--release",
        "--workspace",
        "--all-targets",
        "--quiet",
    ];
    run("cargo", &[&clippy[..], &lints[..]].concat())?;
    let mut doc = Command::new("cargo");
    doc.args(["doc", "--release", "--workspace", "--no-deps", "--quiet"]);
    doc.current_dir(root()).env("RUSTDOCFLAGS", "-D warnings");
    finish(doc)?;
    build_all()?;
    check_demo()?;
    movie_demo()?;
    for name in ["scmos", "astigmatic", "backends", "crlb"] {
        finish(example(name))?;
    }
    // What set-up has fetched must not be skipped for want of it.
    test(&[("GAUSSMLE_REQUIRE", "wgpu,ptxas,rustc,python,chromium")])
}

fn sweep() -> Result<(), Failure> {
    test(&[("GAUSSMLE_THOROUGH", "1")])
}

/// Builds the test program and the command line and packs them for a machine without cargo.
fn device() -> Result<(), Failure> {
    // The test of the command line has it built, with the same features as everything else.
    run(
        "cargo",
        &[
            "test",
            "--release",
            "--workspace",
            "--test",
            "suite",
            "--test",
            "cli",
            "--no-run",
        ],
    )?;
    // Both programs hold LLVM: a dictionary that reaches from one into the other halves what travels.
    let pack = "
        set -e
        newest=$(ls -t target/release/deps/suite-* | grep -v '\\.d$' | head -n 1)
        strip -o target/device/suite \"$newest\"
        strip -o target/device/gaussmle target/release/gaussmle
        tar -C target/device -cf - suite gaussmle |
            xz -T1 --lzma2=preset=3,dict=256MiB > target/device/programs.tar.xz
        rm target/device/suite target/device/gaussmle
        cp xtask/device.sh target/device/
        du -h target/device/*";
    let folder = root().join("target/device");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    }
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    run("sh", &["-c", pack])?;
    println!("on the machine with the GPU: sh target/device/device.sh OUTPUT_FOLDER");
    Ok(())
}
