//! Errors of calibrations.

use gaussmle_io::movie::FileError;

use super::limits::{FEWEST_FRAMES, FEWEST_PLANES};
use crate::value::OutOfRange;

/// The reason why a calibration failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CalibrateError {
    /// An option out of range.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// The quantity, with its unit.
        what: String,
        /// The number given.
        value: f64,
        /// The range accepted.
        needed: &'static str,
    },
    /// No bright stack was given.
    #[error("there is no bright stack: give at least one, with even light well above the dark")]
    NoBright,
    /// Stacks of different size.
    #[error(
        "{stack} is {width}x{height} pixels but the dark stack is {dark_width}x{dark_height}: record both with the same part of the sensor"
    )]
    StackSize {
        /// The stack.
        stack: String,
        /// Its width.
        width: usize,
        /// Its height.
        height: usize,
        /// The width of the dark stack.
        dark_width: usize,
        /// The height of the dark stack.
        dark_height: usize,
    },
    /// A stack too short for variances.
    #[error(
        "{stack} has {frames} frames where {FEWEST_FRAMES} are the least: the relative error of a pixel's gain is sqrt(2/frames), that is 10 % with 200 frames, 3 % with 2200, 1 % with 20000"
    )]
    FewFrames {
        /// The stack.
        stack: String,
        /// Its number of frames.
        frames: usize,
    },
    /// A bright stack without light.
    #[error(
        "{stack} has a mean of {bright_adu:.2} ADU and the dark stack of {dark_adu:.2} ADU: record it with light on, and check that the stacks are not swapped"
    )]
    NotBrighter {
        /// The stack.
        stack: String,
        /// Its mean, ADU.
        bright_adu: f64,
        /// The mean of the dark stack, ADU.
        dark_adu: f64,
    },
    /// A lamp that was not on throughout a stack.
    #[error(
        "frame {frame} of {stack} has {ratio:.2} times the light of its first frame, where 0.5 to 2 can be corrected: cut the stack to the frames in which the lamp is steady"
    )]
    Unsteady {
        /// The stack.
        stack: String,
        /// The frame, from 0.
        frame: usize,
        /// The light of the frame over that of the first frame.
        ratio: f64,
    },
    /// Too much light.
    #[error(
        "{percent:.0} % of the pixels of {stack} reach {saturation_adu} ADU, where the camera saturates: record it with less light"
    )]
    Saturated {
        /// The stack.
        stack: String,
        /// The percentage of saturated pixels.
        percent: f64,
        /// The saturation level, ADU.
        saturation_adu: f64,
    },
    /// No pixel has a known gain.
    #[error(
        "none of the {pixels} pixels has a gain that is known to within a factor of 2: record more frames, or more light"
    )]
    NoGain {
        /// The number of pixels.
        pixels: usize,
    },
    /// No usable points of beads.
    #[error(
        "of {points} points of beads none can be used: give heights and widths that are finite, with uncertainties above 0, and at least 4 of each bead"
    )]
    NoBeads {
        /// The number of points given.
        points: usize,
    },
    /// No spot that stays in one place through a scan.
    #[error(
        "no bead was seen: of {spots} spots in {planes} planes none was in one place for a third of the frames; check the camera's offset and gain, or lower the threshold"
    )]
    NoBeadSeen {
        /// Planes of the scan.
        planes: usize,
        /// Spots found in all planes.
        spots: usize,
    },
    /// No bead far enough from other beads and from the border.
    #[error(
        "each of the {beads} beads has another near it or lies at the border, with ROIs of {roi} pixels: use a smaller ROI, or fewer beads"
    )]
    NoBeadAlone {
        /// The number of beads seen.
        beads: usize,
        /// The side of a ROI, pixels.
        roi: usize,
    },
    /// Too few planes for the eight parameters of the curve.
    #[error(
        "the beads were seen in {planes} planes where {FEWEST_PLANES} are the least: step through both foci, by about a tenth of their distance"
    )]
    FewPlanes {
        /// The number of planes.
        planes: usize,
    },
    /// Widths that no astigmatic curve fits.
    #[error(
        "no astigmatic curve fits the widths of {beads} beads ({points} points): {cause}; check that z is in um, and that sigma_x and sigma_y have their minima within the scan, at different heights"
    )]
    NoCurve {
        /// The number of beads.
        beads: usize,
        /// The number of points.
        points: usize,
        /// The reason why the fit failed.
        cause: &'static str,
    },
    /// Too few widths.
    #[error(
        "there are {widths} widths that are finite and above 0, where {needed} are the least: use more frames, or a lower threshold"
    )]
    FewWidths {
        /// The number of usable widths.
        widths: usize,
        /// The number required.
        needed: usize,
    },
    /// A file that cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
}

impl From<OutOfRange> for CalibrateError {
    fn from(
        OutOfRange {
            what,
            value,
            needed,
        }: OutOfRange,
    ) -> Self {
        CalibrateError::Value {
            what,
            value,
            needed,
        }
    }
}
