//! Localization of movies, to memory or to a file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use gaussmle::{Backend, FitInfo, FitterBuilder, LocalizationTable, Model, Timeout};
use gaussmle_io::PsfCalibration;
use gaussmle_io::movie::{self, MovieMetadata, Shape};
use gaussmle_io::table::{Format, collect};
use gaussmle_report::html::{HtmlReport, ReportOptions, RunFacts};
use gaussmle_smlm::config::{CameraConfig, ModelConfig, Section, camera_notes, psf_notes};
use gaussmle_smlm::detect::{Detector, SearchCounts};
use gaussmle_smlm::localize::{
    Finished, FollowFile, Localize, LocalizeBlocks, LocalizeFile, Progress, RunCounts,
    SearchedFrames, check_output_paths, run_section, stored_configuration, table_files,
};
use gaussmle_smlm::remarks::{Evidence, Remark};
use gaussmle_smlm::{PValueSummary, RunConfig};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::fit::info;
use crate::model::ModelSpec;
use crate::movie_input::{MovieInput, OpenMovie};
use crate::options::{run_config, stated_config};
use crate::table::{NativeColumns, native_columns};
use crate::work::Call;

/// The localizations of a movie, and facts about the run.
struct Localized {
    table: LocalizationTable,
    info: FitInfo,
    shape: Shape,
    first: usize,
    end: usize,
    notes: Vec<String>,
    remarks: Vec<Remark>,
    counts: RunCounts,
}

/// The options of the arguments, completed from a configuration file. A model or a camera of the
/// arguments replaces that of the file.
fn complete_config(
    options: &Bound<'_, PyDict>,
    config_file: Option<PathBuf>,
) -> PyResult<RunConfig> {
    let config = run_config(options, Section::Localize)?;
    match config_file {
        Some(file) => {
            let mut file = RunConfig::from_toml_file(&file, Section::Localize).or_raise()?;
            if config.model.model.is_some() {
                file.model = ModelConfig {
                    model: None,
                    sigma_um: None,
                    astigmatic: None,
                    ..file.model
                };
            }
            if config.camera != CameraConfig::default() {
                file.camera = CameraConfig {
                    pixel_size_um: file.camera.pixel_size_um,
                    ..CameraConfig::default()
                };
            }
            Ok(config.or(file))
        }
        None => Ok(config),
    }
}

/// The options, the model, and the conditions of the PSF's calibration. The model is that of the
/// arguments, or of the configuration file.
fn model_and_config(
    model: Option<ModelSpec>,
    options: &Bound<'_, PyDict>,
    config_file: Option<PathBuf>,
) -> PyResult<(RunConfig, Model, PsfCalibration)> {
    let mut config = complete_config(options, config_file)?;
    let (model, calibration) = match model {
        Some(spec) => {
            let model = config.model.correct_depth(spec.model()?).or_raise()?;
            (model, spec.psf_calibration())
        }
        None => (
            config.model().or_raise()?,
            config.model.psf_calibration().or_raise()?,
        ),
    };
    config.detection.roi = config.detection.roi.or(calibration.roi);
    Ok((config, model, calibration))
}

const NO_PIXEL_SIZE: &str = "pixel_size: the camera has none, and the movie does not state it: pass gm.Camera(pixel_size=...), \
                             the width of a camera pixel in the sample, um";

/// The camera of a movie, whose file may state the pixel size, and notes.
pub fn camera_of(
    given: &Camera,
    metadata: &MovieMetadata,
) -> PyResult<(gaussmle::Camera, Vec<String>)> {
    let mut camera = given.camera.clone();
    if !given.has_pixel_size {
        let um = metadata
            .pixel_size_um
            .ok_or_else(|| errors::input(NO_PIXEL_SIZE))?;
        camera = camera.with_pixel_size_um(um);
    }
    let notes = camera_notes(&camera, metadata, !given.has_pixel_size);
    Ok((camera, notes))
}

/// Checks the arguments of a localization of a file, without fits, and without the devices, which
/// other machines may have.
#[pyfunction]
pub fn check_run<'py>(
    py: Python<'py>,
    movie: PathBuf,
    model: Option<ModelSpec>,
    camera: Option<PyRef<'py, Camera>>,
    options: &Bound<'py, PyDict>,
    config_file: Option<PathBuf>,
) -> PyResult<()> {
    let (mut config, model, _) = model_and_config(model, options, config_file)?;
    let open = config.input.open_options();
    let movie = Call::plain().run(py, move || Ok(movie::open(&movie, &open)?))?;
    let (camera, _) = match &camera {
        Some(given) => camera_of(given, &movie.metadata())?,
        None => config.camera_for(&movie.metadata()).or_raise()?,
    };
    config.settings.backend = Some(Backend::Cpu);
    for settings in [&mut config.settings, &mut config.environment] {
        (settings.performance_log, settings.metrics) = (None, None);
    }
    Call::plain().run(py, move || {
        let shape = movie.shape();
        config.input.frames.unwrap_or_default().of(shape.frames)?;
        let detection = config.detection(&model, camera.pixel_size_um())?;
        Detector::new(&detection, &camera, shape.width, shape.height)?;
        config.fitter(model, camera).build()?;
        Ok(())
    })
}

/// Localizes a movie in memory. A model or camera that is None comes from the options. The last two
/// dictionaries are the model and the camera as the configuration of a table states them.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn localize<'py>(
    py: Python<'py>,
    movie: MovieInput<'py>,
    model: Option<ModelSpec>,
    camera: Option<PyRef<'py, Camera>>,
    options: &Bound<'py, PyDict>,
    config_file: Option<PathBuf>,
    allow_software_adapter: bool,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
    stated_model: Option<&Bound<'py, PyDict>>,
    stated_camera: Option<&Bound<'py, PyDict>>,
) -> PyResult<(NativeColumns, Bound<'py, PyDict>, Bound<'py, PyDict>)> {
    let (config, model, calibration) = model_and_config(model, options, config_file)?;
    let stated = stated_config(&config, stated_model, stated_camera, Section::Localize)?;
    let path = match &movie {
        MovieInput::File(file) => Some(file.as_path()),
        _ => None,
    };
    let mut call = Call::new(progress, on_wait);
    let opened = movie.open(&config, &mut call)?;
    let movie = opened.movie();
    let metadata = movie.metadata();
    let (camera, mut notes) = match &camera {
        Some(given) => camera_of(given, &metadata)?,
        None => config.camera_for(&metadata).or_raise()?,
    };
    notes.extend_from_slice(movie.notes());
    let pixel_size_um = camera.pixel_size_um();
    let builder = config
        .fitter(model, camera.clone())
        .allow_software_adapter(allow_software_adapter);
    let builder = call.configure(builder);
    let (sender, cancel) = (call.progress_sender(), call.cancel.clone());
    let localized = call.run(py, || {
        let shape = movie.shape();
        let detection = config.detection(&model, pixel_size_um)?;
        notes.extend(psf_notes(&calibration, detection.roi, pixel_size_um));
        let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
        let fitter = builder.build()?;
        let wanted = config.input.frames.unwrap_or_default();
        let (first, length) = opened.range(wanted)?;
        let end = first + length.unwrap_or(0);
        notes.extend(opened.contradictions(&camera, first..end));
        let mut out = Localized {
            table: LocalizationTable::empty(model, pixel_size_um),
            info: FitInfo::default(),
            shape,
            first,
            end,
            notes,
            remarks: Vec::new(),
            counts: RunCounts::default(),
        };
        let mut p_values = PValueSummary::default();
        let mut evidence = Evidence::default();
        let mut search = SearchCounts::default();
        let (mut rows, mut done) = (0, 0);
        let take = |searched: &SearchedFrames<'_>, fits: gaussmle::Fits| {
            let block = fits.table_from(rows);
            p_values.add(&block);
            searched.add_to(&mut evidence, &fits);
            search += searched.counts();
            let same = "fits of one model have the same columns";
            out.table.append(&block).expect(same);
            rows += fits.len() as u64;
            done += searched.frames().len();
            // The number of frames of an iterable may not be known.
            sender.progress(done, length.unwrap_or(0), rows);
            Ok(())
        };
        let fitter = &fitter;
        let detector = &detector;
        out.info = match &opened {
            OpenMovie::Frames(source) => {
                let localize = LocalizeBlocks {
                    detector,
                    fitter,
                    frames: length,
                };
                localize.run(source.blocks(first), &cancel, take)?
            }
            _ => {
                let localize = Localize {
                    movie,
                    detector,
                    fitter,
                };
                localize.run_searched(first..end, &cancel, take)?
            }
        };
        if !cancel.is_cancelled() && length != Some(done) {
            // The iterable had another number of frames than was asked for.
            wanted.of(first + done)?;
            out.end = first + done;
            out.shape.frames = out.end;
            sender.progress(done, done, rows);
        }
        out.remarks = evidence.remarks(&p_values);
        if rows == 0 && !cancel.is_cancelled() {
            let reason = opened.why_nothing(detector, first..out.end, search);
            out.notes.extend(reason);
        }
        out.counts = RunCounts::new(Some(search), &evidence);
        Ok(out)
    })?;
    let configuration = stored_configuration(
        &stated,
        pixel_size_um,
        path,
        (movie.format(), localized.shape),
    );
    let run = run_section(Some(&localized.info));
    let metadata = PyDict::new(py);
    metadata.set_item("format", "memory")?;
    metadata.set_item("pixel_size", pixel_size_um)?;
    metadata.set_item("model", model.name())?;
    metadata.set_item("width", localized.shape.width)?;
    metadata.set_item("height", localized.shape.height)?;
    metadata.set_item("n_frames", localized.shape.frames)?;
    metadata.set_item("configuration", format!("{configuration}\n{run}"))?;
    metadata.set_item("notes", localized.notes)?;
    let remarks = localized.remarks.into_iter();
    let remarks: Vec<_> = remarks
        .map(|remark| (remark.cause.name(), remark.text))
        .collect();
    metadata.set_item("remarks", remarks)?;
    metadata.set_item("frames", (localized.first, localized.end))?;
    let info = info(py, &localized.info)?;
    info.set_item("counts", counts(py, &localized.counts)?)?;
    Ok((native_columns(localized.table), metadata, info))
}

/// Checks output files before the fits: they must not be inputs or each other.
#[pyfunction]
pub fn check_output(
    output: Option<PathBuf>,
    format: Option<&str>,
    report: Option<PathBuf>,
    inputs: Vec<PathBuf>,
) -> PyResult<()> {
    let mut outputs = Vec::new();
    if let Some(output) = &output {
        outputs = table_files(output, table_format(output, format)?);
    }
    outputs.extend(report);
    let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
    check_output_paths(&outputs, &inputs).or_raise()
}

/// The format with a name, or that of the file's ending.
fn table_format(output: &Path, name: Option<&str>) -> PyResult<Format> {
    match name {
        Some(name) => Format::from_name(name),
        None => Format::of(output),
    }
    .or_raise()
}

/// Localizes a movie from file to file, as the command line does. Returns true if the run is
/// complete, the number of rows, notes, and information on the fits.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn localize_to_file<'py>(
    py: Python<'py>,
    movie: PathBuf,
    output: PathBuf,
    format: Option<&str>,
    report: Option<PathBuf>,
    resume: bool,
    follow: Option<f64>,
    options: &Bound<'py, PyDict>,
    config_file: Option<PathBuf>,
    allow_software_adapter: bool,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
) -> PyResult<(bool, u64, Vec<String>, Bound<'py, PyDict>)> {
    let format = table_format(&output, format)?;
    let config = complete_config(options, config_file)?;
    let call = Call::new(progress, on_wait);
    let (sender, cancel) = (call.progress_sender(), call.cancel.clone());
    let summary = call.run(py, || {
        let job = LocalizeFile {
            movie: &movie,
            output: &output,
            format,
            config: &config,
            resume,
            other_input: None,
            reserved: report.as_slice(),
        };
        // The page is written after the table, so a page that fails leaves the table intact.
        let mut page = Ok(());
        let configure = |builder: FitterBuilder| {
            call.configure(builder.allow_software_adapter(allow_software_adapter))
        };
        let watch = |p: &Progress| sender.progress(p.done, p.total, p.localizations);
        let finished = |finished: &Finished<'_>| {
            if let Some(path) = &report {
                page = write_page(&movie, path, format, finished);
            }
        };
        let summary = match follow {
            Some(seconds) => {
                let time = Duration::try_from_secs_f64(seconds);
                let job = FollowFile {
                    run: job,
                    quiet_after: time.map_or(Timeout::Never, Timeout::After),
                };
                job.run_with(&cancel, configure, watch, finished)?
            }
            None => job.run_with(&cancel, configure, watch, finished)?,
        };
        page?;
        Ok(summary)
    })?;
    let info = info(py, &summary.info)?;
    info.set_item("counts", counts(py, &summary.counts)?)?;
    let rows = summary.progress.localizations;
    Ok((summary.complete, rows, summary.notes, info))
}

/// The number of spots found, left out, and fitted with each outcome.
fn counts<'py>(py: Python<'py>, counts: &RunCounts) -> PyResult<Bound<'py, PyDict>> {
    let out = PyDict::new(py);
    for (name, number) in counts.named() {
        out.set_item(name, number)?;
    }
    Ok(out)
}

/// Writes the HTML page of a run.
fn write_page(
    movie: &Path,
    path: &Path,
    format: Format,
    finished: &Finished<'_>,
) -> Result<(), errors::Error> {
    let title = movie.file_name().unwrap_or_default().to_string_lossy();
    let options = ReportOptions {
        title: title.into(),
        run: Some(RunFacts::from(finished.summary)),
        ..ReportOptions::default()
    };
    let table = collect(finished.rows)?;
    let metadata = finished.metadata.to_table_metadata(format);
    Ok(HtmlReport::new(&table, &metadata, &options)?.save(path)?)
}
