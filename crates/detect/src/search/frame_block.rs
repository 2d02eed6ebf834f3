//! Consecutive frames of a movie in memory.

use std::ops::Range;
use std::sync::Arc;

use gaussmle_io::movie::{FileError, FramePixels, Movie, PixelType, Pixels, Shape};

/// Consecutive frames of a movie, in memory. They have the numbers of the movie. Clones share the
/// pixels.
#[derive(Clone, Debug)]
pub struct FrameBlock {
    first: usize,
    shape: Shape,
    pixel_type: PixelType,
    /// Whole frames, one part after the other. All have one pixel type.
    parts: Vec<Arc<Pixels>>,
}

impl FrameBlock {
    /// The frames from `first` on, of `width` x `height` pixels.
    ///
    /// # Panics
    ///
    /// Panics unless the pixels are whole frames.
    pub fn new(first: usize, sides: [usize; 2], pixels: Pixels) -> Self {
        let mut block = Self::empty(first, sides);
        block.push(Arc::new(pixels));
        block
    }

    /// A block without frames, to which those from `first` on are added.
    pub fn empty(first: usize, [width, height]: [usize; 2]) -> Self {
        let shape = Shape {
            frames: first,
            height,
            width,
        };
        Self {
            first,
            shape,
            pixel_type: PixelType::U16,
            parts: Vec::new(),
        }
    }

    /// Adds the frames that follow. They have the pixel type of those before.
    ///
    /// # Panics
    ///
    /// Panics unless the pixels are whole frames.
    pub fn push(&mut self, pixels: Arc<Pixels>) {
        let area = self.shape.pixels().max(1);
        assert!(pixels.len().is_multiple_of(area), "whole frames");
        self.shape.frames += pixels.len() / area;
        self.pixel_type = pixels.pixel_type();
        self.parts.push(pixels);
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
        self.pixel_type
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
        let wanted = (frames.start - known.start) * area..(frames.end - known.start) * area;
        clear(into, self.pixel_type);
        let mut before = 0;
        for part in &self.parts {
            let all = before..before + part.len();
            let start = wanted.start.clamp(all.start, all.end) - before;
            let end = wanted.end.clamp(all.start, all.end) - before;
            before = all.end;
            match (&**part, &mut *into) {
                (Pixels::U16(from), Pixels::U16(to)) => to.extend_from_slice(&from[start..end]),
                (Pixels::F32(from), Pixels::F32(to)) => to.extend_from_slice(&from[start..end]),
                _ => unreachable!("all parts have the pixel type of the block"),
            }
        }
        Ok(())
    }

    fn frame_in_memory(&self, frame: usize) -> Option<FramePixels<'_>> {
        let area = self.shape.pixels();
        let mut start = frame.checked_sub(self.first)? * area;
        for part in &self.parts {
            if start < part.len() {
                // Parts have whole frames.
                let pixels = start..start + area;
                return Some(match &**part {
                    Pixels::U16(part) => FramePixels::U16(&part[pixels]),
                    Pixels::F32(part) => FramePixels::F32(&part[pixels]),
                });
            }
            start -= part.len();
        }
        None
    }
}

/// Removes all pixels from a buffer, and gives it a type. Memory is reused if the type stays.
fn clear(pixels: &mut Pixels, pixel_type: PixelType) {
    match (&mut *pixels, pixel_type) {
        (Pixels::U16(pixels), PixelType::U16) => pixels.clear(),
        (Pixels::F32(pixels), PixelType::F32) => pixels.clear(),
        (_, PixelType::U16) => *pixels = Pixels::U16(Vec::new()),
        (_, PixelType::F32) => *pixels = Pixels::F32(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_across_parts() {
        // Frame k has the pixels 2 k and 2 k + 1.
        let mut block = FrameBlock::empty(10, [2, 1]);
        for part in [20..26, 26..28, 28..28, 28..32] {
            block.push(Arc::new(Pixels::U16(part.collect())));
        }
        assert_eq!(block.frames(), 10..16);
        let mut into = Pixels::F32(vec![1.0]);
        for start in 10..=16 {
            for end in start..=16 {
                block.read(start..end, &mut into).expect("in memory");
                let (first, last) = (2 * start as u16, 2 * end as u16);
                assert_eq!(into, Pixels::U16((first..last).collect()));
            }
        }
        for frame in 10..16 {
            let pixels = [2 * frame as u16, 2 * frame as u16 + 1];
            let in_memory = block.frame_in_memory(frame);
            assert_eq!(in_memory, Some(FramePixels::U16(&pixels)));
        }
        assert_eq!(block.frame_in_memory(9), None);
        assert_eq!(block.frame_in_memory(16), None);
        for beyond in [9..11, 15..17] {
            assert!(block.read(beyond, &mut into).is_err());
        }
    }
}
