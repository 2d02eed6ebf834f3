//! The compiled half of the Python package: it turns Python's objects into the library's, and the library's results into memory that
//! NumPy can look at. It computes nothing. What users see is written in Python, in `python/gaussmle`.
//!
//! Long work is done by a thread of its own while the calling one listens for Ctrl-C (`work.rs`), and never holds Python's lock.

mod analysis;
mod array;
mod arrow;
mod camera;
mod errors;
mod fit;
mod fork;
mod localize;
mod logging;
mod machine;
mod model;
mod movie;
mod options;
mod render;
mod report;
mod simulate;
mod table;
mod work;

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs the command line; its first word is the program's name. Returns the exit code.
#[pyfunction]
fn run(py: Python<'_>, words: Vec<OsString>) -> PyResult<u8> {
    fork::enter(py)?;
    Ok(py.detach(|| gaussmle_cli::run(words)))
}

/// What the Python half imports.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::analysis::{drift, filter, link, nena};
    #[pymodule_export]
    use super::array::Memory;
    #[pymodule_export]
    use super::arrow::{array_capsules, schema_capsule, stream_capsule};
    #[pymodule_export]
    use super::camera::{Camera, calibrate_camera};
    #[pymodule_export]
    use super::fit::{Fits, fit};
    #[pymodule_export]
    use super::fork::used;
    #[pymodule_export]
    use super::localize::{check_output, localize, localize_to_file};
    #[pymodule_export]
    use super::machine::{devices, doctor, estimate, version};
    #[pymodule_export]
    use super::model::{check_model, psf_from_file, psf_widths};
    #[pymodule_export]
    use super::movie::{movie, read_movie, write_movie};
    #[pymodule_export]
    use super::render::{Picture, render};
    #[pymodule_export]
    use super::report::report;
    #[pymodule_export]
    use super::run;
    #[pymodule_export]
    use super::simulate::{simulate, simulate_movie};
    #[pymodule_export]
    use super::table::{read, write};
}
