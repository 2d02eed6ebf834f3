//! Saturated pixels: many ROIs have the same highest value.

use gaussmle_io::movie::Pixels;
use rayon::prelude::*;

/// The highest value of 16-bit pixels.
const TYPE_MAXIMUM: usize = u16::MAX as usize;

/// The fewest ROIs that reach a plateau, how many times those of a value just below it, and the
/// standard deviations beyond.
const LEAST_ROIS: u32 = 5;
const ABOVE_TAIL: f64 = 2.0;
const CERTAIN: f64 = 5.0;

/// The values below the highest one that are compared with it, as a share of it.
const TAIL: f64 = 0.9;

/// The ROIs whose highest values a thread finds, at least: it takes longer to wake another thread for
/// fewer.
const LEAST_OF_THREAD: usize = 1024;

/// The highest values of ROIs.
///
/// A camera saturates at the maximum of its pixel type, or at a lower one, such as 4095. The latter
/// is a plateau: the highest value of the movie is that of at least five ROIs, and of more than
/// twice as many, and five standard deviations, as have one of the values down to a tenth below. Values
/// that no ROI has do not count, as some cameras have steps. Noise alone makes the number of ROIs fall
/// towards the highest value.
#[derive(Clone, Debug, Default)]
pub(super) struct Saturation {
    /// The number of ROIs with each highest value.
    rois: Vec<u32>,
}

impl Saturation {
    /// Counts a ROI by its highest value. Values that no integer camera gives are left out.
    pub fn add(&mut self, highest: f64) {
        if !(0.0..=TYPE_MAXIMUM as f64).contains(&highest) || highest.fract() != 0.0 {
            return;
        }
        let value = highest as usize;
        if self.rois.len() <= value {
            self.rois.resize(value + 1, 0);
        }
        self.rois[value] += 1;
    }

    /// The value at which pixels are saturated, and the number of ROIs that reach it.
    pub fn level(&self) -> Option<(u16, u64)> {
        let highest = self.rois.len().checked_sub(1)?;
        let rois = self.rois[highest];
        let first = ((TAIL * highest as f64) as usize).min(highest.saturating_sub(1));
        let below = self.rois[first..highest].iter().filter(|rois| **rois > 0);
        let (values, rois_below) = below.fold((0, 0), |(n, sum), rois| (n + 1, sum + rois));
        let of_value = f64::from(rois_below) / f64::from(values.max(1));
        let by_chance = ABOVE_TAIL * of_value + CERTAIN * of_value.sqrt();
        let is_plateau = rois >= LEAST_ROIS && f64::from(rois) > by_chance;
        (highest == TYPE_MAXIMUM || is_plateau).then_some((highest as u16, rois.into()))
    }

    /// True if a ROI with this highest value may be saturated, as far as is known now.
    pub fn is_highest(&self, highest: f64) -> bool {
        highest + 1.0 == self.rois.len() as f64
    }
}

/// The highest value of each ROI of `area` pixels; NaN if a pixel is not finite. `masked` returns the
/// numbers of the pixels of a ROI that do not count, ascending.
pub(super) fn highest_values(
    pixels: &Pixels,
    area: usize,
    masked: impl Fn(usize) -> Vec<usize> + Sync,
) -> Vec<f64> {
    match pixels {
        Pixels::U16(pixels) => {
            let higher = |max: u16, value: u16| max.max(value);
            let rois = pixels.par_chunks_exact(area).enumerate();
            let rois = rois.with_min_len(LEAST_OF_THREAD);
            rois.map(|(roi, pixels)| fold_unmasked(pixels, &masked(roi), 0, higher).into())
                .collect()
        }
        Pixels::F32(pixels) => {
            let higher = |max: f32, value: f32| match value.is_finite() && !max.is_nan() {
                true => max.max(value),
                false => f32::NAN,
            };
            let rois = pixels.par_chunks_exact(area).enumerate();
            let rois = rois.with_min_len(LEAST_OF_THREAD);
            rois.map(|(roi, pixels)| {
                fold_unmasked(pixels, &masked(roi), f32::NEG_INFINITY, higher).into()
            })
            .collect()
        }
    }
}

/// Folds the pixels of a ROI that are not masked.
fn fold_unmasked<T: Copy>(
    pixels: &[T],
    masked: &[usize],
    start: T,
    higher: impl Fn(T, T) -> T,
) -> T {
    if masked.is_empty() {
        return pixels.iter().fold(start, |max, &value| higher(max, value));
    }
    let values = pixels.iter().enumerate();
    let unmasked = values.filter(|(number, _)| masked.binary_search(number).is_err());
    unmasked.fold(start, |max, (_, &value)| higher(max, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(values: impl IntoIterator<Item = u16>) -> Option<(u16, u64)> {
        let mut saturation = Saturation::default();
        values
            .into_iter()
            .for_each(|value| saturation.add(value.into()));
        saturation.level()
    }

    #[test]
    fn a_pixel_that_is_not_finite_leaves_no_highest_value() {
        let pixels = Pixels::F32(vec![1.0, f32::NAN, 3.0, 1.0, 2.0, 0.5]);
        let found = highest_values(&pixels, 3, |_| Vec::new());
        assert!(found[0].is_nan() && found[1] == 2.0, "{found:?}");
        let mut saturation = Saturation::default();
        saturation.add(4095.0);
        assert!(saturation.is_highest(4095.0));
        assert!(!saturation.is_highest(4095.5) && !saturation.is_highest(f64::NAN));
    }

    #[test]
    fn masked_pixels_have_no_highest_value() {
        let masked = |roi: usize| vec![roi + 1];
        let pixels = Pixels::F32(vec![1.0, f32::NAN, 3.0, 1.0, 2.0, 9.0]);
        assert_eq!(highest_values(&pixels, 3, masked), [3.0, 2.0]);
        let pixels = Pixels::U16(vec![1, 65_535, 3, 1, 2, 9]);
        assert_eq!(highest_values(&pixels, 3, masked), [3.0, 2.0]);
        let all = highest_values(&pixels, 3, |_| Vec::new());
        assert_eq!(all, [65_535.0, 9.0]);
    }

    #[test]
    fn a_plateau_and_the_maximum_of_the_type_are_saturation() {
        assert_eq!(level([]), None);
        // A tail that falls, as that of noise.
        assert_eq!(level((0..2000).map(|i| 300 + i % 40)), None);
        assert_eq!(level([10, 10, 10, 11, 11, 12]), None);
        assert_eq!(
            level((0..50).map(|i| (500 + 100 * i).min(4095))),
            Some((4095, 14))
        );
        assert_eq!(level([900, 65_535]), Some((65_535, 1)));
        // Few equal values are chance.
        assert_eq!(level([4095, 4095, 4095, 4095]), None);
    }
}
