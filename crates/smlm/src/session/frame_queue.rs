//! Frames that wait for the search.

use std::collections::VecDeque;
use std::sync::Arc;

use gaussmle_detect::FrameBlock;
use gaussmle_io::movie::Pixels;

/// Frames that wait for the search, in order.
#[derive(Debug)]
pub(super) struct FrameQueue {
    /// Width and height of a frame.
    sides: [usize; 2],
    waiting: VecDeque<Arc<Pixels>>,
    /// The number of the first frame that waits.
    first: usize,
    /// The number of the next frame that is pushed.
    end: usize,
    bytes: usize,
}

impl FrameQueue {
    pub fn new(sides: [usize; 2]) -> Self {
        Self {
            sides,
            waiting: VecDeque::new(),
            first: 0,
            end: 0,
            bytes: 0,
        }
    }

    /// Pixels of a frame.
    pub fn area(&self) -> usize {
        self.sides[0] * self.sides[1]
    }

    /// The number of the next frame that is pushed, which is the number of frames so far.
    pub fn end(&self) -> usize {
        self.end
    }

    /// The number of frames that wait.
    pub fn len(&self) -> usize {
        self.end - self.first
    }

    /// Bytes of the frames that wait.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Adds whole frames.
    pub fn push(&mut self, pixels: Pixels) {
        self.end += pixels.len() / self.area();
        self.bytes += bytes(&pixels);
        self.waiting.push_back(Arc::new(pixels));
    }

    /// Removes the frames that are searched next: those of all pushes that wait, up to a number of
    /// bytes, or one larger push.
    pub fn next_block(&mut self, most_bytes: usize) -> Option<FrameBlock> {
        let mut block = FrameBlock::empty(self.first, self.sides);
        let mut taken = 0;
        while let Some(pixels) = self.waiting.front() {
            let more = bytes(pixels);
            if taken > 0 && taken + more > most_bytes {
                break;
            }
            taken += more;
            block.push(self.waiting.pop_front()?);
        }
        self.first = block.frames().end;
        self.bytes -= taken;
        (!block.frames().is_empty()).then_some(block)
    }

    /// Removes all frames that wait.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.first = self.end;
        self.bytes = 0;
    }
}

fn bytes(pixels: &Pixels) -> usize {
    pixels.len() * pixels.pixel_type().bytes()
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;

    /// The numbers of the next block, and the frames and bytes that wait then.
    fn next(queue: &mut FrameQueue) -> (Option<Range<usize>>, usize, usize) {
        let block = queue.next_block(7 * 12 + 1);
        let frames = block.map(|block| block.frames());
        (frames, queue.len(), queue.bytes())
    }

    #[test]
    fn a_block_has_all_that_waits_up_to_a_limit() {
        // Frames of 2x3 16-bit pixels have 12 bytes.
        let mut queue = FrameQueue::new([2, 3]);
        assert_eq!(next(&mut queue), (None, 0, 0));
        for frames in [1, 2, 4, 9, 1] {
            queue.push(Pixels::U16(vec![0; 6 * frames]));
        }
        assert_eq!((queue.end(), queue.len(), queue.bytes()), (17, 17, 12 * 17));
        assert_eq!(next(&mut queue), (Some(0..7), 10, 120));
        // A larger push is a block of its own.
        assert_eq!(next(&mut queue), (Some(7..16), 1, 12));
        assert_eq!(next(&mut queue), (Some(16..17), 0, 0));
        assert_eq!(next(&mut queue), (None, 0, 0));
        queue.push(Pixels::U16(vec![0; 6]));
        queue.clear();
        assert_eq!(next(&mut queue), (None, 0, 0));
        assert_eq!(queue.end(), 18);
    }
}
