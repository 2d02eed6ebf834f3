//! Requests of workers for frames, which the thread that holds the GIL answers.

use std::ops::Range;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use gaussmle_io::movie::Pixels;
use pyo3::prelude::*;

use crate::array::InputArray;

/// A request of a worker for frames.
pub struct FrameRequest {
    /// The numbers of the frames; `None` for the next block.
    wanted: Option<Range<usize>>,
    reply: SyncSender<Answer>,
}

/// The answer to a request.
pub enum Answer {
    Frames(Pixels),
    /// There are no more frames.
    End,
    /// The Python code raised an exception, which the calling thread has.
    Failed,
}

impl FrameRequest {
    /// A request for frames of some numbers, or for the next block, and its answer.
    pub fn new(wanted: Option<Range<usize>>) -> (Self, Receiver<Answer>) {
        let (reply, answer) = sync_channel(1);
        (Self { wanted, reply }, answer)
    }

    /// Gets the frames from the Python object.
    pub fn answer(self, source: &Bound<'_, PyAny>) -> PyResult<()> {
        let (answer, error) = match self.call(source) {
            Ok(answer) => (answer, Ok(())),
            Err(error) => (Answer::Failed, Err(error)),
        };
        // A worker that has ended needs no answer.
        let _ = self.reply.send(answer);
        error
    }

    fn call(&self, source: &Bound<'_, PyAny>) -> PyResult<Answer> {
        let array = match &self.wanted {
            Some(frames) => source.call_method1("read", (frames.start, frames.end))?,
            None => source.call_method0("next_block")?,
        };
        if array.is_none() {
            return Ok(Answer::End);
        }
        let array: InputArray<'_> = array.extract()?;
        Ok(Answer::Frames(match array.is::<u16>() {
            true => Pixels::U16(array.values()?.to_vec()),
            false => Pixels::F32(array.values()?.to_vec()),
        }))
    }

    /// Refuses the request.
    pub fn refuse(self) {
        let _ = self.reply.send(Answer::Failed);
    }
}
