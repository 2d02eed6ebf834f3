//! Fits on the CPU, on the threads of rayon's pool.
//!
//! Each thread takes one block of ROIs after the other. It writes and fits one tile after the other,
//! while the pixels of the next one arrive from memory, and stores the results of the block.

use std::cell::RefCell;
use std::ops::Range;

use gaussmle_kernels::{CpuBlock, CpuJob, LaunchError};
use rayon::prelude::*;

use super::plan::JobPlan;
use super::results::{BatchResults, Contradictions, Destination, destinations};
use super::tiles::{TileWriter, fill_tiles};
use crate::device::{DeviceFailure, catch_panic};
use crate::fits::Fits;
use crate::roi::RoiStack;

/// ROIs in a block. A multiple of every tile.
const BLOCK: usize = 256;

/// Blocks in a batch for each thread. The threads finish a batch at different times, at most one
/// block apart.
const BLOCKS_PER_THREAD: usize = 64;

thread_local! {
    /// The memory of this thread's blocks.
    static MEMORY: RefCell<CpuBlock> = RefCell::default();
}

/// The fits of a job on the CPU.
#[derive(Debug)]
pub(crate) struct CpuFits {
    job: CpuJob,
    plan: JobPlan,
}

impl CpuFits {
    /// Compiles the kernel if this is its first use. `plan` has the choices of the CPU.
    pub fn new(plan: JobPlan) -> Result<Self, DeviceFailure> {
        // CubeCL panics where LLVM fails.
        let job = catch_panic(|| CpuJob::new(&plan.job_settings()))?;
        let job = job.map_err(|error| DeviceFailure::Lost(error.to_string()))?;
        Ok(Self { job, plan })
    }

    /// The number of ROIs between two looks at cancellation.
    pub fn batch_size() -> usize {
        BLOCK * BLOCKS_PER_THREAD * rayon::current_num_threads()
    }

    /// The bytes of all threads' blocks in batches of this many spots.
    pub fn memory_bytes(&self, spots: usize) -> u64 {
        let blocks = spots.div_ceil(BLOCK).min(rayon::current_num_threads());
        self.plan.device_bytes(blocks * BLOCK.min(spots))
    }

    /// Fits a range of ROIs and stores the results.
    pub fn fit(
        &self,
        rois: &RoiStack<'_>,
        spots: Range<usize>,
        fits: &mut Fits,
    ) -> Result<(), DeviceFailure> {
        let (first, count) = (spots.start, spots.len());
        let parts = destinations(fits, spots, BLOCK);
        let block = |(index, to): (usize, Destination<'_>)| {
            let first = first + index * BLOCK;
            MEMORY.with_borrow_mut(|memory| self.fit_block(memory, rois, first, to))
        };
        let parts = parts.into_par_iter().enumerate();
        let found = parts
            .map(block)
            .try_reduce(Contradictions::default, |a, b| Ok(a.and(b)))
            .map_err(refused)?;
        found.check(count).map_err(DeviceFailure::Lost)
    }

    fn fit_block(
        &self,
        memory: &mut CpuBlock,
        rois: &RoiStack<'_>,
        first: usize,
        to: Destination<'_>,
    ) -> Result<Contradictions, LaunchError> {
        let spec = self.job.spec();
        let spots = to.spots();
        let layout = spec.columns(self.plan.psf);
        let tiles = spots.div_ceil(spec.tile);
        let maps = self.plan.host_maps();
        let mut writer = TileWriter::new(rois, first..first + spots, spec, maps);
        let fill = |tile: usize, words: &mut [u32]| {
            writer.write(tile, words);
            // They arrive during the fits of this tile.
            writer.prefetch(tile + 1);
        };
        let (columns, codes) = self.job.fit_tiles(memory, tiles, fill)?;
        let results = BatchResults {
            columns,
            codes,
            padded: tiles * spec.tile,
            spots,
        };
        Ok(results.store_part(0, layout, self.plan.max_iterations, to))
    }

    /// The seconds in which all threads run the kernel alone, for at least as many spots as `rois`
    /// has, and that number of spots. The tiles are in the caches.
    #[cfg(feature = "simulate")]
    pub fn kernel_seconds(&self, rois: &RoiStack<'_>) -> Result<(f64, usize), DeviceFailure> {
        let spec = self.job.spec();
        let blocks = rois.len().div_ceil(BLOCK);
        let different = blocks.min(8 * rayon::current_num_threads());
        let mut filled = Vec::new();
        for index in 0..different {
            let spots = index * BLOCK..((index + 1) * BLOCK).min(rois.len());
            let tiles = spots.len().div_ceil(spec.tile);
            let mut memory = CpuBlock::default();
            let words = self.job.words_mut(&mut memory, tiles).map_err(refused)?;
            fill_tiles(words, rois, spots.clone(), spec, self.plan.host_maps());
            filled.push((memory, tiles, spots.len()));
        }
        let times = blocks.div_ceil(different);
        let began = std::time::Instant::now();
        let run = filled.par_iter_mut().map(|(memory, tiles, spots)| {
            for _ in 0..times {
                self.job.fit(memory, *tiles)?;
            }
            Ok(times * *spots)
        });
        let spots = run.try_reduce(|| 0, |a, b| Ok(a + b)).map_err(refused)?;
        Ok((began.elapsed().as_secs_f64(), spots))
    }
}

/// The failure of a launch that was refused.
fn refused(error: LaunchError) -> DeviceFailure {
    DeviceFailure::Lost(error.to_string())
}
