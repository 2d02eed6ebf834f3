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

/// Frames that one task reads and searches: at least a chunk of the file.
fn frames_of_task(movie: &dyn Movie, detector: &Detector) -> usize {
    let chunk = movie.frames_together().max(1);
    detector.frames_at_once().next_multiple_of(chunk)
}

/// The number of frames of a block. It is a multiple of the frames of a task.
pub(crate) fn frames_of_block(movie: &dyn Movie, detector: &Detector) -> usize {
    let bytes = (movie.shape().pixels() * movie.pixel_type().bytes()).max(1);
    let task = frames_of_task(movie, detector);
    (BLOCK_BYTES / bytes).max(1).next_multiple_of(task)
}

/// Buffers of a task. They are reused: new memory costs the system time for each page.
#[derive(Debug, Default)]
struct TaskBuffers {
    workspace: Workspace,
    frames: Pixels,
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

/// Receives the index of a frame among those of a task, its corners, and its counts.
type Take<'a> = &'a mut dyn FnMut(usize, &[Corner], SearchCounts);

impl RoiBatch {
    /// The ROIs around the spots of consecutive frames.
    pub fn search(
        movie: &dyn Movie,
        detector: &Detector,
        frames: Range<usize>,
        idle: &IdleBuffers,
    ) -> Result<Self> {
        let task = frames_of_task(movie, detector);
        let at_once = detector.frames_at_once();
        let find = |frames: &[Frame<'_>], workspace: &mut Workspace, take: Take<'_>| {
            for (k, frames) in frames.chunks(at_once).enumerate() {
                detector.find_each(frames, workspace, |i, corners, counts| {
                    take(k * at_once + i, corners, counts);
                });
            }
        };
        Self::gather(movie, detector.roi(), (frames, task), idle, find)
    }

    /// The same ROIs in each of consecutive frames. They must lie within the frame.
    pub fn at(
        movie: &dyn Movie,
        corners: &[Corner],
        roi: usize,
        frames: Range<usize>,
    ) -> Result<Self> {
        let task = movie.frames_together().max(1);
        let idle = IdleBuffers::default();
        Self::gather(movie, roi, (frames, task), &idle, |frames, _, take| {
            for i in 0..frames.len() {
                take(i, corners, SearchCounts::default());
            }
        })
    }

    /// Cuts the ROIs of consecutive frames in tasks, each of which starts at a multiple of its number
    /// of frames.
    fn gather(
        movie: &dyn Movie,
        roi: usize,
        (frames, task): (Range<usize>, usize),
        idle: &IdleBuffers,
        find: impl Fn(&[Frame<'_>], &mut Workspace, Take<'_>) + Sync,
    ) -> Result<Self> {
        let tasks = frames.start / task..frames.end.div_ceil(task);
        let parts: Vec<Result<Self>> = tasks
            .into_par_iter()
            .map(|i| {
                let start = (i * task).max(frames.start);
                let end = ((i + 1) * task).min(frames.end);
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
        find: impl Fn(&[Frame<'_>], &mut Workspace, Take<'_>),
    ) -> Result<RoiBatch> {
        let shape = movie.shape();
        let mut batch = RoiBatch::empty(frames.start, roi);
        batch.frames.end = frames.end;
        movie.read(frames.clone(), &mut self.frames)?;
        let area = shape.pixels();
        let views: Vec<Frame<'_>> = match &self.frames {
            Pixels::U16(pixels) => pixels.chunks_exact(area).map(Frame::U16).collect(),
            Pixels::F32(pixels) => {
                batch.pixels = Pixels::F32(Vec::new());
                pixels.chunks_exact(area).map(Frame::F32).collect()
            }
        };
        find(&views, &mut self.workspace, &mut |i, corners, counts| {
            batch.counts += counts;
            for &corner in corners {
                batch.corners.push([corner.x as i32, corner.y as i32]);
                batch.frame_of.push((frames.start + i) as u32);
                match (views[i], &mut batch.pixels) {
                    (Frame::U16(pixels), Pixels::U16(out)) => {
                        cut_roi(pixels, shape.width, corner, roi, out);
                    }
                    (Frame::F32(pixels), Pixels::F32(out)) => {
                        cut_roi(pixels, shape.width, corner, roi, out);
                    }
                    _ => unreachable!("both have the pixel type of the movie"),
                }
            }
        });
        Ok(batch)
    }
}

/// Appends the pixels of a ROI.
fn cut_roi<T: Copy>(frame: &[T], width: usize, corner: Corner, roi: usize, out: &mut Vec<T>) {
    for row in corner.y..corner.y + roi {
        out.extend_from_slice(&frame[row * width + corner.x..][..roi]);
    }
}
