//! Localization of movies, to memory or to a file.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gaussmle::{Backend, FitterBuilder, Timeout};
use gaussmle_io::movie::{self, MovieMetadata};
use gaussmle_io::table::Format;
use gaussmle_report::html::write_run_page;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{
    CalibratedModel, CameraConfig, ModelConfig, Section, Sigma, camera_notes,
};
use gaussmle_smlm::localize::{
    Finished, FollowFile, LocalizeFile, Progress, check_run_paths, finder_and_fitter, table_files,
    with_movie_width,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::model::ModelSpec;
use crate::movie_input::{MovieInput, OpenMovie};
use crate::options::{run_config, stated_config};
use crate::run_in_memory::RunInMemory;
use crate::run_results::{info_and_counts, metadata_in_memory};
use crate::table::{NativeColumns, native_columns};
use crate::work::Call;

/// The options of the arguments, completed from a configuration file. A model or a camera of the
/// arguments replaces that of the file.
pub fn complete_config(
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
                    psf: None,
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

/// The model of the arguments, or of the options. A width in the options is that of the model there.
fn calibrated_model(
    model: Option<&ModelSpec>,
    config: &mut RunConfig,
) -> PyResult<CalibratedModel> {
    let Some(spec) = model else {
        return config.calibrated_model().or_raise();
    };
    config.model.sigma_um = spec.sigma();
    let given = spec.calibrated_model()?;
    Ok(CalibratedModel {
        model: config.model.correct_depth(given.model).or_raise()?,
        ..given
    })
}

/// The options with the width of the movie in place of `auto`, and notes on the width.
fn with_width(
    py: Python<'_>,
    config: RunConfig,
    sigma: Option<Sigma>,
    opened: &OpenMovie<'_>,
    camera: &gaussmle::Camera,
    call: &Call,
) -> PyResult<(RunConfig, Vec<String>)> {
    // Frames that Python provides are read once, or not from all threads.
    let is_provided = matches!(opened, OpenMovie::Frames(_));
    // A stated width of a short movie is not worth a look.
    let is_short = opened.is_short() && sigma != Some(Sigma::Auto);
    if is_provided || is_short || sigma.is_none() {
        return Ok((config, Vec::new()));
    }
    let movie = opened.movie();
    let frames = config.frames(movie.shape().frames).or_raise()?;
    call.run(py, || {
        let movie = (movie, frames);
        Ok(with_movie_width(
            &config,
            sigma,
            camera,
            movie,
            &call.cancel,
        )?)
    })
}

const NO_PIXEL_SIZE: &str = "pixel_size: the camera has none, and neither the movie nor the PSF file states it: pass \
     gm.Camera(pixel_size=...), the size of a camera pixel in the sample, um";

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

/// The metadata of a movie, with the pixel size of the PSF's calibration where neither a camera nor the movie
/// has one.
fn stated_for(
    given: &Camera,
    model: Option<&CalibratedModel>,
    metadata: &MovieMetadata,
) -> MovieMetadata {
    match model {
        Some(model) if !given.has_pixel_size => model.with_pixel_size(metadata),
        _ => metadata.clone(),
    }
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
    let mut config = complete_config(options, config_file)?;
    let model = calibrated_model(model.as_ref(), &mut config)?;
    let open = config.input.open_options();
    let movie = Call::plain().run(py, move || Ok(movie::open(&movie, &open)?))?;
    let (camera, _) = match &camera {
        Some(given) => camera_of(given, &stated_for(given, Some(&model), &movie.metadata()))?,
        None => config
            .camera_for_model(&model, &movie.metadata())
            .or_raise()?,
    };
    config.settings.backend = Some(Backend::Cpu);
    for settings in [&mut config.settings, &mut config.environment] {
        (settings.performance_log, settings.metrics) = (None, None);
    }
    Call::plain().run(py, move || {
        let shape = movie.shape();
        config.input.frames.unwrap_or_default().of(shape.frames)?;
        let sides = [shape.width, shape.height];
        let same = |builder| builder;
        finder_and_fitter(&config, (&model, camera), sides, same, &mut Vec::new())?;
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
    let started = Instant::now();
    let mut model = model;
    let mut config = complete_config(options, config_file)?;
    let sigma = match &model {
        Some(spec) => spec.given_width(),
        None => config.model.given_width(),
    };
    let checked = match sigma {
        Some(Sigma::Auto) => None,
        _ => Some(calibrated_model(model.as_ref(), &mut config)?),
    };
    let path = match &movie {
        MovieInput::File(file) => Some(file.as_path()),
        MovieInput::Array(_) | MovieInput::Frames(_) => None,
    };
    let mut call = Call::new(progress, on_wait);
    let opened = movie.open(&config, &mut call)?;
    let movie = opened.movie();
    let of_file = movie.metadata();
    let (camera, mut notes) = match &camera {
        Some(given) => camera_of(given, &stated_for(given, checked.as_ref(), &of_file))?,
        None => match &checked {
            Some(model) => config.camera_for_model(model, &of_file).or_raise()?,
            None => config.camera_for(&of_file).or_raise()?,
        },
    };
    notes.extend_from_slice(movie.notes());
    let (mut config, of_width) = with_width(py, config, sigma, &opened, &camera, &call)?;
    notes.extend(of_width);
    let model = match checked {
        Some(checked) => checked,
        None => {
            if let (Some(spec), Some(Sigma::Um(um))) = (&mut model, config.model.sigma_um) {
                spec.set_width(um);
            }
            calibrated_model(model.as_ref(), &mut config)?
        }
    };
    let mut stated = stated_config(&config, stated_model, stated_camera, Section::Localize)?;
    stated.model.sigma_um = stated.model.sigma_um.and(config.model.sigma_um);
    let configure = |builder: FitterBuilder| {
        call.configure(builder.allow_software_adapter(allow_software_adapter))
    };
    let backend = config.settings.backend.or(config.environment.backend);
    // A fitter for a GPU looks for one when it is built.
    let may_be_short = opened.is_short() && backend != Some(Backend::Gpu);
    let run = RunInMemory {
        opened: &opened,
        path,
        config: &config,
        stated: &stated,
        model: &model,
        camera: &camera,
        progress: call.progress_sender(),
        cancel: call.cancel.clone(),
        started,
        may_be_short,
    };
    let localized = call.run_or_short(
        py,
        may_be_short,
        || run.prepare(configure, notes),
        |prepared| prepared.is_short,
        |prepared| run.run(prepared),
    )?;
    let metadata = metadata_in_memory(py, &localized.metadata, localized.frames)?;
    let summary = &localized.summary;
    let info = info_and_counts(py, &summary.info, &summary.counts)?;
    Ok((native_columns(localized.table), metadata, info))
}

/// Checks output files before the fits, those of the options too: they must not be inputs or each
/// other.
#[pyfunction]
pub fn check_output(
    output: Option<PathBuf>,
    format: Option<&str>,
    report: Option<PathBuf>,
    inputs: Vec<PathBuf>,
    options: &Bound<'_, PyDict>,
    config_file: Option<PathBuf>,
) -> PyResult<()> {
    let config = complete_config(options, config_file)?;
    let mut outputs = Vec::new();
    if let Some(output) = &output {
        outputs = table_files(output, table_format(output, format)?);
    }
    outputs.extend(report);
    let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
    check_run_paths(&outputs, &inputs, &config).or_raise()
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
    let config = complete_config(options, config_file.clone())?;
    let call = Call::new(progress, on_wait);
    let (sender, cancel) = (call.progress_sender(), call.cancel.clone());
    let summary = call.run(py, || {
        let job = LocalizeFile {
            movie: &movie,
            output: &output,
            format,
            config: &config,
            resume,
            other_input: config_file.as_deref(),
            reserved: report.as_slice(),
        };
        // The page is written after the table, so a page that fails leaves the table intact.
        let mut page: Result<(), errors::Error> = Ok(());
        let configure = |builder: FitterBuilder| {
            call.configure(builder.allow_software_adapter(allow_software_adapter))
        };
        let watch = |p: &Progress| sender.progress(p.done, p.total, p.localizations);
        let finished = |finished: &Finished<'_>| {
            if let Some(path) = &report {
                page = write_run_page(path, &movie, format, finished);
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
    let info = info_and_counts(py, &summary.info, &summary.counts)?;
    let rows = summary.progress.localizations;
    Ok((summary.complete, rows, summary.notes, info))
}
