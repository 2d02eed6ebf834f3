//! Spectra of the planes of a bead, by which its height is compared with that of others.

use std::f64::consts::TAU;

use super::robust::median;
use super::stacks::{BeadStack, range};

/// Amplitudes of low spatial frequencies, in planes around the middle of the stack.
pub(super) struct Spectra {
    /// `None` beyond the stack.
    planes: Vec<Option<Vec<f64>>>,
    /// The sum of their squares.
    pub light: f64,
}

impl Spectra {
    pub fn new(
        bead: &BeadStack,
        side: usize,
        z_um: &[f64],
        middle_um: f64,
        half: usize,
        step_um: f64,
    ) -> Self {
        let mut all: Vec<f64> = bead.photoelectrons.iter().map(|v| f64::from(*v)).collect();
        let background = median(&mut all);
        let frames = bead.photoelectrons.chunks_exact(side * side);
        let transform = Transform::new(side);
        let of_frames: Vec<Vec<f64>> = frames
            .map(|frame| transform.amplitudes(frame, background))
            .collect();
        let light = of_frames.iter().flatten().map(|a| a * a).sum::<f64>();
        let planes = (0..=2 * half).map(|plane| {
            let z = middle_um + (plane as f64 - half as f64) * step_um;
            average(&of_frames, z_um, z, step_um)
        });
        let mut planes: Vec<Option<Vec<f64>>> = planes.collect();
        let measured = planes.iter().flatten().count().max(1) as f64;
        let mut mean = vec![0.0; transform.count()];
        for plane in planes.iter().flatten() {
            for (mean, value) in mean.iter_mut().zip(plane) {
                *mean += value / measured;
            }
        }
        for plane in planes.iter_mut().flatten() {
            for (value, mean) in plane.iter_mut().zip(&mean) {
                *value -= mean;
            }
        }
        Self { planes, light }
    }

    /// The number of planes within the stack.
    pub fn count(&self) -> usize {
        self.planes.iter().flatten().count()
    }

    /// The planes by which this bead is seen after `reference`, from the peak of their correlation.
    pub fn shift(&self, reference: &Spectra) -> f64 {
        let count = self.planes.len() as isize;
        let lags: Vec<isize> = (-count / 2..=count / 2).collect();
        let correlations: Vec<f64> = lags
            .iter()
            .map(|lag| self.correlation(reference, *lag))
            .collect();
        let best = (0..lags.len()).max_by(|a, b| correlations[*a].total_cmp(&correlations[*b]));
        let best = best.unwrap_or(0);
        let mut shift = lags[best] as f64;
        if let (Some(low), Some(high)) = (
            best.checked_sub(1).map(|i| correlations[i]),
            correlations.get(best + 1),
        ) {
            let curvature = low - 2.0 * correlations[best] + high;
            if curvature < 0.0 && low > -1.0 && *high > -1.0 {
                shift += 0.5 * (low - high) / curvature;
            }
        }
        shift
    }

    /// The correlation of the planes of both, of which at least half of the shorter must overlap.
    fn correlation(&self, reference: &Spectra, lag: isize) -> f64 {
        let (mut product, mut own, mut other, mut overlap) = (0.0, 0.0, 0.0, 0);
        for (i, plane) in self.planes.iter().enumerate() {
            let opposite = (i as isize - lag).try_into().ok();
            let opposite = opposite.and_then(|i: usize| reference.planes.get(i));
            if let (Some(a), Some(Some(b))) = (plane, opposite) {
                overlap += 1;
                for (a, b) in a.iter().zip(b) {
                    product += a * b;
                    own += a * a;
                    other += b * b;
                }
            }
        }
        if 2 * overlap < self.count().min(reference.count()) {
            return f64::NEG_INFINITY;
        }
        product / (own * other).sqrt().max(f64::MIN_POSITIVE)
    }
}

/// The weighted mean of the frames near a plane.
fn average(frames: &[Vec<f64>], z_um: &[f64], z: f64, step_um: f64) -> Option<Vec<f64>> {
    let (low, high) = range(z_um);
    if z < low - 0.5 * step_um || z > high + 0.5 * step_um {
        return None;
    }
    let nearest = z_um
        .iter()
        .map(|own| (own - z).abs())
        .fold(f64::INFINITY, f64::min);
    let reach = step_um.max(1.5 * nearest);
    let mut sum = vec![0.0; frames.first()?.len()];
    let mut total = 0.0;
    for (frame, own) in frames.iter().zip(z_um) {
        let weight = (1.0 - (own - z).abs() / reach).max(0.0);
        total += weight;
        for (sum, value) in sum.iter_mut().zip(frame) {
            *sum += weight * value;
        }
    }
    sum.iter_mut().for_each(|value| *value /= total);
    Some(sum)
}

/// A Fourier transform to frequencies up to a quarter of a cycle a pixel.
struct Transform {
    side: usize,
    highest: usize,
    cosines: Vec<f64>,
    sines: Vec<f64>,
}

impl Transform {
    fn new(side: usize) -> Self {
        let angle = |i: usize| TAU * i as f64 / side as f64;
        Self {
            side,
            highest: side / 4,
            cosines: (0..side).map(|i| libm::cos(angle(i))).collect(),
            sines: (0..side).map(|i| libm::sin(angle(i))).collect(),
        }
    }

    fn count(&self) -> usize {
        (2 * self.highest + 1) * (self.highest + 1)
    }

    /// The amplitudes of the light above the background.
    fn amplitudes(&self, frame: &[f32], background: f64) -> Vec<f64> {
        let (side, highest) = (self.side, self.highest);
        let mut out = Vec::with_capacity(self.count());
        for u in 0..=highest {
            let rows: Vec<[f64; 2]> = frame
                .chunks_exact(side)
                .map(|row| {
                    let mut sums = [0.0; 2];
                    for (x, value) in row.iter().enumerate() {
                        let light = (f64::from(*value) - background).max(0.0);
                        sums[0] += light * self.cosines[u * x % side];
                        sums[1] -= light * self.sines[u * x % side];
                    }
                    sums
                })
                .collect();
            for v in 0..=2 * highest {
                // Frequencies from -highest, modulo the side.
                let v = (side + v - highest) % side;
                let mut sums = [0.0; 2];
                for (y, [real, imaginary]) in rows.iter().enumerate() {
                    let (c, s) = (self.cosines[v * y % side], self.sines[v * y % side]);
                    sums[0] += real * c + imaginary * s;
                    sums[1] += imaginary * c - real * s;
                }
                out.push(libm::hypot(sums[0], sums[1]));
            }
        }
        out
    }
}
