//! The Python package: its wheel and its tests.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::{run, run_command, stdout_of, timed};

/// Builds the wheel into `target/wheels` and prints its contents. maturin refuses a wheel that
/// needs a newer system than its tag promises.
pub fn wheel() -> Result {
    let wheel = build()?;
    let contents = contents(&wheel)?;
    print!("{contents}");
    println!("{}", wheel.display());
    if env::var_os("GAUSSMLE_RECORD").is_some() {
        let record = root().join("benches/record/wheel.txt");
        fs::write(&record, contents).map_err(at(&record))?;
    }
    Ok(())
}

/// Builds the wheel and returns its path.
fn build() -> Result<PathBuf> {
    check_features()?;
    let folder = root().join("target/wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    let mut maturin = Command::new(tools().join("python/bin/maturin"));
    maturin.args(["build", "--release", "--locked", "--quiet", "--out"]);
    maturin.arg(&folder);
    maturin.current_dir(root().join("bindings/python"));
    run_command(maturin)?;
    let mut files = fs::read_dir(&folder).map_err(at(&folder))?;
    let wheel = files.next().and_then(|file| file.ok());
    wheel
        .map(|wheel| wheel.path())
        .ok_or_else(|| format!("maturin left no wheel in {}", folder.display()))
}

/// Refuses to build the package if its dependencies would have other features than in the whole
/// workspace: CubeCL would be compiled again, which takes minutes.
fn check_features() -> Result {
    let features = |selection: &str| -> Result<BTreeSet<String>> {
        let mut tree = Command::new("cargo");
        tree.args(["tree", "--locked", "--prefix=none"]);
        tree.args(["--format={p}: {f}", selection]);
        tree.current_dir(root().join("bindings/python"));
        let lines = stdout_of(tree)?;
        // cargo marks lines that it has printed before. Crates of the workspace have a path; the tests
        // enable `test-util` of some, and they compile in a minute.
        let crates = lines.lines().map(|line| line.trim_end_matches(" (*)"));
        let crates = crates.filter(|line| !line.contains(" (/"));
        Ok(crates.map(str::to_owned).collect())
    };
    let workspace = features("--workspace")?;
    let package = features("--edges=normal,build")?;
    let different: Vec<&str> = package.difference(&workspace).map(String::as_str).collect();
    if different.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the Python package has features that the workspace does not have: add these crates to \
         bindings/python/Cargo.toml, with the features of the workspace:\n{}",
        different.join("\n")
    ))
}

/// The wheel's size and list of files.
fn contents(wheel: &Path) -> Result<String> {
    let mut list = Command::new("python3");
    list.args(["-m", "zipfile", "-l"]).arg(wheel);
    let files = stdout_of(list)?;
    let bytes = fs::metadata(wheel).map_err(at(wheel))?.len();
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    let mut contents = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(contents, "{name}: {:.1} MB\n", bytes as f64 / 1e6);
    for line in files.lines().skip(1) {
        // Name, date, time, size.
        let fields: Vec<&str> = line.split_whitespace().collect();
        if let [name, .., size] = fields[..] {
            let _ = writeln!(contents, "{size:>12}  {name}");
        }
    }
    Ok(contents)
}

/// Builds the wheel and installs it in `target/tools/gaussmle-python`.
pub fn install() -> Result {
    let mut wheel = PathBuf::new();
    timed("wheel", || {
        wheel = build()?;
        Ok(())
    })?;
    let folder = folder();
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    let (to, from) = (folder.display().to_string(), wheel.display().to_string());
    let install = ["-m", "pip", "install", "--quiet", "--no-deps", "--target"];
    run("python3", &[&install[..], &[&to, &from]].concat())
}

/// The folder in which the package is installed for tests.
pub fn folder() -> PathBuf {
    tools().join("gaussmle-python")
}

/// The folders of the package and of the packages that its tests need, for `PYTHONPATH`.
pub fn path() -> Result<OsString> {
    env::join_paths([folder(), tools().join("python")]).map_err(|error| error.to_string())
}

/// Builds and installs the wheel, and runs the tests of the package and of Picasso's plug-in. Those of
/// the plug-in that need Qt are skipped.
pub fn test(environment: &[(&str, &str)]) -> Result {
    install()?;
    timed("Python tests", || pytest("bindings/python", environment))?;
    timed("tests of the Picasso plug-in", || {
        pytest("bindings/picasso", environment)
    })
}

/// Runs the tests in a folder of the repository.
fn pytest(tested: &str, environment: &[(&str, &str)]) -> Result {
    let mut pytest = Command::new("python3");
    pytest.args(["-m", "pytest", "-q"]);
    pytest.current_dir(root().join(tested));
    pytest.env("PYTHONPATH", path()?);
    // The default folder of recorded data.
    let data = root().join("../shared/data");
    if env::var_os("GAUSSMLE_DATA").is_none() && data.is_dir() {
        pytest.env("GAUSSMLE_DATA", data);
    }
    pytest.envs(environment.iter().copied());
    run_command(pytest)
}
