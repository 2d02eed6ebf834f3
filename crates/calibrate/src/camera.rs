//! Offset, gain and noise of each pixel by photon transfer.

use gaussmle_base::stats::median;
use gaussmle_io::movie::{Movie, Shape};
use ndarray::Array2;
use rayon::prelude::*;

use super::camera_options::{CameraOptions, check, saturation, stack_name};
use super::error::CalibrateError;
use super::gain::{Dark, Level, Slopes};
use super::moments::{Moments, for_each_frame, total_light};
use super::quality::{BadPixels, MeasuredPixel, find_bad_pixels};
use super::robust::centre_and_spread;
use super::transfer::{TransferPoint, transfer_points};

/// The standard deviation of a map's values: the median over the good pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct MapUncertainty {
    /// Of the offset, ADU.
    pub offset_adu: f64,
    /// Of the gain, relative to it.
    pub gain_relative: f64,
    /// Of the variance, relative to it, for normal noise.
    pub variance_relative: f64,
}

/// The numbers of a camera without maps.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct TypicalPixel {
    /// The median offset of the good pixels, ADU.
    pub offset_adu: f64,
    /// The gain that all good pixels together have, e-/ADU.
    pub gain_e_per_adu: f64,
    /// One standard deviation of it.
    pub gain_std: f64,
    /// The median read noise of the good pixels, e-.
    pub read_noise_e: f64,
}

/// A camera's maps, `[row = y][column = x]`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CameraCalibration {
    /// The mean of the dark frames, ADU.
    pub offset_adu: Array2<f32>,
    /// e-/ADU; NaN where it is not known.
    pub gain_e_per_adu: Array2<f32>,
    /// The variance of the dark frames, ADU^2; NaN for bad pixels, which fits leave out.
    pub variance_adu2: Array2<f32>,
    /// One standard deviation of the gain, relative to it.
    pub gain_relative_std: Array2<f32>,
    /// The numbers of a typical pixel.
    pub typical: TypicalPixel,
    /// Counts of bad pixels.
    pub bad: BadPixels,
    /// The uncertainties of the maps.
    pub uncertainty: MapUncertainty,
    /// The standard deviation of the gains of good pixels, relative to their median and without the
    /// part that their uncertainties explain.
    pub gain_spread: f64,
    /// The photon-transfer curve of the sensor, for a plot; its slope is the excess noise over the
    /// gain.
    pub curve: Vec<TransferPoint>,
    /// The flicker of the lamp in each bright stack: standard deviation over mean of its light.
    pub flicker: Vec<f64>,
    /// Frames of the dark stack.
    pub dark_frames: usize,
    /// Frames of each bright stack.
    pub bright_frames: Vec<usize>,
    /// The options of the call.
    pub options: CameraOptions,
}

impl CameraCalibration {
    /// True if the pixels' gains differ by less than their uncertainty. Then the gain of
    /// all pixels together is nearer to each of them than the map, and the camera file states it.
    pub fn has_one_gain(&self) -> bool {
        self.uncertainty.gain_relative > self.gain_spread
    }
}

/// Calibrates a camera from a dark stack and one or more evenly lit stacks of different light
/// levels. Frames are read one by one.
///
/// The offset and the variance of a pixel are those of the dark frames. Its gain is the inverse of
/// the slope of variance over mean (Huang 2013), a weighted line through the dark point, times the
/// excess noise. The inverse of a slope with relative standard deviation `r` is on average too
/// large by the factor `1 + r^2`, which is corrected.
///
/// The flicker of a lamp is common to all pixels and would add to their variance: 40 % of it at 2 %
/// flicker and 1000 electrons. Each bright frame is therefore divided by its total light.
///
/// # Errors
///
/// Returns an error if stacks differ in size or are too short, a bright stack is not brighter than
/// the dark one or is saturated, its lamp was not on throughout, or a file cannot be read.
///
/// # Examples
///
/// ```
/// use std::ops::Range;
///
/// use gaussmle_io::movie::{FileError, Movie, PixelType, Pixels, Shape};
/// use gaussmle_calibrate::{CameraOptions, camera};
/// use rand::SeedableRng;
/// use rand::rngs::StdRng;
/// use rand_distr::{Distribution, Normal};
///
/// /// A simulated stack of a camera with 0.5 e-/ADU.
/// #[derive(Debug)]
/// struct Stack {
///     shape: Shape,
///     pixels: Vec<u16>,
/// }
///
/// impl Stack {
///     fn new(mean_adu: f64, std_adu: f64) -> Self {
///         let shape = Shape { frames: 500, height: 16, width: 16 };
///         let normal = Normal::new(mean_adu, std_adu).expect("a standard deviation above 0");
///         let mut random = StdRng::seed_from_u64(1);
///         let pixels = (0..shape.frames * shape.pixels())
///             .map(|_| normal.sample(&mut random).round() as u16)
///             .collect();
///         Self { shape, pixels }
///     }
/// }
///
/// impl Movie for Stack {
///     fn shape(&self) -> Shape {
///         self.shape
///     }
///     fn pixel_type(&self) -> PixelType {
///         PixelType::U16
///     }
///     fn format(&self) -> &'static str {
///         "memory"
///     }
///     fn notes(&self) -> &[String] {
///         &[]
///     }
///     fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
///         let area = self.shape.pixels();
///         *into = Pixels::U16(self.pixels[frames.start * area..frames.end * area].to_vec());
///         Ok(())
///     }
/// }
///
/// // An offset of 100 ADU; 2000 ADU of light are 1000 electrons, with a variance of 4000 ADU^2.
/// let dark = Stack::new(100.0, 3.0);
/// let bright = Stack::new(2100.0, (4000.0f64 + 9.0).sqrt());
///
/// let calibration = camera(&dark, &[&bright], &CameraOptions::default())?;
/// let gain = calibration.gain_e_per_adu.mean().unwrap();
/// assert!((gain - 0.5).abs() < 0.01);
/// assert_eq!(calibration.bad.total(), 0);
/// # Ok::<(), gaussmle_calibrate::CalibrateError>(())
/// ```
pub fn camera(
    dark: &dyn Movie,
    bright: &[&dyn Movie],
    options: &CameraOptions,
) -> Result<CameraCalibration, CalibrateError> {
    check(dark, bright, options)?;
    let shape = dark.shape();
    let mut moments = Moments::new(shape.pixels());
    let saturation_adu = saturation(dark, options);
    let mut saturated = vec![false; shape.pixels()];
    for_each_frame(dark, |_, frame| {
        moments.add(frame, None, 1.0);
        mark_saturated(&mut saturated, frame, saturation_adu);
        Ok(())
    })?;
    let (mut offset, variance) = moments.finish();
    for (offset, &saturated) in offset.iter_mut().zip(&saturated) {
        if saturated {
            *offset = f64::NAN;
        }
    }
    let dark = Dark::new(offset, variance, shape.frames);
    let mut slopes = Slopes::new(shape.pixels());
    let (mut curve, mut flicker) = (Vec::new(), Vec::new());
    for (index, movie) in bright.iter().enumerate() {
        let (level, of_stack) = read_level(*movie, &stack_name(index), &dark, options)?;
        slopes.add(&dark, &level);
        curve.extend(transfer_points(index, &dark, &level));
        flicker.push(of_stack);
    }
    let measured: Vec<_> = (0..shape.pixels())
        .into_par_iter()
        .map(|pixel| {
            let (slope, std) = slopes.slope(&dark, pixel);
            MeasuredPixel {
                offset: dark.offset[pixel],
                variance: dark.variance[pixel],
                gain: options.excess_noise * (1.0 - std * std) / slope,
                gain_std: std,
            }
        })
        .collect();
    let frames = bright.iter().map(|movie| movie.shape().frames).collect();
    let lines = (&slopes, &dark);
    make_maps(&measured, lines, shape, options, (curve, flicker, frames))
}

/// Makes the maps from the measured pixels.
fn make_maps(
    measured: &[MeasuredPixel],
    (slopes, dark): (&Slopes, &Dark),
    shape: Shape,
    options: &CameraOptions,
    (curve, flicker, bright_frames): (Vec<TransferPoint>, Vec<f64>, Vec<usize>),
) -> Result<CameraCalibration, CalibrateError> {
    let pixels = shape.pixels();
    let (is_bad, bad) = find_bad_pixels(measured).ok_or(CalibrateError::NoGain { pixels })?;
    let map = |of: &dyn Fn(usize) -> f64| {
        let at = |(y, x)| of(y * shape.width + x) as f32;
        Array2::from_shape_fn((shape.height, shape.width), at)
    };
    let typical = |of: &dyn Fn(&MeasuredPixel) -> f64| {
        let good = measured.iter().zip(&is_bad).filter(|(_, bad)| !**bad);
        let mut all: Vec<f64> = good.map(|(pixel, _)| of(pixel)).collect();
        median(&mut all)
    };
    let frames = shape.frames as f64;
    let gain_relative = typical(&|pixel| pixel.gain_std);
    let good = measured.iter().zip(&is_bad).filter(|(_, bad)| !**bad);
    let mut gains: Vec<f64> = good.map(|(pixel, _)| pixel.gain).collect();
    let (centre, spread) = centre_and_spread(&mut gains);
    let own_variance = (spread / centre).powi(2) - gain_relative.powi(2);
    let good = (0..pixels).filter(|&pixel| !is_bad[pixel]);
    let (slope, slope_std) = slopes.common_slope(dark, good);
    let gain = options.excess_noise / slope;
    Ok(CameraCalibration {
        offset_adu: map(&|i| measured[i].offset),
        gain_e_per_adu: map(&|i| match measured[i].gain {
            gain if gain.is_finite() && gain > 0.0 => gain,
            _ => f64::NAN,
        }),
        variance_adu2: map(&|i| match is_bad[i] {
            true => f64::NAN,
            false => measured[i].variance,
        }),
        gain_relative_std: map(&|i| measured[i].gain_std),
        typical: TypicalPixel {
            offset_adu: typical(&|pixel| pixel.offset),
            gain_e_per_adu: gain,
            gain_std: gain * slope_std / slope,
            read_noise_e: gain * typical(&|pixel| pixel.variance.sqrt()),
        },
        bad,
        uncertainty: MapUncertainty {
            offset_adu: typical(&|pixel| (pixel.variance / frames).sqrt()),
            gain_relative,
            variance_relative: (2.0 / (frames - 1.0)).sqrt(),
        },
        gain_spread: own_variance.max(0.0).sqrt(),
        curve,
        flicker,
        dark_frames: shape.frames,
        bright_frames,
        options: *options,
    })
}

/// Reads a bright stack. Returns also the flicker of its lamp.
fn read_level(
    movie: &dyn Movie,
    name: &str,
    dark: &Dark,
    options: &CameraOptions,
) -> Result<(Level, f64), CalibrateError> {
    let shape = movie.shape();
    let saturation_adu = saturation(movie, options);
    let least_light = dark.least_light();
    let mut moments = Moments::new(shape.pixels());
    let mut saturated = vec![false; shape.pixels()];
    let mut lights = Vec::with_capacity(shape.frames);
    for_each_frame(movie, |index, frame| {
        lights.push(total_light(frame, &dark.offset, &dark.steady));
        let (first, light) = (lights[0], lights[index]);
        if !(first > least_light) {
            return Err(not_brighter(name, first, dark));
        }
        let ratio = light / first;
        if !(0.5..=2.0).contains(&ratio) {
            return Err(CalibrateError::Unsteady {
                stack: name.into(),
                frame: index,
                ratio,
            });
        }
        moments.add(frame, Some(&dark.offset), 1.0 / ratio);
        mark_saturated(&mut saturated, frame, saturation_adu);
        Ok(())
    })?;
    check_saturation(name, &saturated, saturation_adu)?;
    let frames = shape.frames as f64;
    let total = lights.iter().sum::<f64>() / frames;
    let scale = total / lights[0];
    let mean_of =
        |f: &dyn Fn(f64) -> f64| lights.iter().map(|l| f(l / total)).sum::<f64>() / frames;
    let (mut signal, mut variance) = moments.finish();
    signal.iter_mut().for_each(|signal| *signal *= scale);
    variance
        .iter_mut()
        .for_each(|variance| *variance *= scale * scale);
    let level = Level {
        signal,
        variance,
        frames: shape.frames,
        saturated,
        inverse: mean_of(&|light| 1.0 / light),
        inverse_square: mean_of(&|light| 1.0 / (light * light)),
        total,
    };
    Ok((level, mean_of(&|light| (light - 1.0).powi(2)).sqrt()))
}

/// Marks the pixels that saturate.
fn mark_saturated(saturated: &mut [bool], frame: &[f32], saturation_adu: f64) {
    let level = saturation_adu as f32;
    let all = saturated.iter_mut().zip(frame);
    all.for_each(|(saturated, &value)| *saturated |= value >= level);
}

/// Checks that at most half of the pixels are saturated. A few saturated pixels are bad ones; many
/// mean too much light, and the light of the lamp cannot be measured either.
fn check_saturation(
    name: &str,
    saturated: &[bool],
    saturation_adu: f64,
) -> Result<(), CalibrateError> {
    let count = saturated.iter().filter(|saturated| **saturated).count();
    if 2 * count <= saturated.len() {
        return Ok(());
    }
    Err(CalibrateError::Saturated {
        stack: name.into(),
        percent: 100.0 * count as f64 / saturated.len() as f64,
        saturation_adu,
    })
}

fn not_brighter(name: &str, light: f64, dark: &Dark) -> CalibrateError {
    let offsets = dark.offset.iter().zip(&dark.steady);
    let offsets = offsets.filter(|(_, steady)| **steady);
    let (sum, count) = offsets.fold((0.0, 0.0), |(sum, count), (o, _)| (sum + o, count + 1.0));
    CalibrateError::NotBrighter {
        stack: name.into(),
        bright_adu: (sum + light) / count,
        dark_adu: sum / count,
    }
}
