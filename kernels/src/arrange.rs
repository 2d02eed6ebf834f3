//! The kernel that puts pixels in order on GPUs: from ROIs as the caller has them to tiles.
//!
//! The host copies ROIs without a change, which is as fast as its memory. Each cube transposes one
//! tile through shared memory, in blocks of as many words as there are spots, so neighbouring units
//! read and write neighbouring words. Camera maps are applied on the way.

use cubecl::prelude::*;

use crate::pixels::{UNUSABLE_BITS, is_packed};
use crate::spec::{MAP_VALUES, MASKED, Pixels, Spec, flag};

/// Returns the number of units per cube: the number of spots in a tile.
pub(crate) const fn arrange_units(spec: &Spec) -> usize {
    spec.tile
}

/// Returns the number of 32-bit words of `spots` ROIs as the caller has them.
pub const fn raw_words(spec: &Spec, spots: usize) -> usize {
    let pixels = spots * spec.area();
    match spec.pixels {
        Pixels::PackedU16 => pixels.div_ceil(2),
        Pixels::F32 => pixels,
    }
}

/// Where the pixels of the caller are, and the camera maps.
#[derive(CubeType)]
struct Source<'a> {
    raw: &'a [u32],
    /// The sensor index of the first pixel of each ROI.
    corners: &'a [u32],
    /// [`MAP_VALUES`] values of each sensor pixel.
    maps: &'a [f32],
    /// Pixels in a row of the sensor.
    sensor_width: usize,
    /// See [`flag`](mod@flag).
    flags: u32,
    /// Pixels along a side of an ROI.
    side: usize,
}

/// Writes the tiles `[tile][word][slot]` of `spots` ROIs. The remaining slots of the last tile
/// repeat the last spot: fits of empty pixels would take more iterations. Without
/// [`flag::MAPS`], corners and maps are not read.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn arrange(
    raw: &[u32],
    corners: &[u32],
    maps: &[f32],
    words: &mut [u32],
    spots: u32,
    tiles: u32,
    sensor_width: u32,
    flags: u32,
    side: usize,
    #[comptime] tile: usize,
) {
    let source = source_of(raw, corners, maps, sensor_width, flags, side);
    let mut count = side * side;
    if flags & flag::MAPS != 0 {
        count *= 2;
    }
    // A row more than the tile has: units that read a column use different banks.
    let pitch = comptime!(tile + 1);
    let mut memory = Shared::<[u32]>::new_slice(comptime!(tile * (tile + 1)));
    let stage = memory.as_mut_slice();
    let unit = UNIT_POS as usize;
    let cube = CUBE_POS;
    let is_tile = cube < tiles as usize;
    for block in 0..count.div_ceil(tile) {
        let word = block * tile + unit;
        for slot in 0..tile {
            let spot = min(cube * tile + slot, spots as usize - 1);
            if word < count {
                stage[slot * pitch + unit] = word_of(&source, spot, word);
            }
        }
        sync_cube();
        for k in 0..tile {
            let word = block * tile + k;
            if is_tile && word < count {
                words[(cube * count + word) * tile + unit] = stage[unit * pitch + k];
            }
        }
        sync_cube();
    }
}

#[cube]
fn source_of<'a>(
    raw: &'a [u32],
    corners: &'a [u32],
    maps: &'a [f32],
    sensor_width: u32,
    flags: u32,
    side: usize,
) -> Source<'a> {
    Source::<'a> {
        raw,
        corners,
        maps,
        sensor_width: sensor_width as usize,
        flags,
        side,
    }
}

/// Returns a word of a spot: a pixel, or with maps the calibrated value or the variance of one.
#[cube]
fn word_of(source: &Source<'_>, spot: usize, word: usize) -> u32 {
    let mut pixel = word;
    if source.flags & flag::MAPS != 0 {
        pixel = word / 2;
    }
    let at = spot * source.side * source.side + pixel;
    let mut bits = if is_packed(source.flags) {
        let both = source.raw[at / 2];
        let half = select(at % 2 == 1, both >> 16u32, both & 0xffffu32);
        u32::reinterpret(f32::cast_from(half))
    } else {
        source.raw[at]
    };
    if source.flags & flag::MAPS != 0 {
        bits = calibrated(source, spot, pixel, bits, word % 2 == 1);
    }
    bits
}

/// Returns the calibrated value of a pixel, or its variance. The value is NaN if the pixel is
/// unusable; that of a masked pixel is its variance.
#[cube]
fn calibrated(
    source: &Source<'_>,
    spot: usize,
    pixel: usize,
    bits: u32,
    wants_variance: bool,
) -> u32 {
    let row = pixel / source.side;
    let column = pixel - row * source.side;
    let on_sensor = source.corners[spot] as usize + row * source.sensor_width + column;
    let first = on_sensor * comptime!(MAP_VALUES);
    let masked = f32::new(MASKED);
    let variance = min(source.maps[first + 2], masked);
    let mut out = u32::reinterpret(variance);
    if !wants_variance && variance < masked {
        let value = (f32::reinterpret(bits) - source.maps[first]) * source.maps[first + 1];
        let is_unusable = bits & 0x7fff_ffffu32 >= UNUSABLE_BITS;
        out = select(
            is_unusable,
            0x7fc0_0000u32,
            u32::reinterpret(value + variance),
        );
    }
    out
}
