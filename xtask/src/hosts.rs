//! The plug-ins for napari and Picasso, tested in these programs.

use std::path::Path;
use std::process::Command;

use crate::error::Result;
use crate::paths::{root, tools};
use crate::process::{run_command, timed};
use crate::python;
use crate::wheel::Features;

/// Builds the wheel, installs the plug-in of napari, and runs the tests of both plug-ins.
pub fn test() -> Result {
    python::install(Features::Tests)?;
    // napari reads the plug-in's manifest from an installed package.
    let mut install = host_python();
    install.args(["-m", "pip", "install", "--quiet", "--no-deps"]);
    install.args(["--force-reinstall", "bindings/napari"]);
    timed("napari plug-in", || run_command(install))?;
    let napari = root().join("bindings/napari");
    let mut types = host_python();
    types.args(["-m", "mypy"]).current_dir(&napari);
    timed("types of the napari plug-in", || run_command(types))?;
    timed("tests in napari", || run_command(pytest(&napari)))?;
    let picasso = root().join("bindings/picasso");
    timed("tests in Picasso", || run_command(pytest(&picasso)))
}

/// The Python in whose environment the programs are installed.
fn host_python() -> Command {
    let mut command = Command::new(tools().join("hosts/bin/python"));
    command.current_dir(root());
    command.env("PYTHONPATH", python::folder());
    command
}

/// A run of the tests in a folder, without a screen.
fn pytest(folder: &Path) -> Command {
    let mut command = host_python();
    command.args(["-m", "pytest", "-q"]).current_dir(folder);
    command.env("QT_QPA_PLATFORM", "offscreen");
    // napari's own plug-in of pytest imports napari in the tests of Picasso.
    command.env("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1");
    command
}
