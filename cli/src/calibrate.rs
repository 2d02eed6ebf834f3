//! `gaussmle calibrate`.

use std::io::Write;
use std::path::{Path, PathBuf};

use gaussmle::Recipe;
use gaussmle::calibrate::{
    AstigmatismOptions, CameraOptions, Scan, astigmatism, beads, camera, sigma, widths,
};
use gaussmle::io::{self, FileError, Movie, OpenOptions};
use gaussmle::jobs::{keep_apart, write_text};
use gaussmle::words::counted;

use crate::arguments::{
    CalibrateAstigmatismArguments, CalibrateCameraArguments, CalibrateSigmaArguments,
};
use crate::outcome::{DONE, Outcome};

pub fn run_camera(arguments: &CalibrateCameraArguments) -> Outcome {
    let names = [
        "offset.npy",
        "gain.npy",
        "variance.npy",
        "transfer.svg",
        "camera.toml",
    ];
    let stacks: Vec<&Path> = std::iter::once(&arguments.dark)
        .chain(&arguments.bright)
        .map(PathBuf::as_path)
        .collect();
    // A folder that is not there yet holds nothing to be written over.
    if arguments.output.is_dir() {
        keep_apart(&names.map(|name| arguments.output.join(name)), &stacks)?;
    }
    let open = OpenOptions::default();
    let dark = io::open(&arguments.dark, &open)?;
    let bright: Vec<Box<dyn Movie>> = arguments
        .bright
        .iter()
        .map(|path| io::open(path, &open))
        .collect::<Result<_, _>>()?;
    let bright: Vec<&dyn Movie> = bright.iter().map(AsRef::as_ref).collect();
    let options = CameraOptions {
        pixel_size_um: Some(arguments.pixel_size),
        qe: arguments.qe,
        excess_noise: arguments.excess_noise,
        saturation_adu: arguments.saturation,
    };
    let calibration = camera(dark.as_ref(), &bright, &options)?;
    std::fs::create_dir_all(&arguments.output).map_err(|source| FileError::Write {
        path: arguments.output.clone(),
        source,
    })?;
    calibration.save(&arguments.output)?;
    if !arguments.quiet {
        let (bad, known) = (&calibration.bad, &calibration.uncertainty);
        eprintln!(
            "{}: {} without a gain, {} with an odd one, {} noisy",
            counted(bad.total(), "bad pixel"),
            bad.without_gain,
            bad.odd_gain,
            bad.noisy
        );
        eprintln!(
            "of each pixel the gain is known to {:.1} %, the offset to {:.2} ADU, the variance to {:.0} %",
            100.0 * known.gain_relative,
            known.offset_adu,
            100.0 * known.variance_relative
        );
        if known.gain_relative > calibration.gain_spread {
            eprintln!(
                "note: pixels' gains differ by {:.1} %, less than is known of each: more frames, or one gain for all pixels, makes better fits than this map",
                100.0 * calibration.gain_spread
            );
        }
        let file = arguments.output.join("camera.toml");
        let plot = arguments.output.join("transfer.svg");
        eprintln!(
            "{} is the camera, {} its photon transfer",
            file.display(),
            plot.display()
        );
    }
    Ok(DONE)
}

pub fn run_astigmatism(arguments: &CalibrateAstigmatismArguments) -> Outcome {
    let output = &arguments.output;
    let plot = output.with_extension("svg");
    let outputs: Vec<PathBuf> = vec![output.clone(), plot.clone()];
    let mut inputs = vec![arguments.beads.as_path()];
    inputs.extend(arguments.seeing.camera.camera.as_deref());
    keep_apart(&outputs, &inputs)?;
    let movie = io::open(&arguments.beads, &OpenOptions::default())?;
    let scan = Scan {
        z_step_um: arguments.z_step,
        frames_per_plane: arguments.frames_per_plane,
    };
    let seen = beads(movie.as_ref(), &arguments.seeing.recipe()?, &scan)?;
    let found = astigmatism(&seen.points, &AstigmatismOptions::default())?;
    found.save(output)?;
    write_text(&plot, &found.plot(&seen.points).svg())?;
    if !arguments.quiet {
        seen.notes.iter().for_each(|note| eprintln!("note: {note}"));
        let [low, high] = found.z_range_um;
        eprintln!(
            "{} of {} in {} planes ({} too near to another); {} widths used, {} not",
            counted(found.bead_heights_um.len(), "bead"),
            seen.beads.len(),
            seen.planes,
            seen.crowded,
            found.used,
            found.rejected.len()
        );
        eprintln!(
            "widths are off the curve by {:.1} nm (x) and {:.1} nm (y) rms, {:.1} times their uncertainty; they tell z from {low:.2} to {high:.2} um",
            1e3 * found.rms_um[0],
            1e3 * found.rms_um[1],
            found.scatter
        );
        eprintln!(
            "{} is the PSF, {} its curve",
            output.display(),
            plot.display()
        );
    }
    Ok(DONE)
}

pub fn run_sigma(arguments: &CalibrateSigmaArguments) -> Outcome {
    let mut inputs = vec![arguments.movie.as_path()];
    inputs.extend(arguments.seeing.camera.camera.as_deref());
    keep_apart(&Vec::from_iter(arguments.plot.clone()), &inputs)?;
    let movie = io::open(&arguments.movie, &OpenOptions::default())?;
    let recipe = Recipe {
        frames: arguments.frames,
        ..arguments.seeing.recipe()?
    };
    let seen = widths(movie.as_ref(), &recipe)?;
    let found = sigma(&seen.sigma_um)?;
    if let Some(plot) = &arguments.plot {
        write_text(plot, &found.plot(&seen.sigma_um).svg())?;
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "sigma_um = {:.5}", found.sigma_um)?;
    writeln!(out, "sigma_std_um = {:.5}", found.sigma_std_um)?;
    if !arguments.quiet {
        seen.notes.iter().for_each(|note| eprintln!("note: {note}"));
        eprintln!(
            "the most frequent of {} widths, of {} spots",
            found.used, seen.spots
        );
    }
    Ok(DONE)
}
