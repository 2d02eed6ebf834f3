//! The discrete Fourier transform of a power of two of values.
//!
//! Additions have one order on every processor, unlike those of libraries that choose their steps by
//! instruction set, so a table has one resolution.

use std::f64::consts::PI;

/// The factors of a length.
pub(super) struct Fft {
    /// The place of each value before the first stage: its bits in reverse.
    reversed: Vec<usize>,
    /// `exp(-i pi k / half)` for `k < half`, for each stage one after another: `half` is 1, 2, 4, ..
    cos: Vec<f64>,
    sin: Vec<f64>,
}

impl Fft {
    /// Prepares for `1 << bits` values.
    pub(super) fn new(bits: u32) -> Self {
        let length = 1_usize << bits;
        let reverse = |k: usize| k.reverse_bits() >> (usize::BITS - bits);
        let stages = (0..bits).map(|stage| 1_usize << stage);
        let angles = stages.flat_map(|half| (0..half).map(move |k| -PI * k as f64 / half as f64));
        let (sin, cos) = angles.map(libm::sincos).unzip();
        Self {
            reversed: (0..length).map(reverse).collect(),
            cos,
            sin,
        }
    }

    /// Replaces values by `sum_j z_j exp(-2 pi i j k / length)`.
    pub(super) fn transform(&self, re: &mut [f64], im: &mut [f64]) {
        for (k, &other) in self.reversed.iter().enumerate() {
            if k < other {
                re.swap(k, other);
                im.swap(k, other);
            }
        }
        let mut half = 1;
        while half < re.len() {
            let (cos, sin) = (&self.cos[half - 1..][..half], &self.sin[half - 1..][..half]);
            for (re, im) in re.chunks_mut(2 * half).zip(im.chunks_mut(2 * half)) {
                let (re_a, re_b) = re.split_at_mut(half);
                let (im_a, im_b) = im.split_at_mut(half);
                let a = re_a.iter_mut().zip(im_a);
                let b = re_b.iter_mut().zip(im_b);
                for (((re_a, im_a), (re_b, im_b)), (cos, sin)) in a.zip(b).zip(cos.iter().zip(sin))
                {
                    let (re, im) = (*re_b * cos - *im_b * sin, *re_b * sin + *im_b * cos);
                    (*re_b, *im_b) = (*re_a - re, *im_a - im);
                    (*re_a, *im_a) = (*re_a + re, *im_a + im);
                }
            }
            half *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_the_sum() {
        for bits in [1, 2, 6] {
            let length = 1_usize << bits;
            let value = |k: usize| ((k * k % 7) as f64 - 2.5, (3 * k % 11) as f64 - 4.0);
            let (mut re, mut im): (Vec<f64>, Vec<f64>) = (0..length).map(value).unzip();
            Fft::new(bits).transform(&mut re, &mut im);
            for k in 0..length {
                let mut sum = (0.0, 0.0);
                for j in 0..length {
                    let (a, b) = value(j);
                    let (sin, cos) = libm::sincos(-2.0 * PI * (j * k) as f64 / length as f64);
                    sum = (sum.0 + a * cos - b * sin, sum.1 + a * sin + b * cos);
                }
                assert!(
                    libm::hypot(re[k] - sum.0, im[k] - sum.1) < 1e-9,
                    "{k} of {length}"
                );
            }
        }
    }
}
