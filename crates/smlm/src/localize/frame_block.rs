//! Consecutive frames of a movie in memory.

use std::ops::Range;

use gaussmle_io::movie::{FileError, Movie, PixelType, Pixels, Shape};

/// Consecutive frames of a movie, in memory. They have the numbers of the movie.
#[derive(Clone, Debug)]
pub struct FrameBlock {
    first: usize,
    shape: Shape,
    pixels: Pixels,
}

impl FrameBlock {
    /// The frames from `first` on, of `width` x `height` pixels.
    ///
    /// # Panics
    ///
    /// Panics unless the pixels are whole frames.
    pub fn new(first: usize, [width, height]: [usize; 2], pixels: Pixels) -> Self {
        let area = (width * height).max(1);
        assert!(pixels.len().is_multiple_of(area), "whole frames");
        let shape = Shape {
            frames: first + pixels.len() / area,
            height,
            width,
        };
        Self {
            first,
            shape,
            pixels,
        }
    }

    /// The numbers of the frames.
    pub fn frames(&self) -> Range<usize> {
        self.first..self.shape.frames
    }
}

impl Movie for FrameBlock {
    /// The frames before this block count, too, but cannot be read.
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        self.pixels.pixel_type()
    }

    fn format(&self) -> &'static str {
        "memory"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let known = self.frames();
        if frames.start < known.start || frames.end > known.end {
            return Err(FileError::Frames {
                path: "the block of frames in memory".into(),
                start: frames.start,
                end: frames.end,
                frames: known.len(),
            });
        }
        let area = self.shape.pixels();
        let range = (frames.start - known.start) * area..(frames.end - known.start) * area;
        match (&self.pixels, into) {
            (Pixels::U16(from), Pixels::U16(to)) => {
                to.clear();
                to.extend_from_slice(&from[range]);
            }
            (Pixels::F32(from), Pixels::F32(to)) => {
                to.clear();
                to.extend_from_slice(&from[range]);
            }
            (Pixels::U16(from), to) => *to = Pixels::U16(from[range].to_vec()),
            (Pixels::F32(from), to) => *to = Pixels::F32(from[range].to_vec()),
        }
        Ok(())
    }
}
