//! A batch on its way to a device and back.

use std::ops::Range;

use cubecl::bytes::Bytes;
use cubecl::prelude::CubeElement;
use gaussmle_kernels::raw_words;
use rayon::prelude::*;

use super::maps::JobMaps;
use super::plan::JobPlan;
use crate::roi::{Pixel, Pixels, RoiStack};

/// A place for a batch on a CUDA device, with pinned memory for its pixels and results.
#[cfg(feature = "cuda")]
pub(crate) type Slot = gaussmle_kernels::CudaSlot;

/// Without CUDA there are no slots.
#[cfg(not(feature = "cuda"))]
#[derive(Debug)]
#[allow(dead_code, reason = "there are no slots")]
pub(crate) struct Slot(());

/// A batch of spots as a device takes it.
#[derive(Debug)]
pub(crate) struct BatchInput {
    pub number: u64,
    pub spots: usize,
    pub content: BatchContent,
}

/// The pixels of a batch, and the sensor index of each ROI's first pixel if there are maps.
#[derive(Debug)]
pub(crate) enum BatchContent {
    /// In memory of its own, one ROI after the other.
    Client {
        words: Vec<u32>,
        corners: Option<Vec<u32>>,
    },
    /// In the pinned memory of a slot.
    #[cfg_attr(not(feature = "cuda"), allow(dead_code, reason = "there are no slots"))]
    Slot(Slot),
}

impl BatchInput {
    /// Copies a range of spots out of a stack, for a client of CubeCL's runtime.
    pub fn for_client(
        rois: &RoiStack<'_>,
        spots: Range<usize>,
        plan: &JobPlan,
        number: u64,
    ) -> Self {
        let count = spots.len();
        let mut words = vec![0; raw_words(&plan.spec, count)];
        match &rois.pixels {
            Pixels::U16(_) => {
                copy_pixels::<u16>(rois, &spots, bytemuck::cast_slice_mut(&mut words));
            }
            Pixels::F32(_) => {
                copy_pixels::<f32>(rois, &spots, bytemuck::cast_slice_mut(&mut words));
            }
        }
        let maps = plan.maps.as_deref();
        let corners = maps.map(|maps| {
            let mut corners = vec![0; count.next_multiple_of(plan.spec.tile)];
            write_corners(rois, &spots, maps, &mut corners);
            corners
        });
        Self {
            number,
            spots: count,
            content: BatchContent::Client { words, corners },
        }
    }

    /// Copies a range of spots out of a stack into the pinned memory of a slot.
    pub fn in_slot(
        slot: Slot,
        rois: &RoiStack<'_>,
        spots: Range<usize>,
        plan: &JobPlan,
        number: u64,
    ) -> Self {
        #[cfg(feature = "cuda")]
        let slot = {
            let mut slot = slot;
            let count = spots.len();
            match &rois.pixels {
                Pixels::U16(_) => copy_pixels::<u16>(rois, &spots, slot.pixels_mut(count)),
                Pixels::F32(_) => copy_pixels::<f32>(rois, &spots, slot.pixels_mut(count)),
            }
            if let (Some(maps), Some(corners)) = (&plan.maps, slot.corners_mut(count)) {
                write_corners(rois, &spots, maps, corners);
            }
            slot
        };
        let _ = (rois, plan);
        Self {
            number,
            spots: spots.len(),
            content: BatchContent::Slot(slot),
        }
    }
}

/// Pixels that one core copies at a time.
const COPIED_AT_ONCE: usize = 256 << 10;

/// Copies the pixels of a range of spots as they are.
fn copy_pixels<T: Pixel>(rois: &RoiStack<'_>, spots: &Range<usize>, out: &mut [T]) {
    let area = rois.size() * rois.size();
    let pixels = &T::of(rois)[spots.start * area..spots.end * area];
    out[..pixels.len()]
        .par_chunks_mut(COPIED_AT_ONCE)
        .zip(pixels.par_chunks(COPIED_AT_ONCE))
        .for_each(|(out, pixels)| out.copy_from_slice(pixels));
}

/// Writes the sensor index of each ROI's first pixel. Padding repeats the last spot, as its pixels
/// do.
fn write_corners(rois: &RoiStack<'_>, spots: &Range<usize>, maps: &JobMaps, out: &mut [u32]) {
    let (width, _) = maps.size();
    for (slot, out) in out.iter_mut().enumerate() {
        let (x, y) = rois.corner((spots.start + slot).min(spots.end - 1));
        // On the sensor: `check_corners` compared it with the maps.
        *out = (y as usize * width + x as usize) as u32;
    }
}

/// Seconds that a batch took.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BatchSeconds {
    pub uploading: f64,
    /// The wait for the kernel and for the copy to the host.
    pub computing: f64,
}

/// The results of a batch in host memory.
#[derive(Debug)]
pub(crate) struct BatchOutput {
    pub number: u64,
    pub memory: OutputMemory,
    pub seconds: BatchSeconds,
}

/// The memory of results.
#[derive(Debug)]
pub(crate) enum OutputMemory {
    /// Columns and codes, read by a client.
    Client(Bytes, Bytes),
    /// The pinned memory of a slot.
    #[cfg_attr(not(feature = "cuda"), allow(dead_code, reason = "there are no slots"))]
    Slot(Slot),
}

impl OutputMemory {
    /// The columns and the codes.
    pub fn values(&self) -> (&[f32], &[f32]) {
        match self {
            Self::Client(columns, codes) => (f32::from_bytes(columns), f32::from_bytes(codes)),
            #[cfg(feature = "cuda")]
            Self::Slot(slot) => {
                let results = slot.results();
                (results.columns, results.codes)
            }
            #[cfg(not(feature = "cuda"))]
            Self::Slot(_) => (&[], &[]),
        }
    }

    /// The slot, which is free again.
    pub fn into_slot(self) -> Option<Slot> {
        match self {
            Self::Client(..) => None,
            Self::Slot(slot) => Some(slot),
        }
    }
}
