//! The kernel that puts pixels in order on GPUs: from ROIs as the caller has them to tiles.
//!
//! The host copies ROIs without a change, which is as fast as its memory. Each cube transposes one
//! tile through shared memory, in blocks of as many pixels as there are spots, so neighbouring units
//! read and write neighbouring words. Camera maps are applied on the way.

use cubecl::prelude::*;

use crate::pixels::{UNUSABLE_BITS, is_packed};
use crate::spec::{MAP_VALUES, MASKED, Pixels, Spec, flag};

/// Returns the number of 32-bit words of `spots` ROIs as the caller has them.
pub const fn raw_words(spec: &Spec, spots: usize) -> usize {
    let pixels = spots * spec.area();
    match spec.pixels {
        Pixels::PackedU16 => pixels.div_ceil(2),
        Pixels::F32 => pixels,
    }
}

/// Corners, camera maps and the width of the sensor as arguments of the kernel. Without maps it gets the
/// constants in their place, and never reads them there.
pub(crate) fn corners_and_maps<B: Copy>(maps: Option<(B, B, u32)>, constants: B) -> (B, B, u32) {
    maps.unwrap_or((constants, constants, 0))
}

/// The pixels of the caller, and the camera maps.
#[derive(CubeType)]
struct Source<'a> {
    raw: &'a [u32],
    /// [`MAP_VALUES`] values of each sensor pixel.
    maps: &'a [f32],
    /// Pixels in a row of the sensor.
    sensor_width: usize,
    /// See [`flag`](mod@flag).
    flags: u32,
}

/// Writes the tiles `[tile][word][slot]` of `spots` ROIs. The remaining slots of the last tile
/// repeat the last spot: fits of empty pixels would take more iterations. Without
/// [`flag::MAPS`], corners and maps are not read. A cube has as many units as a tile has spots.
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
    let source = source_of(raw, maps, sensor_width, flags);
    let area = side * side;
    // A row more than the tile has: units that read a column use different banks.
    let pitch = comptime!(tile + 1);
    let plane = comptime!(tile * (tile + 1));
    let mut memory = Shared::<[u32]>::new_slice(comptime!(stage_len(tile)));
    let stage = memory.as_mut_slice();
    let unit = UNIT_POS as usize;
    let cube = CUBE_POS;
    let is_tile = cube < tiles as usize;
    let has_maps = flags & flag::MAPS != 0;
    for block in 0..area.div_ceil(tile) {
        let pixel = block * tile + unit;
        let row = pixel / side;
        let on_sensor = row * source.sensor_width + (pixel - row * side);
        for slot in 0..tile {
            let spot = min(cube * tile + slot, spots as usize - 1);
            if pixel < area {
                let bits = pixel_bits(&source, spot * area + pixel);
                let at = slot * pitch + unit;
                if has_maps {
                    let calibrated = calibrated(&source, corners[spot] as usize + on_sensor, bits);
                    stage[at] = calibrated.value;
                    stage[plane + at] = calibrated.variance;
                } else {
                    stage[at] = bits;
                }
            }
        }
        sync_cube();
        for k in 0..tile {
            let pixel = block * tile + k;
            if is_tile && pixel < area {
                let at = unit * pitch + k;
                let word = cube * area + pixel;
                if has_maps {
                    words[2 * word * tile + unit] = stage[at];
                    words[(2 * word + 1) * tile + unit] = stage[plane + at];
                } else {
                    words[word * tile + unit] = stage[at];
                }
            }
        }
        sync_cube();
    }
}

/// Returns the length of the shared memory: a plane of values, and one of variances.
pub(crate) const fn stage_len(tile: usize) -> usize {
    2 * tile * (tile + 1)
}

#[cube]
fn source_of<'a>(raw: &'a [u32], maps: &'a [f32], sensor_width: u32, flags: u32) -> Source<'a> {
    Source::<'a> {
        raw,
        maps,
        sensor_width: sensor_width as usize,
        flags,
    }
}

/// Returns the bits of the `f32` value of the pixel with this index.
#[cube]
fn pixel_bits(source: &Source<'_>, at: usize) -> u32 {
    if is_packed(source.flags) {
        let both = source.raw[at / 2];
        let half = select(at % 2 == 1, both >> 16u32, both & 0xffffu32);
        u32::reinterpret(f32::cast_from(half))
    } else {
        source.raw[at]
    }
}

/// The bits of a pixel that maps have calibrated.
#[derive(CubeType, Clone, Copy)]
struct Calibrated {
    /// NaN if the pixel is unusable; the variance if it is masked.
    value: u32,
    variance: u32,
}

/// Calibrates the pixel of this place on the sensor.
#[cube]
fn calibrated(source: &Source<'_>, on_sensor: usize, bits: u32) -> Calibrated {
    let first = on_sensor * comptime!(MAP_VALUES);
    let masked = f32::new(MASKED);
    let variance = min(source.maps[first + 2], masked);
    let value = (f32::reinterpret(bits) - source.maps[first]) * source.maps[first + 1] + variance;
    let is_unusable = bits & 0x7fff_ffffu32 >= UNUSABLE_BITS;
    let value = select(is_unusable, 0x7fc0_0000u32, u32::reinterpret(value));
    let variance_bits = u32::reinterpret(variance);
    Calibrated {
        value: select(variance < masked, value, variance_bits),
        variance: variance_bits,
    }
}
