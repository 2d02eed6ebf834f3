//! The reason why a run has no localizations.

use std::ops::Range;

use gaussmle::plural::quantity;
use gaussmle_io::movie::{Movie, Pixels};

use crate::detect::{BrightestPeak, Detector, Frame, SearchCounts, Workspace};
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
    if frames.is_empty() {
        return Ok("there are no frames to localize".into());
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
    let searched = quantity(frames.len(), "frame");
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

/// The brightest peak of a few frames, and its frame.
fn brightest(
    movie: &dyn Movie,
    detector: &Detector,
    frames: Range<usize>,
) -> Result<Option<(usize, BrightestPeak)>> {
    let mut pixels = Pixels::default();
    let mut workspace = Workspace::default();
    let mut best: Option<(usize, BrightestPeak)> = None;
    for frame in frames.clone().step_by(frames.len().div_ceil(FRAMES)) {
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
