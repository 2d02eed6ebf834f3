//! Batches of ROIs: frames are searched in parallel, and their ROIs are cut in the order of frames.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use gaussmle::{RoiSource, RoiStack};
use gaussmle_io::movie::{Movie, Pixels};
use ndarray::{ArrayView2, ArrayView3};
use rayon::prelude::*;

use crate::detect::{Corner, Detector, Frame, SearchCounts, Workspace};
use crate::error::Result;

/// The ROIs of consecutive frames.
#[derive(Debug)]
pub(crate) struct RoiBatch {
    pub frames: Range<usize>,
    /// The spots found and left out.
    pub counts: SearchCounts,
    /// The pixels of all ROIs, one after the other.
    pub pixels: Pixels,
    corners: Vec<[i32; 2]>,
    frame_of: Vec<u32>,
    roi: usize,
}

/// Bytes of frames that are searched as one block: enough for all cores, and little of the memory.
const BLOCK_BYTES: usize = 16 << 20;

/// The number of frames of a block. It is a multiple of the frames in a chunk of the file.
pub(crate) fn frames_of_block(movie: &dyn Movie) -> usize {
    let bytes = (movie.shape().pixels() * movie.pixel_type().bytes()).max(1);
    let chunk = movie.frames_together().max(1);
    (BLOCK_BYTES / bytes).max(1).next_multiple_of(chunk)
}

/// Buffers of a task. They are reused: new memory costs the system time for each page.
#[derive(Debug, Default)]
struct TaskBuffers {
    workspace: Workspace,
    frames: Pixels,
    corners: Vec<Corner>,
}

/// Buffers that no task uses now.
#[derive(Debug, Default)]
pub(crate) struct IdleBuffers(Mutex<Vec<TaskBuffers>>);

impl IdleBuffers {
    /// Runs a task with buffers that no other task uses meanwhile.
    fn lend<T>(&self, task: impl FnOnce(&mut TaskBuffers) -> T) -> T {
        let idle = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = idle().pop();
        let mut buffers = taken.unwrap_or_default();
        let result = task(&mut buffers);
        idle().push(buffers);
        result
    }
}

impl RoiBatch {
    /// The ROIs around the spots of consecutive frames.
    pub fn search(
        movie: &dyn Movie,
        detector: &Detector,
        frames: Range<usize>,
        idle: &IdleBuffers,
    ) -> Result<Self> {
        let find = |frame: Frame<'_>, workspace: &mut Workspace, corners: &mut Vec<Corner>| {
            detector.find(frame, workspace, corners)
        };
        Self::gather(movie, detector.roi(), frames, idle, find)
    }

    /// The same ROIs in each of consecutive frames. They must lie within the frame.
    pub fn at(
        movie: &dyn Movie,
        corners: &[Corner],
        roi: usize,
        frames: Range<usize>,
    ) -> Result<Self> {
        let idle = IdleBuffers::default();
        Self::gather(movie, roi, frames, &idle, |_, _, all| {
            all.clear();
            all.extend_from_slice(corners);
            SearchCounts::default()
        })
    }

    /// Cuts the ROIs of consecutive frames. `find` replaces the corners of the last frame by those
    /// of its frame.
    fn gather(
        movie: &dyn Movie,
        roi: usize,
        frames: Range<usize>,
        idle: &IdleBuffers,
        find: impl Fn(Frame<'_>, &mut Workspace, &mut Vec<Corner>) -> SearchCounts + Sync,
    ) -> Result<Self> {
        let chunk = movie.frames_together().max(1);
        // Each task reads one chunk of the file.
        let chunks = frames.start / chunk..frames.end.div_ceil(chunk);
        let parts: Vec<Result<Self>> = chunks
            .into_par_iter()
            .map(|i| {
                let start = (i * chunk).max(frames.start);
                let end = ((i + 1) * chunk).min(frames.end);
                idle.lend(|buffers| buffers.gather(movie, roi, start..end, &find))
            })
            .collect();
        let mut all = Self::empty(frames.start, roi);
        for part in parts {
            all.append(part?);
        }
        all.frames = frames;
        Ok(all)
    }

    /// A batch of no frames.
    fn empty(start: usize, roi: usize) -> Self {
        Self {
            frames: start..start,
            counts: SearchCounts::default(),
            pixels: Pixels::default(),
            corners: Vec::new(),
            frame_of: Vec::new(),
            roi,
        }
    }

    /// Adds the ROIs of the frames that follow.
    pub fn append(&mut self, next: Self) {
        self.frames.end = next.frames.end;
        self.counts += next.counts;
        if self.corners.is_empty() {
            self.pixels = next.pixels;
        } else {
            match (&mut self.pixels, next.pixels) {
                (Pixels::U16(all), Pixels::U16(more)) => all.extend(more),
                (Pixels::F32(all), Pixels::F32(more)) => all.extend(more),
                // A batch without ROIs may have the other pixel type.
                _ => debug_assert!(next.corners.is_empty()),
            }
        }
        self.corners.extend(next.corners);
        self.frame_of.extend(next.frame_of);
    }

    /// The number of ROIs.
    pub fn len(&self) -> usize {
        self.corners.len()
    }

    /// The frame of each ROI, its corner, x and y, and its pixels, in the order of frames.
    pub fn each(&self) -> impl Iterator<Item = (usize, [i32; 2], Vec<f64>)> {
        let area = self.roi * self.roi;
        self.corners.iter().enumerate().map(move |(i, &corner)| {
            let roi = i * area..(i + 1) * area;
            let values = match &self.pixels {
                Pixels::U16(pixels) => pixels[roi].iter().map(|&value| value.into()).collect(),
                Pixels::F32(pixels) => pixels[roi].iter().map(|&value| value.into()).collect(),
            };
            (self.frame_of[i] as usize, corner, values)
        })
    }
}

impl RoiSource for RoiBatch {
    fn rois(&self) -> gaussmle::Result<RoiStack<'_>> {
        let shape = (self.len(), self.roi, self.roi);
        let complete = "every ROI has a corner and all pixels";
        let rois = match &self.pixels {
            Pixels::U16(pixels) => {
                RoiStack::from_u16(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
            Pixels::F32(pixels) => {
                RoiStack::from_f32(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
        };
        let corners = self.corners.as_flattened();
        let corners = ArrayView2::from_shape((self.len(), 2), corners).expect(complete);
        rois.corners(corners)?.frames(&self.frame_of)
    }
}

impl TaskBuffers {
    /// Reads frames and cuts their ROIs.
    fn gather(
        &mut self,
        movie: &dyn Movie,
        roi: usize,
        frames: Range<usize>,
        find: impl Fn(Frame<'_>, &mut Workspace, &mut Vec<Corner>) -> SearchCounts,
    ) -> Result<RoiBatch> {
        let shape = movie.shape();
        let mut batch = RoiBatch::empty(frames.start, roi);
        batch.frames.end = frames.end;
        movie.read(frames.clone(), &mut self.frames)?;
        if let Pixels::F32(_) = self.frames {
            batch.pixels = Pixels::F32(Vec::new());
        }
        let area = shape.pixels();
        for (i, frame) in frames.enumerate() {
            let range = i * area..(i + 1) * area;
            let view = match &self.frames {
                Pixels::U16(pixels) => Frame::U16(&pixels[range]),
                Pixels::F32(pixels) => Frame::F32(&pixels[range]),
            };
            batch.counts += find(view, &mut self.workspace, &mut self.corners);
            for corner in &self.corners {
                batch.corners.push([corner.x as i32, corner.y as i32]);
                batch.frame_of.push(frame as u32);
                match (view, &mut batch.pixels) {
                    (Frame::U16(pixels), Pixels::U16(out)) => {
                        cut_roi(pixels, shape.width, *corner, roi, out);
                    }
                    (Frame::F32(pixels), Pixels::F32(out)) => {
                        cut_roi(pixels, shape.width, *corner, roi, out);
                    }
                    _ => unreachable!("both have the pixel type of the movie"),
                }
            }
        }
        Ok(batch)
    }
}

/// Appends the pixels of a ROI.
fn cut_roi<T: Copy>(frame: &[T], width: usize, corner: Corner, roi: usize, out: &mut Vec<T>) {
    for row in corner.y..corner.y + roi {
        out.extend_from_slice(&frame[row * width + corner.x..][..roi]);
    }
}
