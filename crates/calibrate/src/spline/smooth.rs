//! The background of a mean image, its bad pixels, and its light smoothed by a Gaussian.

use super::robust::median;

/// A frame of pixels, row by row.
#[derive(Clone, Copy)]
pub(super) struct Frame<'a> {
    pub values: &'a [f32],
    pub width: usize,
    pub height: usize,
}

impl Frame<'_> {
    /// The value at the nearest pixel, where there is one.
    pub fn at(&self, x: f64, y: f64) -> Option<f64> {
        let (x, y) = (x.round(), y.round());
        let is_inside = x >= 0.0 && y >= 0.0 && x < self.width as f64 && y < self.height as f64;
        is_inside.then(|| f64::from(self.values[y as usize * self.width + x as usize]))
    }
}

/// The distance of the places where the background is measured, in sides of windows.
const PITCH: f64 = 1.5;

/// Half the side of what a bead takes from the background, in sides of windows.
const TAKEN: f64 = 0.6;

/// The part of a patch that must be free of beads.
const LEAST_FREE: f64 = 0.15;

/// A pixel is bad if it is above its neighbours by this many standard deviations of noise, and by
/// this many times what the highest of them is above their median. No PSF is that sharp.
const SPIKE_SD: f64 = 8.0;
const SPIKE: f64 = 4.0;

/// Which pixels can be used, and the noise of neighbouring pixels over that of `variance`, at
/// least 1.
pub(super) fn usable(image: Frame, variance: &[f32]) -> (Vec<bool>, f64) {
    let (width, height) = (image.width, image.height);
    let is_known = |i: usize| image.values[i].is_finite() && variance[i].is_finite();
    let mut usable: Vec<bool> = (0..width * height).map(is_known).collect();
    let known = usable.clone();
    let mut deviations = Vec::new();
    let mut candidates = Vec::new();
    for i in (0..width * height).filter(|i| known[*i]) {
        let (x, y) = (i % width, i / width);
        let mut near = Vec::with_capacity(8);
        for row in y.saturating_sub(1)..height.min(y + 2) {
            for column in x.saturating_sub(1)..width.min(x + 2) {
                let other = row * width + column;
                if other != i && known[other] {
                    near.push(f64::from(image.values[other]));
                }
            }
        }
        if near.is_empty() {
            continue;
        }
        let value = f64::from(image.values[i]);
        let mean = near.iter().sum::<f64>() / near.len() as f64;
        let sd = f64::from(variance[i]).max(1e-12).sqrt();
        // The mean of the neighbours has noise, too.
        let share = (1.0 + 1.0 / near.len() as f64).sqrt();
        deviations.push((value - mean).abs() / (share * sd));
        let highest = near.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let above = value - highest;
        if above > SPIKE_SD * sd && above > SPIKE * (highest - median(&mut near)) {
            candidates.push((i, above / sd));
        }
    }
    let noise = (1.4826 * median(&mut deviations)).max(1.0);
    for (i, above) in candidates {
        if above > SPIKE_SD * noise {
            usable[i] = false;
        }
    }
    (usable, noise)
}

/// Subtracts the background from `light`: medians of patches, without windows around the places
/// taken, and cubic between their middles. A second call removes what is left.
pub(super) fn flatten(
    light: &mut [f32],
    usable: &[bool],
    width: usize,
    taken: &[[f64; 2]],
    side: usize,
) {
    let height = light.len() / width;
    let mut free = usable.to_vec();
    let half = TAKEN * side as f64;
    let around = |at: f64, size: usize| {
        (at - half).max(0.0) as usize..size.min((at + half).max(0.0) as usize + 1)
    };
    for [x, y] in taken {
        for row in around(*y, height) {
            free[row * width..][around(*x, width)].fill(false);
        }
    }
    let counts = [width, height].map(|size| (size as f64 / (PITCH * side as f64)).round());
    let [columns, rows] = counts.map(|count| (count as usize).max(1));
    let part = |i: usize, size: usize, count: usize| i * size / count..(i + 1) * size / count;
    let mut levels = Vec::with_capacity(columns * rows);
    for patch in 0..columns * rows {
        let across = part(patch % columns, width, columns);
        let down = part(patch / columns, height, rows);
        let area = across.len() * down.len();
        let places = down.flat_map(|row| across.clone().map(move |column| row * width + column));
        let free = places.filter(|place| free[*place]);
        let mut values: Vec<f64> = free.map(|place| f64::from(light[place])).collect();
        let is_known = values.len() as f64 > LEAST_FREE * area as f64;
        levels.push(is_known.then(|| median(&mut values)));
    }
    let levels = fill(levels, columns);
    let across = cubic(width, columns);
    for (row, (first, weights)) in light.chunks_exact_mut(width).zip(cubic(height, rows)) {
        let level = |column: usize| {
            let level = |row: usize| levels[row * columns + column];
            (0..4)
                .map(|i| weights[i] * extended(rows, first + i, level))
                .sum()
        };
        let line: Vec<f64> = (0..columns).map(level).collect();
        let line: Vec<f64> = (0..columns + 4)
            .map(|i| extended(columns, i, |i| line[i]))
            .collect();
        for (value, (first, weights)) in row.iter_mut().zip(&across) {
            let taps = line[*first..].iter().zip(weights);
            *value -= taps.map(|(level, weight)| level * weight).sum::<f64>() as f32;
        }
    }
}

/// For each pixel the first of four levels, and their weights, of a cubic (Catmull and Rom's)
/// through the middles of patches. There are two levels before the first patch.
fn cubic(pixels: usize, patches: usize) -> Vec<(usize, [f64; 4])> {
    let taps = |pixel| {
        let at = (pixel as f64 + 0.5) * patches as f64 / pixels as f64 + 0.5;
        let t = at.fract();
        let weights = [
            t * (-0.5 + t * (1.0 - 0.5 * t)),
            1.0 + t * t * (-2.5 + 1.5 * t),
            t * (0.5 + t * (2.0 - 1.5 * t)),
            t * t * (-0.5 + 0.5 * t),
        ];
        (at as usize, weights)
    };
    (0..pixels).map(taps).collect()
}

/// The level at `place - 2`. Beyond the first and the last it is that of a parabola.
fn extended(count: usize, place: usize, level: impl Fn(usize) -> f64) -> f64 {
    let inside = place.clamp(2, count + 1);
    let (at, beyond) = (inside - 2, place.abs_diff(inside) as f64);
    let inner = |i: usize| level(if at == 0 { i } else { at - i });
    match count {
        _ if beyond == 0.0 => level(at),
        1 => level(at),
        2 => level(at) + beyond * (level(at) - inner(1)),
        _ => {
            let (slope, bend) = (level(at) - inner(1), level(at) - 2.0 * inner(1) + inner(2));
            level(at) + beyond * slope + 0.5 * beyond * (beyond + 1.0) * bend
        }
    }
}

/// Gives patches without a level the mean of their neighbours, from known ones outwards.
fn fill(mut levels: Vec<Option<f64>>, columns: usize) -> Vec<f64> {
    let rows = levels.len() / columns;
    while levels.iter().any(Option::is_none) && levels.iter().any(Option::is_some) {
        let known = levels.clone();
        for (i, level) in levels.iter_mut().enumerate().filter(|(_, l)| l.is_none()) {
            let (x, y) = (i % columns, i / columns);
            let near = (y.saturating_sub(1)..rows.min(y + 2)).flat_map(|row| {
                (x.saturating_sub(1)..columns.min(x + 2)).map(move |c| row * columns + c)
            });
            let near: Vec<f64> = near.filter_map(|other| known[other]).collect();
            if !near.is_empty() {
                *level = Some(near.iter().sum::<f64>() / near.len() as f64);
            }
        }
    }
    levels.into_iter().map(Option::unwrap_or_default).collect()
}

/// A Gaussian of sum 1, up to three standard deviations.
pub(super) struct Gaussian {
    half: Vec<f32>,
}

impl Gaussian {
    pub fn new(sd_px: f64) -> Self {
        let values = (0..=(3.0 * sd_px).ceil() as usize)
            .map(|i| libm::exp(-0.5 * (i as f64 / sd_px).powi(2)))
            .collect::<Vec<f64>>();
        let sum = 2.0 * values.iter().sum::<f64>() - 1.0;
        Self {
            half: values.iter().map(|value| (value / sum) as f32).collect(),
        }
    }

    /// The mean of `values` over usable pixels in the frame, and its standard deviation.
    pub fn smooth(
        &self,
        values: &[f32],
        variance: &[f32],
        usable: &[bool],
        width: usize,
    ) -> (Vec<f32>, Vec<f32>) {
        let only = |values: &mut dyn Iterator<Item = f32>| -> Vec<f32> {
            let pairs = values.zip(usable);
            pairs
                .map(|(value, usable)| if *usable { value } else { 0.0 })
                .collect()
        };
        let weights = self.convolve(only(&mut std::iter::repeat(1.0)), width);
        let mut mean = self.convolve(only(&mut values.iter().copied()), width);
        let squared = Self {
            half: self.half.iter().map(|value| value * value).collect(),
        };
        let mut sd = squared.convolve(only(&mut variance.iter().copied()), width);
        for ((mean, sd), weight) in mean.iter_mut().zip(&mut sd).zip(weights) {
            let weight = weight.max(1e-6);
            *mean /= weight;
            *sd = sd.max(0.0).sqrt() / weight;
        }
        (mean, sd)
    }

    /// The convolution along columns and rows. Outside of the frame there is nothing.
    fn convolve(&self, mut values: Vec<f32>, width: usize) -> Vec<f32> {
        let mut padded = vec![0.0; width + 2 * self.half.len()];
        for row in values.chunks_exact_mut(width) {
            padded[self.half.len()..][..width].copy_from_slice(row);
            for (x, value) in row.iter_mut().enumerate() {
                let middle = x + self.half.len();
                *value = self.half[0] * padded[middle];
                for (i, weight) in self.half.iter().enumerate().skip(1) {
                    *value += weight * (padded[middle - i] + padded[middle + i]);
                }
            }
        }
        let height = values.len() / width;
        let mut out = vec![0.0; values.len()];
        for (y, out) in out.chunks_exact_mut(width).enumerate() {
            let reach = self.half.len() - 1;
            for row in y.saturating_sub(reach)..height.min(y + reach + 1) {
                let weight = self.half[row.abs_diff(y)];
                for (out, value) in out.iter_mut().zip(&values[row * width..][..width]) {
                    *out += weight * value;
                }
            }
        }
        out
    }
}
