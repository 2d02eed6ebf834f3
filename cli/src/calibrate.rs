//! `gaussmle calibrate`.

use std::path::{Path, PathBuf};

use gaussmle_base::plural::quantity;
use gaussmle_calibrate::{
    AstigmatismOptions, CameraOptions, GivenOptions, Scan, SplineOptions, astigmatism, beads,
    camera, camera_files, given_psf, psf, sigma, stated_step_note, widths,
};
use gaussmle_io::movie::{self, FileError, Movie, OpenOptions};
use gaussmle_io::{SplinePsfFile, write_atomically};
use gaussmle_report::calibration::{astigmatism_plot, photon_transfer_plot, psf_page, width_plot};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::InputConfig;
use gaussmle_smlm::localize::{check_output_paths, check_run_paths};

use crate::arguments::{
    CalibrateAstigmatismArguments, CalibrateCameraArguments, CalibratePsfArguments,
    CalibrateSigmaArguments,
};
use crate::failure::{DONE, Failure, Outcome};
use crate::terminal;

pub fn run_camera(arguments: &CalibrateCameraArguments) -> Outcome {
    let stacks: Vec<&Path> = std::iter::once(&arguments.dark)
        .chain(&arguments.bright)
        .map(PathBuf::as_path)
        .collect();
    check_output_paths(&camera_files(&arguments.output), &stacks)?;
    let open = arguments.input.open_options();
    let dark = movie::open(&arguments.dark, &open)?;
    let bright: Vec<Box<dyn Movie>> = arguments
        .bright
        .iter()
        .map(|path| movie::open(path, &open))
        .collect::<Result<_, _>>()?;
    let bright: Vec<&dyn Movie> = bright.iter().map(AsRef::as_ref).collect();
    let options = CameraOptions {
        pixel_size_um: arguments.pixel_size,
        excess_noise: arguments.excess_noise,
        saturation_adu: arguments.saturation,
    };
    let calibration = camera(dark.as_ref(), &bright, &options)?;
    std::fs::create_dir_all(&arguments.output).map_err(|source| FileError::Write {
        path: arguments.output.clone(),
        source,
    })?;
    let plot = arguments.output.join("transfer.svg");
    write_atomically(&plot, photon_transfer_plot(&calibration).svg().as_bytes())?;
    calibration.save(&arguments.output)?;
    if !arguments.quiet {
        let (bad, uncertainty) = (&calibration.bad, &calibration.uncertainty);
        eprintln!(
            "{}: {} without a gain, {} with an unusual gain, {} with high noise",
            quantity(bad.total(), "bad pixel"),
            bad.without_gain,
            bad.odd_gain,
            bad.noisy
        );
        eprintln!(
            "uncertainty of a pixel: gain {:.1} %, offset {:.2} ADU, variance {:.0} %",
            100.0 * uncertainty.gain_relative,
            uncertainty.offset_adu,
            100.0 * uncertainty.variance_relative
        );
        let typical = &calibration.typical;
        eprintln!(
            "typical pixel: offset {:.1} ADU, gain {:.4} +- {:.4} e-/ADU, read noise {:.2} e-",
            typical.offset_adu, typical.gain_e_per_adu, typical.gain_std, typical.read_noise_e
        );
        if calibration.has_one_gain() {
            eprintln!(
                "note: the gains of the pixels differ by {:.1} %, which is less than their uncertainty: camera.toml has one gain for all pixels. To measure their own, record more frames",
                100.0 * calibration.gain_spread
            );
        }
        if arguments.pixel_size.is_none() {
            eprintln!(
                "note: camera.toml has no pixel size: that of a movie's file is used, or --pixel-size of `localize`"
            );
        }
        let file = arguments.output.join("camera.toml");
        eprintln!(
            "wrote {} (camera) and {} (photon transfer)",
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
    let config = arguments.widths.config()?;
    check_run_paths(&outputs, &[&arguments.beads], &config)?;
    let open = OpenOptions {
        z_stack: true,
        ..arguments.input.open_options()
    };
    let movie = movie::open(&arguments.beads, &open)?;
    let scan = Scan::of_movie(movie.as_ref(), arguments.z_step, arguments.frames_per_plane)?;
    if !arguments.quiet {
        say_stated_step(arguments.z_step, movie.as_ref());
    }
    let measured = beads(movie.as_ref(), &config, &scan)?;
    let fitted = astigmatism(&measured.points, &AstigmatismOptions::default())?;
    fitted.save(output, &measured.conditions)?;
    let svg = astigmatism_plot(&fitted, &measured.points).svg();
    write_atomically(&plot, svg.as_bytes())?;
    if !arguments.quiet {
        measured
            .notes
            .iter()
            .for_each(|note| eprintln!("note: {note}"));
        let [low, high] = fitted.z_range_um;
        eprintln!(
            "{} of {} detected were used, in {} planes (left out: {} too close to another bead, {} parts of rings out of focus); {} widths used, {} rejected",
            quantity(fitted.bead_heights_um.len(), "bead"),
            measured.beads.len(),
            measured.planes,
            measured.crowded,
            measured.rings,
            fitted.used,
            fitted.rejected.len()
        );
        let reasons = &fitted.rejections;
        if !fitted.rejected.is_empty() {
            eprintln!(
                "rejected: {} with fewer than 4 widths and {} mostly off the curve, with {} widths; {} widths of other beads off the curve",
                quantity(reasons.beads_with_few_widths, "bead"),
                reasons.beads_off_curve,
                reasons.widths_of_beads,
                reasons.widths_off_curve
            );
        }
        let left_out = &measured.left_out;
        if left_out.total() > 0 {
            eprintln!(
                "{} gave no widths: {} did not converge, {} were imprecise, {} away from the bead, {} far out of focus",
                quantity(left_out.total(), "fit"),
                left_out.not_converged,
                left_out.imprecise,
                left_out.displaced,
                left_out.out_of_focus
            );
        }
        eprintln!(
            "rms deviation of the widths from the curve: {:.1} nm (x), {:.1} nm (y), {:.1} times their uncertainty; z is determined from {low:.2} to {high:.2} um",
            1e3 * fitted.rms_um[0],
            1e3 * fitted.rms_um[1],
            fitted.scatter
        );
        let quality = &fitted.quality;
        eprintln!(
            "z from the widths of the beads deviates from the scan by {:.1} nm rms, with a slope of {:.3}: {}",
            1e3 * quality.z_rms_um,
            quality.z_slope,
            match quality.notes().is_empty() {
                true => "a good curve",
                false => "a curve to be used with care, see the notes",
            }
        );
        quality
            .notes()
            .iter()
            .for_each(|note| eprintln!("note: {note}"));
        eprintln!(
            "wrote {} (PSF) and {} (curve)",
            output.display(),
            plot.display()
        );
    }
    Ok(DONE)
}

/// Says that the step along z is that of the movie's file.
fn say_stated_step(typed: Option<f64>, movie: &dyn Movie) {
    if let Some(note) = stated_step_note(movie, typed) {
        eprintln!("note: {}", note.replace("`z_step` = ", "--z-step "));
    }
}

pub fn run_psf(arguments: &CalibratePsfArguments) -> Outcome {
    if arguments.given {
        return run_given_psf(arguments);
    }
    if arguments.oversampling.is_some() {
        let message =
            "--oversampling: it is an option of the stack of --given, and --given is missing";
        return Err(Failure::Usage(message.into()));
    }
    let output = &arguments.output;
    SplinePsfFile::check_name(output)?;
    let page = output.with_extension("html");
    let outputs = vec![output.clone(), page.clone()];
    let config = arguments.config()?;
    let inputs: Vec<&Path> = arguments.beads.iter().map(PathBuf::as_path).collect();
    check_run_paths(&outputs, &inputs, &config)?;
    let open = OpenOptions {
        z_stack: true,
        ..arguments.input.open_options()
    };
    let mut movies = Vec::new();
    for path in &arguments.beads {
        let movie = movie::open(path, &open)?;
        let scan = Scan::of_movie(movie.as_ref(), arguments.z_step, arguments.frames_per_plane)?;
        if !arguments.quiet {
            say_stated_step(arguments.z_step, movie.as_ref());
        }
        movies.push((movie, scan));
    }
    let scans: Vec<(&dyn Movie, Scan)> = movies
        .iter()
        .map(|(movie, scan)| (movie.as_ref(), *scan))
        .collect();
    let measured = psf(&scans, &config, &SplineOptions::default())?;
    measured.file().write(output)?;
    write_atomically(&page, psf_page(&measured, &arguments.beads).as_bytes())?;
    if arguments.quiet {
        return Ok(DONE);
    }
    let found = &measured.calibration;
    for note in measured.notes.iter().chain(&measured.advice()) {
        eprintln!("note: {note}");
    }
    for (number, (bead, place)) in found.beads.iter().zip(&measured.places).enumerate() {
        if let Some(reason) = &bead.refused {
            eprintln!(
                "bead {number} at x {:.0}, y {:.0} of {} is left out: {reason}",
                place.x_px,
                place.y_px,
                arguments.beads[place.movie].display()
            );
        }
    }
    let [low, high] = found.psf.z_range_um();
    eprintln!(
        "{} of {} were used (not counted: {} too close to another, {} at the border); z is known from {low:.2} to {high:.2} um",
        measured.used(),
        quantity(found.beads.len(), "bead"),
        measured.crowded,
        measured.at_edge
    );
    eprintln!(
        "the bias of a molecule of N photons is about sqrt(N / {:.2e}) of its uncertainty; the beads deviate {:.2} times as much as photon noise",
        found.quality.calibration_photons, found.quality.deviance
    );
    let [x, y] = measured.nm(found.motion.rms_px);
    eprintln!("the stage moved by {x:.1} nm (x) and {y:.1} nm (y) rms from frame to frame");
    if let Some([x, y]) = measured.tilt_nm() {
        eprintln!("the sample is tilted by {x:.0} nm (x) and {y:.0} nm (y) in 10 um");
    }
    eprintln!(
        "wrote {} (PSF) and {} (pictures and quality)",
        output.display(),
        page.display()
    );
    Ok(DONE)
}

fn run_given_psf(arguments: &CalibratePsfArguments) -> Outcome {
    arguments.check_given()?;
    let output = &arguments.output;
    let stack = &arguments.beads[0];
    SplinePsfFile::check_name(output)?;
    check_output_paths(std::slice::from_ref(output), &[stack])?;
    let open = OpenOptions {
        z_stack: true,
        ..arguments.input.open_options()
    };
    let movie = movie::open(stack, &open)?;
    let options = GivenOptions {
        z_step_um: arguments.z_step,
        oversampling: arguments.oversampling.unwrap_or(1),
        pixel_size_um: arguments.camera.pixel_size_um,
    };
    let given = given_psf(movie.as_ref(), &options)?;
    given.file(stack).write(output)?;
    if arguments.quiet {
        return Ok(DONE);
    }
    for note in given.notes.iter().chain(&given.advice()) {
        eprintln!("note: {note}");
    }
    let [planes, rows, columns] = given.shape;
    let [low, high] = given.psf.z_range_um();
    let of_z = match given.z_step_um {
        Some(step) => format!("z is known from {low:.2} to {high:.2} um in steps of {step} um"),
        None => "the PSF has no z".into(),
    };
    eprintln!(
        "{} of {rows} x {columns} samples, {} along a pixel: {of_z}",
        quantity(planes, "plane"),
        given.oversampling
    );
    let pixel = match given.pixel_size_um {
        Some(um) => format!("of {um} um"),
        None => "of unknown size (--pixel-size)".into(),
    };
    eprintln!("the window has {0} x {0} pixels {pixel}", given.window());
    // 0.00 rather than -0.00.
    let [x, y] = given
        .light
        .centre_px
        .map(|px| (100.0 * px).round() / 100.0 + 0.0);
    eprintln!(
        "x, y and z are those of the middle of the stack; the sharpest plane is at z = {:.2} um, and its light is centred at x = {x:.2}, y = {y:.2} pixels",
        given.light.planes[given.light.sharpest].z_um
    );
    eprintln!("wrote {} (PSF)", output.display());
    Ok(DONE)
}

pub fn run_sigma(arguments: &CalibrateSigmaArguments) -> Outcome {
    let config = RunConfig {
        input: InputConfig {
            frames: arguments.frames,
            ..InputConfig::default()
        },
        ..arguments.widths.config()?
    };
    let outputs = Vec::from_iter(arguments.plot.clone());
    check_run_paths(&outputs, &[&arguments.movie], &config)?;
    let movie = movie::open(&arguments.movie, &arguments.input.open_options())?;
    let measured = widths(movie.as_ref(), &config)?;
    let fitted = sigma(&measured.sigma_um)?;
    if let Some(plot) = &arguments.plot {
        let svg = width_plot(&fitted, &measured.sigma_um).svg();
        write_atomically(plot, svg.as_bytes())?;
    }
    terminal::print(format_args!(
        "sigma_um = {:.5}\nsigma_std_um = {:.5}\n",
        fitted.sigma_um, fitted.sigma_std_um
    ))?;
    if !arguments.quiet {
        measured
            .notes
            .iter()
            .for_each(|note| eprintln!("note: {note}"));
        eprintln!(
            "the most frequent width: {} widths of {} spots were used",
            fitted.used, measured.spots
        );
    }
    Ok(DONE)
}
