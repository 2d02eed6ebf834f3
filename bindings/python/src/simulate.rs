//! Simulated stacks and movies with known truth.

use gaussmle::simulate::Simulation;
use gaussmle_smlm::simulate::{Blink, MovieSimulation, Structure};
use pyo3::prelude::*;

use crate::array::{Memory, reserve};
use crate::camera::Camera;
use crate::errors;
use crate::model::Curve;
use crate::work::Call;

/// The columns of the truth, by name.
type Truth = Vec<(&'static str, Memory)>;

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
    photons: f64,
    background: f64,
    sigma: f64,
    psf: Option<(Curve, f64)>,
    seed: u64,
    rounded: bool,
) -> PyResult<(Memory, Memory, Truth)> {
    let simulation = Simulation::new(roi_size)
        .camera(camera.camera.clone())
        .photons(photons)
        .background(background)
        .sigma_um(sigma)
        .seed(seed);
    let simulation = match psf {
        Some((psf, range)) => simulation.astigmatic(psf.curve(), range),
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
    let pixel_size_um = camera.camera.pixel_size_um();
    let truth = &simulated.truth;
    let on_sensor = |axis: usize| {
        let spots = truth.iter().enumerate();
        let positions = spots.map(|(i, spot)| {
            let px = if axis == 0 { spot.x_px } else { spot.y_px };
            (f64::from(simulated.corners[[i, axis]]) + px + 0.5) * pixel_size_um
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
        ("sigma_x", column(|spot| spot.sigma_x_px, pixel_size_um)),
        ("sigma_y", column(|spot| spot.sigma_y_px, pixel_size_um)),
    ];
    let corners = Memory::owned(simulated.corners.into_raw_vec_and_offset().0, &[n, 2]);
    Ok((pixels, corners, truth))
}

/// Simulates a movie. Returns pixels, and the emitters of every frame.
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
    psf: Option<(Curve, f64)>,
    filaments: Option<u32>,
    beads: Option<f64>,
    seed: u64,
) -> PyResult<(Memory, Truth)> {
    let simulation = MovieSimulation {
        camera: camera.camera.clone(),
        emitters,
        on_frames,
        photons,
        spread,
        background,
        sigma_um: sigma,
        astigmatism: psf.map(|(curve, range)| (curve.curve(), range)),
        structure: match (filaments, beads) {
            (Some(count), _) => Structure::Filaments(count),
            (_, Some(z_step_um)) => Structure::Beads { z_step_um },
            _ => Structure::Scattered,
        },
        seed,
        ..MovieSimulation::new(n_frames, width, height)
    };
    let way_out = "simulate fewer or smaller frames";
    let mut pixels = reserve(&[n_frames, height, width], way_out).map_err(errors::input)?;
    let call = Call::plain();
    let cancel = call.cancel.clone();
    let (pixels, truth) = call.run(py, move || {
        let movie = simulation.run()?;
        let mut truth = Vec::new();
        for frame in 0..n_frames {
            // The call raises the exception that cancelled it.
            if cancel.is_cancelled() {
                break;
            }
            pixels.extend(movie.frame(frame));
            truth.extend(movie.truth(frame).map(|blink| (frame as u32, blink)));
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
    Ok((Memory::owned(pixels, &[n_frames, height, width]), truth))
}
