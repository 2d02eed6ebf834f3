//! The reason why a run has no localizations.

use std::ops::Range;

use gaussmle_base::plural::quantity;
use gaussmle_detect::{BrightestPeak, Detector, Frame, SearchCounts, Workspace};
use gaussmle_io::movie::{Movie, Pixels};

use crate::error::Result;

/// The frames that are searched for their brightest peak.
const FRAMES: usize = 5;

/// Explains why no spot of these frames was fitted, and names options to change. It searches a few
/// of the frames again.
///
/// # Errors
///
/// Returns an error if the movie cannot be read.
pub fn why_nothing(
    movie: &dyn Movie,
    detector: &Detector,
    frames: Range<usize>,
    counts: SearchCounts,
) -> Result<String> {
    let searched = frames.len();
    why_nothing_in(searched, movie, detector, frames, counts)
}

/// As [`why_nothing`], for a run of which only some of the `searched` frames can be searched again.
pub(crate) fn why_nothing_in(
    searched: usize,
    movie: &dyn Movie,
    detector: &Detector,
    frames: Range<usize>,
    counts: SearchCounts,
) -> Result<String> {
    if searched == 0 {
        return Ok("there are no frames to localize".into());
    }
    if counts.outside > 0 {
        return Ok(format!(
            "no row was kept: {} of {} spots found are outside of the region. Check `region`, in pixels x0, y0, x1, y1 from the first column and row of the frames",
            counts.outside, counts.found
        ));
    }
    if counts.crowded > 0 {
        return Ok(format!(
            "no spot was fitted: {} of {} found have another in their ROI of {} pixels, and `isolated` leaves them out. Leave this option out, or use a smaller `roi`",
            counts.crowded,
            counts.found,
            detector.roi()
        ));
    }
    if counts.border > 0 {
        return Ok(format!(
            "no spot was fitted: all {} found are at the border of the frame, where ROIs of {} pixels do not fit. `border` = shift moves the ROIs inside, a smaller `roi` fits nearer to the border",
            counts.border,
            detector.roi()
        ));
    }
    let searched = quantity(searched, "frame");
    let missing = not_finite(movie, frames.clone())?;
    if missing > 0.5 {
        return Ok(format!(
            "no spot was found in {searched}: {:.0} % of the pixels are NaN or infinite. Check the movie's file and the step that wrote it",
            100.0 * missing
        ));
    }
    if let Some((value, looked_at)) = constant(movie, frames.clone())? {
        return Ok(format!(
            "no spot was found in {searched}: all pixels of {}, spread over them, are {value} ADU. The movie has no image: check its file and the step that wrote it",
            quantity(looked_at, "frame")
        ));
    }
    let Some((frame, peak)) = brightest(movie, detector, frames)? else {
        return Ok(format!(
            "no spot was found in {searched}: lower `min_net_gradient`"
        ));
    };
    let BrightestPeak {
        deviations,
        threshold,
        background,
    } = peak;
    if deviations > threshold {
        return Ok(format!(
            "no spot was found in {searched}: in frame {frame}, the brightest peak is {deviations:.1} times the noise, and was not kept. `background_frames` takes away peaks that are as bright in most frames: use a longer window, more than twice as long as a molecule is on, or leave this option out. Joint fits (`crowded`) keep what the light of all pixels supports"
        ));
    }
    let light = match background {
        background if background < 0.0 => {
            format!(
                "the background there is {background:.1} photoelectrons, which cannot be: `offset` is too high"
            )
        }
        background => format!("the background there is {background:.1} photoelectrons per pixel"),
    };
    Ok(format!(
        "no spot was found in {searched}: in frame {frame}, the brightest peak is {deviations:.1} times the noise, the threshold {threshold:.1}; {light}. Lower `threshold` or raise `false_alarms`, or check `sigma`, `offset` and `gain`"
    ))
}

/// A few frames, spread over all.
fn a_few(frames: Range<usize>) -> impl Iterator<Item = usize> {
    let step = frames.len().div_ceil(FRAMES).max(1);
    frames.step_by(step)
}

/// The share of pixels of a few frames that are NaN or infinite.
fn not_finite(movie: &dyn Movie, frames: Range<usize>) -> Result<f64> {
    let mut pixels = Pixels::default();
    let (mut all, mut missing) = (0, 0);
    for frame in a_few(frames) {
        movie.read(frame..frame + 1, &mut pixels)?;
        all += pixels.len();
        missing += match &pixels {
            Pixels::U16(_) => 0,
            Pixels::F32(pixels) => pixels.iter().filter(|value| !value.is_finite()).count(),
        };
    }
    Ok(missing as f64 / all.max(1) as f64)
}

/// The value of all pixels of a few frames and their number; none if pixels differ.
fn constant(movie: &dyn Movie, frames: Range<usize>) -> Result<Option<(f64, usize)>> {
    let mut pixels = Pixels::default();
    let mut found = None;
    let mut looked_at = 0;
    for frame in a_few(frames) {
        movie.read(frame..frame + 1, &mut pixels)?;
        let (value, is_constant) = match &pixels {
            Pixels::U16(pixels) => same(pixels),
            Pixels::F32(pixels) => same(pixels),
        };
        if !is_constant || found.is_some_and(|found| value != Some(found)) {
            return Ok(None);
        }
        found = value;
        looked_at += 1;
    }
    Ok(found.map(|value| (value, looked_at)))
}

/// The first value, and true if all are equal to it.
fn same<T: Copy + Into<f64> + PartialEq>(values: &[T]) -> (Option<f64>, bool) {
    let first = values.first().copied();
    let is_same = first.is_some_and(|first| values.iter().all(|value| *value == first));
    (first.map(Into::into), is_same)
}

/// The brightest peak of a few frames, and its frame.
fn brightest(
    movie: &dyn Movie,
    detector: &Detector,
    frames: Range<usize>,
) -> Result<Option<(usize, BrightestPeak)>> {
    let mut pixels = Pixels::default();
    let mut workspace = Workspace::default();
    let mut best: Option<(usize, BrightestPeak)> = None;
    for frame in a_few(frames) {
        movie.read(frame..frame + 1, &mut pixels)?;
        let view = match &pixels {
            Pixels::U16(pixels) => Frame::U16(pixels),
            Pixels::F32(pixels) => Frame::F32(pixels),
        };
        let Some(peak) = detector.brightest(view, &mut workspace) else {
            return Ok(None);
        };
        if best.is_none_or(|(_, best)| peak.deviations > best.deviations) {
            best = Some((frame, peak));
        }
    }
    Ok(best)
}
