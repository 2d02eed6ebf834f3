//! Cutting a stack into batches.

use gaussmle_kernels::spec::{CODES, Columns, Psf, Spec};

use crate::backend::Shape;
use crate::camera::{Calibration, Camera};
use crate::error::{Error, Result};
use crate::options::Options;
use crate::roi::RoiStack;

/// Batches under way at once on a GPU: one is filled while another is computed and a third read back.
const GPU_IN_FLIGHT: usize = 3;

/// On the CPU the cores that fill are those that compute, and the runtime ends what it is at before it takes in more.
const CPU_IN_FLIGHT: usize = 1;

/// How much memory a device is asked for unless told otherwise: enough to keep it busy,
/// little enough to leave a shared one to others, and on the CPU to stay near the caches.
const GPU_BUDGET: usize = 512 << 20;
const CPU_BUDGET: usize = 12 << 20;

/// Batches under way at once.
pub(crate) fn in_flight(shape: &Shape) -> usize {
    if shape.stage {
        CPU_IN_FLIGHT
    } else {
        GPU_IN_FLIGHT
    }
}

/// Bytes on the device for each spot of a batch.
pub(crate) fn bytes_per_spot(psf: Psf, spec: &Spec) -> usize {
    let corner = 1;
    let out = Columns::new(psf.parameters()).count() + CODES;
    4 * (spec.words() + corner + out)
}

/// Spots in a batch: what the user said, else what fits the budget; never more than a buffer holds.
pub(crate) fn batch_size(options: &Options, psf: Psf, spec: &Spec, shape: &Shape) -> usize {
    let widest = spec.words().max(Columns::new(psf.parameters()).count());
    // The kernel counts in 32 bits.
    let countable = u32::MAX as usize / widest;
    let most = (shape.max_buffer / (4 * widest))
        .min(countable)
        .max(spec.tile);
    let wanted = options.batch_size.unwrap_or_else(|| {
        let default = if shape.stage { CPU_BUDGET } else { GPU_BUDGET };
        let budget = options.memory_budget.unwrap_or(default);
        budget / (in_flight(shape) * bytes_per_spot(psf, spec))
    });
    // Whole tiles, except where the user wants fewer spots than one has.
    let whole = wanted.min(most) / spec.tile * spec.tile;
    if whole == 0 {
        wanted.clamp(1, spec.tile)
    } else {
        whole
    }
}

/// Sensor index of each ROI's first pixel, in slots; slots left over are 0.
pub(crate) fn corners(
    rois: &RoiStack<'_>,
    first: usize,
    spots: usize,
    sensor_width: usize,
    spec: &Spec,
) -> Vec<u32> {
    let mut out = vec![0; spots.div_ceil(spec.tile) * spec.tile];
    for (i, slot) in out.iter_mut().take(spots).enumerate() {
        let (x, y) = rois.corner(first + i);
        // Not negative, and on the sensor: `check_corners` has looked.
        *slot = (y as usize * sensor_width + x as usize) as u32;
    }
    out
}

/// Refuses a ROI that is not wholly on the camera's maps.
pub(crate) fn check_corners(rois: &RoiStack<'_>, camera: &Camera) -> Result<()> {
    let Calibration::Maps(maps) = &camera.calibration else {
        return Ok(());
    };
    if rois.is_empty() {
        return Ok(());
    }
    if rois.corners.is_none() {
        let (width, height) = (maps.width, maps.height);
        return Err(Error::NoCorners { width, height });
    }
    for roi in 0..rois.len() {
        camera.check_corner(roi, rois.corner(roi), rois.size())?;
    }
    Ok(())
}
