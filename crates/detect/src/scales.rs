//! The inverse of the smoothed weights of a camera with maps, by which the filter multiplies.

use super::background::Blocks;
use super::lanes::PADDING;

/// A scale of integers is `base * (1 + scale * 2^-15)`.
const UNIT: f32 = 32768.0;

/// The inverse of the smoothed weights of the spot and of its surroundings; 0 where all pixels in
/// reach are masked. Planes are followed by room for a vector.
#[derive(Debug)]
pub(super) struct Scales {
    pub floats: [Vec<f32>; 2],
    pub integers: [Vec<i16>; 2],
    /// The median scale of the spot.
    pub base: f32,
    /// The largest scale of each block, relative to the base. Integers cannot express 2 and more.
    pub block_max: Vec<f32>,
}

impl Scales {
    pub fn new(spot: Vec<f32>, surround: Vec<f32>, blocks: &Blocks, width: usize) -> Self {
        let mut sorted = spot.clone();
        let middle = sorted.len() / 2;
        let (_, median, _) = sorted.select_nth_unstable_by(middle, f32::total_cmp);
        // Most pixels of a camera may be masked.
        let base = median.max(1.0);
        let mut block_max = Vec::new();
        for row in 0..blocks.rows {
            for column in 0..blocks.columns {
                let mut max = 0.0f32;
                for y in blocks.pixel_rows(row) {
                    for x in blocks.pixel_columns(column) {
                        let pixel = y * width + x;
                        max = max.max(spot[pixel]).max(surround[pixel]);
                    }
                }
                block_max.push(max / base);
            }
        }
        let floats = [spot, surround].map(|mut plane| {
            plane.resize(plane.len() + PADDING, 0.0);
            plane
        });
        // The conversion saturates.
        let integer = |scale: &f32| ((scale / base - 1.0) * UNIT).round() as i16;
        let integers = [0, 1].map(|k| floats[k].iter().map(integer).collect());
        Self {
            floats,
            integers,
            base,
            block_max,
        }
    }
}
