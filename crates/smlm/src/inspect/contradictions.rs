//! Comparison of a camera with the noise of a movie.

use std::ops::Range;

use gaussmle::Camera;
use gaussmle_io::movie::{FileError, Movie};

use super::blocks::Effort;
use super::quiet::{Quiet, QuietBlock};
use super::transfer::explaining_gain;

/// The factor between measured and predicted variance that is reported. An excess noise that was
/// left out, and a gain that differs by a factor of 2, are above it.
const MAX_RATIO: f64 = 1.6;

/// The share of blocks darker than the offset that is reported.
const MAX_DARKER: f64 = 0.1;

/// The difference between a block and the offset that is not reported, ADU.
const SLACK_ADU: f64 = 2.0;

/// The variance that rounding and its side effects may add or remove, ADU^2.
const ROUNDING_ADU2: f64 = 1.0;

/// The smallest numbers of frames and blocks from which conclusions are drawn.
const MIN_FRAMES: usize = 16;
const MIN_BLOCKS: usize = 4;

/// Strong contradictions need fewer pixels than a measurement, and each run waits for them.
const EFFORT: Effort = Effort {
    pixels: 1 << 23,
    blocks: 1 << 10,
};

/// The smallest share of blocks that are quiet. In a denser movie they may not be typical.
const MIN_QUIET: f64 = 0.1;

/// The share of pixels at 0 above which the noise is cut off at 0.
const MAX_ZEROS: f64 = 0.02;

/// Compares a camera with the noise of a movie. Returns sentences about strong contradictions: an
/// offset above dark regions, or a variance that the gain does not explain. None of them arises from
/// blinking alone.
///
/// # Errors
///
/// Returns an error if frames cannot be read.
pub fn contradictions(
    movie: &dyn Movie,
    camera: &Camera,
    frames: Range<usize>,
) -> Result<Vec<String>, FileError> {
    let shape = movie.shape();
    if frames.len() < MIN_FRAMES || !covers(camera, (shape.width, shape.height)) {
        return Ok(Vec::new());
    }
    let convert = |[x, y]: [usize; 2], adu: f64| {
        let [offset, gain, _] = camera.pixel(x, y)?;
        Some((adu - offset) * gain)
    };
    let quiet = Quiet::converted(movie, &frames, EFFORT, convert)?;
    let share = quiet.blocks.len() as f64 / quiet.all_blocks.max(1) as f64;
    if quiet.blocks.len() < MIN_BLOCKS || share < MIN_QUIET || quiet.frames < MIN_FRAMES {
        return Ok(Vec::new());
    }
    let [offset, gain, read_noise] = typical(camera);
    let excess = camera.excess_noise();
    let base = format!("(from {} frames spread over the movie)", quiet.frames);
    let slack = SLACK_ADU * gain;
    let is_darker = |block: &&QuietBlock| block.mean < -slack;
    let darker = quiet.blocks.iter().filter(is_darker).count() as f64 / quiet.blocks.len() as f64;
    let given = match camera.offset_adu() {
        Some(_) => format!("an offset of {} ADU", short(offset)),
        None => "the offset map".to_owned(),
    };
    if darker > MAX_DARKER {
        let median = quiet.median(|block| block.mean) / gain + offset;
        return Ok(vec![format!(
            "{given} contradicts the movie: {:.0} % of its quiet regions are darker, with a typical value of {} ADU \
             {base}: positions and photons will be wrong",
            100.0 * darker,
            short(median)
        )]);
    }
    let rounding = ROUNDING_ADU2 * gain * gain;
    let read = read_noise * read_noise;
    let ratio = |block: &QuietBlock| {
        (block.variance + rounding) / (excess * block.mean.max(0.0) + read + rounding)
    };
    let mut ratios: Vec<f64> = quiet.blocks.iter().map(ratio).collect();
    ratios.sort_by(f64::total_cmp);
    let lower = ratios[ratios.len() / 4];
    let upper = ratios[ratios.len() - 1 - ratios.len() / 4];
    let is_cut_off = quiet.zeros > MAX_ZEROS;
    if lower <= MAX_RATIO && (upper >= 1.0 / MAX_RATIO || is_cut_off) {
        return Ok(Vec::new());
    }
    let middle = ratios[ratios.len() / 2];
    let variance = quiet.median(|block| block.variance) / (gain * gain);
    let light = excess * (quiet.median(|block| block.mean) / gain).max(0.0);
    let explained = explaining_gain(light, variance, read_noise);
    let way_out = match camera.offset_adu() {
        // Without an offset, light is too high, and so is the gain that would explain the noise.
        Some(_) if offset == 0.0 => {
            "an offset of 0 is rarely right: take offset and gain from the data sheet of the \
             camera, or measure them with `gaussmle calibrate camera`"
                .to_owned()
        }
        Some(_) if light > 0.0 => format!(
            "with this offset, the gain would be {} e-/ADU; check offset, gain, read noise and excess noise",
            short(explained)
        ),
        _ => "check the camera".to_owned(),
    };
    let gain = match camera.gain_e_per_adu() {
        Some(_) => format!("a gain of {} e-/ADU", short(gain)),
        None => "the camera's maps".to_owned(),
    };
    Ok(vec![format!(
        "{gain} with {given} contradicts the movie: the noise of its quiet regions has {} times the variance that \
         they predict {base}: {way_out}",
        short(middle)
    )])
}

/// A number with three digits.
pub(super) fn short(number: f64) -> String {
    let digits = 2 - libm::log10(number.abs().max(1e-6)).floor() as i32;
    let text = format!("{number:.*}", digits.clamp(0, 8) as usize);
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// Maps of the whole sensor may be larger than the frames.
fn covers(camera: &Camera, frame: (usize, usize)) -> bool {
    camera
        .map_size()
        .is_none_or(|(width, height)| width >= frame.0 && height >= frame.1)
}

/// Offset, gain and read noise of a typical pixel: the medians of maps.
fn typical(camera: &Camera) -> [f64; 3] {
    let Some(maps) = camera.sensor_maps() else {
        let numbers = [
            camera.offset_adu(),
            camera.gain_e_per_adu(),
            camera.read_noise_e(),
        ];
        return numbers.map(Option::unwrap_or_default);
    };
    let used: Vec<[f32; 3]> = maps.unmasked().flatten().collect();
    let [offset, gain, variance] = [0, 1, 2].map(|k| {
        let mut values: Vec<f64> = used.iter().map(|pixel| pixel[k].into()).collect();
        gaussmle_base::stats::median(&mut values)
    });
    [offset, gain, variance.sqrt()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_digits() {
        assert_eq!(short(0.451_23), "0.451");
        assert_eq!(short(100.0), "100");
        assert_eq!(short(1234.5), "1234");
        assert_eq!(short(2.0), "2");
        assert_eq!(short(0.0), "0");
    }
}
