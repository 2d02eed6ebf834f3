//! Picasso's detector: the brightest pixel of each box, and the sum of the gradients around it
//! towards the centre.
//!
//! The sum is that of `picasso.localize.identify_in_image` (0.11.3), in the same order and in f32,
//! so the same spots pass the same threshold. At the first row and column it reads the opposite
//! border, as an index of -1 does in Python.

use pulp::{Arch, NullaryFnOnce};

use super::frame::Frame;
use super::lanes::{Floats, Integers, Lanes, Portable};
use super::tile::{Input, Tile, TileBuffers, tiles};

/// The error of a sum in another order, relative to the sum of its terms: a few hundred roundings.
const ROUNDING: f32 = 2e-5;

/// Rows of weights are padded to a multiple of this.
const GROUP: usize = 16;

#[derive(Debug)]
pub(super) struct NetGradient {
    pub arch: Arch,
    width: usize,
    height: usize,
    side: usize,
    threshold: f32,
    /// Unit vectors towards the centre, (x, y), row by row.
    directions: Vec<(f32, f32)>,
    /// The net gradient as a weighted sum of pixels, in a box that is larger by one pixel on each
    /// side. Rows are padded with 0.
    weights: Vec<f32>,
    /// The length of a row of weights.
    weights_stride: usize,
    /// The error of the weighted sum for pixels of at most 1.
    rounding: f32,
}

/// The type of a pixel.
trait Pixel: Copy + PartialOrd {
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

/// Pixels of u16 as integers of the same order.
struct Ordered<'a>(&'a [u16], usize);

impl Input<i16> for Ordered<'_> {
    #[inline(always)]
    fn load(&self, x: usize, y: usize, out: &mut [i16]) {
        let pixels = &self.0[y * self.1 + x..][..out.len()];
        for (out, pixel) in out.iter_mut().zip(pixels) {
            *out = (pixel ^ 0x8000) as i16;
        }
    }
}

/// Pixels of f32.
struct Plain<'a>(&'a [f32], usize);

impl Input<f32> for Plain<'_> {
    #[inline(always)]
    fn load(&self, x: usize, y: usize, out: &mut [f32]) {
        out.copy_from_slice(&self.0[y * self.1 + x..][..out.len()]);
    }
}

/// The part of the search that is compiled for the processor's instructions.
struct Search<'a, F, I> {
    method: &'a NetGradient,
    frame: Frame<'a>,
    buffers: &'a mut TileBuffers,
    peaks: &'a mut Vec<(usize, usize)>,
    lanes: (F, I),
}

impl<F: Lanes<Element = f32>, I: Lanes<Element = i16>> NullaryFnOnce for Search<'_, F, I> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Self {
            method,
            frame,
            buffers,
            peaks,
            lanes: (floats, integers),
        } = self;
        let (width, radius) = (method.width, method.side / 2);
        for tile in tiles(width, method.height) {
            match frame {
                Frame::U16(pixels) => {
                    tile.find_maxima(integers, radius, buffers, &Ordered(pixels, width));
                    method.push_spots(&tile, buffers, pixels, peaks);
                }
                Frame::F32(pixels) => {
                    tile.find_maxima(floats, radius, buffers, &Plain(pixels, width));
                    method.push_spots(&tile, buffers, pixels, peaks);
                }
            }
        }
    }
}

impl NetGradient {
    pub fn new(side: usize, threshold: f32, width: usize, height: usize) -> Self {
        let half = (side / 2) as isize;
        let directions = (0..side * side).map(|i| {
            let (x, y) = (half - (i % side) as isize, half - (i / side) as isize);
            let (x, y) = (x as f32, y as f32);
            let norm = (x * x + y * y).sqrt();
            (x / norm, y / norm)
        });
        let directions: Vec<_> = directions.collect();
        let stride = (side + 2).next_multiple_of(GROUP);
        let mut weights = vec![0.0; (side + 2) * stride];
        for (i, &(ux, uy)) in directions.iter().enumerate() {
            if i == side * side / 2 {
                continue;
            }
            let centre = (i / side + 1) * stride + i % side + 1;
            weights[centre + stride] += uy;
            weights[centre - stride] -= uy;
            weights[centre + 1] += ux;
            weights[centre - 1] -= ux;
        }
        let max_sum = 4.0 * (side * side) as f32;
        Self {
            arch: Arch::new(),
            width,
            height,
            side,
            threshold,
            directions,
            weights,
            weights_stride: stride,
            rounding: ROUNDING * max_sum,
        }
    }

    pub fn find(
        &self,
        frame: Frame<'_>,
        buffers: &mut TileBuffers,
        peaks: &mut Vec<(usize, usize)>,
    ) {
        macro_rules! search {
            ($simd:expr) => {
                Search {
                    method: self,
                    frame,
                    buffers,
                    peaks: &mut *peaks,
                    lanes: (Floats($simd), Integers($simd)),
                }
            };
        }
        match self.arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V4(simd) => simd.vectorize(search!(simd)),
            #[cfg(target_arch = "x86_64")]
            Arch::V3(simd) => simd.vectorize(search!(simd)),
            _ => search!(Portable).call(),
        }
        peaks.sort_unstable_by_key(|&(x, y)| (y, x));
    }

    /// The net gradient at a peak over the threshold.
    pub fn over_threshold(&self, frame: Frame<'_>, x: usize, y: usize) -> f64 {
        let sum = match frame {
            Frame::U16(pixels) => self.net_gradient(pixels, x, y),
            Frame::F32(pixels) => self.net_gradient(pixels, x, y),
        };
        f64::from(sum) / f64::from(self.threshold)
    }

    /// Adds the maxima of a tile whose net gradient is above the threshold.
    #[inline(always)]
    fn push_spots<T: Pixel>(
        &self,
        tile: &Tile,
        buffers: &TileBuffers,
        pixels: &[T],
        peaks: &mut Vec<(usize, usize)>,
    ) {
        let half = self.side / 2;
        // The last row and column are left out: their gradients need the pixels beyond.
        let columns = half..self.width.saturating_sub(half + 1);
        let rows = half..self.height.saturating_sub(half + 1);
        for hit in &buffers.hits {
            for (x, y) in tile.pixels(*hit) {
                if columns.contains(&x)
                    && rows.contains(&y)
                    && self.may_exceed(pixels, x, y)
                    && self.is_first(pixels, x, y)
                    && self.net_gradient(pixels, x, y) > self.threshold
                {
                    peaks.push((x, y));
                }
            }
        }
    }

    /// True if all pixels of the box before this one, in reading order, are darker.
    #[inline(always)]
    fn is_first<T: Pixel>(&self, pixels: &[T], x: usize, y: usize) -> bool {
        let half = self.side / 2;
        let value = pixels[y * self.width + x];
        let row = |y: usize, length: usize| &pixels[y * self.width + x - half..][..length];
        let mut first = true;
        for above in y - half..y {
            for &other in row(above, self.side) {
                first &= other < value;
            }
        }
        for &other in row(y, half) {
            first &= other < value;
        }
        first
    }

    /// True if the net gradient may exceed the threshold, by a fast sum in another order.
    #[inline(always)]
    fn may_exceed<T: Pixel>(&self, pixels: &[T], x: usize, y: usize) -> bool {
        let half = self.side / 2;
        let stride = self.weights_stride;
        if x == half || y == half {
            return true;
        }
        let first = (y - half - 1) * self.width + x - half - 1;
        if first + (self.side + 1) * self.width + stride > pixels.len() {
            return true;
        }
        let (mut sums, mut maxima) = ([0.0f32; GROUP], [0.0f32; GROUP]);
        for row in 0..self.side + 2 {
            let line = pixels[first + row * self.width..][..stride].chunks_exact(GROUP);
            let weights = self.weights[row * stride..][..stride].chunks_exact(GROUP);
            for (line, weights) in line.zip(weights) {
                for i in 0..GROUP {
                    let value = line[i].to_f32();
                    sums[i] += value * weights[i];
                    maxima[i] = if value.abs() > maxima[i] {
                        value.abs()
                    } else {
                        maxima[i]
                    };
                }
            }
        }
        let max = maxima
            .into_iter()
            .fold(0.0f32, |a, b| if a > b { a } else { b });
        let sum: f32 = sums.into_iter().sum();
        // A NaN is left to the exact sum.
        !(sum < self.threshold - self.rounding * max)
    }

    /// The net gradient of the box around a pixel, summed in Picasso's order.
    fn net_gradient<T: Pixel>(&self, pixels: &[T], x: usize, y: usize) -> f32 {
        let half = self.side / 2;
        let previous = |i: usize, side: usize| if i == 0 { side - 1 } else { i - 1 };
        let mut sum = 0.0f32;
        for (i, &(ux, uy)) in self.directions.iter().enumerate() {
            if i == self.side * self.side / 2 {
                continue;
            }
            let (x, y) = (x + i % self.side - half, y + i / self.side - half);
            let at = |x: usize, y: usize| pixels[y * self.width + x].to_f32();
            let gy = at(x, y + 1) - at(x, previous(y, self.height));
            let gx = at(x + 1, y) - at(previous(x, self.width), y);
            sum += gy * uy + gx * ux;
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_set_finds_the_same_spots() {
        for (width, height) in [(40, 37), (97, 65), (530, 70)] {
            let pixel = |i: usize| 100 + (i * 7919 % 1009 / 9) as u16 + (i / 7 % 5 * 30) as u16;
            let pixels: Vec<u16> = (0..width * height).map(pixel).collect();
            let floats: Vec<f32> = pixels.iter().map(|&pixel| pixel.into()).collect();
            for side in [5, 7, 31] {
                let mut method = NetGradient::new(side, 50.0, width, height);
                let mut find = |frame: Frame<'_>, arch: Arch| {
                    let mut peaks = Vec::new();
                    method.arch = arch;
                    method.find(frame, &mut TileBuffers::default(), &mut peaks);
                    peaks
                };
                let expected = find(Frame::F32(&floats), Arch::Scalar);
                assert!(side == 31 || expected.len() > 10, "{}", expected.len());
                let mut sets = vec![Arch::Scalar, Arch::new()];
                #[cfg(target_arch = "x86_64")]
                sets.extend(pulp::x86::V3::try_new().map(Arch::V3));
                for arch in sets {
                    assert_eq!(find(Frame::U16(&pixels), arch), expected, "{arch:?}");
                    assert_eq!(find(Frame::F32(&floats), arch), expected, "{arch:?}");
                }
            }
        }
    }
}
