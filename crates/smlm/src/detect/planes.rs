//! The buffers of the band-pass, and the conversion of a frame to them.

use super::background::Blocks;
use super::lanes::PADDING;
use super::noise::Noise;

/// The buffers of one frame.
#[derive(Debug, Default)]
pub(super) struct Planes {
    /// ADU, or weighted electrons of a camera with maps. Border pixels are repeated on both sides
    /// of each row.
    pub rows: Vec<f32>,
    /// The sum of each pixel column over the rows of the current blocks.
    pub column_sums: Vec<f32>,
    /// The mean of each block, electrons.
    pub means: Vec<f32>,
    /// The background of each block, electrons.
    pub background: Vec<f32>,
    /// A lower bound of the thresholds in each block.
    pub block_thresholds: Vec<f32>,
    /// One row, smoothed across rows.
    pub spot: Vec<f32>,
    pub surround: Vec<f32>,
    /// The filtered frame.
    pub filtered: Vec<f32>,
    /// Pixels above the lower bound of their block that are maxima of their row.
    pub candidates: Vec<(usize, usize)>,
}

/// The sizes of a frame and its buffers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub width: usize,
    pub height: usize,
    /// Repeated pixels on each side of a row: the kernel's radius.
    pub border: usize,
}

impl Layout {
    /// The length of a row with its borders.
    pub fn stride(&self) -> usize {
        self.filtered_stride() + (2 * self.border).next_multiple_of(PADDING)
    }

    /// The length of a row of the filtered frame.
    pub fn filtered_stride(&self) -> usize {
        self.width.next_multiple_of(PADDING)
    }
}

/// The type of a pixel.
pub(super) trait Pixel: Copy {
    fn to_f32(self) -> f32;
}

impl Pixel for u16 {
    #[inline(always)]
    fn to_f32(self) -> f32 {
        f32::from(self)
    }
}

impl Pixel for f32 {
    #[inline(always)]
    fn to_f32(self) -> f32 {
        self
    }
}

impl Planes {
    /// Fills the rows, and the means of blocks.
    #[inline(always)]
    pub fn load<T: Pixel>(&mut self, pixels: &[T], layout: Layout, blocks: &Blocks, noise: &Noise) {
        let (width, border, stride) = (layout.width, layout.border, layout.stride());
        self.rows.resize(layout.height * stride, 0.0);
        self.column_sums.clear();
        self.column_sums.resize(width, 0.0);
        self.means.clear();
        let sums = &mut self.column_sums;
        let mut lines = 0;
        let rows = self.rows.chunks_exact_mut(stride);
        for (y, (row, pixels)) in rows.zip(pixels.chunks_exact(width)).enumerate() {
            let (left, rest) = row.split_at_mut(border);
            let (line, right) = rest.split_at_mut(width);
            load_row(line, sums, pixels, y * width, noise);
            left.fill(line[0]);
            right.fill(line[width - 1]);
            lines += 1;
            if blocks.is_last_row(y) {
                push_means(&mut self.means, sums, lines, blocks, noise);
                sums.fill(0.0);
                lines = 0;
            }
        }
    }
}

/// Converts one row of pixels, which starts at `first` in the frame, and adds it to the sums.
#[inline(always)]
fn load_row<T: Pixel>(
    line: &mut [f32],
    sums: &mut [f32],
    pixels: &[T],
    first: usize,
    noise: &Noise,
) {
    match noise {
        Noise::Uniform(_) => {
            for ((out, pixel), sum) in line.iter_mut().zip(pixels).zip(sums) {
                let value = pixel.to_f32();
                *out = value;
                *sum += value;
            }
        }
        Noise::Maps(maps) => {
            let offsets = &maps.offset_adu[first..][..pixels.len()];
            let gains = &maps.weighted_gain[first..][..pixels.len()];
            for ((((out, pixel), sum), offset), gain) in line
                .iter_mut()
                .zip(pixels)
                .zip(sums)
                .zip(offsets)
                .zip(gains)
            {
                let value = (pixel.to_f32() - offset) * gain;
                *out = value;
                *sum += value;
            }
        }
    }
}

/// Adds the means of one row of blocks of this number of lines.
#[inline(always)]
fn push_means(means: &mut Vec<f32>, sums: &[f32], lines: usize, blocks: &Blocks, noise: &Noise) {
    for column in 0..blocks.columns {
        let range = blocks.pixel_columns(column);
        let pixels = (lines * range.len()) as f32;
        let sum: f32 = sums[range].iter().sum();
        let block = means.len();
        means.push(match noise {
            Noise::Uniform(camera) => (sum / pixels - camera.offset_adu) * camera.gain,
            Noise::Maps(maps) if maps.block_weight[block] > 0.0 => sum / maps.block_weight[block],
            Noise::Maps(_) => 0.0,
        });
    }
}
