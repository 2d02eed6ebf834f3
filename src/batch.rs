//! Cutting a stack into batches.

use gaussmle_kernels::spec::{CODES, Columns, Psf, Spec};

use crate::acquire::Need;
use crate::camera::{Calibration, Camera};
use crate::device::{GPU_TILE, Shape};
use crate::error::{Error, Result};
use crate::options::Options;
use crate::roi::RoiStack;
use crate::settings::Settings;
use crate::worker::MapValues;

/// Batches under way at once on a GPU: one is filled while another is computed and a third read back.
const GPU_IN_FLIGHT: usize = 3;

/// On the CPU the cores that fill are those that compute, and the runtime ends what it is at before it takes in more.
const CPU_IN_FLIGHT: usize = 1;

/// How much memory a device is asked for unless told otherwise: enough to keep it busy,
/// little enough to leave a shared one to others, and on the CPU to stay near the caches.
const GPU_BUDGET: usize = 512 << 20;
const CPU_BUDGET: usize = 12 << 20;

/// What a driver keeps on a GPU for each process that uses it, bytes: context, kernels, printing buffers.
pub(crate) const CONTEXT: u64 = 600 << 20;

/// Of what is free on a GPU, a third is left to others.
pub(crate) const LEFT_TO_OTHERS: f64 = 1.5;

/// The fewest spots that a batch is cut down to before a device counts as too small.
pub(crate) const LEAST_BATCH: usize = 256;

/// Batches under way at once.
pub(crate) fn in_flight(shape: &Shape) -> usize {
    if shape.stage {
        CPU_IN_FLIGHT
    } else {
        GPU_IN_FLIGHT
    }
}

/// What CubeCL's pools may take of a GPU's memory for what they are asked for: their pages are of a few sizes only.
const POOLING: usize = 2;

/// Times that the memory of one batch may be taken on a GPU: that of one that has come back is not free yet when the next
/// takes its own.
const GPU_TIMES: usize = (GPU_IN_FLIGHT + 1) * POOLING;

/// Bytes on the device for each spot of a batch.
pub(crate) fn bytes_per_spot(psf: Psf, spec: &Spec) -> usize {
    let corner = 1;
    let out = Columns::new(psf.parameters()).count() + CODES;
    4 * (spec.words() + corner + out)
}

/// Bytes for batches under way, as far as nothing but the user and habit says. Who gives the size of a batch has said it.
fn wanted_budget(options: &Options, settings: &Settings, habit: usize) -> u64 {
    match (options.memory_budget, settings.spots()) {
        (Some(budget), _) => budget as u64,
        (None, Some(_)) => u64::MAX,
        (None, None) => habit as u64,
    }
}

/// Bytes for batches on the CPU.
pub(crate) fn cpu_budget(options: &Options, settings: &Settings) -> u64 {
    wanted_budget(options, settings, CPU_BUDGET)
}

/// Bytes for batches on a GPU with `free` bytes for this process, its driver's own left out, of which `maps` go to the camera.
pub(crate) fn gpu_budget(
    options: &Options,
    settings: &Settings,
    free: Option<u64>,
    maps: u64,
) -> u64 {
    let limit = settings
        .gpu_memory_limit
        .unwrap_or(u64::MAX)
        .saturating_sub(maps);
    let free = free.map_or(u64::MAX, |free| {
        (free.saturating_sub(maps) as f64 / LEFT_TO_OTHERS) as u64
    });
    wanted_budget(options, settings, GPU_BUDGET)
        .min(limit)
        .min(free)
}

/// Bytes that a camera's maps may take on a GPU.
pub(crate) fn maps_bytes(maps: Option<&MapValues>) -> u64 {
    maps.map_or(0, |maps| (POOLING * size_of_val(&maps.0[..])) as u64)
}

/// What a job needs on a GPU, beyond what the driver takes.
pub(crate) fn need(
    psf: Psf,
    spec: &Spec,
    maps: u64,
    options: &Options,
    settings: &Settings,
    spots: usize,
) -> Need {
    let spec = Spec {
        tile: GPU_TILE,
        ..*spec
    };
    let each = (bytes_per_spot(psf, &spec) * GPU_TIMES) as u64;
    let room = (gpu_budget(options, settings, None, maps) / each).max(1);
    let batch = settings
        .spots()
        .map_or(room, |spots| room.min(spots as u64));
    let of = |batch: u64| maps + batch.min(spots as u64) * each;
    Need {
        wanted: of(batch),
        least: of(batch.min(LEAST_BATCH as u64)),
    }
}

/// Spots for which another GPU is worth its start.
const WORTH_A_GPU: usize = 1_000_000;

/// How many GPUs are of use to a job.
pub(crate) fn gpus_of_use(settings: &Settings, spots: usize) -> usize {
    match settings.devices {
        // Who names devices wants them used.
        Some(_) => usize::MAX,
        None => spots.div_ceil(WORTH_A_GPU),
    }
}

/// Spots in a batch: what the user said, else what fits the budget; never more than a buffer holds.
pub(crate) fn batch_size(
    wanted: Option<usize>,
    budget: u64,
    psf: Psf,
    spec: &Spec,
    shape: &Shape,
) -> usize {
    let widest = spec.words().max(Columns::new(psf.parameters()).count());
    // The kernel counts in 32 bits.
    let countable = u32::MAX as usize / widest;
    let most = (shape.max_buffer / (4 * widest))
        .min(countable)
        .max(spec.tile);
    let times = if shape.stage {
        CPU_IN_FLIGHT
    } else {
        GPU_TIMES
    };
    let each = (times * bytes_per_spot(psf, spec)) as u64;
    let room = usize::try_from(budget / each).unwrap_or(usize::MAX);
    let wanted = wanted.unwrap_or(room).min(room).max(1);
    // Whole tiles, except where the user wants fewer spots than one has.
    let whole = wanted.min(most) / spec.tile * spec.tile;
    if whole == 0 {
        wanted.clamp(1, spec.tile)
    } else {
        whole
    }
}

/// Sensor index of each ROI's first pixel, in slots; slots left over have the last spot's again, as its pixels.
pub(crate) fn corners(
    rois: &RoiStack<'_>,
    first: usize,
    spots: usize,
    sensor_width: usize,
    spec: &Spec,
) -> Vec<u32> {
    let mut out = vec![0; spots.div_ceil(spec.tile) * spec.tile];
    for (i, slot) in out.iter_mut().enumerate() {
        let (x, y) = rois.corner(first + i.min(spots - 1));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_gpu_for_each_further_million() {
        let all = Settings::default();
        let of = |spots| gpus_of_use(&all, spots);
        assert_eq!(
            [of(1), of(1_000_000), of(1_000_001), of(3_500_000)],
            [1, 1, 2, 4]
        );
        let named = Settings {
            devices: Some(vec!["0".into()]),
            ..Settings::default()
        };
        assert_eq!(gpus_of_use(&named, 1), usize::MAX);
    }

    #[test]
    fn budgets() {
        let (options, free) = (Options::default(), Settings::default());
        let limited = Settings {
            gpu_memory_limit: Some(100),
            ..Settings::default()
        };
        assert_eq!(gpu_budget(&options, &free, None, 0), GPU_BUDGET as u64);
        // Two thirds of what is free, the camera's maps left out.
        assert_eq!(gpu_budget(&options, &free, Some(1_600), 100), 1_000);
        assert_eq!(gpu_budget(&options, &limited, None, 30), 70);
        // A batch that the user wants is held to the limit, and not to habit.
        let wanted = Settings {
            batch_size: Some(crate::settings::BatchSize::Spots(1 << 30)),
            ..Settings::default()
        };
        assert_eq!(cpu_budget(&options, &wanted), u64::MAX);
        assert_eq!(gpu_budget(&options, &wanted.or(&limited), None, 30), 70);
    }
}
