//! Pixels far from all spots, in pairs of consecutive frames: they tell of the camera alone.

use std::ops::Range;

use gaussmle_detect::RoiBatch;
use gaussmle_io::movie::{Movie, Pixels};

use crate::config::Regions;

/// The samples of a block of frames, at most.
const MOST: usize = 1 << 17;

/// Pixels beyond a ROI in which its spot may have light.
pub(crate) const BESIDE: usize = 3;

/// The blocks that are looked at: the first ones, and then fewer and fewer.
const FIRST_BLOCKS: usize = 8;

/// Three pixels in a row, in two consecutive frames.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sample {
    /// The place of the first pixel, x and y.
    pub place: [usize; 2],
    /// ADU, frame by frame.
    pub adu: [[f64; 3]; 2],
}

/// Samples of a block of frames.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpotFree {
    pub(super) samples: Vec<Sample>,
}

impl SpotFree {
    /// Samples of frames in which these ROIs were found, and of the regions outside of which ROIs are left
    /// out. There are none where frames cannot be read.
    pub fn of(
        movie: &dyn Movie,
        frames: Range<usize>,
        rois: &RoiBatch,
        side: usize,
        regions: Option<&Regions>,
    ) -> Self {
        let mut out = Self::default();
        let block = frames.start / frames.len().max(1);
        let is_looked_at = block < FIRST_BLOCKS || block.is_power_of_two();
        let shape = movie.shape();
        if !is_looked_at || shape.width.min(shape.height) <= 2 * side + 2 {
            return out;
        }
        let of_pair = (shape.pixels() / 3).max(1);
        let pairs = (frames.len() / 2).min(MOST.div_ceil(of_pair));
        let mut pixels = Pixels::default();
        for pair in 0..pairs {
            let first = frames.start + pair * (frames.len() / pairs);
            if movie.read(first..first + 2, &mut pixels).is_err() {
                break;
            }
            let sides = [shape.width, shape.height];
            let mut lit = Lit::new(sides, side, rois, first..first + 2);
            if let Some(regions) = regions {
                lit.leave_out(regions);
            }
            match &pixels {
                Pixels::U16(pixels) => out.add(pixels, &lit, MOST / pairs),
                Pixels::F32(pixels) => out.add(pixels, &lit, MOST / pairs),
            }
        }
        out
    }

    /// Adds samples of two frames, about `most`.
    fn add<T: Copy + Into<f64>>(&mut self, pixels: &[T], lit: &Lit, most: usize) {
        let [width, height] = lit.sides;
        let inner = lit.margin..height - lit.margin;
        let of_row = (width - 2 * lit.margin) / 3;
        let rows = (most / of_row.max(1)).clamp(1, inner.len());
        for y in inner.clone().step_by(inner.len().div_ceil(rows)) {
            for x in (0..of_row).map(|i| lit.margin + 3 * i) {
                let first = y * width + x;
                if lit.pixels[first..first + 3].contains(&true) {
                    continue;
                }
                let of = |frame: usize| {
                    [0, 1, 2].map(|i| pixels[frame * width * height + first + i].into())
                };
                self.samples.push(Sample {
                    place: [x, y],
                    adu: [of(0), of(1)],
                });
            }
        }
    }
}

/// The pixels that have light of spots. Spots at the border may have no ROI.
struct Lit {
    sides: [usize; 2],
    margin: usize,
    pixels: Vec<bool>,
}

impl Lit {
    fn new(sides: [usize; 2], roi: usize, rois: &RoiBatch, frames: Range<usize>) -> Self {
        let [width, height] = sides;
        let mut pixels = vec![false; width * height];
        for &[x, y] in rois.corners_in(frames) {
            let span = |corner: i32, side: usize| {
                let corner = corner as usize;
                corner.saturating_sub(BESIDE)..(corner + roi + BESIDE).min(side)
            };
            for row in span(y, height) {
                let columns = span(x, width);
                pixels[row * width + columns.start..row * width + columns.end].fill(true);
            }
        }
        Self {
            sides,
            margin: roi,
            pixels,
        }
    }

    /// Takes pixels outside of the regions for lit: spots there may have no ROI.
    fn leave_out(&mut self, regions: &Regions) {
        let width = self.sides[0];
        for (at, is_lit) in self.pixels.iter_mut().enumerate() {
            *is_lit |= !regions.has_pixel([at % width, at / width]);
        }
    }
}
