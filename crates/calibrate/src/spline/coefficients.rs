//! Coefficients as maximum-likelihood parameters of all frames of all beads.
//!
//! Each step of Fisher scoring solves a penalized, weighted least-squares problem by conjugate
//! gradients, from the coefficients at hand.

use rayon::prelude::*;

use super::grid::{Grid, Scratch, Tap, image, spread};
use super::penalty::{Penalty, diagonal};

/// Frames are summed in so many groups, whatever the number of threads, so that sums round alike.
const GROUPS: usize = 16;

/// Conjugate gradients end where the residual is so small a part of the first.
const TOLERANCE: f64 = 1e-4;

/// Knots with less information than this part of the median are at the rim of the windows.
const LEAST_INFORMATION: f64 = 1e-3;

/// One frame of a bead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<'a> {
    pub tap: Tap,
    pub photons: f64,
    pub background: f64,
    pub data: &'a [f32],
    pub variance: Option<&'a [f32]>,
}

/// Strengths of the penalty and limits of the iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub smoothing_z: f64,
    pub smoothing_xy: f64,
    /// Steps of scoring.
    pub steps: usize,
    /// The most iterations of conjugate gradients in a step.
    pub iterations: usize,
}

/// Fits the coefficients, from those in `grid`. Returns the iterations of conjugate gradients.
pub(super) fn fit(frames: &[Frame], pixels: usize, grid: &mut Grid, effort: &Effort) -> usize {
    let mut iterations = 0;
    for _ in 0..effort.steps {
        iterations += step(frames, pixels, grid, effort);
    }
    iterations
}

/// The sum over all frames of what `add` adds to a grid, with the number of the frame.
fn sum_frames<F>(frames: &[Frame], pixels: usize, like: &Grid, add: F) -> Grid
where
    F: Fn(&Frame, usize, &mut Grid, &mut Buffers) + Sync,
{
    let size = frames.len().div_ceil(GROUPS).max(1);
    let groups: Vec<Grid> = frames
        .par_chunks(size)
        .enumerate()
        .map(|(group, frames)| {
            let mut sum = Grid::zeros(like.planes, like.side);
            let mut buffers = Buffers::new(pixels);
            for (i, frame) in frames.iter().enumerate() {
                add(frame, group * size + i, &mut sum, &mut buffers);
            }
            sum
        })
        .collect();
    let mut groups = groups.into_iter();
    let first = groups.next();
    let mut sum = first.unwrap_or_else(|| Grid::zeros(like.planes, like.side));
    groups.for_each(|group| sum.add(&group));
    sum
}

struct Buffers {
    image: Vec<f64>,
    scratch: Scratch,
}

impl Buffers {
    fn new(pixels: usize) -> Self {
        Self {
            image: vec![0.0; pixels * pixels],
            scratch: Scratch::new(pixels),
        }
    }
}

/// One step of scoring.
fn step(frames: &[Frame], pixels: usize, grid: &mut Grid, effort: &Effort) -> usize {
    let area = pixels * pixels;
    let weights = pixel_weights(frames, pixels, grid);
    let of = |number: usize| &weights[number * area..(number + 1) * area];
    let mut information = sum_frames(frames, pixels, grid, |frame, number, sum, buffers| {
        let Tap { first, .. } = frame.tap;
        spread(
            sum,
            first,
            &frame.tap.weights(),
            pixels,
            &mut buffers.scratch,
            of(number),
        );
    });
    let mut preconditioner = sum_frames(frames, pixels, grid, |frame, number, sum, buffers| {
        let squares = frame
            .tap
            .weights()
            .map(|axis| axis.map(|weight| weight * weight));
        spread(
            sum,
            frame.tap.first,
            &squares,
            pixels,
            &mut buffers.scratch,
            of(number),
        );
    });
    let rim = fill_rim(&mut information);
    let Effort {
        smoothing_z,
        smoothing_xy,
        ..
    } = *effort;
    let penalty = Penalty::new(&information, smoothing_z, smoothing_xy);
    let smoothing = diagonal(smoothing_z, smoothing_xy) + 1e-4;
    for (diagonal, information) in preconditioner.values.iter_mut().zip(&information.values) {
        *diagonal += smoothing * information;
    }
    let right = sum_frames(frames, pixels, grid, |frame, number, sum, buffers| {
        for ((out, data), weight) in buffers.image.iter_mut().zip(frame.data).zip(of(number)) {
            *out = weight * (f64::from(*data) - frame.background) / frame.photons;
        }
        let Buffers { image, scratch } = buffers;
        spread(
            sum,
            frame.tap.first,
            &frame.tap.weights(),
            pixels,
            scratch,
            image,
        );
    });
    let mut scratch = vec![0.0; grid.values.len()];
    let mut normal = |values: &Grid| {
        let mut out = sum_frames(frames, pixels, values, |frame, number, sum, buffers| {
            let Buffers {
                image: pixel,
                scratch,
            } = buffers;
            image(values, &frame.tap, pixels, scratch, pixel);
            for (pixel, weight) in pixel.iter_mut().zip(of(number)) {
                *pixel *= weight;
            }
            spread(
                sum,
                frame.tap.first,
                &frame.tap.weights(),
                pixels,
                scratch,
                pixel,
            );
        });
        penalty.add(&values.values, &mut scratch, &mut out.values);
        for (i, is_rim) in rim.iter().enumerate() {
            if *is_rim {
                out.values[i] += 1e-4 * information.values[i] * values.values[i];
            }
        }
        out
    };
    conjugate_gradients(
        &mut normal,
        &right,
        &preconditioner,
        grid,
        effort.iterations,
    )
}

/// Squares of the photons over the variance of each pixel: the information on its share.
fn pixel_weights(frames: &[Frame], pixels: usize, grid: &Grid) -> Vec<f64> {
    let area = pixels * pixels;
    let empty = grid.values.iter().all(|value| *value == 0.0);
    let mut weights = vec![0.0; frames.len() * area];
    weights.par_chunks_mut(area).zip(frames).for_each_init(
        || Scratch::new(pixels),
        |scratch, (out, frame)| {
            image(grid, &frame.tap, pixels, scratch, out);
            let Frame {
                photons,
                background,
                ..
            } = *frame;
            for (i, out) in out.iter_mut().enumerate() {
                let mean = if empty {
                    0.5 * f64::from(frame.data[i]).max(0.0) + background + 5.0
                } else {
                    (photons * *out + background).max(0.5 * background + 1e-3)
                };
                let noise = frame
                    .variance
                    .map_or(0.0, |variance| f64::from(variance[i]));
                *out = photons * photons / (mean + noise);
            }
        },
    );
    weights
}

/// Gives the knots at the rim, of which frames say little or nothing, the information of others, so
/// that the penalty continues the PSF smoothly. Returns which they are.
fn fill_rim(information: &mut Grid) -> Vec<bool> {
    let middle = |values: &mut Vec<f64>, part: f64| {
        let at = (part * values.len().saturating_sub(1) as f64) as usize;
        values.sort_unstable_by(f64::total_cmp);
        values.get(at).copied().unwrap_or(1.0)
    };
    let mut lit: Vec<f64> = information
        .values
        .iter()
        .copied()
        .filter(|i| *i > 0.0)
        .collect();
    let least = LEAST_INFORMATION * middle(&mut lit, 0.5);
    lit.retain(|value| *value > least);
    let (typical, floor) = (middle(&mut lit, 0.5), middle(&mut lit, 0.01));
    let values = information.values.iter_mut();
    values
        .map(|value| {
            let is_rim = *value <= least;
            *value = if is_rim { typical } else { value.max(floor) };
            is_rim
        })
        .collect()
}

fn dot(a: &Grid, b: &Grid) -> f64 {
    a.values.iter().zip(&b.values).map(|(a, b)| a * b).sum()
}

/// Solves `normal(x) = right` from `x`. Returns the number of iterations.
fn conjugate_gradients(
    normal: &mut impl FnMut(&Grid) -> Grid,
    right: &Grid,
    preconditioner: &Grid,
    x: &mut Grid,
    most: usize,
) -> usize {
    let divided = |residual: &Grid| {
        let mut out = residual.clone();
        for (value, diagonal) in out.values.iter_mut().zip(&preconditioner.values) {
            *value /= diagonal;
        }
        out
    };
    let mut residual = normal(x);
    for (out, right) in residual.values.iter_mut().zip(&right.values) {
        *out = right - *out;
    }
    let limit = TOLERANCE * TOLERANCE * dot(&divided(right), right);
    let mut scaled = divided(&residual);
    let mut direction = scaled.clone();
    let mut square = dot(&residual, &scaled);
    for iteration in 0..most {
        if !(square > limit) {
            return iteration;
        }
        let image = normal(&direction);
        let curvature = dot(&direction, &image);
        if !(curvature > 0.0) {
            return iteration;
        }
        let length = square / curvature;
        for i in 0..x.values.len() {
            x.values[i] += length * direction.values[i];
            residual.values[i] -= length * image.values[i];
        }
        scaled = divided(&residual);
        let next = dot(&residual, &scaled);
        for (out, scaled) in direction.values.iter_mut().zip(&scaled.values) {
            *out = scaled + next / square * *out;
        }
        square = next;
    }
    most
}
