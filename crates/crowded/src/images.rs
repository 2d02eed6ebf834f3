//! The images of a frame: calibrated values, and what a model expects.

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
