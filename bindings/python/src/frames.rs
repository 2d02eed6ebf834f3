//! Frames that Python code provides, block by block.
//!
//! A worker must not wait for the GIL, so it asks the calling thread, which calls the Python code
//! (`_frames.py`).

use std::ops::Range;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Mutex, PoisonError};

use gaussmle_detect::FrameBlock;
use gaussmle_io::movie::{FileError, Movie, PixelType, Pixels, Shape};
use pyo3::prelude::*;

use crate::frame_request::{Answer, FrameRequest};
use crate::work::Message;

/// The format of movies and tables in memory.
pub const IN_MEMORY: &str = "memory";

/// Frames that a worker asks for.
#[derive(Debug)]
pub struct PythonFrames {
    frames: Option<usize>,
    height: usize,
    width: usize,
    pixel_type: PixelType,
    /// True if frames can be read in any order.
    pub random_access: bool,
    requests: Mutex<Sender<Message>>,
}

impl PythonFrames {
    /// The frames of a `FrameSource`.
    pub fn new(source: &Bound<'_, PyAny>, requests: Sender<Message>) -> PyResult<Self> {
        Ok(Self {
            frames: source.getattr("n_frames")?.extract()?,
            height: source.getattr("height")?.extract()?,
            width: source.getattr("width")?.extract()?,
            pixel_type: match source.getattr("is_u16")?.extract()? {
                true => PixelType::U16,
                false => PixelType::F32,
            },
            random_access: source.getattr("random_access")?.extract()?,
            requests: Mutex::new(requests),
        })
    }

    /// The number of frames, if it is known.
    pub fn known_frames(&self) -> Option<usize> {
        self.frames
    }

    /// The blocks of frames; the first frame has the number `first`.
    pub fn blocks(&self, first: usize) -> Blocks<'_> {
        Blocks {
            frames: self,
            next: first,
            requested: None,
        }
    }

    fn request(&self, wanted: Option<Range<usize>>) -> Receiver<Answer> {
        let (request, answer) = FrameRequest::new(wanted);
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        // The calling thread waits for the worker, so it receives.
        let _ = requests.send(Message::Frames(request));
        answer
    }
}

/// The error in place of the exception, which the calling thread raises.
fn failed() -> FileError {
    FileError::Refused {
        path: "the frames".into(),
        what: "the code that provides them failed".into(),
    }
}

impl Movie for PythonFrames {
    fn shape(&self) -> Shape {
        Shape {
            frames: self.frames.unwrap_or(0),
            height: self.height,
            width: self.width,
        }
    }

    fn pixel_type(&self) -> PixelType {
        self.pixel_type
    }

    fn format(&self) -> &'static str {
        IN_MEMORY
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        match self.request(Some(frames)).recv() {
            Ok(Answer::Frames(pixels)) => *into = pixels,
            Ok(Answer::End | Answer::Failed) | Err(_) => return Err(failed()),
        }
        Ok(())
    }
}

/// Blocks of frames. The next one is requested before the last is searched.
pub struct Blocks<'a> {
    frames: &'a PythonFrames,
    next: usize,
    requested: Option<Receiver<Answer>>,
}

impl Iterator for Blocks<'_> {
    type Item = gaussmle_smlm::Result<FrameBlock>;

    fn next(&mut self) -> Option<Self::Item> {
        let requested = self.requested.take();
        let answer = requested
            .unwrap_or_else(|| self.frames.request(None))
            .recv();
        match answer {
            Ok(Answer::Frames(pixels)) => {
                self.requested = Some(self.frames.request(None));
                let sides = [self.frames.width, self.frames.height];
                let block = FrameBlock::new(self.next, sides, pixels);
                self.next = block.frames().end;
                Some(Ok(block))
            }
            Ok(Answer::End) => None,
            Ok(Answer::Failed) | Err(_) => Some(Err(failed().into())),
        }
    }
}
