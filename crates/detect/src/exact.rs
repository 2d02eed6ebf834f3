//! The filter at single pixels, in f32.

use super::kernel::Kernel;
use super::noise::Noise;
use super::smooth::MAX_RADIUS;
use super::values::Values;

/// Elements of a row around a pixel.
const ROW: usize = 2 * MAX_RADIUS + 8;

/// Values are computed in groups of this many.
const GROUP: usize = 8;

/// The filter of a frame at single pixels. Sums have the order of the filter of whole rows.
#[derive(Clone, Copy)]
pub(super) struct Exact<'a> {
    pub values: Values<'a>,
    pub kernel: &'a Kernel,
    pub height: usize,
}

impl Exact<'_> {
    /// The filtered value of a pixel.
    #[inline(always)]
    pub fn at(self, x: usize, y: usize) -> f32 {
        let (near, far) = (&self.kernel.spot[..], &self.kernel.surround[..]);
        let radius = far.len() - 1;
        let length = (2 * radius + 1).next_multiple_of(GROUP);
        let mut line = [0.0; ROW];
        let mut other = [0.0; ROW];
        let (mut a, mut b) = ([0.0f32; ROW], [0.0f32; ROW]);
        self.load(x, y, radius, &mut line[..length]);
        for (((a, b), value), _) in a.iter_mut().zip(&mut b).zip(&line).zip(0..length) {
            *a = near[0] * value;
            *b = far[0] * value;
        }
        for j in 1..=radius {
            self.load(x, y.saturating_sub(j), radius, &mut line[..length]);
            let below = (y + j).min(self.height - 1);
            self.load(x, below, radius, &mut other[..length]);
            for (above, below) in line[..length].iter_mut().zip(&other) {
                *above += below;
            }
            if let Some(weight) = near.get(j) {
                for (a, pair) in a[..length].iter_mut().zip(&line) {
                    *a += weight * pair;
                }
            }
            for (b, pair) in b[..length].iter_mut().zip(&line) {
                *b += far[j] * pair;
            }
        }
        let along = |row: &[f32; ROW], half: &[f32]| {
            let mut sum = half[0] * row[radius];
            for (j, weight) in half.iter().enumerate().skip(1) {
                sum += weight * (row[radius - j] + row[radius + j]);
            }
            sum
        };
        let (mut spot, mut surround) = (along(&a, near), along(&b, far));
        if let Noise::Maps(maps) = self.values.noise {
            let pixel = y * self.values.width + x;
            let [spot_scales, surround_scales] = &maps.scales.floats;
            spot *= spot_scales[pixel];
            surround *= surround_scales[pixel];
        }
        spot - surround
    }

    /// Writes the values of a row from `radius` pixels before `x` on. Pixels beyond the frame
    /// repeat its border.
    #[inline(always)]
    fn load(self, x: usize, y: usize, radius: usize, out: &mut [f32]) {
        let width = self.values.width;
        if x >= radius && x - radius + out.len() <= width {
            return self.values.load(x - radius, y, out);
        }
        let first = x.saturating_sub(radius);
        let before = first + radius - x;
        let inside = (width - first).min(out.len() - before);
        let (left, rest) = out.split_at_mut(before);
        let (line, right) = rest.split_at_mut(inside);
        self.values.load(first, y, line);
        left.fill(line[0]);
        right.fill(line[inside - 1]);
    }
}
