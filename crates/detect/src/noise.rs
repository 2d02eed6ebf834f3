//! The noise of the filtered frame at each pixel. It follows from the camera and the filter, and is
//! computed once per detector.

use gaussmle::Camera;
use gaussmle::camera::SensorMaps;

use super::background::Blocks;
use super::kernel::Kernel;
use super::scales::Scales;
use super::weights::{Weights, folded, smooth_plane};

/// The conversion of ADU to electrons, and the noise of the filtered frame.
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
    /// The power of the filter at each column and row; it differs near borders.
    pub columns: Vec<AxisPower>,
    pub rows: Vec<AxisPower>,
    /// The lowest power of the filter at any pixel.
    pub min_power: f32,
}

/// Sums of squares and products of the two Gaussians' weights along one axis.
#[derive(Clone, Copy, Debug)]
pub(super) struct AxisPower {
    spot: f32,
    cross: f32,
    surround: f32,
}

/// A camera with maps. Fields have one value per pixel, except those of blocks.
#[derive(Debug)]
pub(super) struct Maps {
    pub offset_adu: Vec<f32>,
    /// Gain times weight: weighted electrons per ADU.
    pub weighted_gain: Vec<f32>,
    pub scales: Scales,
    /// The filtered frame's variance is `read + per_photon * background`, electrons squared.
    pub read: Vec<f32>,
    pub per_photon: Vec<f32>,
    /// The sum of weights of each block.
    pub block_weight: Vec<f32>,
    /// The minima of `read` and `per_photon` of each block.
    pub block_min: Vec<(f32, f32)>,
}

impl Noise {
    /// The noise of a camera's frames of this width and height after the filter.
    pub fn new(camera: &Camera, sides: [usize; 2], kernel: &Kernel, blocks: &Blocks) -> Self {
        if let Some(maps) = camera.sensor_maps() {
            let excess = camera.excess_noise() as f32;
            let maps = Maps::new(maps.pixels(), sides, kernel, blocks, excess);
            return Noise::Maps(Box::new(maps));
        }
        let read_noise_e = camera.read_noise_e().unwrap_or_default();
        Noise::Uniform(Uniform {
            offset_adu: camera.offset_adu().unwrap_or_default() as f32,
            gain: camera.gain_e_per_adu().unwrap_or_default() as f32,
            read_variance: (read_noise_e * read_noise_e) as f32,
            columns: AxisPower::along(kernel, sides[0]),
            rows: AxisPower::along(kernel, sides[1]),
            min_power: AxisPower::min_total(kernel),
        })
    }
}

impl AxisPower {
    /// The sums at each position along an axis. Pixels beyond the border repeat the last one, which
    /// therefore carries their weights too.
    fn along(kernel: &Kernel, side: usize) -> Vec<Self> {
        // Away from the borders, all positions have the same sums.
        let border = kernel.radius();
        let short = side.min(2 * border + 1);
        let ends = Self::at_each_position(kernel, short);
        let (before, after) = ends.split_at(short.min(border));
        let inner = after.first().copied();
        let inner = inner.into_iter().cycle().take(side - short);
        let out = before.iter().copied().chain(inner);
        out.chain(after.iter().copied()).collect()
    }

    /// As [`AxisPower::along`], with each position computed on its own.
    fn at_each_position(kernel: &Kernel, side: usize) -> Vec<Self> {
        let spot = folded(&kernel.spot, side);
        let surround = folded(&kernel.surround, side);
        let pairs = spot.iter().zip(&surround);
        pairs
            .map(|(spot, surround)| Self {
                spot: spot.dot(spot),
                cross: spot.dot(surround),
                surround: surround.dot(surround),
            })
            .collect()
    }

    /// The sum of squared weights of the filter at a pixel.
    pub fn total(column: Self, row: Self) -> f32 {
        column.spot * row.spot - 2.0 * column.cross * row.cross + column.surround * row.surround
    }

    /// The lowest total of all pixels. Four radii of the kernel contain every distance to a border
    /// that matters.
    fn min_total(kernel: &Kernel) -> f32 {
        let positions = Self::along(kernel, 4 * kernel.radius());
        let min_of_column = |column: &Self| {
            let rows = positions.iter().map(|row| Self::total(*column, *row));
            rows.fold(f32::INFINITY, f32::min)
        };
        let columns = positions.iter().map(min_of_column);
        columns.fold(f32::INFINITY, f32::min)
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
        let weights = pixel_weights(values);
        let squares: Vec<f32> = weights.iter().map(|w| w * w).collect();
        let read_variances: Vec<f32> = squares
            .iter()
            .zip(values)
            .map(|(w2, v)| if *w2 > 0.0 { w2 * v[2] } else { 0.0 })
            .collect();
        let filter = PlaneFilter::new(kernel, [width, height], &weights);
        let read = filter.variance(&read_variances);
        let per_photon = filter.variance(&squares);
        let per_photon: Vec<f32> = per_photon.into_iter().map(|v| v * excess).collect();
        let mut block_weight = Vec::new();
        let mut block_min = Vec::new();
        for row in 0..blocks.rows {
            for column in 0..blocks.columns {
                let (mut sum, mut min) = (0.0, (f32::INFINITY, f32::INFINITY));
                for y in (0..height).filter(|&y| blocks.row_of(y) == row) {
                    for x in blocks.pixel_columns(column) {
                        let i = y * width + x;
                        sum += weights[i];
                        min = (min.0.min(read[i]), min.1.min(per_photon[i]));
                    }
                }
                block_weight.push(sum);
                block_min.push(min);
            }
        }
        let scales = Scales::new(filter.spot, filter.surround, blocks, width);
        let gains = values.iter().zip(&weights);
        Self {
            offset_adu: values.iter().map(|v| v[0]).collect(),
            weighted_gain: gains.map(|(v, w)| v[1] * w).collect(),
            scales,
            read,
            per_photon,
            block_weight,
            block_min,
        }
    }
}

/// The weight of each pixel, from 0 (masked) to 1. `values` are offset, gain and read variance.
fn pixel_weights(values: &[[f32; 3]]) -> Vec<f32> {
    let masked = |variance: f32| variance >= SensorMaps::MASKED;
    let mut variances: Vec<f32> = values
        .iter()
        .map(|v| v[2])
        .filter(|&v| !masked(v))
        .collect();
    let middle = variances.len() / 2;
    // Background light is noise, too, so a low read noise hardly reduces the weight of a pixel.
    let typical = if variances.is_empty() {
        1.0
    } else {
        let (_, median, _) = variances.select_nth_unstable_by(middle, f32::total_cmp);
        median.max(1.0)
    };
    let weight = |v: &[f32; 3]| match masked(v[2]) {
        true => 0.0,
        false => typical / (typical + v[2]),
    };
    values.iter().map(weight).collect()
}

/// The filter of weighted pixels: `a / A - b / B`, where `a` and `b` are the sums over the spot and
/// its surroundings of weighted pixels, and `A` and `B` those of the weights.
struct PlaneFilter {
    /// Products of two kernels along x and y: spot with spot, spot with surround, and surround with
    /// surround.
    products: [[Vec<Weights>; 2]; 3],
    /// `1 / A` and `1 / B`.
    spot: Vec<f32>,
    surround: Vec<f32>,
}

impl PlaneFilter {
    fn new(kernel: &Kernel, sides: [usize; 2], weights: &[f32]) -> Self {
        let near = sides.map(|side| folded(&kernel.spot, side));
        let far = sides.map(|side| folded(&kernel.surround, side));
        let products = |a: &[Vec<Weights>; 2], b: &[Vec<Weights>; 2]| {
            [0, 1].map(|axis| {
                let pairs = a[axis].iter().zip(&b[axis]);
                pairs.map(|(a, b)| a.times(b)).collect::<Vec<_>>()
            })
        };
        let inverse = |kernel: &[Vec<Weights>; 2]| -> Vec<f32> {
            let sums = smooth_plane(weights, kernel).into_iter();
            sums.map(|sum| if sum > 1e-6 { 1.0 / sum } else { 0.0 })
                .collect()
        };
        Self {
            products: [
                products(&near, &near),
                products(&near, &far),
                products(&far, &far),
            ],
            spot: inverse(&near),
            surround: inverse(&far),
        }
    }

    /// The variance of the filtered plane, from the variance of each weighted pixel; infinite where
    /// all pixels in reach of the spot are masked.
    fn variance(&self, plane: &[f32]) -> Vec<f32> {
        let [aa, ab, bb] = [0, 1, 2].map(|k| smooth_plane(plane, &self.products[k]));
        let at = |i: usize| {
            let (a, b) = (self.spot[i], self.surround[i]);
            match a == 0.0 {
                true => f32::INFINITY,
                false => a * a * aa[i] - 2.0 * a * b * ab[i] + b * b * bb[i],
            }
        };
        (0..plane.len()).map(at).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_positions_have_the_sums_of_each_other() {
        for sigma in [0.3, 1.3, 8.0] {
            let kernel = Kernel::new(sigma);
            let radius = kernel.radius();
            for side in [
                1,
                2,
                radius,
                radius + 1,
                2 * radius,
                2 * radius + 1,
                5 * radius,
            ] {
                let bits = |all: Vec<AxisPower>| {
                    let numbers = all.into_iter().map(|p| [p.spot, p.cross, p.surround]);
                    numbers.map(|p| p.map(f32::to_bits)).collect::<Vec<_>>()
                };
                let expected = AxisPower::at_each_position(&kernel, side);
                assert_eq!(
                    bits(AxisPower::along(&kernel, side)),
                    bits(expected),
                    "{side}"
                );
            }
        }
    }
}
