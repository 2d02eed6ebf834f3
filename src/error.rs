//! Errors of calls. The outcome of the fit of one spot is a [`Status`](crate::Status).

use gaussmle_base::value::OutOfRange;

use crate::remedy::remedy;

pub use gaussmle_base::ParseError;

/// An error of a call. The message has the invalid value, the valid ones, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// ROIs are not square.
    #[error("ROIs are {height}x{width} pixels (height x width): cut square ones")]
    NotSquare {
        /// Pixels along x.
        width: usize,
        /// Pixels along y.
        height: usize,
    },
    /// The system lets this process start too few threads.
    #[error(
        "{can} threads can be started, and {needed} are needed ({cause}): raise the limit on processes of this user (`ulimit -u`) or of the container, or the limit on memory (`ulimit -v`)"
    )]
    Threads {
        /// The threads that were started.
        can: usize,
        /// The threads that are needed.
        needed: usize,
        /// The error of the operating system.
        cause: String,
    },
    /// ROIs are too small or too large.
    #[error("ROIs are {0}x{0} pixels: sides from {min} to {max} pixels can be fitted", min = gaussmle_kernels::spec::MIN_SIZE, max = gaussmle_kernels::spec::MAX_SIZE)]
    Size(usize),
    /// The number of corners or frames differs from the number of ROIs.
    #[error("there are {have} {what} for {rois} ROIs: give one each")]
    Count {
        /// `corners` or `frames`.
        what: &'static str,
        /// The number of them.
        have: usize,
        /// The number of ROIs.
        rois: usize,
    },
    /// The parts of a job differ.
    #[error(
        "a part has {size}x{size} pixels, the first part {expected}x{expected}: all parts of a job have ROIs of one size and one type of pixels, with known light or without"
    )]
    Part {
        /// The side of the ROIs of this part.
        size: usize,
        /// The side of the ROIs of the first part.
        expected: usize,
    },
    /// Corners are not pairs.
    #[error("corners have {0} columns: give 2, x and y")]
    CornerColumns(usize),
    /// The camera has maps, and the ROIs have no corners.
    #[error(
        "the camera has maps of {height}x{width} pixels (height x width) but the ROIs have no corners: give each ROI's first pixel (x, y) on the sensor"
    )]
    NoCorners {
        /// The width of the maps.
        width: usize,
        /// The height of the maps.
        height: usize,
    },
    /// A ROI leaves the camera maps.
    #[error(
        "ROI {roi} of {size}x{size} pixels has its corner at x = {x}, y = {y}, which leaves the camera maps of {height}x{width} pixels (height x width): pass the maps of the whole sensor, and corners as (x, y) from 0"
    )]
    OutsideMaps {
        /// The index of the ROI.
        roi: usize,
        /// The side of the ROI.
        size: usize,
        /// The x of the corner.
        x: i32,
        /// The y of the corner.
        y: i32,
        /// The width of the maps.
        width: usize,
        /// The height of the maps.
        height: usize,
    },
    /// Frames and camera maps differ in size.
    #[error(
        "frames are {height}x{width} pixels (height x width) but the camera's maps are {map_height}x{map_width}: pass maps of the same part of the sensor, or one offset, gain and read noise for all pixels"
    )]
    FrameSize {
        /// The width of the frames.
        width: usize,
        /// The height of the frames.
        height: usize,
        /// The width of the maps.
        map_width: usize,
        /// The height of the maps.
        map_height: usize,
    },
    /// Camera maps differ in size.
    #[error(
        "the {what} map is {height}x{width} pixels (height x width) but the offset map is {expected_height}x{expected_width}: pass maps of the same, whole sensor"
    )]
    MapSize {
        /// `gain`, `variance` or `mask`.
        what: &'static str,
        /// The width of this map.
        width: usize,
        /// The height of this map.
        height: usize,
        /// The width of the offset map.
        expected_width: usize,
        /// The height of the offset map.
        expected_height: usize,
    },
    /// A number is not possible.
    #[error("{what} is {value}: {needed}")]
    Value {
        /// The field or option that sets it, if there is one.
        option: Option<&'static str>,
        /// The quantity, with its unit.
        what: String,
        /// The value.
        value: f64,
        /// The condition that it must meet.
        needed: &'static str,
    },
    /// A bound is set for a parameter that the model lacks.
    #[error("the model {model} has no parameter {parameter}: it has {has}")]
    NoParameter {
        /// The model.
        model: &'static str,
        /// The parameter of the bound.
        parameter: String,
        /// The parameters of the model.
        has: String,
    },
    /// Bounds are empty, or exclude the value from which the fit starts.
    #[error("the bounds of {parameter} are {lower} to {upper}: {needed}")]
    Bounds {
        /// The parameter, with its unit.
        parameter: String,
        /// The lower bound.
        lower: f64,
        /// The upper bound.
        upper: f64,
        /// The condition that they must meet.
        needed: String,
    },
    /// This build lacks a back end.
    #[error("this build of gaussmle has no `{0}` back end: build it with the cargo feature `{0}`")]
    NotBuilt(&'static str),
    /// No GPU can be used.
    #[error("no GPU can be used: {0}; use the back end `cpu`, or `auto` to take what there is")]
    NoDevice(String),
    /// A device failed during a fit.
    #[error("{device} failed: {cause}: {}", remedy(.cause).unwrap_or("run `gaussmle doctor`"))]
    Device {
        /// The device.
        device: String,
        /// The reason.
        cause: String,
    },
    /// No GPU had enough free memory within the timeout.
    #[error("no GPU had room within {seconds:.1} s; {required} are required; {states}")]
    Timeout {
        /// Seconds waited.
        seconds: f64,
        /// The memory that the job needs.
        required: String,
        /// The state of each GPU.
        states: String,
    },
    /// The fit, or its wait for a GPU, was cancelled.
    #[error("the fit was cancelled")]
    Cancelled,
    /// An option is invalid.
    #[error("{option}: {cause}")]
    Option {
        /// The field of [`Settings`](crate::Settings), or the option of a builder or a
        /// [`Camera`](crate::Camera).
        option: &'static str,
        /// The reason.
        cause: String,
    },
    /// A setting of the environment is invalid, or a file cannot be read.
    #[error("{from}: {cause}")]
    Setting {
        /// The environment variable or file.
        from: String,
        /// The reason.
        cause: String,
    },
}

impl Error {
    /// The option that the caller can change, by the name of its field. A front end can add its own
    /// name of the option to the message.
    ///
    /// ```
    /// use gaussmle::Camera;
    ///
    /// let error = Camera::ideal(0.0).check().unwrap_err();
    /// assert_eq!(error.option(), Some("pixel_size_um"));
    /// ```
    pub fn option(&self) -> Option<&'static str> {
        match self {
            Self::Value { option, .. } => *option,
            Self::Option { option, .. } => Some(option),
            Self::NoParameter { .. } | Self::Bounds { .. } => Some("bounds"),
            _ => None,
        }
    }
}

impl From<OutOfRange> for Error {
    fn from(error: OutOfRange) -> Self {
        Self::Value {
            option: error.option,
            what: error.what,
            value: error.value,
            needed: error.needed,
        }
    }
}

/// `Result` with this crate's [`enum@Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// A [`Error::Value`] of a field or option.
pub(crate) fn value(
    option: impl Into<Option<&'static str>>,
    what: impl Into<String>,
    value: f64,
    needed: &'static str,
) -> Error {
    OutOfRange::new(option, what, value, needed).into()
}

/// Checks that a number of a field or option is finite and above 0.
pub(crate) fn positive(option: &'static str, what: &str, number: f64) -> Result<()> {
    Ok(gaussmle_base::value::positive(option, what, number)?)
}
