//! The pixels of an ROI: reading, calibration, likelihood and first measurements.

mod calibration;
mod cumulants;
mod likelihood;
mod measure;
mod rois;

pub(crate) use calibration::{Pixel, pixel};
pub(crate) use cumulants::{
    CUMULANT_MEAN, CUMULANT_THIRD, CUMULANT_VARIANCE, add_moments, cumulant, moment_offset,
    moment_terms,
};
pub(crate) use likelihood::{half_deviance, new_saturated, saturated_log_likelihood};
pub(crate) use measure::{Measured, measure_spots};
pub(crate) use rois::{
    Rois, UNUSABLE_BITS, area_of, is_packed, load, pixel_row, wants_goodness, without_overflow,
};
