//! The documentation of the Python package: a site of recipes, guides and the reference.

use std::fs;
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, timed};
use crate::python;
use crate::wheel::Features;

/// Builds and installs the wheel, and builds the site.
pub fn run() -> Result {
    python::install(Features::Tests)?;
    build()
}

/// Builds the site in `target/python-docs/html` with the installed package. Warnings are errors; a
/// broken link or a name of gaussmle that does not exist is a warning.
pub fn build() -> Result {
    let folder = root().join("target/python-docs");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    let source = folder.join("source");
    fs::create_dir_all(&source).map_err(at(&source))?;
    let mut sphinx = Command::new("python3");
    sphinx.args(["-m", "sphinx", "--quiet", "--fail-on-warning"]);
    sphinx.args(["--conf-dir", "bindings/python/docs"]);
    sphinx.arg(&source).arg(folder.join("html"));
    sphinx.current_dir(root());
    sphinx.env("PYTHONPATH", python::path()?);
    timed("Python documentation", || run_command(sphinx))?;
    println!("{}", folder.join("html/index.html").display());
    Ok(())
}
