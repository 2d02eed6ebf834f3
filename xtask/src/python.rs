//! The Python package: its installation and its tests.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::{run, run_command, timed};
use crate::wheel::{self, Features};

/// Builds the wheel, installs it in `target/tools/gaussmle-python`, and returns its path.
pub fn install(features: Features) -> Result<PathBuf> {
    let mut wheel = PathBuf::new();
    timed("wheel", || {
        wheel = wheel::build(features)?;
        Ok(())
    })?;
    let folder = folder();
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    let (to, from) = (folder.display().to_string(), wheel.display().to_string());
    let install = ["-m", "pip", "install", "--quiet", "--no-deps", "--target"];
    run("python3", &[&install[..], &[&to, &from]].concat())?;
    Ok(wheel)
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
    let wheel = install(Features::Tests)?;
    timed("wheel in an empty environment", || {
        wheel::try_in_empty_environment("python3", &wheel)
    })?;
    timed("Python tests", || pytest("bindings/python", environment))?;
    timed("tests of the Picasso plug-in", || {
        pytest("bindings/picasso", environment)
    })
}

/// Runs the tests in a folder of the repository. Four at once: many wait for another process, and most others
/// use one core.
fn pytest(tested: &str, environment: &[(&str, &str)]) -> Result {
    let mut pytest = Command::new("python3");
    pytest.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]);
    // A test that hangs ends its process, and then the run.
    pytest.args(["-n", "4", "--dist", "loadfile", "--max-worker-restart", "0"]);
    pytest.arg("tests");
    pytest.current_dir(root().join(tested));
    pytest.env("PYTHONPATH", path()?);
    // The default folder of recorded data.
    let data = root().join("../shared/data");
    if env::var_os("GAUSSMLE_TEST_DATA").is_none() && data.is_dir() {
        pytest.env("GAUSSMLE_TEST_DATA", data);
    }
    pytest.envs(environment.iter().copied());
    run_command(pytest)
}
