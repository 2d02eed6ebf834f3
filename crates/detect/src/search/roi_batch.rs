//! Batches of ROIs: frames are searched in parallel, and their ROIs are cut in the order of frames.

use std::mem;
use std::ops::Range;

use gaussmle::RoiStack;
use gaussmle::roi::RoiSource;
use gaussmle_io::movie::{Movie, PixelType, Pixels};
use ndarray::{ArrayView2, ArrayView3};

use crate::counts::SearchCounts;
use crate::detector::{Detector, Workspace};
use crate::error::Result;
use crate::frame::{Corner, Frame};
use crate::search::frame_tasks::{IdleBuffers, TaskWorkspace};
use crate::static_light::StaticLight;

/// The ROIs of consecutive frames.
#[derive(Debug)]
pub struct RoiBatch {
    /// The frames.
    pub frames: Range<usize>,
    /// The spots found and left out.
    pub counts: SearchCounts,
    /// The pixels of all ROIs, one after the other.
    pub pixels: Pixels,
    corners: Vec<[i32; 2]>,
    frame_of: Vec<u32>,
    roi: usize,
    /// The light that stays in the pixels of all ROIs, photoelectrons; `None` if it was not measured.
    light: Option<Vec<f32>>,
}

impl RoiBatch {
    /// The ROIs around the spots of consecutive frames, of those that `is_kept` accepts. The others count as
    /// outside. The light of `lights` is taken away for the search. The ROIs have it, as light that is known.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read.
    pub fn search(
        movie: &dyn Movie,
        detector: &Detector,
        frames: Range<usize>,
        lights: &[StaticLight],
        idle: &IdleBuffers,
        is_kept: impl Fn(Corner) -> bool + Sync,
    ) -> Result<Self> {
        let (mut batch, _) = Self::gather(
            movie,
            detector.roi(),
            frames,
            idle,
            |number, frame, workspace, corners| {
                // The search needs the workspace, too.
                let mut blinking = mem::take(&mut workspace.blinking);
                let searched = StaticLight::searched(lights, number, frame, &mut blinking);
                let mut counts = detector.find(searched, workspace, corners);
                workspace.blinking = blinking;
                counts.keep(corners, |corner| is_kept(*corner));
                counts
            },
            |corner| *corner,
        )?;
        batch.add_light(lights);
        Ok(batch)
    }

    /// Gives the ROIs the light that stays, if there is any.
    pub fn add_light(&mut self, lights: &[StaticLight]) {
        if !lights.is_empty() {
            let mut light = Vec::with_capacity(self.pixels.len());
            for (&corner, &number) in self.corners.iter().zip(&self.frame_of) {
                StaticLight::add_roi(lights, number as usize, corner, self.roi, &mut light);
            }
            self.light = Some(light);
        }
    }

    /// The same ROIs in each of consecutive frames. They must lie within the frame.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read.
    pub fn at(
        movie: &dyn Movie,
        corners: &[Corner],
        roi: usize,
        frames: Range<usize>,
    ) -> Result<Self> {
        let idle = IdleBuffers::default();
        let (batch, _) = Self::gather(
            movie,
            roi,
            frames,
            &idle,
            |_, _, _: &mut Workspace, all: &mut Vec<Corner>| {
                all.clear();
                all.extend_from_slice(corners);
                SearchCounts::default()
            },
            |corner| *corner,
        )?;
        Ok(batch)
    }

    /// Cuts the ROIs around what a search finds in consecutive frames. `find` gets the number of a frame,
    /// and replaces what it found in the last one; `corner` is the corner of the ROI of what is found.
    /// Returns the ROIs, and what was found, in the same order.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read.
    pub fn gather<W: TaskWorkspace, T: Send>(
        movie: &dyn Movie,
        roi: usize,
        frames: Range<usize>,
        idle: &IdleBuffers<W>,
        find: impl Fn(usize, Frame<'_>, &mut W, &mut Vec<T>) -> SearchCounts + Sync,
        corner: impl Fn(&T) -> Corner + Sync,
    ) -> Result<(Self, Vec<T>)> {
        let width = movie.shape().width;
        let parts = idle.for_chunks(movie, frames.clone(), |buffers, chunk| {
            let mut batch = Self::empty(chunk.start, roi);
            batch.frames = chunk.clone();
            if movie.pixel_type() == PixelType::F32 {
                batch.pixels = Pixels::F32(Vec::new());
            }
            let (mut found, mut of_chunk) = (Vec::new(), Vec::new());
            buffers.each_frame(movie, chunk, |number, frame, workspace| {
                batch.counts += find(number, frame, workspace, &mut found);
                batch.cut(number, frame, width, found.iter().map(&corner));
                of_chunk.append(&mut found);
            })?;
            Ok((batch, of_chunk))
        });
        let (mut all, mut found) = (Self::empty(frames.start, roi), Vec::new());
        for part in parts {
            let (batch, of_chunk) = part?;
            all.append(batch);
            found.extend(of_chunk);
        }
        all.frames = frames;
        Ok((all, found))
    }

    /// Adds the ROIs of a frame.
    fn cut(
        &mut self,
        number: usize,
        frame: Frame<'_>,
        width: usize,
        corners: impl Iterator<Item = Corner>,
    ) {
        for corner in corners {
            self.corners.push([corner.x as i32, corner.y as i32]);
            self.frame_of.push(number as u32);
            match (frame, &mut self.pixels) {
                (Frame::U16(pixels), Pixels::U16(out)) => {
                    cut_roi(pixels, width, corner, self.roi, out);
                }
                (Frame::F32(pixels), Pixels::F32(out)) => {
                    cut_roi(pixels, width, corner, self.roi, out);
                }
                _ => unreachable!("both have the pixel type of the movie"),
            }
        }
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
            light: None,
        }
    }

    /// Adds the ROIs of the frames that follow.
    fn append(&mut self, next: Self) {
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

    /// Keeps the ROIs for which `is_kept` is true. The others count as outside.
    pub fn retain(&mut self, is_kept: &[bool]) {
        let area = self.roi * self.roi;
        match &mut self.pixels {
            Pixels::U16(pixels) => retain(pixels, area, is_kept),
            Pixels::F32(pixels) => retain(pixels, area, is_kept),
        }
        let all = self.len();
        retain(&mut self.corners, 1, is_kept);
        retain(&mut self.frame_of, 1, is_kept);
        if let Some(light) = &mut self.light {
            retain(light, area, is_kept);
        }
        self.counts.outside += (all - self.len()) as u64;
    }

    /// The number of ROIs.
    pub fn len(&self) -> usize {
        self.corners.len()
    }

    /// True if there is no ROI.
    pub fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    /// The light that stays in the pixels of all ROIs, photoelectrons beyond the darkest pixel of each; `None` if it
    /// was not measured.
    pub fn light(&self) -> Option<&[f32]> {
        self.light.as_deref()
    }

    /// The corners of the ROIs in some frames, x and y.
    pub fn corners_in(&self, frames: Range<usize>) -> &[[i32; 2]] {
        let first = |frame: usize| self.frame_of.partition_point(|&of| (of as usize) < frame);
        &self.corners[first(frames.start)..first(frames.end)]
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
        let rois = rois.with_corners(corners)?.with_frames(&self.frame_of)?;
        match &self.light {
            Some(light) => rois.with_light(light),
            None => Ok(rois),
        }
    }
}

/// Keeps chunks of `each` values.
fn retain<T: Copy>(values: &mut Vec<T>, each: usize, is_kept: &[bool]) {
    let mut kept = 0;
    for (i, _) in is_kept.iter().enumerate().filter(|(_, kept)| **kept) {
        values.copy_within(i * each..(i + 1) * each, kept);
        kept += each;
    }
    values.truncate(kept);
}

/// Appends the pixels of a ROI.
fn cut_roi<T: Copy>(frame: &[T], width: usize, corner: Corner, roi: usize, out: &mut Vec<T>) {
    for row in corner.y..corner.y + roi {
        out.extend_from_slice(&frame[row * width + corner.x..][..roi]);
    }
}
