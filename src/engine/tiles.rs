//! Transposition of ROIs into tiles `[tile][word][slot]` of 32-bit words, the kernel's layout.

use gaussmle_kernels::spec::Spec;
use rayon::prelude::*;

use crate::roi::{Pixels, RoiStack};

/// The spots whose words are written together, which LLVM turns into vector code. Spot by spot takes
/// three times as long. It divides the tiles of all processors: 8, 16 and 32 slots.
const BLOCK: usize = 8;

/// Writes the tiles of `spots` ROIs from `first`. The remaining slots repeat the last spot: fits of
/// empty pixels would take more iterations, and delay the other fits of the vector.
pub(crate) fn tiles(rois: &RoiStack<'_>, first: usize, spots: usize, spec: &Spec) -> Vec<u32> {
    let range = first * spec.area()..(first + spots) * spec.area();
    match &rois.pixels {
        Pixels::U16(pixels) => {
            let pixels = pixels.as_slice().map_or(&[][..], |all| &all[range]);
            fill(pixels, spots, spec, |[low, high]| {
                u32::from(low) | u32::from(high) << 16
            })
        }
        Pixels::F32(pixels) => {
            let pixels = pixels.as_slice().map_or(&[][..], |all| &all[range]);
            fill(pixels, spots, spec, |[pixel]| pixel.to_bits())
        }
    }
}

/// Fills tiles with words of `EACH` pixels. The last word of an ROI, or of each row on GPUs, is padded
/// with 0.
fn fill<T: Copy + Default + Sync, const EACH: usize>(
    pixels: &[T],
    spots: usize,
    spec: &Spec,
    word: impl Fn([T; EACH]) -> u32 + Sync,
) -> Vec<u32> {
    let (area, words, tile) = (spec.area(), spec.words(), spec.tile);
    let mut out = vec![0u32; spots.div_ceil(tile) * tile * words];
    out.par_chunks_mut(tile * words)
        .with_min_len(64)
        .zip(pixels.par_chunks(tile * area))
        .for_each(|(out, pixels)| fill_tile(out, pixels, spec, &word));
    out
}

/// Fills one tile, and repeats the last spot in the slots that remain.
fn fill_tile<T: Copy + Default, const EACH: usize>(
    out: &mut [u32],
    pixels: &[T],
    spec: &Spec,
    word: impl Fn([T; EACH]) -> u32,
) {
    let (area, tile) = (spec.area(), spec.tile);
    let spots = pixels.len() / area;
    // A line is what follows without padding: the ROI, or a row of it.
    let line = if spec.words() == area.div_ceil(EACH) {
        area
    } else {
        spec.size
    };
    let lines = out.chunks_exact_mut(tile * line.div_ceil(EACH));
    for (number, out) in lines.enumerate() {
        let pixels_of = |slot: usize| &pixels[slot * area + number * line..][..line];
        fill_line(out, spots, tile, pixels_of, &word);
    }
    if spots < tile {
        for line in out.chunks_exact_mut(tile) {
            let last = line[spots - 1];
            line[spots..].fill(last);
        }
    }
}

/// Fills the words of one line: first whole words of whole blocks of spots, then the rest.
fn fill_line<'a, T: Copy + Default + 'a, const EACH: usize>(
    out: &mut [u32],
    spots: usize,
    tile: usize,
    pixels_of: impl Fn(usize) -> &'a [T],
    word: impl Fn([T; EACH]) -> u32,
) {
    let words_of = |slot: usize| pixels_of(slot).as_chunks::<EACH>();
    let whole_slots = spots / BLOCK * BLOCK;
    for slot in (0..whole_slots).step_by(BLOCK) {
        let rows: [&[[T; EACH]]; BLOCK] = std::array::from_fn(|i| words_of(slot + i).0);
        let whole_words = rows[0].len();
        let rows = rows.map(|row| &row[..whole_words]);
        for (w, line) in out.chunks_exact_mut(tile).take(whole_words).enumerate() {
            for (value, row) in line[slot..][..BLOCK].iter_mut().zip(rows) {
                *value = word(row[w]);
            }
        }
    }
    for slot in 0..spots {
        let (whole, rest) = words_of(slot);
        let done = if slot < whole_slots { whole.len() } else { 0 };
        let mut write = |w: usize, value: u32| out[w * tile + slot] = value;
        for (w, &pixels) in whole.iter().enumerate().skip(done) {
            write(w, word(pixels));
        }
        if !rest.is_empty() {
            let mut last = [T::default(); EACH];
            last[..rest.len()].copy_from_slice(rest);
            write(whole.len(), word(last));
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle_kernels::spec::{Noise, Pixels, Spec};

    use super::*;

    #[test]
    fn remaining_slots_repeat_the_last_spot() {
        check(true, |w| [Some(2 * w), (w < 12).then_some(2 * w + 1)]);
    }

    #[test]
    fn rows_begin_with_a_new_word_on_gpus() {
        check(false, |w| {
            let (row, pair) = (w / 3, w % 3);
            let first = 5 * row + 2 * pair;
            [Some(first), (pair < 2).then_some(first + 1)]
        });
    }

    /// Checks the words of spots of 5x5 pixels. `expected` is the pixels in a word of an ROI.
    fn check(cache_pixels: bool, expected: impl Fn(usize) -> [Option<usize>; 2]) {
        let (size, tile, spots) = (5, 8, 13);
        let pixels: Vec<u16> = (0..spots * size * size).map(|p| p as u16).collect();
        let pixels = ndarray::ArrayView3::from_shape((spots, size, size), &pixels)
            .expect("the shape matches");
        let rois = RoiStack::from_u16(pixels).expect("valid");
        let spec = Spec {
            size,
            pixels: Pixels::PackedU16,
            noise: Noise::Poisson,
            lanes: 1,
            tile,
            cache_pixels,
            units: 1,
        };
        let words = tiles(&rois, 0, spots, &spec);
        assert_eq!(words.len(), 2 * tile * spec.words());
        for (at, &word) in words.iter().enumerate() {
            let (t, w, slot) = (
                at / tile / spec.words(),
                at / tile % spec.words(),
                at % tile,
            );
            let spot = (t * tile + slot).min(spots - 1);
            let [low, high] =
                expected(w).map(|pixel| pixel.map_or(0, |p| (spot * size * size + p) as u32));
            assert_eq!(word, low | high << 16, "{spot} {w}");
        }
    }
}
