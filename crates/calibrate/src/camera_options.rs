//! Options of a camera calibration, and checks of its stacks.

use gaussmle::PixelSize;
use gaussmle_base::value::{OutOfRange, positive};
use gaussmle_io::movie::{Movie, PixelType};

use super::error::CalibrateError;
use super::limits::FEWEST_FRAMES;

/// Properties of the camera that are known beforehand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CameraOptions {
    /// Pixel size in the sample, um, for the camera file.
    pub pixel_size_um: Option<PixelSize>,
    /// The factor by which electron multiplication raises the variance of the signal. The slope is
    /// divided by it.
    pub excess_noise: f64,
    /// The saturation level, ADU: 65535 for movies of 16 bits if not given. That of a 12-bit camera
    /// is 4095.
    pub saturation_adu: Option<f64>,
}

impl Default for CameraOptions {
    fn default() -> Self {
        Self {
            pixel_size_um: None,
            excess_noise: 1.0,
            saturation_adu: None,
        }
    }
}

/// The name of a bright stack in messages.
pub(super) fn stack_name(bright: usize) -> String {
    format!("bright stack {}", bright + 1)
}

/// Checks the options, and the sizes of the stacks.
pub(super) fn check(
    dark: &dyn Movie,
    bright: &[&dyn Movie],
    options: &CameraOptions,
) -> Result<(), CalibrateError> {
    if bright.is_empty() {
        return Err(CalibrateError::NoBright);
    }
    if !(options.excess_noise >= 1.0 && options.excess_noise.is_finite()) {
        let needed = "it is 1 without electron multiplication and 2 with much of it";
        let factor = options.excess_noise;
        return Err(
            OutOfRange::new("excess_noise", "the excess-noise factor", factor, needed).into(),
        );
    }
    options.pixel_size_um.map_or(Ok(()), PixelSize::check)?;
    if let Some(level) = options.saturation_adu {
        positive("saturation_adu", "the saturation level (ADU)", level)?;
    }
    let first = dark.shape();
    let bright = bright.iter().enumerate();
    let bright = bright.map(|(index, movie)| (stack_name(index), movie.shape()));
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

/// The saturation level, ADU.
pub(super) fn saturation(movie: &dyn Movie, options: &CameraOptions) -> f64 {
    let of_type = match movie.pixel_type() {
        PixelType::U16 => f64::from(u16::MAX),
        PixelType::F32 => f64::INFINITY,
    };
    options.saturation_adu.unwrap_or(of_type)
}
