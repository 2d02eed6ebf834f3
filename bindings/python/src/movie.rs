//! Movies in files, as NumPy sees them.

use std::path::PathBuf;

use gaussmle::Frames;
use gaussmle::io::{self, Depth, FileError, OpenOptions, Pixels, Shape};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{Input, Memory, room};
use crate::errors::OrRaise;
use crate::work::Call;

/// What a movie is.
#[pyfunction]
pub fn movie(py: Python<'_>, path: PathBuf, allow_truncated: bool) -> PyResult<Bound<'_, PyDict>> {
    let options = OpenOptions { allow_truncated };
    let movie = Call::plain().run(py, || Ok(io::open(&path, &options)?))?;
    let (shape, about) = (movie.shape(), PyDict::new(py));
    about.set_item("frames", shape.frames)?;
    about.set_item("height", shape.height)?;
    about.set_item("width", shape.width)?;
    let dtype = match movie.depth() {
        Depth::U16 => "uint16",
        Depth::F32 => "float32",
    };
    about.set_item("dtype", dtype)?;
    about.set_item("format", movie.format())?;
    about.set_item("notes", movie.notes())?;
    Ok(about)
}

/// The way out where a movie is larger than the memory.
const FEWER: &str = "read fewer frames at a time, with frames=(first, after_the_last)";

/// Frames of a movie.
#[pyfunction]
pub fn read_movie(
    py: Python<'_>,
    path: PathBuf,
    frames: Option<(Option<usize>, Option<usize>)>,
    allow_truncated: bool,
) -> PyResult<Memory> {
    let options = OpenOptions { allow_truncated };
    let (from, to) = frames.unwrap_or_default();
    let (pixels, shape) = Call::plain().run(py, || {
        let movie = io::open(&path, &options)?;
        let shape = movie.shape();
        let frames = Frames { from, to }.of(shape.frames)?;
        let shape = [frames.len(), shape.height, shape.width];
        let mut pixels = match movie.depth() {
            Depth::U16 => room(&shape, FEWER).map(Pixels::U16),
            Depth::F32 => room(&shape, FEWER).map(Pixels::F32),
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
        Pixels::U16(pixels) => Memory::own(pixels, &shape),
        Pixels::F32(pixels) => Memory::own(pixels, &shape),
    })
}

/// Writes frames as the file's ending says.
#[pyfunction]
pub fn write_movie(py: Python<'_>, path: PathBuf, pixels: Input<'_>) -> PyResult<()> {
    let (frames, height, width, depth) = if pixels.is::<u16>() {
        let (frames, height, width) = pixels.stack::<u16>()?.dim();
        (frames, height, width, Depth::U16)
    } else {
        let (frames, height, width) = pixels.stack::<f32>()?.dim();
        (frames, height, width, Depth::F32)
    };
    let shape = Shape {
        frames,
        height,
        width,
    };
    let pixels = match depth {
        Depth::U16 => Pixels::U16(pixels.numbers()?.to_vec()),
        Depth::F32 => Pixels::F32(pixels.numbers()?.to_vec()),
    };
    let mut writer = io::create(&path, shape, depth).or_raise()?;
    Call::plain().run(py, move || {
        writer.write(&pixels)?;
        Ok(writer.finish()?)
    })
}
