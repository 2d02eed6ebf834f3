//! What can be wrong with a calibration.

use super::FEWEST_FRAMES;
use super::curve::FEWEST_PLANES;
use crate::io::FileError;

/// Why there is no calibration.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CalibrateError {
    /// A number that makes no sense.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// What it is, with its unit.
        what: String,
        /// What was given.
        value: f64,
        /// What is possible.
        needed: &'static str,
    },
    /// There is no bright stack.
    #[error("there is no bright stack: give at least one, with even light well above the dark")]
    NoBright,
    /// Stacks of different parts of the sensor.
    #[error(
        "{stack} is {width}x{height} pixels but the dark stack is {dark_width}x{dark_height}: record both with the same part of the sensor"
    )]
    StackSize {
        /// Which stack.
        stack: String,
        /// Its width.
        width: usize,
        /// Its height.
        height: usize,
        /// The dark stack's width.
        dark_width: usize,
        /// The dark stack's height.
        dark_height: usize,
    },
    /// Variances need many frames.
    #[error(
        "{stack} has {frames} frames where {FEWEST_FRAMES} are the least: a pixel's gain comes out to sqrt(2/frames), that is 10 % from 200 frames, 3 % from 2200, 1 % from 20000"
    )]
    FewFrames {
        /// Which stack.
        stack: String,
        /// How many frames it has.
        frames: usize,
    },
    /// No light to tell the gain from.
    #[error(
        "{stack} has a mean of {bright_adu:.2} ADU and the dark stack of {dark_adu:.2} ADU: record it with light on, and check that the stacks are not swapped"
    )]
    NotBrighter {
        /// Which stack.
        stack: String,
        /// Its mean.
        bright_adu: f64,
        /// The mean of the dark stack.
        dark_adu: f64,
    },
    /// A lamp that was not on throughout.
    #[error(
        "frame {frame} of {stack} has {ratio:.2} times the light of its first frame, where 0.5 to 2 can be put right: cut the stack to the frames in which the lamp is steady"
    )]
    Unsteady {
        /// Which stack.
        stack: String,
        /// Which frame, from 0.
        frame: usize,
        /// Its light, in units of the first frame's.
        ratio: f64,
    },
    /// Too much light.
    #[error(
        "{percent:.0} % of the pixels of {stack} reach {saturation_adu} ADU, where the camera saturates: record it with less light"
    )]
    Saturated {
        /// Which stack.
        stack: String,
        /// How many pixels.
        percent: f64,
        /// Where the camera saturates.
        saturation_adu: f64,
    },
    /// A sensor of which no pixel tells its gain.
    #[error(
        "none of the {pixels} pixels tells its gain to within a factor of 2: record more frames, or more light"
    )]
    NoGain {
        /// How many there are.
        pixels: usize,
    },
    /// No bead is left to fit a curve to.
    #[error(
        "of {points} points of beads none can be used: give heights and widths that are finite, with uncertainties above 0, and at least 4 of each bead"
    )]
    NoBeads {
        /// How many points were given.
        points: usize,
    },
    /// A scan in which nothing stays.
    #[error(
        "no bead was seen: of {spots} spots in {planes} planes none was in one place for a third of the frames; check the camera's offset and gain, or lower the threshold"
    )]
    NoBeadSeen {
        /// Planes of the scan.
        planes: usize,
        /// Spots that were found in all of them.
        spots: usize,
    },
    /// Beads that cannot be fitted alone.
    #[error(
        "each of the {beads} beads has another near it or lies at the border, with ROIs of {roi} pixels: use a smaller ROI, or fewer beads"
    )]
    NoBeadAlone {
        /// How many were seen.
        beads: usize,
        /// Pixels along a side of a ROI.
        roi: usize,
    },
    /// A curve of eight numbers needs more planes.
    #[error(
        "the beads were seen in {planes} planes where {FEWEST_PLANES} are the least: step through both foci, by a tenth of their distance or so"
    )]
    FewPlanes {
        /// How many planes there are.
        planes: usize,
    },
    /// Widths that are no astigmatic curve.
    #[error(
        "no astigmatic curve fits the widths of {beads} beads ({points} points): {cause}; check that z is in um, and that sigma_x and sigma_y have their minima within the scan, at different heights"
    )]
    NoCurve {
        /// How many beads.
        beads: usize,
        /// How many points.
        points: usize,
        /// How the fit ended.
        cause: &'static str,
    },
    /// Too few widths.
    #[error("there are {widths} widths that are finite and above 0, where {needed} are the least")]
    FewWidths {
        /// How many there are.
        widths: usize,
        /// How many are needed.
        needed: usize,
    },
    /// A file that cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
}

/// A [`CalibrateError::Value`].
pub(super) fn value(what: impl Into<String>, value: f64, needed: &'static str) -> CalibrateError {
    CalibrateError::Value {
        what: what.into(),
        value,
        needed,
    }
}

/// Refuses what is not a finite number above 0.
pub(super) fn positive(what: &str, number: f64) -> Result<(), CalibrateError> {
    if number.is_finite() && number > 0.0 {
        return Ok(());
    }
    Err(value(what, number, "it must be a number above 0"))
}
