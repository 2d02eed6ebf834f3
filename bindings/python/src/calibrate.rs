//! Calibration of the width of a spot, of the astigmatic curve and of a PSF.

use std::path::PathBuf;

use gaussmle_calibrate::{
    AstigmatismOptions, PsfMeasurement, Scan, SplineOptions, astigmatism, beads_with, psf_with,
    sigma, stated_step_note, widths_with,
};
use gaussmle_io::movie::Movie;
use gaussmle_report::calibration::{astigmatism_plot, psf_page, width_plot};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::localize::check_run_paths;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::array::Memory;
use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::localize::camera_of;
use crate::model::SplinePsf;
use crate::movie_input::MovieInput;
use crate::options::run_config;
use crate::work::Call;

/// The options of a calibration. Its performance log and metrics must not be a movie.
fn checked_config(options: &Bound<'_, PyDict>, movies: &[MovieInput<'_>]) -> PyResult<RunConfig> {
    let config = run_config(options, Section::Localize)?;
    let files = movies.iter().filter_map(|movie| match movie {
        MovieInput::File(file) => Some(file.as_path()),
        MovieInput::Array(_) | MovieInput::Frames(_) => None,
    });
    let inputs: Vec<_> = files.collect();
    check_run_paths(&[], &inputs, &config).or_raise()?;
    Ok(config)
}

/// Writes a file of a calibration.
#[pyfunction]
pub fn write_text(path: PathBuf, text: &str) -> PyResult<()> {
    gaussmle_io::write_atomically(&path, text.as_bytes()).or_raise()
}

/// Writes a file of a calibration.
#[pyfunction]
pub fn write_bytes(path: PathBuf, content: &[u8]) -> PyResult<()> {
    gaussmle_io::write_atomically(&path, content).or_raise()
}

/// Measures the width in focus.
#[pyfunction]
pub fn calibrate_sigma<'py>(
    py: Python<'py>,
    movie: MovieInput<'py>,
    camera: PyRef<'py, Camera>,
    options: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let config = checked_config(options, std::slice::from_ref(&movie))?;
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
    z_step: Option<f64>,
    frames_per_plane: Option<usize>,
    options: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let config = checked_config(options, std::slice::from_ref(&movie))?;
    let mut call = Call::plain();
    let opened = movie.open_scan(&config, &mut call)?;
    let scan = Scan::of_movie(opened.movie(), z_step, frames_per_plane).or_raise()?;
    let (camera, mut notes) = camera_of(&camera, &opened.movie().metadata())?;
    notes.extend(stated_step_note(opened.movie(), z_step));
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

/// Measures a PSF. `beads` are scans with the same optics.
#[pyfunction]
pub fn calibrate_psf<'py>(
    py: Python<'py>,
    beads: Vec<MovieInput<'py>>,
    camera: PyRef<'py, Camera>,
    z_step: Option<f64>,
    frames_per_plane: Option<usize>,
    options: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let config = checked_config(options, &beads)?;
    let mut call = Call::plain();
    let (mut opened, mut names) = (Vec::new(), Vec::new());
    for (number, movie) in beads.iter().enumerate() {
        names.push(match movie {
            MovieInput::File(file) => file.clone(),
            MovieInput::Array(_) | MovieInput::Frames(_) => format!("stack {number}").into(),
        });
        opened.push(movie.open_scan(&config, &mut call)?);
    }
    let mut scans: Vec<(&dyn Movie, Scan)> = Vec::new();
    for movie in &opened {
        let scan = Scan::of_movie(movie.movie(), z_step, frames_per_plane).or_raise()?;
        scans.push((movie.movie(), scan));
    }
    let Some((first, _)) = scans.first() else {
        return Err(errors::input("beads is empty: pass at least one scan"));
    };
    let (camera, mut notes) = camera_of(&camera, &first.metadata())?;
    notes.extend(stated_step_note(*first, z_step));
    let measured = call.run(py, || {
        Ok(psf_with(
            &scans,
            &config,
            &camera,
            &SplineOptions::default(),
        )?)
    })?;
    let PsfMeasurement { calibration, .. } = &measured;
    let out = PyDict::new(py);
    out.set_item("psf", SplinePsf::from(measured.file()))?;
    let beads = PyList::empty(py);
    let [x_um, y_um] = measured.pixel_size_um.xy();
    for (bead, place) in calibration.beads.iter().zip(&measured.places) {
        let of_bead = PyDict::new(py);
        of_bead.set_item("stack", place.movie)?;
        for (name, number) in [
            ("x", place.x_px * x_um),
            ("y", place.y_px * y_um),
            ("z", bead.z_um),
            ("photons", bead.photons),
            ("background", bead.background),
            ("deviance", bead.deviance),
        ] {
            of_bead.set_item(name, number)?;
        }
        let refused = bead.refused.as_ref().map(ToString::to_string);
        of_bead.set_item("refused", refused)?;
        beads.append(of_bead)?;
    }
    out.set_item("beads", beads)?;
    let quality = PyDict::new(py);
    for (name, number) in [
        ("beads", measured.used() as f64),
        ("crowded", measured.crowded as f64),
        ("at_edge", measured.at_edge as f64),
        (
            "calibration_photons",
            calibration.quality.calibration_photons,
        ),
        ("deviance", calibration.quality.deviance),
        ("stage_x", calibration.motion.rms_px[0] * x_um),
        ("stage_y", calibration.motion.rms_px[1] * y_um),
    ] {
        quality.set_item(name, number)?;
    }
    out.set_item("quality", quality)?;
    let notes = [notes, measured.notes.clone(), measured.advice()].concat();
    out.set_item("notes", notes)?;
    out.set_item("page", psf_page(&measured, &names))?;
    Ok(out)
}
