//! What can be wrong with a call. What can be wrong with a spot is a [`Status`](crate::Status).

/// A fault of the call: it names what was found, what was needed, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// ROIs that are not square.
    #[error("ROIs are {width} pixels wide and {height} high: cut square ones")]
    NotSquare {
        /// Pixels along x.
        width: usize,
        /// Pixels along y.
        height: usize,
    },
    /// ROIs too small or too large.
    #[error("ROIs are {0}x{0} pixels: sides from {min} to {max} pixels can be fitted", min = gaussmle_kernels::spec::MIN_SIZE, max = gaussmle_kernels::spec::MAX_SIZE)]
    Size(usize),
    /// As many corners or frames as ROIs are needed.
    #[error("there are {have} {what} for {rois} ROIs: give one each")]
    Count {
        /// Corners or frames.
        what: &'static str,
        /// How many there are.
        have: usize,
        /// How many ROIs there are.
        rois: usize,
    },
    /// Corners that are not pairs.
    #[error("corners have {0} columns: give 2, x and y")]
    CornerColumns(usize),
    /// Camera maps are indexed through corners, and there are none.
    #[error(
        "the camera has maps of {width}x{height} pixels but the ROIs have no corners: give each ROI's first pixel (x, y) on the sensor"
    )]
    NoCorners {
        /// Map width.
        width: usize,
        /// Map height.
        height: usize,
    },
    /// A ROI beyond the sensor.
    #[error(
        "ROI {roi} of {size}x{size} pixels has its corner at x = {x}, y = {y}, which leaves the camera maps of {width}x{height} pixels: pass the maps of the whole sensor, and corners as (x, y) from 0"
    )]
    OutsideMaps {
        /// Which ROI.
        roi: usize,
        /// Its size.
        size: usize,
        /// Its corner's x.
        x: i32,
        /// Its corner's y.
        y: i32,
        /// Map width.
        width: usize,
        /// Map height.
        height: usize,
    },
    /// Frames and maps of different sizes.
    #[error(
        "frames are {width}x{height} pixels but the camera's maps are {map_width}x{map_height}: pass maps of the same part of the sensor"
    )]
    FrameSize {
        /// Width of the frames.
        width: usize,
        /// Their height.
        height: usize,
        /// Width of the maps.
        map_width: usize,
        /// Their height.
        map_height: usize,
    },
    /// Maps of different sizes.
    #[error(
        "the {what} map is {width}x{height} pixels but the offset map is {expected_width}x{expected_height}: pass maps of the same, whole sensor"
    )]
    MapSize {
        /// Which map.
        what: &'static str,
        /// Its width.
        width: usize,
        /// Its height.
        height: usize,
        /// The offset map's width.
        expected_width: usize,
        /// The offset map's height.
        expected_height: usize,
    },
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
    /// A bound for a parameter that the model lacks.
    #[error("the model {model} has no parameter {parameter}: it has {has}")]
    NoParameter {
        /// The model.
        model: &'static str,
        /// What was asked for.
        parameter: String,
        /// Its parameters.
        has: String,
    },
    /// A box that is empty, or without the value that the fit starts from.
    #[error("the bounds of {parameter} are {lower} to {upper}: {needed}")]
    Bounds {
        /// The parameter, with its unit.
        parameter: String,
        /// Lower bound.
        lower: f64,
        /// Upper bound.
        upper: f64,
        /// What is possible.
        needed: String,
    },
    /// A back end that this build left out.
    #[error("this build of gaussmle has no `{0}` back end: build it with the cargo feature `{0}`")]
    NotBuilt(&'static str),
    /// No such device on this machine.
    #[error("no GPU can be used: {0}; use the back end `cpu`, or `auto` to take what there is")]
    NoDevice(String),
    /// The device failed while at work.
    #[error("{device} failed: {cause}")]
    Device {
        /// Which device.
        device: String,
        /// What it said.
        cause: String,
    },
    /// No GPU had room in time.
    #[error("no GPU had room within {seconds:.1} s; {required} are required; {looks}")]
    Timeout {
        /// Seconds waited.
        seconds: f64,
        /// Memory that the job needs.
        required: String,
        /// What each GPU looked like.
        looks: String,
    },
    /// The fit, or its wait for a GPU, was called off.
    #[error("the fit was called off")]
    Cancelled,
    /// A file that cannot be read or written.
    #[cfg(feature = "files")]
    #[error(transparent)]
    File(#[from] crate::io::FileError),
    /// A table that cannot be written.
    #[cfg(feature = "files")]
    #[error(transparent)]
    Table(#[from] crate::tables::TableError),
    /// An analysis that a table is not enough for.
    #[error(transparent)]
    Analysis(#[from] crate::analysis::AnalysisError),
    /// A picture that cannot be drawn.
    #[cfg(feature = "files")]
    #[error(transparent)]
    Render(#[from] crate::render::RenderError),
    /// A report that cannot be made.
    #[cfg(feature = "files")]
    #[error(transparent)]
    Report(#[from] crate::report::ReportError),
    /// A calibration that is not possible.
    #[cfg(feature = "files")]
    #[error(transparent)]
    Calibrate(#[from] crate::calibrate::CalibrateError),
    /// A setting that makes no sense.
    #[error("{from}: {cause}")]
    Setting {
        /// The variable, the file, the option, or the builder.
        from: String,
        /// What is wrong.
        cause: String,
    },
}

/// `Result` with this crate's [`enum@Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// A [`Error::Value`].
pub(crate) fn value(what: impl Into<String>, value: f64, needed: &'static str) -> Error {
    Error::Value {
        what: what.into(),
        value,
        needed,
    }
}

/// Refuses what is not a finite number above 0.
pub(crate) fn positive(what: &str, number: f64) -> Result<()> {
    if number.is_finite() && number > 0.0 {
        return Ok(());
    }
    Err(value(what, number, "it must be a number above 0"))
}
