//! Mean and variance of each pixel of a stack, frame by frame.

use rayon::prelude::*;

use super::error::CalibrateError;
use crate::io::{Movie, Pixels};

/// Pixels that one thread takes at a time.
const STRETCH: usize = 1 << 14;

/// Running mean and sum of squared differences (Welford 1962): nothing is lost where the mean is far above the noise.
pub(super) struct Moments {
    pub mean: Vec<f64>,
    squares: Vec<f64>,
    frames: usize,
}

impl Moments {
    pub fn new(pixels: usize) -> Self {
        Self {
            mean: vec![0.0; pixels],
            squares: vec![0.0; pixels],
            frames: 0,
        }
    }

    /// Adds a frame, each pixel less its offset and times a factor.
    pub fn add(&mut self, frame: &[f32], offset: Option<&[f64]>, factor: f64) {
        self.frames += 1;
        let share = 1.0 / self.frames as f64;
        let means = self.mean.par_chunks_mut(STRETCH);
        let all = means.zip(self.squares.par_chunks_mut(STRETCH));
        all.zip(frame.par_chunks(STRETCH)).enumerate().for_each(
            |(stretch, ((means, squares), values))| {
                let offsets = offset.map(|all| &all[stretch * STRETCH..]);
                for i in 0..values.len() {
                    let less = offsets.map_or(0.0, |offsets| offsets[i]);
                    let value = (f64::from(values[i]) - less) * factor;
                    let before = value - means[i];
                    means[i] += before * share;
                    squares[i] += before * (value - means[i]);
                }
            },
        );
    }

    /// Mean and unbiased variance.
    pub fn finish(mut self) -> (Vec<f64>, Vec<f64>) {
        let degrees = (self.frames as f64 - 1.0).max(1.0);
        self.squares
            .par_iter_mut()
            .for_each(|squares| *squares /= degrees);
        (self.mean, self.squares)
    }
}

/// Hands over the frames of a movie one by one, in order. No more is held than the movie reads at once.
pub(super) fn each_frame(
    movie: &dyn Movie,
    mut take: impl FnMut(usize, &[f32]) -> Result<(), CalibrateError>,
) -> Result<(), CalibrateError> {
    let shape = movie.shape();
    let together = movie.frames_together().max(1);
    let mut pixels = Pixels::default();
    let mut frame = vec![0.0; shape.pixels()];
    for start in (0..shape.frames).step_by(together) {
        let end = (start + together).min(shape.frames);
        movie.read(start..end, &mut pixels)?;
        for index in start..end {
            let from = (index - start) * shape.pixels();
            match &pixels {
                Pixels::U16(all) => {
                    let values = &all[from..from + frame.len()];
                    let wide = frame.iter_mut().zip(values);
                    wide.for_each(|(wide, &value)| *wide = f32::from(value));
                }
                Pixels::F32(all) => frame.copy_from_slice(&all[from..from + shape.pixels()]),
            }
            take(index, &frame)?;
        }
    }
    Ok(())
}

/// The light on a frame: the sum of some of its pixels, less their offsets. It is the same for any number of threads.
pub(super) fn light(frame: &[f32], offset: &[f64], counted: &[bool]) -> f64 {
    let stretches: Vec<f64> = frame
        .par_chunks(STRETCH)
        .enumerate()
        .map(|(stretch, values)| {
            let from = stretch * STRETCH;
            let known = values.iter().zip(&offset[from..]).zip(&counted[from..]);
            let light = known.map(|((&value, &offset), &counted)| match counted {
                true if value.is_finite() => f64::from(value) - offset,
                _ => 0.0,
            });
            light.sum()
        })
        .collect();
    stretches.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_noise_on_a_large_mean_is_kept() {
        let mut moments = Moments::new(2);
        for step in 0..4u8 {
            let value = 60000.0 + f32::from(step);
            moments.add(&[value, 2.0 * f32::from(step)], Some(&[10.0, 0.0]), 0.5);
        }
        let (mean, variance) = moments.finish();
        // 0, 1, 2, 3 have a variance of 5/3.
        assert_eq!(mean, [(59990.0 + 1.5) / 2.0, 1.5]);
        assert!((variance[0] - 5.0 / 12.0).abs() < 1e-9, "{variance:?}");
        assert!((variance[1] - 5.0 / 3.0).abs() < 1e-12, "{variance:?}");
    }
}
