//! Fits from a stack of ROIs in a file to a table in a file.

use std::ops::Range;
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Instant;

use gaussmle::{CancelToken, Fitter, LocalizationTable, RoiStack};
use gaussmle_io::movie::{self, Movie, OpenOptions, Pixels};
use gaussmle_io::table::{self, Format, Metadata, Rows};
use ndarray::{Array2, ArrayView3, Axis};

use super::checkpoint::Checkpoint;
use super::output_paths::{check_paths, table_files};
use super::progress::Progress;
use super::roi_arrays::{read_corners, read_frames};
use super::row_stream::{FitSender, RowStream};
use super::summary::RunSummary;
use crate::config::{RunConfig, Section};
use crate::error::Result;

/// The most ROIs that are read and fitted at once: several batches of a GPU, which overlap. Two such
/// parts are in memory, and the results of at most four.
const MOST_ROIS: usize = 1 << 18;

/// The fewest, whatever their size: one batch of a GPU.
const FEWEST_ROIS: usize = 1 << 16;

/// Bytes of the pixels of a part between these limits.
const PART_BYTES: usize = 128 << 20;

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
        let rois = plan.rois();
        let template = LocalizationTable::empty(metadata.model, metadata.pixel_size_um);
        let (sender, rows) = RowStream::new(template, rois as u64);
        let mut progress = Progress {
            total: rois,
            ..Progress::default()
        };
        // Three threads: one reads, this one fits, and one makes rows and writes them.
        let (fitted, written, mut summary) = thread::scope(|scope| {
            let writer = scope.spawn(|| {
                let rows = rows;
                let written = self.write(&rows, metadata);
                (written, rows.into_summary())
            });
            let fitted = plan.fit(sender, cancel, |done| {
                progress.bytes += ((done - progress.done) * plan.roi_bytes()) as u64;
                progress.done = done;
                progress.localizations = done as u64;
                progress.localizations_now = done as u64;
                progress.elapsed = started.elapsed();
                watch(&progress);
            });
            let (written, summary) = writer
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            (fitted, written, summary)
        });
        summary.complete = progress.done == rois;
        // Without all fits, the writer fails because of the missing rows.
        if fitted? != Stage::Cancelled {
            written?;
        }
        summary.notes.clone_from(&metadata.notes);
        summary.add_pvalue_warnings();
        progress.elapsed = started.elapsed();
        summary.progress = progress;
        Ok(summary)
    }

    /// Writes the table, if all of its rows come.
    fn write(&self, rows: &RowStream, metadata: &Metadata) -> Result<()> {
        if self.format.is_written_in_one_pass() {
            return Ok(table::write(self.output, self.format, rows, metadata)?);
        }
        let template = LocalizationTable::empty(metadata.model, metadata.pixel_size_um);
        let mut checkpoint = Checkpoint::temporary(self.output, template)?;
        for block in rows.blocks() {
            let block = block?;
            checkpoint.push(checkpoint.len() + block.len() as u64, &block)?;
        }
        if checkpoint.len() == rows.len() {
            table::write(self.output, self.format, &checkpoint, metadata)?;
        }
        Ok(())
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

/// The reason for the end of the fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Cancelled,
    /// All ROIs are fitted, or the writer failed.
    Ended,
}

/// ROIs and their pixels.
type Part = (Range<usize>, Pixels);

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

    fn rois(&self) -> usize {
        self.stack.shape().frames
    }

    /// Fits the stack part by part, and reads the next part meanwhile. `watch` gets the number of
    /// ROIs that are done.
    fn fit(
        &self,
        fits: FitSender,
        cancel: &CancelToken,
        mut watch: impl FnMut(usize),
    ) -> Result<Stage> {
        // An output that cannot be created is found before the fits.
        if !fits.wait_for_writer() {
            return Ok(Stage::Ended);
        }
        thread::scope(|scope| {
            let (sender, parts) = sync_channel(0);
            let (unused, buffers) = channel();
            for _ in 0..2 {
                // The receiver is alive.
                let _ = unused.send(Pixels::default());
            }
            scope.spawn(move || self.read(&sender, &buffers));
            for part in parts {
                if cancel.is_cancelled() {
                    return Ok(Stage::Cancelled);
                }
                let (range, pixels) = part?;
                let part = self.part(range.clone(), &pixels)?;
                let results = self.fitter.fit_part(&part, self.rois())?;
                // The reader has ended if it read the last part.
                let _ = unused.send(pixels);
                if !fits.send(results) {
                    break;
                }
                watch(range.end);
            }
            Ok(Stage::Ended)
        })
    }

    /// Reads all parts in order, each into an unused buffer, until there is no receiver.
    fn read(&self, parts: &SyncSender<Result<Part>>, unused: &Receiver<Pixels>) {
        let rois = self.rois();
        let length = rois_of_part(self.roi_bytes());
        // An empty stack is fitted, too: this checks the size of its ROIs.
        for start in (0..rois.max(1)).step_by(length) {
            let Ok(mut pixels) = unused.recv() else {
                return;
            };
            let range = start..(start + length).min(rois);
            let read = self.stack.read(range.clone(), &mut pixels);
            let part = read.map(|()| (range, pixels)).map_err(Into::into);
            let failed = part.is_err();
            if parts.send(part).is_err() || failed {
                return;
            }
        }
    }

    /// A range of the stack.
    fn part<'a>(&'a self, range: Range<usize>, pixels: &'a Pixels) -> Result<RoiStack<'a>> {
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

/// The number of ROIs of a part.
fn rois_of_part(roi_bytes: usize) -> usize {
    (PART_BYTES / roi_bytes.max(1)).clamp(FEWEST_ROIS, MOST_ROIS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_large_rois_are_shorter() {
        assert_eq!(rois_of_part(11 * 11 * 2), MOST_ROIS);
        assert_eq!(rois_of_part(1024), 1 << 17);
        assert_eq!(rois_of_part(32 * 32 * 4), FEWEST_ROIS);
        assert_eq!(rois_of_part(0), MOST_ROIS);
    }
}
