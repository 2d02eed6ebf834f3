//! Cameras in memory.

use std::ptr::null_mut;
use std::sync::Arc;

use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use ndarray::ArrayView2;

use crate::arguments::{array, product, put};
use crate::failure::{Failure, Outcome};
use crate::guard::guard;
use crate::handles::{Handle, create, object, release};
use crate::memory::check_memory;
use crate::status::gm_status;

/// Bytes of a pixel of a camera with maps: a copy of its three numbers and of its mask, and the three
/// numbers while they are checked.
const BYTES_PER_PIXEL: usize = 2 * 3 * 4 + 1;

/// A camera.
pub struct gm_camera;

impl Handle for gm_camera {
    type Object = Camera;
    const NAME: &'static str = "camera";
}

/// The camera of a handle; `None` for NULL.
pub fn optional(camera: *const gm_camera) -> Outcome<Option<Camera>> {
    match camera.is_null() {
        true => Ok(None),
        false => Ok(Some(Camera::clone(&*object(camera)?))),
    }
}

/// Makes a camera whose pixels are all equal. `pixel_size_um` is the width of a pixel in the sample,
/// um; `gain_e_per_adu` is in electrons per ADU, `read_noise_e` in electrons rms. `excess_noise` is 1,
/// or 2 for an EMCCD at high gain.
///
/// `camera` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_camera_new(
    pixel_size_um: f64,
    offset_adu: f64,
    gain_e_per_adu: f64,
    read_noise_e: f64,
    excess_noise: f64,
    camera: *mut *mut gm_camera,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises it.
        unsafe { put(camera, null_mut(), "camera") }?;
        let made = Camera::ideal(pixel_size_um)
            .with_offset_adu(offset_adu)
            .with_gain_e_per_adu(gain_e_per_adu)
            .with_read_noise_e(read_noise_e)
            .with_excess_noise(excess_noise);
        made.check()?;
        // SAFETY: as above.
        unsafe { put(camera, create(Arc::new(made)), "camera") }
    })
}

/// Makes a camera with maps of the whole sensor, `[row = y][column = x]`: offset (ADU), gain
/// (electrons per ADU) and variance (electrons^2). A pixel is left out if one of its values is not
/// finite, or if its byte of `mask` is not 0. `mask` may be NULL.
///
/// The maps have `width` times `height` values, and `camera` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_camera_new_with_maps(
    pixel_size_um: f64,
    width: usize,
    height: usize,
    offset_adu: *const f32,
    gain_e_per_adu: *const f32,
    variance_e2: *const f32,
    mask: *const u8,
    excess_noise: f64,
    camera: *mut *mut gm_camera,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises it.
        unsafe { put(camera, null_mut(), "camera") }?;
        let area = product(&[width, height], "maps")?;
        let map = |pointer, name| {
            // SAFETY: the caller promises this many values.
            let values = unsafe { array(pointer, area, name) }?;
            let map = ArrayView2::from_shape((height, width), values);
            map.map_err(|error| Failure::argument(format!("{name}: {error}")))
        };
        let offset = map(offset_adu, "offset_adu")?;
        let gain = map(gain_e_per_adu, "gain_e_per_adu")?;
        let variance = map(variance_e2, "variance_e2")?;
        check_memory(area.saturating_mul(BYTES_PER_PIXEL), "the maps")?;
        let mask = match mask.is_null() {
            true => None,
            // SAFETY: the caller promises this many values.
            false => Some(unsafe { array(mask, area, "mask") }?),
        };
        let mask: Option<Vec<bool>> =
            mask.map(|mask| mask.iter().map(|&is_masked| is_masked != 0).collect());
        let mask = mask
            .as_ref()
            .map(|mask| ArrayView2::from_shape((height, width), mask));
        let mask = mask
            .transpose()
            .map_err(|error| Failure::argument(format!("mask: {error}")))?;
        let maps = ScmosMaps {
            offset_adu: offset,
            gain_e_per_adu: gain,
            variance_e2: variance,
            mask,
        };
        let made = Camera::scmos(pixel_size_um, maps)?;
        let made = made.with_excess_noise(excess_noise);
        made.check()?;
        // SAFETY: the caller promises room.
        unsafe { put(camera, create(Arc::new(made)), "camera") }
    })
}

/// Frees a camera, or does nothing for NULL. Fitters and sessions keep what they need of it.
#[unsafe(no_mangle)]
pub extern "C" fn gm_camera_free(camera: *mut gm_camera) {
    guard(|| {
        drop(release(camera));
        Ok(())
    });
}
