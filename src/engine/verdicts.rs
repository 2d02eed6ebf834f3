//! Statuses that the host decides, from pixels and uncertainties, for every device alike.

use gaussmle_kernels::spec::MASKED;
use rayon::prelude::*;

use crate::camera::{Calibration, Camera};
use crate::fits::Fits;
use crate::roi::{Pixel, Pixels, RoiStack};
use crate::status::Status;

/// Changes the status of spots whose result cannot be used:
///
/// - Pixels that are all equal are `bad_input`: a saturated, dead or empty ROI. The fit of such a
///   ROI converges to a spot without light.
/// - A position whose uncertainty exceeds the side of the ROI is `singular`: the pixels do not
///   determine it. A fit without standard deviations is not tested for this.
pub(super) fn settle(fits: &mut Fits, rois: &RoiStack<'_>, camera: &Camera) {
    let constant = match &rois.pixels {
        Pixels::U16(_) => constant_rois::<u16>(rois, camera),
        Pixels::F32(_) => constant_rois::<f32>(rois, camera),
    };
    let undetermined = undetermined_spots(fits, rois.size());
    for &spot in &constant {
        fits.status[spot] = Status::BadInput;
        for column in fits.columns.columns_mut() {
            column[spot] = f32::NAN;
        }
    }
    let layout = fits.layout;
    let parameters = layout.parameters();
    let covariances: Vec<usize> = (0..parameters)
        .flat_map(|k| (0..=k).filter_map(move |l| layout.covariance(k, l)))
        .collect();
    for spot in undetermined {
        if !fits.status[spot].is_usable() {
            continue;
        }
        fits.status[spot] = Status::Singular;
        for (index, column) in fits.columns.columns_mut().enumerate() {
            if covariances.contains(&index) {
                column[spot] = f32::NAN;
            }
        }
    }
}

/// The spots whose position along an axis is more uncertain than the side of the ROI.
fn undetermined_spots(fits: &Fits, side: usize) -> Vec<usize> {
    let most = (side * side) as f32;
    let mut spots = Vec::new();
    for axis in 0..2 {
        if let Some(variance) = fits.layout.covariance(axis, axis) {
            let variances = fits.columns.column(variance).iter().enumerate();
            spots.extend(variances.filter(|(_, v)| **v > most).map(|(spot, _)| spot));
        }
    }
    spots
}

/// The ROIs whose pixels are all equal. Masked pixels do not count, and nothing equals a NaN.
fn constant_rois<T: Pixel + PartialEq>(rois: &RoiStack<'_>, camera: &Camera) -> Vec<usize> {
    let area = rois.size() * rois.size();
    let is_constant = |spot: usize, pixels: &[T]| match &camera.calibration {
        Calibration::Maps(maps) if rois.corners.is_some() => {
            let (x, y) = rois.corner(spot);
            let row = |row: usize| {
                let first = (y as usize + row) * maps.width + x as usize;
                &maps.values[first..first + rois.size()]
            };
            let maps = (0..rois.size()).flat_map(row);
            let unmasked = pixels.iter().zip(maps).filter(|(_, map)| map[2] < MASKED);
            all_equal(unmasked.map(|(pixel, _)| pixel))
        }
        _ => all_equal(pixels.iter()),
    };
    T::of(rois)
        .par_chunks_exact(area)
        .enumerate()
        .filter(|(spot, pixels)| is_constant(*spot, pixels))
        .map(|(spot, _)| spot)
        .collect()
}

/// True if there are values, and all are equal.
fn all_equal<'a, T: PartialEq + 'a>(mut values: impl Iterator<Item = &'a T>) -> bool {
    let Some(first) = values.next() else {
        return false;
    };
    values.all(|value| value == first)
}
