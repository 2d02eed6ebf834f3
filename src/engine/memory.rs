//! Memory of a job: budgets, the need on a GPU, and the size of batches.

use gaussmle_kernels::Psf;
use gaussmle_kernels::spec::{CODES, Spec};

use crate::device::{CONTEXT_BYTES, GPU_TILE, GpuMemory, KernelShape, MEMORY_MARGIN, MemoryNeed};
use crate::settings::{Bytes, MemoryLimit, Settings};

/// Batches in flight on a GPU: one is filled while another is computed and a third is read back.
const GPU_IN_FLIGHT: usize = 3;

/// The CPU fits a batch when it is dispatched.
const CPU_IN_FLIGHT: usize = 1;

/// The default memory for batches on a GPU, bytes: enough to keep it busy, and little on a shared
/// one.
const GPU_BUDGET: u64 = 512 << 20;

/// The smallest batch, spots. A device without room for it counts as too small.
pub(crate) const LEAST_BATCH: usize = 256;

/// The factor by which CubeCL's memory pools exceed what is requested: their pages have few sizes.
const POOLING: usize = 2;

/// The number of batches whose memory is taken on a GPU at once: that of a finished batch is not
/// free yet when the next one allocates.
const GPU_TIMES: usize = (GPU_IN_FLIGHT + 1) * POOLING;

/// The number of GPUs grows by one for each further million spots: a GPU takes seconds to start.
const SPOTS_PER_GPU: usize = 1_000_000;

/// The number of batches in flight at once.
pub(crate) fn in_flight(shape: &KernelShape) -> usize {
    if shape.cache_pixels {
        CPU_IN_FLIGHT
    } else {
        GPU_IN_FLIGHT
    }
}

/// Bytes on the device for each spot of a batch. The pixels as they are in the stack are not counted:
/// the memory of a batch that is not in flight has room for them.
pub(crate) fn bytes_per_spot(psf: Psf, spec: &Spec) -> usize {
    let corner = 1;
    let out = spec.columns(psf).count() + CODES;
    4 * (spec.words() + corner + out)
}

/// The memory that a job may use.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemoryPlan {
    /// Bytes for all batches in flight, if set.
    budget: Option<u64>,
    /// Spots in a batch, if set.
    fixed_batch: Option<usize>,
    /// Bytes for batches and camera maps on each GPU, if limited.
    gpu_limit: Option<MemoryLimit>,
    /// Bytes of the camera maps on a GPU.
    map_bytes: u64,
    /// True if the user named the GPUs.
    gpus_are_named: bool,
}

impl MemoryPlan {
    /// The plan for settings, and camera maps of this many values.
    pub fn new(settings: &Settings, map_values: usize) -> Self {
        Self {
            budget: settings.memory_budget.map(|Bytes(bytes)| bytes),
            fixed_batch: settings.fixed_batch(),
            gpu_limit: settings.gpu_memory_limit,
            map_bytes: (POOLING * size_of::<f32>() * map_values) as u64,
            gpus_are_named: settings.devices.is_some(),
        }
    }

    /// Spots in a batch, if they were set.
    #[cfg(feature = "cpu")]
    pub fn fixed_batch(&self) -> Option<usize> {
        self.fixed_batch
    }

    /// Bytes of the camera maps on a GPU.
    pub fn map_bytes(&self) -> u64 {
        self.map_bytes
    }

    /// Bytes for batches. A fixed batch size needs no budget beside it.
    fn budget(&self) -> u64 {
        match (self.budget, self.fixed_batch) {
            (Some(budget), _) => budget,
            (None, Some(_)) => u64::MAX,
            (None, None) => GPU_BUDGET,
        }
    }

    /// Bytes for batches on a GPU with this memory, whose free part is beside the driver's own.
    pub fn gpu_budget(&self, memory: Option<GpuMemory>) -> u64 {
        let free = memory.map_or(u64::MAX, |memory| {
            (memory.free.saturating_sub(self.map_bytes) as f64 / MEMORY_MARGIN) as u64
        });
        self.limited_budget(memory.map(|memory| memory.total))
            .min(free)
    }

    /// Bytes for batches on a GPU with `total` bytes, all of them free.
    fn limited_budget(&self, total: Option<u64>) -> u64 {
        let limit = self.gpu_limit.map_or(u64::MAX, |limit| limit.bytes(total));
        self.budget().min(limit.saturating_sub(self.map_bytes))
    }

    /// The need of a job on a GPU with `total` bytes, without the driver's own.
    pub fn need(&self, psf: Psf, spec: &Spec, spots: usize, total: Option<u64>) -> MemoryNeed {
        let spec = Spec {
            tile: GPU_TILE,
            ..*spec
        };
        let each = (bytes_per_spot(psf, &spec) * GPU_TIMES) as u64;
        let room = (self.limited_budget(total) / each).max(1);
        let batch = self
            .fixed_batch
            .map_or(room, |spots| room.min(spots as u64));
        let bytes = |batch: u64| self.map_bytes + batch.min(spots as u64) * each;
        MemoryNeed {
            wanted: bytes(batch),
            least: bytes(batch.min(LEAST_BATCH as u64)),
        }
    }

    /// The need of a job on a GPU with the driver's own.
    pub fn need_with_context(&self, psf: Psf, spec: &Spec, spots: usize) -> u64 {
        CONTEXT_BYTES + self.need(psf, spec, spots, None).wanted
    }

    /// The number of GPUs that a job has use for.
    pub fn useful_gpus(&self, spots: usize) -> usize {
        match self.gpus_are_named {
            true => usize::MAX,
            false => spots.div_ceil(SPOTS_PER_GPU),
        }
    }

    /// Spots in a batch on a device with this budget, and buffers that hold no more than its
    /// largest.
    pub fn batch_size(&self, budget: u64, psf: Psf, spec: &Spec, shape: &KernelShape) -> usize {
        let widest = spec.words().max(spec.columns(psf).count());
        // The kernel's indices have 31 bits.
        let countable = i32::MAX as usize / widest;
        let most = (shape.max_buffer / (4 * widest))
            .min(countable)
            .max(spec.tile);
        let times = if shape.cache_pixels {
            CPU_IN_FLIGHT
        } else {
            GPU_TIMES
        };
        let each = (times * bytes_per_spot(psf, spec)) as u64;
        let room = usize::try_from(budget / each).unwrap_or(usize::MAX);
        let wanted = self.fixed_batch.unwrap_or(shape.enough).min(room).max(1);
        // Whole tiles, unless a batch is smaller than one.
        let whole = wanted.min(most) / spec.tile * spec.tile;
        if whole == 0 {
            wanted.clamp(1, spec.tile)
        } else {
            whole
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle_kernels::spec::{Noise, Outputs, Pixels};

    use super::*;
    use crate::settings::BatchSize;

    fn plan(change: impl FnOnce(&mut Settings), map_bytes: u64) -> MemoryPlan {
        let mut settings = Settings::default();
        change(&mut settings);
        let map_values = map_bytes as usize / (POOLING * size_of::<f32>());
        MemoryPlan::new(&settings, map_values)
    }

    #[test]
    fn each_further_million_spots_has_use_for_another_gpu() {
        let all = plan(|_| {}, 0);
        let gpus = [1, 1_000_000, 1_000_001, 3_500_000].map(|spots| all.useful_gpus(spots));
        assert_eq!(gpus, [1, 1, 2, 4]);
        let named = plan(|s| s.devices = Some(vec!["0".parse().expect("a GPU")]), 0);
        assert_eq!(named.useful_gpus(1), usize::MAX);
    }

    /// The table in `docs/gpu.md`.
    #[test]
    fn batches_by_free_memory() {
        let all = plan(|_| {}, 0);
        let spec = Spec {
            size: 11,
            pixels: Pixels::PackedU16,
            noise: Noise::Poisson,
            lanes: 1,
            tile: GPU_TILE,
            cache_pixels: false,
            units: 1,
            outputs: Outputs::ALL,
        };
        let batch = |free: u64, enough: usize| {
            let memory = GpuMemory {
                free: free - CONTEXT_BYTES,
                total: 80_000_000_000,
            };
            let shape = KernelShape {
                lanes: 1,
                tile: GPU_TILE,
                cache_pixels: false,
                max_buffer: usize::MAX,
                enough,
            };
            let budget = all.gpu_budget(Some(memory));
            all.batch_size(budget, Psf::Xynb, &spec, &shape)
        };
        let row = |free| [batch(free, 1 << 16), batch(free, usize::MAX)];
        assert_eq!(row(700_000_000), [10_304, 10_304]);
        assert_eq!(row(1_000_000_000), [54_016, 54_016]);
        for free in [2_000_000_000, 80_000_000_000] {
            assert_eq!(row(free), [65_536, 117_312]);
        }
    }

    #[test]
    fn the_limit_and_the_free_memory_cap_every_budget() {
        assert_eq!(plan(|_| {}, 0).gpu_budget(None), GPU_BUDGET);
        // Two thirds of the free memory, without the camera maps.
        let memory = GpuMemory {
            free: 1_604,
            total: 3_000,
        };
        assert_eq!(plan(|_| {}, 104).gpu_budget(Some(memory)), 1_000);
        let tenth = |s: &mut Settings| s.gpu_memory_limit = Some(MemoryLimit::Percent(10.0));
        assert_eq!(plan(tenth, 104).gpu_budget(Some(memory)), 300 - 104);
        let limit = |s: &mut Settings| s.gpu_memory_limit = Some(MemoryLimit::Bytes(100));
        assert_eq!(plan(limit, 32).gpu_budget(None), 68);
        // A fixed batch size replaces the default budget, not the limit.
        let large = |s: &mut Settings| s.batch_size = Some(BatchSize::Spots(1 << 30));
        let gpu = GpuMemory {
            free: u64::MAX,
            total: u64::MAX,
        };
        assert!(plan(large, 0).gpu_budget(Some(gpu)) > GPU_BUDGET);
        let both = |s: &mut Settings| {
            large(s);
            limit(s);
        };
        assert_eq!(plan(both, 32).gpu_budget(None), 68);
    }
}
