//! Simulated stacks and movies with known truth.

use std::path::{Path, PathBuf};

use gaussmle::simulate::{Depth, Simulation, Values};
use gaussmle_smlm::localize::check_output_paths;
use gaussmle_smlm::simulate::{Blink, MovieSimulation, SimulateMovie, Structure};
use pyo3::prelude::*;

use crate::array::{InputArray, Memory, reserve};
use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::model::Psf;
use crate::work::Call;

/// The columns of the truth, by name.
type Truth = Vec<(&'static str, Memory)>;

/// Values of spots: a number, two bounds, or an array.
#[derive(FromPyObject)]
pub enum SpotValues<'py> {
    // First: an array of one element is also a number for some versions of NumPy.
    #[pyo3(transparent)]
    Each(InputArray<'py>),
    #[pyo3(transparent)]
    Same(f64),
    #[pyo3(transparent)]
    Between((f64, f64)),
}

impl SpotValues<'_> {
    fn values(&self) -> PyResult<Values> {
        Ok(match self {
            Self::Same(number) => Values::Same(*number),
            Self::Between((low, high)) => Values::Between(*low, *high),
            Self::Each(array) => Values::Each(array.values::<f64>()?.to_vec()),
        })
    }
}

/// Simulates ROIs. Returns pixels, corners, and the truth of each spot: lengths in um, positions on
/// the sensor.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn simulate(
    py: Python<'_>,
    n: usize,
    roi_size: usize,
    camera: &Camera,
    photons: SpotValues<'_>,
    background: SpotValues<'_>,
    sigma: SpotValues<'_>,
    psf: Option<(Psf, f64)>,
    seed: u64,
    rounded: bool,
) -> PyResult<(Memory, Memory, Truth)> {
    let simulation = Simulation::new(roi_size)
        .camera(camera.camera.clone())
        .photons(photons.values()?)
        .background(background.values()?)
        .sigma_um(sigma.values()?)
        .seed(seed);
    let simulation = match depth(psf) {
        Some((psf, range)) => simulation.depth(psf, range),
        None => simulation,
    };
    // A check that the memory is available. The library allocates it again.
    let way_out = "simulate fewer or smaller ROIs";
    drop(reserve::<f32>(&[n, roi_size, roi_size], way_out).map_err(errors::input)?);
    let simulated = Call::plain().run(py, move || Ok(simulation.run(n)?))?;
    let shape = [n, roi_size, roi_size];
    let pixels = match rounded {
        true => Memory::owned(simulated.to_u16().into_raw_vec_and_offset().0, &shape),
        false => Memory::owned(simulated.pixels.into_raw_vec_and_offset().0, &shape),
    };
    let sides_um = camera.camera.pixel_size_um().xy();
    let truth = &simulated.truth;
    let on_sensor = |axis: usize| {
        let spots = truth.iter().enumerate();
        let positions = spots.map(|(i, spot)| {
            let px = if axis == 0 { spot.x_px } else { spot.y_px };
            (f64::from(simulated.corners[[i, axis]]) + px + 0.5) * sides_um[axis]
        });
        Memory::vector(positions.collect())
    };
    let column = |value: fn(&gaussmle::simulate::Spot) -> f64, unit: f64| {
        Memory::vector(truth.iter().map(|spot| value(spot) * unit).collect())
    };
    let truth = vec![
        ("x", on_sensor(0)),
        ("y", on_sensor(1)),
        ("z", column(|spot| spot.z_um, 1.0)),
        ("photons", column(|spot| spot.photons, 1.0)),
        ("background", column(|spot| spot.background, 1.0)),
        ("sigma_x", column(|spot| spot.sigma_x_px, sides_um[0])),
        ("sigma_y", column(|spot| spot.sigma_y_px, sides_um[1])),
    ];
    let corners = Memory::owned(simulated.corners.into_raw_vec_and_offset().0, &[n, 2]);
    Ok((pixels, corners, truth))
}

/// Simulates a movie. Returns its pixels, or None where they are written to a file, and the emitters
/// of every frame. The file must be none of `inputs`.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn simulate_movie(
    py: Python<'_>,
    n_frames: usize,
    height: usize,
    width: usize,
    camera: &Camera,
    emitters: f64,
    on_frames: f64,
    photons: f64,
    spread: f64,
    background: f64,
    sigma: f64,
    psf: Option<(Psf, f64)>,
    filaments: Option<u32>,
    beads: Option<f64>,
    seed: u64,
    output: Option<PathBuf>,
    inputs: Vec<PathBuf>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Option<Memory>, Truth)> {
    let simulation = MovieSimulation {
        camera: camera.camera.clone(),
        emitters,
        on_frames,
        photons,
        spread,
        background,
        sigma_um: sigma,
        depth: depth(psf),
        structure: match (filaments, beads) {
            (Some(count), _) => Structure::Filaments(count),
            (_, Some(z_step_um)) => Structure::Beads { z_step_um },
            _ => Structure::Scattered,
        },
        seed,
        ..MovieSimulation::new(n_frames, width, height)
    };
    if let Some(output) = &output {
        let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
        check_output_paths(std::slice::from_ref(output), &inputs).or_raise()?;
    }
    let shape = [n_frames, height, width];
    let mut pixels = match output {
        None => {
            let way_out = "simulate fewer or smaller frames, or pass output=\"movie.tif\"";
            Some(reserve(&shape, way_out).map_err(errors::input)?)
        }
        Some(_) => None,
    };
    let call = Call::new(progress, None);
    let (sender, cancel) = (call.progress_sender(), call.cancel.clone());
    let (pixels, truth) = call.run(py, move || {
        let mut truth = Vec::new();
        let movie = match &output {
            Some(file) => {
                let job = SimulateMovie {
                    simulation: &simulation,
                    movie: file,
                    truth: None,
                };
                job.run(&cancel, |progress| {
                    sender.progress(progress.done, progress.total, progress.localizations);
                })?
            }
            None => Some(simulation.run()?),
        };
        let Some(movie) = movie else {
            // The call raises the exception that cancelled it.
            return Ok((pixels, truth));
        };
        for frame in 0..n_frames {
            if cancel.is_cancelled() {
                break;
            }
            truth.extend(movie.truth(frame).map(|blink| (frame as u32, blink)));
            if let Some(pixels) = &mut pixels {
                pixels.extend(movie.frame(frame));
                sender.progress(frame + 1, n_frames, truth.len() as u64);
            }
        }
        Ok((pixels, truth))
    })?;
    let counts =
        |value: fn(&(u32, Blink)) -> u32| Memory::vector(truth.iter().map(value).collect());
    let numbers = |value: fn(&Blink) -> f64| {
        Memory::vector(truth.iter().map(|(_, blink)| value(blink)).collect())
    };
    let truth = vec![
        ("frame", counts(|(frame, _)| *frame)),
        ("emitter", counts(|(_, blink)| blink.emitter)),
        ("x", numbers(|blink| blink.x_um)),
        ("y", numbers(|blink| blink.y_um)),
        ("z", numbers(|blink| blink.z_um)),
        ("photons", numbers(|blink| blink.photons)),
        ("background", Memory::vector(vec![background; truth.len()])),
        ("sigma_x", numbers(|blink| blink.sigma_um[0])),
        ("sigma_y", numbers(|blink| blink.sigma_um[1])),
    ];
    Ok((pixels.map(|pixels| Memory::owned(pixels, &shape)), truth))
}

/// The PSF of a simulation, and the range of z.
fn depth(psf: Option<(Psf, f64)>) -> Option<(Depth, f64)> {
    let (psf, range) = psf?;
    Some((Depth::of(psf.given())?, range))
}
