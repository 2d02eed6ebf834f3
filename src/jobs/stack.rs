//! A stack of ROIs in a file becomes a table, portion by portion.

use std::path::Path;
use std::time::Instant;

use ndarray::{Array2, ArrayView3};

use super::spool::Spool;
use super::{Progress, Report, Stop, places};
use crate::error::{Error, Result};
use crate::io::{self, FileError, OpenOptions, Pixels, read_array};
use crate::recipe::Recipe;
use crate::roi::RoiStack;
use crate::table::LocalizationTable;
use crate::tables::{self, Format, Metadata};

/// ROIs that are read and fitted at once.
const PORTION: usize = 1 << 18;

/// A stack of ROIs in a `.npy` file to be fitted.
#[derive(Debug)]
pub struct FitFile<'a> {
    /// The ROIs, `(n, size, size)`.
    pub rois: &'a Path,
    /// Each ROI's corner, `(n, 2)`: x and y.
    pub corners: Option<&'a Path>,
    /// Each ROI's frame, `(n,)`.
    pub frames: Option<&'a Path>,
    /// The table.
    pub output: &'a Path,
    /// The table's format.
    pub format: Format,
    /// What is to be done.
    pub recipe: &'a Recipe,
    /// Another file that was read, and is not to be written over.
    pub keep: Option<&'a Path>,
}

impl FitFile<'_> {
    /// Fits the stack and writes the table. A job that is called off writes none.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written, the recipe makes no sense, or a fit fails.
    pub fn run(&self, stop: &Stop, mut watch: impl FnMut(&Progress)) -> Result<Report> {
        let began = Instant::now();
        let recipe = self.recipe;
        self.format.check(self.output)?;
        let mut inputs = vec![self.rois];
        inputs.extend(self.corners);
        inputs.extend(self.frames);
        inputs.extend(self.keep);
        places::check(&places::of_table(self.output, self.format), &inputs, recipe)?;
        let model = self.recipe.model()?;
        let (camera, notes) = self.recipe.camera()?;
        let pixel_size_um = camera.pixel_size_um();
        let fitter = self.recipe.fitter(model, camera).build()?;
        let stack = io::open(self.rois, &OpenOptions::default())?;
        let shape = stack.shape();
        let (rois, size) = (shape.frames, shape.width);
        let corners = self.corners.map(|path| corners(path, rois)).transpose()?;
        let frames = self.frames.map(|path| frames(path, rois)).transpose()?;
        let template = LocalizationTable::empty(model, pixel_size_um);
        let mut spool = Spool::temporary(self.output, template)?;
        let mut report = Report {
            notes,
            ..Report::default()
        };
        let mut progress = Progress {
            total: rois,
            ..Progress::default()
        };
        let mut pixels = Pixels::default();
        let mut start = 0;
        // An empty stack is fitted, too: its shape may be wrong.
        while (start < rois || start == 0) && !stop.stopped() {
            let end = (start + PORTION).min(rois);
            stack.read(start..end, &mut pixels)?;
            let view = (end - start, shape.height, size);
            let wrong = |error: ndarray::ShapeError| Error::Setting {
                from: self.rois.display().to_string(),
                cause: error.to_string(),
            };
            let mut portion = match &pixels {
                Pixels::U16(pixels) => {
                    RoiStack::from_u16(ArrayView3::from_shape(view, pixels).map_err(wrong)?)?
                }
                Pixels::F32(pixels) => {
                    RoiStack::from_f32(ArrayView3::from_shape(view, pixels).map_err(wrong)?)?
                }
            };
            if let Some(corners) = &corners {
                let (_, rest) = corners.view().split_at(ndarray::Axis(0), start);
                portion = portion.corners(rest.split_at(ndarray::Axis(0), end - start).0)?;
            }
            if let Some(frames) = &frames {
                portion = portion.frames(&frames[start..end])?;
            }
            let fits = fitter.fit_part(&portion, rois)?;
            let table = fits.table_from(start as u64);
            spool.push(end as u64, &table)?;
            report.add(&fits, &table);
            progress.done = end;
            progress.localizations += fits.len() as u64;
            progress.localizations_now = progress.localizations;
            progress.bytes += ((end - start) * shape.pixels() * stack.depth().bytes()) as u64;
            progress.elapsed = began.elapsed();
            watch(&progress);
            if end == rois {
                break;
            }
            start = end;
        }
        report.complete = progress.done == rois;
        if report.complete {
            let metadata = Metadata {
                model,
                pixel_size_um,
                width: 0,
                height: 0,
                frames: 0,
                configuration: self.recipe.to_toml("fit"),
                notes: report.notes.clone(),
            };
            tables::write(self.output, self.format, &spool, &metadata)?;
        }
        report.doubt();
        progress.elapsed = began.elapsed();
        report.progress = progress;
        Ok(report)
    }
}

/// Corners from a file.
fn corners(path: &Path, rois: usize) -> Result<Array2<i32>> {
    let array = read_array(path)?;
    let [rows, columns] = array.shape()[..] else {
        return Err(shaped(path, array.shape(), "(n, 2), x and y"));
    };
    if columns != 2 {
        return Err(Error::CornerColumns(columns));
    }
    counted("corners", rows, rois)?;
    let whole = |value: f64| {
        let fits = value.fract() == 0.0 && value.abs() < f64::from(i32::MAX);
        fits.then_some(value as i32)
    };
    let values: Option<Vec<i32>> = array.to_f64().into_iter().map(whole).collect();
    let values = values.ok_or_else(|| not_whole(path))?;
    Array2::from_shape_vec((rows, 2), values).map_err(|_| shaped(path, &[rows, columns], "(n, 2)"))
}

/// Frames from a file.
fn frames(path: &Path, rois: usize) -> Result<Vec<u32>> {
    let array = read_array(path)?;
    let [rows] = array.shape()[..] else {
        return Err(shaped(path, array.shape(), "(n,)"));
    };
    counted("frames", rows, rois)?;
    let whole = |value: f64| {
        let fits = value.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&value);
        fits.then_some(value as u32)
    };
    let values: Option<Vec<u32>> = array.to_f64().into_iter().map(whole).collect();
    values.ok_or_else(|| not_whole(path))
}

fn counted(what: &'static str, have: usize, rois: usize) -> Result<()> {
    if have == rois {
        return Ok(());
    }
    Err(Error::Count { what, have, rois })
}

fn shaped(path: &Path, have: &[usize], needed: &str) -> Error {
    Error::File(FileError::Refused {
        path: path.into(),
        what: format!("the shape is {have:?}: it must be {needed}"),
    })
}

fn not_whole(path: &Path) -> Error {
    Error::File(FileError::Refused {
        path: path.into(),
        what: "it holds a value that is no whole number, or too large".into(),
    })
}
