//! Offset, gain and noise of each pixel by photon transfer.

use ndarray::Array2;
use rayon::prelude::*;

use super::FEWEST_FRAMES;
use super::error::{CalibrateError, positive, value};
use super::gain::{Dark, Level, Slopes};
use super::moments::{Moments, each_frame, light};
use super::quality::{BadPixels, Measured, judge};
use super::robust::centre_and_spread;
use super::transfer::{TransferPoint, points};
use crate::io::{Depth, Movie, Shape};
use crate::stats::median;

/// What is known of a camera beforehand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CameraOptions {
    /// Pixel size in the sample, um, for the camera file.
    pub pixel_size_um: Option<f64>,
    /// Quantum efficiency, for the camera file.
    pub qe: Option<f64>,
    /// By what electron multiplication raises the variance of the signal; the slope is divided by it.
    pub excess_noise: f64,
    /// Where the camera saturates, ADU: 65535 for movies of 16 bits if not given. A 12-bit camera's is 4095.
    pub saturation_adu: Option<f64>,
}

impl Default for CameraOptions {
    fn default() -> Self {
        Self {
            pixel_size_um: None,
            qe: None,
            excess_noise: 1.0,
            saturation_adu: None,
        }
    }
}

/// The median over the good pixels of how uncertain a map's values are: one standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapUncertainty {
    /// Of the offset, ADU.
    pub offset_adu: f64,
    /// Of the gain, relative to it.
    pub gain_relative: f64,
    /// Of the variance, relative to it; noise that is not normal is less certain.
    pub variance_relative: f64,
}

/// A camera's maps, `[row = y][column = x]`.
#[derive(Clone, Debug)]
pub struct CameraCalibration {
    /// The mean of the dark frames, ADU.
    pub offset_adu: Array2<f32>,
    /// e-/ADU; NaN where there is none.
    pub gain_e_per_adu: Array2<f32>,
    /// The variance of the dark frames, ADU^2; NaN for bad pixels, which no fit then uses.
    pub variance_adu2: Array2<f32>,
    /// One standard deviation of the gain, relative to it.
    pub gain_relative_std: Array2<f32>,
    /// How many pixels are bad, and why.
    pub bad: BadPixels,
    /// How certain the maps are.
    pub uncertainty: MapUncertainty,
    /// By how much the gains of good pixels differ, beyond what their uncertainties explain: standard deviation, relative to the median.
    pub gain_spread: f64,
    /// The photon-transfer curve of the sensor, for a plot; its slope is the excess noise over the gain.
    pub curve: Vec<TransferPoint>,
    /// By how much the lamp flickered in each bright stack: standard deviation over mean.
    pub flicker: Vec<f64>,
    /// Frames of the dark stack.
    pub dark_frames: usize,
    /// Frames of each bright stack.
    pub bright_frames: Vec<usize>,
    /// As it was called.
    pub options: CameraOptions,
}

/// Calibrates a camera from a stack without light and one or more with even light, each of another level. Frames are read one
/// by one.
///
/// A pixel's offset and variance are those of the dark frames. Its gain is the inverse of the slope of variance over mean
/// (Huang 2013), a weighted line through the dark point, times the excess noise. The inverse of a slope with relative
/// standard deviation `r` is on average too large by `r^2`, which is taken off.
///
/// A lamp's flicker is common to all pixels and would add its variance to theirs, at 2 % and 1000 electrons 40 % of
/// it: each bright frame is therefore divided by its total light.
///
/// # Errors
///
/// If stacks differ in size or are short, a bright one is not brighter than the dark one, saturated, or its lamp was not on
/// throughout, or a file cannot be read.
pub fn camera(
    dark: &dyn Movie,
    bright: &[&dyn Movie],
    options: &CameraOptions,
) -> Result<CameraCalibration, CalibrateError> {
    check(dark, bright, options)?;
    let shape = dark.shape();
    let mut moments = Moments::new(shape.pixels());
    let most = saturation(dark, options);
    let mut full = vec![false; shape.pixels()];
    each_frame(dark, |_, frame| {
        moments.add(frame, None, 1.0);
        mark(&mut full, frame, most);
        Ok(())
    })?;
    let (mut offset, variance) = moments.finish();
    for (offset, _) in offset.iter_mut().zip(&full).filter(|(_, full)| **full) {
        *offset = f64::NAN;
    }
    let dark = Dark::new(offset, variance, shape.frames);
    let mut slopes = Slopes::new(shape.pixels());
    let (mut curve, mut flicker) = (Vec::new(), Vec::new());
    for (index, movie) in bright.iter().enumerate() {
        let (level, flickered) = level(*movie, &name(index), &dark, options)?;
        slopes.add(&dark, &level);
        curve.extend(points(index, &dark, &level));
        flicker.push(flickered);
    }
    let measured: Vec<_> = (0..shape.pixels())
        .into_par_iter()
        .map(|pixel| {
            let (slope, std) = slopes.slope(&dark, pixel);
            Measured {
                offset: dark.offset[pixel],
                variance: dark.variance[pixel],
                gain: options.excess_noise * (1.0 - std * std) / slope,
                gain_std: std,
            }
        })
        .collect();
    let frames = bright.iter().map(|movie| movie.shape().frames).collect();
    finish(&measured, shape, options, (curve, flicker, frames))
}

/// Puts what was measured into maps.
fn finish(
    measured: &[Measured],
    shape: Shape,
    options: &CameraOptions,
    (curve, flicker, bright_frames): (Vec<TransferPoint>, Vec<f64>, Vec<usize>),
) -> Result<CameraCalibration, CalibrateError> {
    let pixels = shape.pixels();
    let (is_bad, bad) = judge(measured).ok_or(CalibrateError::NoGain { pixels })?;
    let map = |of: &dyn Fn(usize) -> f64| {
        let at = |(y, x)| of(y * shape.width + x) as f32;
        Array2::from_shape_fn((shape.height, shape.width), at)
    };
    let typical = |of: &dyn Fn(&Measured) -> f64| {
        let good = measured.iter().zip(&is_bad).filter(|(_, bad)| !**bad);
        let mut all: Vec<f64> = good.map(|(pixel, _)| of(pixel)).collect();
        median(&mut all)
    };
    let frames = shape.frames as f64;
    let known = typical(&|pixel| pixel.gain_std);
    let good = measured.iter().zip(&is_bad).filter(|(_, bad)| !**bad);
    let mut gains: Vec<f64> = good.map(|(pixel, _)| pixel.gain).collect();
    let (centre, spread) = centre_and_spread(&mut gains);
    let own = (spread / centre).powi(2) - known.powi(2);
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
        bad,
        uncertainty: MapUncertainty {
            offset_adu: typical(&|pixel| (pixel.variance / frames).sqrt()),
            gain_relative: known,
            variance_relative: (2.0 / (frames - 1.0)).sqrt(),
        },
        gain_spread: own.max(0.0).sqrt(),
        curve,
        flicker,
        dark_frames: shape.frames,
        bright_frames,
        options: *options,
    })
}

/// Reads a bright stack; and how much its lamp flickered.
fn level(
    movie: &dyn Movie,
    name: &str,
    dark: &Dark,
    options: &CameraOptions,
) -> Result<(Level, f64), CalibrateError> {
    let shape = movie.shape();
    let most = saturation(movie, options);
    let least = dark.least_light();
    let mut moments = Moments::new(shape.pixels());
    let mut saturated = vec![false; shape.pixels()];
    let mut lights = Vec::with_capacity(shape.frames);
    each_frame(movie, |index, frame| {
        lights.push(light(frame, &dark.offset, &dark.steady));
        let (first, light) = (lights[0], lights[index]);
        if !(first > least) {
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
        mark(&mut saturated, frame, most);
        Ok(())
    })?;
    refuse_saturation(name, &saturated, most)?;
    let frames = shape.frames as f64;
    let total = lights.iter().sum::<f64>() / frames;
    let scale = total / lights[0];
    let over = |f: &dyn Fn(f64) -> f64| lights.iter().map(|l| f(l / total)).sum::<f64>() / frames;
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
        inverse: over(&|light| 1.0 / light),
        inverse_square: over(&|light| 1.0 / (light * light)),
        total,
    };
    Ok((level, over(&|light| (light - 1.0).powi(2)).sqrt()))
}

fn name(bright: usize) -> String {
    format!("bright stack {}", bright + 1)
}

/// Refuses stacks that cannot be compared, or are too short to.
fn check(
    dark: &dyn Movie,
    bright: &[&dyn Movie],
    options: &CameraOptions,
) -> Result<(), CalibrateError> {
    if bright.is_empty() {
        return Err(CalibrateError::NoBright);
    }
    if !(options.excess_noise >= 1.0 && options.excess_noise.is_finite()) {
        let needed = "it is 1 without electron multiplication and 2 with much of it";
        return Err(value(
            "the excess-noise factor",
            options.excess_noise,
            needed,
        ));
    }
    if let Some(size) = options.pixel_size_um {
        positive("the pixel size (um)", size)?;
    }
    if let Some(qe) = options.qe.filter(|qe| !(*qe > 0.0 && *qe <= 1.0)) {
        let needed = "it must be above 0 and not above 1";
        return Err(value("the quantum efficiency", qe, needed));
    }
    if let Some(most) = options.saturation_adu {
        positive("where the camera saturates (ADU)", most)?;
    }
    let first = dark.shape();
    let bright = bright.iter().enumerate();
    let bright = bright.map(|(index, movie)| (name(index), movie.shape()));
    for (stack, shape) in std::iter::once(("the dark stack".into(), first)).chain(bright) {
        if (shape.width, shape.height) != (first.width, first.height) {
            return Err(CalibrateError::StackSize {
                stack,
                width: shape.width,
                height: shape.height,
                dark_width: first.width,
                dark_height: first.height,
            });
        }
        if shape.frames < FEWEST_FRAMES {
            let frames = shape.frames;
            return Err(CalibrateError::FewFrames { stack, frames });
        }
    }
    Ok(())
}

fn saturation(movie: &dyn Movie, options: &CameraOptions) -> f64 {
    let of_type = match movie.depth() {
        Depth::U16 => f64::from(u16::MAX),
        Depth::F32 => f64::INFINITY,
    };
    options.saturation_adu.unwrap_or(of_type)
}

/// Marks the pixels that saturate.
fn mark(saturated: &mut [bool], frame: &[f32], most_adu: f64) {
    let most = most_adu as f32;
    let all = saturated.iter_mut().zip(frame);
    all.for_each(|(saturated, &value)| *saturated |= value >= most);
}

/// Few saturated pixels are bad ones; many are too much light, and then the lamp cannot be told either.
fn refuse_saturation(
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
