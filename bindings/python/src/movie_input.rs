//! Movies of Python: files, arrays, and frames that Python code provides.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use gaussmle_detect::{Detector, SearchCounts};
use gaussmle_io::movie::{
    self, FileError, FramePixels, Movie, OpenOptions, PixelType, Pixels, Shape,
};
use gaussmle_smlm::inspect::contradictions;
use gaussmle_smlm::localize::why_nothing;
use gaussmle_smlm::{FrameRange, RunConfig};
use ndarray::ArrayView3;
use pyo3::prelude::*;

use crate::array::InputArray;
use crate::errors::OrRaise;
use crate::frames::{IN_MEMORY, PythonFrames};
use crate::work::Call;

/// The most pixels and frames of a movie for whose search no thread is started. It takes a millisecond or
/// two, and 20 ms more for a threshold that was not used before.
const MOST_SHORT: usize = 1 << 20;
const MOST_SHORT_FRAMES: usize = 64;

/// The most short searches and runs that threads of rayon do at once. A thread that waits for parts of
/// one takes up another, on the same stack.
const MOST_AT_ONCE: usize = 4;

/// The number of short searches and runs that threads of rayon do now.
static AT_ONCE: AtomicUsize = AtomicUsize::new(0);

/// The fewest pixels of a movie that several threads share.
const LEAST_SHARED: usize = 1 << 16;

/// A NumPy array as a movie.
#[derive(Debug)]
pub enum ArrayMovie<'a> {
    U16(ArrayView3<'a, u16>),
    F32(ArrayView3<'a, f32>),
}

impl Movie for ArrayMovie<'_> {
    fn shape(&self) -> Shape {
        let (frames, height, width) = match self {
            ArrayMovie::U16(pixels) => pixels.dim(),
            ArrayMovie::F32(pixels) => pixels.dim(),
        };
        Shape {
            frames,
            height,
            width,
        }
    }

    fn pixel_type(&self) -> PixelType {
        match self {
            ArrayMovie::U16(_) => PixelType::U16,
            ArrayMovie::F32(_) => PixelType::F32,
        }
    }

    fn format(&self) -> &'static str {
        IN_MEMORY
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let area = self.shape().pixels();
        let pixels = frames.start * area..frames.end * area;
        // The Python modules pass arrays in C order.
        match (self, into) {
            (ArrayMovie::U16(from), Pixels::U16(to)) => {
                to.clear();
                to.extend_from_slice(&from.as_slice().unwrap_or_default()[pixels]);
            }
            (ArrayMovie::U16(from), to) => {
                *to = Pixels::U16(from.as_slice().unwrap_or_default()[pixels].to_vec());
            }
            (ArrayMovie::F32(from), Pixels::F32(to)) => {
                to.clear();
                to.extend_from_slice(&from.as_slice().unwrap_or_default()[pixels]);
            }
            (ArrayMovie::F32(from), to) => {
                *to = Pixels::F32(from.as_slice().unwrap_or_default()[pixels].to_vec());
            }
        }
        Ok(())
    }

    fn frame_in_memory(&self, frame: usize) -> Option<FramePixels<'_>> {
        let area = self.shape().pixels();
        let pixels = frame * area..(frame + 1) * area;
        match self {
            ArrayMovie::U16(from) => Some(FramePixels::U16(from.as_slice()?.get(pixels)?)),
            ArrayMovie::F32(from) => Some(FramePixels::F32(from.as_slice()?.get(pixels)?)),
        }
    }
}

/// A movie: the path of a file, an array, or frames that Python code provides.
#[derive(FromPyObject)]
pub enum MovieInput<'py> {
    #[pyo3(transparent)]
    Array(InputArray<'py>),
    #[pyo3(transparent)]
    File(PathBuf),
    #[pyo3(transparent)]
    Frames(Bound<'py, PyAny>),
}

/// A movie that is opened.
#[derive(Debug)]
pub enum OpenMovie<'a> {
    File(Box<dyn Movie>),
    Array(ArrayMovie<'a>),
    Frames(PythonFrames),
}

/// Counts short work that has ended, also by a panic.
struct AtEnd;

impl Drop for AtEnd {
    fn drop(&mut self) {
        AT_ONCE.fetch_sub(1, Ordering::Relaxed);
    }
}

impl<'py> MovieInput<'py> {
    /// Opens the movie. The call then answers requests for frames.
    pub fn open(&self, config: &RunConfig, call: &mut Call) -> PyResult<OpenMovie<'_>> {
        self.open_as(&config.input.open_options(), call)
    }

    /// Opens a scan through focus: planes along z of a file are frames.
    pub fn open_scan(&self, config: &RunConfig, call: &mut Call) -> PyResult<OpenMovie<'_>> {
        let options = OpenOptions {
            z_stack: true,
            ..config.input.open_options()
        };
        self.open_as(&options, call)
    }

    fn open_as(&self, options: &OpenOptions, call: &mut Call) -> PyResult<OpenMovie<'_>> {
        Ok(match self {
            Self::File(path) => OpenMovie::File(movie::open(path, options).or_raise()?),
            Self::Array(pixels) => OpenMovie::Array(match pixels.is::<u16>() {
                true => ArrayMovie::U16(pixels.stack()?),
                false => ArrayMovie::F32(pixels.stack()?),
            }),
            Self::Frames(source) => {
                let requests = call.serve(source.clone().unbind());
                OpenMovie::Frames(PythonFrames::new(source, requests)?)
            }
        })
    }
}

impl OpenMovie<'_> {
    /// The pixels of all frames.
    pub fn pixels(&self) -> usize {
        let shape = self.movie().shape();
        shape.frames * shape.pixels()
    }

    /// True if frames are in memory, and so few that no thread is started for their search.
    pub fn is_short(&self) -> bool {
        matches!(self, Self::Array(_))
            && self.pixels() <= MOST_SHORT
            && self.movie().shape().frames <= MOST_SHORT_FRAMES
    }

    /// The movie. Frames of Python in memory may be available in their order only.
    pub fn movie(&self) -> &dyn Movie {
        match self {
            Self::File(movie) => movie.as_ref(),
            Self::Array(movie) => movie,
            Self::Frames(frames) => frames,
        }
    }

    /// Does short work on this movie. If several threads share it, one of rayon's does it: the others are
    /// awake from one step of the work to the next. Each step of a thread outside would wake them again.
    pub fn with_rayon<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        if rayon::current_num_threads() == 1 || self.pixels() < LEAST_SHARED {
            return work();
        }
        let _at_end = AtEnd;
        match AT_ONCE.fetch_add(1, Ordering::Relaxed) < MOST_AT_ONCE {
            true => rayon::scope(|_| work()),
            false => work(),
        }
    }

    /// The frames that are read, and their number if it is known.
    pub fn range(&self, wanted: FrameRange) -> gaussmle_smlm::Result<(usize, Option<usize>)> {
        let known = match self {
            Self::Frames(frames) => frames.known_frames(),
            Self::File(_) | Self::Array(_) => Some(self.movie().shape().frames),
        };
        match known {
            Some(frames) => {
                let range = wanted.of(frames)?;
                Ok((range.start, Some(range.len())))
            }
            None => {
                let first = wanted.from.unwrap_or(0);
                Ok((first, wanted.to.map(|to| to.saturating_sub(first))))
            }
        }
    }

    /// Notes on a camera that contradicts the movie. Frames that are available in their order only
    /// are not compared.
    pub fn contradictions(&self, camera: &gaussmle::Camera, frames: Range<usize>) -> Vec<String> {
        let compare = || contradictions(self.movie(), camera, frames).unwrap_or_default();
        match self {
            Self::Frames(source) if !source.random_access => Vec::new(),
            // A thread of its own waits for the Python code, which may use the other threads itself.
            Self::Frames(_) => match rayon::ThreadPoolBuilder::new().num_threads(1).build() {
                Ok(pool) => pool.install(compare),
                Err(_) => Vec::new(),
            },
            Self::File(_) | Self::Array(_) => compare(),
        }
    }

    /// The reason why nothing was found.
    pub fn why_nothing(
        &self,
        detector: &Detector,
        frames: Range<usize>,
        counts: SearchCounts,
    ) -> Option<String> {
        match self {
            Self::Frames(source) if !source.random_access && !frames.is_empty() => None,
            Self::File(_) | Self::Array(_) | Self::Frames(_) => {
                why_nothing(self.movie(), detector, frames, counts).ok()
            }
        }
    }
}
