//! Transposition of ROIs into tiles `[tile][word][slot]` of 32-bit words, the layout of the kernel on
//! CPUs.

use gaussmle_kernels::spec::Spec;
use rayon::prelude::*;

use crate::roi::{Pixels, RoiStack};

/// The spots whose words are written together, which LLVM turns into vector code. Spot by spot takes
/// three times as long. It divides the tiles of all processors: 8 and 16 slots.
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

/// Fills tiles with words of `EACH` pixels. The last word of a ROI is padded with 0.
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
        .for_each(|(out, pixels)| fill_tile(out, pixels, area, tile, &word));
    out
}

/// Fills one tile: first whole words of whole blocks of spots, then the rest.
fn fill_tile<T: Copy + Default, const EACH: usize>(
    out: &mut [u32],
    pixels: &[T],
    area: usize,
    tile: usize,
    word: impl Fn([T; EACH]) -> u32,
) {
    let words_of = |slot: usize| pixels[slot * area..][..area].as_chunks::<EACH>();
    let spots = pixels.len() / area;
    let whole_slots = spots / BLOCK * BLOCK;
    let whole_words = area / EACH;
    for slot in (0..whole_slots).step_by(BLOCK) {
        let rows: [&[[T; EACH]]; BLOCK] =
            std::array::from_fn(|i| &words_of(slot + i).0[..whole_words]);
        for (w, line) in out.chunks_exact_mut(tile).take(whole_words).enumerate() {
            for (value, row) in line[slot..][..BLOCK].iter_mut().zip(rows) {
                *value = word(row[w]);
            }
        }
    }
    for slot in 0..spots {
        let (whole, rest) = words_of(slot);
        let done = if slot < whole_slots { whole_words } else { 0 };
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
    if spots < tile {
        for line in out.chunks_exact_mut(tile) {
            let last = line[spots - 1];
            line[spots..].fill(last);
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle_kernels::spec::{Noise, Pixels, Spec};

    use super::*;

    #[test]
    fn remaining_slots_repeat_the_last_spot() {
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
            cache_pixels: true,
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
            let pixel = |p: usize| match p {
                p if p < size * size => (spot * size * size + p) as u32,
                _ => 0,
            };
            assert_eq!(word, pixel(2 * w) | pixel(2 * w + 1) << 16, "{spot} {w}");
        }
    }
}
