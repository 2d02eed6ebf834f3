//! Stacks and movies with known truth.

use gaussmle::simulate::{MovieSimulation, Simulation};
use pyo3::prelude::*;

use crate::array::{Memory, room};
use crate::camera::Camera;
use crate::errors;
use crate::model::Curve;
use crate::work::Call;

/// Columns of the truth, by name.
type Truth = Vec<(&'static str, Memory)>;

/// ROIs, their corners, and what each spot is: lengths in um, positions on the sensor.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn simulate(
    py: Python<'_>,
    n: usize,
    roi: usize,
    camera: &Camera,
    photons: f64,
    background: f64,
    sigma: f64,
    psf: Option<(Curve, f64)>,
    seed: u64,
    rounded: bool,
) -> PyResult<(Memory, Memory, Truth)> {
    let simulation = Simulation::new(roi)
        .camera(camera.0.clone())
        .photons(photons)
        .background(background)
        .sigma_um(sigma)
        .seed(seed);
    let simulation = match psf {
        Some((psf, range)) => simulation.astigmatic(psf.curve(), range),
        None => simulation,
    };
    // Only to see whether there is as much: the library takes it.
    drop(room::<f32>(&[n, roi, roi], "simulate fewer, or smaller ones").map_err(errors::input)?);
    let drawn = Call::plain().run(py, move || simulation.run(n))?;
    let shape = [n, roi, roi];
    let pixels = match rounded {
        true => Memory::own(drawn.to_u16().into_raw_vec_and_offset().0, &shape),
        false => Memory::own(drawn.pixels.into_raw_vec_and_offset().0, &shape),
    };
    let um = camera.0.pixel_size_um();
    let truth = &drawn.truth;
    let on_sensor = |axis: usize| {
        let spots = truth.iter().enumerate();
        let place = spots.map(|(i, spot)| {
            let px = if axis == 0 { spot.x_px } else { spot.y_px };
            (f64::from(drawn.corners[[i, axis]]) + px + 0.5) * um
        });
        Memory::row(place.collect())
    };
    let column = |value: fn(&gaussmle::simulate::Spot) -> f64, unit: f64| {
        Memory::row(truth.iter().map(|spot| value(spot) * unit).collect())
    };
    let truth = vec![
        ("x", on_sensor(0)),
        ("y", on_sensor(1)),
        ("z", column(|spot| spot.z_um, 1.0)),
        ("photons", column(|spot| spot.photons, 1.0)),
        ("background", column(|spot| spot.background, 1.0)),
        ("sigma_x", column(|spot| spot.sigma_x_px, um)),
        ("sigma_y", column(|spot| spot.sigma_y_px, um)),
    ];
    let corners = Memory::own(drawn.corners.into_raw_vec_and_offset().0, &[n, 2]);
    Ok((pixels, corners, truth))
}

/// A movie, and its emitters in every frame.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
pub fn simulate_movie(
    py: Python<'_>,
    frames: usize,
    height: usize,
    width: usize,
    camera: &Camera,
    emitters: f64,
    on_frames: f64,
    photons: f64,
    spread: f64,
    background: f64,
    sigma: f64,
    seed: u64,
) -> PyResult<(Memory, Truth)> {
    let simulation = MovieSimulation {
        camera: camera.0.clone(),
        emitters,
        on_frames,
        photons,
        spread,
        background,
        sigma_um: sigma,
        seed,
        ..MovieSimulation::new(frames, width, height)
    };
    let way_out = "simulate fewer frames, or smaller ones";
    let mut pixels = room(&[frames, height, width], way_out).map_err(errors::input)?;
    let call = Call::plain();
    let stop = call.stop.clone();
    let (pixels, truth) = call.run(py, move || {
        let movie = simulation.run()?;
        let mut truth = Vec::new();
        for frame in 0..frames {
            // What called it off is raised.
            if stop.stopped() {
                break;
            }
            pixels.extend(movie.frame(frame));
            truth.extend(movie.truth(frame).map(|blink| (frame as u32, blink)));
        }
        Ok((pixels, truth))
    })?;
    let counts = |value: fn(&(u32, gaussmle::simulate::Blink)) -> u32| {
        Memory::row(truth.iter().map(value).collect())
    };
    let numbers = |value: fn(&gaussmle::simulate::Blink) -> f64| {
        Memory::row(truth.iter().map(|(_, blink)| value(blink)).collect())
    };
    let truth = vec![
        ("frame", counts(|(frame, _)| *frame)),
        ("emitter", counts(|(_, blink)| blink.emitter)),
        ("x", numbers(|blink| blink.x_um)),
        ("y", numbers(|blink| blink.y_um)),
        ("photons", numbers(|blink| blink.photons)),
    ];
    Ok((Memory::own(pixels, &[frames, height, width]), truth))
}
