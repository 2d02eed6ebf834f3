//! Tiles of ROIs, `[tile][word][slot]` of 32-bit words: the layout of the kernel on CPUs.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod calibrate;
mod transpose;

use std::ops::Range;

use gaussmle_kernels::spec::{MASKED, Spec};
use gaussmle_kernels::{Slots, prefetch};

use self::calibrate::{Calibrate, GROUP, Place, calibrate};
use self::transpose::{Line, transpose};
use super::maps::MapPlanes;
use crate::roi::{Pixel, Pixels, RoiStack};

/// The most pixels of a ROI, and as many as are read after the last one.
const MOST_PIXELS: usize =
    gaussmle_kernels::spec::MAX_SIZE * gaussmle_kernels::spec::MAX_SIZE + GROUP;

/// The ROIs that are transposed together. It divides the tiles of all processors: 4, 8 and 16 slots.
fn block(spec: &Spec) -> usize {
    spec.tile.min(transpose::MOST_ROWS)
}

/// Writes all tiles of a range of ROIs; see [`TileWriter`].
#[cfg(any(test, feature = "simulate"))]
pub(crate) fn fill_tiles(
    out: &mut [u32],
    rois: &RoiStack<'_>,
    spots: Range<usize>,
    spec: &Spec,
    maps: Option<&MapPlanes>,
) {
    let mut writer = TileWriter::new(rois, spots, spec, maps);
    let tiles = out.chunks_exact_mut(spec.tile * spec.words());
    tiles
        .enumerate()
        .for_each(|(tile, out)| writer.write(Slots::Tile(tile), out));
}

/// Writes the tiles of a range of ROIs. The remaining slots of the last tile repeat the last ROI:
/// fits of empty pixels would take more iterations, and delay the other fits of the vector.
pub(crate) struct TileWriter<'a, 'r> {
    rois: &'a RoiStack<'r>,
    spots: Range<usize>,
    spec: &'a Spec,
    /// The maps of the camera, for kernels with calibrated pixels.
    maps: Option<&'a MapPlanes>,
    /// The pixels of the last ROI. What is read of any other may end in the next ROI; after the last
    /// one there may be no memory.
    last: [u32; MOST_PIXELS],
    /// The calibrated pixels of the ROIs that are transposed together.
    values: Vec<f32>,
    variances: Vec<f32>,
}

impl<'a, 'r> TileWriter<'a, 'r> {
    /// A writer of the tiles of `spots`, of which there is at least one.
    pub fn new(
        rois: &'a RoiStack<'r>,
        spots: Range<usize>,
        spec: &'a Spec,
        maps: Option<&'a MapPlanes>,
    ) -> Self {
        let mut last = [0; MOST_PIXELS];
        let calibrated = match maps {
            Some(_) => transpose::MOST_ROWS * spec.area() + GROUP,
            None => 0,
        };
        let roi = Self::bytes_of(rois, spots.end - 1..spots.end);
        bytemuck::cast_slice_mut(&mut last)[..roi.len()].copy_from_slice(roi);
        Self {
            rois,
            spots,
            spec,
            maps,
            last,
            values: vec![0.0; calibrated],
            variances: vec![0.0; calibrated],
        }
    }

    /// Writes a tile of these slots.
    pub fn write(&mut self, slots: Slots<'_>, out: &mut [u32]) {
        match (&self.rois.pixels, self.maps) {
            (Pixels::U16(_), Some(maps)) => self.write_calibrated::<u16>(slots, out, maps),
            (Pixels::F32(_), Some(maps)) => self.write_calibrated::<f32>(slots, out, maps),
            (_, None) => self.write_stored(slots, out),
        }
    }

    /// The ROI of slot `at` of a tile.
    fn roi(&self, slots: Slots<'_>, at: usize) -> usize {
        let slot = slots.slot(at, self.spec.tile);
        (self.spots.start + slot).min(self.spots.end - 1)
    }

    /// Requests the pixels of a tile from memory. It may be one after the last: the thread that
    /// writes these tiles usually goes on with those.
    pub fn prefetch(&self, tile: usize) {
        let roi = |tile: usize| (self.spots.start + tile * self.spec.tile).min(self.rois.len());
        prefetch(Self::bytes_of(self.rois, roi(tile)..roi(tile + 1)));
    }

    /// The bytes of the pixels of ROIs.
    fn bytes_of(rois: &'a RoiStack<'r>, spots: Range<usize>) -> &'a [u8] {
        let area = rois.size() * rois.size();
        let pixels = spots.start * area..spots.end * area;
        match &rois.pixels {
            Pixels::U16(_) => bytemuck::cast_slice(&u16::of(rois)[pixels]),
            Pixels::F32(_) => bytemuck::cast_slice(&f32::of(rois)[pixels]),
        }
    }

    /// Writes the pixels as they are stored.
    fn write_stored(&self, slots: Slots<'_>, out: &mut [u32]) {
        let (words, rows) = (self.spec.words(), block(self.spec));
        let bytes = Self::bytes_of(self.rois, 0..self.spots.end);
        let roi_bytes = bytes.len() / self.spots.end;
        let word_bytes = words * size_of::<u32>();
        let line = |roi: usize| -> Line<'_> {
            if roi + 1 >= self.spots.end {
                &bytemuck::cast_slice(&self.last)[..word_bytes]
            } else {
                &bytes[roi * roi_bytes..][..word_bytes]
            }
        };
        for slot in (0..self.spec.tile).step_by(rows) {
            let lines: [Line<'_>; transpose::MOST_ROWS] =
                std::array::from_fn(|row| line(self.roi(slots, slot + row.min(rows - 1))));
            transpose(&lines[..rows], &mut out[slot..], self.spec.tile);
        }
    }

    /// Writes value and variance of each pixel in turn.
    fn write_calibrated<T: Calibrate>(
        &mut self,
        slots: Slots<'_>,
        out: &mut [u32],
        maps: &MapPlanes,
    ) {
        let spec = self.spec;
        let (area, rows) = (spec.area(), block(spec));
        let pixels = T::of(self.rois);
        let last = self.spots.end - 1;
        for slot in (0..spec.tile).step_by(rows) {
            for row in 0..rows {
                let roi = self.roi(slots, slot + row);
                let place = Place {
                    first: maps.first(self.rois.corner(roi)),
                    size: spec.size,
                };
                let pixels = match roi < last {
                    true => &pixels[roi * area..],
                    false => bytemuck::cast_slice(&self.last),
                };
                let values = &mut self.values[row * area..];
                let variances = &mut self.variances[row * area..];
                calibrate(pixels, place, maps, values, variances);
                if let Some(light) = self.rois.light {
                    let light = &light[roi * area..(roi + 1) * area];
                    add_light(light, maps.excess, variances);
                }
            }
            for (word, planes) in [&self.values, &self.variances].into_iter().enumerate() {
                let lines: [Line<'_>; transpose::MOST_ROWS] =
                    std::array::from_fn(|row| bytemuck::cast_slice(&planes[row * area..][..area]));
                let out = &mut out[word * spec.tile + slot..];
                transpose(&lines[..rows], out, 2 * spec.tile);
            }
        }
    }
}

/// Adds light that is known to the variances of the pixels that are not masked. The kernel adds the variance of a
/// pixel to its mean, and expects it in the value, too: without it there, the rest is light of the mean alone.
fn add_light(light: &[f32], excess: f32, variances: &mut [f32]) {
    for (variance, light) in variances.iter_mut().zip(light) {
        if *variance < MASKED {
            *variance += light / excess;
        }
    }
}

#[cfg(test)]
mod tests;
