//! Picasso's detector: the brightest pixel of each box, and the sum of the gradients around it
//! towards the centre.
//!
//! The sum is that of `picasso.localize.identify_in_image` (0.11.3), in the same order and in f32,
//! so the same spots pass the same threshold. At the first row and column it reads the opposite
//! border, as an index of -1 does in Python.

use pulp::{Arch, Simd, WithSimd};

use super::frame::Frame;
use super::lanes::{PADDING, lanes};

/// The error of a sum in another order, relative to the sum of its terms: a few hundred roundings.
const ROUNDING: f32 = 2e-5;

/// The buffers of one frame.
#[derive(Debug, Default)]
pub(super) struct Planes {
    frame: Vec<f32>,
    /// The maximum of each column of a box, along a row.
    column_maxima: Vec<f32>,
    /// The largest absolute value of the frame.
    max: f32,
    candidates: Vec<(usize, usize)>,
}

#[derive(Debug)]
pub(super) struct NetGradient {
    arch: Arch,
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

/// The part of the search that is compiled for the processor's instructions.
struct Search<'a> {
    method: &'a NetGradient,
    frame: Frame<'a>,
    planes: &'a mut Planes,
}

impl WithSimd for Search<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let (width, stride) = (self.method.width, self.method.stride());
        let frame = &mut self.planes.frame;
        // The weights of the last row reach beyond the frame.
        let length = self.method.height * stride + self.method.weights_stride;
        frame.resize(length, 0.0);
        let rows = frame.chunks_exact_mut(stride);
        self.planes.max = match self.frame {
            Frame::U16(pixels) => {
                let mut max = 0;
                for (row, pixels) in rows.zip(pixels.chunks_exact(width)) {
                    for (out, &pixel) in row.iter_mut().zip(pixels) {
                        *out = f32::from(pixel);
                        max = pixel.max(max);
                    }
                }
                f32::from(max)
            }
            Frame::F32(pixels) => {
                let mut max = 0.0f32;
                for (row, pixels) in rows.zip(pixels.chunks_exact(width)) {
                    for (out, &pixel) in row.iter_mut().zip(pixels) {
                        *out = pixel;
                        max = pixel.abs().max(max);
                    }
                }
                max
            }
        };
        self.method.find_maxima(simd, self.planes);
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
        let stride = (side + 2).next_multiple_of(PADDING);
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

    /// The length of a row of the frame: whole registers, and room for a box.
    fn stride(&self) -> usize {
        (self.width + self.side).next_multiple_of(PADDING)
    }

    pub fn find(&self, frame: Frame<'_>, planes: &mut Planes, peaks: &mut Vec<(usize, usize)>) {
        planes.candidates.clear();
        self.arch.dispatch(Search {
            method: self,
            frame,
            planes: &mut *planes,
        });
        let is_spot =
            |&&(x, y): &&(usize, usize)| self.net_gradient(&planes.frame, x, y) > self.threshold;
        peaks.extend(planes.candidates.iter().filter(is_spot));
    }

    /// Collects the pixels that are the maximum of their box, the first one of equal pixels.
    #[inline(always)]
    fn find_maxima<S: Simd>(&self, simd: S, planes: &mut Planes) {
        let (stride, side, half) = (self.stride(), self.side, self.side / 2);
        planes.column_maxima.resize(stride + PADDING + side, 0.0);
        // The last row and column are left out: their gradients need the pixels beyond.
        let inner = self.width.saturating_sub(2 * half + 1);
        for y in half..self.height.saturating_sub(half + 1) {
            let rows = &planes.frame[(y - half) * stride..][..side * stride];
            for start in (0..stride).step_by(S::F32_LANES) {
                let mut max = lanes::<S>(rows, start);
                for row in 1..side {
                    max = simd.max_f32s(max, lanes::<S>(rows, row * stride + start));
                }
                let out = &mut planes.column_maxima[start..start + S::F32_LANES];
                S::as_mut_simd_f32s(out).0[0] = max;
            }
            let centres = &rows[half * stride + half..];
            for first in (0..inner).step_by(S::F32_LANES) {
                let mut max = lanes::<S>(&planes.column_maxima, first);
                for shift in 1..side {
                    max = simd.max_f32s(max, lanes::<S>(&planes.column_maxima, first + shift));
                }
                let last = (first + S::F32_LANES).min(inner);
                let mut box_maxima = [0.0; PADDING];
                S::as_mut_simd_f32s(&mut box_maxima).0[0] = max;
                let mut any = false;
                for (a, b) in centres[first..last].iter().zip(&box_maxima) {
                    any |= a == b;
                }
                if !any {
                    continue;
                }
                for x in first..last {
                    if centres[x] == box_maxima[x - first]
                        && self.may_exceed(simd, planes, x + half, y)
                        && self.is_first(&planes.frame, x + half, y)
                    {
                        planes.candidates.push((x + half, y));
                    }
                }
            }
        }
    }

    /// True if all pixels of the box before this one, in reading order, are darker.
    #[inline(always)]
    fn is_first(&self, frame: &[f32], x: usize, y: usize) -> bool {
        let (stride, half) = (self.stride(), self.side / 2);
        let value = frame[y * stride + x];
        let row = |y: usize, length: usize| &frame[y * stride + x - half..][..length];
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
    fn may_exceed<S: Simd>(&self, simd: S, planes: &Planes, x: usize, y: usize) -> bool {
        let half = self.side / 2;
        if x == half || y == half {
            return true;
        }
        let first = (y - half - 1) * self.stride() + x - half - 1;
        let mut sum = simd.splat_f32s(0.0);
        for row in 0..self.side + 2 {
            for start in (0..self.side + 2).step_by(S::F32_LANES) {
                let pixels = lanes::<S>(&planes.frame, first + row * self.stride() + start);
                let weights = lanes::<S>(&self.weights, row * self.weights_stride + start);
                sum = simd.mul_add_f32s(pixels, weights, sum);
            }
        }
        let sum = simd.reduce_sum_f32s(sum);
        // A NaN is left to the exact sum.
        !(sum < self.threshold - self.rounding * planes.max)
    }

    /// The net gradient of the box around a pixel, summed in Picasso's order.
    fn net_gradient(&self, frame: &[f32], x: usize, y: usize) -> f32 {
        let (stride, half) = (self.stride(), self.side / 2);
        let previous = |i: usize, side: usize| if i == 0 { side - 1 } else { i - 1 };
        let mut sum = 0.0f32;
        for (i, &(ux, uy)) in self.directions.iter().enumerate() {
            if i == self.side * self.side / 2 {
                continue;
            }
            let (x, y) = (x + i % self.side - half, y + i / self.side - half);
            let at = |x: usize, y: usize| frame[y * stride + x];
            let gy = at(x, y + 1) - at(x, previous(y, self.height));
            let gx = at(x + 1, y) - at(previous(x, self.width), y);
            sum += gy * uy + gx * ux;
        }
        sum
    }
}
