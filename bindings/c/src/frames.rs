//! Frames of the caller.

use std::ffi::c_void;

use gaussmle_smlm::session::Frames;
use ndarray::ArrayView3;

use crate::arguments::{array, product};
use crate::failure::{Failure, Outcome};
use crate::pixels::{GM_F32, GM_U8, GM_U16, gm_pixel_type, unknown};

/// Frames of `width` x `height` pixels.
///
/// # Safety
///
/// The pointer is NULL, or has the pixels of all frames, which stay for `'a`.
pub unsafe fn frames<'a>(
    pixels: *const c_void,
    pixel_type: gm_pixel_type,
    count: usize,
    [width, height]: [usize; 2],
) -> Outcome<Frames<'a>> {
    let area = product(&[count, height, width], "pixels")?;
    let shape = (count, height, width);
    // SAFETY: the caller promises all pixels.
    Ok(unsafe {
        match pixel_type {
            GM_U8 => view(shape, array::<u8>(pixels.cast(), area, "pixels")?)?.into(),
            GM_U16 => view(shape, array::<u16>(pixels.cast(), area, "pixels")?)?.into(),
            GM_F32 => view(shape, array::<f32>(pixels.cast(), area, "pixels")?)?.into(),
            other => return unknown(other, "GM_U8, GM_U16 or GM_F32"),
        }
    })
}

fn view<T>(shape: (usize, usize, usize), pixels: &[T]) -> Outcome<ArrayView3<'_, T>> {
    let view = ArrayView3::from_shape(shape, pixels);
    view.map_err(|error| Failure::argument(format!("pixels: {error}")))
}
