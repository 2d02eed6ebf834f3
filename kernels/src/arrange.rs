//! The kernel that puts pixels in order on GPUs: from ROIs as the caller has them to tiles.
//!
//! The host copies ROIs without a change, which is as fast as its memory. Each cube transposes one
//! tile through shared memory, in blocks of as many words as there are spots, so neighbouring units
//! read and write neighbouring words.

use cubecl::prelude::*;

use crate::spec::{Pixels, Spec};

/// Returns the number of units per cube: the number of spots in a tile.
pub(crate) const fn arrange_units(spec: &Spec) -> usize {
    spec.tile
}

/// Returns the number of 32-bit words of `spots` ROIs as the caller has them. There is one more
/// than they fill, which the kernel may read.
pub const fn raw_words(spec: &Spec, spots: usize) -> usize {
    let pixels = spots * spec.area();
    1 + match spec.pixels {
        Pixels::PackedU16 => pixels.div_ceil(2),
        Pixels::F32 => pixels,
        Pixels::Calibrated => 2 * pixels,
    }
}

/// Writes the tiles `[tile][word][slot]` of `spots` ROIs. The remaining slots of the last tile
/// repeat the last spot: fits of empty pixels would take more iterations.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn arrange(
    raw: &[u32],
    words: &mut [u32],
    spots: u32,
    tiles: u32,
    #[comptime] spec: Spec,
) {
    let tile = comptime!(spec.tile);
    let count = comptime!(spec.words());
    // A row more than the tile has: units that read a column use different banks.
    let pitch = comptime!(spec.tile + 1);
    let mut memory = Shared::<[u32]>::new_slice(comptime!(spec.tile * (spec.tile + 1)));
    let stage = memory.as_mut_slice();
    let unit = UNIT_POS as usize;
    let cube = CUBE_POS;
    let is_tile = cube < tiles as usize;
    for block in 0..comptime!(spec.words().div_ceil(spec.tile)) {
        let word = block * tile + unit;
        for slot in 0..tile {
            let spot = min(cube * tile + slot, spots as usize - 1);
            if word < count {
                stage[slot * pitch + unit] = word_of(raw, spot, word, spec);
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

/// Returns a word of a spot.
#[cube]
fn word_of(raw: &[u32], spot: usize, word: usize, #[comptime] spec: Spec) -> u32 {
    let area = comptime!(spec.area());
    if comptime!(matches!(spec.pixels, Pixels::PackedU16)) {
        let size = comptime!(spec.size);
        let row_words = comptime!(spec.row_words());
        let row = word / row_words;
        let first = 2 * (word - row * row_words);
        let at = spot * area + row * size + first;
        let low = raw[at / 2];
        let high = raw[at / 2 + 1];
        let pair = select(at % 2 == 1, (low >> 16u32) | (high << 16u32), low);
        select(first + 1 < size, pair, pair & 0xffffu32)
    } else {
        raw[spot * area + word]
    }
}
