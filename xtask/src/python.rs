//! The Python package: its wheel, and its tests.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Failure, finish, printed, root, run, setup};

/// Builds the wheel into `target/wheels`, stripped, and says what is in it. maturin refuses one that needs more of a system than its
/// tag says.
pub fn wheel() -> Result<(), Failure> {
    let wheel = build()?;
    let about = contents(&wheel)?;
    print!("{about}");
    println!("{}", wheel.display());
    if env::var_os("GAUSSMLE_RECORD").is_some() {
        fs::write(root().join("benches/record/wheel.txt"), about).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// The wheel, of which there is one.
fn build() -> Result<PathBuf, Failure> {
    same_features()?;
    let folder = root().join("target/wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    }
    let mut maturin = Command::new(setup::tools().join("python/bin/maturin"));
    maturin.args(["build", "--release", "--locked", "--quiet", "--out"]);
    maturin.arg(&folder);
    maturin.current_dir(root().join("bindings/python"));
    finish(maturin)?;
    let mut files = fs::read_dir(&folder).map_err(|e| e.to_string())?;
    let wheel = files.next().and_then(Result::ok);
    wheel
        .map(|wheel| wheel.path())
        .ok_or_else(|| "maturin has built no wheel".into())
}

/// Refuses to build the package alone where that resolves other features of what it depends on than the workspace does: CubeCL would be
/// compiled once more, for minutes.
fn same_features() -> Result<(), Failure> {
    let features = |which: &[&str]| -> Result<BTreeSet<String>, Failure> {
        let mut tree = Command::new("cargo");
        tree.args(["tree", "--locked", "--prefix=none"]);
        tree.args(["--format={p}: {f}"]).args(which);
        tree.current_dir(root().join("bindings/python"));
        let lines = printed(tree)?;
        // What has been shown before is marked.
        let crates = lines.lines().map(|line| line.trim_end_matches(" (*)"));
        Ok(crates.map(str::to_owned).collect())
    };
    let all = features(&["--workspace"])?;
    let alone = features(&["--edges=normal,build"])?;
    let other: Vec<&str> = alone.difference(&all).map(String::as_str).collect();
    if other.is_empty() {
        return Ok(());
    }
    Err(format!(
        "built alone, the Python package has other features than in the workspace; name the crates in bindings/python/Cargo.toml as the workspace wants them:\n{}",
        other.join("\n")
    ))
}

/// Size and contents.
fn contents(wheel: &Path) -> Result<String, Failure> {
    let mut list = Command::new("python3");
    list.args(["-m", "zipfile", "-l"]).arg(wheel);
    let listed = printed(list)?;
    let bytes = fs::metadata(wheel).map_err(|e| e.to_string())?.len();
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = writeln!(out, "{name}: {:.1} MB\n", bytes as f64 / 1e6);
    for line in listed.lines().skip(1) {
        // Name, date, time, size.
        let words: Vec<&str> = line.split_whitespace().collect();
        if let [name, .., size] = words[..] {
            let _ = writeln!(out, "{size:>12}  {name}");
        }
    }
    Ok(out)
}

/// Builds and installs the wheel in a folder of its own, and runs the package's tests on it.
pub fn test(environment: &[(&str, &str)]) -> Result<(), Failure> {
    let wheel = build()?;
    let folder = setup::tools().join("gaussmle-python");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    }
    let (to, from) = (folder.display().to_string(), wheel.display().to_string());
    let install = ["-m", "pip", "install", "--quiet", "--no-deps", "--target"];
    run("python3", &[&install[..], &[&to, &from]].concat())?;
    let mut pytest = Command::new("python3");
    pytest.args(["-m", "pytest", "-q"]);
    pytest.current_dir(root().join("bindings/python"));
    let paths = [folder, setup::tools().join("python")];
    let paths: OsString = env::join_paths(paths).map_err(|e| e.to_string())?;
    pytest.env("PYTHONPATH", paths);
    // Where shared data are, if nobody says.
    let data = root().join("../shared/data");
    if env::var_os("GAUSSMLE_DATA").is_none() && data.is_dir() {
        pytest.env("GAUSSMLE_DATA", data);
    }
    pytest.envs(environment.iter().copied());
    finish(pytest)
}
