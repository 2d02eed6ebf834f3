//! Types of pixels.

use crate::failure::{Failure, Outcome};

/// The type of pixels: one of GM_U8, GM_U16 and GM_F32.
pub type gm_pixel_type = u32;

/// 8-bit unsigned pixels. ROIs cannot have them.
pub const GM_U8: gm_pixel_type = 1;

/// 16-bit unsigned pixels.
pub const GM_U16: gm_pixel_type = 2;

/// 32-bit floating-point pixels.
pub const GM_F32: gm_pixel_type = 3;

/// The failure for a number that is no type.
pub fn unknown<T>(pixel_type: gm_pixel_type, known: &str) -> Outcome<T> {
    let message = format!("`type` is {pixel_type}: give {known}");
    Err(Failure::argument(message))
}
