//! Fits from a stack of ROIs in a file to a table in a file.
//!
//! The number of rows is known from the start, so the table is written while the fits go on,
//! without a checkpoint. Picasso's header depends on all rows: that format goes through a temporary
//! one.

use std::ops::Range;
use std::path::Path;
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use gaussmle::roi::RoiSource;
use gaussmle::{CancelToken, FitInfo, Fitter, FitterBuilder, LocalizationTable, RoiStack};
use gaussmle_io::movie::{self, Movie, MovieMetadata, OpenOptions, Pixels};
use gaussmle_io::table::{self, Format, Metadata, Rows, StoredRemark};
use ndarray::{Array2, ArrayView3, Axis};

use crate::config::{RunConfig, Section, psf_notes};
use crate::error::{Error, Result};
use crate::localize::checkpoint::Checkpoint;
use crate::localize::describe::progress::Progress;
use crate::localize::describe::stored_configuration::run_section;
use crate::localize::describe::summary::RunSummary;
use crate::localize::files::roi_arrays::{read_corners, read_frames};
use crate::localize::files::row_stream::{FitSender, RowStream};
use crate::localize::output_paths::{check_run_paths, partial_name, table_files};
use crate::remarks::Evidence;

/// The most ROIs that are read at once: one batch of a GPU.
const MOST_ROIS: usize = 1 << 16;

/// The fewest, whatever their size.
const FEWEST_ROIS: usize = 1 << 13;

/// Bytes of the pixels of a part between these limits.
const PART_BYTES: usize = 16 << 20;

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
    /// Fits the stack and writes the table. A cancelled run writes the rows so far to
    /// [`partial_name`], if there are any.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be read or written, an option is invalid, or a fit fails.
    pub fn run(&self, cancel: &CancelToken, watch: impl FnMut(&Progress)) -> Result<RunSummary> {
        self.run_with(cancel, |builder| builder, watch)
    }

    /// As [`FitFile::run`]. `configure` changes the builder of the fitter, for example to set
    /// callbacks.
    ///
    /// # Errors
    ///
    /// As [`FitFile::run`].
    pub fn run_with(
        &self,
        cancel: &CancelToken,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
        mut watch: impl FnMut(&Progress),
    ) -> Result<RunSummary> {
        let started = Instant::now();
        self.check_outputs()?;
        let plan = Plan::new(self, |builder| configure(builder.cancel(cancel.clone())))?;
        let metadata = &plan.metadata;
        let rois = plan.rois();
        let template = LocalizationTable::empty(metadata.model.clone(), metadata.pixel_size_um);
        let (sender, rows) = RowStream::new(template, rois as u64);
        let evidence = Mutex::new(Evidence::default());
        let mut progress = Progress {
            total: rois,
            ..Progress::default()
        };
        // Three threads: one reads, this one fits, and one makes rows and writes them.
        let (fitted, written, mut summary) = thread::scope(|scope| {
            let writer = scope.spawn(|| {
                let rows = rows;
                let written = self.write(&rows, metadata, &evidence);
                (written, rows.into_summary())
            });
            let fitted = plan.fit(sender, &evidence, |done| {
                progress.bytes += ((done - progress.done) * plan.roi_bytes()) as u64;
                progress.done = done;
                progress.localizations = done as u64;
                progress.localizations_now = done as u64;
                progress.elapsed = started.elapsed();
                watch(&progress);
            });
            // The fits have ended, also after a cancellation. The table can take longer than a caller
            // waits for that.
            progress.elapsed = started.elapsed();
            watch(&progress);
            let (written, summary) = writer
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            (fitted, written, summary)
        });
        summary.complete = progress.done == rois;
        match fitted? {
            // Without a row there is no table.
            Stage::Cancelled if progress.done == 0 => {}
            Stage::Cancelled | Stage::WriterFailed => written?,
            Stage::Ended(info) => {
                summary.info = info;
                written?;
            }
        }
        summary.notes.clone_from(&metadata.notes);
        summary.warnings.clone_from(&plan.warnings);
        summary.add_remarks(
            &evidence
                .into_inner()
                .unwrap_or_else(PoisonError::into_inner),
            self.format.is_native(),
        );
        progress.elapsed = started.elapsed();
        summary.progress = progress;
        Ok(summary)
    }

    /// Writes the table, if all of its rows come. The evidence is complete with the last row.
    fn write(
        &self,
        rows: &RowStream,
        metadata: &Metadata,
        evidence: &Mutex<Evidence>,
    ) -> Result<()> {
        let remarks = || {
            let evidence = evidence.lock().unwrap_or_else(PoisonError::into_inner);
            let remarks = evidence.remarks(&rows.p_values());
            remarks.iter().map(StoredRemark::from).collect()
        };
        // A run that was cancelled has a part of the rows.
        let name = || match rows.is_cut() {
            true => partial_name(self.output),
            false => self.output.to_owned(),
        };
        let write = |rows: &dyn Rows| {
            table::write_stream(self.output, self.format, rows, metadata, &remarks, &name)
        };
        if self.format.is_written_in_one_pass() {
            return Ok(write(rows)?);
        }
        let template = LocalizationTable::empty(metadata.model.clone(), metadata.pixel_size_um);
        let mut checkpoint = Checkpoint::temporary(self.output, template)?;
        for block in rows.blocks() {
            let block = block?;
            checkpoint.push(checkpoint.len() + block.len() as u64, &block)?;
        }
        if checkpoint.len() == rows.len() {
            write(&checkpoint)?;
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
        let mut outputs = table_files(self.output, self.format);
        outputs.extend(table_files(&partial_name(self.output), self.format));
        check_run_paths(&outputs, &inputs, self.config)
    }
}

/// The end of the fits.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Cancelled,
    /// The writer failed, and has the error.
    WriterFailed,
    /// All ROIs are fitted.
    Ended(FitInfo),
}

/// The reason to stop the fits early.
#[derive(Debug)]
enum Stop {
    WriterFailed,
    Error(Error),
}

impl std::fmt::Display for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::WriterFailed => f.write_str("the table cannot be written"),
            Self::Error(error) => write!(f, "{error}"),
        }
    }
}

impl<T: Into<Error>> From<T> for Stop {
    fn from(error: T) -> Self {
        Stop::Error(error.into())
    }
}

/// ROIs of the stack, with their pixels.
struct Part<'a> {
    plan: &'a Plan,
    range: Range<usize>,
    pixels: Pixels,
}

/// Everything that a run needs, opened and checked.
struct Plan {
    fitter: Fitter,
    stack: Box<dyn Movie>,
    corners: Option<Array2<i32>>,
    frames: Option<Vec<u32>>,
    metadata: Metadata,
    /// Those of the notes that tell of likely wrong settings.
    warnings: Vec<String>,
}

impl Plan {
    /// Opens the stack, reads corners and frames, and builds the fitter.
    fn new(
        job: &FitFile<'_>,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
    ) -> Result<Self> {
        let config = job.config;
        let movie = MovieMetadata::default();
        let (model, camera, mut notes) = config.model_and_camera(&movie)?;
        let warnings = config.camera.warnings(&camera, &movie);
        let pixel_size_um = camera.pixel_size_um();
        // The file has these columns, whatever `configure` asks for.
        let fitter =
            configure(config.fitter(model.model.clone(), camera)).outputs(config.outputs());
        let fitter = fitter.build()?;
        let stack = movie::open(job.rois, &OpenOptions::default())?;
        let side = stack.shape().width;
        notes.extend(psf_notes(&model.calibration, side, pixel_size_um));
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
                model: model.model,
                pixel_size_um,
                width: 0,
                height: 0,
                frames: 0,
                // The table is written while the fits go on, so their device is not yet known.
                configuration: format!("{}\n{}", config.to_toml(Section::Fit), run_section(None)),
                notes,
                remarks: Vec::new(),
                steps: Vec::new(),
            },
            warnings,
        })
    }

    /// Bytes of the pixels of one ROI.
    fn roi_bytes(&self) -> usize {
        self.stack.shape().pixels() * self.stack.pixel_type().bytes()
    }

    fn rois(&self) -> usize {
        self.stack.shape().frames
    }

    /// Fits the stack, and reads the next parts meanwhile. `watch` gets the number of ROIs that are
    /// done.
    fn fit(
        &self,
        fits: FitSender,
        evidence: &Mutex<Evidence>,
        mut watch: impl FnMut(usize),
    ) -> Result<Stage> {
        // An output that cannot be created is found before the fits.
        if !fits.wait_for_writer() {
            return Ok(Stage::WriterFailed);
        }
        let (unused, buffers) = channel();
        let length = rois_of_part(self.roi_bytes());
        let rois = self.rois();
        // An empty stack is fitted, too: this checks the size of its ROIs.
        let starts = (0..rois.max(1)).step_by(length);
        let parts = starts.map(move |start| {
            let pixels = buffers.try_recv().unwrap_or_default();
            self.read(start..(start + length).min(rois), pixels)
        });
        let fitted = self
            .fitter
            .fit_parts(rois, parts, |part: Part<'_>, results| {
                evidence.lock().unwrap_or_else(PoisonError::into_inner).add(
                    &results,
                    &part.pixels,
                    self.fitter.camera(),
                );
                if !fits.send(results) {
                    return Err(Stop::WriterFailed);
                }
                watch(part.range.end);
                // The reader has ended if it read the last part.
                let _ = unused.send(part.pixels);
                Ok(())
            });
        match fitted {
            Ok(info) => Ok(Stage::Ended(info)),
            Err(Stop::WriterFailed) => Ok(Stage::WriterFailed),
            Err(Stop::Error(Error::Fit(gaussmle::Error::Cancelled))) => {
                fits.cut();
                Ok(Stage::Cancelled)
            }
            Err(Stop::Error(error)) => Err(error),
        }
    }

    /// Reads a range of the stack into a buffer.
    fn read(&self, range: Range<usize>, mut pixels: Pixels) -> std::result::Result<Part<'_>, Stop> {
        self.stack
            .read(range.clone(), &mut pixels)
            .map_err(Error::from)?;
        Ok(Part {
            plan: self,
            range,
            pixels,
        })
    }
}

impl RoiSource for Part<'_> {
    fn rois(&self) -> gaussmle::Result<RoiStack<'_>> {
        let Part {
            plan,
            range,
            pixels,
        } = self;
        let shape = plan.stack.shape();
        let shape = (range.len(), shape.height, shape.width);
        let complete = "the movie reads all pixels of a range";
        let mut rois = match pixels {
            Pixels::U16(pixels) => {
                RoiStack::from_u16(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
            Pixels::F32(pixels) => {
                RoiStack::from_f32(ArrayView3::from_shape(shape, pixels).expect(complete))?
            }
        };
        if let Some(corners) = &plan.corners {
            let (_, rest) = corners.view().split_at(Axis(0), range.start);
            rois = rois.with_corners(rest.split_at(Axis(0), range.len()).0)?;
        }
        if let Some(frames) = &plan.frames {
            rois = rois.with_frames(&frames[range.clone()])?;
        }
        Ok(rois)
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
        assert_eq!(rois_of_part(1024), 1 << 14);
        assert_eq!(rois_of_part(64 * 64 * 4), FEWEST_ROIS);
        assert_eq!(rois_of_part(0), MOST_ROIS);
    }
}
