//! Finding spots and cutting their ROIs, frames in parallel, in the order of frames.

use std::ops::Range;

use ndarray::{ArrayView2, ArrayView3};
use rayon::prelude::*;

use crate::detect::{Corner, Detector, Frame, Workspace};
use crate::error::Result;
use crate::io::{Movie, Pixels};
use crate::roi::RoiStack;

/// The spots of some frames.
#[derive(Debug)]
pub(crate) struct Found {
    pub frames: Range<usize>,
    /// Pixels of one ROI after the other.
    pixels: Pixels,
    corners: Vec<[i32; 2]>,
    frame_of: Vec<u32>,
    roi: usize,
}

/// Bytes of frames that are searched as one block: enough for all cores, little beside what a machine has.
const BLOCK_BYTES: usize = 16 << 20;

/// Frames of a movie that are taken as one block; blocks begin at multiples of it, where the file's own portions do.
pub(crate) fn frames_of_block(movie: &dyn Movie) -> usize {
    let bytes = (movie.shape().pixels() * movie.depth().bytes()).max(1);
    let together = movie.frames_together().max(1);
    (BLOCK_BYTES / bytes).max(1).next_multiple_of(together)
}

/// What a thread keeps from frame to frame.
#[derive(Default)]
struct Hand {
    workspace: Workspace,
    frames: Pixels,
    corners: Vec<Corner>,
}

impl Found {
    /// The spots of consecutive frames of a movie.
    pub fn search(movie: &dyn Movie, detector: &Detector, frames: Range<usize>) -> Result<Self> {
        Self::gather(
            movie,
            detector.roi(),
            frames,
            |frame, workspace, corners| {
                detector.find(frame, workspace, corners);
            },
        )
    }

    /// The same ROIs in each of consecutive frames. They must lie within the frame.
    pub fn at(
        movie: &dyn Movie,
        corners: &[Corner],
        roi: usize,
        frames: Range<usize>,
    ) -> Result<Self> {
        Self::gather(movie, roi, frames, |_, _, all| {
            all.clear();
            all.extend_from_slice(corners);
        })
    }

    /// The ROIs of consecutive frames, whose corners in each frame `find` puts in place of those of the frame before.
    fn gather(
        movie: &dyn Movie,
        roi: usize,
        frames: Range<usize>,
        find: impl Fn(Frame<'_>, &mut Workspace, &mut Vec<Corner>) + Sync,
    ) -> Result<Self> {
        let step = movie.frames_together().max(1);
        // Portions end where the file's own do.
        let first = frames.start / step;
        let portions = first..frames.end.div_ceil(step);
        let parts: Vec<Result<Self>> = portions
            .into_par_iter()
            .map_init(Hand::default, |hand, portion| {
                let start = (portion * step).max(frames.start);
                let end = ((portion + 1) * step).min(frames.end);
                hand.gather(movie, roi, start..end, &find)
            })
            .collect();
        let mut all = Self::empty(frames.start, roi);
        for part in parts {
            all.append(part?);
        }
        all.frames = frames;
        Ok(all)
    }

    fn empty(at: usize, roi: usize) -> Self {
        Self {
            frames: at..at,
            pixels: Pixels::default(),
            corners: Vec::new(),
            frame_of: Vec::new(),
            roi,
        }
    }

    /// Adds the spots of the frames that follow.
    pub fn append(&mut self, next: Self) {
        self.frames.end = next.frames.end;
        if self.corners.is_empty() {
            self.pixels = next.pixels;
        } else {
            match (&mut self.pixels, next.pixels) {
                (Pixels::U16(all), Pixels::U16(more)) => all.extend(more),
                (Pixels::F32(all), Pixels::F32(more)) => all.extend(more),
                // Frames without spots have the wrong kind of nothing.
                _ => debug_assert!(next.corners.is_empty()),
            }
        }
        self.corners.extend(next.corners);
        self.frame_of.extend(next.frame_of);
    }

    pub fn len(&self) -> usize {
        self.corners.len()
    }

    /// Each ROI's corner, x and y, and its pixels, in the order of frames.
    pub fn each(&self) -> impl Iterator<Item = ([i32; 2], Vec<f64>)> {
        let area = self.roi * self.roi;
        self.corners.iter().enumerate().map(move |(i, &corner)| {
            let roi = i * area..(i + 1) * area;
            let values = match &self.pixels {
                Pixels::U16(pixels) => pixels[roi].iter().map(|&value| value.into()).collect(),
                Pixels::F32(pixels) => pixels[roi].iter().map(|&value| value.into()).collect(),
            };
            (corner, values)
        })
    }

    /// The ROIs, as fits want them.
    pub fn rois(&self) -> Result<RoiStack<'_>> {
        let shape = (self.len(), self.roi, self.roi);
        let fits = "as many pixels as corners say";
        let rois = match &self.pixels {
            Pixels::U16(pixels) => {
                RoiStack::from_u16(ArrayView3::from_shape(shape, pixels).expect(fits))?
            }
            Pixels::F32(pixels) => {
                RoiStack::from_f32(ArrayView3::from_shape(shape, pixels).expect(fits))?
            }
        };
        let corners = self.corners.as_flattened();
        rois.corners(ArrayView2::from_shape((self.len(), 2), corners).expect(fits))?
            .frames(&self.frame_of)
    }
}

impl Hand {
    fn gather(
        &mut self,
        movie: &dyn Movie,
        roi: usize,
        frames: Range<usize>,
        find: impl Fn(Frame<'_>, &mut Workspace, &mut Vec<Corner>),
    ) -> Result<Found> {
        let shape = movie.shape();
        let mut found = Found::empty(frames.start, roi);
        found.frames.end = frames.end;
        movie.read(frames.clone(), &mut self.frames)?;
        if let Pixels::F32(_) = self.frames {
            found.pixels = Pixels::F32(Vec::new());
        }
        let area = shape.pixels();
        for (i, frame) in frames.enumerate() {
            let range = i * area..(i + 1) * area;
            let view = match &self.frames {
                Pixels::U16(pixels) => Frame::U16(&pixels[range]),
                Pixels::F32(pixels) => Frame::F32(&pixels[range]),
            };
            find(view, &mut self.workspace, &mut self.corners);
            for corner in &self.corners {
                found.corners.push([corner.x as i32, corner.y as i32]);
                found.frame_of.push(frame as u32);
                match (view, &mut found.pixels) {
                    (Frame::U16(from), Pixels::U16(to)) => {
                        cut(from, shape.width, *corner, found.roi, to);
                    }
                    (Frame::F32(from), Pixels::F32(to)) => {
                        cut(from, shape.width, *corner, found.roi, to);
                    }
                    _ => unreachable!("both are of the movie's type"),
                }
            }
        }
        Ok(found)
    }
}

fn cut<T: Copy>(frame: &[T], width: usize, corner: Corner, roi: usize, to: &mut Vec<T>) {
    for row in corner.y..corner.y + roi {
        to.extend_from_slice(&frame[row * width + corner.x..][..roi]);
    }
}
