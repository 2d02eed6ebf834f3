//! The pixels of an ROI: reading, calibration, likelihood and first measurements.
//!
//! - **Likelihood.** A calibrated pixel is Poisson around its mean (`likelihood`).
//! - **Masked pixels** have the value and the mean 2^60: the residual is 0, and the weight `1/mean`
//!   is lost in rounding. No pass needs a branch for them.
//! - **Unusable pixels** are not finite, or 2^40 or more in magnitude. Their spot is not fitted.
//! - **Deviance.** That of a pixel is `2 m ((1 + t) log(1 + t) - t)` with `t = value/m - 1`. The
//!   logarithm keeps its relative error small where `t` is small, so no second term is needed.
//! - **Expected deviance.** Its cumulants are sums of powers of `1/(c + m)` over the pixels, whose
//!   coefficients are applied once a fit (`cumulants`). There are tables for photon noise, read
//!   noise and doubled noise. Excess-noise factors between 1 and 2 mix two tables; EMCCDs with read
//!   noise use that of read noise.

mod calibration;
mod cumulants;
mod likelihood;
mod measure;
mod rois;

pub(crate) use calibration::{Pixel, pixel};
pub(crate) use cumulants::{
    CUMULANT_THIRD, add_moments, cumulant, expected_deviance, moment_offset, moment_terms,
    variance_of_deviance,
};
pub(crate) use likelihood::{half_deviance, new_saturated, saturated_log_likelihood};
pub(crate) use measure::{Measured, measure_spots};
pub(crate) use rois::{
    PixelRow, Rois, UNUSABLE_BITS, area_of, is_packed, load, pixel_row, wants_goodness,
    without_overflow,
};
