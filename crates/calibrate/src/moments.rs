//! Mean and variance of each pixel of a stack, computed frame by frame.

use gaussmle_io::movie::{Movie, Pixels};
use rayon::prelude::*;

use super::error::CalibrateError;

/// Pixels that one thread processes at a time.
const CHUNK: usize = 1 << 14;

/// Running mean and sum of squared differences (Welford 1962), which keep their precision where the
/// mean is far above the noise.
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

    /// Adds a frame. Each pixel has its offset subtracted and is multiplied by `factor`.
    pub fn add(&mut self, frame: &[f32], offset: Option<&[f64]>, factor: f64) {
        self.frames += 1;
        let share = 1.0 / self.frames as f64;
        let means = self.mean.par_chunks_mut(CHUNK);
        let all = means.zip(self.squares.par_chunks_mut(CHUNK));
        all.zip(frame.par_chunks(CHUNK)).enumerate().for_each(
            |(chunk, ((means, squares), values))| {
                let offsets = offset.map(|all| &all[chunk * CHUNK..]);
                for i in 0..values.len() {
                    let offset = offsets.map_or(0.0, |offsets| offsets[i]);
                    let value = (f64::from(values[i]) - offset) * factor;
                    let difference = value - means[i];
                    means[i] += difference * share;
                    squares[i] += difference * (value - means[i]);
                }
            },
        );
    }

    /// Returns the mean and the unbiased variance.
    pub fn finish(mut self) -> (Vec<f64>, Vec<f64>) {
        let degrees = (self.frames as f64 - 1.0).max(1.0);
        self.squares
            .par_iter_mut()
            .for_each(|squares| *squares /= degrees);
        (self.mean, self.squares)
    }
}

/// Calls `process` with each frame of a movie in order. Memory holds only the frames that the movie
/// reads at once.
pub(super) fn for_each_frame(
    movie: &dyn Movie,
    mut process: impl FnMut(usize, &[f32]) -> Result<(), CalibrateError>,
) -> Result<(), CalibrateError> {
    let shape = movie.shape();
    let block = movie.frames_together().max(1);
    let mut pixels = Pixels::default();
    let mut frame = vec![0.0; shape.pixels()];
    for start in (0..shape.frames).step_by(block) {
        let end = (start + block).min(shape.frames);
        movie.read(start..end, &mut pixels)?;
        for index in start..end {
            let from = (index - start) * shape.pixels();
            match &pixels {
                Pixels::U16(all) => {
                    let values = &all[from..from + frame.len()];
                    let converted = frame.iter_mut().zip(values);
                    converted.for_each(|(pixel, &value)| *pixel = f32::from(value));
                }
                Pixels::F32(all) => frame.copy_from_slice(&all[from..from + shape.pixels()]),
            }
            process(index, &frame)?;
        }
    }
    Ok(())
}

/// The light on a frame: the sum of the counted pixels, less their offsets. The result does not
/// depend on the number of threads.
pub(super) fn total_light(frame: &[f32], offset: &[f64], counted: &[bool]) -> f64 {
    let chunks: Vec<f64> = frame
        .par_chunks(CHUNK)
        .enumerate()
        .map(|(chunk, values)| {
            let from = chunk * CHUNK;
            let pixels = values.iter().zip(&offset[from..]).zip(&counted[from..]);
            let light = pixels.map(|((&value, &offset), &counted)| match counted {
                true if value.is_finite() => f64::from(value) - offset,
                _ => 0.0,
            });
            light.sum()
        })
        .collect();
    chunks.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variance_is_exact_for_small_noise_on_a_large_mean() {
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
