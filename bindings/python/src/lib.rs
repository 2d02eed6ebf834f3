//! The native module of the Python package. It converts Python objects to types of the library, and
//! results to memory that NumPy can use. It computes nothing. The public functions are written in
//! Python, in `python/gaussmle`.
//!
//! A thread of its own does long work without the GIL, while the calling thread handles Ctrl-C
//! (`work.rs`).
//!
//! - **Arrays** pass by NumPy's `__array_interface__` (`array.rs`). Reading from the address is the
//!   one unsafe block for input. The crate `numpy` would change a feature of a crate below CubeCL.
//! - **Options** pass as one dictionary with the keys of a configuration file (`options.rs`).
//! - **Workers never wait for the GIL.** Every 50 ms the calling thread handles signals, log lines,
//!   progress and `on_wait`. A worker that needs frames of Python code asks it (`frames.rs`), and
//!   no thread of rayon waits for the answer, so the code may use gaussmle itself.
//! - **Short work starts no thread** (`Call::run_or_short`). Signals wait for its few milliseconds.
//! - **Ctrl-C cancels;** the exception is raised after the worker has ended, which borrows the
//!   arrays.
//! - **Waits of a session** are many short ones: a call waits at most 50 ms without the GIL, and
//!   the first does not wait. An event loop waits in threads that take no rows, so a cancelled task
//!   loses none.
//! - **Tables** never change: columns are read-only arrays that share no memory with the caller's.
//! - **Names.** `_keywords.py` has the choices as `Literal` and the keywords of `**keywords`, which
//!   a test compares with the functions. `tests/test_user_types.py` has a line for each mistake
//!   that type checkers must find.
//! - **Configuration.** `_provenance.py` adds what a configuration file cannot state: arrays in
//!   memory. A later run refuses their keys.
//! - **Forks** are detected by the process id of the first use (`fork.rs`).

mod analysis;
mod argument_names;
mod array;
mod arrow;
mod calibrate;
mod camera;
mod detection;
mod errors;
mod fit;
mod fork;
mod frame_request;
mod frames;
mod localize;
mod logging;
mod machine;
mod model;
mod movie;
mod movie_input;
mod options;
mod pixel_size;
mod render;
mod report;
mod run_in_memory;
mod run_results;
mod session;
mod simulate;
mod table;
mod work;

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs the command line and returns the exit code. The first argument is the name of the program.
#[pyfunction]
fn run(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<u8> {
    fork::enter(py)?;
    Ok(py.detach(|| gaussmle_cli::run(arguments)))
}

/// The module `gaussmle._native`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::analysis::{drift, frc, link, matching_rows, nena};
    #[pymodule_export]
    use super::array::Memory;
    #[pymodule_export]
    use super::arrow::{array_capsules, schema_capsule, stream_capsule};
    #[pymodule_export]
    use super::calibrate::{
        calibrate_astigmatism, calibrate_psf, calibrate_sigma, write_bytes, write_text,
    };
    #[pymodule_export]
    use super::camera::{Camera, calibrate_camera};
    #[pymodule_export]
    use super::detection::{cut, detect};
    #[pymodule_export]
    use super::fit::{Fits, fit, model_image, roi_sizes};
    #[pymodule_export]
    use super::fork::used;
    #[pymodule_export]
    use super::localize::{check_output, check_run, localize, localize_to_file};
    #[pymodule_export]
    use super::machine::{
        devices, doctor, estimate, limit_vectors, release_gpu, unknown_variables, version,
    };
    #[pymodule_export]
    use super::model::{SplinePsf, check_model, parameters, psf_from_file, psf_note, psf_widths};
    #[pymodule_export]
    use super::movie::{movie_companion, movie_info, read_movie, write_movie};
    #[pymodule_export]
    use super::options::{option_names, region_of_mask};
    #[pymodule_export]
    use super::render::{Picture, picture_from_parts, render};
    #[pymodule_export]
    use super::report::report;
    #[pymodule_export]
    use super::run;
    #[pymodule_export]
    use super::session::Session;
    #[pymodule_export]
    use super::simulate::{simulate, simulate_movie};
    #[pymodule_export]
    use super::table::{read, write};
}
