//! Fits from a stack of ROIs in a file to a table in a file.

use std::ops::Range;
use std::path::Path;
use std::time::Instant;

use gaussmle::{CancelToken, Fitter, LocalizationTable, RoiStack};
use gaussmle_io::movie::{self, Movie, OpenOptions, Pixels};
use gaussmle_io::table::{self, Format, Metadata};
use ndarray::{Array2, ArrayView3, Axis};

use super::checkpoint::Checkpoint;
use super::output_paths::{check_paths, table_files};
use super::progress::Progress;
use super::roi_arrays::{read_corners, read_frames};
use super::summary::RunSummary;
use crate::config::{RunConfig, Section};
use crate::error::Result;

/// The number of ROIs that are read and fitted at once.
const ROIS_AT_ONCE: usize = 1 << 18;

/// A stack of ROIs in a `.npy` file to be fitted.
#[derive(Debug)]
pub struct FitFile<'a> {
    /// The ROIs, `(n, size, size)`.
    pub rois: &'a Path,
    /// The corner of each ROI, `(n, 2)`: x and y.
    pub corners: Option<&'a Path>,
    /// The frame of each ROI, `(n,)`.
    pub frames: Option<&'a Path>,
    /// The table.
    pub output: &'a Path,
    /// The format of the table.
    pub format: Format,
    /// The options of the run.
    pub config: &'a RunConfig,
    /// Another file that the caller has read, and that must not be written over.
    pub other_input: Option<&'a Path>,
}

impl FitFile<'_> {
    /// Fits the stack and writes the table. A cancelled run writes none.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be read or written, an option is invalid, or a fit fails.
    pub fn run(
        &self,
        cancel: &CancelToken,
        mut watch: impl FnMut(&Progress),
    ) -> Result<RunSummary> {
        let started = Instant::now();
        self.check_outputs()?;
        let plan = Plan::new(self)?;
        let metadata = &plan.metadata;
        let template = LocalizationTable::empty(metadata.model, metadata.pixel_size_um);
        let mut checkpoint = Checkpoint::temporary(self.output, template)?;
        let mut summary = RunSummary {
            notes: metadata.notes.clone(),
            ..RunSummary::default()
        };
        let rois = plan.stack.shape().frames;
        let mut progress = Progress {
            total: rois,
            ..Progress::default()
        };
        let mut pixels = Pixels::default();
        // An empty stack is fitted, too: this checks the size of its ROIs.
        for start in (0..rois.max(1)).step_by(ROIS_AT_ONCE) {
            if cancel.is_cancelled() {
                break;
            }
            let range = start..(start + ROIS_AT_ONCE).min(rois);
            let part = plan.read(range.clone(), &mut pixels)?;
            let fits = plan.fitter.fit_part(&part, rois)?;
            let rows = fits.table_from(start as u64);
            checkpoint.push(range.end as u64, &rows)?;
            summary.add(&fits, &rows);
            progress.done = range.end;
            progress.localizations += fits.len() as u64;
            progress.localizations_now = progress.localizations;
            progress.bytes += (range.len() * plan.roi_bytes()) as u64;
            progress.elapsed = started.elapsed();
            watch(&progress);
        }
        summary.complete = progress.done == rois;
        if summary.complete {
            table::write(self.output, self.format, &checkpoint, metadata)?;
        }
        summary.add_pvalue_warnings();
        progress.elapsed = started.elapsed();
        summary.progress = progress;
        Ok(summary)
    }

    /// Checks the format and the output paths.
    fn check_outputs(&self) -> Result<()> {
        self.format.check(self.output)?;
        let mut inputs = vec![self.rois];
        inputs.extend(self.corners);
        inputs.extend(self.frames);
        inputs.extend(self.other_input);
        check_paths(&table_files(self.output, self.format), &inputs, self.config)
    }
}

/// Everything that a run needs, opened and checked.
struct Plan {
    fitter: Fitter,
    stack: Box<dyn Movie>,
    corners: Option<Array2<i32>>,
    frames: Option<Vec<u32>>,
    metadata: Metadata,
}

impl Plan {
    /// Opens the stack, reads corners and frames, and builds the fitter.
    fn new(job: &FitFile<'_>) -> Result<Self> {
        let config = job.config;
        let model = config.model()?;
        let (camera, notes) = config.camera()?;
        let pixel_size_um = camera.pixel_size_um();
        let fitter = config.fitter(model, camera).build()?;
        let stack = movie::open(job.rois, &OpenOptions::default())?;
        let rois = stack.shape().frames;
        let corners = job.corners.map(|path| read_corners(path, rois));
        let corners = corners.transpose()?;
        let frames = job.frames.map(|path| read_frames(path, rois)).transpose()?;
        Ok(Self {
            fitter,
            stack,
            corners,
            frames,
            metadata: Metadata {
                model,
                pixel_size_um,
                width: 0,
                height: 0,
                frames: 0,
                configuration: config.to_toml(Section::Fit),
                notes,
            },
        })
    }

    /// Bytes of the pixels of one ROI.
    fn roi_bytes(&self) -> usize {
        self.stack.shape().pixels() * self.stack.pixel_type().bytes()
    }

    /// Reads a range of the stack.
    fn read<'a>(&'a self, range: Range<usize>, pixels: &'a mut Pixels) -> Result<RoiStack<'a>> {
        self.stack.read(range.clone(), pixels)?;
        let shape = self.stack.shape();
        let shape = (range.len(), shape.height, shape.width);
        let complete = "the movie reads all pixels of a range";
        let mut part = match pixels {
            Pixels::U16(pixels) => {
                RoiStack::from_u16(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
            Pixels::F32(pixels) => {
                RoiStack::from_f32(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
        };
        if let Some(corners) = &self.corners {
            let (_, rest) = corners.view().split_at(Axis(0), range.start);
            part = part.corners(rest.split_at(Axis(0), range.len()).0)?;
        }
        if let Some(frames) = &self.frames {
            part = part.frames(&frames[range])?;
        }
        Ok(part)
    }
}
