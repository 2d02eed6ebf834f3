//! `gaussmle info` for movies.

use gaussmle_io::movie::{self, FileError, OpenOptions, PixelType};
use gaussmle_smlm::inspect::MovieInfo;
use serde_json::{Value, json};

use crate::arguments::InfoArguments;
use crate::failure::{DONE, Failure, Outcome};
use crate::terminal;

pub fn run(arguments: &InfoArguments) -> Outcome {
    let info = look(arguments)?;
    match arguments.json {
        true => terminal::print_json(as_json(&info))?,
        false => terminal::print(info)?,
    }
    Ok(DONE)
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

fn as_json(info: &MovieInfo) -> Value {
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
        "pixel_type": match info.pixel_type {
            PixelType::U16 => "uint16",
            PixelType::F32 => "float32",
        },
        "axes": axes,
        "series": metadata.series,
        "channels": metadata.channels,
        "pixel_size_um": metadata.pixel_size_um,
        "pixel_size_entry": metadata.pixel_size_entry,
        "camera": metadata.camera,
        "stated_offset_adu": metadata.offset_adu,
        "stated_gain_e_per_adu": metadata.gain_e_per_adu,
        "sampled_frames": quiet.map(|quiet| quiet.frames),
        "darkest_adu": quiet.map(|quiet| quiet.darkest_adu),
        "brightest_adu": quiet.map(|quiet| quiet.brightest_adu),
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
    })
}
