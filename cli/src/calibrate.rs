//! `gaussmle calibrate`.

use gaussmle::calibrate::{CameraOptions, camera};
use gaussmle::io::{self, FileError, Movie, OpenOptions};

use crate::arguments::CalibrateCameraArguments;
use crate::outcome::{DONE, Outcome};

pub fn run_camera(arguments: &CalibrateCameraArguments) -> Outcome {
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
            "{} bad pixels: {} without a gain, {} with an odd one, {} noisy",
            bad.total(),
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
        let file = arguments.output.join("camera.toml");
        eprintln!("{} is the camera", file.display());
    }
    Ok(DONE)
}
