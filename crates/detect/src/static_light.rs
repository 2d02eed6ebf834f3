//! The light that stays while molecules blink: the temporal median of each pixel.
//!
//! The movie is cut into windows of the same number of frames. The last one ends with the movie, and shares
//! frames with the one before. All frames of a window have the median of the window, so a median depends on the
//! number of the frame and on the movie alone.
//!
//! A frame minus its median has the noise of the whole light, and more of it where there is more light. It is
//! therefore multiplied by the ratio of the noise of an even level to that of the pixel: the noise is that of
//! a frame with this level everywhere, to which the detector sets its threshold.
//!
//! Fits get the frame as it is, and the median of the ROI beyond its darkest pixel as known light: it is never
//! negative, and the fitted background has the rest, also where that changes from frame to frame.

mod medians;

use std::ops::Range;

use gaussmle::camera::SensorMaps;
use gaussmle::{Camera, CancelToken};
use gaussmle_io::movie::{Movie, Pixels, Shape};
use rayon::prelude::*;

use self::medians::{medians, quantile};
use crate::error::{Error, Result};
use crate::frame::Frame;
use crate::options::Criterion;

/// The frames of a window of which the median is taken, spread evenly over it. The standard deviation of their
/// median is a sixth of that of a frame.
const SAMPLES: usize = 51;

/// Bytes of frames in memory, of which the median is taken by rows. For more rows the frames are read again.
const MOST_BYTES: usize = 64 << 20;

/// Bytes of the light of a sample of frames.
const MOST_BYTES_OF_SAMPLE: usize = 256 << 20;

/// The share of pixels that have less light than the even level.
const DARKER: f64 = 0.1;

/// Measures the light that stays in a movie.
#[derive(Debug)]
pub struct StaticLights {
    frames: usize,
    camera: Camera,
    /// The noise is made even. Picasso's net gradient is not compared with noise.
    is_scaled: bool,
    /// The most bytes of frames whose median is taken at once.
    most_bytes: usize,
}

/// The light that stays in the frames of a window, and what takes it away.
#[derive(Debug)]
pub struct StaticLight {
    /// The frames that have this light.
    frames: Range<usize>,
    /// Pixels in a row.
    width: usize,
    pixels: Vec<StaticPixel>,
}

/// For the search a pixel becomes `level + scale * (adu - median)`.
#[derive(Clone, Copy, Debug)]
struct StaticPixel {
    median: f32,
    scale: f32,
    level: f32,
    /// The median in photoelectrons; NaN if it is not known.
    light: f32,
}

impl StaticLights {
    /// The fewest frames of a window: molecules must be off in most of them.
    pub const FEWEST: usize = 10;

    /// Light that stays for so many frames.
    ///
    /// # Errors
    ///
    /// Returns an error for too few frames.
    pub fn new(frames: usize, criterion: Criterion, camera: &Camera) -> Result<Self> {
        if frames < Self::FEWEST {
            return Err(error(format!(
                "it is {frames}: it must be at least {} frames, and more than twice as many as a molecule is on",
                Self::FEWEST
            )));
        }
        Ok(Self {
            frames,
            camera: camera.clone(),
            is_scaled: !matches!(criterion, Criterion::NetGradient(_)),
            most_bytes: MOST_BYTES,
        })
    }

    /// Measures the light of the windows that have some of these frames. Those in `known` are not measured
    /// again, and others are removed from it. Its windows are in the order of their frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the movie cannot be read or is too short.
    pub fn measure(
        &self,
        movie: &dyn Movie,
        frames: Range<usize>,
        known: &mut Vec<StaticLight>,
    ) -> Result<()> {
        let all = movie.shape().frames;
        if all < Self::FEWEST {
            return Err(error(format!(
                "the movie has {all} frames: the median needs at least {}. Leave this option out",
                Self::FEWEST
            )));
        }
        let of = |window: usize| {
            let start = window * self.frames;
            start..(start + self.frames).min(all)
        };
        let wanted = frames.start / self.frames..frames.end.div_ceil(self.frames);
        known.retain(|light| {
            let window = light.frames.start / self.frames;
            wanted.contains(&window) && light.frames == of(window)
        });
        for (place, window) in wanted.enumerate() {
            if known
                .get(place)
                .is_none_or(|light| light.frames != of(window))
            {
                known.insert(place, self.window(movie, of(window))?);
            }
        }
        Ok(())
    }

    /// The light of some frames of a movie. It must fit into memory: those of large frames stay in the sample that
    /// have the light of the first few. `cancel` ends it after a window.
    ///
    /// # Errors
    ///
    /// As [`StaticLights::measure`], or if it is cancelled.
    pub fn of_sample(
        &self,
        movie: &dyn Movie,
        sample: &mut Vec<usize>,
        cancel: &CancelToken,
    ) -> Result<Vec<StaticLight>> {
        let bytes = movie.shape().pixels() * size_of::<StaticPixel>();
        let most = (MOST_BYTES_OF_SAMPLE / bytes.max(1)).max(1);
        let mut all: Vec<StaticLight> = Vec::new();
        for &number in &*sample {
            if cancel.is_cancelled() {
                return Err(gaussmle::Error::Cancelled.into());
            }
            let place = all.partition_point(|light| light.frames.end <= number);
            if all.len() < most && StaticLight::of_frame(&all, number).is_none() {
                let mut light = Vec::new();
                self.measure(movie, number..number + 1, &mut light)?;
                all.splice(place..place, light);
            }
        }
        sample.retain(|&number| StaticLight::of_frame(&all, number).is_some());
        Ok(all)
    }

    /// The light of the frames of a window, from as many frames as a whole window has.
    fn window(&self, movie: &dyn Movie, frames: Range<usize>) -> Result<StaticLight> {
        let all = movie.shape().frames;
        let start = frames.start.min(all.saturating_sub(self.frames));
        let length = self.frames.min(all);
        let count = length.min(SAMPLES);
        let Shape { width, height, .. } = movie.shape();
        let rows = self.most_bytes / (count * width * movie.pixel_type().bytes()).max(1);
        let rows = rows.clamp(1, height.max(1));
        let mut medians = Vec::with_capacity(width * height);
        for top in (0..height).step_by(rows) {
            let strip = top * width..(top + rows).min(height) * width;
            let samples = (0..count).into_par_iter().map(|i| {
                let number = start + (2 * i + 1) * length / (2 * count);
                let mut frame = Pixels::default();
                movie.read(number..number + 1, &mut frame)?;
                Ok(match frame {
                    Pixels::U16(frame) => Pixels::U16(frame[strip.clone()].to_vec()),
                    Pixels::F32(frame) => Pixels::F32(frame[strip.clone()].to_vec()),
                })
            });
            let samples = samples.collect::<Result<Vec<_>>>()?;
            medians.extend(self::medians(&samples, strip.len()));
        }
        Ok(StaticLight {
            width,
            frames,
            pixels: self.pixels(&medians, count, length),
        })
    }

    /// The numbers that take away the median of `count` frames of a window of `length`.
    fn pixels(&self, medians: &[f32], count: usize, length: usize) -> Vec<StaticPixel> {
        let camera = &self.camera;
        let maps = camera.sensor_maps().map(SensorMaps::pixels);
        let uniform = [
            camera.offset_adu().unwrap_or_default() as f32,
            camera.gain_e_per_adu().unwrap_or_default() as f32,
            camera.read_noise_e().unwrap_or_default().powi(2) as f32,
        ];
        let of_pixel = |i: usize| maps.map_or(uniform, |maps| maps[i]);
        let light = |i: usize| {
            let [offset, gain, read] = of_pixel(i);
            let is_known = read < SensorMaps::MASKED && medians[i].is_finite();
            is_known.then(|| (medians[i] - offset) * gain)
        };
        let lights = (0..medians.len()).filter_map(light);
        let level = quantile(lights.collect(), DARKER).max(0.0);
        let excess = camera.excess_noise() as f32;
        // The variance of the median of many frames is pi / 2 of that of their mean. The covariance of the
        // median and one of these frames is that of the mean and the frame, 1 / count, and so many frames of
        // the window are among them.
        let of_median = 1.0 + std::f32::consts::FRAC_PI_2 / count as f32 - 2.0 / length as f32;
        let pixel = |(i, &median): (usize, &f32)| {
            let [offset, gain, read] = of_pixel(i);
            let Some(light) = light(i) else {
                // The search has no use for a masked pixel, and fills in one that is not finite.
                let (scale, level) = (1.0, median);
                return StaticPixel {
                    median,
                    scale,
                    level,
                    light: f32::NAN,
                };
            };
            let variance = |light: f32| excess * light + read;
            // A darker pixel is not amplified: the noise of few photons is skewed.
            let ratio = match self.is_scaled && light > level {
                true => variance(level) / variance(light),
                false => 1.0,
            };
            StaticPixel {
                median,
                scale: match self.is_scaled {
                    true => (ratio / of_median).sqrt(),
                    false => 1.0,
                },
                level: offset + level / gain,
                light,
            }
        };
        medians.iter().enumerate().map(pixel).collect()
    }
}

impl StaticLight {
    /// The light of the frame `number`; none if it was not measured. Windows are in the order of their frames.
    fn of_frame(lights: &[Self], number: usize) -> Option<&Self> {
        let place = lights.partition_point(|light| light.frames.end <= number);
        let light = lights.get(place)?;
        light.frames.contains(&number).then_some(light)
    }

    /// The light of the frame `number` in each pixel, photoelectrons, NaN if it is not known; `None` if it was not
    /// measured.
    pub fn photons(lights: &[Self], number: usize) -> Option<impl Iterator<Item = f32>> {
        let light = Self::of_frame(lights, number)?;
        Some(light.pixels.iter().map(|pixel| pixel.light))
    }

    /// A frame without this light, if it is one of those that have it.
    fn remove(&self, frame: Frame<'_>, out: &mut Vec<f32>) {
        out.clear();
        let one = |adu: f32, pixel: &StaticPixel| pixel.level + pixel.scale * (adu - pixel.median);
        match frame {
            Frame::U16(pixels) => {
                let pairs = pixels.iter().zip(&self.pixels);
                out.extend(pairs.map(|(&adu, pixel)| one(adu.into(), pixel)));
            }
            Frame::F32(pixels) => {
                let pairs = pixels.iter().zip(&self.pixels);
                out.extend(pairs.map(|(&adu, pixel)| one(adu, pixel)));
            }
        }
    }

    /// Adds the light of the frame `number` to that of ROIs, photoelectrons beyond the darkest pixel of the ROI:
    /// what a fit with an even background has to know.
    pub(crate) fn add_roi(
        lights: &[Self],
        number: usize,
        corner: [i32; 2],
        roi: usize,
        out: &mut Vec<f32>,
    ) {
        let first = out.len();
        match Self::of_frame(lights, number) {
            Some(light) => {
                let [x, y] = corner.map(|corner| corner as usize);
                for row in y..y + roi {
                    let pixels = &light.pixels[row * light.width + x..][..roi];
                    out.extend(pixels.iter().map(|pixel| pixel.light));
                }
            }
            None => out.resize(first + roi * roi, 0.0),
        }
        let darkest = out[first..].iter().copied().fold(f32::INFINITY, f32::min);
        for light in &mut out[first..] {
            // A pixel without a median is masked, or the fit refuses the ROI.
            *light = (*light - darkest).max(0.0);
        }
    }

    /// The frame `number` as it is searched: without the light that stays, if that was measured.
    pub fn searched<'a>(
        lights: &[Self],
        number: usize,
        frame: Frame<'a>,
        out: &'a mut Vec<f32>,
    ) -> Frame<'a> {
        match Self::of_frame(lights, number) {
            Some(light) => {
                light.remove(frame, out);
                Frame::F32(out)
            }
            None => frame,
        }
    }
}

/// An error of the option.
fn error(cause: String) -> Error {
    Error::Config {
        option: "background_frames",
        cause,
    }
}

#[cfg(test)]
mod tests {
    use super::medians::median;
    use super::*;
    use crate::options::DEFAULT_FALSE_ALARMS;
    use crate::search::frame_block::FrameBlock;

    const NOISE: Criterion = Criterion::FalseAlarms(DEFAULT_FALSE_ALARMS);

    #[test]
    fn medians_of_integers_are_spread_over_their_step() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0], true), 2.0);
        assert_eq!(median(&mut [1.0, 4.0, 2.0, 3.0], true), 2.5);
        assert_eq!(median(&mut [1.0, 4.0, 2.0, 3.0], false), 2.5);
        assert_eq!(median(&mut [5.0, 1.0, 1.0, 5.0], true), 3.0);
        assert_eq!(median(&mut [5.0, 1.0, 1.0, 5.0], false), 3.0);
        // A quarter of the ones is below the median of all.
        assert_eq!(median(&mut [0.0, 1.0, 0.0, 1.0, 1.0, 1.0], true), 0.75);
        assert_eq!(median(&mut [7.0; 5], true), 7.0);
        assert!(median(&mut [f32::NAN; 3], false).is_nan());
    }

    #[test]
    fn each_frame_has_the_median_of_its_window() {
        // One pixel that is 10 k in window k. The last window has 5 frames, and the median of the last 12.
        let pixels = (0..41u16).map(|frame| 10 * (frame / 12));
        let movie = FrameBlock::new(0, [1, 1], Pixels::U16(pixels.collect()));
        let lights = StaticLights::new(12, NOISE, &Camera::ideal(0.1)).expect("enough");
        let median = |known: &[StaticLight], frame: usize| {
            let light = StaticLight::of_frame(known, frame);
            light.expect("measured").pixels[0].median
        };
        let mut known = Vec::new();
        // Windows are added after and before those that are known.
        for frames in [
            0..41,
            40..41,
            0..1,
            11..13,
            5..30,
            20..41,
            0..41,
            12..24,
            0..36,
        ] {
            lights
                .measure(&movie, frames.clone(), &mut known)
                .expect("in memory");
            for frame in frames.clone() {
                let expected = [0.0, 10.0, 20.0, 20.0][frame / 12];
                assert!((median(&known, frame) - expected).abs() <= 0.5, "{frame}");
            }
            assert_eq!(known.len(), frames.end.div_ceil(12) - frames.start / 12);
            let windows = frames.start / 12..frames.end.div_ceil(12);
            for frame in (0..60).filter(|frame| !windows.contains(&(frame / 12))) {
                assert!(StaticLight::of_frame(&known, frame).is_none(), "{frame}");
            }
        }
        let short = FrameBlock::new(0, [1, 1], Pixels::U16((0..11).collect()));
        known.clear();
        lights
            .measure(&short, 0..11, &mut known)
            .expect("shorter than the window");
        assert_eq!(median(&known, 10), 5.0);
        let few = FrameBlock::new(0, [1, 1], Pixels::U16((0..9).collect()));
        let error = lights
            .measure(&few, 0..9, &mut known)
            .expect_err("too short");
        assert_eq!(error.option(), Some("background_frames"), "{error}");
        let error = StaticLights::new(9, NOISE, &Camera::ideal(0.1)).expect_err("too few");
        assert!(error.to_string().contains("it is 9"), "{error}");
    }

    #[test]
    fn medians_by_rows_are_those_of_whole_frames() {
        // Ten frames of 7x5 pixels: pixel i has the values i, i + 10, .., and the median i + 45.
        let pixels = (0..10 * 35u16).map(|value| value % 35 + 10 * (value / 35));
        let movie = FrameBlock::new(0, [7, 5], Pixels::U16(pixels.collect()));
        let lights = StaticLights::new(10, NOISE, &Camera::ideal(0.1)).expect("enough");
        // Rows at once: all, one, and two. A row of all frames has 140 bytes.
        for most_bytes in [MOST_BYTES, 1, 300] {
            let lights = StaticLights {
                most_bytes,
                camera: lights.camera.clone(),
                ..lights
            };
            let mut known = Vec::new();
            lights.measure(&movie, 0..10, &mut known).expect("read");
            let medians = known[0].pixels.iter().map(|pixel| pixel.median);
            assert!(medians.eq((0..35).map(|i| 45.0 + i as f32)), "{most_bytes}");
        }
    }

    #[test]
    fn rois_know_the_light_beyond_their_darkest_pixel() {
        let camera = Camera::ideal(0.1)
            .with_offset_adu(100.0)
            .with_gain_e_per_adu(0.5);
        let lights = StaticLights::new(10, NOISE, &camera).expect("enough");
        // 4 columns: 50 e in the first pixel, then one more in each. One is not known.
        let mut medians: Vec<f32> = (0..12).map(|i| 200.0 + 2.0 * i as f32).collect();
        medians[6] = f32::NAN;
        let known = [StaticLight {
            frames: 10..20,
            width: 4,
            pixels: lights.pixels(&medians, 10, 10),
        }];
        let mut out = vec![7.0];
        StaticLight::add_roi(&known, 12, [1, 1], 2, &mut out);
        assert_eq!(out, [7.0, 0.0, 0.0, 4.0, 5.0]);
        StaticLight::add_roi(&known, 9, [1, 1], 2, &mut out);
        assert_eq!(out[5..], [0.0; 4]);
    }

    #[test]
    fn noise_of_bright_pixels_is_that_of_the_level() {
        let camera = Camera::ideal(0.1)
            .with_offset_adu(100.0)
            .with_read_noise_e(2.0);
        let lights = StaticLights::new(1000, NOISE, &camera).expect("enough");
        // 12 e everywhere, but 396 e in one pixel: variances of 16 and 400.
        let mut medians = vec![112.0; 20];
        medians[7] = 496.0;
        let light = StaticLight {
            frames: 0..1000,
            width: 20,
            pixels: lights.pixels(&medians, SAMPLES, 1000),
        };
        let mut out = Vec::new();
        light.remove(Frame::F32(&medians), &mut out);
        assert!(out.iter().all(|&adu| adu == 112.0), "{out:?}");
        medians[7] += 20.0;
        medians[3] += 4.0;
        light.remove(Frame::F32(&medians), &mut out);
        let variance = 1.0 + std::f32::consts::FRAC_PI_2 / 51.0 - 2.0 / 1000.0;
        let shrunk = 4.0 / variance.sqrt();
        assert!((out[7] - 112.0 - shrunk).abs() < 1e-4 && (out[3] - 112.0 - shrunk).abs() < 1e-4);
        let gradient = StaticLights::new(1000, Criterion::NetGradient(400.0), &camera);
        let gradient = gradient.expect("enough").pixels(&medians, SAMPLES, 1000);
        assert!(gradient.iter().all(|pixel| pixel.scale == 1.0));
    }
}
