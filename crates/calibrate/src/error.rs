//! Errors of calibrations.

use gaussmle_base::value::OutOfRange;
use gaussmle_io::movie::FileError;

use super::left_out::LeftOut;
use super::limits::{FEWEST_FRAMES, FEWEST_PLANES};
use super::spline::SplineError;

/// The reason why a calibration failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CalibrateError {
    /// An option out of range.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// The field or option that sets it, if there is one.
        option: Option<&'static str>,
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
        "{stack} is {height}x{width} pixels (height x width) but the dark stack is {dark_height}x{dark_width}: record both with the same part of the sensor"
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
        "no bead was seen: of {spots} spots in {planes} planes none was in one place for a fifth of the frames; check the camera's offset and gain, {}", threshold_advice(*spots, *planes)
    )]
    NoBeadSeen {
        /// Planes of the scan.
        planes: usize,
        /// Spots found in all planes.
        spots: usize,
    },
    /// No bead far enough from other beads and from the border.
    #[error(
        "each of the {beads} beads has another near it or lies at the border, with ROIs of {roi} pixels: {}", roi_advice(*smaller)
    )]
    NoBeadAlone {
        /// The number of beads seen.
        beads: usize,
        /// The side of a ROI, pixels.
        roi: usize,
        /// The largest smaller side with which beads are alone, and their number.
        smaller: Option<(usize, usize)>,
    },
    /// No bead in the mean of any scan.
    #[error(
        "no bead was found in the mean of {}: check that the scans have beads, and the camera's offset and gain", gaussmle_base::plural::quantity(*movies, "scan")
    )]
    NoBeadFound {
        /// The number of scans.
        movies: usize,
    },
    /// A PSF that the beads do not determine.
    #[error(transparent)]
    Spline(#[from] SplineError),
    /// A stack that was given as a PSF and is none. The text has what was expected.
    #[error("the stack makes no PSF: {0}")]
    NoPsf(String),
    /// No fit of a bead gave its widths.
    #[error(
        "none of the {} fits of {} gave the widths of a bead: {} did not converge, {} left a width uncertain by more than 20 %, {} were away from the bead; check the camera's offset and gain, and give the width of a bead in focus",
        left_out.total(), gaussmle_base::plural::quantity(*beads, "bead"), left_out.not_converged, left_out.imprecise, left_out.displaced
    )]
    NoWidths {
        /// The number of beads.
        beads: usize,
        /// The fits by their faults.
        left_out: LeftOut,
    },
    /// A scan without astigmatism.
    #[error(
        "the scan is not astigmatic: the foci along x and y are {:.0} nm apart, where the depth of focus is {:.0} nm, so widths do not tell z; check that the cylindrical lens was in, and that the scan is through focus", 1e3 * foci_um, 1e3 * depth_um
    )]
    NotAstigmatic {
        /// The distance of the foci, um.
        foci_um: f64,
        /// The depth of focus d of the curve, um.
        depth_um: f64,
    },
    /// A curve that is too far from the widths to be of use.
    #[error(
        "the fitted curve is of no use: the widths deviate from it by {:.0} nm rms, where a spot in focus has {:.0} nm, and z from the widths of the beads deviates from the scan by {:.0} nm rms in a range of {:.0} nm, with a slope of {z_slope:.2}; use isolated beads that are much brighter than the background, leave other spots out with a higher threshold, check the step between planes, and start and end the scan about half a micrometre beyond the foci",
        1e3 * width_rms_um, 1e3 * sigma_um, 1e3 * z_rms_um, 1e3 * range_um
    )]
    PoorCurve {
        /// The root mean square of the residuals of the widths, um.
        width_rms_um: f64,
        /// The smallest width of the curve, um.
        sigma_um: f64,
        /// The root mean square of z from the widths minus that of the scan, um.
        z_rms_um: f64,
        /// The slope of z from the widths over that of the scan.
        z_slope: f64,
        /// The length of the range of z, um.
        range_um: f64,
    },
    /// A scan with several frames in each plane, which the caller did not tell.
    #[error(
        "the beads change from each {frames} frames to the next {frames} and not in between, so each plane has {frames} frames: give their number, or 1 if each frame is a plane of its own"
    )]
    RepeatedPlanes {
        /// Frames in each plane.
        frames: usize,
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
    /// An error of the options, the search or the fits.
    #[error(transparent)]
    Run(#[from] gaussmle_smlm::Error),
}

impl CalibrateError {
    /// The option that the caller can change, by the name of its field.
    pub fn option(&self) -> Option<&'static str> {
        match self {
            CalibrateError::File(error) => error.option(),
            CalibrateError::Run(error) => error.option(),
            CalibrateError::Value { option, .. } => *option,
            CalibrateError::NoBeadSeen { .. } | CalibrateError::PoorCurve { .. } => {
                Some("threshold")
            }
            CalibrateError::NoBeadAlone { .. } => Some("roi"),
            CalibrateError::NoWidths { .. } => Some("sigma_um"),
            CalibrateError::Spline(SplineError::Value { option, .. }) => Some(option),
            CalibrateError::Spline(SplineError::Side { .. }) => Some("roi"),
            CalibrateError::RepeatedPlanes { .. } => Some("frames_per_plane"),
            _ => None,
        }
    }
}

/// The way out where no bead is in one place: many spots are noise, few are beads that are missed.
fn threshold_advice(spots: usize, planes: usize) -> &'static str {
    const MANY_A_PLANE: usize = 20;
    match spots > MANY_A_PLANE * planes {
        true => "or raise the threshold, as most of the spots are noise",
        false => "or lower the threshold",
    }
}

/// The way out where no bead is alone.
fn roi_advice(smaller: Option<(usize, usize)>) -> String {
    match smaller {
        Some((roi, 1)) => format!("with ROIs of {roi} pixels 1 is alone"),
        Some((roi, beads)) => format!("with ROIs of {roi} pixels {beads} are alone"),
        None => "use a sample with fewer beads".into(),
    }
}

impl From<OutOfRange> for CalibrateError {
    fn from(
        OutOfRange {
            option,
            what,
            value,
            needed,
        }: OutOfRange,
    ) -> Self {
        CalibrateError::Value {
            option,
            what,
            value,
            needed,
        }
    }
}

impl From<gaussmle::Error> for CalibrateError {
    fn from(error: gaussmle::Error) -> Self {
        CalibrateError::Run(error.into())
    }
}

impl From<gaussmle_detect::Error> for CalibrateError {
    fn from(error: gaussmle_detect::Error) -> Self {
        CalibrateError::Run(error.into())
    }
}
