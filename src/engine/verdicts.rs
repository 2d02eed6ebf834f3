//! Statuses that the host decides, from pixels and uncertainties, for every device alike.

use std::ops::Range;

use gaussmle_kernels::spec::{Columns, MASKED};

use super::constants::bounds;
use super::plan::FitSpec;
use super::results::Destination;
use super::symmetry::ambiguous_spots;
use crate::camera::{Calibration, Camera};
use crate::model::Parameter;
use crate::roi::{Pixel, Pixels, RoiStack};
use crate::status::Status;

/// The share of neighbours that are equal if all unmasked pixels are: one in this many, as far as
/// less than a third of the pixels is masked.
const LEAST_EQUAL: usize = 4;

/// The pixels, the model and the camera from which statuses are decided.
#[derive(Clone, Copy)]
pub(crate) struct Verdicts<'a, 'r> {
    pub rois: &'a RoiStack<'r>,
    pub spec: &'a FitSpec,
}

impl Verdicts<'_, '_> {
    /// Changes the status of spots whose result cannot be used. `to` has the results of the ROIs
    /// from `first` on.
    ///
    /// - Pixels that are all equal are `bad_input`: a saturated, dead or empty ROI. The fit of such
    ///   a ROI converges to a spot without light.
    /// - A position whose uncertainty exceeds the side of the ROI is `singular`: the pixels do not
    ///   determine it. A fit without standard deviations is not tested for this.
    /// - A fit that stopped at a bound of z is `z_at_bound`: the spot is outside the range of the PSF.
    /// - An estimate off an axis of symmetry of the pixels is `singular`, too: its image is as
    ///   likely, and rounding decides between them. Maps of a camera and known light have no such symmetry.
    pub fn settle(&self, first: usize, layout: Columns, to: &mut Destination<'_>) {
        match &self.rois.pixels {
            Pixels::U16(_) => self.settle_pixels::<u16>(first, layout, to),
            Pixels::F32(_) => self.settle_pixels::<f32>(first, layout, to),
        }
    }

    fn settle_pixels<T: Pixel + PartialEq>(
        &self,
        first: usize,
        layout: Columns,
        to: &mut Destination<'_>,
    ) {
        let spots = first..first + to.spots();
        let constant = constant_rois::<T>(self.rois, spots, &self.spec.camera);
        for spot in constant {
            to.status[spot] = Status::BadInput;
            for column in &mut to.columns {
                column[spot] = f32::NAN;
            }
        }
        let mut undetermined = undetermined_spots(layout, to, self.rois.size());
        let is_even = !matches!(self.spec.camera.calibration, Calibration::Maps(_));
        if is_even && self.rois.light.is_none() {
            let ambiguous = ambiguous_spots::<T>(self.rois, first, &self.spec.model, to);
            undetermined.extend(ambiguous);
        }
        let outside = self.spots_outside_z(layout, to);
        let unusable = undetermined
            .into_iter()
            .map(|spot| (spot, Status::Singular));
        for (spot, status) in outside
            .into_iter()
            .map(|spot| (spot, Status::ZAtBound))
            .chain(unusable)
        {
            to.status[spot] = status;
            for k in 0..layout.parameters() {
                for column in (0..=k).filter_map(|l| layout.covariance(k, l)) {
                    to.columns[column][spot] = f32::NAN;
                }
            }
        }
    }

    /// The spots that stopped at a bound of z.
    fn spots_outside_z(&self, layout: Columns, of: &Destination<'_>) -> Vec<usize> {
        let FitSpec {
            model,
            camera,
            options,
            ..
        } = self.spec;
        let Some(z) = model.index(Parameter::Z) else {
            return Vec::new();
        };
        let (low, high) = bounds(model, options, camera.pixel_size_um, self.rois.size())[z];
        // Devices compare with the bounds in single precision.
        let is_within = |z: f32| z > low as f32 && z < high as f32;
        let fits = of.status.iter().zip(&*of.columns[layout.parameter(z)]);
        let at_bound = fits
            .enumerate()
            .filter(|(_, (status, _))| **status == Status::AtBound);
        at_bound
            .filter(|(_, (_, z))| !is_within(**z))
            .map(|(spot, _)| spot)
            .collect()
    }
}

/// The usable spots whose position along an axis is more uncertain than the side of the ROI.
fn undetermined_spots(layout: Columns, of: &Destination<'_>, side: usize) -> Vec<usize> {
    let most = (side * side) as f32;
    let mut spots = Vec::new();
    for axis in 0..2 {
        if let Some(variance) = layout.covariance(axis, axis) {
            let variances = of.columns[variance].iter().enumerate();
            let above = variances.filter(|(_, variance)| **variance > most);
            spots.extend(above.map(|(spot, _)| spot));
        }
    }
    spots.retain(|&spot| of.status[spot].is_usable());
    spots
}

/// The ROIs of a range whose pixels are all equal, counted from its start. Masked pixels do not
/// count, and nothing equals a NaN.
fn constant_rois<T: Pixel + PartialEq>(
    rois: &RoiStack<'_>,
    spots: Range<usize>,
    camera: &Camera,
) -> Vec<usize> {
    let area = rois.size() * rois.size();
    let is_constant = |spot: usize, pixels: &[T]| match &camera.calibration {
        // The maps are not in the cache. Most ROIs need none: few of their neighbours are equal.
        Calibration::Maps(_) if equal_neighbours(pixels) < area / LEAST_EQUAL => false,
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
    let pixels = T::of(rois)[spots.start * area..spots.end * area].chunks_exact(area);
    pixels
        .enumerate()
        .filter(|(index, pixels)| is_constant(spots.start + index, pixels))
        .map(|(index, _)| index)
        .collect()
}

/// The number of pixels that equal the one before.
fn equal_neighbours<T: PartialEq>(pixels: &[T]) -> usize {
    let pairs = pixels.iter().zip(&pixels[1..]);
    pairs.map(|(one, next)| usize::from(one == next)).sum()
}

/// True if there are values, and all are equal.
fn all_equal<'a, T: PartialEq + 'a>(mut values: impl Iterator<Item = &'a T>) -> bool {
    let Some(first) = values.next() else {
        return false;
    };
    values.all(|value| value == first)
}

#[cfg(test)]
mod tests {
    use gaussmle_kernels::spec::Outputs;
    use ndarray::{Array3, Axis};

    use super::super::results::destinations;
    use super::*;
    use crate::fit_options::FitOptions;
    use crate::fits::Fits;
    use crate::model::Model;
    use crate::settings::Settings;

    fn spec(camera: Camera) -> FitSpec {
        let (model, options) = (Model::xynb(0.1), FitOptions::default());
        FitSpec::new(model, camera, options, &Settings::default()).expect("valid")
    }

    #[test]
    fn a_position_is_determined_up_to_the_side_of_the_roi() {
        let mut pixels = Array3::from_shape_fn((5, 5, 5), |(_, y, x)| (10 + x + y) as u16);
        pixels.index_axis_mut(Axis(0), 4).fill(7);
        let rois = RoiStack::from_u16(pixels.view()).expect("valid");
        let spec = spec(Camera::ideal(0.1));
        let mut fits = Fits::new(Model::xynb(0.1), 0.1.into(), Outputs::ALL, &rois);
        fits.status.fill(Status::Converged);
        fits.status[3] = Status::MaxIterations;
        let layout = fits.layout;
        let variance = layout.covariance(1, 1).expect("a column");
        for (index, column) in fits.columns.columns_mut().enumerate() {
            column.fill(1.0);
            if index == variance {
                column.copy_from_slice(&[1.0, 25.0, 25.1, 100.0, 1.0]);
            }
        }
        let verdicts = Verdicts {
            rois: &rois,
            spec: &spec,
        };
        // In two parts, of which the second begins with spot 2.
        for (part, mut to) in destinations(&mut fits, 0..5, 2).into_iter().enumerate() {
            verdicts.settle(2 * part, layout, &mut to);
        }
        let expected = [
            Status::Converged,
            Status::Converged,
            Status::Singular,
            Status::MaxIterations,
            Status::BadInput,
        ];
        assert_eq!(fits.status, expected);
        let y_variances = fits.columns.column(variance);
        assert!(y_variances[2].is_nan() && y_variances[3] == 100.0);
        let x = fits.columns.column(layout.parameter(0));
        assert!(x[2] == 1.0 && x[4].is_nan());
    }

    #[test]
    fn pixels_with_a_symmetry_determine_no_position_beside_its_axis() {
        // Symmetric along x; along the diagonal; by half a turn; not at all.
        let values: [fn(usize, usize) -> usize; 4] = [
            |x, y| x.abs_diff(2) + 3 * y,
            |x, y| x * y,
            |x, y| x + 5 * y - 2 * (x + 5 * y).saturating_sub(12),
            |x, y| x + 3 * y * y,
        ];
        let positions = [(2.0, 1.0), (2.5, 1.0), (1.0, 1.0), (2.0, 2.0)];
        let expected = [
            [false, true, true, false],
            [true, true, false, false],
            [true, true, true, false],
            [false; 4],
        ];
        let spec = spec(Camera::ideal(0.1));
        for (value, expected) in values.iter().zip(expected) {
            let pixels = Array3::from_shape_fn((4, 5, 5), |(_, y, x)| value(x, y) as u16);
            let rois = RoiStack::from_u16(pixels.view()).expect("valid");
            let mut fits = Fits::new(spec.model.clone(), 0.1.into(), Outputs::ALL, &rois);
            fits.status.fill(Status::Converged);
            let layout = fits.layout;
            for (index, column) in fits.columns.columns_mut().enumerate() {
                for (value, (x, y)) in column.iter_mut().zip(positions) {
                    *value = [x, y, 1.0][index.min(2)];
                }
            }
            let verdicts = Verdicts {
                rois: &rois,
                spec: &spec,
            };
            for mut to in destinations(&mut fits, 0..4, 4) {
                verdicts.settle(0, layout, &mut to);
            }
            let singular = |status: &Status| *status == Status::Singular;
            let found: Vec<bool> = fits.status.iter().map(singular).collect();
            assert_eq!(found, expected);
        }
    }
}
