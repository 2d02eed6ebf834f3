//! Movies become localizations, in memory or in a file.

use std::ops::Range;
use std::path::{Path, PathBuf};

use gaussmle::detect::Detector;
use gaussmle::io::{self, Depth, FileError, Movie, OpenOptions, Pixels, Shape};
use gaussmle::jobs::{self, Localize, LocalizeFile};
use gaussmle::tables::Format;
use gaussmle::{FitInfo, LocalizationTable, Recipe, Tails};
use ndarray::ArrayView3;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::Input;
use crate::camera::Camera;
use crate::errors::OrRaise;
use crate::fit::info;
use crate::model;
use crate::options::{Devices, Finding, Fitting};
use crate::table::{Given, give};
use crate::work::Call;

/// Frames of Python's, as a movie.
#[derive(Debug)]
enum Frames<'a> {
    U16(ArrayView3<'a, u16>),
    F32(ArrayView3<'a, f32>),
}

impl Movie for Frames<'_> {
    fn shape(&self) -> Shape {
        let (frames, height, width) = match self {
            Frames::U16(pixels) => pixels.dim(),
            Frames::F32(pixels) => pixels.dim(),
        };
        Shape {
            frames,
            height,
            width,
        }
    }

    fn depth(&self) -> Depth {
        match self {
            Frames::U16(_) => Depth::U16,
            Frames::F32(_) => Depth::F32,
        }
    }

    fn format(&self) -> &'static str {
        "NumPy array"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let area = self.shape().pixels();
        let pixels = frames.start * area..frames.end * area;
        // The Python half passes arrays in C order.
        match (self, into) {
            (Frames::U16(from), Pixels::U16(to)) => {
                to.clear();
                to.extend_from_slice(&from.as_slice().unwrap_or_default()[pixels]);
            }
            (Frames::U16(from), to) => {
                *to = Pixels::U16(from.as_slice().unwrap_or_default()[pixels].to_vec());
            }
            (Frames::F32(from), Pixels::F32(to)) => {
                to.clear();
                to.extend_from_slice(&from.as_slice().unwrap_or_default()[pixels]);
            }
            (Frames::F32(from), to) => {
                *to = Pixels::F32(from.as_slice().unwrap_or_default()[pixels].to_vec());
            }
        }
        Ok(())
    }
}

/// A movie: a file's path, or an array.
#[derive(FromPyObject)]
pub enum Source<'py> {
    #[pyo3(transparent)]
    Array(Input<'py>),
    #[pyo3(transparent)]
    File(PathBuf),
}

/// What is added up over the blocks of a movie.
struct Sum {
    table: LocalizationTable,
    info: FitInfo,
    shape: Shape,
    first: usize,
    last: usize,
    notes: Vec<String>,
}

/// Localizes a movie in memory; what the model or the camera is not told is the configuration file's.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn localize<'py>(
    py: Python<'py>,
    movie: Source<'py>,
    model: Option<model::Given>,
    camera: Option<PyRef<'py, Camera>>,
    devices: Devices,
    fitting: Fitting,
    finding: Finding,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
) -> PyResult<(Given, Bound<'py, PyDict>, Bound<'py, PyDict>)> {
    let given = Recipe {
        settings: devices.settings()?,
        tolerance: fitting.tolerance,
        max_iterations: fitting.max_iterations,
        ..Recipe::default()
    };
    let recipe = finding.recipe(given)?;
    let model = match model {
        Some(model) => model.model()?,
        None => recipe.model().or_raise()?,
    };
    let (camera, mut notes) = match &camera {
        Some(camera) => (camera.0.clone(), Vec::new()),
        None => recipe.camera().or_raise()?,
    };
    let call = Call::new(progress, on_wait);
    let builder = recipe.fitter(model, camera.clone());
    let builder = call.attend(fitting.tell(builder)?);
    let pixel_size_um = camera.pixel_size_um();
    let opened;
    let array;
    let movie: &dyn Movie = match &movie {
        Source::File(path) => {
            let options = OpenOptions {
                allow_truncated: recipe.allow_truncated.unwrap_or(false),
            };
            opened = io::open(path, &options).or_raise()?;
            opened.as_ref()
        }
        Source::Array(pixels) => {
            array = match pixels.is::<u16>() {
                true => Frames::U16(pixels.stack()?),
                false => Frames::F32(pixels.stack()?),
            };
            &array
        }
    };
    notes.extend_from_slice(movie.notes());
    let (teller, stop) = (call.teller(), call.stop.clone());
    let sum = call.run(py, || {
        let shape = movie.shape();
        let detection = recipe.detection(&model, pixel_size_um)?;
        let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
        let fitter = builder.build()?;
        let frames = recipe.frames.unwrap_or_default().of(shape.frames)?;
        let mut sum = Sum {
            table: LocalizationTable::empty(model, pixel_size_um),
            info: FitInfo::default(),
            shape,
            first: frames.start,
            last: frames.end,
            notes,
        };
        let mut tails = Tails::default();
        let (mut rows, mut done) = (0, 0);
        let all = frames.len();
        let localize = Localize {
            movie,
            detector: &detector,
            fitter: &fitter,
        };
        localize.run(frames, &stop, |frames, fits| {
            let part = fits.table_from(rows);
            tails.add(&part);
            let alike = "fits of one model have the same columns";
            sum.table.append(&part).expect(alike);
            sum.info.add(fits.info());
            rows += fits.len() as u64;
            done += frames.len();
            teller.progress(done, all, rows);
            Ok(())
        })?;
        sum.notes.extend(tails.remark());
        Ok(sum)
    })?;
    let about = PyDict::new(py);
    about.set_item("format", "memory")?;
    about.set_item("pixel_size", pixel_size_um)?;
    about.set_item("model", model.name())?;
    about.set_item("width", sum.shape.width)?;
    about.set_item("height", sum.shape.height)?;
    about.set_item("frames", sum.shape.frames)?;
    about.set_item("configuration", None::<String>)?;
    about.set_item("notes", sum.notes)?;
    about.set_item("first_frame", sum.first)?;
    about.set_item("last_frame", sum.last)?;
    let happened = info(py, &sum.info)?;
    Ok((give(sum.table), about, happened))
}

/// Refuses outputs that cannot be, or that are inputs, before anything is worked out: the table and what goes beside it, and a page.
#[pyfunction]
pub fn check_output(
    output: Option<PathBuf>,
    format: Option<&str>,
    report: Option<PathBuf>,
    inputs: Vec<PathBuf>,
) -> PyResult<()> {
    let mut outputs = Vec::new();
    if let Some(output) = &output {
        outputs = jobs::of_table(output, format_of(output, format)?);
    }
    outputs.extend(report);
    let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
    jobs::keep_apart(&outputs, &inputs).or_raise()
}

/// The format of that name, else the one of the file's ending.
fn format_of(output: &Path, name: Option<&str>) -> PyResult<Format> {
    match name {
        Some(name) => Format::from_name(name),
        None => Format::of(output),
    }
    .or_raise()
}

/// Localizes a movie from file to file, as the command line does. The model and the camera are their files', or numbers. Returns
/// whether all was done, rows, notes, and what happened.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn localize_to_file<'py>(
    py: Python<'py>,
    movie: PathBuf,
    output: PathBuf,
    format: Option<&str>,
    report: Option<PathBuf>,
    resume: bool,
    model: (Option<String>, Option<f64>, Option<PathBuf>),
    camera: (Option<f64>, Option<[f64; 4]>, Option<PathBuf>),
    devices: Devices,
    fitting: Fitting,
    finding: Finding,
    progress: Option<Py<PyAny>>,
    on_wait: Option<Py<PyAny>>,
) -> PyResult<(bool, u64, Vec<String>, Bound<'py, PyDict>)> {
    let format = format_of(&output, format)?;
    let (name, sigma_um, astigmatic) = model;
    let (pixel_size_um, numbers, file) = camera;
    let number = |k: usize| numbers.map(|numbers| numbers[k]);
    let given = Recipe {
        model: name,
        sigma_um,
        astigmatic,
        pixel_size_um,
        offset_adu: number(0),
        gain_e_per_adu: number(1),
        read_noise_e: number(2),
        excess_noise: number(3),
        camera: file,
        tolerance: fitting.tolerance,
        max_iterations: fitting.max_iterations,
        settings: devices.settings()?,
        ..Recipe::default()
    };
    let recipe = finding.recipe(given)?;
    let call = Call::new(progress, on_wait);
    let (teller, stop) = (call.teller(), call.stop.clone());
    let did = call.run(py, || {
        let job = LocalizeFile {
            movie: &movie,
            output: &output,
            format,
            recipe: &recipe,
            resume,
            keep: None,
            report: report.as_deref(),
        };
        job.run_with(
            &stop,
            |builder| call.attend(builder),
            |p| teller.progress(p.done, p.total, p.localizations),
        )
    })?;
    let happened = info(py, &did.info)?;
    let rows = did.progress.localizations;
    Ok((did.complete, rows, did.notes, happened))
}
