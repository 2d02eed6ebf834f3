//! How noisy the filtered frame is, place by place: what the camera and the filter say before any frame is seen.

use gaussmle_kernels::spec::MASKED;

use super::background::Blocks;
use super::kernel::Kernel;
use super::lanes::PADDING;
use super::weights::{Weights, folded, smooth_plane};
use crate::camera::{Calibration, Camera};

/// How a camera's numbers become electrons, and how noisy they are.
#[derive(Debug)]
pub(super) enum Noise {
    Uniform(Uniform),
    Maps(Box<Maps>),
}

/// A camera whose pixels are alike.
#[derive(Debug)]
pub(super) struct Uniform {
    pub offset_adu: f32,
    pub gain: f32,
    pub read_variance: f32,
    /// The filter's powers in each column and row, where borders matter.
    pub columns: Vec<Powers>,
    pub rows: Vec<Powers>,
    /// No pixel's power is below it.
    pub least_power: f32,
}

/// Sums of squares and products of the two Gaussians' weights along one axis.
#[derive(Clone, Copy, Debug)]
pub(super) struct Powers {
    pub spot: f32,
    pub both: f32,
    pub surround: f32,
}

/// One value a pixel each.
#[derive(Debug)]
pub(super) struct Maps {
    pub offset_adu: Vec<f32>,
    /// Gain times weight: weighted electrons an ADU.
    pub weighted_gain: Vec<f32>,
    /// What the smoothed weights are, inverted; 0 where there is no pixel to smooth over.
    pub spot: Vec<f32>,
    pub surround: Vec<f32>,
    /// The filtered frame's variance is `read + light * background`, electrons squared.
    pub read: Vec<f32>,
    pub light: Vec<f32>,
    /// The sum of weights of each block.
    pub block_weight: Vec<f32>,
    /// The least `read` and `light` of each block.
    pub block_least: Vec<(f32, f32)>,
}

impl Noise {
    /// The noise of a camera's frames, of this width and height, after the filter.
    pub fn new(camera: &Camera, sides: [usize; 2], kernel: &Kernel, blocks: &Blocks) -> Self {
        match &camera.calibration {
            Calibration::Uniform {
                offset_adu,
                gain_e_per_adu,
                read_noise_e,
            } => Noise::Uniform(Uniform {
                offset_adu: *offset_adu as f32,
                gain: *gain_e_per_adu as f32,
                read_variance: (read_noise_e * read_noise_e) as f32,
                columns: Powers::along(kernel, sides[0]),
                rows: Powers::along(kernel, sides[1]),
                least_power: Powers::least(kernel),
            }),
            Calibration::Maps(maps) => {
                let excess = camera.excess_noise as f32;
                let maps = Maps::new(&maps.values, sides, kernel, blocks, excess);
                Noise::Maps(Box::new(maps))
            }
        }
    }
}

impl Powers {
    /// At each place along an axis. Pixels beyond the border are repetitions of the last one, and their weights are its.
    fn along(kernel: &Kernel, side: usize) -> Vec<Self> {
        let spot = folded(&kernel.spot, side);
        let surround = folded(&kernel.surround, side);
        let pairs = spot.iter().zip(&surround);
        pairs
            .map(|(spot, surround)| Self {
                spot: spot.product(spot),
                both: spot.product(surround),
                surround: surround.product(surround),
            })
            .collect()
    }

    /// The sum of squares of the difference's weights.
    pub fn of(column: Self, row: Self) -> f32 {
        column.spot * row.spot - 2.0 * column.both * row.both + column.surround * row.surround
    }

    /// The least of all places: borders are never further off than this reaches.
    fn least(kernel: &Kernel) -> f32 {
        let places = Self::along(kernel, 4 * kernel.reach());
        let of = |column: &Self| {
            let rows = places.iter().map(|row| Self::of(*column, *row));
            rows.fold(f32::INFINITY, f32::min)
        };
        places.iter().map(of).fold(f32::INFINITY, f32::min)
    }
}

impl Maps {
    fn new(
        values: &[[f32; 3]],
        [width, height]: [usize; 2],
        kernel: &Kernel,
        blocks: &Blocks,
        excess: f32,
    ) -> Self {
        let masked = |variance: f32| variance >= MASKED;
        // Read noise as low as most pixels' costs them no weight: background light is noise, too.
        let mut variances: Vec<f32> = values
            .iter()
            .map(|v| v[2])
            .filter(|&v| !masked(v))
            .collect();
        let middle = variances.len() / 2;
        let typical = if variances.is_empty() {
            1.0
        } else {
            let (_, median, _) = variances.select_nth_unstable_by(middle, f32::total_cmp);
            median.max(1.0)
        };
        let weight = |variance: f32| {
            if masked(variance) {
                0.0
            } else {
                typical / (typical + variance)
            }
        };
        let weights: Vec<f32> = values.iter().map(|v| weight(v[2])).collect();
        let squares: Vec<f32> = weights.iter().map(|w| w * w).collect();
        let noises: Vec<f32> = squares
            .iter()
            .zip(values)
            .map(|(w2, v)| if *w2 > 0.0 { w2 * v[2] } else { 0.0 })
            .collect();
        let near = [width, height].map(|side| folded(&kernel.spot, side));
        let far = [width, height].map(|side| folded(&kernel.surround, side));
        let smooth = |plane: &[f32], along: &[Vec<Weights>; 2]| smooth_plane(plane, along);
        let products = |a: &[Vec<Weights>; 2], b: &[Vec<Weights>; 2]| {
            [0, 1].map(|axis| {
                let pairs = a[axis].iter().zip(&b[axis]);
                pairs.map(|(a, b)| a.times(b)).collect::<Vec<_>>()
            })
        };
        let invert = |sum: f32| if sum > 1e-6 { 1.0 / sum } else { 0.0 };
        let spot: Vec<f32> = smooth(&weights, &near).into_iter().map(invert).collect();
        let surround: Vec<f32> = smooth(&weights, &far).into_iter().map(invert).collect();
        // The variance of a / A - b / B, with a and b weighted sums over the same pixels.
        let variance = |plane: &[f32]| -> Vec<f32> {
            let aa = smooth(plane, &products(&near, &near));
            let ab = smooth(plane, &products(&near, &far));
            let bb = smooth(plane, &products(&far, &far));
            (0..plane.len())
                .map(|i| {
                    let (a, b) = (spot[i], surround[i]);
                    if a == 0.0 {
                        // No pixel to see a spot with.
                        f32::INFINITY
                    } else {
                        a * a * aa[i] - 2.0 * a * b * ab[i] + b * b * bb[i]
                    }
                })
                .collect()
        };
        let read = variance(&noises);
        let light: Vec<f32> = variance(&squares).into_iter().map(|v| v * excess).collect();
        let mut block_weight = Vec::new();
        let mut block_least = Vec::new();
        for row in 0..blocks.rows {
            for column in 0..blocks.columns {
                let (mut sum, mut least) = (0.0, (f32::INFINITY, f32::INFINITY));
                for y in (0..height).filter(|&y| blocks.row(y) == row) {
                    for x in blocks.across(column) {
                        let i = y * width + x;
                        sum += weights[i];
                        least = (least.0.min(read[i]), least.1.min(light[i]));
                    }
                }
                block_weight.push(sum);
                block_least.push(least);
            }
        }
        let wide = width.next_multiple_of(PADDING);
        let in_chunks = |plane: Vec<f32>| widened(&plane, width, wide);
        let gains = values.iter().zip(&weights);
        Self {
            offset_adu: values.iter().map(|v| v[0]).collect(),
            weighted_gain: gains.map(|(v, w)| v[1] * w).collect(),
            spot: in_chunks(spot),
            surround: in_chunks(surround),
            read: in_chunks(read),
            light: in_chunks(light),
            block_weight,
            block_least,
        }
    }
}

/// Rows of `width` values, in rows of `wide`.
fn widened(plane: &[f32], width: usize, wide: usize) -> Vec<f32> {
    let mut out = vec![0.0; plane.len() / width * wide];
    for (to, from) in out.chunks_exact_mut(wide).zip(plane.chunks_exact(width)) {
        to[..width].copy_from_slice(from);
    }
    out
}
