//! Medians of pixels over frames.

use gaussmle_io::movie::Pixels;
use rayon::prelude::*;

/// Pixels whose medians one thread computes.
const PIXELS_OF_TASK: usize = 1 << 12;

/// The median of each pixel.
pub(super) fn medians(samples: &[Pixels], area: usize) -> Vec<f32> {
    let mut medians = vec![0.0; area];
    let tasks = medians.par_chunks_mut(PIXELS_OF_TASK).enumerate();
    tasks.for_each(|(task, medians)| {
        let mut values = Vec::with_capacity(samples.len());
        for (i, out) in medians.iter_mut().enumerate() {
            let i = task * PIXELS_OF_TASK + i;
            values.clear();
            values.extend(samples.iter().map(|sample| match sample {
                Pixels::U16(pixels) => f32::from(pixels[i]),
                Pixels::F32(pixels) => pixels[i],
            }));
            let is_integer = matches!(samples.first(), Some(Pixels::U16(_)));
            *out = median(&mut values, is_integer);
        }
    });
    medians
}

/// The median of some values. Integers stand for values that are spread over half a step to both sides: the
/// median of few photons is then no integer.
pub(super) fn median(values: &mut [f32], is_integer: bool) -> f32 {
    let middle = values.len() / 2;
    let (below, &mut upper, _) = values.select_nth_unstable_by(middle, f32::total_cmp);
    if !is_integer {
        let lower = below.iter().copied().max_by(f32::total_cmp);
        return match (lower, values.len().is_multiple_of(2)) {
            (Some(lower), true) => 0.5 * (lower + upper),
            (Some(_), false) | (None, _) => upper,
        };
    }
    let lower = values.iter().filter(|&&value| value < upper);
    let below = lower.clone().count();
    if 2 * below == values.len() {
        // Half are below: the median is between the two in the middle.
        let largest = lower.copied().fold(f32::NEG_INFINITY, f32::max);
        return 0.5 * (largest + upper);
    }
    let equal = values.iter().filter(|&&value| value == upper).count() as f32;
    upper - 0.5 + (0.5 * values.len() as f32 - below as f32) / equal
}

/// The value that a share of all is below; 0 of none.
pub(super) fn quantile(mut values: Vec<f32>, share: f64) -> f32 {
    let place = (values.len() as f64 * share) as usize;
    match place < values.len() {
        true => *values.select_nth_unstable_by(place, f32::total_cmp).1,
        false => 0.0,
    }
}
