//! The images of a frame: calibrated values, and what a model expects.

use crate::lanes::{LANES, Lanes, Work, run, totals};

/// The value and the mean of pixels that are masked, or beyond the border: they carry no weight, and
/// light added to them is lost in rounding.
pub(crate) const MASKED: f32 = (1u64 << 60) as f32;

/// The images of a frame. They have a margin of masked pixels.
#[derive(Debug, Default)]
pub(crate) struct Images {
    pub width: usize,
    pub height: usize,
    /// Pixels of the margin.
    pub margin: usize,
    /// Pixels of a row with its margins.
    pub stride: usize,
    /// Calibrated values: electrons and the variance of the read noise.
    pub values: Vec<f32>,
    /// The expected values.
    pub means: Vec<f32>,
    /// The variance of the read noise.
    pub variances: Vec<f32>,
    /// The light that is known, electrons: that which stays, beyond what the background has.
    pub light: Vec<f32>,
    pub has_light: bool,
    /// The weights, one over the mean, and the residuals with their weights: see [`Images::weigh`].
    pub weights: Vec<f32>,
    pub residuals: Vec<f32>,
    /// Rows whose weights are not those of their means.
    stale: Vec<bool>,
}

/// The weights of stale rows.
struct Weigh<'a>(&'a mut Images);

impl Work for Weigh<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        let images = self.0;
        for y in 0..images.height {
            if !std::mem::take(&mut images.stale[y]) {
                continue;
            }
            // Beyond the row are pixels of the margin: they are masked and stay so.
            let begin = images.row(y).start;
            for at in (begin..begin + images.width).step_by(LANES) {
                let (values, means) = (l.load(&images.values, at), l.load(&images.means, at));
                let weights = l.div(l.splat(1.0), means);
                l.store(&mut images.weights, at, weights);
                l.store(
                    &mut images.residuals,
                    at,
                    l.mul(l.sub(values, means), weights),
                );
            }
        }
    }
}

/// The sum of the squares of the differences.
struct Misfit<'a>(&'a Images);

impl Work for Misfit<'_> {
    type Output = f64;

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) -> f64 {
        let images = self.0;
        let mut total = 0.0;
        for y in 0..images.height {
            let mut sum = l.zero();
            let begin = images.row(y).start;
            // Pixels of the margin carry no weight.
            for at in (begin..begin + images.width).step_by(LANES) {
                let (values, means) = (l.load(&images.values, at), l.load(&images.means, at));
                let difference = l.sub(values, means);
                let weighted = l.mul(l.load(&images.weights, at), difference);
                sum = l.add_product(sum, weighted, difference);
            }
            let [sum] = totals::<L, 1>(l, &[sum]);
            total += f64::from(sum);
        }
        total
    }
}

impl Images {
    /// Makes room for frames of a size. The content of pixels that are not in the margin is arbitrary.
    pub fn reserve(&mut self, [width, height]: [usize; 2], margin: usize) {
        if [self.width, self.height, self.margin] == [width, height, margin] {
            return;
        }
        (self.width, self.height, self.margin) = (width, height, margin);
        self.stride = width + 2 * margin;
        let pixels = self.stride * (height + 2 * margin);
        for image in [&mut self.values, &mut self.means, &mut self.variances] {
            image.clear();
            image.resize(pixels, MASKED);
        }
        for image in [&mut self.light, &mut self.weights, &mut self.residuals] {
            image.clear();
            image.resize(pixels, 0.0);
        }
        self.stale.clear();
        self.stale.resize(height, true);
    }

    /// Sets the light that is known, pixel by pixel. A pixel whose light is NaN is masked.
    pub fn set_light(&mut self, light: Option<impl Iterator<Item = f32>>) {
        if light.is_none() && !self.has_light {
            return;
        }
        self.has_light = light.is_some();
        let mut light = light.into_iter().flatten();
        for y in 0..self.height {
            for at in self.row(y) {
                let photons = light.next().unwrap_or_default();
                self.light[at] = if photons.is_nan() { 0.0 } else { photons };
                if photons.is_nan() {
                    (self.values[at], self.variances[at]) = (MASKED, MASKED);
                }
            }
        }
    }

    /// Says that the means of rows have changed. Rows beyond the border do not count.
    #[inline(always)]
    pub fn change(&mut self, first: i32, count: usize) {
        let end = (first + count as i32).clamp(0, self.height as i32) as usize;
        self.stale[(first.max(0) as usize).min(end)..end].fill(true);
    }

    /// Makes weights and residuals those of the means.
    pub fn weigh(&mut self) {
        run(Weigh(self));
    }

    /// The sum of the squares of the differences of values and means, with the weights as they are.
    pub fn misfit(&self) -> f64 {
        run(Misfit(self))
    }

    /// The index of a pixel.
    #[inline(always)]
    pub fn index(&self, x: i32, y: i32) -> usize {
        let margin = self.margin as i32;
        (y + margin) as usize * self.stride + (x + margin) as usize
    }

    /// The indices of a row, without its margins.
    pub fn row(&self, y: usize) -> std::ops::Range<usize> {
        let begin = (y + self.margin) * self.stride + self.margin;
        begin..begin + self.width
    }
}
