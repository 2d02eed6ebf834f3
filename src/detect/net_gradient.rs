//! Picasso's detector: pixels that are the brightest of a box, and the sum of the gradients around them towards the centre.
//!
//! As `picasso.localize.identify_in_image` computes it (0.11.3), in the same order and in f32, so that the same spots pass the same
//! threshold. At the first row and column it reads the opposite border, as indices of -1 do in Python.

use pulp::{Arch, Simd, WithSimd};

use super::Frame;
use super::lanes::{PADDING, lanes};

/// How far a sum in another order can be off, in units of the terms' sum: a few hundred roundings.
const ROUNDING: f32 = 2e-5;

#[derive(Debug, Default)]
pub(super) struct Planes {
    frame: Vec<f32>,
    /// The brightest of each column of a box, along a row.
    columns: Vec<f32>,
    /// The largest pixel.
    most: f32,
    candidates: Vec<(usize, usize)>,
}

#[derive(Debug)]
pub(super) struct NetGradient {
    arch: Arch,
    width: usize,
    height: usize,
    side: usize,
    least: f32,
    /// The unit vectors to the centre, (x, y), row by row.
    towards: Vec<(f32, f32)>,
    /// The same sum as weights of pixels, for a box that is larger by one pixel all around; rows are padded with 0.
    weights: Vec<f32>,
    /// Pixels of a row of weights.
    padded: usize,
    /// How far the weighted sum can be off for pixels of at most 1.
    rounding: f32,
}

/// What is worth the processor's own instructions.
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
        let to = &mut self.planes.frame;
        // Room for the last row of weights.
        to.resize(self.method.height * stride + self.method.padded, 0.0);
        let rows = to.chunks_exact_mut(stride);
        self.planes.most = match self.frame {
            Frame::U16(pixels) => {
                let mut most = 0;
                for (row, pixels) in rows.zip(pixels.chunks_exact(width)) {
                    for (to, &pixel) in row.iter_mut().zip(pixels) {
                        *to = f32::from(pixel);
                        most = pixel.max(most);
                    }
                }
                f32::from(most)
            }
            Frame::F32(pixels) => {
                let mut most = 0.0f32;
                for (row, pixels) in rows.zip(pixels.chunks_exact(width)) {
                    for (to, &pixel) in row.iter_mut().zip(pixels) {
                        *to = pixel;
                        most = pixel.abs().max(most);
                    }
                }
                most
            }
        };
        self.method.brightest(simd, self.planes);
    }
}

impl NetGradient {
    pub fn new(side: usize, least: f32, width: usize, height: usize) -> Self {
        let half = (side / 2) as isize;
        let towards = (0..side * side).map(|i| {
            let (x, y) = (half - (i % side) as isize, half - (i / side) as isize);
            let (x, y) = (x as f32, y as f32);
            let norm = (x * x + y * y).sqrt();
            (x / norm, y / norm)
        });
        let towards: Vec<_> = towards.collect();
        let padded = (side + 2).next_multiple_of(PADDING);
        let mut weights = vec![0.0; (side + 2) * padded];
        for (i, &(ux, uy)) in towards.iter().enumerate() {
            if i == side * side / 2 {
                continue;
            }
            let centre = (i / side + 1) * padded + i % side + 1;
            weights[centre + padded] += uy;
            weights[centre - padded] -= uy;
            weights[centre + 1] += ux;
            weights[centre - 1] -= ux;
        }
        let largest = 4.0 * (side * side) as f32;
        Self {
            arch: Arch::new(),
            width,
            height,
            side,
            least,
            towards,
            weights,
            padded,
            rounding: ROUNDING * largest,
        }
    }

    /// Pixels of a row, whole registers and the reach of a box.
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
        let passes =
            |&&(x, y): &&(usize, usize)| self.net_gradient(&planes.frame, x, y) > self.least;
        peaks.extend(planes.candidates.iter().filter(passes));
    }

    /// Notes the pixels that are the first of the brightest in their box.
    #[inline(always)]
    fn brightest<S: Simd>(&self, simd: S, planes: &mut Planes) {
        let (stride, side, half) = (self.stride(), self.side, self.side / 2);
        planes.columns.resize(stride + PADDING + side, 0.0);
        // The last row and column are left out: their gradients would need the next one.
        let inner = self.width.saturating_sub(2 * half + 1);
        for y in half..self.height.saturating_sub(half + 1) {
            let rows = &planes.frame[(y - half) * stride..][..side * stride];
            for at in (0..stride).step_by(S::F32_LANES) {
                let mut most = lanes::<S>(rows, at);
                for row in 1..side {
                    most = simd.max_f32s(most, lanes::<S>(rows, row * stride + at));
                }
                let to = &mut planes.columns[at..at + S::F32_LANES];
                S::as_mut_simd_f32s(to).0[0] = most;
            }
            let centres = &rows[half * stride + half..];
            for first in (0..inner).step_by(S::F32_LANES) {
                let mut most = lanes::<S>(&planes.columns, first);
                for shift in 1..side {
                    most = simd.max_f32s(most, lanes::<S>(&planes.columns, first + shift));
                }
                let last = (first + S::F32_LANES).min(inner);
                let mut boxes = [0.0; PADDING];
                S::as_mut_simd_f32s(&mut boxes).0[0] = most;
                let mut any = false;
                for (a, b) in centres[first..last].iter().zip(&boxes) {
                    any |= a == b;
                }
                if !any {
                    continue;
                }
                for x in first..last {
                    if centres[x] == boxes[x - first]
                        && self.may_pass(simd, planes, x + half, y)
                        && self.is_first(&planes.frame, x + half, y)
                    {
                        planes.candidates.push((x + half, y));
                    }
                }
            }
        }
    }

    /// Whether no pixel of the box that comes before in reading order is as bright.
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

    /// Whether the net gradient, summed in whatever order is quick, comes near the threshold.
    #[inline(always)]
    fn may_pass<S: Simd>(&self, simd: S, planes: &Planes, x: usize, y: usize) -> bool {
        let half = self.side / 2;
        if x == half || y == half {
            return true;
        }
        let first = (y - half - 1) * self.stride() + x - half - 1;
        let mut sum = simd.splat_f32s(0.0);
        for row in 0..self.side + 2 {
            for at in (0..self.side + 2).step_by(S::F32_LANES) {
                let pixels = lanes::<S>(&planes.frame, first + row * self.stride() + at);
                let weights = lanes::<S>(&self.weights, row * self.padded + at);
                sum = simd.mul_add_f32s(pixels, weights, sum);
            }
        }
        let sum = simd.reduce_sum_f32s(sum);
        // What is no number is left to the sum in order.
        !(sum < self.least - self.rounding * planes.most)
    }

    fn net_gradient(&self, frame: &[f32], x: usize, y: usize) -> f32 {
        let (stride, half) = (self.stride(), self.side / 2);
        let before = |at: usize, side: usize| if at == 0 { side - 1 } else { at - 1 };
        let mut sum = 0.0f32;
        for (i, &(ux, uy)) in self.towards.iter().enumerate() {
            if i == self.side * self.side / 2 {
                continue;
            }
            let (x, y) = (x + i % self.side - half, y + i / self.side - half);
            let at = |x: usize, y: usize| frame[y * stride + x];
            let gy = at(x, y + 1) - at(x, before(y, self.height));
            let gx = at(x + 1, y) - at(before(x, self.width), y);
            sum += gy * uy + gx * ux;
        }
        sum
    }
}
