//! Movie files and NumPy arrays.

use std::path::PathBuf;

use gaussmle_io::movie::{self, FileError, OpenOptions, PixelType, Pixels, Shape};
use gaussmle_smlm::FrameRange;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{InputArray, Memory, reserve};
use crate::errors::OrRaise;
use crate::pixel_size::Pixel;
use crate::work::Call;

/// The shape, type and format of a movie.
#[pyfunction]
pub fn movie_info(
    py: Python<'_>,
    path: PathBuf,
    allow_truncated: bool,
    series: Option<String>,
    channel: Option<String>,
    z: Option<usize>,
) -> PyResult<Bound<'_, PyDict>> {
    let options = open_options(allow_truncated, series, channel, z);
    let movie = Call::plain().run(py, || Ok(movie::open(&path, &options)?))?;
    let (shape, info) = (movie.shape(), PyDict::new(py));
    info.set_item("n_frames", shape.frames)?;
    info.set_item("height", shape.height)?;
    info.set_item("width", shape.width)?;
    let dtype = match movie.pixel_type() {
        PixelType::U16 => "uint16",
        PixelType::F32 => "float32",
    };
    info.set_item("dtype", dtype)?;
    info.set_item("format", movie.format())?;
    info.set_item("notes", movie.notes())?;
    let metadata = movie.metadata();
    info.set_item("pixel_size", metadata.pixel_size_um.map(Pixel::from))?;
    info.set_item("camera", metadata.camera)?;
    info.set_item("all_series", metadata.series)?;
    info.set_item("channels", metadata.channels)?;
    info.set_item("axes", metadata.axes)?;
    Ok(info)
}

fn open_options(
    allow_truncated: bool,
    series: Option<String>,
    channel: Option<String>,
    z: Option<usize>,
) -> OpenOptions {
    OpenOptions {
        allow_truncated,
        series,
        channel,
        z,
        ..OpenOptions::default()
    }
}

/// The file that describes a movie without a header, by the movie's name.
#[pyfunction]
pub fn movie_companion(path: PathBuf) -> Option<PathBuf> {
    movie::companion(&path)
}

/// The way out if the frames do not fit into the memory.
const READ_FEWER: &str = "read fewer frames at a time, with frames=(first, after_the_last)";

/// Reads frames of a movie.
#[pyfunction]
pub fn read_movie(
    py: Python<'_>,
    path: PathBuf,
    frames: Option<(Option<usize>, Option<usize>)>,
    allow_truncated: bool,
    series: Option<String>,
    channel: Option<String>,
    z: Option<usize>,
) -> PyResult<Memory> {
    let options = open_options(allow_truncated, series, channel, z);
    let (from, to) = frames.unwrap_or_default();
    let (pixels, shape) = Call::plain().run(py, || {
        let movie = movie::open(&path, &options)?;
        let shape = movie.shape();
        let frames = FrameRange { from, to }.of(shape.frames)?;
        let shape = [frames.len(), shape.height, shape.width];
        let mut pixels = match movie.pixel_type() {
            PixelType::U16 => reserve(&shape, READ_FEWER).map(Pixels::U16),
            PixelType::F32 => reserve(&shape, READ_FEWER).map(Pixels::F32),
        }
        .map_err(|what| FileError::Refused {
            path: path.clone(),
            what,
        })?;
        if !frames.is_empty() {
            movie.read(frames, &mut pixels)?;
        }
        Ok((pixels, shape))
    })?;
    Ok(match pixels {
        Pixels::U16(pixels) => Memory::owned(pixels, &shape),
        Pixels::F32(pixels) => Memory::owned(pixels, &shape),
    })
}

/// Writes frames to a movie file. Its ending determines the format.
#[pyfunction]
pub fn write_movie(py: Python<'_>, path: PathBuf, pixels: InputArray<'_>) -> PyResult<()> {
    let (frames, height, width, depth) = if pixels.is::<u16>() {
        let (frames, height, width) = pixels.stack::<u16>()?.dim();
        (frames, height, width, PixelType::U16)
    } else {
        let (frames, height, width) = pixels.stack::<f32>()?.dim();
        (frames, height, width, PixelType::F32)
    };
    let shape = Shape {
        frames,
        height,
        width,
    };
    let pixels = match depth {
        PixelType::U16 => Pixels::U16(pixels.values()?.to_vec()),
        PixelType::F32 => Pixels::F32(pixels.values()?.to_vec()),
    };
    let mut writer = movie::create(&path, shape, depth).or_raise()?;
    Call::plain().run(py, move || {
        writer.write(&pixels)?;
        Ok(writer.finish()?)
    })
}
