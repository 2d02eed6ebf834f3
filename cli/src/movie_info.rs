//! `gaussmle info` for movies.

use gaussmle_base::messages::shell_word;
use gaussmle_io::movie::{self, FileError, OpenOptions, PixelType};
use gaussmle_smlm::inspect::MovieInfo;
use serde_json::{Value, json};

use crate::arguments::InfoArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::terminal;

pub fn run(arguments: &InfoArguments) -> Outcome {
    let info = look(arguments)?;
    let next = info.has_image().then(|| next_command(arguments, &info));
    match (arguments.json, next) {
        (true, next) => terminal::print_json(as_json(&info, next.map(|(command, _)| command)))?,
        (false, Some((command, words))) => {
            terminal::print(format_args!("{info}next{words}: {command}\n"))?;
        }
        (false, None) => terminal::print(&info)?,
    }
    Ok(DONE)
}

/// The command that localizes the movie, and what of it has to be checked or replaced.
fn next_command(arguments: &InfoArguments, info: &MovieInfo) -> (String, String) {
    let (metadata, input) = (&info.metadata, &arguments.input);
    let mut command = format!(
        "gaussmle localize {}",
        shell_word(&arguments.table.to_string_lossy())
    );
    let mut check = Vec::new();
    let mut add = |option: &str, value: &dyn std::fmt::Display| {
        command += &format!(" --{option} {}", shell_word(&value.to_string()));
    };
    let first = |names: &[String]| (names.len() > 1).then(|| "0".to_owned());
    if let Some(series) = input.series.clone().or_else(|| first(&metadata.series)) {
        add("series", &series);
    }
    if let Some(channel) = input.channel.clone().or_else(|| first(&metadata.channels)) {
        add("channel", &channel);
    }
    let planes = metadata.axes.iter().find(|(name, _)| name == "z");
    let has_planes = planes.is_some_and(|(_, length)| *length > 1);
    if let Some(z) = input.z.or_else(|| has_planes.then_some(0)) {
        add("z", &z);
    }
    if input.allow_truncated {
        command += " --allow-truncated";
    }
    let mut add = |option: &str, value: &dyn std::fmt::Display| {
        command += &format!(" --{option} {value}");
    };
    if metadata.pixel_size_um.is_none() {
        add("pixel-size", &0.1);
        check.push("0.1 um stands for the width of a camera pixel in the sample");
    }
    let estimate = info.estimate.as_ref();
    let offset = metadata
        .offset_adu
        .or(estimate.map(|found| found.offset_adu.round()));
    let gain = metadata
        .gain_e_per_adu
        .or(estimate.map(|found| three_digits(found.gain_e_per_adu)));
    match (offset, gain) {
        (Some(offset), Some(gain)) => {
            add("offset", &offset);
            add("gain", &gain);
            if metadata.offset_adu.or(metadata.gain_e_per_adu).is_none() {
                check.push(
                    "offset and gain are estimates: those of the camera's data sheet are better",
                );
            }
        }
        _ => check.push(
            "--offset and --gain of the camera's data sheet make photons and precisions right",
        ),
    }
    let words = match check.is_empty() {
        true => String::new(),
        false => format!(" ({})", check.join("; ")),
    };
    (command, words)
}

fn three_digits(number: f64) -> f64 {
    format!("{number:.2e}").parse().unwrap_or(number)
}

/// Looks at the movie. Of a movie with several images or channels of which none is chosen, only the metadata
/// are shown: their pixels do not belong together.
fn look(arguments: &InfoArguments) -> Result<MovieInfo, Failure> {
    let (path, input) = (&arguments.table, &arguments.input);
    let options = input.open_options();
    match movie::open(path, &options) {
        Ok(movie) => Ok(MovieInfo::of(path, movie.as_ref(), true)?),
        Err(error @ FileError::Planes { .. }) if !input.has_choice() => {
            let every = OpenOptions {
                every_plane: true,
                ..options
            };
            // Images that differ in size are no frames of one movie.
            match (movie::open(path, &every), error) {
                (Ok(movie), FileError::Planes { what, option, .. }) => {
                    let mut info = MovieInfo::of(path, movie.as_ref(), false)?;
                    let note = format!("it {what}; --{option} shows the pixels of one");
                    info.notes.push(note);
                    Ok(info)
                }
                (_, error) => Err(error.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

fn as_json(info: &MovieInfo, next: Option<String>) -> Value {
    let metadata = &info.metadata;
    let quiet = info.quiet.as_ref().filter(|quiet| quiet.frames > 0);
    let axes = metadata.axes.iter();
    let axes: Vec<Value> = axes.map(|(name, length)| json!([name, length])).collect();
    json!({
        "path": info.path.display().to_string(),
        "format": info.format,
        "frames": info.shape.frames,
        "height": info.shape.height,
        "width": info.shape.width,
        "stored_pixels": metadata.stored_pixels,
        "pixel_type": match info.pixel_type {
            PixelType::U16 => "uint16",
            PixelType::F32 => "float32",
        },
        "axes": axes,
        "series": metadata.series,
        "channels": metadata.channels,
        "pixel_size_um": metadata.pixel_size_um,
        "pixel_size_entry": metadata.pixel_size_entry,
        "z_step_um": metadata.z_step_um,
        "z_step_entry": metadata.z_step_entry,
        "camera": metadata.camera,
        "stated_offset_adu": metadata.offset_adu,
        "stated_gain_e_per_adu": metadata.gain_e_per_adu,
        "sampled_frames": quiet.map(|quiet| quiet.frames),
        "darkest_adu": quiet.map(|quiet| quiet.darkest_adu),
        "brightest_adu": quiet.map(|quiet| quiet.brightest_adu),
        "not_finite_pixels": quiet.map(|quiet| quiet.not_finite),
        "quiet_mean_adu": quiet.map(|quiet| quiet.median(|block| block.mean)),
        "quiet_variance_adu2": quiet.map(|quiet| quiet.median(|block| block.variance)),
        "quiet_pixels": quiet.map(|quiet| quiet.pixels),
        "quiet_correlation": quiet.map(|quiet| quiet.correlation),
        "estimate": info.estimate.map(|estimate| json!({
            "offset_adu": estimate.offset_adu,
            "offset_std_adu": estimate.offset_std_adu,
            "gain_e_per_adu": estimate.gain_e_per_adu,
            "gain_std": estimate.gain_std,
        })),
        "notes": info.notes,
        "next": next,
    })
}
