//! Pictures of tables.

use std::ptr::null_mut;
use std::sync::Arc;

use gaussmle_report::render::{ColorMapping, Picture, RenderError, RenderOptions, render};

use crate::arguments::{array_mut, put};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handles::{Handle, create, object, release};
use crate::status::gm_status;
use crate::table::{gm_table, rows_of};

/// A picture of the localizations of a table.
pub struct gm_picture;

impl Handle for gm_picture {
    type Object = Picture;
    const NAME: &'static str = "picture";
}

/// Size, place and brightness of a picture.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct gm_picture_info {
    /// Pixels along x.
    pub width: usize,
    /// Pixels along y.
    pub height: usize,
    /// Side of a pixel, um.
    pub pixel_size_um: f64,
    /// x and y of the outer corner of the first pixel, um.
    pub x_um: f64,
    /// See `x_um`.
    pub y_um: f64,
    /// The count that is shown at full brightness.
    pub full: f64,
    /// The exponent of the brightness, `min(count / full, 1) ^ gamma`.
    pub gamma: f64,
}

/// The number of colours of a picture.
const COLORS: usize = 256;

/// Draws the usable rows of a table of fits as `gaussmle render` does: each as a Gaussian as wide as its
/// uncertainty. The picture covers a field from (0, 0) to (`width_um`, `height_um`). `pixel_size_um` is
/// the side of its pixels; 0 chooses it from the precision and the density of the rows.
///
/// `picture` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_new(
    table: *const gm_table,
    width_um: f64,
    height_um: f64,
    pixel_size_um: f64,
    picture: *mut *mut gm_picture,
) -> gm_status {
    // SAFETY: the caller promises room.
    unsafe { drawn(table, [width_um, height_um], pixel_size_um, false, picture) }
}

/// As `gm_picture_new`, with z as hues, as `gaussmle render --z` does. The table has a column `z`.
/// `gm_picture_rgb` copies the colours, and `gm_picture_z_range` the z of the first and the last hue.
///
/// `picture` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_new_with_z(
    table: *const gm_table,
    width_um: f64,
    height_um: f64,
    pixel_size_um: f64,
    picture: *mut *mut gm_picture,
) -> gm_status {
    // SAFETY: the caller promises room.
    unsafe { drawn(table, [width_um, height_um], pixel_size_um, true, picture) }
}

/// Draws a picture of a field, with z as hues or without.
///
/// # Safety
///
/// `picture` has room for a handle.
unsafe fn drawn(
    table: *const gm_table,
    field_um: [f64; 2],
    pixel_size_um: f64,
    z: bool,
    picture: *mut *mut gm_picture,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(picture, null_mut(), "picture") }?;
        let (rows, localized_um2) = rows_of(table)?;
        let options = RenderOptions {
            field_um: Some(field_um),
            localized_um2,
            pixel_size_um: (pixel_size_um != 0.0).then_some(pixel_size_um),
            z,
            ..RenderOptions::default()
        };
        let drawn = render(&rows, &options).map_err(refused)?;
        // SAFETY: as above.
        unsafe { put(picture, create(Arc::new(drawn)), "picture") }
    })
}

fn refused(error: RenderError) -> Failure {
    Failure::argument(error.to_string())
}

/// Size, place and brightness of a picture.
///
/// `info` has room for the struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_get_info(
    picture: *const gm_picture,
    info: *mut gm_picture_info,
) -> gm_status {
    guard(|| {
        let picture = object(picture)?;
        let tone = picture.tone(&ColorMapping::default());
        let [x_um, y_um] = picture.origin_um;
        let all = gm_picture_info {
            width: picture.width,
            height: picture.height,
            pixel_size_um: picture.pixel_size_um,
            x_um,
            y_um,
            full: tone.full.into(),
            gamma: tone.gamma.into(),
        };
        // SAFETY: the caller promises room.
        unsafe { put(info, all, "info") }
    })
}

/// Copies the number of localizations in each pixel, in rows from the top. `capacity` is the number of
/// values that `counts` has room for, at least `width * height`.
///
/// `counts` has room for `capacity` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_counts(
    picture: *const gm_picture,
    counts: *mut f32,
    capacity: usize,
) -> gm_status {
    guard(|| {
        let picture = object(picture)?;
        let pixels = picture.counts.len();
        if capacity < pixels {
            let message = format!("`capacity` is {capacity}, but the picture has {pixels} pixels");
            return Err(Failure::argument(message));
        }
        // SAFETY: the caller promises room for at least as many.
        unsafe { array_mut(counts, pixels, "counts") }?.copy_from_slice(&picture.counts);
        Ok(())
    })
}

/// Copies 256 colours as red, green and blue: those of counts from 0 to `full` of `gm_picture_info` in
/// equal steps, with its `gamma`. A picture with z has none: its pixels have hues.
///
/// `colors` has room for 768 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_colors(
    picture: *const gm_picture,
    colors: *mut u8,
) -> gm_status {
    guard(|| {
        let picture = object(picture)?;
        if picture.z_range_um.is_some() {
            let message = "the picture has z as hues: gm_picture_rgb copies its colours";
            return Err(Failure::argument(message));
        }
        let mapping = ColorMapping::default();
        let gamma = picture.tone(&mapping).gamma;
        // SAFETY: the caller promises room.
        let colors = unsafe { array_mut(colors, 3 * COLORS, "colors") }?;
        for (level, color) in colors.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            let fraction = level as f32 / (COLORS - 1) as f32;
            *color = mapping.color_map.at(fraction.powf(gamma).into());
        }
        Ok(())
    })
}

/// Copies red, green and blue of each pixel, in rows from the top: the colours of the file that
/// `gaussmle render` writes, without scale bar and key. `capacity` is the number of bytes that `rgb` has
/// room for, at least `3 * width * height`.
///
/// `rgb` has room for `capacity` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_rgb(
    picture: *const gm_picture,
    rgb: *mut u8,
    capacity: usize,
) -> gm_status {
    guard(|| {
        let picture = object(picture)?;
        let bytes = 3 * picture.counts.len();
        if capacity < bytes {
            let message = format!("`capacity` is {capacity}, but the colours have {bytes} bytes");
            return Err(Failure::argument(message));
        }
        // SAFETY: the caller promises room for at least as many.
        let rgb = unsafe { array_mut(rgb, bytes, "rgb") }?;
        picture
            .paint(&ColorMapping::default(), rgb)
            .map_err(refused)
    })
}

/// The z of the first and of the last hue, um: percentiles 2 and 98 of the usable rows, rounded outwards.
/// Hues go from blue over cyan, green and yellow to red. A picture without z is refused.
///
/// `first` and `last` have room for a number each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_z_range(
    picture: *const gm_picture,
    first: *mut f64,
    last: *mut f64,
) -> gm_status {
    guard(|| {
        let Some([from, to]) = object(picture)?.z_range_um else {
            let message = "the picture has no z: gm_picture_new_with_z makes one that has";
            return Err(Failure::argument(message));
        };
        // SAFETY: the caller promises room.
        unsafe { put(first, from, "first") }?;
        // SAFETY: as above.
        unsafe { put(last, to, "last") }
    })
}

/// The length of the scale bar that `gaussmle render` draws over a picture, um: a round number near a
/// fifth of the width.
///
/// `length_um` has room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_picture_scale_bar(
    picture: *const gm_picture,
    length_um: *mut f64,
) -> gm_status {
    guard(|| {
        let length = object(picture)?.scale_bar_um();
        // SAFETY: the caller promises room.
        unsafe { put(length_um, length, "length_um") }
    })
}

/// Frees a picture, or does nothing for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn gm_picture_free(picture: *mut gm_picture) {
    guard(|| {
        drop(release(picture));
        Ok(())
    });
}
