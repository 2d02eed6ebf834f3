//! Errors of a launch.

use crate::psf::Psf;
use crate::spec::spline::MAX_KNOTS;
use crate::spec::{MAX_LANES, MAX_SIZE, MIN_SIZE};
use crate::spline::MAX_PLANES;

/// The reason why a launch, or an argument for one, was refused. Nothing has run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LaunchError {
    /// The size of the ROI is out of range.
    #[error(
        "an ROI of {0}x{0} pixels cannot be fitted: sides of {MIN_SIZE} to {MAX_SIZE} pixels can"
    )]
    Size(usize),
    /// The shape of the coefficients of a PSF is not possible.
    #[error(
        "the coefficients of the PSF cannot be used: it may have {MAX_PLANES} planes, and {MAX_KNOTS} knots along a side of an ROI"
    )]
    Coefficients,
    /// The constants are those of another model, or of another size of ROIs.
    #[error("the constants are not those of this model and size of ROIs")]
    OtherConstants,
    /// The model has no trials.
    #[error("{0:?} has no trials: a model needs widths that are not free")]
    NoTrials(Psf),
    /// The tile cannot be split into vectors, or the vectors are too wide.
    #[error(
        "a tile of {tile} spots cannot be split into vectors of {lanes}: the width must be a power of two up to {MAX_LANES} that divides the tile"
    )]
    Tile {
        /// Spots in a tile.
        tile: usize,
        /// Spots in a vector.
        lanes: usize,
    },
    /// The number of units per cube is 0, or more than the device allows.
    #[error("a cube of {units} units on a device with 1 to {max}: take the number from `units`")]
    Units {
        /// Units in a cube.
        units: usize,
        /// The limit of the device.
        max: usize,
    },
    /// The profiles of a cube do not fit the shared memory of the device.
    #[error(
        "{need} bytes of shared memory for a cube on a device with {have}: take the number of units from `units`"
    )]
    SharedMemory {
        /// Bytes needed.
        need: usize,
        /// The limit of the device.
        have: usize,
    },
    /// The launch has more values than the kernel can count.
    #[error(
        "{0} spots in one launch are more than the kernel's 32-bit counts hold: use smaller batches"
    )]
    TooMany(usize),
    /// A buffer is shorter than what the launch reads or writes.
    #[error("{name}: {have} values for a launch that takes {need}")]
    Buffer {
        /// The content of the buffer.
        name: &'static str,
        /// Its length.
        have: usize,
        /// The length needed.
        need: usize,
    },
    /// A buffer begins in the middle of a vector.
    #[error("{name}: they must begin at a multiple of {bytes} bytes")]
    Alignment {
        /// The content of the buffer.
        name: &'static str,
        /// The size of a vector.
        bytes: usize,
    },
    /// A sensor has more pixels than the kernel can count.
    #[error(
        "maps of {width}x{height} pixels are more than the kernel's 32-bit counts hold: crop the maps"
    )]
    Sensor {
        /// Pixels in a row.
        width: usize,
        /// Rows.
        height: usize,
    },
    /// An ROI is not completely on the sensor.
    #[error(
        "ROI {index} of {size}x{size} pixels with its corner at ({x}, {y}) is not on the sensor of {width}x{height} pixels: skip it, or pass the maps of the whole sensor"
    )]
    Corner {
        /// Index of the ROI in the batch.
        index: usize,
        /// Column of its first pixel.
        x: usize,
        /// Row of its first pixel.
        y: usize,
        /// Pixels along a side of the ROI.
        size: usize,
        /// Pixels in a row of the sensor.
        width: usize,
        /// Rows of the sensor.
        height: usize,
    },
    /// The corners were checked for ROIs or for a sensor other than those of the launch.
    #[error(
        "corners of {size}x{size} pixel ROIs on {width}x{height} pixels for a launch of {launch_size}x{launch_size} on {launch_width}x{launch_height}: upload them for this launch"
    )]
    OtherCorners {
        /// Size of the ROIs that the corners were checked for.
        size: usize,
        /// Width of the sensor that they were checked for.
        width: usize,
        /// Height of that sensor.
        height: usize,
        /// Size of the ROIs of the launch.
        launch_size: usize,
        /// Width of the sensor of the launch.
        launch_width: usize,
        /// Height of that sensor.
        launch_height: usize,
    },
}
