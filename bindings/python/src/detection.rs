//! Peaks of a movie, and ROIs at given places.

use std::ops::Range;

use gaussmle::CancelToken;
use gaussmle_detect::{
    Border, Corner, Detector, PeakSearch, SearchCounts, block_ranges, cut_rois, peak_table,
};
use gaussmle_io::movie::{Movie, Pixels};
use gaussmle_smlm::config::Section;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::array::{InputArray, Memory};
use crate::camera::Camera;
use crate::errors::{self, OrRaise};
use crate::localize::camera_of;
use crate::model::ModelSpec;
use crate::movie_input::{MovieInput, OpenMovie};
use crate::options::run_config;
use crate::pixel_size::Pixel;
use crate::table::native_columns;
use crate::work::Call;

/// Columns of numbers by their names.
type Columns = Vec<(String, Memory)>;

/// Passes frames block by block to `look`, with the movie that has them. Returns their number.
fn each_block(
    opened: &OpenMovie<'_>,
    (first, length): (usize, Option<usize>),
    cancel: &CancelToken,
    mut look: impl FnMut(&dyn Movie, Range<usize>) -> gaussmle_smlm::Result<()>,
) -> gaussmle_smlm::Result<usize> {
    let mut seen = 0;
    let mut pass = |movie: &dyn Movie, frames: Range<usize>| {
        if cancel.is_cancelled() {
            return Err(gaussmle::Error::Cancelled.into());
        }
        seen += frames.len();
        look(movie, frames)
    };
    if let OpenMovie::Frames(source) = opened {
        for block in source.blocks(first) {
            let block = block?;
            pass(&block, block.frames())?;
        }
    } else {
        let movie = opened.movie();
        for frames in block_ranges(movie, first..first + length.unwrap_or(0)) {
            pass(movie, frames)?;
        }
    }
    Ok(seen)
}

/// The peaks of a movie. Returns columns, and facts about the search.
#[pyfunction]
pub fn detect<'py>(
    py: Python<'py>,
    movie: MovieInput<'py>,
    model: ModelSpec,
    camera: PyRef<'py, Camera>,
    options: &Bound<'py, PyDict>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Columns, Bound<'py, PyDict>)> {
    let config = run_config(options, Section::Localize)?;
    config.detection.check_arriving().or_raise()?;
    let model = model.calibrated_model()?;
    let mut call = Call::new(progress, None);
    let opened = movie.open(&config, &mut call)?;
    let (camera, mut notes) = camera_of(&camera, &opened.movie().metadata())?;
    notes.extend_from_slice(opened.movie().notes());
    let um = camera.pixel_size_um();
    let (sender, cancel) = (call.progress_sender(), call.cancel.clone());
    let prepare = || {
        let shape = opened.movie().shape();
        let detection = config.detection(&model, um)?;
        Ok(Detector::new(
            &detection,
            &camera,
            shape.width,
            shape.height,
        )?)
    };
    let is_short = opened.is_short();
    let search = |detector: Detector| {
        let shape = opened.movie().shape();
        let wanted = config.input.frames.unwrap_or_default();
        let range = opened.range(wanted)?;
        let search = PeakSearch::new(&detector);
        let (mut peaks, mut counts) = (Vec::new(), SearchCounts::default());
        let mut done = 0;
        let seen = each_block(&opened, range, &cancel, |movie, frames| {
            done += frames.len();
            let search = || search.search(movie, frames);
            let (more, of_block) = match is_short {
                true => opened.with_rayon(search)?,
                false => search()?,
            };
            peaks.extend(more);
            counts += of_block;
            sender.progress(done, range.1.unwrap_or(0), peaks.len() as u64);
            Ok(())
        })?;
        if range.1 != Some(seen) {
            wanted.of(range.0 + seen)?;
            sender.progress(seen, seen, peaks.len() as u64);
        }
        let frames = match &opened {
            OpenMovie::Frames(source) => source.known_frames().unwrap_or(range.0 + seen),
            OpenMovie::File(_) | OpenMovie::Array(_) => shape.frames,
        };
        Ok((peaks, counts, frames, detector.roi()))
    };
    let (peaks, counts, frames, roi) =
        call.run_or_short(py, is_short, prepare, |_| true, search)?;
    // The ROI follows from the pixel, `roi_size` and the option `border`.
    let columns = native_columns(peak_table(&peaks, roi, um)).into_iter();
    let columns = columns
        .filter(|(name, ..)| !name.starts_with("roi_"))
        .map(|(name, _, values)| (name, values))
        .collect();
    let facts = PyDict::new(py);
    let shape = opened.movie().shape();
    for (name, number) in [
        ("width", shape.width),
        ("height", shape.height),
        ("n_frames", frames),
        ("roi_size", roi),
    ] {
        facts.set_item(name, number)?;
    }
    facts.set_item("pixel_size", Pixel::from(um))?;
    let found = PyDict::new(py);
    for (name, number) in [
        ("found", counts.found),
        ("border", counts.border),
        ("crowded", counts.crowded),
        ("close", counts.close),
    ] {
        found.set_item(name, number)?;
    }
    facts.set_item("counts", found)?;
    facts.set_item("notes", notes)?;
    Ok((columns, facts))
}

/// Cuts ROIs around pixels, which are sorted by frames. Returns the pixels of the ROIs, their corners,
/// the indices of the places whose ROIs lie within the frame, and notes on the movie.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn cut<'py>(
    py: Python<'py>,
    movie: MovieInput<'py>,
    frames: InputArray<'py>,
    columns: InputArray<'py>,
    rows: InputArray<'py>,
    roi_size: usize,
    shift: bool,
    options: &Bound<'py, PyDict>,
) -> PyResult<(Memory, Memory, Memory, Vec<String>)> {
    let config = run_config(options, Section::Localize)?;
    let mut call = Call::plain();
    let opened = movie.open(&config, &mut call)?;
    let shape = opened.movie().shape();
    let sides = [shape.width, shape.height];
    if sides.iter().any(|&side| side < roi_size) {
        return Err(errors::input(format!(
            "roi_size is {roi_size}: it must fit in the frame of {}x{} pixels (height x width)",
            shape.height, shape.width
        )));
    }
    let border = if shift { Border::Shift } else { Border::Skip };
    let (mut places, mut kept) = (Vec::new(), Vec::new());
    let pixels = columns.values::<u32>()?.iter().zip(rows.values::<u32>()?);
    for (i, (&frame, (&x, &y))) in frames.values::<u32>()?.iter().zip(pixels).enumerate() {
        let pixel = [x as usize, y as usize];
        if pixel[0] >= shape.width || pixel[1] >= shape.height {
            return Err(errors::input(format!(
                "a position is in column {x} and row {y}, outside of the frame of {}x{} pixels (height x width)",
                shape.height, shape.width
            )));
        }
        if let Some(corner) = Corner::around(pixel, roi_size, sides, border) {
            places.push((frame as usize, corner));
            kept.push(i as u32);
        }
    }
    let range = opened
        .range(config.input.frames.unwrap_or_default())
        .or_raise()?;
    let cancel = call.cancel.clone();
    let all = call.run(py, || {
        let mut all = match opened.movie().pixel_type() {
            gaussmle_io::movie::PixelType::U16 => Pixels::U16(Vec::new()),
            gaussmle_io::movie::PixelType::F32 => Pixels::F32(Vec::new()),
        };
        let seen = each_block(&opened, range, &cancel, |movie, frames| {
            let first = places.partition_point(|place| place.0 < frames.start);
            if places.get(first).is_none_or(|place| place.0 >= frames.end) {
                return Ok(());
            }
            match (&mut all, cut_rois(movie, &places, roi_size, frames)?) {
                (Pixels::U16(all), Pixels::U16(more)) => all.extend(more),
                (Pixels::F32(all), Pixels::F32(more)) => all.extend(more),
                _ => unreachable!("both have the pixel type of the movie"),
            }
            Ok(())
        })?;
        if range.1 != Some(seen) {
            config.input.frames.unwrap_or_default().of(range.0 + seen)?;
        }
        Ok(all)
    })?;
    let n = places.len();
    let corners = places
        .iter()
        .flat_map(|(_, corner)| [corner.x as i32, corner.y as i32]);
    let corners = Memory::owned(corners.collect(), &[n, 2]);
    let pixels = match all {
        Pixels::U16(pixels) => Memory::owned(pixels, &[n, roi_size, roi_size]),
        Pixels::F32(pixels) => Memory::owned(pixels, &[n, roi_size, roi_size]),
    };
    let notes = opened.movie().notes().to_vec();
    Ok((pixels, corners, Memory::vector(kept), notes))
}
