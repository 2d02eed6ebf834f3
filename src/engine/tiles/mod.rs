//! Tiles of ROIs, `[tile][word][slot]` of 32-bit words: the layout of the kernel on CPUs.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod calibrate;
mod transpose;

use std::ops::Range;

use gaussmle_kernels::spec::Spec;

use self::calibrate::{Calibrate, Place, calibrate};
use self::transpose::{Line, transpose};
use super::maps::MapPlanes;
use crate::roi::{Pixel, Pixels, RoiStack};

/// The most pixels of a ROI.
const MOST_PIXELS: usize = gaussmle_kernels::spec::MAX_SIZE * gaussmle_kernels::spec::MAX_SIZE;

/// The ROIs that are transposed together. It divides the tiles of all processors: 4, 8 and 16 slots.
fn block(spec: &Spec) -> usize {
    spec.tile.min(transpose::MOST_ROWS)
}

/// Writes the tiles of a range of ROIs. The remaining slots of the last tile repeat the last ROI:
/// fits of empty pixels would take more iterations, and delay the other fits of the vector.
///
/// `maps` are those of the camera, for kernels with calibrated pixels.
pub(crate) fn fill_tiles(
    out: &mut [u32],
    rois: &RoiStack<'_>,
    spots: Range<usize>,
    spec: &Spec,
    maps: Option<&MapPlanes>,
) {
    match (&rois.pixels, maps) {
        (Pixels::U16(_), Some(maps)) => fill_calibrated::<u16>(out, rois, spots, spec, maps),
        (Pixels::F32(_), Some(maps)) => fill_calibrated::<f32>(out, rois, spots, spec, maps),
        (Pixels::U16(_), None) => fill_stored::<u16>(out, rois, spots, spec),
        (Pixels::F32(_), None) => fill_stored::<f32>(out, rois, spots, spec),
    }
}

/// Writes the pixels as they are stored.
fn fill_stored<T: Pixel>(out: &mut [u32], rois: &RoiStack<'_>, spots: Range<usize>, spec: &Spec) {
    let (area, words, rows) = (spec.area(), spec.words(), block(spec));
    let bytes: &[u8] = bytemuck::cast_slice(T::of(rois));
    let (roi_bytes, word_bytes) = (area * size_of::<T>(), words * size_of::<u32>());
    // The last word may have a pixel of the next ROI, which no kernel reads. The last ROI has none.
    let mut last = [0u32; MOST_PIXELS];
    let last: &mut [u8] = bytemuck::cast_slice_mut(&mut last[..words]);
    last[..roi_bytes].copy_from_slice(&bytes[(spots.end - 1) * roi_bytes..][..roi_bytes]);
    let last = &*last;
    let line = |roi: usize| -> Line<'_> {
        if roi + 1 >= spots.end {
            last
        } else {
            &bytes[roi * roi_bytes..][..word_bytes]
        }
    };
    for (tile, out) in out.chunks_exact_mut(spec.tile * words).enumerate() {
        for slot in (0..spec.tile).step_by(rows) {
            let first = spots.start + tile * spec.tile + slot;
            let lines: [Line<'_>; transpose::MOST_ROWS] =
                std::array::from_fn(|row| line(first + row.min(rows - 1)));
            transpose(&lines[..rows], &mut out[slot..], spec.tile);
        }
    }
}

/// Writes value and variance of each pixel in turn.
fn fill_calibrated<T: Calibrate>(
    out: &mut [u32],
    rois: &RoiStack<'_>,
    spots: Range<usize>,
    spec: &Spec,
    maps: &MapPlanes,
) {
    let (area, words, rows) = (spec.area(), spec.words(), block(spec));
    let pixels = T::of(rois);
    let mut values = vec![0f32; transpose::MOST_ROWS * area];
    let mut variances = values.clone();
    let place = |roi: usize| {
        // On the sensor: `check_corners` compared it with the maps.
        let (x, y) = rois.corner(roi);
        Place {
            first: y as usize * maps.width + x as usize,
            size: spec.size,
        }
    };
    for (tile, out) in out.chunks_exact_mut(spec.tile * words).enumerate() {
        for slot in (0..spec.tile).step_by(rows) {
            for row in 0..rows {
                let roi = (spots.start + tile * spec.tile + slot + row).min(spots.end - 1);
                calibrate(
                    &pixels[roi * area..][..area],
                    place(roi),
                    maps,
                    &mut values[row * area..][..area],
                    &mut variances[row * area..][..area],
                );
            }
            for (word, planes) in [&values, &variances].into_iter().enumerate() {
                let lines: [Line<'_>; transpose::MOST_ROWS] =
                    std::array::from_fn(|row| bytemuck::cast_slice(&planes[row * area..][..area]));
                let out = &mut out[word * spec.tile + slot..];
                transpose(&lines[..rows], out, 2 * spec.tile);
            }
        }
    }
}

#[cfg(test)]
mod tests;
