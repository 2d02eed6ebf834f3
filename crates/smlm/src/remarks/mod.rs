//! Remarks on a run: what is likely wrong with its camera, model or movie, and the signs of it.
//!
//! [`Evidence`] is gathered while a run goes on, from a sample of its ROIs. At the end, an ordered
//! list of rules names causes. Each cause has signs of its own:
//!
//! | cause | signs |
//! |---|---|
//! | offset too low | p-values at 1; noise less than photons explain, most of all in dark pixels |
//! | offset too high | p-values at 0; negative pixels, backgrounds at 0; or noise above that of photons by the same amount in dark and bright pixels |
//! | gain too low, too high | noise less or more than photons explain, by the same factor in dark and bright pixels |
//! | maps of a sCMOS camera | pixels without spots differ in the same way in consecutive frames |
//! | electron multiplication | twice the noise in dark and bright pixels, skewed as multiplied electrons are |
//! | pixel size | widths that visible light does not have |
//! | width | the residuals of all spots have the same excess or lack of width |
//! | PSF not Gaussian | the residuals of all spots have the same other shape: tails, a ring, an elongation |
//! | overlap | some spots have residuals, in random directions, the others none; or most have another in their ROI |
//! | motion | all spots have residuals, elongated in random directions |
//! | astigmatism | spots of a model with one width are elongated along x, others along y |
//! | background | the residuals of spots in a part of the sensor share a tilt |
//! | range of z | astigmatic fits at an end of the calibrated range |
//! | saturation | many ROIs have the same highest value |
//! | dead or hot pixels | single pixels far off, at the same places of the sensor |
//!
//! The noise of the camera is measured where no spot is, in pairs of consecutive frames, as real PSFs have
//! light far from the spot. Where there are too few such pixels, those of ROIs stand for them.
//! "Dark" pixels are more than three and a half widths from the spot, "bright" ones nearer than one and a half.

mod bad_rois;
mod camera_signs;
mod cause;
mod diagnosis;
mod elongated_spots;
mod evidence;
mod fitted_roi;
mod masked_pixels;
mod noise_rules;
mod noise_signs;
mod overlap_rules;
mod pixel_rules;
mod places;
mod poor_part;
mod remedies;
mod residuals;
mod sample;
mod saturation;
mod scores;
mod shape_rules;
mod shape_signs;
mod shown_roi;
mod slopes;
mod spline_images;
mod spot_free;
mod sums;
mod width_signs;

pub use cause::{Cause, Remark, without_p_values};
pub use evidence::Evidence;
pub(crate) use shown_roi::shown_roi;
pub(crate) use spot_free::{BESIDE, SpotFree};
