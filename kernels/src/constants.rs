//! The constants of a launch.

use cubecl::prelude::Client;

use crate::error::LaunchError;
use crate::memory::Buffer;
use crate::psf::Psf;
use crate::spec::{constant, spline};
use crate::spline::MAX_PLANES;

/// The most rows, and the most columns, of the coefficients of a PSF.
const MAX_ROWS: usize = 4096;

/// Checks that the constants of a model are there, and that its kernel can index what they describe, for
/// ROIs of `size` pixels along a side.
pub(crate) fn check_constants(psf: Psf, size: usize, constants: &[f32]) -> Result<(), LaunchError> {
    let short = |need| LaunchError::Buffer {
        name: "constants",
        have: constants.len(),
        need,
    };
    if constants.len() < constant::COUNT {
        return Err(short(constant::COUNT));
    }
    if psf.is_separable() {
        return Ok(());
    }
    if constants.len() < spline::COEFFICIENTS {
        return Err(short(spline::COEFFICIENTS));
    }
    let count = |at: usize, most: usize| {
        let value = constants[at];
        let is_count = value.fract() == 0.0 && (1.0..=most as f32).contains(&value);
        is_count.then_some(value as usize)
    };
    let shape = [
        count(spline::PLANES, MAX_PLANES),
        count(spline::ROWS, MAX_ROWS),
        count(spline::COLUMNS, MAX_ROWS),
        count(spline::PER_PIXEL, spline::MAX_KNOTS),
        count(spline::STARTS, MAX_PLANES),
    ];
    let [
        Some(planes),
        Some(rows),
        Some(columns),
        Some(per_pixel),
        Some(starts),
    ] = shape
    else {
        return Err(LaunchError::Coefficients);
    };
    let read = spline::knots_read(size, per_pixel);
    if size > spline::largest_side(per_pixel) || rows.min(columns) < read {
        return Err(LaunchError::Coefficients);
    }
    let need = spline::COEFFICIENTS + (planes + starts) * rows * columns;
    // Indices have 31 bits.
    if i32::try_from(need).is_err() {
        return Err(LaunchError::Coefficients);
    }
    match constants.len() < need {
        true => Err(short(need)),
        false => Ok(()),
    }
}

/// The constants of a model on a device, for ROIs of one size.
#[derive(Debug)]
pub struct Constants {
    values: Buffer,
    psf: Psf,
    size: usize,
}

impl Constants {
    /// Checks the constants, laid out by [`constant`], and moves them to the device.
    ///
    /// # Errors
    ///
    /// Returns an error if some are missing, or if they describe a PSF that the kernel cannot index.
    pub fn upload(
        client: &Client,
        psf: Psf,
        size: usize,
        values: Vec<f32>,
    ) -> Result<Self, LaunchError> {
        check_constants(psf, size, &values)?;
        Ok(Self {
            values: Buffer::upload(client, values),
            psf,
            size,
        })
    }

    pub(crate) fn values(&self) -> &Buffer {
        &self.values
    }

    /// Checks that the constants are those of a launch.
    pub(crate) fn check(&self, psf: Psf, size: usize) -> Result<(), LaunchError> {
        match (self.psf, self.size) == (psf, size) {
            true => Ok(()),
            false => Err(LaunchError::OtherConstants),
        }
    }
}
