//! `gaussmle simulate`.

use std::path::{Path, PathBuf};

use gaussmle::SplinePsf;
use gaussmle::simulate::{Depth, Simulation, Values};
use gaussmle_io::read_psf;
use gaussmle_smlm::localize::check_output_paths;
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie, SimulateStack, Structure};

use crate::arguments::SimulateArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::ProgressDisplay;

/// The default pixel size, um.
const PIXEL_UM: f64 = 0.1;

pub fn run(arguments: &SimulateArguments) -> Outcome {
    let outputs = [
        Some(&arguments.output),
        arguments.truth.as_ref(),
        arguments.corners.as_ref(),
    ];
    let outputs: Vec<PathBuf> = outputs.into_iter().flatten().cloned().collect();
    let inputs = [&arguments.psf, &arguments.camera.camera];
    let inputs: Vec<&Path> = inputs.into_iter().flatten().map(PathBuf::as_path).collect();
    check_output_paths(&outputs, &inputs)?;
    let mut camera = arguments.camera.clone();
    if camera.camera.is_none() {
        camera.pixel_size_um = camera.pixel_size_um.or(Some(PIXEL_UM.into()));
        camera.offset_adu = camera.offset_adu.or(Some(0.0));
        camera.gain_e_per_adu = camera.gain_e_per_adu.or(Some(1.0));
    }
    let (camera, notes) = camera.camera()?;
    let default_sigma_um = Values::Same(1.3 * camera.pixel_size_um().mean_um());
    let sigma_um = arguments.sigma.clone().unwrap_or(default_sigma_um);
    if !arguments.quiet {
        for note in notes {
            eprintln!("note: {note}");
        }
    }
    let truth = arguments.truth.as_deref();
    let file = arguments.psf.as_deref().map(read_psf).transpose()?;
    let psf = file.and_then(|file| Depth::of(file.psf));
    if let (Some(Depth::Spline(psf)), false) = (&psf, arguments.quiet) {
        for note in unknown_light(psf, arguments) {
            eprintln!("note: {note}");
        }
    }
    let depth = psf.map(|psf| (psf, arguments.z_range));
    if arguments.movie {
        let structure = match (arguments.filaments, arguments.beads) {
            (Some(count), _) => Structure::Filaments(count),
            (_, Some(z_step_um)) => Structure::Beads { z_step_um },
            _ => Structure::Scattered,
        };
        let simulation = MovieSimulation {
            camera,
            emitters: arguments.emitters,
            on_frames: arguments.on_frames,
            photons: one_value("photons", &arguments.photons)?,
            spread: arguments.spread,
            background: one_value("background", &arguments.background)?,
            sigma_um: one_value("sigma", &sigma_um)?,
            depth,
            structure,
            seed: arguments.seed,
            ..MovieSimulation::new(arguments.frames, arguments.width, arguments.height)
        };
        let job = SimulateMovie {
            simulation: &simulation,
            movie: &arguments.output,
            truth,
        };
        let interrupt = Interrupt::handle("nothing was written")?;
        let mut display = ProgressDisplay::new(arguments.quiet, "frames");
        let watch = |progress: &_| {
            interrupt.note_progress();
            display.show(progress);
        };
        if job.run(&interrupt.cancel, watch)?.is_none() {
            return Err(Failure::Cancelled("nothing was written".into()));
        }
        return Ok(DONE);
    }
    let simulation = Simulation::new(arguments.roi.unwrap_or(11))
        .camera(camera)
        .photons(arguments.photons.clone())
        .background(arguments.background.clone())
        .sigma_um(sigma_um)
        .seed(arguments.seed);
    let simulation = match depth {
        Some((psf, range_um)) => simulation.depth(psf, range_um),
        None => simulation,
    };
    let job = SimulateStack {
        simulation: &simulation,
        spots: arguments.n.unwrap_or(1000),
        rois: &arguments.output,
        corners: arguments.corners.as_deref(),
        truth,
    };
    job.run()?;
    Ok(DONE)
}

/// Notes on light that a measured PSF does not know.
fn unknown_light(psf: &SplinePsf, arguments: &SimulateArguments) -> Vec<String> {
    let mut notes = Vec::new();
    let [low, high] = psf.z_range_um();
    // A scan of beads goes as far as its frames.
    let farthest = match arguments.beads {
        Some(step) => 0.5 * (arguments.frames.max(1) - 1) as f64 * step.abs(),
        None => arguments.z_range,
    };
    if psf.has_z() && (-farthest < low || farthest > high) {
        notes.push(format!(
            "the PSF is known from {low:.2} to {high:.2} um, and z reaches {farthest:.2} um: spots beyond look like those at the ends"
        ));
    }
    let window = psf.window();
    if let Some(roi) = arguments.roi.filter(|&roi| roi > window) {
        notes.push(format!(
            "the PSF is known in {window} x {window} pixels: the outer pixels of ROIs of {roi} have no light of the spot"
        ));
    }
    notes
}

/// The value of an option that is the same for all emitters of a movie.
fn one_value(option: &str, values: &Values) -> Result<f64, Failure> {
    match values {
        Values::Same(number) => Ok(*number),
        Values::Between(..) | Values::Each(_) => Err(Failure::Usage(format!(
            "--{option} of a movie is one number: --spread varies the brightness of its emitters"
        ))),
    }
}
