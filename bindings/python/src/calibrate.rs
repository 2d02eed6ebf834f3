//! Calibration of the width of a spot and of the astigmatic curve.

use std::path::PathBuf;

use gaussmle_calibrate::{AstigmatismOptions, Scan, astigmatism, beads_with, sigma, widths_with};
use gaussmle_report::calibration::{astigmatism_plot, width_plot};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::localize::check_run_paths;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::Memory;
use crate::camera::Camera;
use crate::errors::OrRaise;
use crate::localize::camera_of;
use crate::movie_input::MovieInput;
use crate::options::run_config;
use crate::work::Call;

/// The options of a calibration. Its performance log and metrics must not be the movie.
fn checked_config(options: &Bound<'_, PyDict>, movie: &MovieInput<'_>) -> PyResult<RunConfig> {
    let config = run_config(options, Section::Localize)?;
    let inputs = match movie {
        MovieInput::File(file) => vec![file.as_path()],
        MovieInput::Array(_) | MovieInput::Frames(_) => Vec::new(),
    };
    check_run_paths(&[], &inputs, &config).or_raise()?;
    Ok(config)
}

/// Writes a file of a calibration.
#[pyfunction]
pub fn write_text(path: PathBuf, text: &str) -> PyResult<()> {
    gaussmle_io::write_atomically(&path, text.as_bytes()).or_raise()
}

/// Measures the width in focus.
#[pyfunction]
pub fn calibrate_sigma<'py>(
    py: Python<'py>,
    movie: MovieInput<'py>,
    camera: PyRef<'py, Camera>,
    options: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let config = checked_config(options, &movie)?;
    let mut call = Call::plain();
    let opened = movie.open(&config, &mut call)?;
    let (camera, notes) = camera_of(&camera, &opened.movie().metadata())?;
    let cancel = call.cancel.clone();
    let (measured, found) = call.run(py, || {
        let measured = widths_with(opened.movie(), &config, camera, &cancel)?;
        let found = sigma(&measured.sigma_um)?;
        Ok((measured, found))
    })?;
    let out = PyDict::new(py);
    out.set_item("sigma", found.sigma_um)?;
    out.set_item("sigma_std", found.sigma_std_um)?;
    out.set_item("used", found.used)?;
    out.set_item("spots", measured.spots)?;
    out.set_item("notes", [notes, measured.notes].concat())?;
    out.set_item("plot", width_plot(&found, &measured.sigma_um).svg())?;
    out.set_item("widths", Memory::vector(measured.sigma_um))?;
    let (width, std) = (found.sigma_um, found.sigma_std_um);
    let text = format!("sigma_um = {width:.5}\nsigma_std_um = {std:.5}\n");
    out.set_item("text", text)?;
    Ok(out)
}

/// Measures the astigmatic curve.
#[pyfunction]
pub fn calibrate_astigmatism<'py>(
    py: Python<'py>,
    movie: MovieInput<'py>,
    camera: PyRef<'py, Camera>,
    z_step: f64,
    frames_per_plane: Option<usize>,
    options: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let config = checked_config(options, &movie)?;
    let mut call = Call::plain();
    let opened = movie.open_scan(&config, &mut call)?;
    let scan = Scan::of_movie(opened.movie(), z_step, frames_per_plane).or_raise()?;
    let (camera, notes) = camera_of(&camera, &opened.movie().metadata())?;
    let cancel = call.cancel.clone();
    let (measured, found) = call.run(py, || {
        let measured = beads_with(opened.movie(), &config, camera, &scan, &cancel)?;
        let found = astigmatism(&measured.points, &AstigmatismOptions::default())?;
        Ok((measured, found))
    })?;
    let out = PyDict::new(py);
    out.set_item("curve", found.curve.numbers())?;
    out.set_item("z_range", found.z_range_um)?;
    out.set_item("roi_size", measured.conditions.roi)?;
    out.set_item("std", found.std())?;
    out.set_item("covariance", found.covariance)?;
    out.set_item("used", found.used)?;
    out.set_item("rejected", &found.rejected)?;
    let (reasons, left_out) = (&found.rejections, &measured.left_out);
    let rejections = PyDict::new(py);
    for (name, number) in [
        ("beads_crowded", measured.crowded),
        ("beads_rings", measured.rings),
        ("beads_with_few_widths", reasons.beads_with_few_widths),
        ("beads_off_curve", reasons.beads_off_curve),
        ("fits_not_converged", left_out.not_converged),
        ("fits_imprecise", left_out.imprecise),
        ("fits_displaced", left_out.displaced),
        ("fits_out_of_focus", left_out.out_of_focus),
        ("widths_of_beads", reasons.widths_of_beads),
        ("widths_off_curve", reasons.widths_off_curve),
    ] {
        rejections.set_item(name, number)?;
    }
    out.set_item("rejections", rejections)?;
    out.set_item("bead_heights", &found.bead_heights_um)?;
    out.set_item("rms", found.rms_um)?;
    out.set_item("scatter", found.scatter)?;
    let quality = PyDict::new(py);
    let of = &found.quality;
    for (name, number) in [
        ("width_rms", of.width_rms_um),
        ("sigma", of.sigma_um),
        ("z_rms", of.z_rms_um),
        ("z_slope", of.z_slope),
        ("range", of.range_um),
        ("foci", of.foci_um),
        ("depth", of.depth_um),
    ] {
        quality.set_item(name, number)?;
    }
    quality.set_item("beads", of.beads)?;
    quality.set_item("points", of.points)?;
    out.set_item("quality", quality)?;
    let notes = [notes, measured.notes.clone(), of.notes()].concat();
    out.set_item("notes", notes)?;
    out.set_item("text", found.toml(&measured.conditions))?;
    out.set_item("plot", astigmatism_plot(&found, &measured.points).svg())?;
    Ok(out)
}
