//! The device memory of a launch: buffers, camera maps, corners, batches and outputs.
//!
//! Each type checks its content once, when it is made, and cannot be changed afterwards. A buffer
//! can be neither cloned nor taken out of what it was moved into, so no launch writes to memory
//! that it also reads.

use std::sync::Arc;

use cubecl::bytes::Bytes;
use cubecl::prelude::*;
use cubecl::server::Handle;

use crate::error::LaunchError;
use crate::spec::MAP_VALUES;

mod sealed {
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for u32 {}
}

/// A 32-bit value that a buffer can hold: `f32` or `u32`.
pub trait Word: CubeElement + sealed::Sealed {}

impl Word for f32 {}
impl Word for u32 {}

/// A device buffer of 32-bit values.
#[derive(Debug)]
pub struct Buffer {
    handle: Handle,
    /// Length in 32-bit values: never more than the memory behind `handle` holds.
    len: usize,
}

impl Buffer {
    /// Moves values to the device. The vector itself is handed over, not copied.
    pub fn upload<T: Word>(client: &Client, values: Vec<T>) -> Self {
        let len = values.len();
        Self {
            handle: client.create(Bytes::from_elems(values)),
            len,
        }
    }

    /// Allocates memory for `len` values, with arbitrary content.
    ///
    /// # Panics
    ///
    /// Panics if the size in bytes overflows.
    pub fn empty(client: &Client, len: usize) -> Self {
        let bytes = len.checked_mul(size_of::<u32>());
        let bytes = bytes.expect("the size of a buffer in bytes overflows");
        Self {
            handle: client.empty(bytes),
            len,
        }
    }

    /// Returns the number of 32-bit values.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the buffer holds no values.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn handle(&self) -> Handle {
        self.handle.clone()
    }

    /// Checks that the buffer holds at least `need` values.
    pub(crate) fn check_len(&self, name: &'static str, need: usize) -> Result<(), LaunchError> {
        if self.len < need {
            let have = self.len;
            return Err(LaunchError::Buffer { name, have, need });
        }
        Ok(())
    }
}

/// Offset, gain and variance of each pixel of a sensor, on a device. Clones share the memory.
#[derive(Clone, Debug)]
pub struct Maps {
    values: Arc<Buffer>,
    width: u32,
    height: u32,
}

impl Maps {
    /// Takes [`MAP_VALUES`] values per sensor pixel, by rows.
    ///
    /// # Errors
    ///
    /// Returns an error if `values` are too few for the sensor, or if the sensor has more pixels
    /// than the kernel can count.
    pub fn new(values: Buffer, width: usize, height: usize) -> Result<Self, LaunchError> {
        let (width, height) = check_sensor(values.len(), width, height)?;
        Ok(Self {
            values: Arc::new(values),
            width,
            height,
        })
    }

    /// Returns the number of pixels in a row of the sensor.
    pub fn width(&self) -> usize {
        self.width as usize
    }

    /// Returns the number of rows of the sensor.
    pub fn height(&self) -> usize {
        self.height as usize
    }

    pub(crate) fn values(&self) -> &Buffer {
        &self.values
    }
}

/// The sensor index of the first pixel of each ROI, on a device.
#[derive(Debug)]
pub struct Corners {
    values: Buffer,
    size: usize,
    width: usize,
    height: usize,
}

impl Corners {
    /// Checks that an ROI of `size` x `size` pixels at each corner is on the sensor, and moves the
    /// corners to the device. The index of the pixel in column x and row y is `y * width + x`.
    ///
    /// # Errors
    ///
    /// Returns an error if an ROI is not completely on the sensor.
    pub fn upload(
        client: &Client,
        corners: Vec<u32>,
        size: usize,
        maps: &Maps,
    ) -> Result<Self, LaunchError> {
        check_corners(&corners, size, maps.width, maps.height)?;
        Ok(Self {
            values: Buffer::upload(client, corners),
            size,
            width: maps.width(),
            height: maps.height(),
        })
    }

    pub(crate) fn values(&self) -> &Buffer {
        &self.values
    }

    /// Checks that the corners hold for ROIs of `size` on the sensor of `maps`.
    pub(crate) fn check(&self, size: usize, maps: &Maps) -> Result<(), LaunchError> {
        if (self.size, self.width, self.height) == (size, maps.width(), maps.height()) {
            return Ok(());
        }
        Err(LaunchError::OtherCorners {
            size: self.size,
            width: self.width,
            height: self.height,
            launch_size: size,
            launch_width: maps.width(),
            launch_height: maps.height(),
        })
    }
}

/// Checks that maps of `have` values cover a sensor, and returns its width and height.
pub(crate) fn check_sensor(
    have: usize,
    width: usize,
    height: usize,
) -> Result<(u32, u32), LaunchError> {
    let too_large = LaunchError::Sensor { width, height };
    let need = width
        .checked_mul(height)
        .and_then(|pixels| pixels.checked_mul(MAP_VALUES))
        .filter(|&need| i32::try_from(need).is_ok());
    let need = need.ok_or(too_large.clone())?;
    if have < need {
        let name = "camera maps";
        return Err(LaunchError::Buffer { name, have, need });
    }
    let side = |pixels| u32::try_from(pixels);
    match (side(width), side(height)) {
        (Ok(width), Ok(height)) => Ok((width, height)),
        _ => Err(too_large),
    }
}

/// Checks that an ROI at each corner is on the sensor.
pub(crate) fn check_corners(
    corners: &[u32],
    size: usize,
    width: u32,
    height: u32,
) -> Result<(), LaunchError> {
    // The number of columns and of rows in which an ROI may begin.
    let starts = |side: u32| (side as usize + 1).saturating_sub(size);
    let (columns, rows) = (starts(width), starts(height));
    let is_off = |corner: u32| {
        width == 0 || (corner % width) as usize >= columns || (corner / width) as usize >= rows
    };
    let Some(index) = corners.iter().position(|&corner| is_off(corner)) else {
        return Ok(());
    };
    let (corner, width) = (corners[index] as usize, width as usize);
    Err(LaunchError::Corner {
        index,
        x: corner.checked_rem(width).unwrap_or(corner),
        y: corner.checked_div(width).unwrap_or(0),
        size,
        width,
        height: height as usize,
    })
}

/// The input of one launch.
#[derive(Debug)]
pub struct Batch {
    pub(crate) words: Buffer,
    pub(crate) tiles: usize,
}

impl Batch {
    /// Takes pixels in tiles `[tile][word][slot]`.
    pub fn new(words: Buffer, tiles: usize) -> Self {
        Self { words, tiles }
    }

    /// Returns the number of tiles.
    pub fn tiles(&self) -> usize {
        self.tiles
    }
}

/// The memory that a launch fills: each column is `tiles * tile` values long.
#[derive(Debug)]
pub struct Output {
    pub(crate) columns: Buffer,
    pub(crate) codes: Buffer,
}

impl Output {
    /// Takes memory for the [`Columns`](crate::spec::Columns), and for iterations and status,
    /// which are [`CODES`](crate::spec::CODES) columns.
    pub fn new(columns: Buffer, codes: Buffer) -> Self {
        Self { columns, codes }
    }

    /// Returns the memory of the columns and of the codes, to read them.
    pub fn into_handles(self) -> [Handle; 2] {
        [self.columns.handle, self.codes.handle]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_devices::test_devices;

    #[test]
    fn rois_on_the_sensor_are_accepted() {
        // A sensor of 8 x 6 pixels has room for 7-pixel ROIs in no row, and for 5-pixel ROIs at
        // x = 0..=3 and y = 0..=1.
        assert_eq!(check_corners(&[0, 3, 8, 11], 5, 8, 6), Ok(()));
        assert_eq!(check_corners(&[], 5, 0, 0), Ok(()));
    }

    #[test]
    fn rois_off_the_sensor_are_refused() {
        for (corner, x, y) in [(4, 4, 0), (16, 0, 2), (u32::MAX, 7, 536_870_911)] {
            let error = LaunchError::Corner {
                index: 1,
                x,
                y,
                size: 5,
                width: 8,
                height: 6,
            };
            assert_eq!(check_corners(&[0, corner], 5, 8, 6), Err(error));
        }
        assert!(check_corners(&[0], 7, 8, 6).is_err());
        assert!(check_corners(&[0], 5, 0, 6).is_err());
        assert!(check_corners(&[0], 5, 8, 0).is_err());
    }

    #[test]
    fn maps_are_checked_against_the_sensor() {
        for device in test_devices() {
            let client = device.client();
            let values = || Buffer::upload(&client, vec![0f32; 8 * 6 * MAP_VALUES]);
            assert!(Maps::new(values(), 8, 6).is_ok());
            assert_eq!(
                Maps::new(values(), 8, 7).map(|_| ()),
                Err(LaunchError::Buffer {
                    name: "camera maps",
                    have: 144,
                    need: 168
                })
            );
            for (width, height) in [(1 << 16, 1 << 15), (usize::MAX, 2), (usize::MAX, 0)] {
                assert_eq!(
                    Maps::new(values(), width, height).map(|_| ()),
                    Err(LaunchError::Sensor { width, height })
                );
            }
        }
    }
}
